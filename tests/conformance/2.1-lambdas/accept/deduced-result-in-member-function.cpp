// Cpu code and a kernel of a member function call the same cpu,amp lambda with a deduced result.
//
// accept: L-2.2.1-a
//
// The member function is defined inside its class.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
struct scaler {
  int factor;
  double apply(int x) const restrict(cpu) {
    int f = factor;
    auto twice = [=](int y) restrict(cpu, amp) { return double(y) * f; };
    std::vector<double> r(2);
    array_view<double> v(2, r);
    parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = twice(i[0]); });
    v.synchronize();
    return twice(x) + r[1];
  }
};
int main() {
  return !(scaler{3}.apply(2) == 9);
}
