// An amp lambda must not convert to a function pointer parameter or variable.
//
// reject: L-2.4.3.7-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class F> void conv(int (*p)(int), F) { (void)p; }
int main() {
    auto a = [](int x) restrict(amp) { return x; };
    auto b = [](int x) restrict(cpu, amp) { return x; };
    auto c = [](int x) restrict(cpu) { return x; };
    int (*p1)(int) = c;
    int (*p2)(int) = +c;
    int (*q)(int) = a; // ERROR
    conv(a, 1); // ERROR
    auto r = +a; // ERROR
    auto s = static_cast<int (*)(int)>(a); // ERROR
    (void)p1; (void)p2; (void)q; (void)r; (void)s; (void)b;
}
