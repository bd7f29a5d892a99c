"""The verbs of the shell, a module each."""
