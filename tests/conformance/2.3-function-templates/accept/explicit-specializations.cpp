// An explicit specialization is called if its template has the caller's restriction.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
template <class T> int f(T) { return 1; }
template <class T> int f(const T &) restrict(amp) { return 2; }
template <> int f<int>(int) { return 3; }
template <> int f<int>(const int &) restrict(amp) { return 4; }
template <> int f(const float &) restrict(amp) { return 5; }
int c() { return f(1) * 100 + f(1.0f) * 10 + f<int>(1); }
int a() restrict(amp) { return f(1) * 100 + f(1.0f) * 10 + f<int>(1); }
int main() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) { r[0] = a(); });
  return r[0] == 454 && c() == 313 ? 0 : 1;
}
