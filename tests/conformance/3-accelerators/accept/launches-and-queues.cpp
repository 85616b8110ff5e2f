// Launches, copies, markers and waits work on every kind of accelerator_view, also in several
// threads.
//
// accept: R-3.2.6-j, R-3.3-b, P-7-al, P-7-t, R-3.2.3-f, X-7-a, R-3.3.2-c, R-3.3.2-b, R-3.3.4-e,
// X-8.2-a, P-7-q, P-7-d, M-8.2-b, P-7.2-g, R-3.2.4-e, R-3.2.5-b, R-3.3-a, R-3.3-c, R-3.3.4-f,
// R-3.3.4-g, R-3.2.1-b, X-12-e, G-1.4-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <chrono>
#include <cstdio>
#include <thread>
#include <vector>

using namespace concurrency;

// Checks that a statement throws an exception of a type, with a message.
#define THROWS(type, ...)                                                                          \
  do {                                                                                             \
    bool thrown = false;                                                                           \
    try {                                                                                          \
      __VA_ARGS__;                                                                                 \
    } catch (const type &e) {                                                                      \
      thrown = e.what() && e.what()[0] != 0;                                                       \
    } catch (...) {                                                                                \
    }                                                                                              \
    CHECK(thrown && "no " #type ": " #__VA_ARGS__);                                                \
  } while (0)

// The host queries accelerators and their views before and after a kernel.
namespace use_around_launches {
void test() {
  accelerator acc;
  accelerator_view av = acc.create_view(queuing_mode_immediate);
  bool usable = !acc.get_device_path().empty() && av.get_accelerator() == acc;
  int data[2] = {};
  array<int, 1> a(2, data, av);
  parallel_for_each(av, a.extent, [&a](index<1> i) restrict(amp) { a[i] = i[0] + 1; });
  av.wait();
  completion_future done = copy_async(a, data);
  done.get();
  check("usable", usable, 1);
  check("element", data[1], 2);
}
} // namespace use_around_launches

// A launch on the automatic selection view runs where its arrays are or on the default accelerator.
namespace auto_selection_view {
void test() {
  accelerator_view s = accelerator::get_auto_selection_view();
  CHECK(s.is_auto_selection && s.get_is_auto_selection() && s.accelerator == accelerator() &&
        s.queuing_mode == queuing_mode_automatic);
  accelerator_view own = accelerator(accelerator::direct3d_ref).create_view();
  array<int, 1> a(8, own);
  array_view<int, 1> v(8);
  const array<int, 1> &ca = a;
  parallel_for_each(s, a.extent, [&a](index<1> i) restrict(amp) { a[i] = i[0]; });
  parallel_for_each(
      s, v.extent.tile<4>(), [ =, &ca ](tiled_index<4> t) restrict(amp) { v[t] = ca[t] * 2; });
  CHECK(v[7] == 14);
  array<int, 1> on(4, s), on2(4, s, access_type_auto);
  CHECK(on.accelerator_view == accelerator().default_view || on.accelerator_view == s);
  parallel_for_each(on.extent, [&on](index<1> i) restrict(amp) { on[i] = 3; });
  CHECK(std::vector<int>(on)[3] == 3);
  v.synchronize_to(s);
  s.wait();
  s.flush();
  s.create_marker().get();
  CHECK(v[0] == 0);
  accelerator_view c(s);
  CHECK(c == s && c.is_auto_selection);
}
} // namespace auto_selection_view

// Commands on one view run in their order in both queuing modes, and markers follow earlier
// commands.
namespace queuing_order {
void test() {
  for (queuing_mode m : {queuing_mode_immediate, queuing_mode_automatic})
    for (const wchar_t *p : {accelerator::direct3d_warp, accelerator::direct3d_ref}) {
      accelerator_view av = accelerator(p).create_view(m);
      array<int, 1> a(256, av), b(256, av);
      array_view<int, 1> v(a);
      std::vector<int> h(256), o(256);
      completion_future last, mark;
      CHECK(av.queuing_mode == m);
      for (int k = 0; k < 30; ++k) {
        for (int &x : h)
          x = k;
        completion_future in = copy_async(h.begin(), h.end(), a);
        in.get();
        parallel_for_each(
            av, a.extent, [&a, k ](index<1> i) restrict(amp) { a[i] = a[i] * 2 + k; });
        if (k % 3 == 0)
          av.flush();
        completion_future ab = copy_async(a, b);
        ab.wait();
        parallel_for_each(b.extent, [&b](index<1> i) restrict(amp) { b[i] += i[0]; });
        last = copy_async(b, o.begin());
        mark = av.create_marker();
        mark.get();
        last.get();
        CHECK(o[0] == 3 * k && o[255] == 3 * k + 255 && v[9] == 3 * k);
      }
      parallel_for_each(av, v.extent, [=](index<1> i) restrict(amp) { v[i] = 5; });
      av.wait();
      CHECK(std::vector<int>(a)[100] == 5);
      av.flush();
      av.flush();
      av.wait();
      accelerator_view copy_of(av);
      copy_of.wait();
      CHECK(copy_of.create_marker().wait_for(std::chrono::seconds(10)) ==
            std::future_status::ready);
    }
}
} // namespace queuing_order

// The reference accelerator runs the kernel exactly once for each index.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"
namespace reference_accelerator_runs_kernels_once {
struct P {
  int n;
  float f;
};
struct deep {
  struct {
    array_view<int, 2> v;
  } in[2];
};
void test() {
  accelerator_view av = accelerator(accelerator::direct3d_ref).default_view;
  array<int, 2> a(8, 8, av);
  array_view<int, 2> va(a), sec = va.section(2, 2, 4, 4);
  array_view<P, 1> ps(16);
  std::vector<int> h(64, 1), h2(16, 3);
  array_view<int, 2> hv(8, 8, h), hs = hv.section(4, 0, 4, 8);
  array_view<int, 1> cnt(1), un(16);
  cnt[0] = 0;
  array<int, 1> tot(16, av);
  array_view<int, 1> flat(16, h2);
  deep d{{{hs}, {sec}}};
  for (int i = 0; i < 64; ++i)
    va(i / 8, i % 8) = 0;
  for (int i = 0; i < 16; ++i) {
    ps[i] = P{i, 0.5f};
    un[i] = 5;
    (array_view<int, 1>(tot))[i] = 100;
  }
  for (int k = 1; k <= 3; ++k) {
    parallel_for_each(
        av, sec.extent.tile<2, 2>(), [ =, &a, &tot ](tiled_index<2, 2> t) restrict(amp) {
          const index<2> g = t;
          int i = g[0] * 4 + g[1];
          sec[t] += 1;
          a(7, 0) = k;
          ps[i].n += 1;
          ps[i].f *= 2;
          d.in[0].v(g) += 10;
          tot[i] -= 1;
          t.barrier.wait();
          flat[i] += tot[i];
          un.section(i, 1)[0] *= 2;
          d.in[1].v[g] += 1;
        });
    CHECK(va(2, 2) == 2 * k && va(5, 5) == 2 * k && va(0, 0) == 0 && va(7, 0) == k &&
          ps[15].n == 15 + k && ps[3].f == 0.5f * (1 << k) && hv(4, 0) == 1 + 10 * k &&
          hv(7, 3) == 1 + 10 * k && hv(7, 4) == 1 && hv(0, 0) == 1 &&
          tot.section(0, 16)[9] == 100 - k && un[15] == 5 << k);
  }
  CHECK(flat[0] == 3 + 99 + 98 + 97);
  parallel_for_each(
      av, extent<1>(64).tile<16>(), [=](tiled_index<16> t) restrict(amp) {
        int old = atomic_fetch_inc(&cnt[0]);
        va(old / 8, old % 8) = old;
      });
  CHECK(cnt[0] == 64 && va(7, 7) == 63);
}
} // namespace reference_accelerator_runs_kernels_once
#pragma GCC diagnostic pop

// Launches, markers and waits on accelerator views of both queuing modes work in several threads.
namespace views_in_several_threads {
accelerator member_acc() { return accelerator(accelerator::cpu_accelerator); }
struct device {
  accelerator acc;
  accelerator_view view;
  device() : view(acc.default_view) {}
  explicit device(const accelerator &a) : acc(a), view(acc.create_view(queuing_mode_immediate)) {}
};
void test() {
  accelerator def, cpu(L"cpu");
  accelerator_view av = accelerator::get_auto_selection_view();
  std::vector<int> d(64, 1);
  array_view<int> dv(d);
  parallel_for_each(av, dv.extent, [=](index<1> i) restrict(amp) { dv[i] += 1; });
  dv.synchronize();
  CHECK(d[63] == 2);
  parallel_for_each(av, dv.extent.tile<16>(), [=](tiled_index<16> i) restrict(amp) { dv[i] += 1; });
  CHECK(dv[0] == 3);
  for (queuing_mode q : {queuing_mode_immediate, queuing_mode_automatic}) {
    accelerator_view x = def.create_view(q);
    for (int k = 0; k < 20; ++k)
      parallel_for_each(
          x, dv.extent, [=](index<1> i) restrict(amp) { dv[i] = dv[i] * 3 % 101 + k; });
    x.flush();
    completion_future m = x.create_marker();
    CHECK(m.valid());
    m.wait();
    m.get();
    CHECK(m.wait_for(std::chrono::seconds(1)) == std::future_status::ready);
    x.wait();
    std::shared_future<void> sf = x.create_marker();
    sf.get();
  }
  int ref = 3;
  for (int q = 0; q < 2; ++q)
    for (int k = 0; k < 20; ++k)
      ref = ref * 3 % 101 + k;
  CHECK(dv[5] == ref);
  THROWS(
      unsupported_feature,
      parallel_for_each(cpu.default_view, dv.extent, [=](index<1> i) restrict(amp) { dv[i] = 1; }));
  THROWS(runtime_exception,
         parallel_for_each(
             cpu.create_view(),
             extent<1>(64).tile<8>(), [=](tiled_index<8> i) restrict(amp) { dv[i] = 1; }));
  {
    array<int> onc(8, cpu.default_view);
    onc[3] = 5;
    CHECK(onc[3] == 5);
    THROWS(runtime_exception,
           parallel_for_each(onc.extent, [&](index<1> i) restrict(amp) { onc[i] = 1; }));
    cpu.default_view.wait();
    cpu.default_view.flush();
    cpu.default_view.create_marker().get();
  }
  device dd, de(cpu);
  CHECK(dd.view == def.default_view);
  CHECK(de.view.accelerator == cpu);
  std::vector<accelerator_view> vs(3, def.create_view());
  CHECK(vs[0] == vs[2]);
  std::vector<device> ds;
  ds.push_back(dd);
  ds.emplace_back(cpu);
  ds[0] = ds[1];
  CHECK(ds[0].acc == cpu);
  std::vector<std::thread> ts;
  for (int t = 0; t < 6; ++t)
    ts.emplace_back([&, t] {
      for (int k = 0; k < 30; ++k) {
        accelerator a;
        accelerator_view x = t % 2 ? a.create_view() : a.default_view;
        std::vector<int> h(100, k);
        array_view<int> hv(h);
        parallel_for_each(x, hv.extent, [=](index<1> i) restrict(amp) { hv[i] += i[0]; });
        x.create_marker().wait();
        hv.synchronize();
        if (h[99] != k + 99) {
          ++failures;
          std::printf("thread\n");
        }
      }
    });
  for (auto &t : ts)
    t.join();
  // Earlier launches have fixed the default accelerator.
  CHECK(!accelerator::set_default(cpu.device_path));
  CHECK(accelerator() == def);
  CHECK(!accelerator::set_default(def.device_path));
  Concurrency::accelerator big;
  Concurrency::array<int, 1> ca(10);
  CHECK(ca.accelerator_view == big.default_view);
  CHECK(member_acc() == cpu);
}
} // namespace views_in_several_threads

int main() {
  use_around_launches::test();
  auto_selection_view::test();
  queuing_order::test();
  reference_accelerator_runs_kernels_once::test();
  views_in_several_threads::test();
  return failures;
}
