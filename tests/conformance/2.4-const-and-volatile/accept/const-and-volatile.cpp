// Amp code may declare anything const. A class that amp code uses may have volatile cpu member
// functions.
//
// accept: L-2.4.1.1-d, L-2.4.1.1-a, L-2.4.1.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

#include "check.h"

using namespace concurrency;

// Amp code may declare variables, members, parameters, pointers and member functions const.
namespace const_declarations {
struct table {
  const int first;
  int values[3];
  int at(const int k) const restrict(cpu, amp) { return values[k]; }
  int &at(int k) restrict(cpu, amp) { return values[k]; }
};

int total(const table &t, const int *const extra) restrict(cpu, amp) {
  const int n = 3;
  const int &r = t.first;
  int sum = r + *extra;
  for (int k = 0; k < n; ++k)
    sum += t.at(k);
  return sum;
}

void test() {
  const table t = {100, {1, 2, 3}};
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(
      v.extent, [=](const index<1> i) restrict(amp) {
        const int extra = 1000;
        table copy = {t.first, {0, 0, 0}};
        copy.at(2) = 30;
        v[i] = total(t, &extra) + total(copy, &extra);
      });
  check("kernel", v[0], 2236);
  int extra = 0;
  check("host", total(t, &extra), 106);
}
} // namespace const_declarations

// Amp code may copy objects with const members and remove const with a cast. amp2hip warns of the
// cast (§2.4.3.6).
namespace const_members {
struct C {
  const int k;
  const float f[2];
  int get() const restrict(cpu, amp) { return k; }
};
const C mk(const int x) restrict(cpu, amp) { return C{x, {1, 2}}; }
int drop(const int *p) restrict(amp) {
  int *q = const_cast<int *>(p);
  return *q;
}
void test() {
  int out[2] = {};
  array_view<int, 1> v(2, out);
  const C c{4, {2, 3}};
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        const auto d = mk(c.k + 1);
        const int n = d.get();
        const int *const p = &n;
        v[0] = *p + int(c.f[1]);
        v[1] = drop(p);
      });
  v.synchronize();
  CHECK(out[0] == 8 && out[1] == 5);
}
} // namespace const_members

// A class that amp code uses may have volatile cpu member functions.
namespace volatile_cpu_members {
struct status {
  int n;
  int poll() const volatile restrict(cpu) { return n; }
  int get() const restrict(cpu, amp) { return n; }
};
int wait(volatile int &flag) restrict(cpu) { return flag; }
int pass(const int &flag) restrict(amp) { return flag + 1; }

void test() {
  volatile status busy = {4};
  volatile int ready = 5;
  status s = {busy.poll()};
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int flag = 10;
        v[i] = s.get() + pass(flag);
      });
  check("kernel", v[0], 15);
  check("host", wait(ready), 5);
}
} // namespace volatile_cpu_members

int main() {
  const_declarations::test();
  const_members::test();
  volatile_cpu_members::test();
  return failures;
}
