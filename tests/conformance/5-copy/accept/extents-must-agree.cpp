// Copies between transposed extents throw an error code, while array assignment takes the new
// extent.
//
// accept: R-5.3.2-a, R-5.1.3-g, R-5.2.3-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
template <typename F> bool throws(F f) {
  try {
    f();
  } catch (const runtime_exception &e) { return e.get_error_code() < 0 && e.what()[0]; }
  return false;
}
int main() {
  std::vector<int> z(100), s(100);
  for (int i = 0; i < 100; ++i) s[i] = i + 1;
  array<int, 2> a(2, 50, s.begin()), b(50, 2, z.begin());
  const array<int, 2> &ca = a;
  array_view<int, 2> va(a), vb(b);
  array_view<const int, 2> cva(a);
  CHECK(throws([&] { copy(a, b); }));
  CHECK(throws([&] { copy(ca, vb); }));
  CHECK(throws([&] { copy(va, b); }));
  CHECK(throws([&] { copy(cva, vb); }));
  CHECK(throws([&] { copy(cva, b); }));
  CHECK(throws([&] { copy(va, vb); }));
  CHECK(throws([&] { copy_async(a, b).get(); }));
  CHECK(throws([&] { copy_async(ca, vb).get(); }));
  CHECK(throws([&] { copy_async(cva, b).get(); }));
  CHECK(throws([&] { copy_async(va, vb).get(); }));
  CHECK(throws([&] { ca.copy_to(b); }));
  CHECK(throws([&] { a.copy_to(vb); }));
  CHECK(throws([&] { va.copy_to(b); }));
  CHECK(throws([&] { cva.copy_to(vb); }));
  CHECK(throws([&] { b = va; }));
  CHECK(throws([&] { b = cva; }));
  CHECK(std::vector<int>(b) == z);
  CHECK(throws([&] { copy(s.begin(), s.end(), va.section(0, 0, 2, 49)); }));
  CHECK(throws([&] { copy(s.begin(), s.begin(), a); }));
  CHECK(throws([&] { copy_async(s.begin(), s.begin() + 99, vb).get(); }));
  CHECK(std::vector<int>(a) == s && b.extent[0] == 50);
  b = a; // value semantics: takes the extent
  CHECK(b.extent == extent<2>(2, 50) && std::vector<int>(b) == s && vb.extent == extent<2>(50, 2));
  CHECK(throws([&] { array<int, 1> n(-1); }) && throws([&] { array<int, 2> n(4, 0); }) &&
        throws([&] { array<int, 3> n(-1, -1, 1); }) &&
        throws([&] { array<int, 1> n(extent<1>(0), s.begin(), s.begin()); }) && throws([&] {
          int e[4] = {1, 2, 0, 3};
          array<int, 4> n{extent<4>(e)};
        }));
  CHECK(throws([&] { array<int, 1> n(0, accelerator().default_view); }) && throws([&] {
          array<int, 2> n(extent<2>(1, -4), accelerator().default_view, accelerator().default_view);
        }));
  CHECK(throws([&] { array<int, 2> n(65536, 65536); }) &&
        throws([&] { array<int, 3> n(2000, 2000, 2000); }));
  CHECK(throws([&] { array<int, 1> n(10, s.begin(), s.begin() + 9); }) &&
        throws([&] { array<int, 1> n(10, s.begin(), s.begin() + 11); }));
  return failures;
}
