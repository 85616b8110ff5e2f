// Array and array_view compile as explicit instantiations at ranks up to five, also of structures
// and unsigned elements.
//
// accept: R-5.1-a, R-5.1-e, R-5.2-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

struct with_array {
  int a;
  float b[2];
};

// These instantiations come before any using directive.
template class concurrency::array<int, 1>;
template class concurrency::array<with_array, 2>;
template class concurrency::array<double, 3>;
template class concurrency::array<unsigned, 4>;
template class concurrency::array_view<int, 1>;
template class concurrency::array_view<with_array, 2>;
template class concurrency::array_view<double, 3>;
template class concurrency::array_view<unsigned, 5>;
template class concurrency::array_view<const int, 1>;
template class concurrency::array_view<const with_array, 2>;
template class concurrency::array_view<const double, 3>;
template class concurrency::array_view<const unsigned, 5>;

void test_qualified_names() {
  concurrency::array<with_array, 2> a(1, 1);
  CHECK(a.extent.size() == 1);
}

// These instantiations come after a using directive.
using namespace concurrency;
struct plain {
  int a;
  float b;
};
template class concurrency::array<float, 2>;
template class concurrency::array<plain, 4>;
template class concurrency::array_view<float, 2>;
template class concurrency::array_view<plain, 4>;
template class concurrency::array_view<const float, 2>;
template class concurrency::array_view<const plain, 4>;

void test_unqualified_names() {
  array<int, 1> a(3);
  CHECK(a.extent[0] == 3);
}

int main() {
  test_qualified_names();
  test_unqualified_names();
  return failures;
}
