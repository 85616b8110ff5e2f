// direct3d_printf formats its arguments, and direct3d_errorf and direct3d_abort report errors to
// the host.
//
// accept: E-12.3-b, E-12.3-c, E-12.3-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <cstdlib>
#include <string>
using namespace concurrency;

// direct3d_printf formats, direct3d_errorf throws its text after the kernel and direct3d_abort
// throws.
namespace on_default_accelerator {
void test() {
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
          if (i[0] == 2)
            direct3d_errorf("e %d %.2f %x", i[0], 1.5, 255u);
          v[i] = 3;
        });
    accelerator().default_view.wait();
  } catch (const runtime_exception &e) {
    what = e.what();
  }
  CHECK(what == "e 2 1.50 ff");
  CHECK(v[7] == 3 && v[2] == 3);
  try {
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          v[i] = 4;
          if (i[0] == 2)
            direct3d_abort();
          v[i] = 5;
        });
    accelerator().default_view.wait();
  } catch (const runtime_exception &) {
    ab = true;
  }
  CHECK(ab);
  CHECK(v[2] == 4 && v[7] == 5);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 6; });
  CHECK(v[2] == 6);
  accelerator().default_view.wait();
}
} // namespace on_default_accelerator

// direct3d_errorf and direct3d_abort report their errors through wait() on several accelerators.
namespace on_each_accelerator {
void check(int i) restrict(amp) {
  if (i == 7)
    direct3d_errorf("failures %d of %s %.2f %u%%", i, "kernel", 1.5, 3u);
}
template <typename F>
std::string text(F f) {
  try {
    f();
  } catch (const runtime_exception &e) {
    return e.what();
  }
  return "none";
}
void test() {
  array_view<int, 1> v(16);
  for (int i = 0; i < 16; ++i)
    v[i] = 0;
  for (const wchar_t *p : {accelerator::direct3d_warp, accelerator::direct3d_ref}) {
    accelerator_view av = accelerator(p).default_view;
    CHECK(text([&] {
            parallel_for_each(av, v.extent, [=](index<1> i) restrict(amp) { check(i[0]); });
            av.wait();
          }).find("failures 7 of kernel 1.50 3%") != std::string::npos);
    CHECK(text([&] {
            parallel_for_each(
                av, v.extent, [=](index<1> i) restrict(amp) {
                  if (i[0] == 3)
                    direct3d_abort();
                  v[i] = 1;
                });
            av.wait();
          }) != "none");
    CHECK(text([&] {
            parallel_for_each(
                av, v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
                  tile_static int s;
                  if (t.local[0] == 3)
                    direct3d_abort();
                  t.barrier.wait();
                  if (t.local[0] == 0)
                    s = t.tile[0];
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
    for (int i = 0; i < 16; ++i)
      CHECK(v[i] == 3);
  }
}
} // namespace on_each_accelerator

// direct3d_abort ends only the thread that calls it; the others of an untiled launch run.
namespace threads_beside_aborted_ones {
void test() {
  array_view<int> v(1000);
  for (int i = 0; i < 1000; ++i)
    v[i] = 0;
  accelerator_view ref = accelerator(accelerator::direct3d_ref).default_view;
  bool thrown = false;
  try {
    parallel_for_each(
        ref, v.extent, [=](index<1> i) restrict(amp) {
          if (i[0] % 100 == 0)
            direct3d_abort();
          v[i] = 1;
        });
    ref.wait();
    v.synchronize();
  } catch (const runtime_exception &) {
    thrown = true;
  }
  CHECK(thrown);
  int ran = 0;
  for (int i = 0; i < 1000; ++i)
    ran += v[i];
  CHECK(ran == 990);
}
} // namespace threads_beside_aborted_ones

int main() {
  on_default_accelerator::test();
  on_each_accelerator::test();
  threads_beside_aborted_ones::test();
  return failures;
}
