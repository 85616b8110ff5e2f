// The class templates of chapter 4 compile as explicit instantiations at several ranks and tile
// sizes.
//
// accept: R-4.2.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template class concurrency::index<1>;
template class concurrency::index<2>;
template class concurrency::index<3>;
template class concurrency::index<4>;
template class concurrency::extent<1>;
template class concurrency::extent<2>;
template class concurrency::extent<3>;
template class concurrency::extent<5>;
template class concurrency::tiled_extent<4>;
template class concurrency::tiled_extent<4, 4>;
template class concurrency::tiled_extent<4, 4, 4>;
template class concurrency::tiled_index<4>;
template class concurrency::tiled_index<4, 4>;
template class concurrency::tiled_index<4, 4, 4>;
int main() {
  index<1> i(3);
  return i[0] != 3;
}
