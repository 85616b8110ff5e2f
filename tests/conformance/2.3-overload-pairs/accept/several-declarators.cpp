// One declaration with several declarators declares overloads that differ only in restriction.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

int both(int x) restrict(amp), both(int x), alone(int x);
static int near(int x), near(int x) restrict(amp), *pointer();
int amp_first(int x) restrict(amp), other_amp(int x) restrict(amp);
int amp_first(int x);

int both(int x) restrict(amp) { return x; }
int both(int x) { return x + 1; }
int alone(int x) { return x + 2; }
int near(int x) { return x + 3; }
int near(int x) restrict(amp) { return x + 4; }
int amp_first(int x) restrict(amp) { return x + 5; }
int amp_first(int x) { return x + 6; }
int other_amp(int x) restrict(amp) { return x + 7; }
int *pointer() {
  static int value = 100;
  return &value;
}

struct holder {
  int m;
  int get() const, get() const restrict(amp), twice() const restrict(cpu, amp);
  static int of(int x) restrict(amp), of(int x);
};
int holder::get() const { return m; }
int holder::get() const restrict(amp) { return m + 1; }
int holder::twice() const restrict(cpu, amp) { return 2 * get(); }
int holder::of(int x) { return x; }
int holder::of(int x) restrict(amp) { return x + 1; }

int main() {
  array_view<int, 1> v(8);
  holder h = {10};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int results[] = {both(0), near(0),   amp_first(0),  other_amp(0),
                         h.get(), h.twice(), holder::of(1), 0};
        v[i] = results[i[0]];
      });
  const int expected[] = {0, 4, 5, 7, 11, 22, 2, 0};
  for (int i = 0; i < 8; ++i)
    if (v[i] != expected[i]) return 1 + i;
  bool host = both(0) == 1 && alone(0) == 2 && near(0) == 3 && amp_first(0) == 6 && h.get() == 10 &&
              h.twice() == 20 && holder::of(1) == 1 && *pointer() == 100;
  return host ? 0 : 20;
}
