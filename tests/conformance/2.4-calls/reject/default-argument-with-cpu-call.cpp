// Amp code must not use a default argument that calls a cpu function.
//
// reject: L-2.1.1-aa
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int f(int, char = 'c') restrict(amp); // ERROR
int dflt(); 
int g(int a = dflt()) restrict(amp);
int use() restrict(amp) {
    return g(); // ERROR
}
int h(int a = dflt()) restrict(cpu, amp) { return a; }
int ok() { return h(); }
int oka() restrict(amp) { return h(3); }
int bad() restrict(cpu, amp) {
    return h(); // ERROR
}
int main() {}
