// `template` that Microsoft's compiler does not require, in templates that are instantiated
// and in templates that are not.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate -- -std=c++17 -fms-extensions
// RUN: %expect
// RUN: %builds
// RUN: %translate -- -std=c++17 -fdelayed-template-parsing
// RUN: %expect
// RUN: %builds

#include <amp.h>
#include <vector>

using namespace concurrency;

template <int TS, typename V> void tiled(V v)
{
    auto domain = v.get_extent().tile<TS>().pad();
    // CHECK:    auto domain = v.get_extent().template tile<TS>().pad();
    auto square = v.extent.tile<TS, TS>();
    // CHECK:    auto square = v.extent.template tile<TS, TS>();
    (void)domain;
    (void)square;
}

template <typename T> struct holder
{
    int value(T &t, T *p)
    {
        return t.get<int>() + p->get<sizeof(int)>() + T::make<T>(3) + t.template get<int>();
        // CHECK:        return t.template get<int>() + p->template get<sizeof(int)>() + T::template make<T>(3) + t.template get<int>();
    }
    // Comparisons stay comparisons.
    bool between(T &t) { return t.low < 1 && t.high > 2; }
    // CHECK:    bool between(T &t) { return t.low < 1 && t.high > 2; }
};

#define FIRST_OF(x) (x).first<int>()
// CHECK:#define FIRST_OF(x) (x).template first<int>()
template <typename T> int first(T &t) { return FIRST_OF(t) + FIRST_OF(t); }
// CHECK:template <typename T> int first(T &t) { return FIRST_OF(t) + FIRST_OF(t); }

void run(array_view<int, 2> v) { (void)v; }
