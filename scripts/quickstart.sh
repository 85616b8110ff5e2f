#!/bin/bash
# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Goes from a fresh Debian 12 to a running C++ AMP program: builds the tool,
# translates the tiled matrix product, shows the changes, builds the output for
# this machine (an NVIDIA GPU, an AMD GPU, else the CPU), and runs it.
set -euo pipefail
cd "$(dirname "$0")/.."

say() { printf '\n== %s\n' "$*"; }

say "1/5 installing missing packages (apt)"
scripts/setup --build

build=build-quickstart
sample=samples/matmul_tiled/matmul_tiled.cpp
say "2/5 building the tool and the runtime in $build/ (without tests; about 4 minutes on 2 cores, later runs take seconds)"
cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release \
  -DAMP2HIP_BUILD_TESTS=OFF -DAMP2HIP_BUILD_SAMPLES=OFF >"$build.log" 2>&1 || { cat "$build.log"; exit 1; }
rm -f "$build.log"
# On a terminal, Ninja overwrites one line; elsewhere, a line after each tenth is enough.
if [ -t 1 ]; then
  cmake --build "$build"
else
  NINJA_STATUS='%p ' cmake --build "$build" | awk '
    $1 ~ /^[0-9]+%$/ { if (int($1 / 10) > tenth) { tenth = int($1 / 10); printf "   %d %% built\n", tenth * 10; fflush() } next }
    { print; fflush() }'
fi

backend=cpu
if command -v nvidia-smi >/dev/null && nvidia-smi -L 2>/dev/null | grep -q 'GPU [0-9]' &&
   { command -v nvcc >/dev/null || [ -x /usr/local/cuda/bin/nvcc ]; }; then
  backend=cuda
elif [ -e /dev/kfd ] && command -v hipcc >/dev/null &&
   rocm_agent_enumerator 2>/dev/null | grep -q 'gfx[1-9a-f]'; then
  backend=hip
fi
PATH="$PWD/$build/bin:$PATH:/usr/local/cuda/bin"
out=$build/matmul_tiled.hip

say "3/5 amp2hip $sample -o $out"
amp2hip "$sample" -o "$out"
diff -u --label "$sample" --label "$out" "$sample" "$out" || true

# By default, nvcc does not optimize host code.
case $backend in
cuda) compiler="nvcc -O3 -arch=native" ;;
hip)  compiler="hipcc -O3" ;;
cpu)  compiler="g++ -O3" ;;
esac
say "4/5 $compiler \$(amp2hip --cflags=$backend) matmul_tiled.hip -o matmul_tiled \$(amp2hip --libs=$backend)"
# amp2hip quotes folders with spaces for the shell, so eval is needed.
eval "$compiler $(amp2hip --cflags=$backend) \"\$out\" -o \"\$build/matmul_tiled\" $(amp2hip --libs=$backend)"

say "5/5 running $build/matmul_tiled ($backend)"
"$build/matmul_tiled"
