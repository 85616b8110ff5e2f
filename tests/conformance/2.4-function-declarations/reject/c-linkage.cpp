// A function with C linkage must not have both restrictions.
//
// reject: L-2.4.2-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Declarations and definitions, with every order and number of specifiers.
extern "C" void declared() restrict(cpu, amp);                  // expected-error
extern "C" int defined(int) restrict(amp, cpu) { return 1; }    // expected-error
extern "C" int two_specifiers(int) restrict(amp) restrict(cpu); // expected-error
extern "C" void amp_function() restrict(amp);

// A linkage block.
extern "C" {
void declared_in_block() restrict(amp, cpu);                 // expected-error
int defined_in_block(int x) restrict(amp, cpu) { return x; } // expected-error
void without_result() restrict(cpu, amp) {}                  // expected-error
int amp_in_block(int x) restrict(amp);
int amp_defined_in_block(int) restrict(amp) { return 2; }
int cpu_in_block(int x) restrict(cpu);
extern "C++" int cpp_in_block(int) restrict(cpu, amp);
}

// A namespace in a linkage block.
extern "C" {
namespace in_block {
int of_namespace() restrict(cpu, amp) { return 1; }       // expected-error
void of_namespace_declared() restrict(cpu) restrict(amp); // expected-error
} // namespace in_block
}

// Members have C++ linkage even in a linkage block. Friends have C linkage.
extern "C" {
struct with_friend {
  int m() restrict(cpu, amp) { return 1; }
  friend int of_friend(with_friend *) restrict(cpu, amp); // expected-error
};
}

// The linkage is in a macro.
#define EX extern "C"
EX inline int by_macro() restrict(amp, cpu) { return 2; } // expected-error

// A cpu and an amp function of one name must not share C linkage. They are one function, which
// cannot have two definitions (C++11 7.5p6).
extern "C" int one() restrict(amp) { return 1; }
extern "C" int one() restrict(cpu) { return 2; } // expected-error

extern "C" {
int two(int n) restrict(cpu);
int two(int n) restrict(amp);
}
int two(int n) restrict(cpu) { return n; } // expected-error
int two(int n) restrict(amp) { return n + 1; }

extern "C" int three(float x) restrict(amp);
extern "C" int three(int n) restrict(cpu); // expected-error

// The amp function has the C name.
extern "C" int four() restrict(amp);
int four() restrict(amp) { return 4; }
int four() restrict(cpu) { return 5; } // expected-error
