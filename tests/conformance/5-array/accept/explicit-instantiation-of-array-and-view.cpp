// Array and array_view compile as explicit instantiations up to rank four.
//
// accept: R-5.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct S {
  int a;
  float b;
};
template class concurrency::array<int, 1>;
template class concurrency::array<float, 2>;
template class concurrency::array<double, 3>;
template class concurrency::array<S, 4>;
template class concurrency::array_view<int, 1>;
template class concurrency::array_view<float, 2>;
template class concurrency::array_view<double, 3>;
template class concurrency::array_view<S, 4>;
template class concurrency::array_view<const int, 1>;
template class concurrency::array_view<const float, 2>;
template class concurrency::array_view<const double, 3>;
template class concurrency::array_view<const S, 4>;
int main() {
  array<int, 1> a(3);
  return a.extent[0] != 3;
}
