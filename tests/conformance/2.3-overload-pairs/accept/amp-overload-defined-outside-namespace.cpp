// The amp function of a pair can be defined outside its namespace before the cpu function.
//
// accept: L-2.3.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;

namespace outer {
namespace shapes {
struct point {
  int v;
};
int area(const point &p) restrict(amp);
inline namespace v1 {
template <typename T> int scaled(T x) restrict(amp);
}
} // namespace shapes
} // namespace outer

int outer::shapes::area(const point &p) restrict(amp) { return p.v + 100; }
namespace outer {
template <typename T> int shapes::v1::scaled(T x) restrict(amp) { return int(x) * 100; }
namespace shapes {
int area(const point &p) restrict(cpu) { return p.v + 1; }
inline namespace v1 {
template <typename T> int scaled(T x) restrict(cpu) { return int(x) * 2; }
}
} // namespace shapes
} // namespace outer

int main() {
  std::vector<int> r(2);
  array_view<int> out(r);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        out[0] = outer::shapes::area(outer::shapes::point{i[0] + 5});
        out[1] = outer::shapes::scaled(3.0f);
      });
  out.synchronize();
  return !(r[0] == 105 && r[1] == 300 && outer::shapes::area(outer::shapes::point{5}) == 6 &&
           outer::shapes::scaled(3.0f) == 6);
}
