// Members, operators, conversions, constructors and friends can form pairs. A call selects the
// function of its target.
//
// accept: L-2.3.2.1-e, L-2.3.2.1-a, L-2.3.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

#include "check.h"

using namespace concurrency;

// Pairs of member functions, operators, conversions and static members select the function of the
// target.
namespace members_and_operators {
struct probe {
  int n;
  int get() const { return n + 1; }
  int get() const restrict(amp) { return n + 2; }
  int operator()(int x) const { return x * 10; }
  int operator()(int x) const restrict(amp) { return x * 20; }
  int operator[](int x) const restrict(cpu) { return x + 100; }
  int operator[](int x) const restrict(amp) { return x + 200; }
  operator int() const { return 5; }
  operator int() const restrict(amp) { return 6; }
  static int site() { return 1; }
  static int site() restrict(amp) { return 2; }
};
int operator+(probe, int x) { return x + 1; }
int operator+(probe, int x) restrict(amp) { return x + 2; }

int work(probe p) restrict(cpu, amp) {
  int converted = p;
  return p.get() + p(1) + p[0] + (p + 1000) + converted + probe::site();
}

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  probe p = {0};
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(p); });
  check("kernel", v[0], 2 + 20 + 200 + 1002 + 6 + 2);
  check("host", work(p), 1 + 10 + 100 + 1001 + 5 + 1);
}
} // namespace members_and_operators

// Members, operators, conversions, constructors and friends overload by restriction.
namespace every_kind_of_member {
// Each function returns its restriction (1 for cpu, 2 for amp) and the code of the overload.
struct W {
  int v;
  int f(int) const restrict(cpu) { return 10 + 1; }
  int f(int) const restrict(amp) { return 10 + 2; }
  int f(float) const restrict(cpu) { return 20 + 1; }
  int f(float) const restrict(amp) { return 20 + 2; }
  int f(int, int = 0) restrict(cpu) { return 30 + 1; }
  static int s(int) restrict(cpu) { return 40 + 1; }
  static int s(int) restrict(amp) { return 40 + 2; }
  template <class T>
  int t(T) const restrict(cpu) {
    return 50 + 1 + (int)sizeof(T) * 100;
  }
  template <class T>
  int t(T) const restrict(amp) {
    return 50 + 2 + (int)sizeof(T) * 100;
  }
  int operator()(int) const restrict(cpu) { return 60 + 1; }
  int operator()(int) const restrict(amp) { return 60 + 2; }
  int operator[](int) const restrict(cpu) { return 70 + 1; }
  int operator[](int) const restrict(amp) { return 70 + 2; }
  int operator+(int) const restrict(cpu) { return 80 + 1; }
  int operator+(int) const restrict(amp) { return 80 + 2; }
  operator int() const restrict(cpu) { return 90 + 1; }
  operator int() const restrict(amp) { return 90 + 2; }
  W() restrict(cpu) : v(1) {}
  W() restrict(amp) : v(2) {}
  W(int) restrict(cpu) : v(3) {}
  W(int) restrict(amp) : v(4) {}
  friend int fr(const W &) restrict(cpu) { return 100 + 1; }
  friend int fr(const W &) restrict(amp) { return 100 + 2; }
  int operator-() const restrict(cpu) { return 110 + 1; }
  int operator-() const restrict(amp) { return 110 + 2; }
};
int operator*(const W &, int) restrict(cpu) { return 121; }
int operator*(const W &, int) restrict(amp) { return 122; }
template <class T>
struct Tr {
  static int g(T) restrict(cpu) { return 131; }
  static int g(T) restrict(amp) { return 132; }
};
template <>
struct Tr<float> {
  static int g(float) restrict(cpu) { return 141; }
  static int g(float) restrict(amp) { return 142; }
};
int all(int k) restrict(cpu, amp) {
  const W w;
  const W u(5);
  switch (k) {
  case 0:
    return w.f(1);
  case 1:
    return w.f(1.0f);
  case 2:
    return W::s(1);
  case 3:
    return w.t(1);
  case 4:
    return w.t(1.0);
  case 5:
    return w(1);
  case 6:
    return w[1];
  case 7:
    return w + 1;
  case 8: {
    int i = w;
    return i;
  }
  case 9:
    return w.v;
  case 10:
    return u.v;
  case 11:
    return fr(w);
  case 12:
    return -w;
  case 13:
    return w * 2;
  case 14:
    return Tr<int>::g(1);
  case 15:
    return Tr<float>::g(1);
  case 16:
    return W(3).v + W().v * 10;
  case 17: {
    W a[2];
    return a[0].v + a[1].v;
  }
  case 18:
    return static_cast<int>(w) + (int)u;
  case 19:
    return true ? w(2) : w[2];
  }
  return -1;
}
void test() {
  const int cpu[20] = {11, 21,  41,  451, 851, 61,  71, 81, 91,  1,
                       3,  101, 111, 121, 131, 141, 13, 2,  182, 61};
  const int ampv[20] = {12, 22,  42,  452, 852, 62,  72, 82, 92,  2,
                        4,  102, 112, 122, 132, 142, 24, 4,  184, 62};
  int o[20];
  array_view<int> v(20, o);
  v.discard_data();
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = all(i[0]); });
  for (int i = 0; i < 20; ++i) {
    CHECK(all(i) == cpu[i]);
    CHECK(v[i] == ampv[i]);
  }
  W m;
  CHECK(m.f(1, 2) == 31);
}
} // namespace every_kind_of_member

