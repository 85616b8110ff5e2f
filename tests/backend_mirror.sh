#!/bin/sh
# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# backend-cuda and backend-hip are mirror images but for vendor.* and the table
# of errors: says where they are not. Usage: backend_mirror.sh <source folder>
cd "$1" || exit 2
status=0
for cuda in backend-cuda/*.cpp backend-cuda/*.h; do
  name=${cuda#backend-cuda/}
  case $name in vendor.h | vendor.cpp | error.cpp) continue ;; esac
  sed 's/cuda/hip/g; s/CUDA/HIP/g' "$cuda" | diff -u - "backend-hip/$name" || status=1
done
exit $status
