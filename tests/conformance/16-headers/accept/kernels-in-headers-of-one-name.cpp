// Headers of equal file names in different folders can contain kernels in functions of one name.
//
// accept: L-2.1-j
//
// The functions are in different namespaces or are overloads in one namespace.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "../../inputs/first/shapes.h"
#include "../../inputs/second/shapes.h"
#include "../../inputs/third/shapes.h"
#include "../../inputs/far/fourth/shapes.h"

int main()
{
    int n[1] = {1};
    float x[1] = {1};
    concurrency::array_view<int, 1> v(1, n);
    concurrency::array_view<float, 1> w(1, x);
    first::scale(v);
    second::scale(v);
    third::scale(v);
    outer::shift(v);
    outer::inner::shift(v);
    outer::inner::innermost::shift(v);
    add(v);
    add(w);
    add(v, 4);
    return v[0] == 70 + 11100 + 3 + 4 && w[0] == 8 ? 0 : 1;
}
