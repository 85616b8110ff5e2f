// set_default_cpu_access_type rejects auto, works once, and throws without shared memory.
//
// accept: R-3.2.5-e
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
  accelerator a(L"direct3d\\ref"), same(L"direct3d\\ref"), cpu(L"cpu"), w(L"direct3d\\warp");
  const access_type before = a.default_cpu_access_type;
  CHECK(before != access_type_auto);
  if (a.supports_cpu_shared_memory) {
    CHECK(!a.set_default_cpu_access_type(access_type_auto));
    CHECK(a.set_default_cpu_access_type(access_type_read));
    CHECK(same.default_cpu_access_type == access_type_read);
    CHECK(!same.set_default_cpu_access_type(access_type_write));
    CHECK(!a.set_default_cpu_access_type(access_type_read));
    CHECK(a.default_cpu_access_type == access_type_read);
    array<int, 1> x(3, a.default_view);
    CHECK(x.cpu_access_type == access_type_read);
    array<int, 1> y(3, a.default_view, access_type_none);
    CHECK(y.cpu_access_type == access_type_none);
    array<int, 1> z(3, a.create_view(), access_type_write);
    CHECK(z.cpu_access_type == access_type_write);
  } else THROWS(runtime_exception, a.set_default_cpu_access_type(access_type_read));
  {
    array<int, 1> x(3, w.default_view);
    CHECK(x.cpu_access_type == w.default_cpu_access_type);
  }
  CHECK(!w.set_default_cpu_access_type(access_type_none));
  return failures;
}
