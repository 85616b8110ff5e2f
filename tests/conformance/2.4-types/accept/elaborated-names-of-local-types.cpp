// A kernel may declare variables of local classes, enumerations and unions by elaborated names.
//
// accept: L-2.4.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int main() {
  struct K {
    int a;
  };
  enum E { e1 = 5 };
  union U {
    int i;
    float f;
  };
  enum class S { x = 2 };
  K k{2};
  U u;
  u.i = 7;
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        struct K w = k;
        enum E e = e1;
        union U q = u;
        enum S s = S::x;
        v[i] = w.a + e + q.i + (int)s;
      });
  return v[0] == 16 ? 0 : 1;
}
