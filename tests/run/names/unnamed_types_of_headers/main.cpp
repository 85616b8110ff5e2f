// Kernels whose types contain host lambdas, local types and unnamed types of a
// header. A launch on a GPU needs a name for them (§2.3.1).
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "launches.h"
using namespace concurrency;

int other();

int main() {
  std::vector<int> out(8);
  array_view<int> v(out);
  launches::counter c;
  if (c.run(v) != 16 || v[3] != 18)
    return 1;
  if (c.run_outside(v) != 20 || v[3] != 19)
    return 2;
  if (launches::pointers(v) != 1 + 2)
    return 3;
  if (launches::arrays(v) != 6)
    return 4;
  if (launches::local_types(v) != 10)
    return 5;
  launches::configured(v);
  if (v[0] != 7)
    return 6;
  if (launches::of_variable(v) != 6)
    return 7;
  int (*p)(int) = launches::triple;
  if (p(4) != 12)
    return 8;
  return other() - 5;
}
