// Commands on one view run in their order in both queuing modes, and markers follow earlier
// commands.
//
// accept: R-3.3.2-c, R-3.3-b, R-3.3.2-b, R-3.3.4-e, X-8.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
int main() {
  for (queuing_mode m : {queuing_mode_immediate, queuing_mode_automatic})
    for (const wchar_t *p : {accelerator::direct3d_warp, accelerator::direct3d_ref}) {
      accelerator_view av = accelerator(p).create_view(m);
      array<int, 1> a(256, av), b(256, av);
      array_view<int, 1> v(a);
      std::vector<int> h(256), o(256);
      completion_future last, mark;
      CHECK(av.queuing_mode == m);
      for (int k = 0; k < 30; ++k) {
        for (int &x : h) x = k;
        completion_future in = copy_async(h.begin(), h.end(), a);
        in.get();
        parallel_for_each(
            av, a.extent, [&a, k ](index<1> i) restrict(amp) { a[i] = a[i] * 2 + k; });
        if (k % 3 == 0) av.flush();
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
  return failures;
}
