// An array keeps its CPU access type, and host access to an array without access throws.
//
// accept: R-5.1.4-b, R-5.1.2-e, R-5.1.3-d, R-5.1.2-l
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
  } catch (const runtime_exception &) { return true; }
  return false;
}
int main() {
  std::vector<int> v = {1, 2, 3, 4};
  for (const wchar_t *p : {accelerator::direct3d_warp, accelerator::direct3d_ref}) {
    accelerator_view w = accelerator(p).default_view;
    for (access_type t : {access_type_none, access_type_read, access_type_write,
                          access_type_read_write, access_type_auto}) {
      array<int, 1> a(4, v.begin(), v.end(), w, t);
      array<int, 2> b(2, 2, w, t), b2(extent<2>(2, 2), v.begin(), w, t);
      array<int, 3> c(1, 2, 2, v.begin(), v.end(), w, t);
      int r[5] = {1, 1, 2, 2, 1};
      array<int, 5> d(extent<5>(r), v.begin(), w, t);
      array<int, 2> e(array_view<const int, 2>(2, 2, v), w, t);
      access_type got = a.cpu_access_type;
      CHECK(got != access_type_auto);
      if (t != access_type_auto) CHECK(got == t);
      CHECK(b.cpu_access_type == got && b2.get_cpu_access_type() == got &&
            c.cpu_access_type == got && d.cpu_access_type == got && e.cpu_access_type == got);
      CHECK(array<int, 2>(e).cpu_access_type == got);
      array<int, 1> m(std::move(a));
      CHECK(m.cpu_access_type == got);
      const array<int, 3> &cc = c;
      const array<int, 1> &cm = m;
      if (got == access_type_none) {
        CHECK(throws([&] { m[0] = 1; }) && throws([&] { (void)cm[0]; }) &&
              throws([&] { m(index<1>(1)) = 1; }) && throws([&] { m(1); }) &&
              throws([&] { (void)cc(0, 1, 1); }) && throws([&] { (void)d[index<5>()]; }));
        CHECK(throws([&] { m.data(); }) && throws([&] { cc.data(); }));
        CHECK(!throws([&] { b2[0]; }) && !throws([&] { cc.section(index<3>()); }) &&
              !throws([&] { d[0][0]; }) && !throws([&] { m.reinterpret_as<float>(); }));
      } else {
        CHECK(cm[3] == 4);
        CHECK(cc(0, 1, 1) == 4);
        if (got & access_type_write) {
          m[0] = 9;
          c.data()[0] = 8;
          CHECK(std::vector<int>(m)[0] == 9 && std::vector<int>(c)[0] == 8);
        }
      }
      CHECK(b2[1][1] == 4);
      CHECK(cc[0][1][1] == 4);
      CHECK(d[0][0][1][1][0] == 4);
      CHECK(array_view<int, 1>(m)[3] == 4);
      CHECK(e.section(1, 1, 1, 1)(0, 0) == 4); // through views: always
      CHECK(std::vector<int>(e) == v);
    }
  }
  array<int, 1> h(4, v.begin(), accelerator(L"cpu").default_view);
  CHECK(h[3] == 4 && h.data()[2] == 3);
  h[0] = 5;
  CHECK(std::vector<int>(h)[0] == 5);
  return failures;
}
