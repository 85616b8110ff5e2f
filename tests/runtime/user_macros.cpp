//===--- user_macros.cpp - User macros defined before <amp.h> -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Defines macros that programs often define before <amp.h>. The headers must neither expand nor
// undefine these macros.
#define N 64
#define M 32
#define T float
#define K(x) ((x) + 1)
#define A
#define R "r"

#include <amp.h>
#include <amp_math.h>
#include <amp_short_vectors.h>

static_assert(N == 64 && M == 32 && K(M) == 33, "the program's macros are as they were");
static_assert(sizeof(T) == 4 && sizeof(R) == 2, "the program's macros are as they were");

namespace user_macros {
struct kernel {
  concurrency::array_view<T, 1> data;

  AMP2HIP_CPU_AMP void operator()(concurrency::index<1> i) const {
    data[i] = concurrency::fast_math::sqrt(T(K(i[0])));
  }
};

T last() {
  T data[N] = {};
  const concurrency::array_view<T, 1> view(N, data);
  concurrency::parallel_for_each(view.extent, kernel{view});
  return view[N - 1];
}
} // namespace user_macros

#undef N
#undef M
#undef T
#undef K
#undef A
#undef R
#include <catch2/catch.hpp>

TEST_CASE("headers: user macros with the names of template parameters (G-1.4-a)") {
  CHECK(user_macros::last() == 8.0f);
}
