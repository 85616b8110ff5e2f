// A captured variable may have the name of a class, a function, a namespace or a library type.
//
// accept: L-2.4.3.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int v2 = 1;
struct S {
  int x;
};
int scale(int x) restrict(cpu, amp) { return x * 2; }
namespace ns {
const int K = 9;
int f() restrict(amp) { return 3; }
}
int main() {
  int out[4] = {};
  array_view<int, 1> array_view_(4, out);
  extent<1> extent(4);
  index<1> index(2);
  struct S S{5};
  int scale = 3, ns = 4, operator_ = 1, self = 6, amp = 7;
  auto &view = array_view_;
  parallel_for_each(
      concurrency::extent<1>(1), [=](concurrency::index<1> i) restrict(amp) {
        struct S T{S.x};
        concurrency::index<1> j = index;
        view[0] = S.x + extent[0] * 10;
        view[1] = ::scale(scale) + ns;
        view[2] = ns::f() + ns::K + self;
        view[j + 1] = T.x + amp + operator_ + i[0];
      });
  array_view_.synchronize();
  return out[0] == 45 && out[1] == 10 && out[2] == 18 && out[3] == 13 ? 0 : 1;
}
