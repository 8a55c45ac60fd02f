"""``three-thirteen serve``, and ``three-thirteen`` alone: the server, and the browser at its lobby."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from threethirteen.i18n import Texts
    from threethirteen.server.settings import Settings


class ServeError(Exception):
    """The server cannot run: ``code`` (sentence ``serve-<code>``) and arguments."""

    def __init__(self, code: str, args: dict[str, str | int]) -> None:
        self.code = code
        self.arguments = args
        super().__init__(f"{code} {args}")


def serve_command(
    host: Annotated[str | None, typer.Option(help="The address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="The port.")] = None,
    lan: Annotated[bool | None, typer.Option("--lan", help="Listen on the network address as well.")] = None,
    database: Annotated[str | None, typer.Option(help="The database's URL.")] = None,
    base_url: Annotated[str | None, typer.Option(help="The address others reach it by.")] = None,
    trusted_proxy: Annotated[list[str] | None, typer.Option(help="A proxy whose word counts.")] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = False,
    lang: Annotated[str | None, typer.Option(help="The language.")] = None,
) -> None:
    """Run the server."""
    from threethirteen.cli.options import texts_from_options
    from threethirteen.server.settings import SettingsError, settings_from

    t = texts_from_options(lang)
    try:
        settings = settings_from(
            host=host,
            port=port,
            lan=lan,
            database=database,
            base_url=base_url,
            trusted_proxies=tuple(trusted_proxy) if trusted_proxy else None,
        )
    except SettingsError as error:
        raise ServeError(error.code, {"value": error.value}) from error
    run(settings, t, open_browser=open_browser, at_home=False)


def start_local(open_browser: bool) -> None:
    """The program without a command: the server on this machine, and its lobby in the browser."""
    from threethirteen.cli.options import texts_from_options
    from threethirteen.server.settings import SettingsError, settings_from

    try:
        settings = settings_from()
    except SettingsError as error:
        raise ServeError(error.code, {"value": error.value}) from error
    run(settings, texts_from_options(None), open_browser=open_browser, at_home=True)


def run(settings: Settings, t: Texts, *, open_browser: bool, at_home: bool) -> None:
    """Serve until somebody ends it. Raises ServeError.

    ``at_home`` is for who only wants to play: where the port is taken the next free one does, and of the log only what
    went wrong is shown.
    """
    import asyncio

    try:
        asyncio.run(_serve(settings, t, open_browser, at_home))
    except KeyboardInterrupt:  # a second Ctrl+C: at once
        raise typer.Exit(130) from None


def spare_the_collector() -> None:
    """Keep Python's cyclic garbage collector from stopping all tables at once.

    What 200 tables hold is some 300,000 objects, nearly none of them in cycles, and each look at all of them stops the
    event loop for a fifth of a second. What is there at the start stays to the end and is not looked at again; the rest
    is, but seldom: a cycle is rare here, and a server has memory for the few that wait.
    """
    import gc

    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 100)


async def _serve(settings: Settings, t: Texts, open_browser: bool, at_home: bool) -> None:
    import asyncio
    import errno
    import logging
    import signal

    from threethirteen.server.service import Service, set_up_logs
    from threethirteen.store import StoreError

    set_up_logs(logging.WARNING if at_home else logging.INFO)
    service = Service(settings, next_port=at_home)
    loop = asyncio.get_running_loop()
    over = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, over.set)
        except NotImplementedError:  # Windows: Ctrl+C comes as KeyboardInterrupt
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(over.set))
    try:
        await service.start()
    except StoreError as error:
        await service.stop()
        raise ServeError("database", {"reason": str(error)}) from error
    except OSError as error:
        await service.stop()
        args: dict[str, str | int] = {"host": settings.host, "port": str(settings.port)}
        if error.errno == errno.ENETUNREACH:
            raise ServeError("no-network", {}) from error
        if error.errno == errno.EADDRINUSE:
            raise ServeError("port-busy", args) from error
        raise ServeError("cannot-listen", {**args, "reason": error.strerror or str(error)}) from error
    spare_the_collector()
    try:
        _say_where(service.address, t)
        if service.moved_from is not None:
            taken, free = str(service.moved_from), str(service.places.port)
            typer.echo(t.text("serve-moved", port=taken, free=free))
        if service.places.lan_address:
            typer.echo(t.text("serve-network", address=service.places.base_url))
        typer.echo(t.text("serve-stop"))
        sys.stdout.flush()
        if open_browser and _has_display():
            import webbrowser

            await asyncio.to_thread(webbrowser.open, service.address)
        await over.wait()
    finally:
        await service.stop()


def _say_where(address: str, t: Texts) -> None:
    typer.echo(t.text("serve-listening", address=address))


def _has_display() -> bool:
    import os

    if os.name == "nt" or sys.platform == "darwin":
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
