// A kernel's error arrives as a runtime_exception by wait or marker; unequal sizes make copies
// throw.
//
// accept: R-4.6.3-a, E-12.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
#include <cstring>
#include <vector>
#include <string>
#include <iterator>
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
#include <exception>
int main() {
  // an error in a kernel surfaces at a marker/wait or at once
  array_view<int, 1> v(10);
  bool seen = false;
  try {
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          v[i] = 1;
          if (i[0] == 3) direct3d_errorf("failures %d", i[0]);
        });
    accelerator().default_view.wait();
    completion_future f = accelerator().default_view.create_marker();
    f.get();
  } catch (const runtime_exception &e) { seen = std::strcmp(e.what(), "failures 3") == 0; }
  CHECK(seen);
  // view is usable afterwards
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 2; });
  CHECK(v[3] == 2);
  std::vector<int> s(5);
  array<int, 1> a(6);
  THROWS(runtime_exception, copy_async(s.begin(), s.end(), a));
  THROWS(runtime_exception, copy_async(array<int, 1>(5), a));
  return failures;
}
