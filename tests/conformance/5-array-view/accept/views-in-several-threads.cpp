// Several threads launch kernels and copy on shared and own accelerator views with correct results.
//
// accept: R-5.2-m, R-3.3-c, M-8-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wmisleading-indentation"
#include <amp.h>
#include <thread>
#include <atomic>
#include "check.h"
using namespace concurrency;
int main() {
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
        if (z != data) ++wrong;
      }
      own.create_marker().wait();
      own.wait();
      shared.flush();
    }
  };
  std::vector<std::thread> t;
  for (int i = 0; i < 6; ++i) t.emplace_back(work, i);
  for (auto &x : t) x.join();
  CHECK(wrong == 0);
  return failures;
}
