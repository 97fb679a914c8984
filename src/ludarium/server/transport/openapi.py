"""The HTTP interface as an OpenAPI document, made from the very types that are used."""

import re
from functools import cache
from typing import Any

import msgspec

from ludarium import __version__
from ludarium.server.transport import protocol
from ludarium.server.transport.api import ENDPOINTS, Endpoint

QUERIES = {
    "/api/tables": [("mine", "string"), ("watch", "string")],
    "/api/daily/{game}": [("date", "string")],
    "/api/tables/{table}/page": [("name", "string"), ("language", "string")],
    "/api/tables/{table}/frames": [("from", "integer"), ("count", "integer"), ("seat", "integer")],
}


@cache
def document() -> dict[str, Any]:
    kinds = [one.request for one in ENDPOINTS if one.request] + [one.answer for one in ENDPOINTS if one.answer]
    kinds.append(protocol.ErrorAnswer)
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    by_kind = {repr(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ludarium", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def operation(endpoint: Endpoint, by_kind: dict[str, Any]) -> dict[str, Any]:
    named = re.findall(r"\{(\w+)\}", endpoint.path)
    parameters = [{"name": one, "in": "path", "required": True, "schema": {"type": "string"}} for one in named]
    queries = QUERIES.get(endpoint.path, []) if endpoint.method == "GET" else []
    parameters += [{"name": one, "in": "query", "schema": {"type": kind}} for one, kind in queries]
    answer: dict[str, Any] = {"description": endpoint.about}
    if endpoint.answer is not None:
        answer["content"] = json_of(by_kind[repr(endpoint.answer)])
    refusal = {"description": "refused", "content": json_of(by_kind[repr(protocol.ErrorAnswer)])}
    described: dict[str, Any] = {
        "summary": endpoint.about,
        "parameters": parameters,
        "responses": {str(endpoint.status): answer, "4XX": refusal},
    }
    if endpoint.request is not None:
        described["requestBody"] = {"content": json_of(by_kind[repr(endpoint.request)])}
    elif endpoint.big:
        described["requestBody"] = {"content": json_of({"type": "object"})}
    return described


def json_of(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
