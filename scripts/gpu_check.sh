#!/bin/bash
# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Runs all checks that need an NVIDIA GPU. First runs every sample and test; then
# runs the programs with textures without the texture units, the samples for several
# GPUs on GPUs that are shown twice, and all of them with coarsened launches of small
# domains. Then runs each program again under memcheck (also with coarsened launches),
# racecheck and initcheck of compute-sanitizer, at small sizes and without the cache of
# device memory; then the benchmarks. Continues after failures. The last line is "N
# passed, N failed, N skipped". Exits with 0 if nothing failed.
#
#   scripts/gpu_check.sh [-o PART]... [-j N] [BUNDLE] [LOGS]
#
#   -o PART   runs only this part: plain, software, simulated, coarsened, memcheck,
#             memcheck-coarsened, racecheck, initcheck or bench; -o may be repeated
#   -j N      runs N programs at a time (default: 8)
#   BUNDLE    a folder that scripts/build_gpu_bundle.sh made, on any machine. A
#             bundle of --hip has no benchmarks. The default is the folder of
#             this script if it is a bundle; otherwise build-gpu-bundle, which
#             is built if it is missing
#   LOGS      the folder for the output of each run (default: BUNDLE/logs)
set -uo pipefail

parts=()
jobs=8
while getopts o:j: option; do
  case $option in
  o) parts+=("$OPTARG") ;;
  j) jobs=$OPTARG ;;
  *) sed -n '/^#   scripts/,/^set/{/^#/s/^# \{0,3\}//p}' "$0" >&2; exit 2 ;;
  esac
done
shift $((OPTIND - 1))

here=$(cd "$(dirname "$0")" && pwd)
bundle=${1:-}
if [ -z "$bundle" ]; then
  bundle=$here
  if ! [ -e "$bundle/tests" ] || [ -d "$bundle/tests" ]; then
    bundle=$here/../build-gpu-bundle
    [ -e "$bundle/tests" ] || "$here/build_gpu_bundle.sh" "$bundle" || exit 2
  fi
fi
bundle=$(cd "$bundle" && pwd) || exit 2
[ -f "$bundle/tests" ] || { echo "gpu_check.sh: '$bundle' is not a bundle; make one with build_gpu_bundle.sh" >&2; exit 2; }
if [ ${#parts[@]} -eq 0 ]; then
  parts=(plain software simulated coarsened memcheck memcheck-coarsened racecheck initcheck)
  [ -e "$bundle/bench_kernels" ] && parts+=(bench)
fi
# The samples with textures.
texture_samples='cartoon|edge_detect|gaussian_blur|image_resize|volume_slice'
logs=$(realpath -m "${2:-$bundle/logs}")
mkdir -p "$logs"
: >"$logs/results"
start=$SECONDS

gpu=$(nvidia-smi -L 2>/dev/null | grep -m1 '^GPU') || gpu=
[ -z "$gpu" ] && [ -e /dev/nvidia0 ] && gpu=/dev/nvidia0
sanitizer=$(command -v compute-sanitizer || ls /usr/local/cuda/bin/compute-sanitizer 2>/dev/null)
echo "GPU: ${gpu:-none; the programs run on the CPU}"

# run_one <part> <name> <program> <arguments>: runs a test and appends its
# result to $logs/results.
run_one() {
  local part=$1 name=$2 program=$bundle/bin/$3 log=$logs/$1.$2.log status
  local -a command arguments=()
  read -ra arguments <<<"$4"
  case $part in
  plain) command=(timeout 300 "$program" "${arguments[@]}") ;;
  software) command=(env AMP2HIP_TEXTURES=software timeout 300 "$program" "${arguments[@]}") ;;
  coarsened) command=(env AMP2HIP_COARSEN_SMALL=1 timeout 300 "$program" "${arguments[@]}") ;;
  simulated) command=(env AMP2HIP_SIMULATED_GPUS=2 timeout 300 "$program" "${arguments[@]}") ;;
  *)
    # racecheck checks tile_static memory, which runtime.threads does not use.
    case $part.$name in racecheck.runtime.soak | racecheck.runtime.threads)
      echo "racecheck loses launches of programs with so many threads" >"$log"
      echo "skipped $part $name" >>"$logs/results"
      return
      ;;
    esac
    if [ "$part.$name" = initcheck.runtime.native_cuda ]; then
      echo "initcheck does not see that copies from CUDA arrays initialize memory" >"$log"
      echo "skipped $part $name" >>"$logs/results"
      return
    fi
    if [ "$name" = runtime.sticky_errors ]; then
      echo "its kernel is intentionally wrong, so compute-sanitizer must report it" >"$log"
      echo "skipped $part $name" >>"$logs/results"
      return
    fi
    export AMP2HIP_TEST_SIZE=small AMP2HIP_NO_CACHE=1
    [[ $part != *-coarsened ]] || export AMP2HIP_COARSEN_SMALL=1
    # --require-cuda-init no: a program that does not use the GPU is no failure.
    command=(timeout 420 "$sanitizer" --tool "${part%-coarsened}" --error-exitcode 99 --target-processes all --require-cuda-init no)
    # These tests provoke errors of the CUDA API: they request more memory than
    # the GPU has, and look up a device variable of kernels that the CPU runs.
    case $name in runtime.queues | runtime.device_errors) command+=(--report-api-errors no) ;; esac
    command+=("$program" "${arguments[@]}")
    ;;
  esac
  if ! [ -x "$program" ]; then
    echo "the program was not built; see the output of build_gpu_bundle.sh" >"$log"
    status=126
  else
    (cd "$logs" && "${command[@]}") >"$log" 2>&1
    status=$?
  fi
  # A program exits with 77 if it is skipped; compute-sanitizer hides this
  # status.
  case $status in
  0) echo "passed $part $name" >>"$logs/results" ;;
  77) echo "skipped $part $name" >>"$logs/results" ;;
  *)
    echo "failed $part $name" >>"$logs/results"
    printf 'FAILED %s %s (status %d)\n%s\n' "$part" "$name" "$status" "$(tail -n 12 "$log" | sed 's/^/    /')"
    ;;
  esac
}
export -f run_one
export bundle logs sanitizer

