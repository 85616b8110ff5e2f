// direct3d_printf formats, direct3d_errorf throws its text after the kernel and direct3d_abort
// throws.
//
// accept: E-12.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdlib>
#include <string>
#include "check.h"
using namespace concurrency;
int main() {
  array_view<int, 1> v(8);
  std::string what;
  bool ab = false;
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        direct3d_printf("%d %u %f %s%%\n", i[0], 3u, 2.5f, "x");
        direct3d_printf("plain\n");
        v[0] = 1;
      });
  CHECK(v[0] == 1);
  try {
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          if (i[0] == 2) direct3d_errorf("e %d %.2f %x", i[0], 1.5, 255u);
          v[i] = 3;
        });
    accelerator().default_view.wait();
  } catch (const runtime_exception &e) { what = e.what(); }
  CHECK(what == "e 2 1.50 ff");
  CHECK(v[7] == 3 && v[2] == 3);
  try {
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          v[i] = 4;
          if (i[0] == 2) direct3d_abort();
          v[i] = 5;
        });
    accelerator().default_view.wait();
  } catch (const runtime_exception &) { ab = true; }
  CHECK(ab);
  CHECK(v[2] == 4 && v[7] == 5);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 6; });
  CHECK(v[2] == 6);
  accelerator().default_view.wait();
  return failures;
}
