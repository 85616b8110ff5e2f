// Amp code must not read or write global variables, references or constants of non-integer type.
//
// reject: L-2.4.3.2-b, L-2.4.3.2-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int g;
const float pi = 3.14f;
constexpr double e = 2.7;
const int arr[3] = {1, 2, 3};
int run();
const int rt = run();
struct S { static int s; static const int k = 3; static const float f; };
struct P { int a; };
constexpr P cp{1};
int& ref = g;
extern const int ext;
thread_local int tl;
namespace n { int h; }
void f(int x) restrict(amp) {
    x = g; // ERROR
    x = (int)pi; // ERROR
    x = (int)e; // ERROR
    x = arr[1]; // ERROR
    x = rt; // ERROR
    x = S::s; // ERROR
    x = cp.a; // ERROR
    x = ref; // ERROR
    x = ext; // ERROR
    x = tl; // ERROR
    x = n::h; // ERROR
    g = 1; // ERROR
    x = S::k;
}
int main() {}
