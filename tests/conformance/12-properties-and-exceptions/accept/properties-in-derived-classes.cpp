// A class derived from array or array_view reads its inherited properties without naming the
// object.
//
// accept: G-1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include <string>
#include "check.h"
using namespace concurrency;
struct D : array_view<int, 2> {
  D(int a, int b) : array_view<int, 2>(a, b) {}
  int g() {
    auto e = extent;
    e[0] = 9;
    auto &&r = extent;
    r[0] = 8;
    extent[0] = 7;
    return extent[0];
  }
};
struct E : array<int, 2> {
  E(int a, int b) : array<int, 2>(a, b) {}
  unsigned n() const { return extent.size(); }
  concurrency::accelerator_view w() const { return accelerator_view; }
  access_type t() const { return cpu_access_type; }
  void fill() {
    concurrency::array<int, 2> &me = *this;
    parallel_for_each(
        extent, [&me](index<2> i) restrict(amp) { me[i] = me.extent[0] * 10 + me.extent[1]; });
  }
};
template <class B> struct F : B {
  using B::B;
  int g() const { return this->extent[1]; }
  std::wstring p() const { return this->source_accelerator_view.accelerator.device_path; }
};
int main() {
  D d(2, 3);
  CHECK(d.g() == 2);
  CHECK(d.extent == extent<2>(2, 3));
  E e(2, 3);
  CHECK(e.n() == 6);
  CHECK(e.w() == e.accelerator_view);
  CHECK(e.t() == e.get_cpu_access_type());
  e.fill();
  std::vector<int> o = e;
  CHECK(o[5] == 23);
  int raw[6];
  F<array_view<int, 2>> x(2, 3, raw);
  CHECK(x.g() == 3 && x.p() == L"cpu");
  return failures;
}
