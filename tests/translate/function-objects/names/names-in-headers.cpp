// A class that is generated for a function or variable of a header has a unique name in the program: the name contains
// a hash of the function's signature or of the variable's name. For a function with internal linkage, the class has
// internal linkage too. The same applies to choice functions. The names do not depend on the source that includes the
// header.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: rm -rf %t && mkdir -p %t && cd %t
// RUN: split-file %s src
// RUN: %amp2hip src/main.cpp -o main.hip --header-dir gen --header-base src -- -std=c++17
// RUN: %filecheck --match-full-lines --strict-whitespace --input-file gen/fill.h
// RUN: %syntax main.hip

// The header alone, and after headers with kernels in functions of the same names and with equal dependent types.
// RUN: %amp2hip src/alone.cpp -o alone.hip --header-dir alone --header-base src -- -std=c++17
// RUN: diff gen/a/gpu/fill.h alone/a/gpu/fill.h

// A macro changes the signature of a function.
// RUN: %amp2hip src/alone.cpp -o double.hip --header-dir double --header-base src -- -std=c++17 -DREAL=double
// RUN: not diff -U0 alone/a/gpu/fill.h double/a/gpu/fill.h | FileCheck --check-prefix=DOUBLE %s

//     DOUBLE:-struct scale_kernel_
//     DOUBLE:+struct scale_kernel_
// DOUBLE-NOT:struct {{fill|set|add}}_kernel

//--- main.cpp
#include "fill.h"
#include "b/cpu/fill.h"
#include "a/gpu/fill.h"
void fill(concurrency::array_view<double, 1> v, double x)
{
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = x; });
}

//--- alone.cpp
#include "a/gpu/fill.h"

//--- fill.h
#pragma once
#include <amp.h>
inline void fill(concurrency::array_view<int, 1> v, int x)
{
    struct pair { int a; } p = { x };
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = p.a; });
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] += x; });
}
//      CHECK:namespace fill_local_[[INT:[0-9a-f]+]] {
//      CHECK:struct fill_kernel_[[INT]]
//      CHECK:struct fill_kernel_[[INT]]_2
//      CHECK:    parallel_for_each(v.extent, fill_kernel_[[INT]]{v, p});
// CHECK-NEXT:    parallel_for_each(v.extent, fill_kernel_[[INT]]_2{v, x});
template <typename T> void fill(concurrency::array_view<T, 1> v)
{
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = T(); });
}
//  CHECK-NOT:{{.*}}[[INT]]{{.*}}
//      CHECK:struct fill_kernel_{{[0-9a-f]+}}

static void clear(concurrency::array_view<int, 1> v)
{
    enum { none };
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = none; });
}
//      CHECK:namespace {
//      CHECK:struct clear_kernel_{{[0-9a-f]+}}
//      CHECK:} // namespace
//      CHECK:static void clear(concurrency::array_view<int, 1> v)

inline auto twice = [](int x) restrict(cpu, amp) { return 2 * x; };
const auto thrice = [](int x) restrict(cpu, amp) { return 3 * x; };
static struct { int n; } settings = { 1 };
inline void set(concurrency::array_view<int, 1> v)
{
    auto s = settings;
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = s.n; });
}
//      CHECK:struct twice_function_{{[0-9a-f]+}}
//      CHECK:namespace {
//      CHECK:struct thrice_function_{{[0-9a-f]+}}
//      CHECK:} // namespace
//      CHECK:static struct settings_type_{{[0-9a-f]+}} { int n; } settings = { 1 };

//--- a/gpu/fill.h
#pragma once
#include <amp.h>
#include <type_traits>
#ifndef REAL
#define REAL float
#endif
inline void scale(concurrency::array_view<REAL, 1> v)
{
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] *= 2; });
}
inline void fill(concurrency::array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 1; });
}
inline int rank(int x) { return x; }
inline int rank(float x) restrict(amp) { return int(x); }
inline int ranked(int x) restrict(cpu, amp) { return rank(x); }
template <typename T> typename std::enable_if<std::is_integral<T>::value>::type set(concurrency::array_view<T, 1> v)
{
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 2; });
}
template <typename T> auto add(concurrency::array_view<T, 1> v, T x) -> decltype(x + 1)
{
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] += x; });
    return x;
}

//--- b/cpu/fill.h
#pragma once
#include <amp.h>
#include <type_traits>
inline void fill(concurrency::array_view<float, 1> v)
{
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 1; });
}
inline int rank(int x, int y) { return x + y; }
inline int rank(float x, int y) restrict(amp) { return int(x) + y; }
inline int ranked(int x, int y) restrict(cpu, amp) { return rank(x, y); }
template <typename U> typename std::enable_if<std::is_integral<U>::value>::type set(concurrency::array_view<U, 2> w)
{
    parallel_for_each(w.extent, [=](concurrency::index<2> i) restrict(amp) { w[i] = 2; });
}
template <typename U> auto add(concurrency::array_view<U, 2> w, U y) -> decltype(y + 1)
{
    parallel_for_each(w.extent, [=](concurrency::index<2> i) restrict(amp) { w[i] += y; });
    return y;
}
