// A captured variable may have the name of a member type of its class or class template. The
// function that contains the kernel is defined outside the class.
//
// accept: P-7.1-f, P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#include <amp.h>
#include "check.h"
using namespace concurrency;

// A capture in a member function defined out of class has the name of a nested class.
namespace nested_class {
template <class T>
struct user {
  struct node {
    T v;
  };
  T go(T k);
};
template <class T>
T user<T>::go(T k) {
  T out[1] = {};
  array_view<T, 1> av(1, out);
  node node = {k};
  parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = node.v; });
  av.synchronize();
  return out[0];
}
void test() {
  user<int> u;
  user<float> w;
  CHECK(u.go(3) == 3);
  CHECK(w.go(.5f) == .5f);
}
} // namespace nested_class

// A capture in a member function defined out of class has the name of a member typedef.
namespace member_typedef {
template <class T>
struct user {
  typedef T real;
  T go(T k);
};
template <class T>
T user<T>::go(T k) {
  T out[1] = {};
  array_view<T, 1> av(1, out);
  real real = k;
  parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = real; });
  av.synchronize();
  return out[0];
}
void test() {
  user<int> u;
  user<float> w;
  CHECK(u.go(3) == 3);
  CHECK(w.go(.5f) == .5f);
}
} // namespace member_typedef

// A capture list names a reference that has the name of a member typedef.
namespace capture_list {
template <class T>
struct user {
  typedef T real;
  T go(T k);
};
template <class T>
T user<T>::go(T k) {
  T out[1] = {};
  array_view<T, 1> av(1, out);
  const real &real = k;
  parallel_for_each(av.extent, [ real, av ](index<1> i) restrict(amp) { av[i] = real; });
  av.synchronize();
  return out[0];
}
void test() {
  user<int> u;
  user<double> w;
  CHECK(u.go(3) == 3);
  CHECK(w.go(.5) == .5);
}
} // namespace capture_list

// A capture has the name of a member class template in a member template defined out of class.
namespace member_template {
template <class T>
struct tr {
  typedef T real;
};
template <class T>
struct user {
  typedef typename tr<T>::real real;
  template <class U>
  struct pr {
    T a;
    U b;
  };
  template <class U>
  T go(T k, U u);
};
template <class T>
template <class U>
T user<T>::go(T k, U u) {
  T out[1] = {};
  array_view<T, 1> av(1, out);
  pr<U> pr = {k, u};
  parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = pr.a + T(pr.b); });
  av.synchronize();
  return out[0];
}
void test() {
  user<int> u;
  user<float> w;
  CHECK(u.go(3, .5f) == 3);
  CHECK(w.go(.5f, 3) == 3.5f);
}
} // namespace member_template

// Captures have the names of an enumeration and typedefs that depend on the class template's
// parameter.
namespace dependent_rank {
template <int N>
struct grid {
  enum mode { a = N, b };
  typedef index<N> index_t;
  typedef extent<N> extent;
  int go(int k);
};
template <int N>
int grid<N>::go(int k) {
  int out[1] = {};
  array_view<int, 1> av(1, out);
  mode mode = b;
  extent extent;
  extent[N - 1] = k;
  index_t index_t;
  index_t[N - 1] = 1;
  parallel_for_each(
      av.extent, [=](index<1> i) restrict(amp) {
        av[i] = mode * 100 + extent[N - 1] + index_t[N - 1];
      });
  av.synchronize();
  return out[0];
}
void test() {
  grid<1> u;
  grid<3> w;
  CHECK(u.go(3) == 204);
  CHECK(w.go(5) == 406);
}
} // namespace dependent_rank

// A kernel may capture auto variables that are named like member types of their class template.
namespace auto_variables {
template <class T>
struct user {
  typedef T real;
  struct node {
    T v;
    node *dummy() restrict(cpu, amp) { return this; }
  };
  node n_;
  real r_;
  enum mode { a, b };
  static node mk(T k) {
    node n = {k};
    return n;
  }
  T go(T k);
};
template <class T>
T user<T>::go(T k) {
  T out[1] = {};
  array_view<T, 1> av(1, out);
  auto node = n_;
  auto real = r_;
  const auto &mk2 = node;
  auto mode = b;
  auto m3 = mk(k);
  const auto arr = av;
  parallel_for_each(
      av.extent, [=](index<1> i) restrict(amp) {
        arr[i] = node.v + real + mk2.v + T(mode) + m3.v;
      });
  av.synchronize();
  return out[0];
}
void test() {
  user<int> u = {{1}, 2};
  user<float> w = {{.5f}, .25f};
  CHECK(u.go(3) == 8);
  CHECK(w.go(.5f) == 2.75f);
}
} // namespace auto_variables

// Captures in member functions have the names of a nested class, typedef and enumeration of the
// class.
namespace plain_class {
struct user {
  struct node {
    int v;
  };
  typedef float real;
  enum mode { a, b };
  int go(int k) const;
  template <class T>
  int go2(T k) const {
    int out[1] = {};
    array_view<int, 1> av(1, out);
    node node = {int(k)};
    T T1 = k;
    parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = node.v + int(T1); });
    av.synchronize();
    return out[0];
  }
  int out[1];
};
int user::go(int k) const {
  int out[1] = {};
  array_view<int, 1> av(1, out);
  node node = {k};
  real real = 2.5f;
  mode mode = b;
  parallel_for_each(
      av.extent, [=](index<1> i) restrict(amp) { av[i] = node.v + int(real * 2) + mode; });
  av.synchronize();
  return out[0];
}
void test() {
  user u;
  CHECK(u.go(3) == 9);
  CHECK(u.go2(2.f) == 4);
}
} // namespace plain_class

int main() {
  nested_class::test();
  member_typedef::test();
  capture_list::test();
  member_template::test();
  dependent_rank::test();
  auto_variables::test();
  plain_class::test();
  return failures;
}
