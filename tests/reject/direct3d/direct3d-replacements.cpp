// The code that the messages about functions for Direct3D show compiles (I-11-a).
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %python %S/Inputs/apply_direct3d_advice.py %s %t.cpp %amp2hip
// RUN: %amp2hip %t.cpp -o %t.hip
// RUN: %syntax -Wno-unused-variable -Wno-deprecated-declarations %t.hip

#include <amp.h>
#include <amp_graphics.h>
using namespace concurrency;
using namespace concurrency::graphics;

void f(accelerator where, accelerator_view view, array<int, 1> &a, const array<float_4, 2> &constant, void *foreign) {
  auto stream = concurrency::direct3d::get_device(view);
  accelerator_view v1 = concurrency::direct3d::create_accelerator_view(foreign);
  accelerator_view v2 = concurrency::direct3d::create_accelerator_view(foreign, queuing_mode_immediate);
  accelerator_view v3 = concurrency::direct3d::create_accelerator_view(where, true);
  accelerator_view v4 = concurrency::direct3d::create_accelerator_view(where, true, queuing_mode_immediate);
  bool off = concurrency::direct3d::is_timeout_disabled(view);
  int *p1 = concurrency::direct3d::get_buffer(a);
  const float_4 *p2 = concurrency::direct3d::get_buffer<float_4, 2>(constant);
  array<int, 2> a1 = concurrency::direct3d::make_array<int, 2>(extent<2>(2, 3), view, foreign);
  array<float> a2 = concurrency::direct3d::make_array<float>(extent<1>(2), view, foreign);
  array<int, 1> a3 = concurrency::direct3d::make_array<int, 1>(a.extent, a.accelerator_view, p1);
  concurrency::direct3d::d3d_access_lock(view);
  concurrency::direct3d::d3d_access_unlock(view);
  bool locked = concurrency::direct3d::d3d_access_try_lock(view);
  concurrency::direct3d::scoped_d3d_access_lock lock(view, concurrency::direct3d::adopt_d3d_access_lock_t());
}

void g(accelerator_view view, texture<float, 2> &t, const texture<unorm_4, 3> &constant, void *foreign) {
  texture_view<float, 2> both(t);
  texture_view<const unorm_4, 3> reads(constant);
  writeonly_texture_view<float, 2> writes(t);
  auto s1 = graphics::direct3d::get_texture(t);
  auto s2 = graphics::direct3d::get_texture(constant);
  auto s3 = graphics::direct3d::get_texture(both);
  auto s4 = graphics::direct3d::get_texture(reads);
  auto s5 = graphics::direct3d::get_texture(writes);
  auto s6 = graphics::direct3d::get_texture<float, 2>(t);
  texture<float, 2> t1 = graphics::direct3d::make_texture<float, 2>(view, foreign);
  texture<unorm_4, 2> t2 = graphics::direct3d::make_texture<unorm_4, 2>(view, foreign, DXGI_FORMAT_R8G8B8A8_UNORM);
}

int main() {}
