// Amp functions, conversions and lambdas must not have an ellipsis, throw() or incompatible types.
//
// reject: L-2.4.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f1(int, ...) restrict(amp); // ERROR
void f2(...) restrict(cpu, amp); // ERROR
template <class... A> void f3(A..., ...) restrict(amp); // ERROR
template void f3<int>(int, ...) restrict(amp); // ERROR
void f4() restrict(amp) throw(); // ERROR
struct S {
  S(int...) restrict(amp);
  ~S() restrict(amp) throw(); // ERROR
};
extern "C" void f5() restrict(cpu, amp); // ERROR
extern "C" {
void f6() restrict(cpu, amp) {} // ERROR
void ok() restrict(amp) {}
}
void f7(array<int, 1>) restrict(amp); // ERROR
array<int, 1> f8() restrict(amp); // ERROR
int (*f9() restrict(amp))(int); // ERROR
void f10(int (*)(int)) restrict(amp); // ERROR
void f11(short (&)[2]) restrict(amp); // ERROR
auto f12(int) restrict(amp) -> unsigned char; // ERROR
struct T {
  operator short() const restrict(amp); // ERROR
  template <class U> operator U *() const restrict(amp);
  friend char fr(T) restrict(amp) { return 0; } // ERROR
};
auto l1 = [](int, ...) restrict(amp){}; // ERROR
auto l2 = [](int) restrict(amp) throw(){}; // ERROR
auto l3 = [](char) restrict(amp){}; // ERROR
unsigned operator""_x(unsigned long long) restrict(amp); // ERROR
