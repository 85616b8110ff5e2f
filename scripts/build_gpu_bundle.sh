#!/bin/bash
# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Builds a bundle: a folder with the samples, the tests of the runtime, the
# end-to-end tests and the benchmarks, compiled for NVIDIA GPUs. The bundle runs
# on other machines, which need only the NVIDIA driver. scripts/gpu_check.sh
# runs it.
#
#   scripts/build_gpu_bundle.sh [--hip] [FOLDER [TARGET...]]
#
#   --hip             uses the HIP backend on HIP's NVIDIA platform
#                     (docs/gpu.md); exits with 77 if HIP's headers for NVIDIA
#                     are not installed
#   FOLDER            the bundle (default: build-gpu-bundle or build-hip-bundle)
#   TARGET            CMake targets to build (default: all)
#
# Environment variables:
#   AMP2HIP_TOOL      the amp2hip to use; by default build/bin/amp2hip, which is
#                     built if it is missing
#   AMP2HIP_HIP_ROOT  the folder that contains include/hip (default: /opt/rocm
#                     or /usr)
#   AMP2HIP_ARCHS     the GPU architectures (default: 90)
#   AMP2HIP_LIMIT     the maximum size of the bundle in MiB (default: 60)
#
# The bundle's list of tests includes the requested programs that do not build;
# gpu_check.sh reports them as failed. Exits with 0 if the bundle is not larger
# than the limit.
set -euo pipefail
kind=gpu
if [ "${1:-}" = --hip ]; then
  kind=hip
  shift
fi
case "${1:-}" in
  -*) echo "build_gpu_bundle.sh: unknown option '$1'" >&2; exit 2 ;;
esac
bundle=$(realpath -m "${1:-build-$kind-bundle}")
shift || true
targets=("$@")
cd "$(dirname "$0")/.."

options=()
if [ $kind = hip ]; then
  root=
  for folder in ${AMP2HIP_HIP_ROOT:-/opt/rocm /usr}; do
    [ -z "$root" ] && [ -e "$folder/include/hip/nvidia_detail" ] && root=$folder
  done
  [ -n "$root" ] || { echo "build_gpu_bundle.sh: skipped: HIP's headers for NVIDIA are not installed"; exit 77; }
  options=("-DAMP2HIP_HIP_ROOT=$root" "-DCMAKE_HIP_ARCHITECTURES=${AMP2HIP_ARCHS:-90}")
fi

jobs=$(nproc)
tool=${AMP2HIP_TOOL:-$PWD/build/bin/amp2hip}
if ! [ -x "$tool" ]; then
  cmake --preset default -DAMP2HIP_BUILD_SAMPLES=OFF -DAMP2HIP_BUILD_TESTS=OFF
  cmake --build build -j "$jobs" --target amp2hip
fi

# The programs link to the shared CUDA runtime, which the bundle contains once.
# The static one would make each program half a megabyte larger.
nvcc=$(command -v nvcc || echo /usr/local/cuda/bin/nvcc)
cuda=$(dirname "$(dirname "$(realpath "$nvcc")")")
cudart=$(ls "$cuda"/lib64/libcudart.so "$cuda"/lib/libcudart.so 2>/dev/null | head -n 1 || true)
[ -n "$cudart" ] || { echo "build_gpu_bundle.sh: the toolkit of '$nvcc' has no libcudart.so; install the CUDA runtime" >&2; exit 2; }

build=build-cuda-bundle preset=cuda
[ $kind = gpu ] || build=build-hip-nvidia-bundle preset=hip-on-nvidia
cmake --preset $preset -B "$build" "-DAMP2HIP_TOOL=$tool" "-DAMP2HIP_CUDART=$cudart" \
  "-DCMAKE_CUDA_ARCHITECTURES=${AMP2HIP_ARCHS:-90}" '-DCMAKE_BUILD_RPATH=$ORIGIN/../lib' "${options[@]}"
cmake --build "$build" -j "$jobs" ${targets:+--target "${targets[@]}"} -- -k 0 || echo "build_gpu_bundle.sh: some programs do not build; gpu_check.sh will report them as failed"

rm -rf "$bundle"
mkdir -p "$bundle/bin" "$bundle/lib"
# One line per test: its name, its program and its arguments, separated by tabs.
ctest --test-dir "$build" --show-only=json-v1 >"$bundle/ctest.json"
python3 - "$bundle/ctest.json" >"$bundle/list" <<'END'
import json, sys
for test in json.load(open(sys.argv[1]))["tests"]:
    name = test["name"]
    if name.split(".")[0] not in ("sample", "run", "runtime", "bench"):
        continue
    command = test.get("command") or ["not_built/" + name.split(".", 1)[1]]
    print("\t".join([name] + command))
END
rm "$bundle/ctest.json"
: >"$bundle/tests"
while IFS=$'\t' read -r name program arguments; do
  base=$(basename "$program")
  if [ ${#targets[@]} -gt 0 ] && ! [[ " ${targets[*]} " == *" $base "* ]]; then
    continue
  fi
  if [ -x "$program" ] && ! [ -e "$bundle/bin/$base" ]; then
    strip -o "$bundle/bin/$base" "$program"
    ldd "$program" | awk '/libtbb|libboost|libcudart|libfmt|libquadmath|libpng|libz[.]/ { print $3 }' |
      while read -r library; do cp -Lu "$library" "$bundle/lib/"; done
  fi
  printf '%s\t%s\t%s\n' "$name" "$base" "$arguments" >>"$bundle/tests"
done <"$bundle/list"
rm "$bundle/list"
cp scripts/gpu_check.sh "$bundle/"
[ $kind = hip ] || cp scripts/bench_kernels "$bundle/" # the benchmarks use CUDA

size=$(du -sm "$bundle" | cut -f1)
programs=$(find "$bundle/bin" -type f | wc -l)
echo "$bundle: $programs programs, $(wc -l <"$bundle/tests") tests, $size MiB"
if [ "$size" -gt "${AMP2HIP_LIMIT:-60}" ]; then
  echo "build_gpu_bundle.sh: the bundle is larger than ${AMP2HIP_LIMIT:-60} MiB; set AMP2HIP_LIMIT to allow more" >&2
  exit 1
fi
