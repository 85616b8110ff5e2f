// Uses of functions for Direct3D in a source whose headers do not exist on Linux (I-11-a).
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: not %amp2hip %s -o %t.hip -- "-DHEADER=<d3d11.h>" 2>&1 | FileCheck %s
// RUN: not %amp2hip --from-msvc %s -o %t.hip -- "-DHEADER=<d3d11.h>" 2>&1 | FileCheck %s
// RUN: not %amp2hip %s -o %t.hip -- "-DHEADER=<dxgi.h>" 2>&1 | FileCheck %s
// RUN: not %amp2hip --from-msvc %s -o %t.hip -- "-DHEADER=<dxgi.h>" 2>&1 | FileCheck %s
// RUN: not %amp2hip %s -o %t.hip -- "-DHEADER=<d3d11_1.h>" 2>&1 | FileCheck %s
// RUN: not %amp2hip --from-msvc %s -o %t.hip -- "-DHEADER=<d3d11_1.h>" 2>&1 | FileCheck %s
// RUN: not %amp2hip %s -o %t.hip -- "-DHEADER=<d3dcommon.h>" 2>&1 | FileCheck %s
// RUN: not %amp2hip --from-msvc %s -o %t.hip -- "-DHEADER=<d3dcommon.h>" 2>&1 | FileCheck %s
// RUN: not %amp2hip %s -o %t.hip -- "-DHEADER=<wrl.h>" 2>&1 | FileCheck %s
// RUN: not %amp2hip --from-msvc %s -o %t.hip -- "-DHEADER=<wrl.h>" 2>&1 | FileCheck %s
// RUN: not %amp2hip %s -o %t.hip -- "-DHEADER=<wrl/client.h>" 2>&1 | FileCheck %s
// RUN: not %amp2hip --from-msvc %s -o %t.hip -- "-DHEADER=<wrl/client.h>" 2>&1 | FileCheck %s

#include HEADER
#include <amp.h>
#include <amp_graphics.h>
using namespace concurrency;
using namespace concurrency::graphics;

void f(ID3D11Device *device, array<float, 1> &a, const texture<unorm_4, 2> &t) {
  accelerator_view v = concurrency::direct3d::create_accelerator_view(device);
  // CHECK: :[[@LINE-1]]:47: error: 'create_accelerator_view' is for Direct3D, which does not exist on Linux; include <amp_native.h> and write 'concurrency::native::create_accelerator_view(concurrency::accelerator(), device)', where 'device' is a native stream
  IUnknown *u = concurrency::direct3d::get_buffer(a);
  // CHECK: :[[@LINE-1]]:40: error: 'get_buffer' is for Direct3D, which does not exist on Linux; include <amp_native.h> and write 'concurrency::native::get_pointer(a)'
  auto *x = reinterpret_cast<ID3D11Texture2D *>(concurrency::graphics::direct3d::get_texture(t));
  // CHECK: :[[@LINE-1]]:82: error: 'get_texture' is for Direct3D, which does not exist on Linux; include <amp_native.h> and write 'concurrency::native::get_surface_object(t)'
  // CHECK: note: Direct3D does not exist on Linux; remove its headers and their uses; <amp_native.h> shares data with CUDA and HIP in place of concurrency::direct3d (docs/interop.md)
}
