# Two commands do everything: `make run` serves the web table, `make test` tests. The real build is CMake (CMakePresets.json).
JOBS ?= $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
# For ctest -j: a test that works takes three, one that mostly waits takes one (tests/README.md). So four of the first kind and two
# of the second run at once on two cores.
TESTS ?= $(shell expr $(JOBS) \* 7)

.PHONY: build all web client site run quick test check coverage fuzz fuzz-net kills slips bench golden pictures stills dist install package wheel clean

# The program alone.
build:
	@tools/setup --look build
	@test -f build/build.ninja || cmake --preset release
	@cmake --build build -j $(JOBS) --target orrery

# And its tests. Configured anew, because tests look for Node.js, Python and the client.
all:
	@tools/setup --look build
	@cmake --preset release >/dev/null
	@cmake --build build -j $(JOBS)

web:
	@tools/setup --look web
	@cd web && { test node_modules/.package-lock.json -nt package-lock.json || npm ci --no-audit --no-fund; } && npm run build

# The client, unless it is newer than all it is made from.
client:
	@test -f web/dist/index.html && test -z "$$(find web/src web/public web/index.html web/package-lock.json -newer web/dist/index.html)" || $(MAKE) --no-print-directory web

# The same client with the tables inside the browser: a folder of static files, site/ (docs/host/static.md).
site:
	@tools/setup site
	@$(MAKE) --no-print-directory client
	@cmake --preset release >/dev/null
	@cmake --build build -j $(JOBS) --target solo
	@tools/site web/dist build/solo.wasm build/solo.texts site

# Without Node the server runs with its API alone.
run:
	@tools/setup build
	@{ tools/setup web && $(MAKE) --no-print-directory client; } || echo "The web client is not built; the server says how."
	@$(MAKE) --no-print-directory build
	@build/orrery serve

# The developer's loop: everything that takes seconds. No browsers, no servers, no long random play.
quick: all
	@ctest --test-dir build --output-on-failure -j $(TESTS) -LE slow

# Browsers play real matches with unknown deals against a clock; a test that fails is run again, three times at most,
# and ctest says so.
test:
	@tools/setup test
	@$(MAKE) --no-print-directory client
	@$(MAKE) --no-print-directory all
	@ctest --test-dir build --output-on-failure -j $(TESTS) --repeat until-pass:3

check:
	@tools/setup check
	@tools/check $(JOBS)

# Long ones. SECONDS: for each libFuzzer target; MESSAGES, KILLS; SEED: another one says other things.
SECONDS ?= 300
MESSAGES ?= 100000
KILLS ?= 1000
SEED ?= 1

fuzz:
	@tools/setup check
	@tools/fuzz --count $(SECONDS) $(JOBS)

fuzz-net:
	@tools/setup check
	@cmake --preset asan >/dev/null && cmake --build --preset asan -j $(JOBS) --target orrery
	@python3 tests/apps/server/fuzz_net.py build-asan/orrery --messages $(MESSAGES) --phases 20 --seed $(SEED)

kills: build
	@tests/apps/server/kills build/orrery $(KILLS) $(SEED)

slips:
	@tools/setup test
	@tests/apps/server/slips

# Which lines, branches and conditions the tests reach: docs/measured/coverage.md
coverage:
	@tools/setup check
	@tools/coverage $(JOBS)

bench: dist
	@build-dist/orrery bench

golden: all
	@tools/golden build

# Of real matches, for README and docs.
pictures: client build
	@node tests/web/pictures.mjs --orrery build/orrery --shots docs/pictures

# The pictures that web_stills compares with, after a change that people should see. Look at them before you commit.
stills: client
	@cmake --preset dev >/dev/null
	@cmake --build --preset dev -j $(JOBS) --target orrery fixed_chance
	@node tests/web/stills.mjs --orrery build-dev/orrery --fixed build-dev/tests/libfixed_chance.so --renew

# What is given away and measured, optimised across files; then as a Debian package.
dist:
	@tools/setup --look build
	@$(MAKE) --no-print-directory client
	@cmake --preset dist >/dev/null
	@cmake --build --preset dist -j $(JOBS)

# The program, its manual and completions for bash, zsh and fish. DESTDIR as usual.
PREFIX ?= /usr/local
install: dist
	@cmake --install build-dist --prefix $(PREFIX) --component program --strip

package:
	@tools/setup package
	@$(MAKE) --no-print-directory dist
	@cd build-dist && cpack -G DEB

# The Python package, for every Python from 3.11 on, and for other machines: tools/wheel says for which.
wheel:
	@tools/setup test
	@tools/wheel build-dist

clean:
	rm -rf build build-dist build-dev build-asan build-tsan build-clang build-coverage build-fuzz
