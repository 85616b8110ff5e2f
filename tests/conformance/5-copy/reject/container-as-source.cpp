// Copy must not take a vector as source.
//
// reject: R-5.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
void f(array_view<int, 1> v, const std::vector<int> &h) { copy(h, v); } // ERROR
int main() {}
