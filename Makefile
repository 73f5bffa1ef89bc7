# Two commands on a fresh machine: `make run` and `make test`.
# The rest: `make screenshots`, `make pictures`, `make bench`, `make bench-browser`, `make bench-load`,
# `make soak`, `make fuzz`, `make mutants`, `make fmt`.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.PHONY: run build test lint test-wasm test-rust test-examples test-api test-deploy test-binary test-web test-fuzz \
        screenshots pictures fuzz bench bench-browser bench-load soak mutants fmt tools web-tools fuzz-tools

# What each fuzz target does in `make test`: always the same, so that a check cannot fail by chance.
FUZZ_EFFORT ?= -seed=1 -runs=20000 -max_total_time=60
# Where new inputs are kept; those of `make test` are forgotten.
FUZZ_CORPUS ?= target/corpus
# What cargo-fuzz would build with, so that nobody has to build cargo-fuzz first. Pure safe Rust needs
# no sanitizer, and without one fuzzing works on the stable toolchain. A target is named, so that
# build scripts and macros are spared.
FUZZ_FLAGS := --cfg fuzzing -Ccodegen-units=1 -Cdebug-assertions -Cpasses=sancov-module \
  $(addprefix -Cllvm-args=-sanitizer-coverage-,level=4 inline-8bit-counters pc-table trace-compares)
