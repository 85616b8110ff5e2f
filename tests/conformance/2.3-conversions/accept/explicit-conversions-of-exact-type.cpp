// Cpu,amp code casts with the explicit conversion function of exactly the wanted type.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
using namespace concurrency;

enum class level { low = 3, high };

struct reading {
  int raw;
  explicit operator int() const restrict(amp) { return raw; }
  explicit operator unsigned() const restrict(cpu, amp) { return static_cast<unsigned>(raw) + 1u; }
  operator float() const restrict(amp) { return 0.5f; }
  explicit operator level() const restrict(cpu, amp) { return raw > 4 ? level::high : level::low; }
};

unsigned scaled(int n) restrict(cpu, amp) {
  return n > 0 ? static_cast<unsigned>(reading{n}) * 2u : unsigned(reading{0});
}

int rank_of(const reading &r) restrict(cpu, amp) {
  return static_cast<int>(static_cast<level>(r)) + 10 * static_cast<int>(scaled(r.raw));
}

int main() {
  int out[4];
  array_view<int> v(4, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = static_cast<int>(scaled(5));
        v[1] = static_cast<int>(scaled(-1));
        v[2] = rank_of(reading{7});
        v[3] = static_cast<int>(reading{9});
      });
  const int expected[4] = {12, 1, 164, 9};
  for (int i = 0; i < 4; ++i)
    if (v[i] != expected[i])
      return std::printf("element %d is %d and not %d\n", i, v[i], expected[i]), 1;
  return scaled(5) == 12u && scaled(-1) == 1u && rank_of(reading{7}) == 164 ? 0 : 1;
}
