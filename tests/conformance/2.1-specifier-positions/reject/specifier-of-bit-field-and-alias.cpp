// Data members, bit-fields, enumerators, aliases and parameters must not have a restriction
// specifier.
//
// reject: L-2.1.1-y
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
int x restrict(amp); // ERROR
int y restrict(cpu) = 3; // ERROR
extern int z restrict(amp, cpu); // ERROR
int arr[3] restrict(amp); // ERROR
struct S {
  int m restrict(amp); // ERROR
  static int s restrict(cpu); // ERROR
  int bits restrict(amp) : 3; // ERROR
};
enum E restrict(amp) { A }; // ERROR
enum F { B restrict(amp) }; // ERROR
namespace N restrict(amp) {} // ERROR
using U = int restrict(amp); // ERROR
typedef int T restrict(amp); // ERROR
int f(int p restrict(amp)); // ERROR
template <typename T restrict(amp)> void g(T); // ERROR
