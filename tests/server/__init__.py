"""Tests of the server. Programs that are run from here use compiled copies if they are told to."""

import os

from gloaming import compiled

if os.environ.get(compiled.SWITCH) == "yes":
    compiled.use()
