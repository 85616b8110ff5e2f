// Functions for Direct3D, which does not exist on Linux: the message says what to use instead. Chapter 11
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
    direct3d::get_device(view); // expected-error {{'get_device' is a function for Direct3D, which does not exist on Linux; pass the accelerator_view itself}}
    direct3d::get_buffer(a); // expected-error {{'get_buffer' is a function for Direct3D, which does not exist on Linux; copy the array to memory with 'copy', or keep the data in it}}
    graphics::direct3d::get_texture(t); // expected-error {{'get_texture' is a function for Direct3D, which does not exist on Linux; copy the texture to memory with 'copy'}}
    direct3d::d3d_access_lock(view); // expected-error {{remove the call: views are safe to use from several threads}}
}
