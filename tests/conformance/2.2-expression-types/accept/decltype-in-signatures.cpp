// Decltype of a pair in a signature names the type of the function's own restriction.
//
// accept: L-2.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct Ci {
  int x;
  int id() const restrict(cpu, amp) { return 1; }
};
struct Am {
  int x;
  int id() const restrict(cpu, amp) { return 2; }
};
Ci mk() restrict(cpu) { return {1}; }
Am mk() restrict(amp) { return {2}; }
auto f() restrict(cpu) -> decltype(mk()) { return mk(); }
auto f() restrict(amp) -> decltype(mk()) { return mk(); }
template <class T> auto g(T t) restrict(amp) -> decltype(mk().x + t) {
  decltype(mk()) m = mk();
  return m.id() + t;
}
template <class T> auto g(T t) restrict(cpu) -> decltype(mk().x + t) {
  decltype(mk()) m = mk();
  return m.id() + t;
}
int main() {
  int out[3] = {};
  array_view<int, 1> v(3, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        auto m = f();
        v[0] = m.id();
        v[1] = g(10);
        v[2] = decltype(mk()){}.id();
      });
  v.synchronize();
  if (f().id() != 1 || g(10) != 11 || decltype(mk()){}.id() != 1) return 1;
  return out[0] == 2 && out[1] == 12 && out[2] == 2 ? 0 : 2;
}
