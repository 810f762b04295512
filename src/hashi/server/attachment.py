"""Files that a browser saves under a name of ours."""

import re
from urllib.parse import quote

_NOT_PLAIN = re.compile(r'[^ -~]|["\\/%]')


def attachment(name: str) -> dict[str, str]:
    """The header that names a file.

    RFC 6266: what is not ASCII is written in percent, and programs that cannot read that get a
    name without it.
    """
    plain, whole = _NOT_PLAIN.sub("_", name), quote(name, safe="")
    return {"Content-Disposition": f"attachment; filename=\"{plain}\"; filename*=UTF-8''{whole}"}
