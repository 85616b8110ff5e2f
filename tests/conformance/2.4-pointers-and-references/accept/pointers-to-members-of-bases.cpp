// Pointers to data members of a base or of array type convert to pointers to derived members.
//
// accept: L-2.4.1.3-s
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct base {
  int b[2];
};
struct item : base {
  float weight;
  float size;
};
template <typename T, typename M> M sum(const T *items, int n, M T::*m) restrict(cpu, amp) {
  M s = M();
  for (int k = 0; k < n; ++k) s += items[k].*m;
  return s;
}

float work() restrict(cpu, amp) {
  item items[2] = {{{{1, 2}}, 0.5f, 10}, {{{3, 4}}, 0.25f, 20}};
  int(base::*array)[2] = &base::b;
  int(item::*inherited)[2] = array;
  const item *p = items + 1;
  return sum(items, 2, &item::weight) + sum(items, 2, &item::size) +
         float((p->*inherited)[1] * 100) + float((items[0].*array)[0]);
}

int main() {
  float data[1] = {};
  array_view<float, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(); });
  check("kernel", v[0], 0.75 + 30 + 400 + 1);
  check("host", work(), 431.75);
  return failures;
}
