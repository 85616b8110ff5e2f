// Constructors, destructors and assignment operators can have restriction specifiers.
//
// accept: L-2.1.1-i, L-2.1.1-j, L-2.1.1-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

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

int main() {
  const int expected = 4 + 140 + 3000 + 0 + 10100000;
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = lengths(); });
  check("kernel", v[0], expected);
  check("host", lengths(), expected);
  return failures;
}
