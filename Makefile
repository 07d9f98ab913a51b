# Thin wrappers around CMake, CTest and the programs. Everything lands in build/.
JOBS ?= $(shell nproc)
export XDG_CACHE_HOME ?= $(CURDIR)/build/cache

.PHONY: demo test bench clean packages release

demo: release
	build/release/bin/fashion_mnist --checkpoint build/fashion_mnist.safetensors $(ARGS)

# One build with every check on; `make test ARGS="-L io"` runs one folder.
test: packages
	cmake --preset ci
	cmake --build --preset ci -j $(JOBS)
	ctest --preset ci -j $(JOBS) $(ARGS)

bench: release
	python3 bench/run.py --bin build/release/bin --out build/bench.json $(ARGS)

release: packages
	cmake --preset release -DPUMICE_TESTS=OFF
	cmake --build --preset release -j $(JOBS)

packages:
	@tools/install_packages

clean:
	rm -rf build
