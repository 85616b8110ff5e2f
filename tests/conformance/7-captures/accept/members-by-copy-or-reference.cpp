// A kernel reads data members through a captured copy, reference or init-capture instead of this.
//
// accept: L-2.4.3.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

class blur {
public:
  explicit blur(int r) : radius(r), weight(0.5f) {}
  void run(array_view<float, 1> v) const {
    const blur &self = *this;
    int r = radius;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += float(r) * self.weight; });
    parallel_for_each(v.extent, [ v, w = weight ](index<1> i) restrict(amp) { v[i] += w; });
    parallel_for_each(
        v.extent, [ v, copy = *this ](index<1> i) restrict(amp) { v[i] += copy.twice(); });
  }
  float twice() const restrict(cpu, amp) { return float(radius) * 2; }

private:
  int radius;
  float weight;
};

int main() {
  float data[2] = {100, 200};
  array_view<float, 1> v(2, data);
  blur(4).run(v);
  check("0", v[0], 110.5);
  check("1", v[1], 210.5);
  return failures;
}
