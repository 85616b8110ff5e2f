// Kernels inside the expansion of a parameter pack of a pack of templates. L-2.1.2-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

template <template <typename> class... Boxes>
struct of_templates
{
    static void fill(array_view<int, 1> v)
    {
        (parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = sizeof(Boxes<int>); }), ...); // expect-error@: of which its function object cannot have one element
    }
};
