// Array and array_view of structures and unsigned elements compile as explicit instantiations.
//
// accept: R-5.1-e, R-5.2-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
struct S {
  int a;
  float b[2];
};
template class concurrency::array<int, 1>;
template class concurrency::array<S, 2>;
template class concurrency::array<double, 3>;
template class concurrency::array<unsigned, 4>;
template class concurrency::array_view<int, 1>;
template class concurrency::array_view<S, 2>;
template class concurrency::array_view<double, 3>;
template class concurrency::array_view<unsigned, 5>;
template class concurrency::array_view<const int, 1>;
template class concurrency::array_view<const S, 2>;
template class concurrency::array_view<const double, 3>;
template class concurrency::array_view<const unsigned, 5>;
int main() {
  concurrency::array<S, 2> a(1, 1);
  CHECK(a.extent.size() == 1);
  return failures;
}
