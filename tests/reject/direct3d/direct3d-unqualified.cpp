// Unqualified names of functions for Direct3D, which using directives and declarations make visible (I-11-a).
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
#include <amp_graphics.h>
using namespace concurrency;

namespace declarations {
using concurrency::direct3d::make_array; // expected-error {{'make_array' is for Direct3D, which does not exist on Linux; remove the declaration, and include <amp_native.h>}}

void f(accelerator_view view, void *memory) {
  array<int, 1> a = make_array<int, 1>(extent<1>(4), view, memory); // expected-error {{write 'concurrency::native::make_array<int, 1>(extent<1>(4), view, static_cast<int *>(memory))', where 'memory' is memory of the accelerator}}
}
} // namespace declarations

namespace aliases {
namespace d3d = concurrency::direct3d;

void f(array<int, 2> &a) {
  d3d::get_buffer(a); // expected-error {{write 'concurrency::native::get_pointer(a)'}}
}
} // namespace aliases

namespace directives {
using namespace concurrency::direct3d;
using namespace concurrency::graphics;
using namespace concurrency::graphics::direct3d;

template <typename T>
void in_template(array<T, 1> &a) {
  get_buffer<T, 1>(a); // expected-error {{write 'concurrency::native::get_pointer<T, 1>(a)'}}
}

#define DEVICE(view) get_device(view)

void f(accelerator where, accelerator_view view, array<int, 1> &a, texture<float, 2> &t, void *foreign, bool off,
       queuing_mode mode) {
  in_template(a);
  get_device(view); // expected-error {{write 'concurrency::native::get_stream(view)'}}
  DEVICE(view); // expected-error {{write 'concurrency::native::get_stream(view)'}}
  create_accelerator_view(foreign); // expected-error {{write 'concurrency::native::create_accelerator_view(concurrency::accelerator(), foreign)', where 'foreign' is a native stream}}
  create_accelerator_view(foreign, queuing_mode_immediate); // expected-error {{write 'concurrency::native::create_accelerator_view(concurrency::accelerator(), foreign, queuing_mode_immediate)'}}
  create_accelerator_view(foreign, mode); // expected-error {{write 'concurrency::native::create_accelerator_view(concurrency::accelerator(), foreign, mode)'}}
  create_accelerator_view(where, off); // expected-error {{write 'where.create_view()'}}
  create_accelerator_view(where, true); // expected-error {{write 'where.create_view()'}}
  create_accelerator_view(where, off, queuing_mode_immediate); // expected-error {{write 'where.create_view(queuing_mode_immediate)'}}
  get_texture<float, 2>(t); // expected-error {{write 'concurrency::native::get_surface_object<float, 2>(t)'}}
  make_texture<float, 2>(view, // expected-error {{write 'concurrency::native::make_texture<float, 2>(view, foreign)', where 'foreign' is a native array}}
                         foreign,
                         DXGI_FORMAT_R32_FLOAT);
  make_array<int, 2>(extent<2>(2, 3), get_view(where, 1), get_buffer(a)); // expected-error {{write 'concurrency::native::make_array<int, 2>(extent<2>(2, 3), get_view(where, 1), static_cast<int *>(concurrency::native::get_pointer(a)))'}}
  make_sampler(foreign); // expected-error {{create a sampler from its filter mode and address mode}}
  scoped_d3d_access_lock lock(view, adopt_d3d_access_lock_t()); // expected-error {{write 'concurrency::native::scoped_access_lock lock(view, concurrency::native::adopt_access_lock_t())'}}
}
} // namespace directives
