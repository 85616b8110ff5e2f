// A restriction specifier must not precede or follow the type of a declaration. It is part of the
// function declarator.
//
// reject: L-2.1.3-b, L-2.1.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Each mark must remain on the line of its error.
// clang-format off

#include <amp.h>
#include <vector>

// A restriction specifier must not precede the type of a declaration or its function name.

restrict(amp) void before_type(); // expected-error
void restrict(amp) after_type(); // expected-error
static restrict(cpu) int after_static(int); // expected-error
extern restrict(cpu) void after_extern(); // expected-error
inline restrict(cpu, amp) void after_inline() {} // expected-error
const restrict(amp) int after_const(); // expected-error
extern "C" restrict(cpu) void after_linkage(); // expected-error
template <typename T> restrict(amp) T before_type_of_template(T); // expected-error
template <class T> restrict(amp) void before_void_of_template(T); // expected-error
auto before_return_type() -> restrict(amp) int; // expected-error
auto lambda = [] restrict(cpu) (int x) { return x; }; // expected-error

// Members, constructors and destructors must not start with a restriction specifier.

struct members {
  restrict(amp) members(); // expected-error
  restrict(amp) members(char*); // expected-error
  restrict(amp) ~members(); // expected-error
  restrict(amp) int amp_member(); // expected-error
  restrict(cpu, amp) int cpu_amp_member(); // expected-error
  int restrict(amp) after_type(); // expected-error
  static restrict(amp) int static_member(); // expected-error
  restrict(cpu) operator int(); // expected-error
  friend restrict(cpu) void friend_function(members); // expected-error
};

// A restriction specifier must not be part of another type than that of the declared function.

typedef float F(int);
restrict(cpu) F *before_pointer; // expected-error
F restrict(cpu) *before_declarator; // expected-error
const restrict(cpu) F *after_const_pointer; // expected-error
std::vector<restrict(amp) int> in_template_argument; // expected-error
int in_parameter_type(restrict(amp) int x); // expected-error
using in_alias = restrict(cpu) int(int); // expected-error
restrict(cpu) typedef int before_typedef(); // expected-error
int in_sizeof = sizeof(restrict(cpu) int()); // expected-error

// A restriction specifier must not be alone or precede a class definition.

restrict(amp) struct before_class {}; // expected-error
restrict(amp); // expected-error

// A restriction specifier must not appear between a type and its declarator.

typedef int function(int) restrict(cpu);
typedef int number;
int inc(int x) { return x + 1; }
function restrict(cpu) *pointer = inc;      // expected-error
function restrict(cpu) &reference = inc;    // expected-error
int restrict(cpu, amp) *address = nullptr;  // expected-error
number restrict(cpu) *other = address;      // expected-error

// A program may declare a function that is named restrict.

number restrict(number x);
number *product(number a, number *b) { return a * restrict(a) ? b : nullptr; }

int main() { return pointer(-1) + reference(-1) + (other ? 1 : 0); }
