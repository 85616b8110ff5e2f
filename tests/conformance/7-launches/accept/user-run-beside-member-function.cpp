// A launch in a member function ignores a function template run of the class's namespace.
//
// accept: P-7-a, P-7-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
namespace app {
template <typename F, typename... A> void run(F &&f, A &&...a) {}
struct model {
  concurrency::array_view<int, 1> v;
  void fill(int n) {
    auto w = v;
    concurrency::parallel_for_each(
        w.extent, [=](concurrency::index<1> i) restrict(amp) { w[i] = n; });
  }
};
}
int main() {
  std::vector<int> h(4);
  concurrency::array_view<int, 1> v(h);
  app::model m{v};
  m.fill(7);
  CHECK(v[3] == 7);
  return failures;
}
