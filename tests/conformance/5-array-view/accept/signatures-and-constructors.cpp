// Members and constructors of array_view have the specified types for const and other elements.
//
// accept: R-5.2-o, R-5.2.2-a, R-5.2.3-a, R-5.2.4-b, R-5.2.5-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <array>
#include <type_traits>
#include "check.h"
using namespace concurrency;
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
int main() {
  const int &r = C3::rank;
  CHECK(r == 3);
  return failures;
}
