// Default constructors that differ in restriction must not have default arguments with side
// effects.
//
// reject: L-2.3.2-o
//
// Such constructors have no names, so amp2hip merges those that differ in restriction and
// parameters. The merged constructor would evaluate the default argument.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

int next();
struct made {
  made(int = next()) restrict(cpu) {}
  made() restrict(amp) {} // expected-error
};
template <typename T> struct made_of {
  made_of(T = T()) restrict(cpu) {}
  made_of() restrict(amp) {} // expected-error
};
