// A launch on the automatic selection view runs where its arrays are or on the default accelerator.
//
// accept: P-7-al, P-7-t, R-3.2.3-f, X-7-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
int main() {
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
  return failures;
}
