// Amp code must not call functions of std or use its containers.
//
// reject: L-2.3.2-d, L-2.4.3.4-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
#include <algorithm>
#include <cmath>
#include <array>
#include <vector>
#include <cstdio>
#include <utility>
int f(int a, float x) restrict(amp) {
    a = std::min(a, 2); // ERROR
    std::swap(a, a); // ERROR
    std::array<int, 3> ar = {};
    a += ar[1]; // ERROR
    std::vector<int> v; // ERROR
    a += (int)std::sqrt(x); // ERROR
    a += std::abs(a); // ERROR
    std::printf("x"); // ERROR
    a = std::move(a); // ERROR
    return a;
}
int main() {}
