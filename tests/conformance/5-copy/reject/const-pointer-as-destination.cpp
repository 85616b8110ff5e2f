// Copy must not write through a pointer to const.
//
// reject: R-5.3-d, R-5.3.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include <array>
using namespace concurrency;
void f(array<int, 1> &a, array_view<int, 1> v, array_view<const int, 1> cv, const int *p,
       std::vector<int>::const_iterator c) {
  copy(a, p); // ERROR
}
int main() {}
