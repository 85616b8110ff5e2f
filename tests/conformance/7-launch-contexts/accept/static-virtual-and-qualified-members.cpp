// Static, virtual, volatile and ref-qualified member functions and function templates launch
// kernels.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
static int freefn(int k) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0] * k; });
  return v[3];
}
struct S {
  int m = 5;
  static int sf(int k) {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0] + k; });
    return v[3];
  }
  int cf() const {
    array_view<int, 1> v(4);
    int m = this->m;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0] + m; });
    return v[3];
  }
  virtual int vf(int m) {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0] + 2 * m; });
    return v[3];
  }
  template <typename T> T tf(T m) {
    array_view<T, 1> v(4);
    T c = static_cast<T>(this->m);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = m / 2 + c; });
    return v[3];
  }
  volatile int zz = 0;
  int vol() volatile {
    array_view<int, 1> v(4);
    int q = m;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = q * q; });
    return v[3];
  }
  int rr() && noexcept {
    array_view<int, 1> v(4);
    int q = m;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = q * q + 1; });
    return v[3];
  }
  int rr() & {
    array_view<int, 1> v(4);
    int q = m;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = q * q + 2; });
    return v[3];
  }
};
struct D : S {
  int vf(int m) override final {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0] + 3 * m; });
    return v[3];
  }
};
int main() {
  CHECK(freefn(7) == 21);
  CHECK(S::sf(7) == 10);
  S s;
  CHECK(s.cf() == 8);
  CHECK(s.vf(10) == 23);
  D d;
  S &b = d;
  CHECK(b.vf(10) == 33);
  CHECK(b.S::vf(10) == 23);
  CHECK(s.tf(7) == 8);
  CHECK(s.tf(7.f) == 8.5f);
  CHECK(s.vol() == 25);
  CHECK(s.rr() == 27);
  CHECK(S().rr() == 26);
  return failures;
}
