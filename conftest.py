"""For every test: the books on rules, and pytest's own tester for the plugin that keeps them."""

pytest_plugins = ("gloaming.testing.plugin", "pytester")
