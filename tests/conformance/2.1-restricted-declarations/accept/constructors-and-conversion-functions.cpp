// Special member functions and conversion functions may have a restriction specifier, which
// precedes = default, = delete, override, final and = 0.
//
// accept: L-2.1.1-i, L-2.1.1-j, L-2.1.1-k, L-2.1.1-w, L-2.1.1-m
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
using namespace concurrency;

// Constructors, destructors and assignment operators can have restriction specifiers.
namespace special_member_functions {
class interval {
public:
  interval() restrict(cpu, amp) : low(0), high(0) {}
  interval(int l, int h) restrict(amp, cpu) : low(l), high(h) { sort(); }
  interval(const interval &o) restrict(cpu, amp) : low(o.low), high(o.high + 1) {}
  interval(interval &&o) restrict(cpu, amp) : low(o.low), high(o.high) { o.low = o.high = 0; }
  interval &operator=(const interval &o) restrict(cpu, amp);
  interval &operator=(interval &&o) restrict(cpu, amp) {
    low = o.low;
    high = o.high + 100;
    return *this;
  }
  ~interval() restrict(cpu, amp) { low = -1; }
  int length() const restrict(cpu, amp) { return high - low; }

private:
  void sort() restrict(cpu, amp) {
    if (low > high) {
      int t = low;
      low = high;
      high = t;
    }
  }
  int low, high;
};

interval &interval::operator=(const interval &o) restrict(cpu, amp) {
  low = o.low;
  high = o.high + 10;
  return *this;
}

int lengths() restrict(cpu, amp) {
  interval a(5, 2), b(a), c;
  c = b;
  interval d(static_cast<interval &&>(a));
  interval e;
  e = interval(0, 1);
  return b.length() + 10 * c.length() + 1000 * d.length() + 10000 * a.length() +
         100000 * e.length();
}

void test() {
  const int expected = 4 + 140 + 3000 + 0 + 10100000;
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = lengths(); });
  check("kernel", v[0], expected);
  check("host", lengths(), expected);
}
} // namespace special_member_functions

// A restriction specifier precedes = default, = delete, override, final and = 0.
namespace default_and_override {
struct base {
  virtual ~base() {}
  virtual int number() const restrict(cpu) = 0;
  virtual int other() restrict(cpu) { return 1; }
};
struct derived : base {
  int number() const restrict(cpu) override { return 17; }
  int other() restrict(cpu) final { return 2; }
};
struct value {
  int n;
  value() restrict(cpu, amp) = default;
  explicit value(int x) restrict(cpu, amp) : n(x) {}
  value(const value &) restrict(cpu, amp) = default;
  value &operator=(const value &) restrict(cpu, amp) = default;
  ~value() restrict(cpu, amp) = default;
  value(double) restrict(cpu, amp) = delete;
};
int only_int(int x) restrict(cpu, amp) { return x; }
int only_int(float) restrict(cpu, amp) = delete;

int copied(int x) restrict(cpu, amp) {
  value a(x), b;
  b = a;
  value c(b);
  return c.n + only_int(1);
}

void test() {
  derived d;
  int n = d.number() + d.other();
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = copied(n); });
  check("kernel", v[0], 20);
  check("host", copied(1), 2);
}
} // namespace default_and_override

// Implicit and explicit conversion functions can be restricted and overloaded by restriction.
namespace conversion_functions {
struct fixed {
  int raw;
  operator float() const restrict(cpu, amp) { return raw / 16.0f; }
  explicit operator bool() const restrict(amp, cpu) { return raw != 0; }
  explicit operator int() const restrict(cpu, amp);
};
fixed::operator int() const restrict(cpu, amp) { return raw >> 4; }

struct named {
  int n;
  operator int() const restrict(amp) { return n + 1000; }
  operator int() const { return n; }
};

void test() {
  float data[4] = {};
  array_view<float, 1> v(4, data);
  fixed f = {40};
  named m = {5};
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = f;
        if (f)
          v[1] = int(f);
        v[2] = f ? 1.0f : 2.0f;
        v[3] = float(int(m));
      });
  check("implicit", v[0], 2.5);
  check("explicit int", v[1], 2);
  check("explicit bool", v[2], 1);
  check("by restriction, kernel", v[3], 1005);
  check("by restriction, host", int(m), 5);
}
} // namespace conversion_functions

// A conversion function template can be cpu,amp and explicitly specialized.
namespace conversion_function_templates {
struct Any {
  int n;
  template <class T>
  operator T() const restrict(amp, cpu) {
    return static_cast<T>(n) + T(1);
  }
  explicit operator bool() const restrict(cpu, amp) { return n != 0; }
};
template <>
Any::operator float() const restrict(cpu, amp) {
  return n * 0.5f;
}
void test() {
  double out[4] = {};
  array_view<double, 1> v(4, out);
  Any a{7};
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        int i = a;
        float f = a;
        double d = a;
        v[0] = i;
        v[1] = f;
        v[2] = d;
        if (a && !Any{0})
          v[3] = 9;
      });
  v.synchronize();
  CHECK(out[0] == 8);
  CHECK(out[1] == 3.5);
  CHECK(out[2] == 8);
  CHECK(out[3] == 9);
  float f = a;
  int i = a;
  CHECK(f == 3.5f);
  CHECK(i == 8);
}
} // namespace conversion_function_templates

int main() {
  special_member_functions::test();
  default_and_override::test();
  conversion_functions::test();
  conversion_function_templates::test();
  return failures;
}
