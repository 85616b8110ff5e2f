// Staging textures hold texels in host memory for transfers.
//
// accept: G-10.1.4-a, G-10.1.4-b, G-10.1.4-c, G-10.1.4-d, G-10.1.4-e, G-10.1.5-a, G-10.1.6-a
// accept: G-10.1.7-c, G-10.1.7-d, G-10.1.9-a, G-10.1.9-d, G-10.1.13-a, G-10.1.14-a
// accept: G-10.1.14-b, G-10.2.3-c, G-10.4.3-a, G-10.5.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <amp_graphics.h>
#include <vector>
#include "exceptions.h" // after <amp.h>
using namespace concurrency;
using namespace concurrency::graphics;

int main() {
  const accelerator_view cpu = accelerator(accelerator::cpu_accelerator).default_view;
  const accelerator_view device = accelerator().default_view;
  texture<int, 1> a(4, cpu, device);
  texture<int, 2> b(4, 3, cpu, device);
  texture<int, 3> c(4, 3, 2, cpu, device);
  texture<int, 2> d(extent<2>(4, 3), cpu, device);
  texture<int, 2> e(extent<2>(4, 3), 8U, cpu, device);
  texture<uint_2, 3> f(4, 3, 2, 16U, cpu, device);
  texture<unorm_4, 2> g(4, 3, 8U, cpu, device);
  CHECK(a.accelerator_view == cpu && a.associated_accelerator_view == device);
  CHECK(a.data() && b.data() && c.data() && d.data() && e.data() && f.data());
  CHECK(b.row_pitch >= 12 && e.get_row_pitch() >= 3 && f.row_pitch >= 2 * 4);
  CHECK(c.row_pitch >= 8 && c.depth_pitch >= 3 * c.row_pitch);
  CHECK(f.get_depth_pitch() >= 3 * f.row_pitch && g.row_pitch >= 12);

  // Host to device and back.
  for (int y = 0; y < 4; ++y)
    for (int x = 0; x < 3; ++x)
      reinterpret_cast<int *>(static_cast<char *>(b.data()) + y * b.row_pitch)[x] = 10 * y + x;
  texture<int, 2> t(4, 3, device), u(4, 3, device);
  CHECK(t.data() == nullptr);
  b.copy_to(t);
  parallel_for_each(t.extent, [&t, &u](index<2> i) restrict(amp) { u.set(i, t[i] + 1); });
  copy(u, d);
  const texture<int, 2> &done = d;
  const int *row = reinterpret_cast<const int *>(static_cast<const char *>(done.data()) + d.row_pitch);
  CHECK(row[0] == 11 && row[2] == 13);

  // The other constructors.
  const std::vector<int> values = {1, 2, 3, 4, 5, 6};
  texture<int, 2> h(2, 3, values.begin(), values.end(), cpu, device);
  texture<int, 1> i(extent<1>(6), values.data(), 24U, 32U, cpu, device);
  CHECK(static_cast<int *>(h.data())[0] == 1 && static_cast<int *>(i.data())[5] == 6);
  texture<int, 2> j(u, cpu, device), k(h), l(h, cpu, device);
  CHECK(static_cast<int *>(j.data())[0] == 1 && static_cast<int *>(k.data())[1] == 2);
  CHECK(k.accelerator_view == cpu && k.associated_accelerator_view == device && l.data());
  texture<int, 2> m(texture_view<int, 2>(u), cpu, device);
  texture<int, 2> n(texture_view<const int, 2>(u), cpu, device);
  CHECK(static_cast<int *>(m.data())[1] == 2 && static_cast<int *>(n.data())[1] == 2);

  CHECK(thrown([&] { texture<float, 2>(4, 4, 8U, cpu, device); }) == 'u');
  CHECK(thrown([&] { texture_view<int, 2> v(h); }) == 'r');
  CHECK(thrown([&] { texture_view<int, 2> v(h, 0); }) == 'r');
  CHECK(thrown([&] { texture_view<const int, 2> v(h); }) == 'r');
  CHECK(thrown([&] { texture_view<const int, 2> v(h, 0, 1); }) == 'r');
  CHECK(thrown([&] { writeonly_texture_view<int, 2> v(h); }) == 'r');
  CHECK(thrown([&] { t.get_row_pitch(); }) == 'r');
  return failures;
}
