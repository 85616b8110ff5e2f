// Members and operators in default arguments and member initializers are chosen by the caller's
// restriction.
//
// accept: L-2.1.1-aa, L-2.3.2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
using namespace concurrency;

static int failures = 0;
static void check(const char *what, int i, int got, int expected) {
  if (got == expected) return;
  std::printf("%s %d: %d, expected %d\n", what, i, got, expected);
  failures = 1;
}

namespace lengths {
struct meters {
  int x;
  explicit meters(int n) restrict(cpu, amp) : x(n) {}
  int scaled(int by) const { return x * by; }
  int scaled(float by) const restrict(amp) { return x * int(by) + 100; }
  int operator+(int n) const { return x + n; }
  int operator+(float n) const restrict(amp) { return x + int(n) + 200; }
  int operator[](int n) const { return n + 1; }
  int operator[](float n) const restrict(amp) { return int(n) + 300; }
  int operator-() const { return -x; }
  static int made(int n) { return n; }
  static int made(float n) restrict(amp) { return int(n) + 600; }
};
inline int operator-(const meters &m) restrict(amp) { return m.x + 400; }
inline int operator*(const meters &m, int n) { return m.x * n; }
inline int operator*(const meters &m, float n) restrict(amp) { return m.x * int(n) + 500; }
} // namespace lengths
using lengths::meters;

int scaled(int n = meters(2).scaled(3)) restrict(cpu, amp) { return n; }
int plus(int n = meters(2) + 3) restrict(cpu, amp) { return n; }
int subscript(int n = 1 + meters(2)[3]) restrict(cpu, amp) { return n; }
int minus(int n = -meters(2)) restrict(cpu, amp) { return n; }
int times(int n = meters(2) * 3) restrict(cpu, amp) { return n; }
int made(int n = meters::made(8)) restrict(cpu, amp) { return n; }

struct holder {
  meters m;
  int a = meters(4).scaled(5);
  int b = meters(4) + 5;
  int c{meters(4) * 5};
  holder() restrict(cpu, amp) : m(1) {}
};

// Members of the class itself, private ones too, and of its base.
struct base {
  int inherited(int n) const { return n; }
  int inherited(float n) const restrict(amp) { return int(n) + 700; }
};
class own : public base {
  int f(int n) const { return n; }
  int f(float n) const restrict(amp) { return int(n) + 100; }
  int operator+(int n) const { return n; }
  int operator+(float n) const restrict(amp) { return int(n) + 200; }
  static int g(int n) { return n; }
  static int g(float n) restrict(amp) { return int(n) + 300; }

public:
  int a = f(1);
  int b = *this + 2;
  int c = g(3), d = own::g(4);
  int e = inherited(7);
  own() restrict(cpu, amp) {}
  own(int) restrict(cpu, amp) : a(1), b(0), c(0), d(0), e(0) {}
  int h(int x = own(1) + 3) const restrict(cpu, amp) { return x; }
  template <typename T> T k(T y, int x = g(5)) const restrict(cpu, amp) { return x + y; }
};

const int count = 16;
void all(const array_view<int> &r) restrict(cpu, amp) {
  holder h;
  r[0] = scaled();
  r[1] = plus();
  r[2] = subscript();
  r[3] = minus();
  r[4] = times();
  r[5] = h.a;
  r[6] = h.b;
  r[7] = h.c;
  r[8] = made();
  own o;
  r[9] = o.a;
  r[10] = o.b;
  r[11] = o.c;
  r[12] = o.d;
  r[13] = o.h();
  r[14] = o.k(6);
  r[15] = o.e;
}

int main() {
  int cpu[count], amp[count];
  array_view<int> on_cpu(count, cpu), on_amp(count, amp);
  all(on_cpu);
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { all(on_amp); });
  const int expected_cpu[] = {6, 5, 5, -2, 6, 20, 9, 20, 8, 1, 2, 3, 4, 3, 11, 7};
  const int expected_amp[] = {106, 205, 304, 402, 506, 120, 209, 520,
                              608, 101, 202, 303, 304, 203, 311, 707};
  for (int i = 0; i < count; ++i) {
    check("cpu", i, on_cpu[i], expected_cpu[i]);
    check("amp", i, on_amp[i], expected_amp[i]);
  }
  return failures;
}
