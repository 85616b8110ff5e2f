// A header is included several times with different macros. Inclusions that need different texts refer to different
// outputs, which are named "function_2.inc" and so on. Equal texts are one output.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: rm -rf %t && mkdir -p %t && cd %t
// RUN: split-file %s src
// RUN: %amp2hip src/different.cpp -o out.hip -- -std=c++17
// RUN: FileCheck --check-prefix=DIFFERENT %s < out.hip
// RUN: FileCheck --check-prefix=CPU %s < out.hip.include/function.inc
// RUN: FileCheck --check-prefix=AMP %s < out.hip.include/function_3.inc
// RUN: not ls out.hip.include/function_2.inc
// RUN: %syntax out.hip
// RUN: %amp2hip src/alike.cpp -o alike.hip -- -std=c++17
// RUN: FileCheck --check-prefix=ALIKE %s < alike.hip.include/table.inc
// RUN: not ls alike.hip.include/table_2.inc
// RUN: %syntax alike.hip
// RUN: %amp2hip src/nested.cpp -o nested.hip -- -std=c++17
// RUN: FileCheck --check-prefix=NESTED %s < nested.hip
// RUN: FileCheck --check-prefix=OUTER %s < nested.hip.include/outer.h
// RUN: FileCheck --check-prefix=OUTER2 %s < nested.hip.include/outer_2.h
// RUN: %syntax nested.hip
// RUN: %amp2hip src/kernel.cpp -o kernel.hip -- -std=c++17
// RUN: FileCheck --check-prefix=KERNEL %s < kernel.hip
// RUN: %syntax kernel.hip

// Sources that share a folder of headers must agree on each text.
// RUN: %amp2hip src/different.cpp -o shared.hip --header-dir shared -- -std=c++17
// RUN: not %amp2hip src/only_amp.cpp -o only_amp.hip --header-dir shared -- -std=c++17 2>&1 \
// RUN:   | FileCheck --check-prefix=CONFLICT %s
// CONFLICT: error: header 'function.inc' has different translations for 'shared.hip' and 'only_amp.hip'

// A mirrored tree, as 'amp2hip migrate' writes it, and a second run over it.
// RUN: mkdir code && cp src/migrated.cpp src/march.h src/march.inl code
// RUN: cp src/migrated.cpp code/other.cpp
// RUN: %amp2hip migrate code --out-dir tree
// RUN: FileCheck --check-prefix=MARCH %s < tree/march.h
// RUN: ls tree/march.inl tree/march_2.inl
// RUN: sed 's/\r//' tree/migrated.cpp > tree/compiled.cpp && %syntax tree/compiled.cpp
// RUN: rm tree/compiled.cpp && %amp2hip check tree
// RUN: echo '// changed' >> code/march.inl
// RUN: %amp2hip migrate code --out-dir tree
// RUN: grep changed tree/march_2.inl
// RUN: rm code/other.cpp && cp src/alike.cpp code/migrated.cpp && cp src/table.inc code
// RUN: %amp2hip migrate code --out-dir tree
// RUN: not ls tree/march_2.inl

//--- different.cpp
#include <amp.h>
#define NAME one
#include "function.inc"
#undef NAME
#define NAME two
#define WITH_AMP
#include "function.inc"
#undef NAME
#define NAME three
#undef WITH_AMP
#include "function.inc"
#undef NAME
#define NAME four
#define WITH_AMP
#include "function.inc"
int use() restrict(amp, cpu) { return two(1) + four(2); }
int use_cpu() { return one(1) + three(2); }
// DIFFERENT: #define NAME one
// DIFFERENT-NEXT: {{^}}#include "out.hip.include/function.inc"
// DIFFERENT: #define NAME two
// DIFFERENT-NEXT: #define WITH_AMP
// DIFFERENT-NEXT: {{^}}#include "out.hip.include/function_3.inc"
// DIFFERENT: #define NAME three
// DIFFERENT-NEXT: #undef WITH_AMP
// DIFFERENT-NEXT: {{^}}#include "out.hip.include/function.inc"
// DIFFERENT: #define NAME four
// DIFFERENT-NEXT: #define WITH_AMP
// DIFFERENT-NEXT: {{^}}#include "out.hip.include/function_3.inc"

//--- function_2.inc
// A file of the user, which is not overwritten in a mirrored tree.

//--- only_amp.cpp
#include <amp.h>
#define NAME one
#define WITH_AMP
#include "function.inc"

//--- function.inc
// A comment.
inline int NAME(int x)
#ifdef WITH_AMP
    restrict(amp, cpu)
#endif
{ return x; }
int other() restrict(amp, cpu);
// CPU: {{^}}inline int NAME(int x)
// AMP: {{^}}__host__ __device__ inline int NAME(int x)

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

//--- nested.cpp
#include <amp.h>
#define SUFFIX(x) x##_cpu
#define RESTRICTION restrict(cpu)
#include "outer.h"
#undef SUFFIX
#undef RESTRICTION
#define SUFFIX(x) x##_amp
#define RESTRICTION restrict(amp)
#include "outer.h"
int use() restrict(amp) { return inner_amp(1); }
// NESTED: {{^}}#define RESTRICTION{{$}}
// NESTED-NEXT: {{^}}#include "nested.hip.include/outer.h"
// NESTED: {{^}}#define SUFFIX(x) x##_amp
// NESTED-NEXT: {{^}}#define RESTRICTION
// NESTED-NEXT: {{^}}#include "nested.hip.include/outer_2.h"

//--- outer.h
#define INNER "inner.h"
#include INNER
#undef INNER
// OUTER: {{^}}#include INNER
// OUTER2: {{^}}#include "inner_2.h"

//--- inner.h
inline int SUFFIX(inner)(int x) RESTRICTION { return x; }

//--- kernel.cpp
#include <amp.h>
#include <vector>
using namespace concurrency;
inline int twice(int x) { return 2 * x; }
inline int twice(double x) restrict(amp) { return int(2 * x); }
void run(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
#include "body.inc"
  });
  for (int k = 0; k < 4; ++k) {
    index<1> i(k);
#include "body.inc"
  }
}
// KERNEL: struct run_kernel
// KERNEL: {{^}}#include "kernel.hip.include/body.inc"
// KERNEL: {{^}}void run(
// KERNEL: {{^}}#include "kernel.hip.include/body_2.inc"

//--- body.inc
v[i] = twice(v[i]);

//--- migrated.cpp
#include <amp.h>
#include "march.h"
int use() restrict(amp) { return march_amp(1); }

//--- march.h
#pragma once
#define NAME march_cpu
#define RESTRICTION restrict(cpu)
#include "march.inl"
#undef NAME
#undef RESTRICTION
#define NAME march_amp
#define RESTRICTION restrict(amp)
#include "march.inl"
// MARCH: {{^}}#define NAME march_cpu
// MARCH: {{^}}#include "march.inl"
// MARCH: {{^}}#define NAME march_amp
// MARCH: {{^}}#include "march_2.inl"

//--- march.inl
inline int NAME(int x) RESTRICTION { return x; }
