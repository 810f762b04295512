"""How to install what a command lacks."""

import shlex
import sys


def install_command(package: str) -> str:
    """For the very Python that runs: another one's packages are of no use here."""
    return f"{shlex.quote(sys.executable)} -m pip install {package}"
