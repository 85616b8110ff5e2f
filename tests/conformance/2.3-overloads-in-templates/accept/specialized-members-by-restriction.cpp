// Members of a class template that differ only in restriction can be specialized separately.
//
// accept: L-2.1.1-o, L-2.2.2-a, L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "../../inputs/specialized_members.h"
#include <cstdio>
using namespace concurrency;

static int failures = 0;
static void check(const char *what, int i, int got, int expected) {
  if (got == expected) return;
  std::printf("%s %d: %d, expected %d\n", what, i, got, expected);
  failures = 1;
}

namespace shapes {
template <typename T> struct box {
  T v;
  int id() const { return 1; }
  int id() const restrict(amp) { return 2; }
  int both(int a) { return a + 3; }
  int both(int a) restrict(amp) { return a + 4; }
  static int of_cpu(T) { return 5; }
  static int of_cpu(T) restrict(amp) { return 6; }
  T operator+(T x) const { return v + x; }
  T operator+(T x) const restrict(amp) { return v + 2 * x; }
  int operator()(int x, int y) const { return x + y; }
  int operator()(int x, int y) const restrict(amp) { return x * y; }
  int declared(int n = 1) const;
  int declared(int n = 1) const restrict(amp);
  template <typename U> int tmpl(U) const { return 7; }
  template <typename U> int tmpl(U) const restrict(amp) { return 8; }
  operator T() const { return v; }
  operator T() const restrict(amp) { return v + 100; }
  struct inner {
    int f() const { return 9; }
    int f() const restrict(amp) { return 10; }
  };
  int overloaded(int) const { return 11; }
  int overloaded(int) const restrict(amp) { return 12; }
  int overloaded(float) const { return 13; }
  int overloaded(float) const restrict(amp) { return 14; }
  auto trailing(T x) const -> decltype(x + 1) { return x + 15; }
  auto trailing(T x) const restrict(amp) -> decltype(x + 1) { return x + 16; }
  long typed(T) const { return 17; }
  int typed(T) const restrict(amp) { return 18; }
};
template <typename T> int box<T>::declared(int n) const { return n + 19; }
template <typename T> int box<T>::declared(int n) const restrict(amp) { return n + 20; }

// Amp only.
template <> int box<float>::id() const restrict(amp) { return 102; }
template <> float box<float>::operator+(float x) const restrict(amp) { return v + 100 * x; }
template <> int box<float>::operator()(int x, int y) const restrict(amp) { return x + 100 * y; }
// Both restrictions, amp first.
template <> int box<float>::both(int b) restrict(amp) { return b + 104; }
template <> int box<float>::both(int a) { return a + 103; }
// Cpu only.
template <> int box<float>::of_cpu(float) { return 105; }
template <> box<float>::operator float() const restrict(cpu) { return v + 50; }
template <> auto box<float>::trailing(float x) const restrict(amp) -> decltype(x + 1) {
  return x + 116;
}
template <> int box<float>::declared(int) const restrict(amp);
template <> int box<float>::declared(int n) const { return n + 119; }
template <> int box<float>::inner::f() const restrict(amp) { return 110; }
template <> int box<float>::overloaded(float) const restrict(amp) { return 114; }
template <> int box<float>::overloaded(int) const restrict(cpu) { return 111; }
template <> int box<float>::typed(float) const restrict(amp) { return 118; }
template <> template <> int box<float>::tmpl(int) const restrict(amp) { return 108; }
} // namespace shapes
using fbox = shapes::box<double>;
template <> int fbox::id() const restrict(cpu) { return 202; }
template <> int shapes::box<float>::declared(int n) const restrict(amp) { return n + 120; }

// Only the header tells that the translation merges the two functions.
template <> int in_source<float>::id() const { return 11; }
template <> int in_source<float>::id() const restrict(amp) { return 12; }

// Partial specializations of the class, and macros.
template <typename T> struct part {
  int id() const { return 1; }
  int id() const restrict(amp) { return 2; }
};
template <typename T> struct part<T *> {
  int id() const { return 3; }
  int id() const restrict(amp) { return 4; }
};
template <> int part<int *>::id() const restrict(amp) { return 14; }
#define SPECIALIZED(TYPE, SET, VALUE)                                                              \
  template <> int part<TYPE>::id() const restrict(SET) { return VALUE; }
SPECIALIZED(float, amp, 22)
SPECIALIZED(double, cpu, 21)

