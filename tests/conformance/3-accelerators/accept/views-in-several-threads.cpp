// Launches, markers and waits on accelerator views of both queuing modes work in several threads.
//
// accept: R-3.2.3-f, R-3.2.4-e, R-3.2.5-b, R-3.3-a, R-3.3-b, R-3.3-c, R-3.3.2-b, R-3.3.2-c,
// R-3.3.4-e, R-3.3.4-f, R-3.3.4-g, R-3.2.1-b, X-8.2-a, X-12-e, G-1.4-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <chrono>
#include <cstdio>
#include <thread>
#include <vector>
#include "check.h"
using namespace concurrency;

#define THROWS(expression, type)                                                                   \
  do {                                                                                             \
    bool thrown = false;                                                                           \
    try {                                                                                          \
      expression;                                                                                  \
    } catch (const type &e) { thrown = e.what()[0] != 0; }                                         \
    CHECK(thrown && "no such exception: " #expression);                                            \
  } while (0)

accelerator member_acc() { return accelerator(accelerator::cpu_accelerator); }
struct device {
  accelerator acc;
  accelerator_view view;
  device() : view(acc.default_view) {}
  explicit device(const accelerator &a) : acc(a), view(acc.create_view(queuing_mode_immediate)) {}
};
int main() {
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
    for (int k = 0; k < 20; ++k) ref = ref * 3 % 101 + k;
  CHECK(dv[5] == ref);
  THROWS(parallel_for_each(
             cpu.default_view, dv.extent, [=](index<1> i) restrict(amp) { dv[i] = 1; }),
         unsupported_feature);
  THROWS(parallel_for_each(
             cpu.create_view(),
             extent<1>(64).tile<8>(), [=](tiled_index<8> i) restrict(amp) { dv[i] = 1; }),
         runtime_exception);
  {
    array<int> onc(8, cpu.default_view);
    onc[3] = 5;
    CHECK(onc[3] == 5);
    THROWS(parallel_for_each(
               onc.extent, [&](index<1> i) restrict(amp) { onc[i] = 1; }),
           runtime_exception);
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
  for (auto &t : ts) t.join();
  // default already fixed by use
  CHECK(!accelerator::set_default(cpu.device_path));
  CHECK(accelerator() == def);
  CHECK(!accelerator::set_default(def.device_path));
  Concurrency::accelerator big;
  Concurrency::array<int, 1> ca(10);
  CHECK(ca.accelerator_view == big.default_view);
  CHECK(member_acc() == cpu);
  return failures;
}
