"""What the store raises: a code and arguments, from which the sentence is made above."""

from __future__ import annotations


class StoreError(Exception):
    """Something the store could not do. Nothing was written, unless the code is ``database-failed``.

    Codes and arguments:

    * ``database-url`` (``url``, its password left out; ``part``): not a URL of a database that can be used.
    * ``database-failed`` (``detail``): the database could not be reached or gave up. If it happened at the commit the
      write may have been done all the same: the same command again tells (``Known``), and so does ``Behind``.
    * ``database-newer`` (``found``, ``known``): a newer version of the program has written this database.
    * ``code-taken`` (``code``), ``match-taken`` (``match``): another table has this code, or this match's id.
    * ``no-such-match`` (``match``), ``no-such-seat`` (``match``, ``seat``): nothing to write to.
    * ``seat-taken`` (``match``, ``seat``), ``token-taken``: a seat is there already, or has the same token.
    * ``raced`` (``match``): other processes were faster three times in a row; ask again.
    * ``closed``: the store has been closed.
    """

    def __init__(self, code: str, args: dict[str, str | int] | None = None) -> None:
        self.code = code
        self.arguments = args or {}
        told = "".join(f"; {name}={value!r}" for name, value in self.arguments.items())
        super().__init__(f"{code}{told}")
