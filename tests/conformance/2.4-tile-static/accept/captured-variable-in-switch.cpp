// A lambda captures a tile_static variable of a switch whose name hides an outer variable.
//
// accept: L-2.4.3.5.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;

struct counted {
  int n;
  counted() restrict(cpu, amp) : n(7) {}
  int twice() const restrict(cpu, amp) { return 2 * n; }
};

template <typename T> int of_type(T t) restrict(amp) {
  switch (int(t)) {
  case 0:
    tile_static T t;
    t = T(3);
    return [=] { return int(t) + 1; }();
  default:
    return 2;
  }
}

int main() {
  std::vector<int> data(8);
  array_view<int> v(8, data);
  int t = 4;
  parallel_for_each(
      v.extent.tile<4>(), [=](tiled_index<4> idx) restrict(amp) {
        int k = t;
        switch (k) {
        case 1:
          v[idx.global] = t;
          break;
        case 4: {
          v[idx.global] = 0;
        }
          struct local {
            int a;
            local() restrict(amp) : a(1) {}
          };
          tile_static local c;
          tile_static counted t;
          if (idx.local[0] == 0) {
            t.n = 10;
            c.a = 30;
          }
          idx.barrier.wait();
          {
            auto by_default = [=] { return t.n + c.a; };
            auto by_name = [=](int x) { return t.twice() + k + x + int(sizeof(t)); };
            auto by_reference = [&] { return t.n; };
            auto nested = [=] {
              auto inner = [&] { return t.n; };
              return [=] { return t.n + c.a; }() + inner();
            };
            auto computed = [=, n = t.n + 1]() mutable {
              t.n += n;
              return t.n;
            };
            decltype(t) local_copy = t;
            idx.barrier.wait();
            if (idx.local[0] == 0) {
              t.n = 100;
              c.a = 300;
            }
            idx.barrier.wait();
            v[idx.global] += by_default() == 40;
            v[idx.global] += 10 * (by_name(1) == 29);
            v[idx.global] += 100 * (by_reference() == 100);
            v[idx.global] += 1000 * (nested() == 50);
            v[idx.global] += 10000 * (computed() == 21);
            v[idx.global] += 100000 * (local_copy.n == 10);
          }
          v[idx.global] += 1000000 * (of_type(0) == 4 && of_type(2.0f) == 2);
          break;
        default:
          v[idx.global] = 0;
        }
      });
  for (int i = 0; i < 8; ++i)
    if (v[i] != 1111111) return 1;
  return 0;
}
