// A cpu call selects std::distance and std::fma although global amp functions have their names.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
#include <vector>
#include <algorithm>
#include <cmath>
using namespace std;
int count(const vector<int>& v, int) restrict(cpu) { return 7; }
float hypot2(float) restrict(amp) { return 1; }
template <class It> int distance(It, It) restrict(amp) { return 99; }
float fma(float a, float b, float c) restrict(amp) { return 5; }
int main() { vector<int> v{1, 2}; if (distance(v.begin(), v.end()) != 2) return 1; return fma(1.f, 2.f, 3.f) == 5.f ? 0 : 2; }
