// Classes, namespaces, variables and template parameters must not have a restriction specifier.
//
// reject: L-2.1.1-y
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
int x;
int a restrict(amp); // ERROR
int* b restrict(amp); // ERROR
int c[3] restrict(amp); // ERROR
int& d restrict(amp) = x; // ERROR
struct S restrict(amp) { }; // ERROR
enum E restrict(cpu) { e1 }; // ERROR
namespace n restrict(amp) { } // ERROR
typedef float F(int);
restrict(cpu) F* pf; // ERROR
typedef int T restrict(cpu); // ERROR
using U = int restrict(amp); // ERROR
struct M { int m restrict(amp); static int s restrict(cpu); }; // ERROR
void g(int p restrict(amp)); // ERROR
template <class V restrict(amp)> void h(); // ERROR
restrict(amp) void i(); // ERROR
void restrict(amp) j(); // ERROR
F k restrict(amp); // ERROR
