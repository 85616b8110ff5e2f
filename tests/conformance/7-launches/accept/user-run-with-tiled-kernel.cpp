// A tiled launch ignores a function template run of the kernel's namespace.
//
// accept: P-7-a, P-7-ab
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
namespace app {
struct kernel {
  concurrency::array_view<int, 1> v;
  void operator()(concurrency::tiled_index<2> t) const restrict(amp) { v[t] = 7; }
};
template <typename... A> int run(A &&...) { return 1; }
}
int main() {
  std::vector<int> h(4);
  concurrency::array_view<int, 1> v(h);
  concurrency::parallel_for_each(v.extent.tile<2>(), app::kernel{v});
  CHECK(v[3] == 7);
  return failures;
}
