"""Programs that Gloaming is measured beside, each in an environment of its own."""
