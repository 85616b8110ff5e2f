// Copy must not take a vector as destination.
//
// reject: R-5.3-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
void f(array<int, 1> &a, std::vector<int> h) { copy(a, h); } // ERROR
int main() {}
