// An amp function can use a class template whose cpu members are not valid amp code.
//
// accept: L-2.2.1-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

#include <string>

template <typename T> struct traits
{
    static int name() { return int(std::to_string(T()).size()); }
    static T zero() restrict(amp) { return T(7); }
    static T zero() { return T(1); }
};

int main()
{
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = traits<int>::zero(); });
    check("kernel", v[0], 7);
    check("host", traits<int>::zero() * 10 + traits<int>::name(), 11);
    return failures;
}
