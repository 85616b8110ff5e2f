// A header is included twice with different macros. It is an error at the second include if the translations differ;
// the message names the first include and the first different line. Equal translations are no error.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: rm -rf %t && mkdir -p %t && cd %t
// RUN: split-file %s src
// RUN: not %amp2hip src/different.cpp -o out.hip -- -std=c++17 2>&1 | FileCheck --check-prefix=DIFFERENT %s
// RUN: not ls out.hip out.hip.include
// RUN: %amp2hip src/alike.cpp -o alike.hip -- -std=c++17
// RUN: FileCheck --check-prefix=ALIKE %s < alike.hip.include/table.inc
// RUN: %syntax alike.hip

//--- different.cpp
#include <amp.h>
#define NAME one
#include "function.inc"
#undef NAME
#define NAME two
#define WITH_AMP
#include "function.inc"
// DIFFERENT: {{^}}{{.*}}different.cpp:7:{{[0-9]+}}: error: header 'function.inc' has different translations at its two inclusions, first in line 2 ('inline int NAME(int x)' and '
// DIFFERENT: {{^}}{{.*}}different.cpp:3:{{[0-9]+}}: note: first included here

//--- function.inc
// A comment.
inline int NAME(int x)
#ifdef WITH_AMP
    restrict(amp, cpu)
#endif
{ return x; }
int other() restrict(amp, cpu);

//--- alike.cpp
#include <amp.h>
#define NAME one
#include "table.inc"
#undef NAME
#define NAME two
#include "table.inc"
int use() restrict(amp, cpu) { return one(1) + two(2); }

//--- table.inc
inline int NAME(int x) restrict(amp, cpu) { return x; }
// ALIKE: {{^}}__host__ __device__ inline int NAME(int x) { return x; }
