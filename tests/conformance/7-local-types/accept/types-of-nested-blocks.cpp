// Kernels in nested blocks use the local type of a name that is visible there.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;
int main() {
  int o[1];
  array_view<int> v(1, o);
  struct S {
    int a;
  };
  S s{1};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        S t = s;
        v[i] = t.a;
      });
  CHECK(v[0] == 1);
  {
    struct S {
      float f;
    };
    S s2{1.5f};
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          S t = s2;
          v[i] = (int)(t.f * 2);
        });
    CHECK(v[0] == 3);
  }
  {
    struct S {
      double d;
      S *next;
    };
    S n{1, nullptr};
    CHECK(n.next == nullptr);
  }
  {
    typedef int S;
    S q = 4;
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          S t = q;
          v[i] = t;
        });
    CHECK(v[0] == 4);
  }
  S back{5};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        S t = back;
        v[i] = t.a;
      });
  CHECK(v[0] == 5);
  return failures;
}
