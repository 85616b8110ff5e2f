// Array members have the specified return types, and a program takes their addresses.
//
// accept: R-5.1-e, R-5.1.3-a, R-5.1.4-a, R-5.1.5-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

using namespace concurrency;

// Checks that an expression has a type.
#define SAME(expression, ...)                                                                      \
  static_assert(std::is_same<decltype(expression), __VA_ARGS__>::value, #expression)

// Array members have the specified return types for const and non-const arrays at each rank.
namespace return_types {
template <class T, int N>
void all(array<T, N> &a, const array<T, N> &c, index<N> i, extent<N> e) {
  typedef array<T, N> A;
  typedef array_view<T, N> V;
  typedef array_view<const T, N> C;
  typedef array_view<unsigned, 1> U1;
  typedef array_view<const unsigned, 1> CU1;
  typedef array_view<T, 2> V2;
  typedef array_view<const T, 5> C5;
  typedef std::vector<T> Vec;
  SAME(a.get_extent(), extent<N>);
  SAME(c.get_accelerator_view(), accelerator_view);
  SAME(c.get_associated_accelerator_view(), accelerator_view);
  SAME(c.get_cpu_access_type(), access_type);
  SAME(a[i], T &);
  SAME(c[i], const T &);
  SAME(a(i), T &);
  SAME(c(i), const T &);
  SAME(a.data(), T *);
  SAME(c.data(), const T *);
  SAME(a.section(i, e), V);
  SAME(c.section(i, e), C);
  SAME(a.section(i), V);
  SAME(c.section(i), C);
  SAME(a.section(e), V);
  SAME(c.section(e), C);
  SAME(a.template reinterpret_as<unsigned>(), U1);
  SAME(c.template reinterpret_as<unsigned>(), CU1);
  SAME(a.view_as(extent<2>(1, 1)), V2);
  SAME(c.view_as(extent<5>()), C5);
  SAME(a = c, A &);
  SAME(a = std::move(a), A &);
  SAME(a = std::declval<C>(), A &);
  SAME(a = std::declval<V>(), A &);
  SAME(c.copy_to(a), void);
  SAME(c.copy_to(std::declval<V>()), void);
  static_assert(std::is_same<decltype(A::rank), const int>::value, "");
  static_assert(A::rank == N && std::is_same<typename A::value_type, T>::value, "");
  static_assert(std::is_convertible<A, Vec>::value && std::is_convertible<const A &, Vec>::value,
                "");
  static_assert(!std::is_default_constructible<A>::value && std::is_copy_constructible<A>::value &&
                    std::is_move_constructible<A>::value,
                "");
  static_assert(
      std::is_constructible<A, extent<N>>::value && !std::is_convertible<extent<N>, A>::value, "");
  static_assert(std::is_constructible<A, V>::value && std::is_constructible<A, C>::value &&
                    !std::is_convertible<V, A>::value && !std::is_convertible<C, A>::value,
                "");
  static_assert(!std::is_constructible<A, array_view<T, N + 1>>::value &&
                    !std::is_constructible<A, extent<N + 1>>::value &&
                    !std::is_constructible<A, array<T, N + 1>>::value,
                "");
  static_assert(!std::is_constructible<A, extent<N>, int>::value &&
                    !std::is_constructible<A, extent<N>, double>::value &&
                    !std::is_constructible<A, extent<N>, access_type>::value,
                "");
  static_assert(std::is_constructible<A, extent<N>, T *>::value &&
                    std::is_constructible<A, extent<N>, const T *, const T *>::value &&
                    !std::is_constructible<A, extent<N>, T *, const T *>::value,
                "");
  static_assert(!std::is_constructible<A, extent<N>, accelerator>::value &&
                    !std::is_constructible<A, accelerator_view>::value &&
                    !std::is_constructible<A, extent<N>, int, int>::value,
                "");
  static_assert(std::is_constructible<A, extent<N>, accelerator_view>::value &&
                    std::is_constructible<A, extent<N>, accelerator_view, access_type>::value &&
                    std::is_constructible<A, extent<N>, accelerator_view, accelerator_view>::value,
                "");
  static_assert(!std::is_constructible<A, extent<N>, accelerator_view, int>::value, "");
  static_assert(std::is_convertible<A &, V>::value && std::is_convertible<A &, C>::value &&
                    std::is_convertible<const A &, C>::value &&
                    !std::is_constructible<V, const A &>::value,
                "");
  static_assert(!std::is_constructible<array_view<T, N + 1>, A &>::value &&
                    !std::is_assignable<const A &, A>::value &&
                    !std::is_assignable<A &, Vec>::value,
                "");
}
template <class T>
void types() {
  array<T, 1> a1(4);
  array<T, 2> a2(2, 2);
  array<T, 3> a3(1, 2, 2);
  int x[4] = {1, 1, 2, 2}, y[5] = {1, 1, 1, 2, 2};
  array<T, 4> a4{extent<4>(x)};
  array<T, 5> a5{extent<5>(y)};
  all<T, 1>(a1, a1, index<1>(), extent<1>());
  all<T, 2>(a2, a2, index<2>(), extent<2>());
  all<T, 3>(a3, a3, index<3>(), extent<3>());
  all<T, 4>(a4, a4, index<4>(), extent<4>());
  all<T, 5>(a5, a5, index<5>(), extent<5>());
  const array<T, 1> &c1 = a1;
  const array<T, 2> &c2 = a2;
  const array<T, 3> &c3 = a3;
  const array<T, 4> &c4 = a4;
  typedef array_view<T, 1> V1;
  typedef array_view<const T, 1> C1;
  typedef array_view<T, 2> V2;
  typedef array_view<const T, 2> C2;
  typedef array_view<T, 3> V3;
  typedef array_view<const T, 3> C3;
  typedef array_view<const T, 4> C4;
  SAME(a1[0], T &);
  SAME(c1[0], const T &);
  SAME(a1(0), T &);
  SAME(c1(0), const T &);
  SAME(a2[0], V1);
  SAME(c2[0], C1);
  SAME(a2(0), V1);
  SAME(c2(0), C1);
  SAME(a2(0, 0), T &);
  SAME(c2(0, 0), const T &);
  SAME(a3[0], V2);
  SAME(c3[0], C2);
  SAME(a3(0), V2);
  SAME(c3(0), C2);
  SAME(a3(0, 0, 0), T &);
  SAME(c3(0, 0, 0), const T &);
  SAME(a4[0], V3);
  SAME(c4[0], C3);
  SAME(a4(0), V3);
  SAME(c4(0), C3);
  SAME((static_cast<const array<T, 5> &>(a5)[0]), C4);
  SAME(a1.section(0, 1), V1);
  SAME(c1.section(0, 1), C1);
  SAME(a2.section(0, 0, 1, 1), V2);
  SAME(c2.section(0, 0, 1, 1), C2);
  SAME(a3.section(0, 0, 0, 1, 1, 1), V3);
  SAME(c3.section(0, 0, 0, 1, 1, 1), C3);
  SAME(a2[0][0], T &);
  SAME(c2[0][0], const T &);
  SAME(a3[0][0][0], T &);
  SAME(c4[0][0][0][0], const T &);
  SAME(a5(0)(0)(0)(0)(0), T &);
  static_assert(std::is_constructible<array<T, 1>, int>::value &&
                    !std::is_convertible<int, array<T, 1>>::value &&
                    std::is_constructible<array<T, 2>, int, int>::value &&
                    std::is_constructible<array<T, 3>, int, int, int>::value,
                "");
  static_assert(!std::is_constructible<array<T, 1>, int, int>::value &&
                    !std::is_constructible<array<T, 2>, int>::value &&
                    !std::is_constructible<array<T, 3>, int, int>::value &&
                    !std::is_constructible<array<T, 4>, int, int, int, int>::value,
                "");
  static_assert(!std::is_constructible<array<T, 2>, int, int, int>::value &&
                    !std::is_constructible<array<T, 1>, int, int, int>::value,
                "");
  static_assert(std::is_constructible<array<T, 2>, int, int, T *>::value &&
                    !std::is_constructible<array<T, 2>, int, T *>::value &&
                    !std::is_constructible<array<T, 3>, int, int, T *>::value,
                "");
}
void test() {
  types<int>();
  types<float>();
  types<double>();
  struct S {
    int a, b;
  };
  types<S>();
}
} // namespace return_types

// A program takes addresses of library members and functions and passes explicit template
// arguments.
namespace pointers_to_member_functions {
void test() {
  unsigned (accelerator::*ver)() const = &accelerator::get_version;
  std::wstring (accelerator::*dp)() const = &accelerator::get_device_path;
  accelerator a;
  CHECK((a.*ver)() == a.version && (a.*dp)() == a.device_path);
  std::vector<accelerator> (*all)() = &accelerator::get_all;
  CHECK(!all().empty());
  bool (*sd)(const std::wstring &) = &accelerator::set_default;
  (void)sd;
  accelerator (accelerator_view::*ga)() const = &accelerator_view::get_accelerator;
  void (accelerator_view::*w)() = &accelerator_view::wait;
  accelerator_view v = a.default_view;
  (v.*w)();
  CHECK((v.*ga)() == a);
  completion_future (accelerator_view::*cm)() = &accelerator_view::create_marker;
  (v.*cm)().get();
  auto mf = std::mem_fn(&accelerator::get_version);
  CHECK(mf(a) == a.version);
  unsigned (extent<2>::*sz)() const = &extent<2>::size;
  bool (extent<2>::*co)(const index<2> &) const = &extent<2>::contains;
  extent<2> e(2, 3);
  CHECK((e.*sz)() == 6 && (e.*co)(index<2>(1, 2)));
  int &(index<2>::*at)(unsigned) = &index<2>::operator[];
  index<2> ix(4, 5);
  CHECK((ix.*at)(1) == 5);
  index<2> &(index<2>::*pp)() = &index<2>::operator++;
  (ix.*pp)();
  CHECK(ix[0] == 5);
  extent<1> (array<int, 1>::*ge)() const = &array<int, 1>::get_extent;
  extent<1> (array_view<int, 1>::*gv)() const = &array_view<int, 1>::get_extent;
  void (array_view<int, 1>::*sy)(access_type) const = &array_view<int, 1>::synchronize;
  void (array_view<const int, 1>::*sc)() const = &array_view<const int, 1>::synchronize;
  void (array_view<int, 1>::*rf)() const = &array_view<int, 1>::refresh;
  void (array_view<int, 1>::*dd)() const = &array_view<int, 1>::discard_data;
  int *(array_view<int, 1>::*da)() const = &array_view<int, 1>::data;
  int &(array_view<int, 1>::*el)(int) const = &array_view<int, 1>::operator[];
  array_view<int, 1> (array_view<int, 1>::*se)(int, int) const = &array_view<int, 1>::section;
  int &(array<int, 2>::*a2)(int, int) = &array<int, 2>::operator();
  (void)a2;
  std::vector<int> s(4, 2);
  array<int, 1> x(4, s.begin()), y(4);
  array_view<int, 1> u(4, s);
  array_view<const int, 1> c(u);
  CHECK((x.*ge)()[0] == 4 && (u.*gv)()[0] == 4);
  (u.*sy)(access_type_read);
  (c.*sc)();
  (u.*rf)();
  CHECK((u.*da)() == s.data());
  CHECK(&(u.*el)(2) == &s[2]);
  CHECK((u.*se)(1, 2).extent[0] == 2);
  (u.*dd)();
  copy<int, 1>(x, y);
  copy<int, 1>(x, u);
  void (*cp)(const array<int, 1> &, array<int, 1> &) = &concurrency::copy<int, 1>;
  cp(x, y);
  completion_future (*ca)(const array<int, 1> &, array<int, 1> &) =
      &concurrency::copy_async<int, 1>;
  ca(x, y).get();
  void (*cq)(const array_view<const int, 1> &, const array_view<int, 1> &) =
      &concurrency::copy<int, 1>;
  cq(c, u);
  CHECK(u.view_as<2>(extent<2>(2, 2)).extent == extent<2>(2, 2));
  CHECK((std::vector<int>(y)[3] == 2));
  x.operator std::vector<int>();
  HRESULT (runtime_exception::*ec)() const = &runtime_exception::get_error_code;
  runtime_exception r("x", E_FAIL);
  CHECK((r.*ec)() == E_FAIL);
}
} // namespace pointers_to_member_functions

int main() {
  return_types::test();
  pointers_to_member_functions::test();
  return failures;
}
