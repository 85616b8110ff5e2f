// Host code must not pass an amp function to a template, a cast or std::function.
//
// reject: L-2.4.3.7-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
#include <functional>
struct S { int m() restrict(amp) { return 1; } };
int d(int) restrict(amp) { return 1; }
template <class F> void take(F) {}
template <class F> void takeref(F&) {}
auto pm = &S::m; // ERROR
int main() {
    take(d); // ERROR
    takeref(d); // ERROR
    auto c = (int (*)(int))d; // ERROR
    std::function<int(int)> f = d; // ERROR
    return 0;
}
