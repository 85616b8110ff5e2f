// A user header is translated if it contains C++ AMP or includes a header that does. Other user headers are included
// from their folder. The include directive is rewritten, the original file does not change.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: rm -rf %t && mkdir -p %t && cd %t
// RUN: split-file %s src && cp -r src before
// RUN: %amp2hip src/main.cpp -o main.hip -- -std=c++17
// RUN: %filecheck --check-prefix=MAIN --input-file main.hip
// RUN: %filecheck --check-prefix=AMP --input-file main.hip.include/sub/amp.h
// RUN: %filecheck --check-prefix=INDIRECT --input-file main.hip.include/indirect.h
// RUN: not ls main.hip.include/plain.h
// RUN: not ls main.hip.include/sub/plain_too.h
// RUN: %syntax main.hip
// RUN: diff -r src before

//--- main.cpp
#include <amp.h>
#  include   "indirect.h" // through another
#include "plain.h"
#include <vector>
#define HEADER "plain.h"
#include HEADER
int f() restrict(amp, cpu) { return twice(one); }

// MAIN:// Translated by amp2hip from main.cpp, xxh3 {{[0-9a-f]+}}, output {{[0-9a-f]+}}
// MAIN-NEXT:#include <amp.h>
// MAIN-NEXT:#  include   "main.hip.include/indirect.h" // through another
// MAIN-NEXT:#include "src/plain.h"
// MAIN-NEXT:#include <vector>
// MAIN-NEXT:#define HEADER "plain.h"
// MAIN-NEXT:#include "src/plain.h"
// MAIN-NEXT:__host__ __device__ int f() { return twice(one); }

//--- indirect.h
#pragma once
#include "sub/amp.h"
#include "sub/plain_too.h"
// INDIRECT:// Translated by amp2hip from indirect.h, xxh3 {{[0-9a-f]+}}, output {{[0-9a-f]+}}
// INDIRECT-NEXT:#pragma once
// INDIRECT-NEXT:#include "sub/amp.h"
// INDIRECT-NEXT:#include "../src/sub/plain_too.h"

//--- sub/amp.h
#ifndef AMP_H
#define AMP_H
inline int twice(int x) restrict(amp, cpu) { return 2 * x; }
#endif
// AMP:// Translated by amp2hip from amp.h, xxh3 {{[0-9a-f]+}}, output {{[0-9a-f]+}}
// AMP-NEXT:#ifndef AMP_H
// AMP-NEXT:#define AMP_H
// AMP-NEXT:__host__ __device__ inline int twice(int x) { return 2 * x; }
// AMP-NEXT:#endif

//--- plain.h
#pragma once
const int one = 1;

//--- sub/plain_too.h
#pragma once
inline int plain_too() { return 1; }
