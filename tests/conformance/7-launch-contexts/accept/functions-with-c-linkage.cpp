// A kernel may be launched in functions with C linkage.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;
extern "C" void go1(int *p, int n) {
  array_view<int> v(n, p);
  parallel_for_each(v.extent, [=](auto i) restrict(amp) { v[i] += 1; });
  v.synchronize();
}
extern "C" {
struct cs {
  int a;
};
int amp_helper(int a) restrict(amp) { return a * 2; }
void go2(int *p, int n, struct cs s) {
  array_view<int> v(n, p);
  auto f = [](auto a) restrict(cpu, amp) { return a + 1; };
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += f(s.a) + amp_helper(3); });
  v.synchronize();
}
int go3(int *p) {
  array_view<int> v(1, p);
  auto gen = [v](auto q) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = (int)q; });
  };
  gen(2.5f);
  return v[0];
}
}
int main() {
  int o[2] = {1, 2};
  go1(o, 2);
  CHECK(o[0] == 2);
  go2(o, 2, cs{5});
  CHECK(o[1] == 3 + 6 + 6);
  CHECK(go3(o) == 2);
  return failures;
}
