// A launch ignores function templates launch, launch_cpu and launch_gpu of the kernel's namespace.
//
// accept: P-7-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
namespace app {
struct kernel {
  concurrency::array_view<int, 1> v;
  void operator()(concurrency::index<1> i) const restrict(amp) { v[i] = 7; }
};
template <typename... A> void launch_cpu(A &&...) {}
template <typename... A> void launch_gpu(A &&...) {}
template <typename... A> void launch(A &&...) {}
}
int main() {
  std::vector<int> h(4);
  concurrency::array_view<int, 1> v(h);
  concurrency::parallel_for_each(v.extent, app::kernel{v});
  CHECK(v[3] == 7);
  return failures;
}
