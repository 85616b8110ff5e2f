// Only views of float, norm and unorm texels are sampled, and views of rank 2 gathered.
//
// reject: G-10.3-a, G-10.5.3-c, G-10.5.6-a, G-10.5.7-b, G-10.5.7-c, G-10.5.8-b, G-10.5.8-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_graphics.h>
using namespace concurrency;
using namespace concurrency::graphics;

void f(texture_view<const int, 1> ints, texture_view<const float, 1> line, texture_view<const float_4, 2> image,
       texture_view<const double, 2> doubles, const texture<float, 1> &t, sampler how) {
  parallel_for_each(t.extent, [=, &t](index<1> i) restrict(amp) {
    ints.sample(how, 0.5f); // expected-error
    ints.sample(0.5f); // expected-error
    doubles.sample(how, float_2(0.5f, 0.5f)); // expected-error
    line.gather_red(how, 0.5f); // expected-error
    doubles.gather_red(how, float_2(0.5f, 0.5f)); // expected-error
    image.sample<filter_linear, address_border>(float_2(0.5f, 0.5f)); // expected-error
    image.gather_green<address_border>(float_2(0.5f, 0.5f)); // expected-error
    image(0); // expected-error
    image(0, 0, 0); // expected-error
    line(0, 0); // expected-error
    texture_view<const float, 1> local(t); // expected-error
    sampler made(filter_point); // expected-error
    image.sample<filter_unknown>(float_2(0.5f, 0.5f)); // expected-error {{the filter mode is not filter_point or filter_linear (10.5.7)}}
    image.set(index<2>(0, 0), float_4(1)); // expected-error {{a texture_view<const T, N> is only for reading; write by a texture_view<T, N> (10.5)}}
    image[index<2>(0, 0)] = float_4(1); // expected-error {{kernels only read 'image', a view for const texels; write by a texture_view<T, N> (10.5)}}
    image.sample(how, float_2(0.5f, 0.5f));
    image.gather_alpha(how, float_2(0.5f, 0.5f));
    line(0);
  });
  image(0, 0); // expected-error
  image.sample(how, float_2(0.5f, 0.5f)); // expected-error
}
