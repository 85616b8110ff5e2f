// Captures have the names of library types, user types and words such as main, kernel and std.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include <vector>
#include <cmath>
#include <algorithm>
#include <chrono>
#include <functional>
#include <future>
#include <iterator>
#include <map>
#include <memory>
#include <numeric>
#include <set>
#include <thread>
#include <atomic>
#include "check.h"
using namespace concurrency;

struct S {
  int a;
  array_view<int> v;
};
enum color { red = 3 };
enum class shade { dark = 4 };
int main() {
  std::vector<int> h(8, 1);
  array_view<int> array_view(h);
  {
    concurrency::extent<1> extent(array_view.extent);
    concurrency::index<1> index(2);
    int tile = 3, barrier = 4;
    tiled_extent<4> tiled_extent = extent;
    S S = {5, array_view};
    color color = red;
    shade shade = shade::dark;
    parallel_for_each(
        extent, [=](concurrency::index<1> global) restrict(amp) {
          array_view[global] = extent[0] * 100 + index[0] + tile + barrier +
                               tiled_extent.tile_extent[0] + S.a + color + int(shade);
        });
  }
  CHECK(array_view[7] == 800 + 2 + 3 + 4 + 4 + 5 + 3 + 4);
  {
    int main_kernel = 1, main = 2, launch = 3, amp2hip = 4, value_type = 5, rank = 6,
        operator_call = 7, kernel = 8, restrict_ = 9, size = 10, v = 11, std = 12;
    parallel_for_each(
        array_view.extent, [=](concurrency::index<1> i) restrict(amp) {
          array_view[i] = main_kernel + main + launch + amp2hip + value_type + rank +
                          operator_call + kernel + restrict_ + size + v + std;
        });
  }
  CHECK(array_view[3] == 78);
  {
    concurrency::array<int> array(8, h.begin());
    const auto &data = array;
    parallel_for_each(
        array.extent, [ =, &array, &data ](concurrency::index<1> i) restrict(amp) {
          array[i] = data[i] + 1;
          array_view[i] = array[i];
        });
    CHECK(array_view[0] == 79);
  }
  return failures;
}
