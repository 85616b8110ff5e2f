// Amp code must not subscript, add to, subtract or increment a pointer to bool, even in a template.
//
// reject: L-2.4.3.7-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> T* nx(T* p) restrict(amp) { return ++p; } // ERROR
struct S { bool b; int i; };
int f(bool* p, bool* q, S s) restrict(amp) {
    bool* r = p + 1; // ERROR
    r = 1 + p; // ERROR
    r = p - 1; // ERROR
    long d = p - q; // ERROR
    r += 2; // ERROR
    --r; // ERROR
    r--; // ERROR
    bool v = p[0]; // ERROR
    v = 0[p]; // ERROR
    r = &s.b + 1; // ERROR
    const bool* c = p; c++; // ERROR
    v = *p && p == q && !p && p != nullptr; r = q; r = &s.b; v = *&s.b; int* i = &s.i; i++;
    nx(i); nx(p);
    return (int)d + v;
}
int main() {}
