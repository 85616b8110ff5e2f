// array_view has only the specified constructors, conversions and members at each rank, with the
// specified types.
//
// accept: R-5.2-o, R-5.2.2-a, R-5.2.2-c, R-5.2.2-d, R-5.2.2-e, R-5.2.2-f, R-5.2.2-g, R-5.2.2-k,
// R-5.2.2-l, R-5.2.2-m, R-5.2.2-n, R-5.2.2-o, R-5.2.3-d, R-5.2.3-f, R-5.2.3-r, R-5.2.3-w,
// R-5.2.4-b, R-5.2.4-d, R-5.2.4-e, R-5.2.4-f, R-5.2.5-a, R-5.2.5-e, R-5.2.5-f, R-5.2.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <array>
#include <list>
#include <string>
#include <type_traits>
#include <vector>

using namespace concurrency;

// array_view has only the specified constructors, conversions and members at each rank.
namespace constructors_and_members {
using std::vector;
template <class A, class B>
struct same_t : std::is_same<A, B> {};
#define SAME(T, ...) static_assert(same_t<T, decltype(__VA_ARGS__)>::value, #__VA_ARGS__)
template <class T>
T &lv();
template <typename T, int N>
void types() {
  typedef array_view<T, N> V;
  typedef array_view<const T, N> C;
  typedef array_view<T, (N > 1 ? N - 1 : 1)> P;
  typedef array_view<const T, (N > 1 ? N - 1 : 1)> CP;
  static_assert(V::rank == N && C::rank == N, "");
  static_assert(same_t<typename V::value_type, T>::value &&
                    same_t<typename C::value_type, const T>::value,
                "");
  static_assert(
      !std::is_default_constructible<V>::value && !std::is_default_constructible<C>::value, "");
  static_assert(std::is_convertible<array<T, N> &, V>::value, "");
  static_assert(!std::is_convertible<const array<T, N> &, V>::value &&
                    !std::is_constructible<V, const array<T, N> &>::value,
                "");
  static_assert(std::is_convertible<const array<T, N> &, C>::value &&
                    std::is_convertible<array<T, N> &, C>::value,
                "");
  static_assert(std::is_convertible<V, C>::value && std::is_convertible<const V &, C>::value, "");
  static_assert(!std::is_convertible<C, V>::value && !std::is_constructible<V, C>::value &&
                    !std::is_assignable<V &, C>::value,
                "");
  static_assert(std::is_assignable<C &, V>::value && std::is_assignable<C &, C>::value &&
                    std::is_assignable<V &, V>::value,
                "");
  static_assert(std::is_constructible<V, extent<N>, vector<T> &>::value &&
                    !std::is_constructible<V, extent<N>, const vector<T> &>::value,
                "");
  static_assert(std::is_constructible<C, extent<N>, vector<T> &>::value &&
                    std::is_constructible<C, extent<N>, const vector<T> &>::value,
                "");
  static_assert(std::is_constructible<V, extent<N>, T *>::value &&
                    !std::is_constructible<V, extent<N>, const T *>::value,
                "");
  static_assert(std::is_constructible<C, extent<N>, T *>::value &&
                    std::is_constructible<C, extent<N>, const T *>::value,
                "");
  static_assert(std::is_constructible<V, extent<N>>::value &&
                    !std::is_constructible<C, extent<N>>::value &&
                    !std::is_convertible<extent<N>, V>::value,
                "");
  static_assert(!std::is_constructible<V, extent<N + 1>, T *>::value, "");
  static_assert(!std::is_constructible<V, array<T, N + 1> &>::value &&
                    !std::is_constructible<C, array_view<T, N + 1>>::value,
                "");
  static_assert(!std::is_constructible<V, array<double, N> &>::value, "");
  static_assert(!std::is_constructible<V, int>::value || N == 1, "");
  static_assert(!std::is_constructible<V, extent<N>, int>::value, "");
  static_assert(!std::is_constructible<V, extent<N>, std::list<T> &>::value, "");
  static_assert(!std::is_constructible<V, extent<N>, vector<double> &>::value, "");
  static_assert(!std::is_constructible<V, extent<N>, double *>::value, "");
  SAME(extent<N>, lv<const V>().get_extent());
  SAME(extent<N>, lv<const C>().get_extent());
  SAME(accelerator_view, lv<const V>().get_source_accelerator_view());
  SAME(accelerator_view, lv<const C>().get_source_accelerator_view());
  SAME(T &, lv<const V>()[index<N>()]);
  SAME(const T &, lv<const C>()[index<N>()]);
  SAME(T &, lv<const V>()(index<N>()));
  SAME(const T &, lv<const C>()(index<N>()));
  SAME(T &, lv<const V>().get_ref(index<N>()));
  SAME(const T &, lv<const C>().get_ref(index<N>()));
  if constexpr (N == 1) {
    SAME(T &, lv<const V>()[0]);
    SAME(const T &, lv<const C>()[0]);
    SAME(T &, lv<const V>()(0));
    SAME(const T &, lv<const C>()(0));
    SAME(T *, lv<const V>().data());
    SAME(const T *, lv<const C>().data());
    SAME(V, lv<const V>().section(0, 1));
    SAME(C, lv<const C>().section(0, 1));
  } else {
    SAME(P, lv<const V>()[0]);
    SAME(CP, lv<const C>()[0]);
    SAME(P, lv<const V>()(0));
    SAME(CP, lv<const C>()(0));
  }
  if constexpr (N == 2) {
    SAME(T &, lv<const V>()(0, 0));
    SAME(const T &, lv<const C>()(0, 0));
    SAME(V, lv<const V>().section(0, 0, 1, 1));
    SAME(C, lv<const C>().section(0, 0, 1, 1));
  }
  if constexpr (N == 3) {
    SAME(T &, lv<const V>()(0, 0, 0));
    SAME(const T &, lv<const C>()(0, 0, 0));
    SAME(V, lv<const V>().section(0, 0, 0, 1, 1, 1));
    SAME(C, lv<const C>().section(0, 0, 0, 1, 1, 1));
  }
  SAME(V, lv<const V>().section(index<N>(), extent<N>()));
  SAME(C, lv<const C>().section(index<N>(), extent<N>()));
  SAME(V, lv<const V>().section(index<N>()));
  SAME(C, lv<const C>().section(index<N>()));
  SAME(V, lv<const V>().section(extent<N>()));
  SAME(C, lv<const C>().section(extent<N>()));
  SAME(void, lv<const V>().synchronize());
  SAME(void, lv<const V>().synchronize(access_type_read_write));
  SAME(void, lv<const C>().synchronize());
  SAME(completion_future, lv<const V>().synchronize_async());
  SAME(completion_future, lv<const V>().synchronize_async(access_type_write));
  SAME(completion_future, lv<const C>().synchronize_async());
  SAME(void, lv<const V>().synchronize_to(lv<accelerator_view>()));
  SAME(void, lv<const V>().synchronize_to(lv<accelerator_view>(), access_type_read));
  SAME(void, lv<const C>().synchronize_to(lv<accelerator_view>()));
  SAME(completion_future,
       lv<const V>().synchronize_to_async(lv<accelerator_view>(), access_type_write));
  SAME(completion_future, lv<const C>().synchronize_to_async(lv<accelerator_view>()));
  SAME(void, lv<const V>().refresh());
  SAME(void, lv<const C>().refresh());
  SAME(void, lv<const V>().discard_data());
  SAME(void, lv<const V>().copy_to(lv<array<T, N>>()));
  SAME(void, lv<const V>().copy_to(lv<const V>()));
  SAME(void, lv<const C>().copy_to(lv<array<T, N>>()));
  SAME(void, lv<const C>().copy_to(lv<const V>()));
  SAME(V &, lv<V>() = lv<const V>());
  SAME(C &, lv<C>() = lv<const C>());
  SAME(C &, lv<C>() = lv<const V>());
}
template <class V, class = void>
struct has_discard : std::false_type {};
template <class V>
struct has_discard<V, decltype(std::declval<const V &>().discard_data())> : std::true_type {};
template <class V, class = void>
struct has_data : std::false_type {};
template <class V>
struct has_data<V, decltype((void)std::declval<const V &>().data())> : std::true_type {};
template <class V, class = void>
struct has_reint : std::false_type {};
template <class V>
struct has_reint<V, decltype((void)std::declval<const V &>().template reinterpret_as<float>())>
    : std::true_type {};
template <class V, class = void>
struct has_view_as : std::false_type {};
template <class V>
struct has_view_as<V, decltype((void)std::declval<const V &>().view_as(extent<3>()))>
    : std::true_type {};
static_assert(has_discard<array_view<int, 2>>::value &&
                  !has_discard<array_view<const int, 2>>::value &&
                  !has_discard<array_view<const int>>::value,
              "");
static_assert(has_data<array_view<int>>::value && has_data<array_view<const int>>::value &&
                  !has_data<array_view<int, 2>>::value &&
                  !has_data<array_view<const int, 3>>::value &&
                  !has_data<array_view<int, 4>>::value,
              "");
static_assert(has_reint<array_view<int>>::value && has_reint<array_view<const int>>::value &&
                  !has_reint<array_view<int, 2>>::value &&
                  !has_reint<array_view<const int, 4>>::value,
              "");
static_assert(has_view_as<array_view<int>>::value && !has_view_as<array_view<int, 2>>::value &&
                  !has_view_as<array_view<const int, 3>>::value,
              "");
static_assert(std::is_constructible<array_view<int>, int>::value &&
                  !std::is_convertible<int, array_view<int>>::value,
              "");
static_assert(std::is_constructible<array_view<int, 2>, int, int>::value &&
                  std::is_constructible<array_view<int, 3>, int, int, int>::value,
              "");
static_assert(!std::is_constructible<array_view<const int, 2>, int, int>::value &&
                  !std::is_constructible<array_view<const int>, int>::value &&
                  !std::is_constructible<array_view<const int, 3>, int, int, int>::value,
              "");
static_assert(!std::is_constructible<array_view<int, 2>, int>::value &&
                  !std::is_constructible<array_view<int, 3>, int, int>::value,
              "");
static_assert(!std::is_convertible<vector<int> &, array_view<int>>::value &&
                  std::is_constructible<array_view<int>, vector<int> &>::value,
              "");
static_assert(!std::is_constructible<array_view<float>, int (&)[4]>::value &&
                  std::is_constructible<array_view<int>, int (&)[4]>::value &&
                  !std::is_constructible<array_view<int>, const int (&)[4]>::value,
              "");
static_assert(std::is_constructible<array_view<const int>, const int (&)[4]>::value &&
                  std::is_constructible<array_view<const int>, int (&)[4]>::value &&
                  !std::is_constructible<array_view<const float>, int (&)[4]>::value,
              "");
static_assert(!std::is_convertible<int (&)[4], array_view<int>>::value, "");
SAME(array_view<float>, lv<const array_view<int>>().reinterpret_as<float>());
typedef array_view<const float, 1> cf1;
SAME(cf1, lv<const array_view<const int>>().reinterpret_as<float>());
typedef array_view<int, 3> i3;
typedef array_view<const int, 3> ci3;
SAME(i3, lv<const array_view<int>>().view_as(extent<3>()));
SAME(ci3, lv<const array_view<const int>>().view_as(extent<3>()));

void test() {
  types<int, 1>();
  types<float, 2>();
  types<unsigned, 3>();
  types<int, 4>();
  types<float, 5>();
  static_assert(!std::is_constructible<array_view<int>, std::string &>::value, "");
  CHECK(array_view<int>::rank == 1);
}
} // namespace constructors_and_members

