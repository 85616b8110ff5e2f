// A program can define macros min, max, near, far, interface and ERROR before it includes
// amp_math.h.
//
// accept: G-1.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <vector>
#include <algorithm>
#include <cmath>
#include <limits>
#include <chrono>
#include <future>
#include <thread>
#include <string>
#include <list>
#include <map>
#include <tuple>
#include <functional>
#include <iterator>
#include <random>
#include <memory>
#define min(a, b) (((a) < (b)) ? (a) : (b))
#define max(a, b) (((a) > (b)) ? (a) : (b))
#define small char
#define near
#define far
#define IN
#define OUT
#define interface struct
#define ERROR 0
#include <amp.h>
#include <amp_math.h>
int main() {
  concurrency::array_view<int, 1> v(4);
  concurrency::parallel_for_each(
      v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = max(i[0], 2) + min(i[0], 1); });
  return v[3] != 4;
}
