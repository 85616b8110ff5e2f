// A captured variable may have the name of a member type of its class or class template. The kernel
// is in a function inside the class.
//
// accept: P-7.1-f, P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

// A capture has the name of a nested class of the enclosing class template.
namespace nested_class {
template <class T>
struct user {
  struct node {
    T v;
  };
  T go(T k) {
    T out[1] = {};
    array_view<T, 1> av(1, out);
    node node = {k};
    parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = node.v; });
    av.synchronize();
    return out[0];
  }
};
void test() {
  user<int> u;
  user<float> w;
  CHECK(u.go(3) == 3);
  CHECK(w.go(.5f) == .5f);
}
} // namespace nested_class

// A capture has the name of a typedef of the enclosing class template.
namespace member_typedef {
template <class T>
struct user {
  typedef T real;
  T go(T k) {
    T out[1] = {};
    array_view<T, 1> av(1, out);
    real real = k;
    parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = real; });
    av.synchronize();
    return out[0];
  }
};
void test() {
  user<int> u;
  user<float> w;
  CHECK(u.go(3) == 3);
  CHECK(w.go(.5f) == .5f);
}
} // namespace member_typedef

// A capture has the name of a typedef of a class template with one instance.
namespace one_instance {
template <class T>
struct user {
  typedef T real;
  T go(T k) {
    T out[1] = {};
    array_view<T, 1> av(1, out);
    real real = k;
    parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = real; });
    av.synchronize();
    return out[0];
  }
};
void test() {
  user<float> w;
  CHECK(w.go(.5f) == .5f);
}
} // namespace one_instance

// A const variable in a capture list has the name of an alias of the class template.
namespace alias_in_capture_list {
template <class T>
struct user {
  using real = T;
  real f;
  T go() {
    T out[1] = {};
    array_view<T, 1> av(1, out);
    const real real = f;
    parallel_for_each(av.extent, [ real, av ](index<1> i) restrict(amp) { av[i] = real; });
    av.synchronize();
    return out[0];
  }
};
void test() {
  user<double> w;
  w.f = .5;
  user<int> u;
  u.f = 3;
  CHECK(u.go() == 3);
  CHECK(w.go() == .5);
}
} // namespace alias_in_capture_list

// Captures have the names of a member class template and a scoped enumeration of the class
// template.
namespace member_template_and_enumeration {
template <class T>
struct user {
  template <class U>
  struct box {
    U v;
  };
  enum class mode { a, b };
  T go(T k) {
    T out[1] = {};
    array_view<T, 1> av(1, out);
    box<T> box = {k};
    mode mode = mode::b;
    parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = box.v + T(mode); });
    av.synchronize();
    return out[0];
  }
};
void test() {
  user<int> u;
  user<float> w;
  CHECK(u.go(3) == 4);
  CHECK(w.go(.5f) == 1.5f);
}
} // namespace member_template_and_enumeration

// A capture has the name of a dependent base's typedef that a using-declaration introduces.
namespace using_declaration {
template <class T>
struct base {
  typedef T real;
};
template <class T>
struct user : base<T> {
  using typename base<T>::real;
  T go(T k) {
    T out[1] = {};
    array_view<T, 1> av(1, out);
    real real = k;
    parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = real; });
    av.synchronize();
    return out[0];
  }
};
void test() {
  user<int> u;
  user<float> w;
  CHECK(u.go(3) == 3);
  CHECK(w.go(.5f) == .5f);
}
} // namespace using_declaration

// Captures have the names of a typedef and a class of a base class specialization.
namespace base_class {
template <class T>
struct base {
  typedef T real;
  struct node {
    T z;
  };
};
struct user : base<float> {
  float go(float k) {
    float out[1] = {};
    array_view<float, 1> av(1, out);
    real real = k;
    node node = {2.f};
    parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = real + node.z; });
    av.synchronize();
    return out[0];
  }
};
void test() {
  user w;
  CHECK(w.go(.5f) == 2.5f);
}
} // namespace base_class

// A data member of a nested kernel class has the name of a typedef of the enclosing class template.
namespace nested_kernel_class {
template <class T>
struct user {
  typedef T real;
  array_view<T, 1> av;
  user(array_view<T, 1> a) : av(a) {}
  struct K {
    array_view<T, 1> av;
    typename user::real real;
    void operator()(index<1> i) const restrict(amp) { av[i] = real; }
  };
  void go(T k) {
    K q = {av, k};
    parallel_for_each(av.extent, q);
  }
};
void test() {
  int a[1];
  float b[1];
  array_view<int, 1> x(1, a);
  array_view<float, 1> y(1, b);
  user<int>(x).go(3);
  user<float>(y).go(.5f);
  x.synchronize();
  y.synchronize();
  CHECK(a[0] == 3);
  CHECK(b[0] == .5f);
}
} // namespace nested_kernel_class

int main() {
  nested_class::test();
  member_typedef::test();
  one_instance::test();
  alias_in_capture_list::test();
  member_template_and_enumeration::test();
  using_declaration::test();
  base_class::test();
  nested_kernel_class::test();
  return failures;
}
