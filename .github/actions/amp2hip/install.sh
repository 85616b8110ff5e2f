#!/bin/bash
# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# First step of the action: installs amp2hip from the Debian package $PACKAGE (a
# path or an address). Without a package, uses an installed amp2hip, or builds the
# checkout that contains the action.
set -euo pipefail

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

if [ -n "$PACKAGE" ]; then
  case $PACKAGE in
  http://* | https://*)
    file=$RUNNER_TEMP/amp2hip.deb
    curl --fail --location --silent --show-error --output "$file" "$PACKAGE"
    ;;
  *)
    file=$(realpath -m -- "$PACKAGE")
    [ -f "$file" ] || { echo "::error::amp2hip: there is no package '$PACKAGE'; correct the input 'package'"; exit 2; }
    ;;
  esac
  as_root apt-get update -qq
  as_root apt-get install -y -qq --no-install-recommends "$file"
elif ! command -v amp2hip >/dev/null; then
  root=$(realpath -- "$GITHUB_ACTION_PATH/../../..")
  prefix=$RUNNER_TEMP/amp2hip
  (
    cd "$root"
    scripts/setup --build
    cmake --preset default -B "$prefix-build" -DAMP2HIP_BUILD_TESTS=OFF -DAMP2HIP_BUILD_SAMPLES=OFF
    cmake --build "$prefix-build" -- --quiet
    cmake --install "$prefix-build" --prefix "$prefix"
  )
  echo "$prefix/bin" >>"$GITHUB_PATH"
  PATH=$prefix/bin:$PATH
fi
amp2hip --version
