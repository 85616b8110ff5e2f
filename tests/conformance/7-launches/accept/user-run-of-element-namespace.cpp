// A launch ignores a function template run of the namespace of the kernel's element type.
//
// accept: P-7-a, P-7-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
namespace lib {
template <typename T> struct scale {
  concurrency::array_view<T, 1> v;
  void operator()(concurrency::index<1> i) const restrict(amp) { v[i].x *= 2; }
};
}
namespace app {
struct point {
  float x;
};
template <typename... A> int run(A &&...) { return 0; }
}
int main() {
  concurrency::array_view<app::point, 1> v(4);
  v[3].x = 4;
  concurrency::parallel_for_each(v.extent, lib::scale<app::point>{v});
  CHECK(v[3].x == 8);
  return failures;
}
