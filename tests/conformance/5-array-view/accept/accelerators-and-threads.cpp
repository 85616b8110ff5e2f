// Views show the last write after kernels, copies and host writes on several accelerators and in
// several threads.
//
// accept: R-5.2-c, P-7-am, M-8.3-g, R-5.2-m, R-3.3-c, M-8-a, R-5.2.2-k, R-5.2.3-n, R-5.2.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wmisleading-indentation"
#include "check.h"
#include <amp.h>
#include <atomic>
#include <thread>

using namespace concurrency;

// Views show the last write after any order of kernels, copies and host writes on two accelerators.
namespace random_steps {
void test() {
  accelerator w(accelerator::direct3d_warp), r(accelerator::direct3d_ref);
  accelerator_view vs[] = {w.default_view, r.default_view, w.create_view(queuing_mode_immediate),
                           r.create_view(), accelerator::get_auto_selection_view()};
  for (int home = 0; home < 3; ++home) {
    std::vector<int> h(32);
    array<int, 2> arr(4, 8, home == 2 ? r.default_view : w.default_view);
    array_view<int, 2> v = home == 0   ? array_view<int, 2>(4, 8, h)
                           : home == 1 ? array_view<int, 2>(4, 8)
                                       : array_view<int, 2>(arr);
    for (int i = 0; i < 32; ++i)
      v(i / 8, i % 8) = 0;
    array_view<int, 2> left = v.section(0, 0, 4, 4), right = v.section(index<2>(0, 4));
    array_view<const int, 2> c = v;
    array_view<int, 1> row = v[2];
    int expect[4][8] = {};
    unsigned seed = 12345;
    for (int step = 0; step < 200; ++step) {
      seed = seed * 1664525u + 1013904223u;
      accelerator_view av = vs[(seed >> 8) % 5];
      switch ((seed >> 16) % 8) {
      case 0:
        parallel_for_each(av, v.extent, [=](index<2> i) restrict(amp) { v[i] += i[1] + step; });
        for (auto &x : expect)
          for (int j = 0; j < 8; ++j)
            x[j] += j + step;
        break;
      case 1:
        parallel_for_each(av, left.extent, [=](index<2> i) restrict(amp) { left[i] ^= step; });
        for (auto &x : expect)
          for (int j = 0; j < 4; ++j)
            x[j] ^= step;
        break;
      case 2:
        parallel_for_each(
            av, right.extent, [=](index<2> i) restrict(amp) { right[i] = c(i[0], i[1]) + 1; });
        for (auto &x : expect)
          for (int j = 0; j < 4; ++j)
            x[j + 4] = x[j] + 1;
        break;
      case 3:
        row[3] = step;
        expect[2][3] = step;
        break;
      case 4:
        copy(left, right);
        for (auto &x : expect)
          for (int j = 0; j < 4; ++j)
            x[j + 4] = x[j];
        break;
      case 5: {
        array<int, 2> t(left, av);
        parallel_for_each(t.extent, [&t, step ](index<2> i) restrict(amp) { t[i] -= step; });
        copy(t, right);
        for (auto &x : expect)
          for (int j = 0; j < 4; ++j)
            x[j + 4] = x[j] - step;
        break;
      }
      case 6:
        v.synchronize_to(av, (seed & 1) ? access_type_read : access_type_read_write);
        break;
      case 7: {
        array_view<int, 1> one = v[3].section(1, 5);
        parallel_for_each(av, one.extent, [=](index<1> i) restrict(amp) { one[i] = i[0] * step; });
        for (int j = 0; j < 5; ++j)
          expect[3][j + 1] = j * step;
        break;
      }
      }
      if ((seed >> 24) % 3 == 0) {
        int i = (seed >> 5) % 4, j = (seed >> 3) % 8;
        CHECK(c(i, j) == expect[i][j]);
        CHECK(v[i][j] == expect[i][j]);
      }
    }
    if (home == 0) {
      v.synchronize();
      for (int i = 0; i < 32; ++i)
        CHECK(h[i] == expect[i / 8][i % 8]);
    }
    if (home == 2) {
      std::vector<int> x = arr;
      for (int i = 0; i < 32; ++i)
        CHECK(x[i] == expect[i / 8][i % 8]);
    }
    for (int i = 0; i < 32; ++i)
      CHECK(c(i / 8, i % 8) == expect[i / 8][i % 8]);
  }
}
} // namespace random_steps

