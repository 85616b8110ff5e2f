// Decltype of a captured name and of its parenthesized form has the type that C++ specifies.
//
// accept: L-2.4.3.3-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
using namespace concurrency;
int main()
{
    int out[8] = {};
    array_view<int, 1> v(8, out);
    int n = 4; int& r = n; const int k = n; const array_view<int, 1> cv = v; int arr[2] = {1, 2};
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = std::is_same<decltype(r), int&>::value;
        v[1] = std::is_same<decltype(k), const int>::value;
        v[2] = std::is_same<decltype((n)), const int&>::value;
        v[3] = std::is_same<decltype(n), int>::value;
        v[4] = std::is_same<decltype(arr), int[2]>::value;
        v[5] = std::is_same<decltype(cv), const array_view<int, 1>>::value;
        v[6] = std::is_same<decltype((arr[0])), const int&>::value;
        v[7] = r + k + n + arr[1];
    });
    v.synchronize();
    for (int i = 0; i < 7; i++) if (!out[i]) return i + 1;
    return out[7] == 14 ? 0 : 8;
}
