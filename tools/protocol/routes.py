"""The routes of the server: what each takes, answers and refuses, as `app.py` does it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from typing import Any

from tools.protocol.spelling import source

SERVER = Path(__file__).resolve().parents[2] / "src" / "gloaming" / "server"
LISTS = {
    "devices": "list of [DeviceView](#deviceview)",
    "sign_out": "list of [DeviceView](#deviceview)",
    "open_tables": "list of [OpenTable](#opentable)",
    "games": "list of [GameView](#gameview)",
}
"""What is not made in the method itself."""
TEXTS = {"match_file": "the [match file](match-file.md)", "analysis": "JSON of the game"}
WITH_COOKIE = "known_as"
Refusal = tuple[int, str]


def requests() -> Iterator[str]:
    """A table of the routes."""
    tree = ast.parse(source(SERVER / "app.py"))
    functions = _functions(tree)
    yield "| request | body | answer | refusals |\n|---|---|---|---|"
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "Route" and call.keywords:
            path, handler = (ast.unparse(part) for part in call.args)
            method = ast.literal_eval(call.keywords[0].value)[0]
            request = f"{method} {ast.literal_eval(path)}"
            yield _row(request, functions[handler.partition(".")[2]], functions)


def _functions(tree: ast.Module) -> dict[str, ast.AST]:
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return {node.name: node for node in ast.walk(tree) if isinstance(node, kinds)}


def _row(request: str, handler: Any, functions: dict[str, ast.AST]) -> str:
    told: dict[int, list[str]] = {}
    for status, reason in sorted(set(_refusals(handler, functions, set()))):
        told.setdefault(status, []).append(f"`{reason}`")
    refusals = "; ".join(f"{status} {', '.join(reasons)}" for status, reasons in told.items())
    what = ast.get_docstring(handler) or ""
    return f"| `{request}` {what} | {_body(handler)} | {_answer(handler)} | {refusals} |"


def _calls(node: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    for call in ast.walk(node):
        if isinstance(call, ast.Call):
            yield ast.unparse(call.func).removeprefix("self."), call


def _body(handler: ast.AST) -> str:
    found = [ast.unparse(call.args[1]) for name, call in _calls(handler) if name == "body"]
    return "".join(_link(name) for name in found)


def _answer(handler: Any) -> str:
    if handler.name in TEXTS:
        return f"200 {TEXTS[handler.name]}"
    if handler.name in LISTS:
        return f"200 {LISTS[handler.name]}"
    *_, reply = [call for name, call in _calls(handler) if name == "reply"]
    status = ast.literal_eval(reply.args[1]) if len(reply.args) > 1 else HTTPStatus.OK.value
    has_cookie = any(name == WITH_COOKIE for name, _ in _calls(handler))
    return f"{status} {_made(reply.args[0])}{' and the cookie' if has_cookie else ''}"


def _made(value: ast.expr) -> str:
    if isinstance(value, ast.Dict):
        names = (ast.literal_eval(key) for key in value.keys if key is not None)
        return "object of " + ", ".join(f"`{name}`" for name in names)
    assert isinstance(value, ast.Call)
    return _link(ast.unparse(value.func))


def _link(name: str) -> str:
    short = name.removeprefix("wire.")
    return f"[{short}](#{short.lower()})"


# Why a request is refused


def _refusals(
    node: ast.AST, functions: dict[str, ast.AST], seen: set[str]
) -> Iterator[Refusal]:  # fmt: skip
    """What a method raises, and what it calls."""
    for name, call in _calls(node):
        if name == "ProblemError":
            status, reason = call.args
            yield from ((ast.literal_eval(status), each) for each in _reasons(reason))
        elif name in functions and name not in seen:
            seen.add(name)
            yield from _refusals(functions[name], functions, seen)


def _reasons(reason: ast.expr) -> list[str]:
    if isinstance(reason, ast.Constant):
        return [str(reason.value)]
    if isinstance(reason, ast.IfExp):
        return [*_reasons(reason.body), *_reasons(reason.orelse)]
    return {
        "bad.reason": _raised("people.py", "clean_name"),
        "refused.reason": _raised("acts.py", "checked_options"),
        "reason": _kept_out(),
    }[ast.unparse(reason)]


def _raised(module: str, function: str) -> list[str]:
    node = _functions(ast.parse(source(SERVER / module)))[function]
    raised = (part.exc for part in ast.walk(node) if isinstance(part, ast.Raise))
    return [ast.literal_eval(exc.args[0]) for exc in raised if isinstance(exc, ast.Call)]


def _kept_out() -> list[str]:
    node: Any = _functions(ast.parse(source(SERVER / "company.py")))["keeps_out"]
    parts = (part.value for part in ast.walk(node.returns) if isinstance(part, ast.Constant))
    return [str(value) for value in parts if value is not None]
