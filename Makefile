# The verbs a person types. `make` alone lists them.

PORT ?= 8123

SETUP := @tools/python -m tools.setup
RING := @tools/python -m tools.ring
PYTEST := python -m pytest
HAS_COPIES := python -c "from gloaming import compiled; raise SystemExit(not compiled.is_fresh())"
ON_COPIES := tests/test_compiled.py tests/test_every_game.py tests/chaos tests/server/test_match.py \
	tests/server/test_restart.py $(wildcard tests/server/test_*twins.py src/gloaming/games/*/tests/test_sight.py)
TOGETHER := $(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),-O)

# Python keeps what it has compiled, even where the surroundings forbid it: every process starts sooner.
export PYTHONDONTWRITEBYTECODE :=

# Programs of the project come first: its Python, and its Node where the system has none.
export PATH := $(CURDIR)/.venv/bin:$(PATH)

.PHONY: help play fast quick test steady check fix bench soak golden leaks screenshots pictures painter python web ready

help: ## list what can be done
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 16

play: ## set up what is missing and start the server: make play PORT=8123
	$(SETUP) play
	@exec gloaming serve --port $(PORT)

fast: ## compile what a server runs most; `make play` does so in the background
	$(SETUP) fast

quick: ## checks, rules, laws in short form, boards' TypeScript: no server, no browser
	$(RING) quick

test: ## every check and every test once, with a real browser and real kills
	$(RING) test

steady: ## servers and browsers ten times while a core burns: make steady WITH="--times 3"
	$(RING) steady $(WITH)

check: ready ## style, types and the direction of imports, without running anything
	@$(TOGETHER) python web

fix: ready ## mend what the tools can mend by themselves
	ruff check --fix
	ruff format
	npm --prefix web run lint -- --fix

bench: ## how fast it is, beside named peers
	$(SETUP) bench
	python -m tests.speed

soak: ready ## laws, kills, matches and races for much longer, all screens and languages, then on the compiled copies
	GLOAMING_EXAMPLES=20 GLOAMING_KILLS=200 $(PYTEST) --timeout=0 -m "not browser and not board"
	$(PYTEST) -n 2 --dist worksteal -m "(browser or board) and wide and not alone" tests
	$(PYTEST) -m "(browser or board) and wide and alone" tests
	python -m tests.soak
	$(SETUP) fast
	@if $(HAS_COPIES); then GLOAMING_COMPILED=yes GLOAMING_KILLS=50 \
		$(PYTEST) --timeout=0 -k "not numbers" $(ON_COPIES); fi

golden: ready ## write the goldens anew, to be read as a diff
	python -m gloaming.testing.goldens

leaks: ready ## plant leaks, and see them caught
	$(PYTEST) -k "leak or sight"

screenshots: ready ## a picture of every state of every page: make screenshots WITH="--only home --languages fr"
	@python -m tools.screenshots $(WITH)

pictures: ## paint the pictures of Amsterdam whose recipes changed: make pictures WITH="--out FOLDER intel-07"
	$(SETUP) pictures
	@python -m tools.pictures $(WITH)

painter: ready ## test what paints pictures, after a change of it or of a recipe, and note that it passed
	@python -m tools.pictures.tested

# Parts

ready:
	$(SETUP) test

python:
	ruff check
	ruff format --check
	mypy
	lint-imports --no-cache

web:
	npm --prefix web run check
	npm --prefix web run lint
	npm --prefix web run test
