// Array constructors throw runtime_exception for lengths that are zero, negative or overflow 32
// bits.
//
// accept: R-5.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include <vector>
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
#define SAME(e, ...) static_assert(std::is_same<decltype(e), __VA_ARGS__>::value, #e)

template <typename F> static bool throws(F f) {
  try {
    f();
  } catch (const runtime_exception &e) { return true; } catch (...) {
  }
  return false;
}
int main() {
  std::vector<int> h(100);
  auto b = h.begin(), e = h.end();
  accelerator_view av = accelerator().default_view,
                   cpu = accelerator(accelerator::cpu_accelerator).default_view;
  for (int n : {0, -1, -2147483647 - 1}) {
#define ALL(T, ...)                                                                                \
  CHECK(throws([&] { (void)T(__VA_ARGS__); }));                                                    \
  CHECK(throws([&] { (void)T(__VA_ARGS__, av); }));                                                \
  CHECK(throws([&] { (void)T(__VA_ARGS__, av, access_type_auto); }));                              \
  CHECK(throws([&] { (void)T(__VA_ARGS__, cpu, av); }));                                           \
  CHECK(throws([&] { (void)T(__VA_ARGS__, b); }));                                                 \
  CHECK(throws([&] { (void)T(__VA_ARGS__, b, e); }));                                              \
  CHECK(throws([&] { (void)T(__VA_ARGS__, b, av); }));                                             \
  CHECK(throws([&] { (void)T(__VA_ARGS__, b, e, av); }));                                          \
  CHECK(throws([&] { (void)T(__VA_ARGS__, b, cpu, av); }));                                        \
  CHECK(throws([&] { (void)T(__VA_ARGS__, b, e, cpu, av); }));                                     \
  CHECK(throws([&] { (void)T(__VA_ARGS__, b, b); }))
    typedef array<int, 1> A1;
    typedef array<int, 2> A2;
    typedef array<int, 3> A3;
    typedef array<int, 4> A4;
    ALL(A1, n);
    ALL(A1, extent<1>(n));
    ALL(A2, n, 3);
    ALL(A2, 3, n);
    ALL(A2, n, n);
    ALL(A2, extent<2>(3, n));
    ALL(A2, extent<2>(n, 3));
    ALL(A3, n, 3, 3);
    ALL(A3, 3, n, 3);
    ALL(A3, 3, 3, n);
    ALL(A3, extent<3>(3, n, n));
    for (int k = 0; k < 4; ++k) {
      int c[] = {2, 2, 2, 2};
      c[k] = n;
      ALL(A4, extent<4>(c));
    }
  }
  // Two negative lengths have a positive product but are invalid.
  CHECK(throws([&] { array<int, 2> a(-3, -4); }));
  CHECK(throws([&] { array<int, 2> a(extent<2>(-3, -4), b); }));
  // More elements than 32 bits can count.
  CHECK(throws([&] { array<int, 2> a(65536, 65536); }));
  CHECK(throws([&] { array<int, 3> a(2048, 2048, 2048); }));
  CHECK(throws([&] { array<int, 2> a(0x7fffffff, 0x7fffffff); }));
  array<int, 1> ok(100, b, e);
  CHECK(ok.extent[0] == 100);
  CHECK(!throws([&] { array<int> a(10, av, cpu); }));
  for (access_type t : {access_type_none, access_type_read, access_type_write,
                        access_type_read_write, access_type_auto}) {
    array<int> a(10, cpu, t);
    CHECK(a.cpu_access_type != access_type_auto);
    a[3] = 4;
    CHECK(a[3] == 4);
  }
  return failures;
}
