// Headers from the search path: a header with C++ AMP is translated, a header without stays as it is, and system
// headers are never translated.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: rm -rf %t && mkdir -p %t && cd %t
// RUN: split-file %s in && mkdir out
// RUN: %amp2hip in/src/main.cpp -o out/main.hip --header-dir out/gen -- -std=c++17 -Iin/inc -isystem in/sys 2>&1 | count 0
// RUN: %filecheck --input-file out/main.hip
// RUN: %syntax -Iin/inc -isystem in/sys out/main.hip

//--- src/main.cpp
#include <lib/amp_part.h>
#include <lib/plain.h>
#include "lib/plain.h"
#include <third_party.h>
int use() restrict(amp, cpu) { return amp_part() + plain; }

// CHECK:#include "gen/inc/lib/amp_part.h"
// CHECK-NEXT:#include <lib/plain.h>
// CHECK-NEXT:#include "lib/plain.h"
// CHECK-NEXT:#include <third_party.h>
// CHECK-NEXT:__host__ __device__ int use() { return amp_part() + plain; }

//--- inc/lib/amp_part.h
#pragma once
#include <amp.h>
inline int amp_part() restrict(amp, cpu) { return 1; }

//--- inc/lib/plain.h
#pragma once
const int plain = 1;

//--- sys/third_party.h
#pragma once
inline int third_party() { return 1; }
