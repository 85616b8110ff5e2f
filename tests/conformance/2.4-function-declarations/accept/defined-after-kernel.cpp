// Functions and templates may be declared before and defined after the kernel that calls them.
//
// accept: L-2.4.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct Fwd;
int use(const Fwd &f) restrict(cpu, amp);
template <class T> T later(T) restrict(amp);
template <class T> struct Late {
  T f() const restrict(cpu, amp);
  struct In {
    T g() restrict(amp);
  };
};
int run() {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = later(5) + Late<int>().f() + Late<int>::In().g();
      });
  v.synchronize();
  return out;
}
struct Fwd {
  int k;
};
int use(const Fwd &f) restrict(cpu, amp) { return f.k; }
template <class T> T later(T t) restrict(amp) { return t + use(Fwd{100}); }
template <class T> T Late<T>::f() const restrict(cpu, amp) { return 1000; }
template <class T> T Late<T>::In::g() restrict(amp) { return 10000; }
int main() { return run() == 11105 ? 0 : 1; }
