// tiled_extent at each rank has the specified types, and pad and truncate round to multiples.
//
// accept: R-4.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include <utility>
#include <algorithm>
#include <chrono>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <numeric>
#include <set>
#include <thread>
#include <atomic>
#include "check.h"
using namespace concurrency;
#define SAME(e, ...) static_assert(std::is_same<decltype(e), __VA_ARGS__>::value, #e)

template <typename T, int R> void common() {
  static_assert(T::rank == R && std::is_base_of<extent<R>, T>::value &&
                    std::is_convertible<T *, extent<R> *>::value,
                "");
  static_assert(std::is_convertible<extent<R>, T>::value &&
                    std::is_convertible<const extent<R> &, T>::value &&
                    std::is_convertible<T, extent<R>>::value,
                "");
  static_assert(std::is_default_constructible<T>::value && std::is_copy_constructible<T>::value,
                "");
  SAME(std::declval<const T &>().pad(), T);
  SAME(std::declval<const T &>().truncate(), T);
  SAME(std::declval<const T &>().get_tile_extent(), extent<R>);
  SAME(std::declval<T &>() = std::declval<const T &>(), T &);
  SAME(std::declval<const T &>() == std::declval<const T &>(), bool);
  SAME(std::declval<const T &>() != std::declval<const T &>(), bool);
  SAME(std::declval<const T &>() + std::declval<const T &>(), extent<R>);
  SAME(std::declval<const T &>() + 1, extent<R>);
  SAME(2 * std::declval<const T &>(), extent<R>);
  SAME(std::declval<T &>() += 1, extent<R> &);
  SAME(++std::declval<T &>(), extent<R> &);
  SAME(std::declval<T &>()++, extent<R>);
  SAME(std::declval<const T &>().size(), unsigned int);
  SAME(std::declval<const T &>().contains(index<R>()), bool);
  SAME(std::declval<const T &>()[0], int);
  SAME(std::declval<T &>()[0], int &);
  static_assert(std::is_same<typename T::value_type, int>::value, "");
  T z;
  CHECK(z.size() == 0u);
  CHECK(z.pad() == z && z.truncate() == z);
  T t = extent<R>() + 37;
  CHECK(t[0] == 37);
  T p = t.pad(), q = t.truncate();
  bool whole = true;
  for (int k = 0; k < R; ++k) {
    const int d = t.tile_extent[k];
    whole &= 37 % d == 0;
    CHECK(p[k] == (37 + d - 1) / d * d);
    CHECK(q[k] == 37 / d * d);
  }
  CHECK(p.pad() == p && p.truncate() == p && q.pad() == q);
  CHECK((p == t) == whole && (q == t) == whole);
  const T c(t);
  CHECK(c == t && !(c != t));
  CHECK(c.get_tile_extent() == c.tile_extent);
  z = t;
  CHECK(z == t);
  (z = q) += 1;
  CHECK(z[0] == q[0] + 1);
  extent<R> e = t;
  CHECK(e[R - 1] == 37);
  e = p;
  CHECK(e == static_cast<const extent<R> &>(p));
  T fromderived(e);
  CHECK(fromderived == p);
  CHECK((t + t)[0] == 74 && (t - 1)[0] == 36 && t % 10 == extent<R>() + 7);
}
static_assert(tiled_extent<4, 5, 6>::tile_dim0 == 4 && tiled_extent<4, 5, 6>::tile_dim1 == 5 &&
                  tiled_extent<4, 5, 6>::tile_dim2 == 6,
              "");
static_assert(tiled_extent<4, 5>::tile_dim0 == 4 && tiled_extent<4, 5>::tile_dim1 == 5 &&
                  tiled_extent<4>::tile_dim0 == 4,
              "");
static_assert(std::is_same<tiled_extent<4, 5>, tiled_extent<4, 5, 0>>::value &&
                  std::is_same<tiled_extent<4>, tiled_extent<4, 0, 0>>::value,
              "");
SAME(extent<1>().tile<8>(), tiled_extent<8>);
SAME((extent<2>().tile<8, 3>()), tiled_extent<8, 3>);
SAME((extent<3>().tile<8, 3, 2>()), tiled_extent<8, 3, 2>);
int main() {
  common<tiled_extent<1>, 1>();
  common<tiled_extent<7>, 1>();
  common<tiled_extent<64>, 1>();
  common<tiled_extent<37>, 1>();
  common<tiled_extent<1024>, 1>();
  common<tiled_extent<4, 5>, 2>();
  common<tiled_extent<32, 32>, 2>();
  common<tiled_extent<1, 1>, 2>();
  common<tiled_extent<2, 3, 4>, 3>();
  common<tiled_extent<64, 4, 4>, 3>();
  // Expressions on negative extents have the same types.
  tiled_extent<4> n(extent<1>(0));
  CHECK(n.pad()[0] == 0);
  return failures;
}
