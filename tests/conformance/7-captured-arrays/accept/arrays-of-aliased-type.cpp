// A kernel may capture C arrays whose type is a typedef, an alias, an alias template or a decltype.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

// A kernel may capture C arrays and references to them whose types are typedefs or aliases.
namespace typedefs_and_references {
typedef int A2[2];
template <class T>
using P = T[3];
void test() {
  A2 a = {1, 2};
  P<float> b = {1, 2, 3};
  A2 m[2] = {{1, 2}, {3, 4}};
  const A2 c = {5, 6};
  struct {
    A2 x;
  } s = {{7, 8}};
  auto &r = m[1];
  const auto &q = b;
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = a[1] + (int)b[2] + m[1][0] + c[1] + s.x[0] + r[1] + (int)q[0];
      });
  CHECK(v[0] == 2 + 3 + 3 + 6 + 7 + 4 + 1);
}
} // namespace typedefs_and_references

// A kernel in a function template may capture a C array whose type is an alias template.
namespace alias_template {
template <class T>
using pair_of = T[2];
template <class T>
int f(T t) {
  pair_of<T> a = {t, 2};
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a[0] + a[1]; });
  return v[0];
}
void test() { CHECK(f<int>(3) == 5); }
} // namespace alias_template

// A kernel may capture a C array whose type is a member typedef of a dependent class.
namespace member_typedef_of_dependent_class {
template <class T>
struct traits {
  typedef T type[2];
};
template <class T>
int f(T t) {
  typename traits<T>::type a = {t, 2};
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a[0] + a[1]; });
  return v[0];
}
void test() { CHECK(f<int>(3) == 5); }
} // namespace member_typedef_of_dependent_class

// A kernel in a class template may capture C arrays whose types are member typedefs.
namespace member_typedefs_of_class_template {
template <class T, int N>
struct matrix {
  typedef T row[N];
  row member;
  static const int K = N;
  int go(T t) {
    row a = {t, 2};
    row b[2] = {{t}, {5}};
    T c[K] = {t};
    row &d = a;
    int o = 0;
    array_view<int> v(1, &o);
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) { v[i] = a[0] + a[1] + b[1][0] + c[0] + d[0]; });
    return v[0];
  }
};
void test() { CHECK((matrix<int, 2>().go(3)) == 5 + 5 + 3 + 3); }
} // namespace member_typedefs_of_class_template

// A kernel may capture a C array of a local alias with dependent element type and size.
namespace local_alias {
template <class T, int N>
int f(T t) {
  using arr = T[N];
  arr ar = {t, 2};
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = ar[0] + ar[1]; });
  return v[0];
}
void test() { CHECK(f<int, 2>(3) == 5); }
} // namespace local_alias

// A kernel may capture C arrays declared by dependent typedefs, alias templates, decltype and auto.
namespace dependent_aliases_and_decltype {
template <class T>
struct tr {
  typedef T type[2];
};
template <class T>
using pair_of = T[2];
template <class T>
int f(T t) {
  typename tr<T>::type a = {t, 2};
  pair_of<T> b = {3, t};
  decltype(a) c = {5, 6};
  auto &d = b;
  typename tr<T>::type e[2] = {{1, 2}, {3, 4}};
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = a[0] + b[1] + c[1] + d[0] + e[1][0]; });
  return v[0];
}
void test() { CHECK(f<int>(3) == 3 + 3 + 6 + 3 + 3); }
} // namespace dependent_aliases_and_decltype

int main() {
  typedefs_and_references::test();
  alias_template::test();
  member_typedef_of_dependent_class::test();
  member_typedefs_of_class_template::test();
  local_alias::test();
  dependent_aliases_and_decltype::test();
  return failures;
}
