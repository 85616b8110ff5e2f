// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
#ifndef PAIRS_OF_TEMPLATES_H
#define PAIRS_OF_TEMPLATES_H
#include <amp.h>
template <typename T> int place(const T &t) { return t.on_host(); }
template <typename T> int place(const T &t) restrict(amp) { return t.on_gpu(); }

template <typename T> struct box
{
    T t;
    int get() const { return t.on_host(); }
    int get() const restrict(amp) { return t.on_gpu(); }
    template <typename U> int sum(U u) const { return t.on_host() + u; }
    template <typename U> int sum(U u) const restrict(amp) { return t.on_gpu() + u; }
    friend int from(const box &b) { return b.t.on_host(); }
    friend int from(const box &b) restrict(amp) { return b.t.on_gpu(); }
};

template <typename T> int fits(const T &) { return sizeof(T); }
template <typename T> int fits(const T &t) restrict(amp) { return t.value; }
#endif
