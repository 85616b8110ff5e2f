// Local using directives do not change how argument-dependent lookup finds friend functions in
// kernels.
//
// accept: L-2.2.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;

namespace lib {
inline namespace v1 {
struct meters {
  int n;
  friend int shade(const meters &m) { return m.n; }
  friend int shade(const meters &m) restrict(amp) { return m.n + 1; }
  friend int twice(meters m) restrict(cpu, amp) { return 2 * m.n; }
};
inline int visible(meters m) restrict(cpu, amp) { return m.n + 10; }
}
inline int shade(int n) restrict(cpu, amp) { return n; }
inline int twice(float) restrict(cpu, amp) { return 0; }
inline int other(int n) restrict(cpu, amp) { return n + 100; }

int run() {
  using namespace lib;
  std::vector<int> data(4);
  array_view<int> v(4, data);
  meters m = {5};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        using namespace v1;
        meters k = {i[0]};
        v[i] = shade(k) + twice(m) + visible(k);
      });
  for (int i = 0; i < 4; ++i)
    if (v[i] != (i + 1) + 10 + (i + 10)) return 1;
  return shade(m) + twice(m) - 15;
}
}

int outside() {
  using namespace lib;
  using lib::shade;
  std::vector<int> data(4);
  array_view<int> v(4, data);
  meters m = {5};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = shade(m) + twice(m) + visible(m) + shade(i[0]) + other(1);
      });
  for (int i = 0; i < 4; ++i)
    if (v[i] != 6 + 10 + 15 + i + 101) return 1;
  return 0;
}

int main() { return lib::run() ? 1 : outside() ? 2 : 0; }