// Several threads launch kernels and copy on shared and own accelerator views with correct results.
namespace several_threads {
void test() {
  std::atomic<int> wrong{0};
  accelerator_view shared = accelerator(accelerator::direct3d_warp).create_view();
  std::vector<int> data(1000, 2);
  array_view<const int, 1> cv(data);
  array<int, 1> ca(1000, data.begin(), shared);
  const array<int, 1> &rca = ca;
  auto work = [&](int id) {
    accelerator_view own =
        accelerator(id % 2 ? accelerator::direct3d_ref : accelerator::direct3d_warp)
            .create_view(id % 3 ? queuing_mode_automatic : queuing_mode_immediate);
    for (int k = 0; k < 15; ++k) {
      std::vector<int> h(1000, id);
      array_view<int, 1> v(h), lo = v.section(0, 500);
      array<int, 1> a(1000, own), b(v, shared);
      parallel_for_each(
          k % 2 ? own : shared, v.extent, [=](index<1> i) restrict(amp) { v[i] += cv[i]; });
      parallel_for_each(shared, lo.extent, [=](index<1> i) restrict(amp) { lo[i] += 1; });
      copy(v, a);
      completion_future f = copy_async(a, b);
      f.get();
      parallel_for_each(b.extent, [&b](index<1> i) restrict(amp) { b[i] *= 2; });
      std::vector<int> r = b;
      v.synchronize();
      if (r[0] != (id + 3) * 2 || r[999] != (id + 2) * 2 || h[0] != id + 3 || h[999] != id + 2)
        ++wrong;
      {
        std::vector<int> z(1000);
        copy(rca, z.begin());
        if (z != data)
          ++wrong;
      }
      own.create_marker().wait();
      own.wait();
      shared.flush();
    }
  };
  std::vector<std::thread> t;
  for (int i = 0; i < 6; ++i)
    t.emplace_back(work, i);
  for (auto &x : t)
    x.join();
  CHECK(wrong == 0);
}
} // namespace several_threads

// A view without a source keeps kernel results across accelerators, copies and synchronization.
namespace without_source {
struct P {
  int a;
  double b;
};
array_view<float, 2> make(int n) {
  array_view<float, 2> v(n, n);
  parallel_for_each(v.extent, [=](index<2> i) restrict(amp) { v[i] = float(i[0] - i[1]); });
  return v;
}
void test() {
  array_view<float, 2> m = make(8);
  CHECK(m(3, 1) == 2.f && m[1][3] == -2.f);
  array_view<const float, 2> c = make(4);
  CHECK(c(3, 0) == 3.f);
  array_view<const float, 1> row = make(5)[2];
  CHECK(row[0] == 2.f && row.data()[4] == -2.f);
  for (const wchar_t *p :
       {accelerator::direct3d_warp, accelerator::direct3d_ref, accelerator::direct3d_warp}) {
    accelerator_view av = accelerator(p).default_view;
    array_view<P, 3> v(2, 2, 2);
    v.discard_data();
    parallel_for_each(
        av, v.extent, [=](index<3> i) restrict(amp) {
          v[i].a = i[0];
          v[i].b = i[2] * 0.5;
        });
    v.synchronize();
    v.synchronize_async().get();
    v.synchronize_to(av);
    CHECK(v(1, 0, 1).a == 1 && v(1, 0, 1).b == 0.5);
    array<P, 3> a(v);
    CHECK((array_view<P, 3>(a)(1, 1, 1).b == 0.5));
    array_view<P, 3> s = v.section(1, 0, 0, 1, 2, 2);
    copy(a.section(0, 0, 0, 1, 2, 2), s);
    CHECK(v(1, 0, 0).a == 0);
    std::vector<P> h(8);
    copy(v, h.begin());
    CHECK(h[7].a == 0 && h[7].b == 0.5);
  }
}
} // namespace without_source

// source_accelerator_view is the accelerator view of the source. It throws if there is no source.
namespace source_view {
void test() {
  accelerator_view c = accelerator(accelerator::cpu_accelerator).default_view,
                   own = accelerator(accelerator::direct3d_ref).create_view();
  std::vector<int> h(12);
  int raw[4] = {};
  array<int, 2> a(3, 4, own), s(3, 4, c, own);
  array_view<int, 2> v(3, 4, h);
  array_view<const int, 1> k(raw);
  array_view<int, 2> va(a), vs(s);
  array_view<const int, 2> ca(a);
  CHECK(v.source_accelerator_view == c && v.get_source_accelerator_view() == c &&
        k.source_accelerator_view == c && v[1].source_accelerator_view == c &&
        v.section(1, 1, 1, 1).source_accelerator_view == c);
  CHECK(va.source_accelerator_view == own && ca.get_source_accelerator_view() == own &&
        ca[2].source_accelerator_view == own &&
        a.view_as(extent<1>(12)).source_accelerator_view == own &&
        a.reinterpret_as<float>().section(1, 2).source_accelerator_view == own);
  CHECK(vs.source_accelerator_view == c);
  parallel_for_each(
      accelerator(accelerator::direct3d_warp).default_view,
      va.extent, [=](index<2> i) restrict(amp) { va[i] = 1; });
  CHECK(va.source_accelerator_view == own && a.accelerator_view == own);
  array_view<int, 1> none(4);
  bool t = false;
  try {
    none.get_source_accelerator_view();
  } catch (const runtime_exception &) {
    t = true;
  }
  CHECK(t);
  none[0] = 1;
  t = false;
  try {
    none.section(0, 2).get_source_accelerator_view();
  } catch (const runtime_exception &) {
    t = true;
  }
  CHECK(t);
  {
    array<int, 1> gone(4, own);
    none = gone;
  }
  CHECK(none.source_accelerator_view == own);
}
} // namespace source_view

int main() {
  random_steps::test();
  several_threads::test();
  without_source::test();
  source_view::test();
  return failures;
}
