// A pair can have further overloads with other parameters, reference kinds or qualifiers.
//
// accept: L-2.3.2-c, L-2.2.2-c, L-2.3.2.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>

#include "check.h"

using namespace concurrency;

// Functions of different parameters can share a restriction.
namespace shared_restriction {
int f(int) restrict(cpu, amp) { return 1; }
int f(float) restrict(cpu) { return 2; }
int f(float) restrict(amp) { return 3; }
int f(double) restrict(amp) { return 4; }
int f(int, int) { return 5; }

void test() {
  int data[3] = {};
  array_view<int, 1> v(3, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = f(1);
        v[1] = f(1.0f);
        v[2] = f(1.0);
      });
  check("int", v[0], 1);
  check("float, kernel", v[1], 3);
  check("double", v[2], 4);
  check("int, host", f(1), 1);
  check("float, host", f(1.0f), 2);
  check("two", f(1, 2), 5);
}
} // namespace shared_restriction

// Two pairs may differ only by value and reference parameters, if one of them accepts the argument.
namespace value_and_reference {
int pick(int x);
int pick(int x) restrict(amp) { return x + 1; }
int pick(int x) { return x + 2; }
int between() restrict(cpu, amp) { return 0; }
int pick(int &x) restrict(amp);
int pick(int &x) { return x + 3; }
int pick(int &x) restrict(amp) { return x + 4; }

struct scale {
  int factor;
  int of(int x) const;
  int of(int x) const restrict(amp) { return factor * x; }
  int of(const int &x) const;
  int of(const int &x) const restrict(amp) { return factor * x + 1; }
  template <class T>
  int each(T x) const;
  template <class T>
  int each(T x) const restrict(amp) {
    return factor * x + 2;
  }
  template <class T>
  int each(T &x) const;
  template <class T>
  int each(T &x) const restrict(amp) {
    return factor * x + 3;
  }
};
int scale::of(int x) const { return factor + x; }
int scale::of(const int &x) const { return factor + x + 1; }
template <class T>
int scale::each(T x) const {
  return factor + x + 2;
}
template <class T>
int scale::each(T &x) const {
  return factor + x + 3;
}

void test() {
  array<int> a(4);
  array_view<int> v(a);
  v.discard_data();
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        const scale s = {10};
        v[i] = pick(i[0] + 0) + s.each(i[0] + 1) + between();
      });
  for (int i = 0; i < 4; ++i)
    CHECK(v[i] == i + 1 + 10 * (i + 1) + 2);
  const scale s = {10};
  CHECK(pick(5) == 7 && s.each(5) == 17);
}
} // namespace value_and_reference

// A forwarding template calls the overload of the caller's restriction for lvalues, constants and
// rvalues.
namespace forwarded_arguments {
struct A {
  int q;
};
int kind(const A &) restrict(cpu, amp) { return 1; }
int kind(A &) { return 2; }
int kind(A &) restrict(amp) { return 3; }
int kind(A &&) restrict(amp) { return 4; }
template <class T>
int fwd(T &&t) restrict(cpu, amp) {
  return kind(static_cast<T &&>(t));
}
void test() {
  std::vector<int> r(3);
  array_view<int> v(3, r);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        A a{0};
        const A c{0};
        v[0] = fwd(a);
        v[1] = fwd(c);
        v[2] = fwd(A{0});
      });
  v.synchronize();
  A a{0};
  const A c{0};
  CHECK(r[0] == 3);
  CHECK(r[1] == 1);
  CHECK(r[2] == 4);
  CHECK(fwd(a) == 2);
  CHECK(fwd(c) == 1);
  CHECK(kind(A{0}) == 1);
}
} // namespace forwarded_arguments

// A cpu,amp call selects member functions of different classes or reference qualifiers for each
// target.
namespace members_and_qualifiers {
struct first {
  int n;
  int f(int x) { return x + n; }
  template <typename T>
  T g(T x) const {
    return x + n;
  }
};
struct second {
  int f(float x) const restrict(amp) { return int(x) + 100; }
};
struct joined : first, second {
  using first::f;
  using second::f;
  int own(int x) restrict(cpu, amp) { return f(x); }
};
struct qualified {
  int n;
  int f(int x) & { return x + n; }
  int f(float x) restrict(amp) { return int(x) + 200 + n; }
  int h(int x) && { return x + n; }
  int h(float x) &&restrict(amp) { return int(x) + 300 + n; }
  int none() & { return n; }
  int none(int x = 5) const restrict(amp) { return n + x; }
};
struct length {
  int n;
  int operator[](int x) { return n * x; }
  int operator[](float x) const restrict(amp) { return n * int(x) + 500; }
};

template <typename T>
struct box {};
template <template <typename> class C>
int k(int x) {
  return x + 1;
}
template <template <typename> class C>
int k(float x) restrict(amp) {
  return int(x) + 400;
}

int both(int x) restrict(cpu, amp) {
  joined j;
  j.n = 1;
  joined *p = &j;
  qualified q = {2};
  int sum = j.f(x) + p->f(x) + j.own(x) + q.f(x);
  sum += qualified{3}.h(x);
  sum += k<box>(x);
  q.none();
  static_assert(sizeof(q.f(1)) == sizeof(int), "");
  length l = {4};
  return sum + q.none() + l[x] * 1000;
}

void test() {
  array_view<int, 1> v(1);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = both(1); });
  CHECK(v[0] == 101 * 3 + 203 + 304 + 401 + 7 + 504 * 1000);
  CHECK(both(1) == 2 * 3 + 3 + 4 + 2 + 2 + 4 * 1000);
}
} // namespace members_and_qualifiers

int main() {
  shared_restriction::test();
  value_and_reference::test();
  forwarded_arguments::test();
  members_and_qualifiers::test();
  return failures;
}
