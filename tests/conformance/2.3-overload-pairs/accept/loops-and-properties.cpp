// Range-based for loops and properties call the functions of the caller's target.
//
// accept: L-2.3.2.1-e, L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>

#include "check.h"

using namespace concurrency;

// A range-based for loop uses the begin function of the caller's target.
namespace begin_and_end {
struct digits {
  int values[3];
  const int *begin() const { return values; }
  const int *begin() const restrict(amp) { return values + 1; }
  const int *end() const restrict(cpu, amp) { return values + 3; }
};
struct counter {
  int n;
  bool operator!=(counter o) const restrict(cpu, amp) { return n != o.n; }
  counter &operator++() restrict(cpu, amp) {
    ++n;
    return *this;
  }
  int operator*() const restrict(cpu, amp) { return n; }
};
struct range {
  int low, high;
};
counter begin(range r) restrict(cpu, amp) { return {r.low}; }
counter end(range r) restrict(cpu, amp) { return {r.high}; }

int sum(digits d) restrict(cpu, amp) {
  int s = 0;
  for (int x // an element
       : d)
    s += x;
  for (int x : range{1, 5})
    s += x * 100;
  return s;
}

void test() {
  digits d = {{1, 2, 3}};
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = sum(d); });
  check("kernel", v[0], 1005);
  check("host", sum(d), 1006);
}
} // namespace begin_and_end

// A range-based for loop calls the begin, end and element constructors that its restriction
// selects.
namespace element_constructors {
struct iterator {
  int at;
  int operator*() const restrict(cpu, amp) { return at; }
  iterator &operator++() restrict(cpu, amp) {
    ++at;
    return *this;
  }
  bool operator!=(const iterator &o) const restrict(cpu, amp) { return at != o.at; }
};

struct members {
  iterator begin() { return {0}; }
  iterator end() { return {3}; }
  iterator begin() const restrict(amp) { return {5}; }
  iterator end() const restrict(amp) { return {7}; }
};

namespace own {
struct functions {
  int n;
};
inline iterator begin(functions &) { return {0}; }
inline iterator end(functions &f) { return {f.n}; }
inline iterator begin(const functions &) restrict(amp) { return {10}; }
inline iterator end(const functions &f) restrict(amp) { return {10 + f.n}; }
} // namespace own

struct number {
  int v;
  number(int a) : v(a) {}
  number(float a) restrict(amp) : v(int(a) + 100) {}
};

int of_cpu() {
  int sum = 0;
  members m;
  for (int x : m)
    sum += x;
  own::functions f = {4};
  for (auto x : f)
    for (int y : m)
      sum += x * y;
  int list[] = {1, 2};
  for (number n : list)
    sum += n.v;
  return sum;
}
int of_amp() restrict(amp) {
  int sum = 0;
  members m;
  for (int x : m) {
    if (x == 5)
      continue;
    sum += x;
  }
  own::functions f = {2};
  for (const int &x : f)
    if (x == 11)
      sum += x;
  for (auto x : f)
    for (int y : m)
      sum += x * y;
  int list[] = {1, 2};
  for (number n : list)
    sum += n.v;
  return sum;
}
int of_both() restrict(cpu, amp) {
  int sum = 0;
  members m;
  for (int x : m) {
    sum += x;
  }
  int list[] = {1, 2};
  for (number n : list)
    sum += n.v;
  return sum;
}
template <typename T>
int of_template(T &t) restrict(amp) {
  int sum = 0;
  for (auto x : t)
    sum += x;
  return sum;
}

void test() {
  array_view<int, 1> v(3);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        members m;
        v[i] = i[0] == 0 ? of_amp() : i[0] == 1 ? of_both() : of_template(m);
      });
  CHECK(v[0] == 6 + 11 + 21 * 11 + 203);
  CHECK(v[1] == 11 + 203);
  CHECK(v[2] == 11);
  CHECK(of_cpu() == 3 + 6 * 3 + 3);
  CHECK(of_both() == 3 + 3);
}
} // namespace element_constructors

// A property reads through the getter of the caller's target from a pair.
namespace property_getters {
struct S {
  int get() const { return 1; }
  int get() const restrict(amp) { return 2; }
  __declspec(property(get = get)) int p;
};
int c() {
  S s;
  return s.p;
}
int a() restrict(amp) {
  S s;
  return s.p;
}
int b() restrict(cpu, amp) {
  S s;
  return s.p;
}
void test() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = a();
        r[1] = b();
      });
  CHECK(r[0] == 2);
  CHECK(r[1] == 2);
  CHECK(c() == 1);
  CHECK(b() == 1);
}
} // namespace property_getters

int main() {
  begin_and_end::test();
  element_constructors::test();
  property_getters::test();
  return failures;
}
