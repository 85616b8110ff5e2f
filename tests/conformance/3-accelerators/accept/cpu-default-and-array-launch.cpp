// A launch over an array on the default CPU accelerator throws and leaves the elements unchanged.
//
// accept: R-3.2.3-e, X-12-e, P-7.2-c, E-12.2.4-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
#include <vector>
#include "check.h"
using namespace concurrency;
#define THROWS(type, ...)                                                                          \
  do {                                                                                             \
    bool t_ = false;                                                                               \
    try {                                                                                          \
      __VA_ARGS__;                                                                                 \
    } catch (const type &e_) { t_ = e_.what() && *e_.what(); } catch (...) {                       \
      std::printf("other exception ");                                                             \
    }                                                                                              \
    if (!t_) {                                                                                     \
      std::printf("line %d: no %s: %s\n", __LINE__, #type, #__VA_ARGS__);                          \
      ++failures;                                                                                  \
    }                                                                                              \
  } while (0)
int main() {
  CHECK(accelerator::set_default(L"cpu"));
  CHECK(accelerator().device_path == L"cpu");
  std::vector<int> s(4, 7);
  array_view<int, 1> v(4, s);
  THROWS(unsupported_feature,
         parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; }));
  CHECK(v[0] == 7 && s[3] == 7);
  array<int, 1> a(4);
  CHECK(a.accelerator_view.accelerator.device_path == L"cpu");
  a[0] = 5;
  CHECK(a[0] == 5);
  THROWS(unsupported_feature, parallel_for_each(
                                  accelerator(L"cpu").create_view(),
                                  v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; }));
  THROWS(runtime_exception,
         parallel_for_each(a.extent, [&a](index<1> i) restrict(amp) { a[i] = 1; }));
  CHECK(a[0] == 5);
  parallel_for_each(
      accelerator(L"direct3d\\warp").default_view,
      v.extent, [=](index<1> i) restrict(amp) { v[i] = 2; });
  CHECK(v[1] == 2);
  return failures;
}
