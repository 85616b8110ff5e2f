// A kernel may capture a copy of an object that contains array_view members.
//
// accept: L-2.4.3.3-c, P-7.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

class field {
public:
  field(array_view<float, 2> d, float s) : data(d), step(s) {}
  void smooth() const {
    array_view<float, 2> d = data;
    const float h = step;
    const extent<2> e = data.extent;
    parallel_for_each(e, [=](index<2> i) restrict(amp) { d[i] = advance(d[i], h) + float(e[1]); });
  }
  void smooth_by_copy() {
    field copy(*this);
    parallel_for_each(data.extent, [copy](index<2> i) restrict(amp) { copy.data[i] += copy.step; });
  }

private:
  static float advance(float x, float h) restrict(cpu, amp) { return x + h; }
  array_view<float, 2> data;
  float step;
};

int main() {
  float data[4] = {1, 2, 3, 4};
  array_view<float, 2> v(2, 2, data);
  field f(v, 0.5f);
  f.smooth();
  f.smooth_by_copy();
  check("0", v(0, 0), 4);
  check("3", v(1, 1), 7);
  return failures;
}
