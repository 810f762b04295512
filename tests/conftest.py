"""How Hypothesis looks for examples: as long as it takes, and the same ones in every CI run."""

import os

from hypothesis import settings

settings.register_profile("hashi", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("hashi")
