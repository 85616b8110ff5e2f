// A forwarding template calls the overload of the caller's restriction for lvalues, constants and
// rvalues.
//
// accept: L-2.3.2.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
struct A {
  int q;
};
int kind(const A &) restrict(cpu, amp) { return 1; }
int kind(A &) { return 2; }
int kind(A &) restrict(amp) { return 3; }
int kind(A &&) restrict(amp) { return 4; }
template <class T> int fwd(T &&t) restrict(cpu, amp) { return kind(static_cast<T &&>(t)); }
int main() {
  std::vector<int> r(3);
  array_view<int> v(3, r);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        A a{0};
        const A c{0};
        v[0] = fwd(a);
        v[1] = fwd(c);
        v[2] = fwd(A{0});
      });
  v.synchronize();
  A a{0};
  const A c{0};
  return !(r[0] == 3 && r[1] == 1 && r[2] == 4 && fwd(a) == 2 && fwd(c) == 1 && kind(A{0}) == 1);
}
