// A kernel may use local typedefs that define unnamed structs, tagged structs and enumerations.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
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
int main() {
  int d[2] = {1, 2};
  array_view<int> v(2, d);
  f(v);
  return v[1] == 14 ? 0 : 1;
}
