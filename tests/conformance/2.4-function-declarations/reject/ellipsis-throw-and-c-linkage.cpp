// An amp function must not have an ellipsis, throw(), C linkage with cpu or an array by value.
//
// reject: L-2.4.2-a, L-2.4.2-e, L-2.4.2-f, L-2.4.1.3-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f1(int, ...) restrict(amp); // ERROR
void f2() restrict(amp) throw(); // ERROR
extern "C" void f3() restrict(cpu, amp); // ERROR
extern "C" {
void f4() restrict(amp, cpu) {} // ERROR
}
extern "C" void f5() restrict(amp);
void f6(array<int, 1>) restrict(amp); // ERROR
array<int> f7() restrict(amp); // ERROR
struct S {
  S(char) restrict(amp); // ERROR
  operator short() const restrict(amp); // ERROR
  ~S() restrict(amp, cpu);
};
auto l = [](short) restrict(amp){}; // ERROR
int v() volatile restrict(amp); // ERROR
int main() {}