for part in "${parts[@]}"; do
  printf '\n== %s (%d s)\n' "$part" $((SECONDS - start))
  case $part in
  plain | software | simulated | coarsened | memcheck | memcheck-coarsened | racecheck | initcheck)
    if [[ $part == *check* ]] && { [ -z "$gpu" ] || [ -z "$sanitizer" ]; }; then
      echo "skipped: there is no GPU or no compute-sanitizer"
      echo "skipped $part" >>"$logs/results"
      continue
    fi
    while IFS=$'\t' read -r name program arguments; do
      if [ "$part" = software ] && ! [[ $name =~ texture|$texture_samples ]]; then
        continue
      fi
      if [ "$part" = simulated ] && ! [[ $name =~ ^sample\.(nbody|heat_split)$ ]]; then
        continue
      fi
      printf '%s\0%s\0%s\0%s\0' "$part" "$name" "$program" "$arguments"
    done <"$bundle/tests" | xargs -0 -n 4 -P "$jobs" bash -c 'run_one "$@"' run_one
    ;;
  bench)
    "$bundle/bench_kernels" "$bundle" 2>&1 | tee "$logs/bench.log"
    status=${PIPESTATUS[0]}
    # The machine has a GPU, but the program did not find it. Then the other
    # programs ran on the CPU, too.
    [ "$status" = 77 ] && [ -n "$gpu" ] && status=1
    case $status in
    0) echo "passed bench" ;;
    77) echo "skipped bench" ;;
    *) echo "failed bench" ;;
    esac >>"$logs/results"
    ;;
  *)
    echo "gpu_check.sh: unknown part '$part'; use plain, software, simulated, coarsened, memcheck, memcheck-coarsened, racecheck, initcheck or bench" >&2
    exit 2
    ;;
  esac
done

count() { grep -c "^$1 " "$logs/results"; }
printf '\nlogs: %s (%d s)\n' "$logs" $((SECONDS - start))
grep '^failed ' "$logs/results"
echo "$(count passed) passed, $(count failed) failed, $(count skipped) skipped"
[ "$(count failed)" -eq 0 ]
