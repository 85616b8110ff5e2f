// An operator declared after a call outside a template is not a candidate of the call.
//
// accept: L-2.3.2.1-a, L-2.3.2.1-f
//
// The later operator has the other restriction and matches better (§2.3.2.1).
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;

namespace shapes {
struct point {
  int v;
};
inline int operator+(const point &a, const double &b) { return a.v + int(b); }
inline int operator+(const point &a, const double &b) restrict(amp) { return a.v + 10 * int(b); }
inline int operator-(const point &a, double b) restrict(amp) { return a.v - int(b); }

inline int on_cpu(int x) {
  float b = 2;
  return point{x} + b;
}
inline int on_amp(int x) restrict(amp) {
  float b = 2;
  return (point{x} + b) - (point{x} - b);
}

template <typename T> int operator+(point &&a, T &&) restrict(amp) { return 1000 + a.v; }
inline int operator-(point &&a, float &) { return 2000 + a.v; }
} // namespace shapes

int main() {
  std::vector<int> r(1);
  array_view<int> out(r);
  parallel_for_each(
      out.get_extent(), [=](index<1> i) restrict(amp) { out[i] = shapes::on_amp(5); });
  out.synchronize();
  return !(shapes::on_cpu(5) == 7 && r[0] == 25 - 3);
}
