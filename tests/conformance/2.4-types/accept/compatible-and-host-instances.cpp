// An amp template accepts compatible types, a cpu template accepts any type.
//
// accept: L-2.4.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

template <typename T> T clamp_to(T x, T low, T high) restrict(cpu, amp) {
  T result = x;
  if (x < low) result = low;
  else if (high < x) result = high;
  return result;
}
template <typename T> T on_host(T x) { return x + T(1); }

int main() {
  double data[3] = {-5.0, 0.25, 5.0};
  array_view<double, 1> v(3, data);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = clamp_to(v[i], -1.0, 1.0) + clamp_to(7, 1, 3);
      });
  check("low", v[0], 2);
  check("inside", v[1], 3.25);
  check("high", v[2], 4);
  check("host", clamp_to(2u, 3u, 4u) + on_host<char>(1) + on_host<long long>(1), 7);
  return failures;
}
