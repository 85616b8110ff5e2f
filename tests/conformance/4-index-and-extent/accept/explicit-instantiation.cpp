// The class templates of chapter 4 compile as explicit instantiations at several ranks and tile
// sizes.
//
// accept: R-4.1-d, R-4.2-a, R-4.2.2-a, R-4.3-a, R-4.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <amp_math.h>

// These instantiations come before any using directive.
template class concurrency::index<1>;
template class concurrency::index<5>;
template class concurrency::extent<1>;
template class concurrency::extent<2>;
template class concurrency::extent<3>;
template class concurrency::extent<4>;
template class concurrency::tiled_extent<4>;
template class concurrency::tiled_extent<4, 4>;
template class concurrency::tiled_extent<2, 2, 2>;
template class concurrency::tiled_index<4>;
template class concurrency::tiled_index<4, 4>;
template class concurrency::tiled_index<2, 2, 2>;

void test_qualified_names() {
  concurrency::index<1> i(2);
  concurrency::extent<4> e;
  CHECK(i[0] == 2 && e.size() == 0);
}

// These instantiations come after a using directive.
using namespace concurrency;
template class concurrency::index<2>;
template class concurrency::index<3>;
template class concurrency::index<4>;
template class concurrency::extent<5>;
template class concurrency::tiled_extent<4, 4, 4>;
template class concurrency::tiled_index<4, 4, 4>;

void test_unqualified_names() {
  index<1> i(3);
  CHECK(i[0] == 3);
}

int main() {
  test_qualified_names();
  test_unqualified_names();
  return failures;
}
