// Classes of namespace Concurrency may be declared before amp.h is included.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

namespace Concurrency {
class accelerator_view;
template <typename T, int N> class array;
}
int uses(Concurrency::accelerator_view &, ::Concurrency::array<int, 1> *);
#include <amp.h>
int uses(concurrency::accelerator_view &, concurrency::array<int, 1> *) { return 3; }
int main() {
  concurrency::accelerator_view v = concurrency::accelerator().default_view;
  return uses(v, nullptr) != 3;
}
