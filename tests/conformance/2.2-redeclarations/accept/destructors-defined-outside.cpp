// A destructor of a class template or nested class can be defined outside with its restrictions.
//
// accept: L-2.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> struct S {
  T *p;
  int v;
  struct In {
    int k;
    ~In() restrict(cpu, amp);
  };
  ~S() restrict(cpu);
};
template <class T> S<T>::~S() restrict(cpu) { ++*p; }
template <class T> S<T>::In::~In() restrict(cpu, amp) { k = 0; }
struct D {
  D() restrict(amp, cpu);
  ~D() restrict(cpu, amp);
  int v;
};
D::D() restrict(cpu, amp) : v(4) {}
D::~D() restrict(amp, cpu) { v = 0; }
int main() {
  int c = 0;
  {
    S<int> s = {&c, 1};
    S<int>::In i = {2};
    (void)i;
  }
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        S<int>::In q = {3};
        D d;
        v[i] = q.k + d.v;
      });
  return c == 1 && v[0] == 7 ? 0 : 1;
}
