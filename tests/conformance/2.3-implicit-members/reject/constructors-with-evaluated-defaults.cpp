// Default constructors that differ in restriction must not have default arguments with side effects.
//
// reject: L-2.3.2-o
//
// Default, copy and move constructors have no names: where only restrictions tell them
// apart, and their parameters differ, they become one. amp2hip refuses those of which a
// default argument does something.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

int next();
struct made {
  made(int = next()) restrict(cpu) {}
  made() restrict(amp) {} // ERROR
};
template <typename T> struct made_of {
  made_of(T = T()) restrict(cpu) {}
  made_of() restrict(amp) {} // ERROR
};
