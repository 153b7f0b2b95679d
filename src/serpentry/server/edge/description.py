"""The service's description: OpenAPI, in which refusals are described once for all requests."""

from collections.abc import Callable
from dataclasses import MISSING, field
from types import new_class
from typing import Annotated, Any, Literal, Union

from fastapi import FastAPI
from fastapi.routing import APIRoute
from fastapi.utils import create_model_field
from pydantic import BaseModel
from pydantic import Field as Described

from serpentry.hosting.requests.messages import KINDS
from serpentry.hosting.shapes.messages import ServerMessage
from serpentry.tabletop.formats.reader import Sent, sent_fields


def sent_shape(*kinds: type, message: str = "") -> Any:
    """The one object that the fields of several dataclasses are sent in, called like the last.

    One that is a message of the socket is called by its `type`.
    """
    if len(kinds) == 1 and issubclass(kinds[0], Sent):
        return kinds[0]
    sent = {one.name: (one, hint) for kind in kinds for one, hint in sent_fields(kind)}
    content: dict[str, Any] = {
        "__doc__": kinds[-1].__doc__,
        "__annotations__": {name: hint for name, (_, hint) in sent.items()},
    }
    for field_name, (one, _) in sent.items():
        if one.default is not MISSING or one.default_factory is not MISSING:
            content[field_name] = field(default=one.default, default_factory=one.default_factory)
    if message:
        content["__annotations__"]["type"] = Literal[message]
    name = f"{message.capitalize()}Message" if message else kinds[-1].__name__
    return new_class(name, (Sent,), {}, lambda body: body.update(content))


def client_message() -> Any:
    """Whatever a client may say over a table's socket."""
    shapes = tuple(sent_shape(*parts, message=kind) for kind, parts in KINDS.items())
    return Annotated[Union[shapes], Described(discriminator="type")]  # noqa: UP007


def server_message() -> Any:
    """Whatever comes back."""
    return Annotated[ServerMessage, Described(discriminator="type")]


class LaterRoute(APIRoute):
    """A route that encodes its answers itself: their shape is read once it is to be described.

    FastAPI would make a validator of each when the service starts, a quarter of the time of that.
    """

    def __init__(
        self, path: str, endpoint: Callable[..., Any], *, response_model: Any = None, **more: Any
    ) -> None:
        super().__init__(path, endpoint, response_model=None, **more)
        self.shape = response_model

    def describe(self) -> None:
        """Let FastAPI know the shape of the answer."""
        if self.shape is not None and self.response_field is None:
            self.response_model = self.shape
            name = f"Response_{self.unique_id}"
            self.response_field = create_model_field(name, self.shape, mode="serialization")


class Problem(BaseModel):
    """Why a request was refused: a key with arguments, and its words in the asked language."""

    key: str
    args: dict[str, object]
    text: str


PROBLEM = {"$ref": "#/components/schemas/Problem"}


def description_of(app: FastAPI) -> dict[str, Any]:
    """What the service answers, and how it refuses: always as JSON, whatever was asked for."""
    for route in app.routes:
        if isinstance(route, LaterRoute):
            route.describe()
    description = app.openapi()
    parts = description["components"]
    parts["schemas"] = dict(sorted({**parts.get("schemas", {}), **_problem()}.items()))
    shared: dict[str, Any] = parts.setdefault("responses", {})
    for path in description["paths"].values():
        for operation in path.values():
            answers = operation["responses"]
            for status, answer in answers.items():
                if _is_refusal(answer):
                    name = answer["description"].replace(" ", "")
                    shared[name] = answer | {"content": {"application/json": {"schema": PROBLEM}}}
                    answers[status] = {"$ref": f"#/components/responses/{name}"}
    untitled: dict[str, Any] = _untitled(description)
    return untitled


def _problem() -> dict[str, Any]:
    """What every refusal names."""
    return {Problem.__name__: Problem.model_json_schema()}


def _untitled(described: object) -> Any:
    """The same without titles that only repeat the name of what they stand at."""
    if isinstance(described, list):
        return [_untitled(one) for one in described]
    if not isinstance(described, dict):
        return described
    is_schema = isinstance(described.get("title"), str) and "version" not in described
    return {
        key: _untitled(one) for key, one in described.items() if not (is_schema and key == "title")
    }


def _is_refusal(answer: dict[str, Any]) -> bool:
    return any(one.get("schema") == PROBLEM for one in answer.get("content", {}).values())
