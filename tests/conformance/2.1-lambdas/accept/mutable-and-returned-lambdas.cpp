// Amp code may use mutable lambdas, lambdas that return lambdas and captures of arrays by
// reference.
//
// accept: L-2.4.3.3-a, L-2.4.3.3-b, L-2.4.3.3-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int work(array<int, 1> &a, array_view<int, 1> v) restrict(amp) {
  auto put = [&a](int k, int x) { a[k] = x; };
  auto get = [=](int k) { return v[k]; };
  put(0, 50);
  put(1, get(1) + 1);
  int n = 2;
  auto next = [n]() mutable { return n *= 3; };
  next();
  auto adder = [](int x) { return [x](int y) { return x + y; }; };
  return next() + adder(100)(1) + a[0] + [](int x) { return x * 1000; }(a[1]);
}

int main() {
  int in[2] = {}, data[2] = {7, 8};
  array<int, 1> a(2, in);
  array_view<int, 1> v(2, data);
  parallel_for_each(extent<1>(1), [ =, &a ](index<1>) restrict(amp) { v[0] = work(a, v); });
  check("kernel", v[0], 18 + 101 + 50 + 9000);
  return failures;
}
