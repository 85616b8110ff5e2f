#!/bin/bash
# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Installs missing packages, builds everything and runs every test. Prints how
# long each part took. The last line is the sum over all suites, "N passed, N
# failed, N skipped". Exits with 0 if nothing failed.
#
#   scripts/test.sh [default|asan|tsan|hip|cuda]...   the builds (default: all)
#   scripts/test.sh quick                             the tests for daily work
#
#   build    contents                                           folder
#   quick    as default, without the tests of CMake, with a
#            third of lit's and every 12th conformance program  build/
#   default  the tool, everything for the CPU, all suites       build/
#   asan     runtime, samples, end-to-end tests, ASan and UBSan build-asan/
#   tsan     runtime and samples with TSan                      build-tsan/
#   hip      samples for gfx90a and gfx1030, end-to-end tests
#            for gfx90a; without a GPU they run on the CPU      build-hip/
#   cuda     samples and end-to-end tests for sm_90; some tests
#            of the HIP backend on HIP's NVIDIA platform        build-cuda/
#
# Environment variables:
#   AMP2HIP_TEST_BUDGET=SECONDS   skip builds that have not begun by then, so that the
#                                 run ends in time on a slow machine
#   AMP2HIP_TEST_SHARE=I/N        build only the Ith of N parts of the samples and
#                                 end-to-end tests with sanitizers and for GPUs
set -uo pipefail
cd "$(dirname "$0")/.."
case $PWD in
*[[:space:]]*)
  echo "test.sh: lit cannot run tests in a folder with spaces: '$PWD'; move the repository" >&2
  exit 2
  ;;
esac

case ${AMP2HIP_TEST_BUDGET:-0} in
*[!0-9]*)
  echo "test.sh: AMP2HIP_TEST_BUDGET is '$AMP2HIP_TEST_BUDGET'; set it to a number of seconds" >&2
  exit 2
  ;;
esac
share=${AMP2HIP_TEST_SHARE:-1/1}
case $share in
*[!0-9/]* | */*/* | /* | */ | 0* | */0*) valid=0 ;;
*/*) [ "${share%/*}" -le "${share#*/}" ] && valid=1 || valid=0 ;;
*) valid=0 ;;
esac
if [ $valid = 0 ]; then
  echo "test.sh: AMP2HIP_TEST_SHARE is '$share'; set it to I/N, such as 1/5" >&2
  exit 2
fi

jobs=$(nproc)
results=$(mktemp -d)
trap 'rm -rf "$results"' EXIT
wanted=${*:-default asan tsan hip cuda}
start=$SECONDS

# Begins a part: prints its name and the time since the start, and records how
# long the previous part took.
part= part_start=0
say() {
  [ -z "$part" ] || printf '%6d s  %s\n' $((SECONDS - part_start)) "$part" >>"$results/durations"
  part=$* part_start=$SECONDS
  printf '\n== %s (%d s)\n' "$*" $((SECONDS - start))
}

# broken <name> <sentence>: prints the sentence and counts a failed test.
# skip <name> <sentence>: prints the sentence and counts a skipped test.
broken() { echo "test.sh: $2"; echo "failed $1" >>"$results/other"; }
skip() { echo "test.sh: $1: skipped: $2"; echo "skipped $1" >>"$results/other"; }

# suite <preset> [ctest argument...]: configures and builds the preset, and runs
# its tests. If a target does not build, its test fails; the other tests run.
suite() {
  local preset=$1 dir=build-$1
  shift
  [ "$preset" = default ] && preset=ci dir=build
  say "$dir: configure and build"
  if ! cmake --preset "$preset" "${configure[@]}" >"$results/log" 2>&1; then
    cat "$results/log"
    broken "$dir" "$dir cannot be configured"
    return
  fi
  if ! cmake --build "$dir" -j "$jobs" -- -k 0 --quiet; then
    broken "$dir" "some targets in $dir do not build"
    [ -x "$tool" ] || return
  fi
  say "$dir: test"
  "${prefix[@]}" ctest --test-dir "$dir" -j "$jobs" --output-on-failure --no-tests=error \
    --test-output-size-passed 10000000 --test-output-size-failed 10000000 \
    --output-junit "$results/$dir.xml" "$@" >"$results/log" 2>&1
  [ -s "$results/$dir.xml" ] || { cat "$results/log"; broken "$dir" "ctest did not run in $dir"; return; }
  # Prints the failed tests with their output. Leaves out the tests that passed
  # and the paths where ctest searched for programs that were not built.
  grep -vE ' Passed |^ *Start |^\[|^Internal ctest|^Looked in|^/?([^ :]+/)+[^ :]+$' "$results/log" | tail -n 500
}

# also <name> <command...>: runs a command as a test. It is skipped if the
# command exits with 77.
also() {
  local name=$1
  shift
  say "$name"
  "$@" >"$results/log" 2>&1
  case $? in
  0) tail -n 1 "$results/log"; echo "passed $name" >>"$results/other" ;;
  77) skip "$name" "$(tail -n 1 "$results/log")" ;;
  *) tail -n 100 "$results/log"; broken "$name" "$name failed" ;;
  esac
}

