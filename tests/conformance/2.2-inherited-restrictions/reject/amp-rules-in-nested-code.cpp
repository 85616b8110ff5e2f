// Local classes and lambdas of a kernel must not throw, use goto or call cpu functions.
//
// reject: L-2.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
void cpuf();
template <class T> void tcpu(T) { cpuf(); }
void k() restrict(amp) {
    struct L {
        int z() restrict(cpu) { return 1; }
        int y() { cpuf(); return 2; } // ERROR
        L() restrict(cpu) {}
        L(int) {}
    };
    L l(1);
    l.z(); // ERROR
    L m; // ERROR
    auto f = [](int y) restrict(cpu) { cpuf(); return y; };
    f(1); // ERROR
    tcpu(1); // ERROR
    auto g = [] { cpuf(); }; // ERROR
    typedef int FT(int);
    FT* p; // ERROR
    FT h;
    int i(int) restrict(cpu);
    i(1); // ERROR
    struct Q { virtual void v(); }; // ERROR
    auto gen = [](auto x) { cpuf(); return x; }; // ERROR
    gen(1);
    struct R { char c; }; 
    R r; // ERROR
    struct T { static int s; }; // ERROR
    auto thrower = [] { throw 1; }; // ERROR
    auto lab = [] { goto x; x: ; }; // ERROR
}
