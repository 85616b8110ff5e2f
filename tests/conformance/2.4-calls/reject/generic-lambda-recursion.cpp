// Amp code must not recurse through a generic lambda that receives itself as an argument.
//
// reject: L-2.4.3.4-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

template <typename F> int apply(F f, int n) restrict(amp) {
  return n == 0 ? 0 : f(f, n - 1); // ERROR-ONE-OF
}

int use(int n) restrict(amp) {
  auto again = [](auto self, int k) -> int {
    return k == 0 ? 1 : self(self, k - 1); // ERROR-ONE-OF
  };
  return apply(again, n); // ERROR-ONE-OF
}
