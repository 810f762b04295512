"""docs/sbom.py joins what the tool says of the lock and of the environment.

The tool itself is not among the packages for tests: here its documents are written by hand, in its
form. docs/sbom.py checks each document that it writes against the schema.
"""

import re
import runpy
from pathlib import Path
from typing import Any

import pytest

from hashi import __version__

ROOT = Path(__file__).parent.parent
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
PIN = re.compile(r"^([\w.-]+)==(\S+).*\\\n((?: +--hash=.*\n)+)", re.MULTILINE)
MIT = [{"license": {"id": "MIT"}}]

SBOM = runpy.run_path(str(ROOT / "docs" / "sbom.py"))


def pinned() -> dict[str, Any]:
    """What `cyclonedx-py requirements` says of the lock."""
    components = [
        {
            "bom-ref": f"requirements-L{number}",
            "description": f"requirements line {number}: {name}",
            "externalReferences": [
                {"hashes": [{"alg": "SHA-256", "content": each} for each in hashes_in(hashes)]}
            ],
            "name": name,
            "purl": f"pkg:pypi/{name}@{version}",
            "version": version,
        }
        for number, (name, version, hashes) in enumerate(PIN.findall(LOCK))
    ]
    root = {"bom-ref": "root-component", "name": "hashi-game"}
    return {"bomFormat": "CycloneDX", "metadata": {"component": root}, "components": components}


def hashes_in(text: str) -> list[str]:
    return re.findall("sha256:([0-9a-f]{64})", text)


def installed(*packages: tuple[str, str]) -> dict[str, Any]:
    """What `cyclonedx-py environment` says of an environment with these packages."""
    return {"components": [{"name": n, "version": v, "licenses": MIT} for n, v in packages]}


@pytest.fixture(scope="module")
def joined() -> Any:
    return SBOM["join"](pinned(), installed(), LOCK, __version__)


def test_every_pinned_package_is_in_it_with_its_hashes(joined: Any) -> None:
    names = re.findall(r"^([\w.-]+)==", LOCK, re.MULTILINE)
    assert [each["name"] for each in joined["components"]] == names
    hashes = [
        each["content"]
        for component in joined["components"]
        for reference in component["externalReferences"]
        for each in reference["hashes"]
    ]
    assert hashes == hashes_in(LOCK)


def test_our_own_package_is_its_root_and_needs_what_the_project_names(joined: Any) -> None:
    root = joined["metadata"]["component"]
    assert (root["name"], root["version"]) == ("hashi-game", __version__)
    (needed,) = (
        each["dependsOn"] for each in joined["dependencies"] if each["ref"] == root["bom-ref"]
    )
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    listed = re.search(r"^dependencies = \[\n(.*?)^\]", project, re.DOTALL | re.MULTILINE)
    assert listed
    direct = set(re.findall(r'"([\w.-]+)', listed[1])) | {"hatchling"}
    found = {re.split("[/@]", each)[1] for each in needed}
    assert found == {name.replace(".", "-") for name in direct}


def test_every_package_is_needed_by_another_or_by_ours(joined: Any) -> None:
    refs = {each["bom-ref"] for each in joined["components"]}
    assert len(refs) == len(joined["components"])
    needed = {ref for each in joined["dependencies"] for ref in each["dependsOn"]}
    assert needed == refs
    named = [each["ref"] for each in joined["dependencies"]]
    assert sorted(named) == sorted({*refs, "root-component"})


def test_a_licence_is_that_of_the_very_version() -> None:
    old, new = [version for name, version, _ in PIN.findall(LOCK) if name == "numpy"]
    sqlalchemy = next(version for name, version, _ in PIN.findall(LOCK) if name == "sqlalchemy")
    there = installed(("numpy", new), ("SQLAlchemy", sqlalchemy), ("pytest", "9.0"))
    joined = SBOM["join"](pinned(), there, LOCK, __version__)
    licensed = {each["purl"] for each in joined["components"] if "licenses" in each}
    assert licensed == {f"pkg:pypi/numpy@{new}", f"pkg:pypi/sqlalchemy@{sqlalchemy}"}
    assert old != new


def test_nothing_in_it_is_the_number_of_a_line(joined: Any) -> None:
    assert "requirements-L" not in str(joined)
    assert "requirements line" not in str(joined)
