// A macro that defines several overloads, each of which calls the function by its name.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip 2>&1 | count 0
// RUN: %msvc %t.hip

#include <amp.h>

namespace math {
namespace detail {
template <typename T>
struct vector_1 {
  T x;
};
template <typename T>
struct vector_2 {
  T x, y;
};
} // namespace detail

template <typename T>
T radians(const T &degrees) {
  return degrees / 57;
}
#define FOR_VECTORS(function)                                                                      \
  template <typename T>                                                                            \
  detail::vector_1<T> function(const detail::vector_1<T> &v) {                                     \
    return {function(v.x)};                                                                        \
  }                                                                                                \
  template <typename T>                                                                            \
  detail::vector_2<T> function(const detail::vector_2<T> &v) {                                     \
    return {function(v.x), function(v.y)};                                                         \
  }
FOR_VECTORS(radians)
} // namespace math

int f(int x) restrict(amp) { return x; }
int main() { return math::radians(math::detail::vector_2<int>{0, 57}).x; }
