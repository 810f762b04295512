"""How long any test waits before it calls something hung."""

CEILING_SECONDS = 120
