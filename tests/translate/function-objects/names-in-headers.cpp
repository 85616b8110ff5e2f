// Kernels in functions of one name in different headers: what is made from a function at namespace scope of a header is
// called after the header too, and after its folder if it includes another header of its file name, or if there is one in
// a folder around or beside its own.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: rm -rf %t && mkdir -p %t && cd %t
// RUN: split-file %s src
// RUN: %amp2hip src/main.cpp -o main.hip --header-dir gen --header-base src -- -std=c++17
// RUN: FileCheck --check-prefix=INT --match-full-lines --strict-whitespace --input-file gen/int-fill.h %s
// RUN: FileCheck --check-prefix=FLOAT --match-full-lines --strict-whitespace --input-file gen/fill.h %s
// RUN: FileCheck --check-prefix=DIGIT --match-full-lines --strict-whitespace --input-file gen/3d.h %s
// RUN: %syntax main.hip
// RUN: %amp2hip src/namesakes.cpp -o namesakes.hip --header-dir gen2 --header-base src -- -std=c++17
// RUN: FileCheck --check-prefix=GPU --match-full-lines --strict-whitespace --input-file gen2/gpu/fill.h %s
// RUN: FileCheck --check-prefix=OTHER --match-full-lines --strict-whitespace --input-file gen2/other/fill.h %s
// RUN: %syntax namesakes.hip
// RUN: %amp2hip src/beside.cpp -o beside.hip --header-dir gen3 --header-base src -- -std=c++17
// RUN: FileCheck --check-prefix=BESIDE --match-full-lines --strict-whitespace --input-file gen3/far/fill.h %s
// RUN: diff gen2/other/fill.h gen3/other/fill.h
// RUN: %syntax beside.hip
// RUN: not %amp2hip src/twice.cpp -o twice.hip --header-dir gen --header-base src -- -std=c++17 2>&1 | FileCheck --check-prefix=TWICE %s
// RUN: not %amp2hip src/nested.cpp -o nested.hip --header-dir gen --header-base src -- -std=c++17 2>&1 | FileCheck --check-prefix=NESTED %s
// RUN: not %amp2hip src/outside.cpp -o outside.hip --header-dir gen --header-base src -- -std=c++17 2>&1 | FileCheck --check-prefix=OUTSIDE %s

//--- int-fill.h
#pragma once
#include <amp.h>
inline void fill(concurrency::array_view<int, 1> v, int x)
{
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = x; });
}
// INT:struct int_fill_fill_kernel
// INT:    parallel_for_each(v.extent, int_fill_fill_kernel{v, x});
inline void fill(concurrency::array_view<int, 2> v, int x)
{
    parallel_for_each(v.extent, [=](concurrency::index<2> i) restrict(amp) { v[i] = x; });
}
// INT:    parallel_for_each(v.extent, int_fill_fill_kernel_2{v, x});

//--- fill.h
#pragma once
#include <amp.h>
inline void fill(concurrency::array_view<float, 1> v, float x)
{
    struct pair { float a; } p = { x };
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = p.a; });
}
// FLOAT:namespace fill_local {
// FLOAT:struct fill_kernel

//--- 3d.h
#pragma once
#include <amp.h>
template <typename T> void fill(concurrency::array_view<T, 3> v, T x)
{
    parallel_for_each(v.extent, [=](concurrency::index<3> i) restrict(amp) { v[i] = x; });
}
// DIGIT:struct h3d_fill_kernel

//--- main.cpp
#include "int-fill.h"
#include "fill.h"
#include "3d.h"
void fill(concurrency::array_view<double, 1> v, double x)
{
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = x; });
}

//--- gpu/fill.h
#pragma once
#include "../fill.h"
inline void fill(concurrency::array_view<unsigned, 1> v)
{
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 1; });
}
// GPU:struct gpu_fill_fill_kernel

//--- other/fill.h
#pragma once
#include <amp.h>
namespace other {
inline void fill(concurrency::array_view<int, 1> v)
{
    struct pair { int a; } p = { 1 };
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = p.a; });
}
} // namespace other
// OTHER:namespace other_fill_fill_local {
// OTHER:struct other_fill_fill_kernel

//--- namesakes.cpp
#include "gpu/fill.h"
#include "other/fill.h"

// Headers in folders around and beside each other, whatever else makes their function objects visible.
//--- beside.cpp
#include "fill.h"
#include "other/fill.h"
#include "far/fill.h"
using namespace other;

//--- far/fill.h
#pragma once
#include <amp.h>
namespace other { void fill(concurrency::array_view<double, 1> v); }
inline void other::fill(concurrency::array_view<double, 1> v)
{
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 1; });
}

// BESIDE:struct far_fill_fill_kernel

// Two folders of one name that are not beside each other.
//--- a/sub/fill.h
#pragma once
#include <amp.h>
inline void fill(concurrency::array_view<unsigned, 1> v)
{
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 1; });
}

//--- b/sub/fill.h
#pragma once
#include <amp.h>
inline void fill(concurrency::array_view<unsigned, 2> v)
{
    parallel_for_each(v.extent, [=](concurrency::index<2> i) restrict(amp) { v[i] = 1; });
}

//--- twice.cpp
#include "a/sub/fill.h"
#include "b/sub/fill.h"
// TWICE: b{{.}}sub{{.}}fill.h:5:33: error: two headers with names alike have amp code in functions with names alike, and 'sub_fill_fill_kernel' would be made from both; rename one of the functions

//--- c/sub/fill.h
#pragma once
#include <amp.h>
namespace other {
inline void fill(concurrency::array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 1; });
}
} // namespace other

// A using directive would make both function objects visible in the outer namespace.
//--- nested.cpp
#include "a/sub/fill.h"
#include "c/sub/fill.h"
using namespace other;
// NESTED: c{{.}}sub{{.}}fill.h:{{[0-9:]+}}: error: two headers with names alike have amp code in functions with names alike

//--- d/sub/fill.h
#pragma once
#include <amp.h>
namespace other { void fill(concurrency::array_view<double, 1> v); }
inline void other::fill(concurrency::array_view<double, 1> v)
{
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 1; });
}

// The function would find the function object of its namespace first.
//--- outside.cpp
#include "c/sub/fill.h"
#include "d/sub/fill.h"
// OUTSIDE: d{{.}}sub{{.}}fill.h:{{[0-9:]+}}: error: two headers with names alike have amp code in functions with names alike
