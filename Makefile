# Two commands on a fresh machine: `make run` and `make test`.
# The rest: `make bench`, `make fuzz`, `make mutants`, `make fmt`.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.PHONY: run build test lint test-rust test-fuzz fuzz bench mutants fmt tools fuzz-tools

# What each fuzz target does in `make test`: always the same, so that a check cannot fail by chance.
FUZZ_EFFORT ?= -seed=1 -runs=20000 -max_total_time=60
# Where new inputs are kept; those of `make test` are forgotten.
FUZZ_CORPUS ?= target/corpus
# Pure safe Rust needs no sanitizer, and without one fuzzing works on the stable toolchain.
FUZZ := cargo fuzz

run: build
	@target/release/kamidana demo

build: tools
	cargo build --release --locked

test: lint test-rust test-fuzz

lint: tools
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --all-features --locked -- -D warnings

test-rust: tools
	cargo test --workspace --all-features --locked
	RUSTDOCFLAGS='-D warnings' cargo doc --workspace --all-features --no-deps --locked --quiet

test-fuzz: fuzz-tools
	cd fuzz && $(FUZZ) build --sanitizer none
	@cd fuzz && rm -rf target/corpus && for target in $$($(FUZZ) list); do \
	  mkdir -p $(FUZZ_CORPUS)/$$target seeds/$$target; \
	  echo "fuzzing $$target"; \
	  $(FUZZ) run --sanitizer none $$target $(FUZZ_CORPUS)/$$target seeds/$$target -- \
	    $(FUZZ_EFFORT) -max_len=4000 -verbosity=0 -print_funcs=0; \
	done

# Ten minutes of new ideas for each target.
fuzz: FUZZ_EFFORT = -max_total_time=600
fuzz: FUZZ_CORPUS = corpus
fuzz: test-fuzz

bench: tools
	cargo bench --workspace --locked

# By hand, before a release: no surviving mutant may change a rule.
mutants: tools
	@cargo mutants --version >/dev/null 2>&1 || cargo install cargo-mutants --locked
	cargo mutants -p kamisado -p kami -p kamon --all-features

fmt: tools
	cargo fmt --all

tools:
	@command -v cargo >/dev/null || { \
	  echo 'Kamidana needs Rust 1.90 or newer: install it from https://rustup.rs' >&2; exit 1; }
	@command -v cc >/dev/null || { \
	  echo 'Kamidana needs a C linker: on Debian, apt-get install gcc' >&2; exit 1; }

fuzz-tools: tools
	@command -v c++ >/dev/null || { \
	  echo 'fuzzing needs a C++ compiler: on Debian, apt-get install g++' >&2; exit 1; }
	@$(FUZZ) --version >/dev/null 2>&1 || cargo install cargo-fuzz --locked
