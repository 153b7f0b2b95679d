# Two commands do all the set-up on a fresh machine: `make play` and `make test`.
SHELL := /bin/bash
UV := $(shell command -v uv 2>/dev/null || echo .tools/bin/uv)
RUN := $(UV) run --quiet

.PHONY: play test referees check format lint types layers tests bench strength bench-tables serve try-cluster soak docs clean help

help:            ## Show this list
	@grep -hE '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 18

play: $(UV)      ## Play in the terminal (sets everything up first)
	@$(RUN) serpentry play snekagon

test: $(UV)      ## Everything: format, lint, types, layers, tests, documentation
	@$(MAKE) --no-print-directory check

check: lint types layers tests

format: $(UV)    ## Rewrite the source in the house format
	$(RUN) ruff format src tests docs bench
	$(RUN) ruff check --fix src tests docs bench

lint: $(UV)
	$(RUN) ruff format --check src tests docs bench
	$(RUN) ruff check src tests docs bench

types: $(UV)
	$(RUN) mypy

layers: $(UV)
	$(RUN) lint-imports

tests: $(UV)
	$(RUN) pytest -n auto

bench: $(UV)     ## Measure speed; prints figures and ratios
	$(RUN) python -m bench

strength: $(UV)  ## Level 8 against OpenSpiel's MCTS bot at equal time: make strength GAME=snekagon
	$(RUN) python -m bench.strength $(or $(GAME),snekagon) $(ARGS)

bench-tables: $(UV)  ## Durable moves a second of the service, beside boardgame.io's (needs npm)
	$(RUN) python -m bench.tables

serve: $(UV)     ## Serve tables over the net
	$(RUN) serpentry serve

try-cluster: $(UV) ## An arena run on two local Ray nodes, one of them killed
	$(RUN) --extra cluster python -m bench.cluster

soak: $(UV)      ## 100,000 random games of every set-up against all laws (long)
	$(RUN) serpentry soak --games 100000

referees: $(UV)  ## A second reading of each rulebook checks our games, and we check its
	$(RUN) python -m tests.referees.compare

docs: $(UV)      ## Draw the diagrams of the rule pages anew
	$(RUN) python -m docs.diagrams

clean:
	rm -rf .venv .tools .mypy_cache .ruff_cache .pytest_cache .hypothesis

.tools/bin/uv:
	@echo "Fetching uv, the installer…"
	@python3 -m pip install --quiet --disable-pip-version-check --target .tools uv
