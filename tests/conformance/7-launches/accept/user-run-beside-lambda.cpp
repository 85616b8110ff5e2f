// A launch of a lambda does not call a function template run of the enclosing namespace.
//
// accept: P-7-a, P-7-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
namespace app {
using namespace concurrency;
static int jobs;
template <typename... A> void run(A &&...) { ++jobs; } // the program's own, never called
void fill(array_view<int, 1> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 7; });
}
}
int main() {
  std::vector<int> h(4);
  concurrency::array_view<int, 1> v(h);
  app::fill(v);
  CHECK(v[3] == 7);
  CHECK(app::jobs == 0);
  return failures;
}
