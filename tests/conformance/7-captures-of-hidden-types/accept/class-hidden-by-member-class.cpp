// A captured object of a global class keeps its class if a member class of the same name hides the
// class in the function that launches the kernel.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

// Both classes convert from every type, so that an object of the wrong class has another value.
struct T {
  int z = 1;
  T() {}
  T(const T &) = default;
  template <typename U>
  T(const U &u)
  restrict(cpu, amp) : z(100) {}
};
T mk() { return T(); }

// A member class hides the global class in all member functions.
struct scope {
  struct T {
    int z = 2;
    T() {}
    T(const T &) = default;
    template <typename U>
    T(const U &u)
    restrict(cpu, amp) : z(200) {}
  };
  int in_class() {
    auto a = mk();
    array_view<int, 1> v(2);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z; });
    return v[0];
  }
  int out_of_class();
  template <typename U>
  int in_member_template(U u) {
    (void)u;
    auto a = mk();
    array_view<int, 1> v(2);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z; });
    return v[0];
  }
  template <typename U>
  int in_unnamed_member_template(U) {
    auto a = mk();
    array_view<int, 1> v(2);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z; });
    return v[0];
  }
  template <typename U>
  int in_external_member_template(U);
  // The kernel captures a C array, an element by reference and a view.
  int array_elements() {
    decltype(mk()) a[2];
    array_view<int, 1> v(2);
    array_view<decltype(mk()), 1> w(2, a);
    const auto &r = a[1];
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a[0].z + r.z + w[i].z; });
    return v[0];
  }
  // An init-capture has the type of its initializer.
  int init_capture() {
    array_view<int, 1> v(2);
    parallel_for_each(v.extent, [ =, a = mk() ](index<1> i) restrict(amp) { v[i] = a.z; });
    return v[0];
  }
  int external_init_capture();
};
int scope::out_of_class() {
  auto a = mk();
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z; });
  return v[0];
}
template <typename U>
int scope::in_external_member_template(U) {
  auto a = mk();
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z; });
  return v[0];
}
int scope::external_init_capture() {
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [ v, a = mk() ](index<1> i) restrict(amp) { v[i] = a.z; });
  return v[0];
}
template <typename T>
int init_capture_in_template(T) {
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [ v, a = mk() ](index<1> i) restrict(amp) { v[i] = a.z; });
  return v[0];
}
void test_member_class() {
  CHECK(scope().in_class() == 1);
  CHECK(scope().out_of_class() == 1);
  CHECK(scope().in_member_template(1) == 1);
  CHECK(scope().in_unnamed_member_template(1) == 1);
  CHECK(scope().in_external_member_template(1) == 1);
  CHECK(scope().array_elements() == 3);
  CHECK(scope().init_capture() == 1);
  CHECK(scope().external_init_capture() == 1);
  CHECK(init_capture_in_template(scope::T()) == 1);
}

// A member class of a base class hides the global class.
struct base {
  struct T {
    int z = 2;
    T() {}
    T(const T &) = default;
    template <typename U>
    T(const U &u)
    restrict(cpu, amp) : z(200) {}
  };
};
struct derived : base {
  int out_of_class();
  int in_class() {
    auto a = mk();
    array_view<int, 1> v(2);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z; });
    return v[0];
  }
};
int derived::out_of_class() {
  auto a = mk();
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z; });
  return v[0];
}
void test_inherited_class() {
  CHECK(derived().out_of_class() == 1);
  CHECK(derived().in_class() == 1);
}

// A nested class of a class template hides the global class.
template <typename Q>
struct scope_template {
  struct T {
    int z = 2;
    T() {}
    T(const T &) = default;
    template <typename U>
    T(const U &u)
    restrict(cpu, amp) : z(200) {}
  };
  int in_class() {
    auto a = mk();
    array_view<int, 1> v(2);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z; });
    return v[0];
  }
  int out_of_class();
};
template <typename Q>
int scope_template<Q>::out_of_class() {
  auto a = mk();
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z; });
  return v[0];
}
void test_class_template() {
  CHECK(scope_template<int>().in_class() == 1);
  CHECK(scope_template<int>().out_of_class() == 1);
}

int main() {
  test_member_class();
  test_inherited_class();
  test_class_template();
  return failures;
}
