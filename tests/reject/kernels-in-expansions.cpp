// Kernels inside the expansion of a parameter pack that need more than one element. L-2.1.2-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

template <typename... Ts>
void expands_its_capture(array_view<int, 1> v, Ts... values)
{
    (parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = values + (values + ...); }), ...); // expect-error@: expands 'values', which it captures
}
