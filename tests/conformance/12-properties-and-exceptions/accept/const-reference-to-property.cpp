// A const reference to a property, in a conditional or comma too, binds to a temporary copy.
//
// accept: G-1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-value"
#include <amp.h>
#include "check.h"
using namespace concurrency;
int main() {
  array<int, 1> a(4), b(6);
  const extent<1> &lr = true ? a.extent : b.extent;
  const extent<1> &lp = (a.extent);
  const extent<1> &lc = (0, a.extent);
  const extent<1> &ls = static_cast<const extent<1> &>(a.extent);
  a = b;
  CHECK(lr[0] == 4);
  CHECK(lp[0] == 4);
  CHECK(lc[0] == 4);
  (void)ls;
  return failures;
}
