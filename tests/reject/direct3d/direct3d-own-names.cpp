// Functions of the program that have names of functions for Direct3D (I-11-a).
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: not %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s
// RUN: not %amp2hip %s -o %t.hip 2>&1 | FileCheck %s
// CHECK: error: {{.*}}d3d11.h
// CHECK-NOT: error:
// CHECK: note: Direct3D does not exist on Linux

#include <d3d11.h>
#include <amp.h>
using namespace concurrency;
using namespace concurrency::direct3d;

struct Texture {};

class Renderer {
public:
  Texture *get_texture(int i);
  int get_device() { return 1; }
  int devices() { return get_device() + this->get_device(); }
};

Texture *Renderer::get_texture(int i) { return i ? new Texture : nullptr; }
Texture &make_texture(int);

void f(Renderer &r) {
  Texture *t = r.get_texture(1);
  make_texture(2);
  r.get_buffer();
  pixels::make_array<int>(4);
}
