// A kernel class may overload the address operator.
//
// accept: P-7-l
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
struct amper {
  array_view<int, 1> v;
  amper *operator&() const { return nullptr; }
  void operator()(index<1> i) const restrict(amp) { v[i] = 1; }
};
int main() {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, amper{v});
  CHECK(v[3] == 1);
  return failures;
}
