// Members and friends of classes and class templates may have restriction specifiers.
//
// accept: L-2.1.1-a, L-2.1.1-q
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <vector>
using namespace concurrency;

// Each kind of member and friend of a class template can have a restriction specifier.
namespace class_template {
#define BOTH restrict(cpu, amp)
#define AMPONLY restrict(amp)
template <typename T, int N = 3>
class Vec {
  T m[N];

public:
  typedef T value_type;
  using self = Vec<T, N>;
  enum { size = N };
  static const int rank = N;
  Vec() BOTH {
    for (int i = 0; i < N; ++i)
      m[i] = T();
  }
  explicit Vec(T v) BOTH : m{v, v, v} {}
  Vec(T a, T b, T c) restrict(cpu) restrict(amp) : m{a, b, c} {}
  template <typename U>
  explicit Vec(const Vec<U, N> &o) BOTH {
    for (int i = 0; i < N; ++i)
      m[i] = static_cast<T>(o[i]);
  }
  T &operator[](int i) & BOTH noexcept { return m[i]; }
  const T &operator[](int i) const &restrict(amp, cpu) noexcept { return m[i]; }
  T operator[](int i) && BOTH { return m[i] + T(100); }
  self &operator+=(const self &o) BOTH {
    for (int i = 0; i < N; ++i)
      m[i] += o.m[i];
    return *this;
  }
  friend self operator+(self a, const self &b) BOTH {
    a += b;
    return a;
  }
  friend bool operator==(const self &a, const self &b) BOTH {
    for (int i = 0; i < N; ++i)
      if (a.m[i] != b.m[i])
        return false;
    return true;
  }
  friend auto dot(const self &a, const self &b) BOTH -> T {
    T s{};
    for (int i = 0; i < N; ++i)
      s += a.m[i] * b.m[i];
    return s;
  }
  template <typename F>
  self map(F f) const BOTH {
    self r;
    for (int i = 0; i < N; ++i)
      r.m[i] = f(m[i]);
    return r;
  }
  static constexpr int dims() BOTH { return N; }
  explicit operator bool() const BOTH {
    for (int i = 0; i < N; ++i)
      if (m[i] != T())
        return true;
    return false;
  }
  operator T() const &&BOTH = delete;
  self operator-() const BOTH;
  self &operator++() BOTH;
  self operator++(int) BOTH;
  template <int K>
  T get() const BOTH;
  auto operator()() const BOTH { return m[0]; }
};
template <typename T, int N>
Vec<T, N> Vec<T, N>::operator-() const BOTH {
  self r;
  for (int i = 0; i < N; ++i)
    r.m[i] = -m[i];
  return r;
}
template <typename T, int N>
Vec<T, N> &Vec<T, N>::operator++() BOTH {
  for (T &x : m)
    ++x;
  return *this;
}
template <typename T, int N>
auto Vec<T, N>::operator++(int) BOTH -> Vec<T, N> {
  self r(*this);
  ++*this;
  return r;
}
template <typename T, int N>
template <int K>
T Vec<T, N>::get() const BOTH {
  static_assert(K < N, "");
  return m[K];
}
typedef Vec<int> vi;
int calc(int x) BOTH {
  vi a(1, 2, 3), b(x);
  a += b;
  ++a;
  vi c = a++;
  int r = dot(a, c) + (-a)[0] + c.get<2>() + vi::dims() + vi::size + vi::rank;
  if (a)
    r += 1000;
  if (!(a == c))
    r += 2000;
  r += vi(5, 6, 7)[1];
  r += a.map([](int v) { return v * 2; })[2];
  Vec<float> f(a);
  r += (int)(f + f)();
  const vi k(9);
  r += k[0];
  return r;
}
void test() {
  std::vector<int> d(16);
  array_view<int, 1> v(16, d);
  parallel_for_each(v.extent, [=](index<1> i) AMPONLY { v[i] = calc(i[0]); });
  for (int i = 0; i < 16; ++i)
    CHECK(v[i] == calc(i));
  // For x = 0, a is (3, 4, 5) and c is (2, 3, 4) after the increments. An element of an
  // rvalue is 100 larger. The first terms are the dot product 38, -3 + 100, 4 and 3 + 3 + 3.
  CHECK(calc(0) == 38 + 97 + 4 + 9 + 3000 + 106 + 110 + 6 + 9);
}
} // namespace class_template

// Friend functions and friend templates of a class can have restriction specifiers.
namespace friend_declarations {
class id {
public:
  explicit id(int n) restrict(cpu, amp) : number(n) {}
  friend bool operator==(id a, id b) restrict(cpu, amp) { return a.number == b.number; }
  friend int reveal(id x) restrict(cpu, amp);
  friend int reveal_more(const id &x) restrict(amp);
  template <typename T>
  friend T convert(id x) restrict(cpu, amp);

private:
  int number;
};
int reveal(id x) restrict(cpu, amp) { return x.number; }
int reveal_more(const id &x) restrict(amp) { return x.number + 1; }
template <typename T>
T convert(id x) restrict(cpu, amp) {
  return T(x.number) / 2;
}

void test() {
  float data[4] = {};
  array_view<float, 1> v(4, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        id seven(7);
        v[0] = seven == id(7) ? 1.0f : 0.0f;
        v[1] = float(reveal(seven));
        v[2] = float(reveal_more(seven));
        v[3] = convert<float>(seven);
      });
  check("operator==", v[0], 1);
  check("reveal", v[1], 7);
  check("reveal_more", v[2], 8);
  check("convert", v[3], 3.5);
  check("host", reveal(id(3)) + (id(1) == id(2)), 3);
}
} // namespace friend_declarations

// Friends that a class template defines can be overloaded by restriction.
namespace friends_in_class_templates {
namespace lib {
template <class T>
class Box {
  T x;

public:
  explicit Box(T t) restrict(cpu, amp) : x(t) {}
  friend T peek(const Box &b) restrict(cpu) { return b.x + 1; }
  friend T peek(const Box &b) restrict(amp) { return b.x + 2; }
  friend Box operator+(Box a, const Box &b) restrict(amp, cpu) {
    a.x += b.x;
    return a;
  }
  template <class U>
  friend U poke(Box &b, U u) restrict(cpu, amp);
};
template <class U>
U poke(Box<int> &b, U u) restrict(amp, cpu);
template <class T>
T twice(Box<T> b) restrict(cpu, amp) {
  return peek(b + b);
}
} // namespace lib
void test() {
  int out[3] = {};
  array_view<int, 1> v(3, out);
  lib::Box<int> b(10);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = peek(b);
        v[1] = twice(b);
        lib::Box<float> f(0.25f);
        v[2] = int(4 * peek(f + f));
      });
  v.synchronize();
  CHECK(peek(b) == 11);
  CHECK(twice(b) == 21);
  CHECK(out[0] == 12);
  CHECK(out[1] == 22);
  CHECK(out[2] == 10);
}
} // namespace friends_in_class_templates

int main() {
  class_template::test();
  friend_declarations::test();
  friends_in_class_templates::test();
  return failures;
}
