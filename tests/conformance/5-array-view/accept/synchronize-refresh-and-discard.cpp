// Synchronize writes kernel results to host data, refresh makes host writes visible to kernels, and
// discard_data drops elements.
//
// accept: R-5.2.3-m, R-5.2.3-i, M-8.4-a, R-5.2.3-a, R-5.2.3-r
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wmisleading-indentation"
#include "check.h"
#include <algorithm>
#include <amp.h>
#include <atomic>
#include <chrono>
#include <type_traits>
#include <vector>

using namespace concurrency;

// Synchronize writes kernel results to host data, and refresh makes host writes visible to kernels.
namespace synchronize_and_refresh {
void test() {
  for (const wchar_t *p : {accelerator::direct3d_warp, accelerator::direct3d_ref}) {
    accelerator_view av = accelerator(p).default_view;
    std::vector<int> h(16, 1);
    array_view<int, 1> v(h);
    array_view<int, 1> lo = v.section(0, 8), hi = v.section(8, 8);
    array_view<const int, 1> cv = v;
    auto add = [&](array_view<int, 1> x, int n) {
      parallel_for_each(av, x.extent, [=](index<1> i) restrict(amp) { x[i] += n; });
    };
    auto is = [&](int l, int u) {
      for (int i = 0; i < 16; ++i)
        if (h[i] != (i < 8 ? l : u))
          return false;
      return true;
    };
    add(v, 1);
    v.synchronize();
    CHECK(is(2, 2));
    v.synchronize(access_type_read_write);
    for (int &x : h)
      x = 10;
    add(v, 1);
    v.synchronize();
    CHECK(is(11, 11)); // also without a refresh
    v.synchronize(access_type_write);
    for (int &x : h)
      x = 20;
    add(v, 1);
    v.synchronize_async().get();
    CHECK(is(21, 21));
    v.synchronize();
    for (int &x : h)
      x = 30;
    v.refresh();
    add(v, 1);
    cv.synchronize();
    CHECK(is(31, 31));
    add(lo, 1);
    add(hi, 2);
    lo.synchronize();
    for (int i = 0; i < 8; ++i)
      CHECK(h[i] == 32);
    hi.synchronize();
    CHECK(is(32, 33));
    lo.synchronize(access_type_read_write);
    for (int i = 0; i < 8; ++i)
      h[i] = 40;
    add(v, 1);
    v.synchronize();
    CHECK(is(41, 34));
    for (int i = 8; i < 16; ++i)
      h[i] = 50;
    hi.refresh();
    add(v, 1);
    v.synchronize_async(access_type_read_write).wait();
    CHECK(is(42, 51));
    cv.refresh();
    cv.synchronize_to(av);
    cv.synchronize_to_async(av).get();
    CHECK(cv[0] == 42 && cv[15] == 51);
    v.synchronize_to(av, access_type_read_write);
    add(v, 1);
    CHECK(v.get_ref(index<1>(0)) != -1);
    CHECK(v[0] == 43);
    int *d = v.data();
    CHECK(d == h.data());
    d[0] = 99;
    add(v, 1);
    CHECK(v[0] == 100 && v.data()[15] == 53 && cv.data()[0] == 100);
    v.synchronize(access_type_none);
    v.synchronize(access_type_auto);
    CHECK(h[0] == 100);
    v.synchronize();
    CHECK(v.get_ref(index<1>(15)) == 53 && cv.get_ref(index<1>(0)) == 100);
    std::vector<int> k(9, 1);
    array_view<const int, 2> kv(3, 3, k);
    array_view<int, 1> sum(1);
    auto total = [&] {
      parallel_for_each(
          av, sum.extent, [=](index<1> i) restrict(amp) {
            sum[i] = 0;
            for (int a = 0; a < 3; ++a)
              for (int b = 0; b < 3; ++b)
                sum[i] += kv(a, b);
          });
      return sum[0];
    };
    CHECK(total() == 9);
    for (int &x : k)
      x = 2;
    kv.refresh();
    CHECK(total() == 18);
    k[4] = 100;
    kv.section(1, 1, 1, 1).refresh();
    CHECK(total() == 116);
  }
}
} // namespace synchronize_and_refresh

