"""Write the types of the messages for the pages: `python tests/browser/javascript_types.py`.

The pages' modules state their types in JSDoc. The types of the messages come from the Structs in
Python, so that the type checker finds the modules that a change of a Struct concerns.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any, get_args

from msgspec import Struct, inspect

import hashi.server.pages
from hashi.server.pages.companion import CallRequest, CallResponse, SheetResponse
from hashi.table.commands import AnyCommand
from hashi.table.messages import Message
from hashi.table.news import News
from hashi.table.replay import Replay
from hashi.table.seat import Seat
from hashi.table.view import GoalView, Part, PublicView

STATIC = Path(hashi.server.pages.__file__).parent / "static"

MESSAGES = Message.__subclasses__()

FILES: Mapping[str, Mapping[str, Any]] = {
    "types.js": {
        "Table": PublicView,
        "News": News,
        "Message": reduce(or_, MESSAGES),
        "Command": AnyCommand,
    },
    "types-replay.js": {"Replay": Replay},
    "types-companion.js": {
        "CallRequest": CallRequest,
        "CallResponse": CallResponse,
        "SheetResponse": SheetResponse,
    },
}
"""What each file is about, by its names. The types that these consist of are there, too, unless an
earlier file has them."""

NAMES: Mapping[type, str] = {
    PublicView: "Table",
    GoalView: "GoalView",  # a `Goal` is one of three words
    Seat: "SeatHolder",
    **{each: f"{each.__name__.removesuffix('Message')}Message" for each in MESSAGES},
    **{each: f"{each.__name__}Command" for each in get_args(AnyCommand)},
    **{each: f"{each.__name__}News" for each in get_args(News)},
}
"""Where the name of a class alone would not do: there is a `Draft` among the commands, and one in
the view."""

HEADER = """\
// What server and pages tell each other: for the type checker and for readers.
// `tests/browser/javascript_types.py` writes this file from classes in Python, which say more.
"""


def files() -> dict[Path, str]:
    """What each file of types should hold."""
    writer = Writer()
    return {STATIC / name: writer.file(name, roots) for name, roots in FILES.items()}


def parts(type_: inspect.Type) -> Iterator[inspect.StructType | inspect.EnumType]:
    """The types with names of which this one consists, each after those that it consists of."""
    match type_:
        case inspect.StructType(fields=fields):
            for field in fields:
                yield from parts(field.type)
            yield type_
        case inspect.EnumType():
            yield type_
        case inspect.UnionType(types=types):
            for each in types:
                yield from parts(each)
        case inspect.CollectionType(item_type=item):
            yield from parts(item)
        case inspect.DictType(value_type=value):
            yield from parts(value)


class Writer:
    """Writes each type once; later files import it."""

    def __init__(self) -> None:
        self._file = ""
        self._homes: dict[type, str] = {}
        """Which file has which type."""
        self._unions: dict[str, str] = {}
        """The names of unions."""

    def file(self, name: str, roots: Mapping[str, Any]) -> str:
        self._file = name
        return "\n".join([HEADER, *self._typedefs(roots), "export {};\n"])

    def _typedefs(self, roots: Mapping[str, Any]) -> Iterator[str]:
        for name, root in roots.items():
            whole = inspect.type_info(root)
            for part in parts(whole):
                if part.cls not in self._homes:
                    self._homes[part.cls] = self._file
                    yield self.typedef(part)
            if isinstance(whole, inspect.UnionType):
                members = self.expression(whole)
                self._unions[members] = name
                indented = "  " + members.replace("|", "\n *   | ")
                yield comment("@typedef {(", indented, f")}} {name}")

    def typedef(self, type_: inspect.StructType | inspect.EnumType) -> str:
        cls = type_.cls
        source = f"`{cls.__name__}` of `{cls.__module__}`."
        if isinstance(type_, inspect.EnumType):
            values = literal(each.value for each in type_.cls)
            return comment(source, f"@typedef {{{values}}} {name_of(cls)}")
        return comment(source, f"@typedef {{object}} {name_of(cls)}", *self._properties(type_))

    def _properties(self, type_: inspect.StructType) -> Iterator[str]:
        if type_.tag_field:
            yield f"@property {{{json.dumps(type_.tag)}}} {type_.tag_field}"
        for field in type_.fields:
            name = field.encode_name
            shown = name if field.required or not may_leave_out_defaults(type_) else f"[{name}]"
            yield f"@property {{{self.expression(field.type)}}} {shown}"

    def expression(self, type_: inspect.Type) -> str:
        match type_:
            case inspect.StrType():
                return "string"
            case inspect.IntType():
                return "number"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.LiteralType(values=values):
                return literal(values)
            case inspect.UnionType(types=types):
                members = "|".join(map(self.expression, types))
                return self._unions.get(members, members)
            case inspect.CollectionType(item_type=item):
                each = self.expression(item)
                return f"({each})[]" if "|" in each else f"{each}[]"
            case inspect.DictType(value_type=value):  # a key in JSON is always a string
                return f"Record<string, {self.expression(value)}>"
            case inspect.StructType(cls=cls) | inspect.EnumType(cls=cls):
                return self._reference(cls)
            case inspect.RawType():  # `View.table`, encoded once for all who see the table
                return self._reference(PublicView)
        raise NotImplementedError(f"no JavaScript type is known for {type_}")

    def _reference(self, cls: type) -> str:
        home = self._homes[cls]
        return name_of(cls) if home == self._file else f'import("./{home}").{name_of(cls)}'


def comment(*lines: str) -> str:
    return "".join(["/**\n", *(f" * {line}\n" for line in lines), " */\n"])


def literal(values: Iterable[object]) -> str:
    return "|".join(map(json.dumps, values))


def name_of(cls: type) -> str:
    own = cls.__name__
    return NAMES.get(cls) or (own.removesuffix("View") if issubclass(cls, Part) else own)


def may_leave_out_defaults(type_: inspect.StructType) -> bool:
    """Clients may; Structs that forbid unknown fields are theirs."""
    struct: type[Struct] = type_.cls
    return struct.__struct_config__.omit_defaults or type_.forbid_unknown_fields


if __name__ == "__main__":
    for file, text in files().items():
        file.write_text(text, encoding="utf-8", newline="\n")
