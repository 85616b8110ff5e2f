// A lambda stored in a class template calls the overload of its own restriction.
//
// accept: L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
int f(double) { return 1; }
int f(int) restrict(amp) { return 2; }
template <class L> struct Box {
  L l;
  int go() const restrict(amp) { return l(1); }
};
template <class L> struct BoxC {
  L l;
  int go() const { return l(1); }
};
template <class L> struct BoxB {
  L l;
  int go() const restrict(cpu, amp) { return l(1); }
};
template <class L> Box(L) -> Box<L>;
template <class L> BoxC(L) -> BoxC<L>;
template <class L> BoxB(L) -> BoxB<L>;
int main() {
  int o[2];
  int z = 0;
  array_view<int> r(2, o);
  Box b{[z](int x) restrict(amp){return f(x) + z;
}
}
;
BoxC c{[z](int x) { return f(x) + z; }};
BoxB d{[z](int x) restrict(cpu, amp){return f(x) + z;
}
}
;
parallel_for_each(
    extent<1>(1), [=](index<1> i) restrict(amp) {
      r[0] = b.go();
      r[1] = d.go();
    });
return r[0] == 2 && r[1] == 2 && c.go() == 1 && d.go() == 1 ? 0 : 1;
}
