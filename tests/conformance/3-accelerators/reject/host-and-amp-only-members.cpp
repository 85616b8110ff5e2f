// Host code must not call barriers or assign properties; amp code must not create arrays or
// synchronize.
//
// reject: R-3.2.2-c, R-3.2.6-j, R-3.3.3-a, R-4.4.1-a, R-4.4.2-a, R-4.4.2-b, R-4.5-a, R-4.5-b,
// R-4.5.3-e, R-4.5.4-a, R-4.7-a, R-5.1-g, R-5.1-h, R-5.2.2-k, R-5.3-a, G-1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>
using namespace concurrency;

void host(accelerator acc, accelerator_view av, tiled_index<4> t1, tiled_index<4> t2,
          const tile_barrier &b) {
  accelerator a001 = std::wstring(L"cpu"); // ERROR
  accelerator_view v001; // ERROR
  acc.version = 1; // ERROR
  acc.create_view(1); // ERROR
  access_type at = 1; // ERROR
  t1 = t2; // ERROR
  t1.local = index<1>(0); // ERROR
  tile_barrier b001; // ERROR
  b.wait(); // ERROR
  tile_static_memory_fence(b); // ERROR
  (void)av;
}

void device(array<int, 1> &a, array_view<int, 1> v) restrict(amp) {
  array<int, 1> local(4); // ERROR
  array_view<int, 1> nosource(4); // ERROR
  v.synchronize(); // ERROR
  a.copy_to(v); // ERROR
  copy(a, v); // ERROR
  a.get_cpu_access_type(); // ERROR
  v.get_source_accelerator_view(); // ERROR
}