// Members and constructors of array_view have the specified types for const and other elements.
namespace signatures {
#undef SAME
#define SAME(e, ...) static_assert(std::is_same<decltype(e), __VA_ARGS__>::value, #e)
#define YES(...) static_assert(std::is_constructible<__VA_ARGS__>::value, #__VA_ARGS__)
#define NO(...) static_assert(!std::is_constructible<__VA_ARGS__>::value, #__VA_ARGS__)
typedef array_view<int, 1> V1;
typedef array_view<int, 2> V2;
typedef array_view<int, 3> V3;
typedef array_view<int, 4> V4;
typedef array_view<const int, 1> C1;
typedef array_view<const int, 2> C2;
typedef array_view<const int, 3> C3;
typedef array_view<const int, 4> C4;
const V1 &v1();
const V2 &v2();
const V3 &v3();
const V4 &v4();
const C1 &c1();
const C2 &c2();
const C3 &c3();
const C4 &c4();
static_assert(std::is_same<V2::value_type, int>::value &&
                  std::is_same<C2::value_type, const int>::value && V4::rank == 4 && C3::rank == 3,
              "");
static_assert(std::is_same<array_view<int>, V1>::value &&
                  std::is_same<array_view<const int>, C1>::value,
              "");
SAME(v1()[0], int &);
SAME(v1()(0), int &);
SAME(c1()[0], const int &);
SAME(c1()(0), const int &);
SAME(v1()[index<1>()], int &);
SAME(c1()(index<1>()), const int &);
SAME(v2()[0], V1);
SAME(v2()(0), V1);
SAME(c2()[0], C1);
SAME(c2()(0), C1);
SAME(v2()(0, 0), int &);
SAME(c2()(0, 0), const int &);
SAME(v3()(0, 0, 0), int &);
SAME(c3()(0, 0, 0), const int &);
SAME(v3()[0], V2);
SAME(c4()[0], C3);
SAME(v4()(0), V3);
SAME(v4()[index<4>()], int &);
SAME(c4()(index<4>()), const int &);
SAME(v3().get_ref(index<3>()), int &);
SAME(c3().get_ref(index<3>()), const int &);
SAME(v4().get_ref(index<4>()), int &);
SAME(v1().get_ref(index<1>()), int &);
SAME(v1().data(), int *);
SAME(c1().data(), const int *);
SAME(v3().get_extent(), extent<3>);
SAME(c3().get_extent(), extent<3>);
SAME(c2().get_source_accelerator_view(), accelerator_view);
SAME(v2().section(index<2>(), extent<2>()), V2);
SAME(c2().section(index<2>()), C2);
SAME(v4().section(index<4>(), extent<4>()), V4);
SAME(c4().section(extent<4>()), C4);
SAME(v4().section(index<4>()), V4);
SAME(v1().section(0, 1), V1);
SAME(c2().section(0, 0, 1, 1), C2);
SAME(v3().section(0, 0, 0, 1, 1, 1), V3);
SAME(v1().reinterpret_as<float>(), array_view<float, 1>);
SAME(c1().reinterpret_as<float>(), array_view<const float, 1>);
SAME(v1().view_as(extent<3>()), V3);
SAME(c1().view_as(extent<4>()), C4);
SAME(v1().synchronize(), void);
SAME(v1().synchronize(access_type_read_write), void);
SAME(v1().synchronize_async(), completion_future);
SAME(v1().synchronize_async(access_type_write), completion_future);
SAME(v2().synchronize_to(std::declval<accelerator_view>()), void);
SAME(v2().synchronize_to(std::declval<accelerator_view>(), access_type_read), void);
SAME(v2().synchronize_to_async(std::declval<accelerator_view>()), completion_future);
SAME(v2().synchronize_to_async(std::declval<accelerator_view>(), access_type_write),
     completion_future);
SAME(c1().synchronize(), void);
SAME(c1().synchronize_async(), completion_future);
SAME(c2().synchronize_to(std::declval<accelerator_view>()), void);
SAME(c2().synchronize_to_async(std::declval<accelerator_view>()), completion_future);
SAME(v1().refresh(), void);
SAME(c1().refresh(), void);
SAME(v1().discard_data(), void);
SAME(std::declval<V2 &>() = v2(), V2 &);
SAME(std::declval<C2 &>() = c2(), C2 &);
SAME(std::declval<C2 &>() = v2(), C2 &);
SAME(v2().copy_to(std::declval<array<int, 2> &>()), void);
SAME(c2().copy_to(v2()), void);
NO(V1);
NO(C1);
NO(V4);
YES(C2, V2);
static_assert(std::is_convertible<V2, C2>::value, "");
NO(V2, C2);
NO(V2, V1);
NO(C2, C1);
static_assert(!std::is_assignable<V2 &, C2>::value, "");
YES(V2, array<int, 2> &);
static_assert(std::is_convertible<array<int, 2> &, V2>::value &&
                  std::is_convertible<const array<int, 2> &, C2>::value &&
                  std::is_convertible<array<int, 2> &, C2>::value,
              "");
NO(V2, const array<int, 2> &);
NO(V2, array<int, 1> &);
NO(V2, array<float, 2> &);
YES(V1, std::vector<int> &);
static_assert(!std::is_convertible<std::vector<int> &, V1>::value, "explicit");
YES(C1, const std::vector<int> &);
YES(C1, std::vector<int> &);
NO(V1, const std::vector<int> &);
NO(V1, std::vector<float> &);
NO(C1, const std::vector<float> &);
using std_array = std::array<int, 4>;
YES(V1, std_array &);
YES(C1, const std_array &);
YES(V2, extent<2>, std_array &);
YES(V2, int, int, std_array &);
YES(V1, int (&)[4]);
YES(C1, int (&)[4]);
YES(C1, const int (&)[4]);
NO(V1, const int (&)[4]);
NO(array_view<float>, int (&)[4]);
YES(V2, extent<2>, int *);
YES(C2, extent<2>, int *);
YES(C2, extent<2>, const int *);
NO(V2, extent<2>, const int *);
NO(V2, extent<1>, int *);
NO(V2, extent<2>, float *);
YES(V1, int, int *);
YES(C1, int, int *);
YES(V3, int, int, int, int *);
YES(C3, int, int, int, const std::vector<int> &);
NO(V3, int, int, int, const std::vector<int> &);
YES(V1, int);
YES(V2, int, int);
YES(V3, int, int, int);
YES(V2, extent<2>);
YES(V4, extent<4>);
NO(C1, int);
NO(C2, int, int);
NO(C2, extent<2>);
NO(C4, extent<4>);
static_assert(!std::is_convertible<int, V1>::value && !std::is_convertible<extent<2>, V2>::value,
              "");
NO(V2, int);
NO(V3, int, int);
NO(V4, int, int);
void test() {
  const int &r = C3::rank;
  CHECK(r == 3);
}
} // namespace signatures

int main() {
  constructors_and_members::test();
  signatures::test();
  return failures;
}
