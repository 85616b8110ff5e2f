// The program declares names with the suffix _kernel or _local after the functions that launch
// kernels.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
// The names of these declarations would collide with generated names.
int go(int k) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k; });
  return v[0];
}
struct go_kernel {
  int a = 1;
};
int fun(int k) {
  struct L {
    int a;
  };
  L l{k};
  array_view<int, 1> v(4);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        L m = l;
        v[i] = m.a;
      });
  return v[0];
}
namespace fun_local {
int c = 2;
}
int fun_kernel(int k) { return k; }
namespace n {
int foo(int k) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k; });
  return v[0];
}
}
namespace n {
template <typename T> struct foo_kernel {
  T t;
};
}
struct S {
  int bar(int k) {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k; });
    return v[0];
  }
  int bar_kernel = 6;
};
struct T1 {
  int bar(int k);
  enum { bar_kernel = 7 };
};
int T1::bar(int k) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + bar_kernel; });
  return v[0];
}
struct B {
  static const int bar_kernel = 9;
};
struct D : B {
  int bar(int k) {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + bar_kernel; });
    return v[0] + bar_kernel;
  }
  int other() { return bar_kernel; }
};
extern int mac;
int zap(int k) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + 5; });
  return v[0];
}
namespace amp2hip {
struct mine {
  int z = 3;
};
}
int operator_kernel = 1;
struct O {
  int operator()(int k) {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + 2; });
    return v[0];
  }
  int operator+(int k) {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + 3; });
    return v[0];
  }
  operator int() {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 4; });
    return v[0];
  }
  int call_kernel = 1;
  int plus_kernel = 2;
};
int main() {
  CHECK(go(3) + go_kernel().a == 4);
  CHECK(fun(3) + fun_local::c + fun_kernel(1) == 6);
  CHECK(n::foo(3) + n::foo_kernel<int>{4}.t == 7);
  S s;
  CHECK(s.bar(2) + s.bar_kernel == 8);
  CHECK(T1().bar(1) == 8);
  CHECK(D().bar(1) == 19);
  CHECK(D().other() == 9);
  CHECK(zap(1) == 6);
  CHECK(amp2hip::mine().z == 3);
  O o;
  CHECK(o(1) == 3);
  CHECK(o + 1 == 4);
  CHECK(int(o) == 4);
  return failures;
}
