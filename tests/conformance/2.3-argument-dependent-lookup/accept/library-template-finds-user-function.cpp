// A library template finds a user's cpu function by argument and ignores better amp functions.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
namespace lib {
template <class T> int apply(T &t) { return visit(t); }
template <class T> int visit(const T &) { return 1; }
template <class T> int apply2(T &t) { return visit2(t); }
struct Tag {};
}
namespace usr {
struct X {
  int v;
};
int visit(const X &) { return 2; }
int visit(X &) restrict(amp) { return 3; }
int visit2(const X &) { return 4; }
}
int visit2(usr::X &) restrict(amp) { return 5; }
int main() {
  usr::X x = {1};
  return lib::apply(x) == 2 && lib::apply2(x) == 4 ? 0 : 1;
}
