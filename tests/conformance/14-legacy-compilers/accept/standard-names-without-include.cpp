// A program uses standard names and assert without an include of their headers.
//
// Microsoft's <amp.h> includes much of the standard library, so the translation adds the missing
// includes.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int main() {
  std::vector<int> r(8);
  std::function<int(int)> twice = [](int x) { return 2 * x; };
  array_view<int> v(8, r);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0]; });
  v.synchronize();
  assert(r[7] == 7);
  char text[4];
  memset(text, 0, sizeof text);
  auto it = std::find_if_not(r.begin(), r.end(), [](int x) { return x < 3; });
  std::cout << std::min(twice(*it), INT_MAX) << std::endl;
  return !(twice(*it) == 6 && std::numeric_limits<int>::max() == INT_MAX &&
           std::accumulate(r.begin(), r.end(), 0) == 28);
}
