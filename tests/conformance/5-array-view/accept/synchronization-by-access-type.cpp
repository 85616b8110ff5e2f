// Each form of synchronize and synchronize_to brings host data up to date for each access type.
//
// accept: R-5.2.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wmisleading-indentation"
#include <amp.h>
#include <type_traits>
#include <vector>
#include <algorithm>
#include <chrono>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <numeric>
#include <set>
#include <thread>
#include <atomic>
#include "check.h"
using namespace concurrency;
#define SAME(e, ...) static_assert(std::is_same<decltype(e), __VA_ARGS__>::value, #e)

template <typename F> static void launch(array_view<int> v, F f) {
  for (int k = 0; k < f; ++k)
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += i[0] + 1; });
}
int main() {
  accelerator_view av = accelerator().default_view,
                   cpu = accelerator(accelerator::cpu_accelerator).default_view,
                   oth = accelerator().create_view();
  for (const accelerator &acc : accelerator::get_all())
    for (access_type t : {access_type_read, access_type_read_write, access_type_write})
      for (int how = 0; how < 8; ++how) {
        std::vector<int> h(50);
        array_view<int> v(h);
        v.section(10, 20).discard_data();
        for (int k = 0; k < 50; ++k) h[k] = k;
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
        for (int k = 0; k < 50 && !lost; ++k) CHECK(h[k] == k + 2 * (k + 1));
        // written directly
        for (int k = 0; k < 50; ++k) h[k] = 7 * k;
        if (!(how == 1 || how == 3) || t == access_type_read) v.refresh();
        launch(v, 1);
        for (int k = 0; k < 50; ++k) CHECK(v[k] == 7 * k + k + 1);
        array_view<const int> c = v;
        launch(v, 1);
        c.synchronize();
        for (int k = 0; k < 50; ++k) CHECK(h[k] == 9 * k + 2);
        launch(v, 1);
        c.synchronize_to(x);
        c.section(5, 5).synchronize_async().get();
        for (int k = 5; k < 10; ++k) CHECK(h[k] == 10 * k + 3);
        CHECK(c[49] == 493);
        auto s = v.section(20, 10);
        launch(s, 3);
        s.synchronize();
        for (int k = 0; k < 10; ++k) CHECK(h[20 + k] == 10 * (20 + k) + 3 + 3 * (k + 1));
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
  // without a source
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
  } catch (const runtime_exception &) { t = 1; }
  CHECK(t);
  return failures;
}
