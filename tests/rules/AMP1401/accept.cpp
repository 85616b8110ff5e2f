// Amp code may use integer constants, and captured copies of other variables. L-2.4.3.2-d, L-2.4.3.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
#include <vector>
using namespace concurrency;

const int N = 4;
static const unsigned K = 3;
constexpr int M = N * 2;
enum { five = 5 };
const float pi = 3.0f;

int main()
{
    std::vector<int> data(N);
    array_view<int, 1> v(N, data);
    float p = pi;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = N + int(K) + M + five + int(p); });
    v.synchronize();
    return data[0] == 23 && data[N - 1] == 23 ? 0 : 1;
}
