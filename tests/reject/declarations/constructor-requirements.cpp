// Constructors of containers from ranges with other elements. §5.1.2, §10.1.5
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
#include <amp_graphics.h>
#include <string>
#include <vector>
using namespace concurrency;
using namespace concurrency::graphics;

void f(const std::vector<std::string> &texts, const std::vector<float> &numbers, accelerator_view view)
{
    array<int, 1> a(extent<1>(3), texts.begin()); // expected-error {{argument is not an iterator whose values convert to the elements of the container; pass such an iterator (5.3)}}
    array<int, 1> b(3, texts.begin(), texts.end(), view); // expected-error {{argument is not an iterator whose values convert to the elements of the container}}
    array<int, 1> c(3, numbers.begin(), view);
    texture<int, 1> d(3, numbers.begin(), numbers.end()); // expected-error {{a range for a texture has elements of its value_type, and textures of norm and unorm have none; pass a pointer, a number of bytes and a number of bits (10.1.5)}}
    texture<unorm, 1> e(3, view); // expected-error {{textures of norm and unorm have no default number of bits; pass 8U or 16U after the extent (10.1.3)}}
    texture<float, 1> g(3, numbers.begin(), numbers.end(), view);
    new array<int, 1>(3, texts.begin()); // expected-error {{argument is not an iterator}}
}

template <typename It>
array<int, 1> *in_a_template(It first)
{
    return new array<int, 1>(3, first); // expected-error {{argument is not an iterator}}
}
auto *instance = in_a_template(std::vector<std::string>().begin());
