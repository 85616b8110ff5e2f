// A kernel may use a local typedef or alias that defines a struct or an enumeration.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// A kernel may use a local alias that defines a named struct.
namespace alias_of_named_struct {
void test() {
  int d[2] = {1, 2};
  array_view<int> v(2, d);
  using P = struct tag {
    int a;
  };
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        P q;
        q.a = 3;
        v[i] = q.a;
      });
  CHECK(v[1] == 3);
}
} // namespace alias_of_named_struct

// A kernel may use a local alias that defines an unnamed struct.
namespace alias_of_unnamed_struct {
void test() {
  int d[2] = {1, 2};
  array_view<int> v(2, d);
  using pair = struct {
    int a, b;
  };
  const int N = 4;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        pair p;
        p.a = v[i];
        p.b = N;
        v[i] = p.a * p.b;
      });
  CHECK(v[1] == 8);
}
} // namespace alias_of_unnamed_struct

// A kernel may use a local typedef that defines an unnamed enumeration.
namespace typedef_of_unnamed_enumeration {
void test() {
  int d[2] = {1, 2};
  array_view<int> v(2, d);
  typedef enum { Low = 1, High = 5 } level;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        level l = High;
        v[i] = l;
      });
  CHECK(v[1] == 5);
}
} // namespace typedef_of_unnamed_enumeration

// A kernel may use local typedefs that define unnamed structs, tagged structs and enumerations.
namespace typedefs {
void f(array_view<int> v) {
  typedef struct {
    int a, b;
  } pair;
  typedef struct tag {
    int c;
  } tag_t, *tag_p;
  typedef enum { Low = 1, High = 5 } level;
  const int N = 4;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        pair p;
        p.a = v[i];
        p.b = N;
        tag_t t;
        t.c = 1;
        tag_p q = &t;
        level l = High;
        v[i] = p.a * p.b + q->c + l;
      });
}
void test() {
  int d[2] = {1, 2};
  array_view<int> v(2, d);
  f(v);
  CHECK(v[1] == 14);
}
} // namespace typedefs

int main() {
  alias_of_named_struct::test();
  alias_of_unnamed_struct::test();
  typedef_of_unnamed_enumeration::test();
  typedefs::test();
  return failures;
}
