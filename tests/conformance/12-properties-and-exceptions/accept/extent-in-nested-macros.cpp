// Macros whose arguments contain other macros can read the extent property in a kernel.
//
// accept: G-1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
#define LEN(v) (v).extent[0]
#define ID(e) (e)
int main()
{
    array_view<int, 1> v(6);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = ID(LEN(v) + ID(i[0])); });
    return ID(v[2]) != 8 || ID(LEN(v)) != 6;
}
