// Amp code must not throw in conditional operators, constructors' try blocks or kernels.
//
// reject: L-2.4.3.7-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f(int x) restrict(amp) {
    if (x) throw; // ERROR
    x ? throw 1 : x; // ERROR
    auto l = [] { throw 2; }; // ERROR
    struct L { void m() { try {} catch (int) {} } }; // ERROR
    (void)l;
}
struct S {
    int v;
    S() restrict(amp) try : v(1) {} // ERROR
    catch (...) {}
};
int main() {
    int o; array_view<int> v(1, &o);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
        try { v[i] = 1; } catch (...) { } // ERROR
    });
}