// The two functions keep two names, because each body requires other types.
struct host {
  int on_host() const { return 1; }
};
struct gpu {
  int on_gpu() const restrict(amp) { return 2; }
};
struct neither {};
template <typename T> struct apart {
  int f(T t) const { return t.on_host(); }
  int f(T t) const restrict(amp) { return t.on_gpu(); }
};
template <> int apart<neither>::f(neither) const { return 31; }
template <> int apart<neither>::f(neither) const restrict(amp) { return 32; }
template <> int apart<int>::f(int) const restrict(amp) { return 33; }

template <typename T> struct made {
  int v;
  made(T) : v(1) {}
  made(T) restrict(amp) : v(2) {}
};
template <> made<float>::made(float) restrict(amp) : v(3) {}
template <> made<float>::made(float) : v(4) {}

// The function of one restriction is deleted.
template <typename T> struct one_side {
  int id() const { return 1; }
  int id() const restrict(amp) { return 2; }
};
template <> int one_side<float>::id() const restrict(amp) = delete;
template <> int one_side<double>::id() const = delete;

template <typename T> struct instantiated {
  int id() const { return 1; }
  int id() const restrict(amp) { return 2; }
};
template int instantiated<float>::id() const restrict(amp);
template int instantiated<int>::id() const;
template int instantiated<short>::id() const;
template int instantiated<short>::id() const restrict(amp);

int more(int sel) restrict(cpu, amp) {
  switch (sel) {
  case 0:
    return in_source<float>().id();
  case 1:
    return in_source<int>().id() + in_source<float>().other();
  case 2:
    return in_header<float>().id();
  case 3:
    return in_header<int>().id();
  case 4:
    return part<int *>().id();
  case 5:
    return part<float *>().id();
  case 6:
    return part<float>().id();
  case 7:
    return part<double>().id();
  case 8:
    return apart<neither>().f(neither());
  case 9:
    return made<float>(1).v;
  case 10:
    return made<int>(1).v;
  default:
    return instantiated<float>().id() + instantiated<int>().id() + instantiated<short>().id();
  }
}

int call(int sel) restrict(cpu, amp) {
  shapes::box<float> b = {1};
  shapes::box<int> g = {1};
  fbox d = {1};
  switch (sel) {
  case 0:
    return b.id();
  case 1:
    return b.both(0);
  case 2:
    return b.of_cpu(0);
  case 3:
    return int(b + 2.0f);
  case 4:
    return b(2, 3);
  case 5:
    return b.declared();
  case 6:
    return b.tmpl(0);
  case 7:
    return int(float(b));
  case 8:
    return shapes::box<float>::inner().f();
  case 9:
    return b.overloaded(1);
  case 10:
    return b.overloaded(1.0f);
  case 11:
    return int(b.trailing(0));
  case 12:
    return g.id() + g.both(0) + g.of_cpu(0) + (g + 2) + g(2, 3) + g.declared() + g.tmpl(0) +
           int(g) + shapes::box<int>::inner().f() + g.overloaded(1) + g.overloaded(1.0f) +
           g.trailing(0);
  default:
    return d.id();
  }
}

static void test_more() {
  const int on_cpu[12] = {11, 4, 1, 1, 3, 3, 1, 21, 31, 4, 1, 3};
  const int on_amp[15] = {12, 6, 12, 2, 14, 4, 22, 2, 32, 3, 2, 6, 2, 33, 2};
  int results[15];
  array_view<int> v(15, results);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = i[0] < 12    ? more(i[0])
               : i[0] == 12 ? apart<gpu>().f(gpu())
               : i[0] == 13 ? apart<int>().f(1)
                            : one_side<double>().id();
      });
  v.synchronize();
  for (int i = 0; i < 15; ++i) check("more, amp", i, results[i], on_amp[i]);
  for (int i = 0; i < 12; ++i) check("more, cpu", i, more(i), on_cpu[i]);
  check("apart", 0, apart<host>().f(host()), 1);
  check("deleted", 0, one_side<float>().id(), 1);
}

int main() {
  const int on_cpu[14] = {1, 103, 105, 3, 5, 120, 7, 51, 9, 111, 13, 15, 93, 202};
  const int on_amp[14] = {102, 104, 6, 201, 302, 121, 108, 101, 110, 12, 114, 116, 205, 2};
  int results[15];
  array_view<int> v(15, results);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = i[0] == 14 ? shapes::box<float>().typed(0) : call(i[0]);
      });
  v.synchronize();
  for (int i = 0; i < 14; ++i) {
    check("cpu", i, call(i), on_cpu[i]);
    check("amp", i, results[i], on_amp[i]);
  }
  check("typed", 0, int(shapes::box<float>().typed(0)), 17);
  check("typed", 1, results[14], 118);
  test_more();
  return failures;
}
