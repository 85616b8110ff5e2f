// Captures keep their types if members, parameters or nested namespaces hide the types' namespace.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
namespace ns {
struct T {
  int z = 1;
};
enum E { e = 5 };
T mk() { return T(); }
E me() { return e; }
namespace in {
struct U {
  int z = 6;
};
}
in::U mu() { return {}; }
}
struct S {
  int ns = 3;
  int f() {
    auto a = ns::mk();
    auto b = ns::me();
    array_view<int, 1> v(2);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z + b; });
    return v[0];
  }
};
int g(int ns) {
  auto a = ns::mk();
  ns::T b = a;
  auto c = ns::mu();
  array_view<int, 1> v(2);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        ns::T d = b;
        v[i] = a.z + ns + b.z + c.z + d.z;
      });
  return v[0];
}
namespace k {
namespace ns {
struct T {
  int z = 100;
};
}
int f() {
  auto a = ::ns::mk();
  auto b = ::ns::mu();
  ::ns::T c;
  array_view<int, 1> v(2);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        ::ns::T d;
        v[i] = a.z + b.z + c.z + d.z;
      });
  return v[0];
}
}
namespace ns {
namespace ns {
struct T {
  int z = 50;
};
int f() {
  auto a = ::ns::mk();
  auto b = ::ns::mu();
  in::U e;
  array_view<int, 1> v(2);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        in::U d;
        v[i] = a.z + b.z + e.z + d.z;
      });
  return v[0];
}
}
}
namespace w {
struct concurrency_ {};
int concurrency = 3;
int f(int amp2hip, int hc) {
  auto e = extent<1>(2);
  auto x = index<1>(1);
  array_view<int, 1> v(e);
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = amp2hip + hc + x[0] + e[0]; });
  return v[0];
}
}
int main() {
  CHECK(S().f() == 6);
  CHECK(g(2) == 11);
  CHECK(k::f() == 9);
  CHECK(ns::ns::f() == 19);
  CHECK(w::f(1, 2) == 6);
  return failures;
}
