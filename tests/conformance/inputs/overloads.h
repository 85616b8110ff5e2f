// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma once
#include <amp.h>
using namespace concurrency;
int twice(int x) restrict(cpu);
int twice(int x) restrict(amp);
int other(double) restrict(amp);
namespace hdr {
inline int call(int x) restrict(cpu, amp) { return twice(x); }
struct Acc {
    int k;
    int get() const restrict(cpu) { return k; }
    int get() const restrict(amp) { return k + 100; }
    template <class T> int tget(T t) const restrict(cpu) { return k + int(t); }
    template <class T> int tget(T t) const restrict(amp);
};
template <class T> int Acc::tget(T t) const restrict(amp) { return k + int(t) + 200; }
}
