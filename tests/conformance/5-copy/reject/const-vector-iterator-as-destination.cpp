// copy_async must not write through a const_iterator of a vector.
//
// reject: R-5.3-d, R-5.3.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
void f(array_view<const int, 2> cv, const std::vector<int> &h) {
  copy_async(cv, h.begin()); // ERROR
}
int main() {}
