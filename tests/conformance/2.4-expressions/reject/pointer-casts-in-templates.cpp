// Amp code must not cast pointers to integers or literals to pointers, also in templates.
//
// reject: L-2.4.3.6-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T, class U> T rc(U u) restrict(amp) { return (T)u; } // ERROR
struct S { int a; };
int f(int* p, S* s, bool b, array<int>& a) restrict(amp) {
    unsigned long l = reinterpret_cast<unsigned long>(s); // ERROR
    long k = (long)&a; // ERROR
    float* fp = reinterpret_cast<float*>(0x1000); // ERROR
    int* q = (int*)(long)1; // ERROR
    p = (int*)s; s = (S*)(void*)p; bool t = p; t = !!s;
    l += rc<long>(p);
    enum E : long { e }; E en = (E)(long)3; (void)en;
    return (int)l + (int)k + (fp != 0) + (q != 0) + t + b;
}
int main() {}
