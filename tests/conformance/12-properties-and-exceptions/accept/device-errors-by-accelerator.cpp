// direct3d_errorf and direct3d_abort report their errors through wait() on several accelerators.
//
// accept: E-12.3-c, E-12.3-d, E-12.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>
#include "check.h"
using namespace concurrency;
void check(int i) restrict(amp) {
  if (i == 7) direct3d_errorf("failures %d of %s %.2f %u%%", i, "kernel", 1.5, 3u);
}
template <typename F> std::string text(F f) {
  try {
    f();
  } catch (const runtime_exception &e) { return e.what(); }
  return "none";
}
int main() {
  array_view<int, 1> v(16);
  for (int i = 0; i < 16; ++i) v[i] = 0;
  for (const wchar_t *p : {accelerator::direct3d_warp, accelerator::direct3d_ref}) {
    accelerator_view av = accelerator(p).default_view;
    CHECK(text([&] {
            parallel_for_each(av, v.extent, [=](index<1> i) restrict(amp) { check(i[0]); });
            av.wait();
          }).find("failures 7 of kernel 1.50 3%") != std::string::npos);
    CHECK(text([&] {
            parallel_for_each(
                av, v.extent, [=](index<1> i) restrict(amp) {
                  if (i[0] == 3) direct3d_abort();
                  v[i] = 1;
                });
            av.wait();
          }) != "none");
    CHECK(text([&] {
            parallel_for_each(
                av, v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
                  tile_static int s;
                  if (t.local[0] == 3) direct3d_abort();
                  t.barrier.wait();
                  if (t.local[0] == 0) s = t.tile[0];
                  t.barrier.wait();
                  v[t] = s + 2;
                });
            av.create_marker().get();
            av.wait();
          }) != "none");
    CHECK(text([&] {
            parallel_for_each(
                av, v.extent, [=](index<1> i) restrict(amp) {
                  v[i] = 3;
                  direct3d_printf("%d\n", i[0]);
                  Concurrency::direct3d_printf("x");
                });
            av.wait();
          }) == "none");
    for (int i = 0; i < 16; ++i) CHECK(v[i] == 3);
  }
  return failures;
}
