// An amp function that a macro defines must not call cpu functions, catch or jump.
//
// reject: L-2.3.2-d, L-2.4.3.7-g, L-2.4.3.7-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
#define FN(name, r) int name(int x) r { return helper(x); }
int helper(int);
FN(good, restrict(cpu))
FN(bad, restrict(amp)) // ERROR
#define TRY(b) try { b; } catch (...) {}
#define MULTI(a) \
    int a##1(int x) restrict(amp) { return x; } \
    int a##2(int x) restrict(amp) { return helper(x); }
MULTI(zz) // ERROR
int k(int x) restrict(amp) {
    TRY(x++) // ERROR
#define GO goto
    GO end; // ERROR
end: return x; // ERROR
}
int main() {}
