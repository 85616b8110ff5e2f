// Functions for Direct3D, which does not exist on Linux: the message shows the code for CUDA and HIP (I-11-a).
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
#include <amp_graphics.h>
using namespace concurrency;

void f(array<int, 1> &a, accelerator_view view, graphics::texture<int, 2> &t)
{
    direct3d::get_device(view); // expected-error {{'get_device' is for Direct3D, which does not exist on Linux; include <amp_native.h> and write 'concurrency::native::get_stream(view)'}}
    direct3d::get_buffer(a); // expected-error {{'get_buffer' is for Direct3D, which does not exist on Linux; include <amp_native.h> and write 'concurrency::native::get_pointer(a)'}}
    direct3d::make_array<int, 1>(a.extent, view, nullptr); // expected-error {{write 'concurrency::native::make_array<int, 1>(a.extent, view, static_cast<int *>(nullptr))', where 'nullptr' is memory of the accelerator}}
    graphics::direct3d::get_texture(t); // expected-error {{write 'concurrency::native::get_surface_object(t)'}}
    graphics::direct3d::get_sampler(view); // expected-error {{'get_sampler' is for Direct3D, which does not exist on Linux; use the sampler itself}}
    direct3d::d3d_access_lock(view); // expected-error {{write 'concurrency::native::access_lock(view)'}}
    direct3d::scoped_d3d_access_lock lock(view); // expected-error {{write 'concurrency::native::scoped_access_lock lock(view)'}}
}