// Pairs of static member functions are selected through objects, derived classes and template
// arguments.
namespace static_members {
struct A {
  static int f(int x) restrict(cpu) { return x + 1; }
  static int f(int x) restrict(amp) { return x + 2; }
};
struct B : A {
  int g() const restrict(cpu, amp) { return f(10); }
};
template <class T>
struct Tr {
  static int f(T) restrict(cpu) { return 1; }
  static int f(T) restrict(amp) { return 2; }
};
template <class P>
int use(P p, int x) restrict(cpu, amp) {
  return P::f(x) * 100 + p.f(x);
}
template <template <class> class TT>
int tt() restrict(cpu, amp) {
  return TT<int>::f(0) * 10 + TT<float>::f(0);
}
void test() {
  int out[4] = {};
  array_view<int, 1> v(4, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        B b;
        v[0] = b.g();
        v[1] = B::f(1) + b.f(2);
        v[2] = use(b, 5);
        v[3] = tt<Tr>();
      });
  v.synchronize();
  B b;
  CHECK(b.g() == 11);
  CHECK(B::f(1) + b.f(2) == 5);
  CHECK(use(b, 5) == 606);
  CHECK(tt<Tr>() == 11);
  CHECK(out[0] == 12 && out[1] == 7 && out[2] == 707 && out[3] == 22);
}
} // namespace static_members

// One operator can have overloads that differ in parameters and in restriction.
namespace overloads_beside_pair {
struct stream {
  int total;
  stream &operator<<(int x) {
    total += x;
    return *this;
  }
  stream &operator<<(int x) restrict(amp) {
    total += x * 10;
    return *this;
  }
  stream &operator<<(float x) restrict(cpu, amp) {
    total += int(x * 100);
    return *this;
  }
  stream &operator<<(const char *text) {
    total += text[0];
    return *this;
  }
};

int work() restrict(cpu, amp) {
  stream s = {0};
  s << 1 << 2.5f << 3;
  return s.total;
}

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(); });
  check("kernel", v[0], 290);
  check("host", work(), 254);
  stream s = {0};
  s << "a" << 1;
  check("text", s.total, 98);
}
} // namespace overloads_beside_pair

// Two class templates may define pairs of friends of one name, which only argument-dependent lookup
// finds.
namespace friends_of_class_templates {
template <typename T>
struct cell {
  T n;
  friend T get(cell c) { return c.n; }
  friend T get(cell c) restrict(amp) { return c.n + 1; }
};
template <typename T>
struct box {
  T n;
  friend T get(const box &b, int k) { return b.n + k; }
  friend T get(const box &b, int k) restrict(amp) { return b.n + k + 1; }
  int read() const restrict(cpu, amp) { return get(*this, 2); }
};
int both(cell<int> c) restrict(cpu, amp) { return get(c); }
void test() {
  array_view<int> v(1);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = both(cell<int>{3}) + box<int>{7}.read();
      });
  CHECK(v[0] == 14);
  CHECK(both(cell<int>{3}) == 3);
  CHECK(box<int>{7}.read() == 9);
}
} // namespace friends_of_class_templates

// Friends of one name, of which one is restrict(amp) and has another parameter type, are called in
// a class template and in a partial specialization.
namespace friends_of_different_parameters {
template <typename T>
struct box {
  T n;
  friend T get(const box &c, int k) { return c.n + k; }
  friend T get(const box &c, unsigned k) restrict(amp) { return c.n + 1 + k; }
  int read() const restrict(cpu, amp) { return get(*this, 2); }
};
template <typename T, int N>
struct part;
template <typename T>
struct part<T, 2> {
  T n;
  friend T take(const part &c, int k) { return c.n + k; }
  friend T take(const part &c, unsigned k) restrict(amp) { return c.n + 1 + k; }
  int read() const restrict(cpu, amp) { return take(*this, 2); }
};
void test() {
  array_view<int> v(1);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = box<int>{7}.read() * 100 + part<int, 2>{1}.read();
      });
  CHECK(v[0] == 1004);
  CHECK(box<int>{7}.read() == 9);
  CHECK(part<int, 2>{1}.read() == 3);
}
} // namespace friends_of_different_parameters

int main() {
  members_and_operators::test();
  every_kind_of_member::test();
  static_members::test();
  overloads_beside_pair::test();
  friends_of_class_templates::test();
  friends_of_different_parameters::test();
  return failures;
}
