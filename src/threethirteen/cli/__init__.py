"""The command line: one module a command, and the table in the terminal."""

from threethirteen.cli.app import main

__all__ = ["main"]
