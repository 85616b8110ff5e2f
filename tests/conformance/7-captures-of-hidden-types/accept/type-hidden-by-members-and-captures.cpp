// A captured object keeps its type if a member, a parameter or another captured variable hides the
// name of the type.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct T {
  int z = 1;
};
typedef int num;

// A data member hides the class in a function inside the class.
struct with_data_member {
  int T = 5;
  int f() {
    struct T w;
    auto a = w;
    array_view<int, 1> v(2);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z; });
    return v[0];
  }
};

// A data member hides the class. The captured parameter has an elaborated type.
struct with_elaborated_parameter {
  int T = 5;
  int f(struct T x);
};
int with_elaborated_parameter::f(struct T x) {
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x.z; });
  return v[0];
}

// Data members and member functions hide global types and types of a namespace.
namespace ns {
typedef float num;
struct T {
  int z = 2;
};
} // namespace ns
struct with_members {
  int T = 5;
  float num() { return 1; }
  int f(struct T x, ::num y);
  int g(ns::num z) {
    ns::T t;
    array_view<int, 1> v(2);
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          ns::T q = t;
          v[i] = q.z + int(z * 2);
        });
    return v[0];
  }
  template <typename U>
  int h(U x);
};
int with_members::f(struct T x, ::num y) {
  array_view<int, 1> v(2);
  ::num k = 3;
  struct T w;
  auto a = w;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        struct T q;
        v[i] = x.z + y * 10 + k * 100 + w.z * 1000 + a.z * 10000 + q.z * 100000;
      });
  return v[0];
}
template <typename U>
int with_members::h(U x) {
  array_view<int, 1> v(2);
  auto k = ::num(7);
  struct T w;
  auto a = w;
  auto b = [=]() { return w; }();
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = int(x) + k / 2 * 10 + w.z * 100 + a.z * 1000 + b.z * 10000;
      });
  return v[0];
}

// A member enumeration hides a global enumeration.
enum E { e0 = 5 };
E make_enumerator() { return e0; }
struct with_enumeration {
  enum E { e0 = 6 };
  int f() {
    auto a = make_enumerator();
    array_view<int, 1> v(2);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a + e0 * 10; });
    return v[0];
  }
};

// A captured parameter has the name of the type of another parameter.
struct N {
  int z;
};
typedef float real;
int later_parameters(N x, int N, real r, int real) {
  array_view<int, 1> v(2);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = x.z + N * 10 + int(r * 2) * 100 + real * 1000;
      });
  return v[0];
}
int earlier_parameter(int N, array_view<int, 1> v) {
  struct N x = {5};
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x.z + N * 10; });
  return v[0];
}

// A captured variable has the name of a member type of the class template.
template <class T>
struct user {
  typedef T value;
  struct node {
    T v;
  };
  T go(T k);
  T go2(T k);
};
template <class T>
T user<T>::go(T k) {
  T out[1] = {};
  array_view<T, 1> av(1, out);
  value v = k;
  int value = 1;
  parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = v + T(value); });
  av.synchronize();
  return out[0];
}
template <class T>
T user<T>::go2(T k) {
  T out[1] = {};
  array_view<T, 1> av(1, out);
  value v[2] = {k, k};
  float value = 1;
  parallel_for_each(
      av.extent, [ value, v, av ](index<1> i) restrict(amp) { av[i] = v[1] + T(value); });
  av.synchronize();
  return out[0];
}

// Captured variables have the names of global types and of types of a namespace.
typedef float value;
struct node {
  int v;
};
namespace n {
typedef double value;
enum mode { a, b };
} // namespace n
int captures_named_like_types(int k) {
  int out[1] = {};
  array_view<int, 1> av(1, out);
  ::value v = 1.5f;
  n::value d = 2.5;
  ::node nd = {k};
  int value = 1, node = 2;
  n::mode mode = n::b;
  n::mode m2 = n::b;
  parallel_for_each(
      av.extent, [=](index<1> i) restrict(amp) {
        av[i] = int(v * 2 + d * 2) + nd.v + value + node + mode + m2;
      });
  av.synchronize();
  return out[0];
}

void test() {
  CHECK(with_data_member().f() == 1);
  CHECK(with_elaborated_parameter().f(T()) == 1);
  CHECK(with_members().f(T(), 2) == 111321);
  CHECK(with_members().g(2.5f) == 7);
  CHECK(with_members().h(2.5f) == 11132);
  CHECK(with_enumeration().f() == 65);
  CHECK(later_parameters(N{1}, 2, 1.5f, 4) == 4321);
  CHECK(earlier_parameter(2, array_view<int, 1>(2)) == 25);
  user<int> u;
  user<float> w;
  CHECK(u.go(3) == 4);
  CHECK(w.go(.5f) == 1.5f);
  CHECK(u.go2(3) == 4);
  CHECK(w.go2(.5f) == 1.5f);
  CHECK(captures_named_like_types(3) == 8 + 3 + 3 + 2);
}

int main() {
  test();
  return failures;
}
