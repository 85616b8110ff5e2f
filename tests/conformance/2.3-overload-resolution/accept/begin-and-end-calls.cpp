// Explicit begin and end calls bind an lvalue or a const object by the caller's restriction.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
struct R {
  int a[2];
};
const int *begin(const R &r) { return r.a; }
int *begin(R &r) restrict(amp) { return r.a + 1; }
const int *end(const R &r) { return r.a + 2; }
int *end(R &r) restrict(amp) { return r.a + 2; }
int c() {
  R r{{1, 2}};
  int s = 0;
  for (auto it = begin(r), e = end(r); it != e; ++it) s += *it;
  return s;
}
int a() restrict(amp) {
  R r{{1, 2}};
  int s = 0;
  for (auto it = begin(r), e = end(r); it != e; ++it) s += *it;
  return s;
}
int main() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) { r[0] = a(); });
  return r[0] == 2 && c() == 3 ? 0 : 1;
}
