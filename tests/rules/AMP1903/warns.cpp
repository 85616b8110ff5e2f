// Kernels whose types contain types of a header that only the source makes part of them.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip %s -o %t.hip 2>&1 | FileCheck --implicit-check-not=warning: %S/Inputs/types.h
// RUN: %amp2hip -Wno-amp-nvcc-name %s -o %t.quiet.hip 2>&1 | count 0

#include "Inputs/types.h"
#include <vector>
using namespace concurrency;

int main()
{
    std::vector<int> out(8);
    array_view<int> v(out);
    types::from_template(v, 3);
    types::use(v, types::returned(2));
    types::use(v, types::local());
    types::use(v, types::three);
    types::launches(v);
    types::drops(v, types::returned(2));
    types::use(v, [](int x) { return x; });
    parallel_for_each(v.extent, geo::in_header{v});
    geo::set(v);
}
