// A captured object keeps its class if an inner namespace hides the namespace of the class.
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
struct U {
  int z = 6;
  U() {}
  template <typename T> U(const T &) restrict(cpu, amp) : z(600) {}
};
U mu() { return {}; }
}
namespace k {
namespace ns {
struct U {
  int z = 7;
  U() {}
  template <typename T> U(const T &) restrict(cpu, amp) : z(700) {}
};
}
int f() {
  auto c = ::ns::mu();
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = c.z; });
  return v[0];
}
}
int main() {
  CHECK(k::f() == 6);
  return failures;
}
