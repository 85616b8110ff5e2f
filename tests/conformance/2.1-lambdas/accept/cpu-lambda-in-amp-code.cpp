// Amp code may contain a cpu lambda that it does not call.
//
// accept: L-2.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
#include <string>
using namespace concurrency;
int work(int x) restrict(amp) {
  auto log = [](int v) restrict(cpu) { std::printf("%s\n", std::to_string(v).c_str()); };
  (void)log;
  int k = x * 2;
  auto log2 = [=](int v) restrict(cpu) { std::printf("%d\n", v + k); };
  (void)log2;
  return k;
}
template <class T> T both(T x) restrict(cpu, amp) {
  auto log = [=](auto v) restrict(cpu) { std::printf("%s\n", std::to_string(v + x).c_str()); };
  (void)log;
  return x + 1;
}
struct s {
  int n;
  int f() const restrict(cpu, amp) {
    auto log = [](int v) restrict(cpu) { std::printf("%s\n", std::to_string(v).c_str()); };
    (void)log;
    return n;
  }
};
int main() {
  array<int> a(4);
  array_view<int> v(a);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int base = 3;
        auto log = [base](int v) restrict(cpu) {
          std::printf("%s\n", std::to_string(v + base).c_str());
        };
        (void)log;
        v[i] = work(i[0]) + both(1) + base;
      });
  for (int i = 0; i < 4; ++i)
    if (v[i] != i * 2 + 5) return 1;
  return both(2) - 3;
}