if ! scripts/setup; then
  broken setup "the packages could not be installed"
fi

tool=$PWD/build/bin/amp2hip
# The GPU builds only check that translations compile, link and start, so they
# leave out the tests of the runtime.
compile_only=(-DAMP2HIP_TEST_SUITES=run "-DCMAKE_CXX_FLAGS_RELEASE=-O1 -DNDEBUG")
for name in $wanted; do
  if [ $((SECONDS - start)) -gt "${AMP2HIP_TEST_BUDGET:-1000000}" ]; then
    skip "$name" "$AMP2HIP_TEST_BUDGET s are over (AMP2HIP_TEST_BUDGET)"
    continue
  fi
  configure=()
  prefix=()
  case $name in
  default | quick)
    # gold needs a fifth to a half of the time of the default linker, which the
    # other builds use.
    command -v ld.gold >/dev/null && configure+=(-DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=gold)
    ;;
  *)
    # Without install rules, only libraries that a test links to are built.
    configure=("-DAMP2HIP_TOOL=$tool" "-DAMP2HIP_TEST_SHARE=$share" -DAMP2HIP_INSTALL=OFF)
    if ! [ -x "$tool" ]; then
      broken "$name" "$name needs build/bin/amp2hip; build 'default' first"
      continue
    fi
    ;;
  esac
  case $name in
  quick)
    # A third of the lit tests; the number of commits selects it.
    third=$(($(git rev-list --count HEAD 2>/dev/null || echo 0) % 3 + 1))
    prefix=(env LIT_NUM_SHARDS=3 LIT_RUN_SHARD=$third)
    suite default -LE 'conformance|cmake'
    also conformance_sample python3 tests/conformance/run.py --tool "$tool" --headers amp-headers \
      --libs build/lib --every 12 tests/conformance
    also format scripts/check_format
    also docs scripts/check_docs
    ;;
  default)
    suite default
    # Tests that are not in ctest: the fuzzers, with fixed seeds; builds of the
    # accepted programs with each compiler; checks of the generated tables.
    if [ -x "$tool" ]; then
      also fuzz_translator scripts/fuzz_translator --tool "$tool" --seconds 10 --keep build/fuzz-findings
      also fuzz_tile_loops scripts/fuzz_tile_loops --tool "$tool" --seconds 10 --kernels 3 --keep build/fuzz-findings
      also fuzz_programs scripts/fuzz_programs --tool "$tool" --count 8 --tile-loops --keep build/fuzz-findings
    else
      for fuzzer in fuzz_translator fuzz_tile_loops fuzz_programs; do
        broken $fuzzer "$fuzzer needs build/bin/amp2hip, but it does not build"
      done
    fi
    if [ -x "$tool" ]; then
      compilers=(--compiler g++)
      [ -x /usr/local/cuda/bin/nvcc ] && compilers+=(--compiler nvcc)
      [ -e /usr/include/hip/hip_runtime.h ] && compilers+=(--compiler hip)
      also build_accepted scripts/build_accepted --tool "$tool" "${compilers[@]}" --seconds 20
    fi
    also fuzz_normalizer scripts/fuzz_normalizer 10
    also spec_status scripts/spec_status --check
    also format scripts/check_format
    also docs scripts/check_docs
    also tidy scripts/check_tidy --seconds 20
    also option_table scripts/option_table --tool "$tool" --check
    also math_tables scripts/math_accuracy --check
    also package scripts/check_package
    ;;
  asan | tsan)
    # Only the runtime uses threads. Its tests and the samples are enough for
    # TSan.
    [ "$name" = tsan ] && configure+=(-DAMP2HIP_TEST_SUITES=runtime)
    # Programs with sanitizers are up to 20 times slower, so the tests use small
    # sizes. setarch -R disables address space randomization: TSan of g++ 12
    # aborts if the operating system randomizes more bits of addresses than it
    # supports.
    prefix=(env AMP2HIP_TEST_SIZE=small)
    [ "$name" = tsan ] && setarch -R true 2>/dev/null && prefix+=(setarch -R)
    suite "$name"
    ;;
  hip)
    if [ -e /usr/include/hip/hip_runtime.h ] || [ -d /opt/rocm/include/hip ]; then
      configure+=("${compile_only[@]}")
      # Without an AMD GPU, samples are built for wavefronts of 64 (gfx90a) and
      # 32 threads (gfx1030), and end-to-end tests only for wavefronts of 64.
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
    echo "test.sh: unknown build '$name'; use quick, default, asan, tsan, hip or cuda" >&2
    exit 2
    ;;
  esac
done

if ! { [ -e /dev/kfd ] || nvidia-smi -L >/dev/null 2>&1; }; then
  skip gpu "there is no GPU; programs built for a GPU ran on the CPU"
fi
say "done"
cat "$results/durations" 2>/dev/null
python3 scripts/summarize_tests.py "$results"
