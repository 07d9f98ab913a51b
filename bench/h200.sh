#!/usr/bin/env bash
# Builds Pumice on a machine with a GPU, trains on it, compares every loss with the CPU's, and
# times it beside the peers that python3 has there. Usage: bench/h200.sh [FOLDER FOR RESULTS]
#
# A machine that cannot install packages gets them as .deb files in the folder $DEBS (default .gl):
# nlohmann-json3-dev zlib1g zlib1g-dev libvulkan-dev libvulkan1 libllvm15 and what that needs
# (libedit2 libbsd0 libmd0 libz3-4 libtinfo6), dataset-fashion-mnist. They are unpacked, not installed;
# .tar.xz files there are unpacked beside them. With a WebGPU library in the folder $WGPU (default
# .whl), libwgpu_native*.so or the wheel of the Python package wgpu, that is measured too.
set -euo pipefail
cd "$(dirname "$0")/.."
out=$(realpath -m "${1:-build/gpu-results}")
debs=${DEBS:-.gl}
build=${BUILD:-build/gpu}
root=/tmp/pumice-root
mkdir -p "$out"

if compgen -G "$debs/*.deb" >/dev/null; then
  mkdir -p $root
  for deb in "$debs"/*.deb; do dpkg-deb -x "$deb" $root; done
  for archive in "$debs"/*.tar.xz; do [ ! -e "$archive" ] || tar -C $root -xf "$archive"; done
  libraries=$root/usr/lib/x86_64-linux-gnu
  # The development package links to the system's own folder.
  ln -sf $root/lib/x86_64-linux-gnu/libz.so.1 $libraries/libz.so
  export CMAKE_PREFIX_PATH=$root/usr CPLUS_INCLUDE_PATH=$root/usr/include LIBRARY_PATH=$libraries
  export LD_LIBRARY_PATH=$libraries:$libraries/../llvm-15/lib:$root/lib/x86_64-linux-gnu:${LD_LIBRARY_PATH:-}
fi
nvidia=/usr/local/nvidia/share/vulkan/icd.d/nvidia_icd.json
[ -e $nvidia ] && export VK_DRIVER_FILES=${VK_DRIVER_FILES:-$nvidia}
data=/usr/share/datasets/fashion-mnist
[ -d $data ] || data=$root$data
export XDG_CACHE_HOME=$PWD/$build/cache

echo "== build"
time (cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DPUMICE_TESTS=OFF >"$out/cmake.log" &&
      cmake --build "$build" >"$out/build.log") || { tail -n 40 "$out/cmake.log" "$out/build.log"; exit 1; }

echo "== devices"
"$build/bin/pumice" devices --verbose | tee "$out/devices.txt"
gpu=$("$build/bin/pumice" devices --json | python3 -c '
import json, sys
real = [d["name"] for d in json.load(sys.stdin)
        if d["backend"] == "vulkan" and d["usable"] and not d["software"]]
print(real[0] if real else "")')
[ -n "$gpu" ] || { echo "no usable GPU through Vulkan"; exit 1; }

echo "== what the HAL costs on $gpu"
index=${gpu#vulkan}; index=${index#:}
"$build/bin/bench_vulkan" --device "${index:-0}" --gib "${BIG_GIB:-64}" \
  --json "$out/bench_vulkan.json" | tee "$out/bench_vulkan.txt"

train() {  # device, name, options…
  "$build/bin/fashion_mnist" --data "$data" --device "$1" --losses "$out/$2.losses" \
    --checkpoint "/tmp/$2.safetensors" "${@:3}" | tee "$out/$2.txt" | tail -3
}
# Losses of f32 training part after some 80 steps when sums have another order: here they have one.
echo "== 100 steps on the CPU and on $gpu, sums in one order"
train cpu cpu_100 --steps 100 --test-images 1000
compare() {  # device, name
  PUMICE_REPRODUCIBLE=1 train "$1" "$2" --steps 100 --test-images 1000
  paste "$out/cpu_100.losses" "$out/$2.losses" | awk '
    { d = ($1 - $2) / $1; if (d < 0) d = -d; if (d > worst) worst = d; same += d == 0 }
    END { printf "%d losses, %d of them equal, largest relative difference %.3g\n", NR, same, worst
          exit !(NR == 100 && worst <= 1e-3) }' | tee "$out/$2.compare.txt"
}
compare "$gpu" gpu_100

echo "== two epochs on $gpu"
train "$gpu" gpu_full
echo "== steps"
work=mlp_b64,cnn_b64,cnn_b256,matmul_4096,softmax_16384,gelu_16384
peers=()
for library in torch jax; do
  python3 -c "import $library" 2>/dev/null && peers+=(--peer "$library=python3")
done
python3 bench/run.py --bin "$build/bin" --out "$out/bench.json" --device "$gpu" --work $work \
  --seconds 3 --peer-device cuda "${peers[@]}" | tee "$out/bench.txt"

echo "== the same through WebGPU"
wgpu=${WGPU:-.whl}
for wheel in "$wgpu"/wgpu-*.whl; do
  [ ! -e "$wheel" ] || python3 -m zipfile -e "$wheel" $root
done
library=$(find "$wgpu" $root/wgpu -name 'libwgpu_native*.so' 2>/dev/null | head -n 1)
[ -n "$library" ] || { echo "no WebGPU library in $wgpu"; exit 0; }
PUMICE_WEBGPU_LIBRARY=$(realpath "$library")
export PUMICE_WEBGPU_LIBRARY
"$build/bin/bench_webgpu" --json "$out/bench_webgpu.json" | tee "$out/bench_webgpu.txt"
compare webgpu webgpu_100
python3 bench/run.py --bin "$build/bin" --out "$out/bench_steps_webgpu.json" --device webgpu \
  --work $work --seconds 2 | tee "$out/bench_steps_webgpu.txt"
