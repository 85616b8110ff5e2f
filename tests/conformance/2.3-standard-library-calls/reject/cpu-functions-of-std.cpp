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
    a = std::min(a, 2); // expected-error
    std::swap(a, a); // expected-error
    std::array<int, 3> ar = {};
    a += ar[1]; // expected-error
    std::vector<int> v; // expected-error
    a += (int)std::sqrt(x); // expected-error
    a += std::abs(a); // expected-error
    std::printf("x"); // expected-error
    a = std::move(a); // expected-error
    return a;
}
int main() {}
