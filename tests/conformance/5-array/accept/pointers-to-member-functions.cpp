// A program takes addresses of library members and functions and passes explicit template
// arguments.
//
// accept: R-5.1.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include <string>
#include <iterator>
#include "check.h"
using namespace concurrency;
#include <functional>
int main() {
  unsigned (accelerator::*ver)() const = &accelerator::get_version;
  std::wstring (accelerator::*dp)() const = &accelerator::get_device_path;
  accelerator a;
  CHECK((a.*ver)() == a.version && (a.*dp)() == a.device_path);
  std::vector<accelerator> (*all)() = &accelerator::get_all;
  CHECK(!all().empty());
  bool (*sd)(const std::wstring &) = &accelerator::set_default;
  (void)sd;
  accelerator (accelerator_view::*ga)() const = &accelerator_view::get_accelerator;
  void (accelerator_view::*w)() = &accelerator_view::wait;
  accelerator_view v = a.default_view;
  (v.*w)();
  CHECK((v.*ga)() == a);
  completion_future (accelerator_view::*cm)() = &accelerator_view::create_marker;
  (v.*cm)().get();
  auto mf = std::mem_fn(&accelerator::get_version);
  CHECK(mf(a) == a.version);
  unsigned (extent<2>::*sz)() const = &extent<2>::size;
  bool (extent<2>::*co)(const index<2> &) const = &extent<2>::contains;
  extent<2> e(2, 3);
  CHECK((e.*sz)() == 6 && (e.*co)(index<2>(1, 2)));
  int &(index<2>::*at)(unsigned) = &index<2>::operator[];
  index<2> ix(4, 5);
  CHECK((ix.*at)(1) == 5);
  index<2> &(index<2>::*pp)() = &index<2>::operator++;
  (ix.*pp)();
  CHECK(ix[0] == 5);
  extent<1> (array<int, 1>::*ge)() const = &array<int, 1>::get_extent;
  extent<1> (array_view<int, 1>::*gv)() const = &array_view<int, 1>::get_extent;
  void (array_view<int, 1>::*sy)(access_type) const = &array_view<int, 1>::synchronize;
  void (array_view<const int, 1>::*sc)() const = &array_view<const int, 1>::synchronize;
  void (array_view<int, 1>::*rf)() const = &array_view<int, 1>::refresh;
  void (array_view<int, 1>::*dd)() const = &array_view<int, 1>::discard_data;
  int *(array_view<int, 1>::*da)() const = &array_view<int, 1>::data;
  int &(array_view<int, 1>::*el)(int) const = &array_view<int, 1>::operator[];
  array_view<int, 1> (array_view<int, 1>::*se)(int, int) const = &array_view<int, 1>::section;
  int &(array<int, 2>::*a2)(int, int) = &array<int, 2>::operator();
  (void)a2;
  std::vector<int> s(4, 2);
  array<int, 1> x(4, s.begin()), y(4);
  array_view<int, 1> u(4, s);
  array_view<const int, 1> c(u);
  CHECK((x.*ge)()[0] == 4 && (u.*gv)()[0] == 4);
  (u.*sy)(access_type_read);
  (c.*sc)();
  (u.*rf)();
  CHECK((u.*da)() == s.data());
  CHECK(&(u.*el)(2) == &s[2]);
  CHECK((u.*se)(1, 2).extent[0] == 2);
  (u.*dd)();
  copy<int, 1>(x, y);
  copy<int, 1>(x, u);
  void (*cp)(const array<int, 1> &, array<int, 1> &) = &concurrency::copy<int, 1>;
  cp(x, y);
  completion_future (*ca)(const array<int, 1> &,
                          array<int, 1> &) = &concurrency::copy_async<int, 1>;
  ca(x, y).get();
  void (*cq)(const array_view<const int, 1> &,
             const array_view<int, 1> &) = &concurrency::copy<int, 1>;
  cq(c, u);
  CHECK(u.view_as<2>(extent<2>(2, 2)).extent == extent<2>(2, 2));
  CHECK((std::vector<int>(y)[3] == 2));
  x.operator std::vector<int>();
  HRESULT (runtime_exception::*ec)() const = &runtime_exception::get_error_code;
  runtime_exception r("x", E_FAIL);
  CHECK((r.*ec)() == E_FAIL);
  return failures;
}
