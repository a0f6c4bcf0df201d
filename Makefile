# Two commands do everything: `make run` plays, `make test` tests. The real build is CMake (CMakePresets.json).
JOBS ?= $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)

.PHONY: build run test check bench golden format clean

build:
	@tools/setup --look build
	@test -f build/build.ninja || cmake --preset release
	@cmake --build build -j $(JOBS)

run:
	@tools/setup build
	@$(MAKE) --no-print-directory build
	@build/orrery

test:
	@tools/setup test
	@$(MAKE) --no-print-directory build
	@ctest --test-dir build --output-on-failure -j $(JOBS)

check:
	@tools/setup check
	@tools/check $(JOBS)

bench: build
	@build/orrery bench

golden: build
	@tools/golden build

format:
	@tools/setup format
	@git ls-files '*.c' '*.h' | xargs clang-format-19 -i

clean:
	rm -rf build build-dev build-asan build-clang build-fuzz
