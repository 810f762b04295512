"""List all packages that Hashi installs, as a CycloneDX document: `python docs/sbom.py FILE`.

Needs `cyclonedx-bom`; docs/security.md says how to get it. The tool reads versions and hashes from
`requirements.lock`, and licences from `.venv`. This joins both, and adds our own version and which
package needs which, as the lock says. The same lock, `.venv` and tool make the same bytes.
"""

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
LOCK = ROOT / "requirements.lock"
PROJECT = ROOT / "pyproject.toml"
VERSION = re.compile(r'^__version__ = "(.*)"$', re.MULTILINE)
FORMAT = "1.6"

Document = dict[str, Any]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition(":")[0])
    parser.add_argument("file", type=Path, help="where to write it")
    parser.add_argument("--environment", type=Path, default=ROOT / ".venv", help="for the licences")
    asked = parser.parse_args()
    project = ["--pyproject", str(PROJECT)]
    pinned = _cyclonedx("requirements", *project, str(LOCK))
    installed = _cyclonedx("environment", str(asked.environment))
    found = VERSION.search((ROOT / "src" / "hashi" / "__init__.py").read_text(encoding="utf-8"))
    assert found
    joined = join(pinned, installed, LOCK.read_text(encoding="utf-8"), found[1])
    text = json.dumps(joined, indent=2) + "\n"
    _validate(text)
    asked.file.write_text(text, encoding="utf-8")


def join(pinned: Document, installed: Document, lock: str, version: str) -> Document:
    """One document: the pinned packages with the licences of those that are installed."""
    licences = {
        _key(each): each["licenses"] for each in installed["components"] if "licenses" in each
    }
    root = {**pinned["metadata"]["component"], "version": version}
    components = [_component(each, licences) for each in pinned["components"]]
    refs: dict[str, list[str]] = {_plain(root["name"]): [root["bom-ref"]]}
    for each in components:
        refs.setdefault(_plain(each["name"]), []).append(each["bom-ref"])
    return {
        **pinned,
        "metadata": {**pinned["metadata"], "component": root},
        "components": components,
        "dependencies": _dependencies(lock, refs),
    }


def needs(lock: str) -> list[tuple[str, str]]:
    """Who needs whom, by the comments of the lock."""
    found, pinned = [], ""
    for line in lock.splitlines():
        if not line.startswith((" ", "#")):
            pinned = _plain(line.partition("==")[0])
        elif comment := re.match(r" +#(?: +via)?(?: +(\S+))?", line):
            found += [(_plain(comment[1]), pinned)] if comment[1] else []
    return found


def _component(pinned: Document, licences: dict[tuple[str, str], Any]) -> Document:
    """Named by package and version. The tool's own name is a line's number, and its description
    that line."""
    kept = {name: what for name, what in pinned.items() if name != "description"}
    its = {"licenses": licences[_key(pinned)]} if _key(pinned) in licences else {}
    return {**kept, **its, "bom-ref": pinned["purl"]}


def _dependencies(lock: str, refs: dict[str, list[str]]) -> list[Document]:
    needed: dict[str, set[str]] = {ref: set() for each in refs.values() for ref in each}
    for needing, package in needs(lock):
        for ref in refs[needing]:
            needed[ref].update(refs[package])
    return [{"ref": ref, "dependsOn": sorted(needed[ref])} for ref in sorted(needed)]


def _key(component: Document) -> tuple[str, str]:
    return _plain(component["name"]), component["version"]


def _plain(name: str) -> str:
    """The one spelling of a package's name."""
    return re.sub(r"[-_.]+", "-", name).lower()


def _cyclonedx(*arguments: str) -> Document:
    settings = ["--spec-version", FORMAT, "--output-reproducible"]
    # It warns that the document does not say what our package needs: `join` says that.
    quiet = ["-W", "ignore::UserWarning:cyclonedx.model.bom"]
    command = [sys.executable, *quiet, "-m", "cyclonedx_py", *arguments, *settings]
    told = subprocess.run(command, check=True, stdout=subprocess.PIPE, encoding="utf-8")
    document: Document = json.loads(told.stdout)
    return document


def _validate(text: str) -> None:
    """By the format's own schema."""
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    version = SchemaVersion.from_version(FORMAT)
    if error := JsonStrictValidator(version).validate_str(text):
        raise SystemExit(f"not a CycloneDX document: {error}")


if __name__ == "__main__":
    main()