FUZZ_HOST = $(shell rustc -vV | sed -n 's/^host: //p')
FUZZ_TARGETS := $(patsubst fuzz/fuzz_targets/%.rs,%,$(wildcard fuzz/fuzz_targets/*.rs))
# What a browser runs.
export WASM ?= wasm32-unknown-unknown
ENGINE := web/src/engine/kamidana.wasm
ENGINE_SOURCES := $(filter-out crates/kamidana/% crates/kamidana-server/% crates/kamidana-load/%, \
  $(shell git ls-files crates | grep -v -E '/(tests|benches|examples)/'))
# What the tests of the site and of the examples run.
TEST_BINARY := $(CURDIR)/target/debug/kamidana

run: build
	@target/release/kamidana serve

build: tools web/dist/index.html
	cargo build --release --locked

# The site is embedded in the binary, so it is built first.
web/dist/index.html: web/node_modules/.package-lock.json $(shell git ls-files web locales shapes) $(ENGINE)
	cd web && npm run --silent build

# The engines for browsers are a part of the site. Where they cannot be built, the site asks the server.
$(ENGINE): scripts/build-engine Cargo.toml Cargo.lock $(ENGINE_SOURCES) | tools
	@scripts/build-engine $@ || [ $$? = 3 ]

# Not `npm ci`: it insists on packages for other systems that not every registry has.
web/node_modules/.package-lock.json: web/package-lock.json | web-tools
	cd web && npm install --no-save --no-audit --no-fund --silent
	@touch $@

test: lint test-wasm test-rust test-examples test-api test-deploy test-web test-fuzz

lint: tools web/node_modules/.package-lock.json
	scripts/check-rooms
	@scripts/need python3 python3
	scripts/check-licences
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --all-features --locked -- -D warnings
	cd web && npm run --silent lint

test-rust: tools web/dist/index.html
	eval "$$(scripts/test-servers)" && cargo test --workspace --all-features --locked
	RUSTDOCFLAGS='-D warnings' cargo doc --workspace --all-features --no-deps --locked --quiet

# What also runs in a browser must not begin to need files, threads or a clock of its own.
test-wasm: tools $(ENGINE)
	@test -f $(ENGINE)
	cargo check -p kamidana-table -p kamidana-game -p kamidana-engine --target $(WASM) --locked

# The program as the tests use it: built together with them, so that nothing is built twice.
test-binary: tools web/dist/index.html
	cargo test --workspace --all-features --locked --no-run --quiet

# The example bot and the bridge, against the real server.
test-examples: test-binary
	@scripts/need python3 python3
	KAMIDANA_BIN=$(TEST_BINARY) python3 examples/test_examples.py

# Whatever the description of the interface allows gets an answer that it describes.
test-api: test-binary
	scripts/test-api $(TEST_BINARY)

# What deploy/ says, done: the unit, the proxy, the container.
test-deploy: test-binary
	@scripts/need python3 python3
	KAMIDANA_BIN=$(TEST_BINARY) python3 deploy/test_deploy.py

# In real browsers, against the real server.
test-web: test-binary web/dist/index.html
	@scripts/need chromium chromium
	@scripts/need chromedriver chromium-driver
	@scripts/need firefox-esr firefox-esr
	@scripts/need WebKitWebDriver webkit2gtk-driver
	@scripts/need Xvfb xvfb
	@scripts/need gi:WebKit2-4.1 'python3-gi gir1.2-webkit2-4.1'
	@scripts/need pdftotext poppler-utils
	cd web && npm run --silent check && npm run --silent test
	cd web && KAMIDANA_BIN=$(TEST_BINARY) npm run --silent e2e

# Every page, light and dark, desktop and phone, to look at.
screenshots: test-binary
	@scripts/need chromium chromium
	cd web && KAMIDANA_BIN=$(TEST_BINARY) npm run --silent screenshots
	@echo 'see web/screenshots'

# The pictures of the README and of docs/solved.md, as the command line draws them.
SHOW := LC_ALL=C $(TEST_BINARY) show
pictures: test-binary
	$(SHOW) kamisado --svg docs/pictures/kamisado.svg \
	  --position '2PKYRG1/1B6/7N/2r+1y++3/8/O+7/8/ng2kpbo b b 15 4-1'
	$(SHOW) kami --svg docs/pictures/kami.svg \
	  --position '4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 1' --moves 'dO aC dC aA'
	$(SHOW) kamon --svg docs/pictures/kamon.svg \
	  --position 'oc4f2k6/xol2c1f6/k2xm4l3c6f1/k3xx.l6c2f4/k5w4m6l4of3/ow2m3xc3/f5k4ox w m2'
	$(TEST_BINARY) solved draw kamisado first-moves docs/pictures/solved-first-moves.svg
	$(TEST_BINARY) solved draw kamisado tournament docs/pictures/solved-tournament.svg

test-fuzz: fuzz-tools
	cd fuzz && RUSTFLAGS='$(FUZZ_FLAGS)' cargo build --release --locked --target $(FUZZ_HOST)
	@cd fuzz && rm -rf target/corpus && for target in $(FUZZ_TARGETS); do \
	  mkdir -p $(FUZZ_CORPUS)/$$target seeds/$$target artifacts/$$target; \
	  echo "fuzzing $$target"; \
	  target/$(FUZZ_HOST)/release/$$target $(FUZZ_CORPUS)/$$target seeds/$$target \
	    -artifact_prefix=artifacts/$$target/ \
	    $(FUZZ_EFFORT) -max_len=4000 -verbosity=0 -print_funcs=0; \
	done

# Ten minutes of new ideas for each target.
fuzz: FUZZ_EFFORT = -max_total_time=600
fuzz: FUZZ_CORPUS = corpus
fuzz: test-fuzz

bench: tools
	cargo bench --workspace --locked

# The engines in Chromium beside the same engines natively; see docs/browser.md.
bench-browser: test-binary
	@scripts/need chromium chromium
	cargo build --release --locked -p kamidana-browser --example native
	cd web && KAMIDANA_BIN=$(TEST_BINARY) npm run --silent budgets

# The server under 10 000 sockets that make 2 500 moves a second; see docs/scale.md.
bench-load: tools web/dist/index.html
	cargo build --release --locked -p kamidana -p kamidana-load
	target/release/kamidana-load --spawn target/release/kamidana \
	  --game kamisado --tables 5000 --rate 2500 --seconds 30

# An evening of everything on two nodes with PostgreSQL and NATS: play, kills, slow readers, searches,
# analyses. Nothing may be lost, grow or be left. Ten minutes, or MINUTES=60.
soak: tools web/dist/index.html
	eval "$$(scripts/test-servers)" && KAMIDANA_SOAK_MINUTES=$(or $(MINUTES),10) \
	  cargo test --workspace --all-features --locked --test serve -- --ignored --nocapture soak

# By hand, before a release: no surviving mutant may change a rule.
mutants: tools
	@cargo mutants --version >/dev/null 2>&1 || cargo install cargo-mutants --locked
	cargo mutants -p kamisado -p kami -p kamon --all-features

fmt: tools
	cargo fmt --all

web-tools:
	@scripts/need node nodejs
	@scripts/need npm npm

tools:
	@command -v cargo >/dev/null || { \
	  echo 'Kamidana needs Rust 1.90 or newer: install it from https://rustup.rs' >&2; exit 1; }
	@command -v cc >/dev/null || { \
	  echo 'Kamidana needs a C linker: on Debian, apt-get install gcc' >&2; exit 1; }

fuzz-tools: tools
	@command -v c++ >/dev/null || { \
	  echo 'fuzzing needs a C++ compiler: on Debian, apt-get install g++' >&2; exit 1; }
