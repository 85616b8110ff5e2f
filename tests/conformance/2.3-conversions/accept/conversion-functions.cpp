// Explicit and implicit conversions use a conversion function with the code's restriction.
//
// accept: L-2.3.2.1-f, L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <vector>

using namespace concurrency;

// Conditions and initializations select conversion functions by restriction before their types.
namespace conditions_and_initializations {

struct X {
  operator int() const { return 0; }
  explicit operator bool() const restrict(amp) { return true; }
};
struct Y {
  explicit operator bool() const { return true; }
  operator int() const restrict(amp) { return 0; }
};
struct Z {
  operator long() const { return 7; }
  operator int() const restrict(amp) { return 8; }
};
void test() {
  int o[5];
  array_view<int> v(5, o);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        X x;
        Y y;
        v[0] = x ? 1 : 2;
        v[1] = y ? 1 : 2;
        v[2] = !x;
        if (y)
          v[3] = 1;
        else
          v[3] = 2;
        Z z;
        v[4] = z;
      });
  CHECK(v[0] == 1 && v[1] == 2 && v[2] == 0 && v[3] == 2 && v[4] == 8);
  X x;
  Y y;
  CHECK((x ? 1 : 2) == 2 && (y ? 1 : 2) == 1);
  int k = 0;
  if (x)
    k = 1;
  while (y) {
    k += 2;
    break;
  }
  CHECK(k == 2);
  int i = (int)Z();
  CHECK(i == 7);
  bool b = Z() == 7;
  CHECK(b);
}

} // namespace conditions_and_initializations

// A host condition converts through a cpu operator int although an amp operator bool exists.
namespace conditions_on_the_host {

struct X {
  operator int() const { return 0; }
  explicit operator bool() const restrict(amp) { return true; }
};
void test() {
  X x;
  CHECK((x ? 1 : 2) == 2);
  int k = 0;
  if (x)
    k = 1;
  CHECK(k == 0);
  CHECK(!x);
  CHECK((x && true) == false);
  for (; x;) {
    k = 5;
    break;
  }
  CHECK(k == 0);
  int o[1];
  array_view<int> v(1, o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = X() ? 1 : 2; });
  CHECK(v[0] == 1);
}

} // namespace conditions_on_the_host

// Implicit conversions in initializers, switches, conditions and subscripts use their target's
// function.
namespace implicit_conversions {

struct S {
  operator int() const restrict(cpu) { return 1; }
  operator int() const restrict(amp) { return 2; }
};
struct T {
  operator int() const restrict(cpu) { return 1; }
  operator double() const restrict(amp) { return 2.5; }
};
struct U {
  int v;
  U(int x) restrict(cpu) : v(x) {}
  U(double x) restrict(amp) : v(int(x * 2)) {}
};
int take(U u) restrict(cpu, amp) { return u.v; }
int both(S s) restrict(cpu, amp) {
  int a = s;
  a += s;
  switch (s) {
  case 1:
    a += 10;
    break;
  case 2:
    a += 20;
  }
  return a + (s ? 100 : 0);
}
void test() {
  int out[4] = {};
  array_view<int, 1> v(4, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = both(S());
        double d = T();
        v[1] = int(2 * d);
        v[2] = take(3);
        int arr[3] = {4, 5, 6};
        v[3] = arr[S()];
      });
  v.synchronize();
  int arr[3] = {4, 5, 6};
  CHECK(both(S()) == 112 && take(3) == 3 && arr[S()] == 5);
  CHECK(out[0] == 124 && out[1] == 5 && out[2] == 6 && out[3] == 6);
}

} // namespace implicit_conversions

// Cpu,amp code casts with the explicit conversion function of exactly the wanted type.
namespace explicit_conversions {

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

void test() {
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
    CHECK(v[i] == expected[i]);
  CHECK(scaled(5) == 12u && scaled(-1) == 1u && rank_of(reading{7}) == 164);
}

} // namespace explicit_conversions

// Conversion functions of a class template overload by restriction where an instance gives them one
// type.
// In an instance that gives them different types, they are separate conversions (§2.3.2.1).
namespace class_templates {

struct tagged {
  int side;
};

template <typename T>
struct source {
  operator tagged() const restrict(cpu) { return tagged{1}; }
  operator T() const restrict(amp) {
    T t = {};
    t.side = 2;
    return t;
  }
};

struct other {
  int side;
};

template <typename A, typename B>
class two {
public:
  explicit two(int v) restrict(cpu, amp) : v(v) {}
  operator A() restrict(amp);
  operator B() restrict(cpu);

private:
  int v;
};

template <typename A, typename B>
two<A, B>::operator A() restrict(amp) {
  return A(v * 2);
}

template <typename A, typename B>
two<A, B>::operator B() restrict(cpu) {
  return B(v * 3);
}

template struct source<tagged>;

int side(source<tagged> s) restrict(cpu, amp) {
  tagged t = s;
  return t.side;
}

int add(two<int, int> t) restrict(cpu, amp) {
  int sum = t;
  sum += t;
  if (t == 10)
    sum += 100;
  return sum;
}

template <typename T>
int through(T t) restrict(cpu, amp) {
  int i = t;
  return i;
}

void test() {
  int out[5] = {};
  array_view<int, 1> v(5, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = side(source<tagged>());
        other o = source<other>();
        v[1] = o.side;
        v[2] = add(two<int, int>(5));
        v[3] = through(two<int, int>(5));
        float f = two<float, int>(5);
        v[4] = int(f);
      });
  v.synchronize();
  CHECK(out[0] == 2 && out[1] == 2 && out[2] == 120 && out[3] == 10 && out[4] == 10);
  CHECK(side(source<tagged>()) == 1 && add(two<int, int>(5)) == 30 &&
        through(two<int, int>(5)) == 15);
  tagged t = source<other>();
  int i = two<float, int>(5);
  CHECK(t.side == 1 && i == 15);
}

} // namespace class_templates

// A conversion of a const object uses the const conversion function, also in templates and macros.
namespace const_objects {
struct angle {
  int n;
  operator int() { return 1; }
  operator float() const restrict(amp) { return n; }
};
template <typename T>
float converted(const T &a) restrict(amp) {
  float x = a;
  return x;
}
float plain(float x) restrict(amp) { return x; }
#define SAME_VALUE(a) a
void test() {
  array_view<float> v(1);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        const angle a = {5};
        float values[] = {a, SAME_VALUE(a)};
        v[i] = converted(a) + plain(a) + values[0] + values[1];
      });
  CHECK(v[0] == 20);
}
#undef SAME_VALUE
} // namespace const_objects

int main() {
  conditions_and_initializations::test();
  conditions_on_the_host::test();
  implicit_conversions::test();
  explicit_conversions::test();
  class_templates::test();
  const_objects::test();
  return failures;
}
