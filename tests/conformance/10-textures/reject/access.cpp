// Texels are values: kernels cannot refer to them, and only some types can be written.
//
// reject: G-10.1.14-a, G-10.1.14-b, G-10.1.15-b, G-10.1.15-c, G-10.1.15-d, G-10.1.15-e, G-10.2.3-b, G-10.2.8-b, G-10.4.3-b, G-10.4.3-c, G-10.4.6-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_graphics.h>
using namespace concurrency;
using namespace concurrency::graphics;

void values(const texture<int_2, 1> &c, texture<int, 2> &t, texture<int_2, 1> &v) {
  parallel_for_each(t.extent, [&t, &v, &c](index<2> i) restrict(amp) {
    t[i] = 1; // expected-error {{a texel of 't' is a value and cannot be assigned; call 't.set(i, value)' (10.1.15)}}
    v[0].x = 1; // expected-error {{a texel of 'v' is a value and cannot be assigned; call 'v.set(0, value)' (10.1.15)}}
    v[0] = int_2(1); // expected-error {{a texel of 'v' is a value}}
    t[i] += 1; // expected-error {{a texel of 't' is a value}}
    t(i) = 1; // expected-error {{call 't.set(index, value)' (10.1.15)}}
    ++t[i]; // expected-error {{a texel of 't' is a value}}
    &t[i]; // expected-error
    t(1); // expected-error
    t(1, 2, 3); // expected-error
    t[1]; // expected-error
    v.set(index<1>(0), int_2(1, 1)); // expected-error
    c.set(index<1>(0), int_2(1, 1)); // expected-error {{'set' requires a texture that is not const; capture it by reference (10.1.15)}}
    texture_view<int_2, 1> writable(v); // expected-error
    writeonly_texture_view<int_2, 1> write_only(v); // expected-error
    t.set(i, 2);
  });
}
void by_value(texture<int, 1> t, int *out) {
  parallel_for_each(t.extent, [=](index<1> i) restrict(amp) { t.set(i, 1); }); // expected-error
}
void on_the_host(texture<int, 1> &t, texture<float, 3> &cube) {
  t[0]; // expected-error
  t.set(index<1>(0), 1); // expected-error
  t.get_row_pitch(); // expected-error
  t.row_pitch; // expected-error
  t.depth_pitch; // expected-error
  cube.depth_pitch;
}
void views(const texture<int, 1> &c, texture<int_2, 1> &t, texture<int, 1> &u) {
  texture_view<int, 1> from_const(c); // expected-error
  texture_view<int_2, 1> pairs(t);
  writeonly_texture_view<int, 1> output(u);
  parallel_for_each(t.extent, [=](index<1> i) restrict(amp) {
    pairs[i]; // expected-error
    pairs(0); // expected-error
    pairs.get(i); // expected-error
    output[i]; // expected-error {{a writeonly_texture_view is only for writing; read by a texture_view<const T, N> (10.2)}}
    output.get(i); // expected-error {{a writeonly_texture_view is only for writing}}
    pairs.set(i, int_2(1, 2));
    output.set(i, 1);
  });
}
