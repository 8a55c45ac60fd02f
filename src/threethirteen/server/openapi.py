"""The HTTP interface described: OpenAPI made from the wire's types, and a page of our own without foreign scripts."""

from __future__ import annotations

from functools import cache
from html import escape
from importlib.metadata import version
from typing import Any, Final

import msgspec

from threethirteen.i18n.texts import languages
from threethirteen.protocol import http
from threethirteen.protocol.messages import NewTable, TableMade
from threethirteen.protocol.wire import schema_hook
from threethirteen.server.state import CODE_LENGTH

_FORMS: Final = (
    NewTable,
    TableMade,
    http.About,
    http.Forgot,
    http.HttpError,
    http.LanAnswer,
    http.LanQuestion,
    http.MyTables,
    http.RecordQuestion,
    http.RulesAnswer,
    http.RulesQuestion,
    http.TableFacts,
    http.TableList,
    http.Tokens,
)
_CODE: Final = {
    "name": "code",
    "in": "path",
    "required": True,
    "schema": {"type": "string", "minLength": 1, "maxLength": 16},
    "example": "k" * CODE_LENGTH,
}
_RULES: Final = {"name": "rules", "in": "query", "schema": {"type": "string", "maxLength": 400}}
_LANG: Final = {"name": "lang", "in": "query", "schema": {"type": "string", "maxLength": 16}}


def _operation(
    summary: str,
    answer: str | None,
    *,
    body: str | None = None,
    params: tuple[dict[str, Any], ...] = (),
    refusals: tuple[int, ...] = (),
    status: int = 200,
    media_type: str = "application/json",
) -> dict[str, Any]:
    schema = {"$ref": f"#/components/schemas/{answer}"} if answer else {}
    error = {"application/json": {"schema": {"$ref": "#/components/schemas/HttpError"}}}
    responses: dict[str, Any] = {
        str(status): {"description": "Done.", "content": {media_type: {"schema": schema}}}
    }
    for code in sorted({*refusals, 421, 429, *((400, 403, 413) if body else ())}):
        responses[str(code)] = {"description": _MEANINGS[code], "content": error}
    found: dict[str, Any] = {"summary": summary, "responses": responses}
    if params:
        found["parameters"] = list(params)
    if body:
        content = {"application/json": {"schema": {"$ref": f"#/components/schemas/{body}"}}}
        found["requestBody"] = {"required": True, "content": content}
    return found


_MEANINGS: Final = {
    400: "The body or a parameter is not of the form asked for; the path says where.",
    403: "Not yours to ask, or asked from a page of another site.",
    404: "There is no such thing.",
    409: "Not possible on this server now.",
    413: "The body is too long.",
    421: "This server does not go by the name it was called by.",
    422: "Well-formed, but against the rules; all problems are named.",
    429: "Too many requests.",
    503: "The database does not answer.",
}


@cache
def document() -> dict[str, Any]:
    """The OpenAPI document."""
    _, parts = msgspec.json.schema_components(
        _FORMS, schema_hook=schema_hook, ref_template="#/components/schemas/{name}"
    )
    lang = {
        "name": "lang",
        "in": "path",
        "required": True,
        "schema": {"type": "string", "enum": list(languages())},
    }
    post, get = "post", "get"
    paths: dict[str, Any] = {
        "/api/about": {get: _operation("The program, and where others are told to come.", "About")},
        "/api/catalogue": {
            get: _operation("Games, variations, options, bots: what the form is made from.", None)
        },
        "/api/rules": {post: _operation("Would these rules do?", "RulesAnswer", body="RulesQuestion")},
        "/api/sheet": {
            get: _operation("The rule sheet of a join.", None, params=(_RULES, _LANG), refusals=(400, 422))
        },
        "/api/tables": {
            get: _operation("Public tables that are not over.", "TableList"),
            post: _operation("A new table.", "TableMade", body="NewTable", refusals=(422,), status=201),
        },
        "/api/tables/{code}": {
            get: _operation(
                "What anybody may know of a table.", "TableFacts", params=(_CODE,), refusals=(404,)
            )
        },
        "/api/tables/{code}/sheet": {
            get: _operation("The rule sheet of a table.", None, params=(_CODE, _LANG), refusals=(404,))
        },
        "/api/mine": {post: _operation("The tables of one's tokens.", "MyTables", body="Tokens")},
        "/api/mine/forget": {post: _operation("Delete names and tokens.", "Forgot", body="Tokens")},
        "/api/record": {
            post: _operation(
                "The match record, as far as one may know it.",
                None,
                body="RecordQuestion",
                refusals=(404,),
                media_type="application/x-ndjson",
            )
        },
        "/api/locales/{lang}": {
            get: _operation(
                "All texts of a language, as Fluent source.",
                None,
                params=(lang,),
                refusals=(404,),
                media_type="text/plain",
            )
        },
        "/api/lan": {
            post: _operation(
                "Let phones on this network in.", "LanAnswer", body="LanQuestion", refusals=(409,)
            )
        },
        "/healthz": {get: _operation("The server and its database work.", None, refusals=(503,))},
        "/metrics": {get: _operation("For Prometheus.", None, media_type="text/plain")},
    }
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Three Thirteen",
            "version": version("three-thirteen"),
            "description": "HTTP round the tables. A match itself is played over the WebSocket /ws (docs/protocol.md).",
        },
        "paths": paths,
        "components": {"schemas": parts},
    }


@cache
def document_text() -> bytes:
    """The OpenAPI document as JSON."""
    return msgspec.json.encode(document())


@cache
def page() -> bytes:
    """The document for people."""
    parts = []
    for path, operations in document()["paths"].items():
        for method, operation in operations.items():
            rows = "".join(
                f"<tr><td>{status}</td><td>{escape(answer['description'])}</td></tr>"
                for status, answer in operation["responses"].items()
            )
            asks = (
                operation.get("requestBody", {})
                .get("content", {})
                .get("application/json", {})
                .get("schema", {})
            )
            body = asks.get("$ref", "").rpartition("/")[2]
            parts.append(
                f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(operation['summary'])}</p>"
                + (f"<p>Body: <code>{escape(body)}</code></p>" if body else "")
                + f"<table>{rows}</table>"
            )
    text = (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Three Thirteen: HTTP</title></head><body>'
        '<h1>Three Thirteen: HTTP</h1><p>All types: <a href="/openapi.json">openapi.json</a>.</p>'
        + "".join(parts)
        + "</body></html>"
    )
    return text.encode()
