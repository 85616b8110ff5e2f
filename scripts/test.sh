#!/bin/bash
# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Installs what is missing, builds, runs every test; the last line is
# "N passed, N failed, N skipped" over all suites. Exit code 0 if none failed.
#
#   scripts/test.sh [default|asan|tsan|hip|cuda]...   some of the builds only
#
#   default  the tool, everything for the CPU, all suites       build/
#   asan     runtime, samples, end-to-end tests with ASan+UBSan build-asan/
#   tsan     runtime and samples with TSan                      build-tsan/
#   hip      samples for gfx90a and gfx1030 and end-to-end tests for
#            gfx90a, run on the CPU where no GPU is             build-hip/
#   cuda     the same by nvcc for sm_90, and a few for the HIP
#            backend on HIP's NVIDIA platform                   build-cuda/
set -uo pipefail
cd "$(dirname "$0")/.."
case $PWD in
*[[:space:]]*)
  echo "test.sh: lit, which runs many of the tests, cannot do so in a folder with spaces: $PWD" >&2
  exit 2
  ;;
esac

jobs=$(nproc)
results=$(mktemp -d)
trap 'rm -rf "$results"' EXIT
wanted=${*:-default asan tsan hip cuda}
start=$SECONDS

say() { printf '\n== %s (%d s)\n' "$*" $((SECONDS - start)); }

# One more in the sum: broken <name> <sentence>, skip <name> <sentence>.
broken() { echo "test.sh: $2"; echo "failed $1" >>"$results/other"; }
skip() { echo "test.sh: $1: skipped: $2"; echo "skipped $1" >>"$results/other"; }

# suite <preset> [ctest argument...]: configure, build, run what was built. A
# target that does not build fails its test; the others go on.
suite() {
  local preset=$1 dir=build-$1
  shift
  [ "$preset" = default ] && preset=ci dir=build
  say "$dir: configure and build"
  if ! cmake --preset "$preset" "${configure[@]}" >"$results/log" 2>&1; then
    cat "$results/log"
    broken "$dir" "$dir does not configure"
    return
  fi
  if ! cmake --build "$dir" -j "$jobs" -- -k 0 --quiet; then
    broken "$dir" "not everything in $dir builds"
    [ -x "$tool" ] || return
  fi
  say "$dir: test"
  "${prefix[@]}" ctest --test-dir "$dir" -j "$jobs" --output-on-failure --no-tests=error \
    --test-output-size-passed 10000000 --test-output-size-failed 10000000 \
    --output-junit "$results/$dir.xml" "$@" >"$results/log" 2>&1
  [ -s "$results/$dir.xml" ] || { cat "$results/log"; broken "$dir" "ctest did not run in $dir"; return; }
  # What failed, with its output; not what passed, nor where ctest looked for a
  # program that was not built.
  grep -vE ' Passed |^ *Start |^\[|^Internal ctest|^Looked in|^/?([^ :]+/)+[^ :]+$' "$results/log" | tail -n 500
}

# also <name> <command...>: one more test, which is skipped where it says 77.
also() {
  local name=$1
  shift
  say "$name"
  "$@" >"$results/log" 2>&1
  case $? in
  0) tail -n 1 "$results/log"; echo "passed $name" >>"$results/other" ;;
  77) skip "$name" "$(tail -n 1 "$results/log")" ;;
  *) tail -n 100 "$results/log"; broken "$name" "$name found something" ;;
  esac
}

if ! scripts/setup; then
  broken setup "the packages could not be installed"
fi

tool=$PWD/build/bin/amp2hip
# For GPUs it is asked whether translations compile, link and start.
compile_only=(-DAMP2HIP_TEST_SUITES=run "-DCMAKE_CXX_FLAGS_RELEASE=-O1 -DNDEBUG")
for name in $wanted; do
  configure=()
  prefix=()
  [ "$name" = default ] || configure=("-DAMP2HIP_TOOL=$tool")
  if [ "$name" != default ] && ! [ -x "$tool" ]; then
    broken "$name" "$name needs build/bin/amp2hip, which is not built"
    continue
  fi
  case $name in
  default)
    suite default
    # Beside what ctest runs (scripts/soak's 20 s among it): mutated sources and
    # bytes for the translator, random tiled kernels and random programs of several
    # files, with fixed seeds, and the generated tables of docs/.
    if [ -x "$tool" ]; then
      also fuzz_translator scripts/fuzz_translator --tool "$tool" --seconds 20 --keep build/fuzz-findings
      also fuzz_tile_loops scripts/fuzz_tile_loops --tool "$tool" --seconds 20 --kernels 3 --keep build/fuzz-findings
      also fuzz_programs scripts/fuzz_programs --tool "$tool" --count 8 --tile-loops --keep build/fuzz-findings
    else
      for fuzzer in fuzz_translator fuzz_tile_loops fuzz_programs; do
        broken $fuzzer "$fuzzer needs build/bin/amp2hip, which is not built"
      done
    fi
    if [ -x "$tool" ]; then
      compilers=(--compiler g++)
      [ -x /usr/local/cuda/bin/nvcc ] && compilers+=(--compiler nvcc)
      [ -e /usr/include/hip/hip_runtime.h ] && compilers+=(--compiler hip)
      also build_accepted scripts/build_accepted --tool "$tool" "${compilers[@]}" --seconds 20
    fi
    also fuzz_normaliser scripts/fuzz_normaliser 20
    also spec_status scripts/spec_status --check
    also option_table scripts/option_table --tool "$tool" --check
    also math_tables scripts/math_accuracy --check
    ;;
  asan | tsan)
    # What threads do is in the runtime; its tests and the samples show it.
    [ "$name" = tsan ] && configure+=(-DAMP2HIP_TEST_SUITES=runtime)
    # The sanitizers cost up to 20 times; and the TSan of g++ 12 stops at once
    # where the kernel randomises addresses by more bits than it knows.
    prefix=(env AMP2HIP_TEST_SIZE=small)
    [ "$name" = tsan ] && setarch -R true 2>/dev/null && prefix+=(setarch -R)
    suite "$name"
    ;;
  hip)
    if [ -e /usr/include/hip/hip_runtime.h ] || [ -d /opt/rocm/include/hip ]; then
      configure+=("${compile_only[@]}")
      # Where no GPU says what to build for: the samples for waves of 64 and of 32
      # threads, the end-to-end tests for those of 64.
      [ -e /dev/kfd ] || configure+=(-DAMP2HIP_RUN_HIP_ARCHITECTURES=gfx90a)
      suite hip
    else
      skip hip "HIP is not installed"
    fi
    ;;
  cuda)
    if command -v nvcc >/dev/null || [ -x /usr/local/cuda/bin/nvcc ]; then
      configure+=("${compile_only[@]}")
      suite cuda
      also hip_on_nvidia tests/hip-on-nvidia/check "$tool"
    else
      skip cuda "nvcc is not found"
    fi
    ;;
  *)
    echo "test.sh: '$name' is none of default, asan, tsan, hip, cuda" >&2
    exit 2
    ;;
  esac
done

if ! { [ -e /dev/kfd ] || nvidia-smi -L >/dev/null 2>&1; }; then
  skip gpu "no GPU is here; programs built for one ran on the CPU"
fi
say "done"
python3 scripts/summarize_tests.py "$results"
