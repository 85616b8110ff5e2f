// Copies need elements that convert to texels, containers with textures' copies, and equal ranks.
//
// reject: G-10.6-a, G-10.6-f, G-10.6-g, G-10.6-h, G-10.6-i, G-10.6-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_graphics.h>
#include <string>
#include <vector>
using namespace concurrency;
using namespace concurrency::graphics;

struct point {};

void ranges(texture<int, 2> &t, std::vector<float_2> &pairs, std::vector<point> &points) {
  graphics::copy(pairs.begin(), pairs.end(), t); // expected-error {{values convert to the elements}}
  graphics::copy_async(points.begin(), points.end(), t); // expected-error {{values convert to the elements}}
  graphics::copy(points.begin(), points.end(), texture_view<int, 2>(t)); // expected-error {{values convert to the elements}}
  graphics::copy(points.begin(), points.end(), t, index<2>(0, 0), extent<2>(1, 1)); // expected-error {{values convert to the elements}}
  graphics::copy(t, points.begin()); // expected-error {{to which the elements of the container can be written}}
  graphics::copy_async(t, index<2>(0, 0), extent<2>(1, 1), points.begin()); // expected-error {{to which the elements of the container can be written}}
}

void containers(texture<int, 2> &t, texture<int, 3> &volume, texture_view<const int, 2> &constant,
                writeonly_texture_view<int, 2> &unreadable, array<int, 2> &a) {
  graphics::copy(t, volume); // expected-error {{textures of different ranks cannot be copied to each other; copy a section to memory, and from there (10.6)}}
  graphics::copy_async(t, volume).wait(); // expected-error {{textures of different ranks}}
  graphics::copy(t, index<2>(), volume, index<3>(), extent<2>(1, 1)); // expected-error {{textures of different ranks}}
  graphics::copy(t, constant); // expected-error {{a texture_view<const T, N> is only for reading; copy to its texture or to a texture_view<T, N> (10.6)}}
  graphics::copy(unreadable, t); // expected-error {{a writeonly_texture_view cannot be copied; copy its texture (10.6)}}
  graphics::copy(a, t); // expected-error {{there is no copy between arrays and textures; copy in a kernel or through memory (10.6)}}
  graphics::copy(array_view<int, 2>(a), t); // expected-error {{there is no copy between arrays and textures}}
  graphics::copy(t, a); // expected-error {{argument is not an iterator}}
  copy(a, t); // expected-error {{argument is not an iterator}}
}
