"""Builds fonts/: the packaged typefaces and symbols, from pinned Debian packages and Python wheels."""
