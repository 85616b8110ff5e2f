// A redeclaration must have all restrictions of the earlier declaration or none of them. A cpu,amp
// function must obey the rules of both restrictions.
//
// reject: L-2.2-a, L-2.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A definition must not add amp to the restrictions of its declaration.
namespace added_amp {
int f(int x);
int f(int x) restrict(cpu, amp) { return x; } // expected-error
} // namespace added_amp

// A definition must not omit cpu from the restrictions of its declaration.
namespace omitted_cpu {
void f() restrict(cpu, amp);
void f() restrict(amp) {} // expected-error
} // namespace omitted_cpu

// A definition must have the same restrictions as the earlier declaration of the function.
namespace functions_and_members {
void f() restrict(cpu, amp);
void f() restrict(amp) {} // expected-error
struct S {
  int m() restrict(amp);
};
int S::m() restrict(cpu, amp) { return 1; } // expected-error
} // namespace functions_and_members

// A redeclaration of an amp friend or function must not add cpu.
namespace friend_with_added_cpu {
struct S {
  friend int fr(S) restrict(amp);
  int x;
};
int fr(S) restrict(cpu, amp) { return 1; } // expected-error
int use(int a = 1) restrict(amp);
extern int use(int) restrict(amp, cpu); // expected-error
} // namespace friend_with_added_cpu

// A cpu,amp function must not contain code that amp code forbids.
namespace cpu_amp_body {
int f(int x) restrict(cpu, amp) {
  if (x < 0)
    throw x; // expected-error
  return x;
}
} // namespace cpu_amp_body

int main() {}
