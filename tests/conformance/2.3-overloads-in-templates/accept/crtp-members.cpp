// A CRTP base class calls the derived class's member of the caller's target.
//
// accept: L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class D> struct Shape {
  float area() const restrict(cpu, amp) { return static_cast<const D *>(this)->impl() * 2; }
  D &self() restrict(cpu, amp) { return static_cast<D &>(*this); }
  friend bool operator<(const Shape &a, const Shape &b) restrict(cpu, amp) {
    return a.area() < b.area();
  }
};
struct Sq : Shape<Sq> {
  float a;
  Sq(float x) restrict(cpu, amp) : a(x) {}
  float impl() const restrict(cpu) { return a * a; }
  float impl() const restrict(amp) { return a * a + 1; }
};
struct Ci : Shape<Ci> {
  float r;
  Ci(float x) restrict(cpu, amp) : r(x) {}
  float impl() const restrict(cpu, amp) { return 3 * r; }
};
int main() {
  float out[4] = {};
  array_view<float, 1> v(4, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        Sq s(2), t(3);
        Ci c(1);
        v[0] = s.area();
        v[1] = c.area();
        v[2] = s < t;
        v[3] = s.self().a;
      });
  v.synchronize();
  return Sq(2).area() == 8 && out[0] == 10 && out[1] == 6 && out[2] == 1 && out[3] == 2 ? 0 : 1;
}
