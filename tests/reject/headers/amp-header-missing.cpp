// A source uses the library without its header: amp2hip reports one error.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <vector>
using namespace concurrency; // expected-error {{'concurrency' is declared in <amp.h>, which is not included; add '#include <amp.h>'}}

int main()
{
    std::vector<float> data(10);
    array_view<float, 1> v(10, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
}