// Each form of synchronize and synchronize_to brings host data up to date for each access type.
namespace each_access_type {
#define SAME(e, ...) static_assert(std::is_same<decltype(e), __VA_ARGS__>::value, #e)

template <typename F>
static void launch(array_view<int> v, F f) {
  for (int k = 0; k < f; ++k)
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += i[0] + 1; });
}
void test() {
  accelerator_view av = accelerator().default_view,
                   cpu = accelerator(accelerator::cpu_accelerator).default_view,
                   oth = accelerator().create_view();
  for (const accelerator &acc : accelerator::get_all())
    for (access_type t : {access_type_read, access_type_read_write, access_type_write})
      for (int how = 0; how < 8; ++how) {
        std::vector<int> h(50);
        array_view<int> v(h);
        v.section(10, 20).discard_data();
        for (int k = 0; k < 50; ++k)
          h[k] = k;
        v.refresh();
        launch(v, 2); // h[k] == k + 2 (k + 1)
        accelerator_view x = acc.default_view;
        switch (how) {
        case 0:
          v.synchronize();
          break;
        case 1:
          v.synchronize(t);
          break;
        case 2:
          v.synchronize_async().get();
          break;
        case 3:
          v.synchronize_async(t).wait();
          break;
        case 4:
          v.synchronize_to(x);
          v.synchronize();
          break;
        case 5:
          v.synchronize_to(x, access_type_read);
          v.synchronize();
          break;
        case 6:
          v.synchronize_to_async(x).get();
          v.synchronize();
          break;
        case 7:
          v.synchronize_to_async(x, access_type_read).get();
          v.synchronize();
          break;
        }
        const bool lost = t == access_type_write && (how == 1 || how == 3);
        for (int k = 0; k < 50 && !lost; ++k)
          CHECK(h[k] == k + 2 * (k + 1));
        // The host writes its data directly.
        for (int k = 0; k < 50; ++k)
          h[k] = 7 * k;
        if (!(how == 1 || how == 3) || t == access_type_read)
          v.refresh();
        launch(v, 1);
        for (int k = 0; k < 50; ++k)
          CHECK(v[k] == 7 * k + k + 1);
        array_view<const int> c = v;
        launch(v, 1);
        c.synchronize();
        for (int k = 0; k < 50; ++k)
          CHECK(h[k] == 9 * k + 2);
        launch(v, 1);
        c.synchronize_to(x);
        c.section(5, 5).synchronize_async().get();
        for (int k = 5; k < 10; ++k)
          CHECK(h[k] == 10 * k + 3);
        CHECK(c[49] == 493);
        auto s = v.section(20, 10);
        launch(s, 3);
        s.synchronize();
        for (int k = 0; k < 10; ++k)
          CHECK(h[20 + k] == 10 * (20 + k) + 3 + 3 * (k + 1));
        CHECK(v[19] == 193 && v[30] == 303);
        v.synchronize_to(oth, access_type_read_write);
        parallel_for_each(oth, v.extent, [=](index<1> i) restrict(amp) { v[i] = -1; });
        v.synchronize_to(cpu);
        CHECK(v[0] == -1);
        v.synchronize();
        CHECK(h[49] == -1);
        v.discard_data();
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0] * i[0]; });
        CHECK(v.data()[7] == 49);
        CHECK(v.get_ref(index<1>(8)) == 64);
        std::atomic<int> called(0);
        completion_future f = v.synchronize_async();
        f.then([&] { ++called; });
        f.get();
        for (int k = 0; k < 3000 && !called; ++k)
          std::this_thread::sleep_for(std::chrono::milliseconds(1));
        CHECK(called == 1);
        CHECK(h[9] == 81);
      }
  // The view has no source.
  array_view<int, 2> n(3, 4);
  parallel_for_each(n.extent, [=](index<2> i) restrict(amp) { n[i] = i[0] * 10 + i[1]; });
  n.synchronize();
  n.synchronize_async().get();
  n.synchronize_to(oth);
  CHECK(n(2, 3) == 23);
  n(2, 3) = 5;
  array_view<int, 2> m(n);
  parallel_for_each(oth, m.extent, [=](index<2> i) restrict(amp) { m[i]++; });
  CHECK(n(2, 3) == 6 && n[1][1] == 12);
  int t = 0;
  try {
    n.get_source_accelerator_view();
  } catch (const runtime_exception &) {
    t = 1;
  }
  CHECK(t);
}
} // namespace each_access_type

// discard_data drops only the discarded elements, and later writes count again.
namespace discarded_data {
void test() {
  accelerator_view w = accelerator(accelerator::direct3d_warp).default_view,
                   r = accelerator(accelerator::direct3d_ref).default_view;
  for (accelerator_view av : {w, r}) {
    std::vector<int> h(20, 5);
    array_view<int, 1> v(h), mid = v.section(5, 10);
    parallel_for_each(av, v.extent, [=](index<1> i) restrict(amp) { v[i] = 6; });
    mid.discard_data(); // elements 0 to 4 and 15 to 19 remain 6
    parallel_for_each(av == w ? r : w, mid.extent, [=](index<1> i) restrict(amp) { mid[i] = 7; });
    for (int i = 0; i < 20; ++i)
      CHECK(v[i] == (i >= 5 && i < 15 ? 7 : 6));
    v.discard_data();
    for (int i = 0; i < 20; ++i)
      v[i] = i; // host writes are valid again
    parallel_for_each(av, v.extent, [=](index<1> i) restrict(amp) { v[i] *= 2; });
    v.synchronize();
    for (int i = 0; i < 20; ++i)
      CHECK(h[i] == 2 * i);
    v.discard_data();
    std::vector<int> n(20, 3);
    copy(n.begin(), n.end(), v);
    CHECK(v[19] == 3); // written by copy
    v.discard_data();
    parallel_for_each(av, v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
    parallel_for_each(av, v.extent, [=](index<1> i) restrict(amp) { v[i] += 1; });
    CHECK(v[7] == 2);
    array<int, 2> a(4, 4, av);
    array_view<int, 2> col = a.section(0, 1, 4, 1);
    parallel_for_each(a.extent, [&a](index<2> i) restrict(amp) { a[i] = 9; });
    col.discard_data();
    parallel_for_each(av, col.extent, [=](index<2> i) restrict(amp) { col[i] = 8; });
    std::vector<int> x = a;
    for (int i = 0; i < 16; ++i)
      CHECK(x[i] == (i % 4 == 1 ? 8 : 9));
    array_view<int, 1> none(4);
    none.discard_data();
    none[2] = 4;
    none.section(0, 1).discard_data();
    CHECK(none[2] == 4);
  }
}
} // namespace discarded_data

int main() {
  synchronize_and_refresh::test();
  each_access_type::test();
  discarded_data::test();
  return failures;
}
