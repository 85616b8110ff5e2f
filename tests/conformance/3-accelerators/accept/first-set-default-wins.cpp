// set_default succeeds once, after queries and a failed call, and later calls return false.
//
// accept: R-3.2.1-b, R-3.2.3-b, R-3.2.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
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
  accelerator before;
  before.description;
  before.default_view.wait();
  accelerator::get_all();
  accelerator::get_auto_selection_view();
  THROWS(runtime_exception, accelerator::set_default(L"nonsense"));
  CHECK(accelerator::set_default(accelerator::direct3d_ref));
  CHECK(accelerator().device_path == L"direct3d\\ref");
  CHECK(accelerator(accelerator::default_accelerator) == accelerator(L"direct3d\\ref"));
  CHECK(!accelerator::set_default(accelerator::direct3d_warp));
  CHECK(!accelerator::set_default(accelerator::direct3d_ref));
  CHECK(accelerator().device_path == L"direct3d\\ref");
  array<int, 1> a(3);
  CHECK(a.accelerator_view == accelerator(L"direct3d\\ref").default_view);
  CHECK(accelerator::get_auto_selection_view().accelerator == accelerator(L"direct3d\\ref"));
  return failures;
}
