// Using declarations in a third namespace combine functions and templates of two namespaces into
// pairs.
//
// accept: L-2.3.2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
namespace host {
int f(int x) restrict(cpu) { return x + 1; }
template <class T> T g(T x) restrict(cpu) { return x + 3; }
}
namespace dev {
int f(int x) restrict(amp) { return x + 2; }
template <class T> T g(T x) restrict(amp) { return x + 4; }
}
namespace api {
using dev::f;
using dev::g;
using host::f;
using host::g;
}
int k(int x) restrict(cpu, amp) { return api::f(x) * 10 + api::g(x); }
int main() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k(1); });
  return v[0] == 35 && k(1) == 24 && api::f(1) == 2 ? 0 : 1;
}
