// Streams and host code use the cpu operator<< and conversion of a class, kernels its amp
// conversion.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <sstream>
#include <iterator>
#include <algorithm>
namespace Q {
struct P {
  int v;
};
std::ostream &operator<<(std::ostream &o, const P &p) { return o << p.v; }
struct Z {
  int v;
  operator P() const { return P{v}; }
  operator P() const restrict(amp) { return P{9}; }
};
}
int main() {
  std::ostringstream s;
  Q::P p[2] = {{1}, {2}};
  std::copy(p, p + 2, std::ostream_iterator<Q::P>(s));
  Q::P q = Q::Z{5};
  concurrency::array_view<int, 1> w(1);
  concurrency::parallel_for_each(
      w.extent, [=](concurrency::index<1> i) restrict(amp) {
        Q::P k = Q::Z{5};
        w[i] = k.v;
      });
  return s.str() != "12" || q.v != 5 || w[0] != 9;
}
