// Constructors, destructors, operators, friends and members of nested and local classes launch
// kernels.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// Constructors, destructors, conversions, operators and member initializers launch kernels.
namespace special_members {
static int last;
struct B0 {
  int x;
  B0(int x) : x(x) {}
};
struct S : B0 {
  int a;
  int b;
  static int run(int k) {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0] * k; });
    return v[2];
  }
  S(int a, int b = 3)
      : B0([&] {
          array_view<int, 1> v(4);
          parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a + b; });
          return v[1];
        }()),
        a(run(a)), b(b) {
    array_view<int, 1> v(4);
    int q = this->a;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a * 100 + b + q; });
    this->b = v[0];
  }
  explicit S(double) : S(9, 1) {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 77; });
    a = v[0];
  }
  template <typename T>
  S(T p, T q, T r) : B0(0) {
    array_view<T, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = p + q * r; });
    a = int(v[0] * 10);
    b = 0;
  }
  ~S() {
    array_view<int, 1> v(4);
    int a = this->a;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a + 1; });
    last = v[3];
  }
  operator int() const {
    array_view<int, 1> v(4);
    int a = this->a, b = this->b;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a + b; });
    return v[3];
  }
  template <typename T>
  explicit operator T *() const {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = sizeof(T); });
    static T t;
    t = T(v[3]);
    return &t;
  }
  int operator()(int k) const {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k - i[0]; });
    return v[3];
  }
  int operator[](int k) {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k - 2 * i[0]; });
    return v[3];
  }
  S &operator+=(const S &o) {
    array_view<int, 1> v(4);
    int p = a, q = o.a;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = p + q; });
    a = v[0];
    return *this;
  }
  S &operator=(const S &o) {
    array_view<int, 1> v(4);
    int a = o.a;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a + 1000; });
    this->a = v[0];
    return *this;
  }
  S(const S &o) : B0(o.x) {
    array_view<int, 1> v(4);
    int a = o.a;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a + 2000; });
    this->a = v[0];
  }
  int operator,(const S &o) {
    array_view<int, 1> v(4);
    int a = o.a;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a + 3000; });
    return v[0];
  }
  S &operator++() {
    array_view<int, 1> v(4);
    int a = this->a;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a + 1; });
    this->a = v[0];
    return *this;
  }
  int operator++(int) {
    array_view<int, 1> v(4);
    int a = this->a;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a + 5; });
    this->a = v[0];
    return a;
  }
};
int operator"" _k(unsigned long long n) {
  array_view<int, 1> v(4);
  int m = int(n);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = m * 2; });
  return v[0];
}
void test() {
  {
    S s(5, 2);
    CHECK(s.x == 7);
    CHECK(s.a == 10);
    CHECK(s.b == 512);
    CHECK(int(s) == 522);
    CHECK(*(float *)(s) == 4.f);
    CHECK(s(10) == 7);
    CHECK(s[10] == 4);
    S t(1.5f, 2.f, 3.f);
    CHECK(t.a == 75);
    s += t;
    CHECK(s.a == 85);
    CHECK((t, s) == 3085);
    S c(s);
    CHECK(c.a == 2085);
    c = t;
    CHECK(c.a == 1075);
    ++c;
    CHECK(c.a == 1076);
    CHECK(c++ == 1076);
    CHECK(c.a == 1081);
    S u(1.0);
    CHECK(u.a == 77);
  }
  CHECK(last == 86);
  CHECK(21_k == 42);
}
} // namespace special_members

// Kernels in friends, nested and local classes use private constants and typedefs of enclosing
// classes.
namespace friends_and_nested_classes {
class Out {
  int k = 4;
  enum { E = 3 };
  typedef float real;
  static constexpr int C = 6;
  friend int fr(const Out &o) {
    array_view<int, 1> v(4);
    int k = o.k;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = E * k + C; });
    return v[0];
  }
  friend int operator+(const Out &o, int z) {
    array_view<int, 1> v(4);
    int k = o.k;
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          real q = 2.5f;
          v[i] = E * k + C + z + int(q * 2);
        });
    return v[0];
  }
  friend int outfr(const Out &o);
  class In {
    enum { E = 30 };
    static constexpr int D = 7;
    friend class Out;
    int f() {
      array_view<int, 1> v(4);
      parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = E + C + D; });
      return v[0];
    }
    struct Deep {
      enum { F = D * 2 };
      int f() {
        array_view<int, 1> v(4);
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = E + C + D + F; });
        return v[0];
      }
      int g();
    };
  };

public:
  static int in() { return In().f(); }
  static int deep() { return In::Deep().f(); }
  static int deepg() { return In::Deep().g(); }
  int loc() {
    struct L {
      int q;
      static int run(int k) {
        array_view<int, 1> v(4);
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = E + C + k; });
        return v[0];
      }
    };
    return L::run(k);
  }
};
int outfr(const Out &o) {
  array_view<int, 1> v(4);
  int k = o.k;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = Out::E * k + Out::C + 1; });
  return v[0];
}
int Out::In::Deep::g() {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = E + C + D + F + 1; });
  return v[0];
}
void test() {
  Out o;
  CHECK(fr(o) == 18);
  CHECK(o + 1 == 24);
  CHECK(outfr(o) == 19);
  CHECK(Out::in() == 43);
  CHECK(Out::deep() == 57);
  CHECK(Out::deepg() == 58);
  CHECK(o.loc() == 13);
}
} // namespace friends_and_nested_classes

int main() {
  special_members::test();
  friends_and_nested_classes::test();
  return failures;
}
