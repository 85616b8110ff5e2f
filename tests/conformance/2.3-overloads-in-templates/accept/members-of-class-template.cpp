// Members and member templates of a class template call the overload of their own restriction.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
int f(double) { return 1; }
int f(int) restrict(amp) { return 2; }
template <class T> struct Q {
  T v;
  int cpu_() { return f(v); }
  int amp_() restrict(amp) { return f(v); }
  int both() restrict(cpu, amp) { return f(v); }
  template <class U> int mc(U u) { return f(u); }
  template <class U> int ma(U u) restrict(amp) { return f(u); }
};
int main() {
  int o[3];
  array_view<int> r(3, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        Q<int> q{1};
        r[0] = q.amp_();
        r[1] = q.both();
        r[2] = q.ma(1);
      });
  Q<int> q{1};
  return r[0] == 2 && r[1] == 2 && r[2] == 2 && q.cpu_() == 1 && q.both() == 1 && q.mc(1) == 1 ? 0
                                                                                               : 1;
}
