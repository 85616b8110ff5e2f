// Amp code must not default-construct a class whose default member initializer calls a cpu
// function.
//
// reject: L-2.3.2-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int start() { return 1; }
struct s {
  int n = start();
};

int host() { return s().n; }

int f() restrict(amp) {
  s x; // ERROR-NEAR
  return x.n;
}
