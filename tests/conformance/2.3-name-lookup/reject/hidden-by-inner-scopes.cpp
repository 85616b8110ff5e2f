// An amp call must not find a function behind a cpu function, member or lambda of an inner scope.
//
// reject: L-2.3.2.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
void foo(int) restrict(amp);
void bar() restrict(amp);
namespace N { void foo(double); void c() restrict(amp) { foo(10); } } // ERROR
struct B { void bar(); int g() const restrict(amp) { return 1; } 
  void h() restrict(amp) { bar(); } // ERROR
};
struct D : B { int g() const { return 2; } 
  int k() const restrict(amp) { return g(); } // ERROR
  int m() const restrict(amp) { return B::g(); } };
void loc() restrict(amp) { 
  foo(1);
}
namespace M { void foo(float); using ::foo; void d() restrict(amp) { foo(10); } }
struct E : B { using B::g; int g(int) const; int k() const restrict(amp) { return g(); } 
  int l() const restrict(amp) { return g(1); } // ERROR
};
void lam() restrict(amp) { auto bar = [](int) restrict(cpu) {}; bar(1); } // ERROR
