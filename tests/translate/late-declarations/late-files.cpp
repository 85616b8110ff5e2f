// With -fdelayed-template-parsing, a template in a header uses later declarations of another file. The header gets
// forward declarations. Constant expressions require definitions, which move.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate --header-dir %t.include -- -std=c++17 -fdelayed-template-parsing
// RUN: %expect
// RUN: FileCheck --match-full-lines --input-file %t.include/Inputs/late-user.h %S/Inputs/late-user.h
// RUN: %builds

#include "Inputs/late-user.h"
#include "Inputs/late-used.h"
#include <vector>
inline int of_pointer(int x) { return x; }
extern "C" int c_function(int x) { return x; }
namespace shared { inline int g(int x) { return x; } }
namespace impl {
template <typename T> T clamp_it(T x) { return ::limit_of(x) < x ? ::limit_of(x) : x; }
template <typename T> T uses_alias(T x) { return sh::g(x) + sh::value; }
template <typename T> T explicit_args(T x) { return cast_to<int>(x) + apply(&add_one, x) + table<T>; }
template <typename T> int bounds() { int a[size_of()]; static_assert(width<T>() == 3, ""); return sizeof(a) / sizeof(int) + N; }
}
template <typename T> T limit_of(T) { return T(10); }
namespace shared { const int value = 2; }
namespace impl {
namespace sh = shared;
template <typename U, typename T> U cast_to(T x) { return U(x); }
inline int add_one(int x) { return x + 1; }
template <typename F, typename T> int apply(F *f, T x) { return f(x); }
template <typename T> const int table = 5;
constexpr int size_of() { return 6; }
template <typename T> constexpr int width() { return 3; }
static const int N = sizeof(int);
}
// CHECK:template <typename T> const int table = 5;
// CHECK:constexpr int size_of() { return 6; }
// CHECK-NEXT:template <typename T> constexpr int width() { return 3; }
// CHECK-NEXT:static const int N = sizeof(int);
// CHECK-EMPTY:
// CHECK-NEXT:{{.*}} int bounds() {{.*}}
// CHECK:__host__ __device__ inline int which(int);
// CHECK-NEXT:__host__ __device__ inline int other(int);
template <typename T> int pair_user(T t) restrict(cpu, amp) { return which(t) + other(t); }
inline int which(int) restrict(cpu) { return 1; }
inline int which(int) restrict(amp) { return 1; }
inline int other(int) restrict(cpu, amp) { return 2; }
int main() {
  int i = 3;
  part<int *> p{&i};
  std::vector<int> r(1);
  concurrency::array_view<int> v(1, r);
  concurrency::parallel_for_each(v.extent, [=](concurrency::index<1> k) restrict(amp) { v[k] = pair_user(int(k[0])); });
  int x = outer(2), y = p.get(), z = impl::clamp_it(20), w = impl::uses_alias(1), a = impl::explicit_args(1), b = impl::bounds<int>();
  return !(x == 4 + 2 + 3 && y == 4 && z == 10 && w == 3 && a == 1 + 2 + 5 && b == 10 && v[0] == 3 && pair_user(1) == 3);
}
