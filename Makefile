# `make` sets up, checks, compiles and renders; `make test` is what a change must pass.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
READY_SLOW := .venv/.ready-slow

.PHONY: all setup build test test-slow studio fuzz fuzz-numbers fuzz-atheris hunt bench bench-page native clean
all: build

setup: $(READY)

$(READY): requirements.txt pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

# The slow tier also prints paper, drives a browser and compiles natively.
$(READY_SLOW): $(READY) requirements-slow.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-slow.txt
	touch $@

build: $(READY)
	$(BIN)/swdsl check
	$(BIN)/swdsl build
	$(BIN)/swdsl reference --out build/reference
	@echo
	@echo "The rules reference:  build/reference/index.html"
	@echo "The engine modules:   generated/"
	@echo "A game right here:    $(BIN)/swdsl play"
	@echo "Everything else:      $(BIN)/swdsl --help"

test: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n 2 -m "not slow"
	$(BIN)/swdsl build --check
	$(BIN)/swdsl format --check
	$(BIN)/swdsl test

test-slow: $(READY_SLOW) studio
	$(BIN)/pytest -n 2 -m slow

# The page of the studio, from npm's packages; they are in no commit, and a wheel brings what is built of them.
PAGE := swdsl/page/source
studio: swdsl/page/built/page.js
swdsl/page/built/page.js: $(wildcard $(PAGE)/*)
	mkdir -p build/studio
	cp $(PAGE)/package.json $(PAGE)/package-lock.json build/studio/
	cd build/studio && npm ci --no-audit --no-fund --ignore-scripts --silent
	node $(PAGE)/build.mjs build/studio/node_modules swdsl/page/built

# As long as one likes: `make fuzz SECONDS=3600`, by coverage with ENGINE=atheris. What it finds is kept in build/fuzz/.
SECONDS ?= 60
ENGINE ?= numbers
fuzz: fuzz-$(ENGINE)
fuzz-numbers: $(READY)
	$(BIN)/python -m tests.fuzz --seconds $(SECONDS)
fuzz-atheris: $(READY_SLOW)
	$(BIN)/python -m tests.fuzz.guided --seconds $(SECONDS)

# Components nobody has written, played beside an independent reading of the rules; it goes on until it is stopped.
hunt: $(READY)
	$(BIN)/python -m tests.judge.hunt

bench: $(READY)
	$(BIN)/python -m tests.bench

# What the studio takes in a browser and the language server in an editor: run it where nobody else computes.
bench-page: $(READY_SLOW) studio
	SWDSL_BENCH=1 $(BIN)/pytest -n 0 -s -q tests/page/test_figures.py
	$(BIN)/python -m tests.bench.bench_editor

native: $(READY_SLOW)
	$(BIN)/python -m swdsl.native.build

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
