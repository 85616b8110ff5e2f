// A function of an inner namespace or block hides the functions of its name in outer scopes, even
// if the caller may not call it.
//
// reject: L-2.3.2.2-a, L-2.3.2.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

// A cpu function of the namespace hides a global amp function.
void foo(int) restrict(amp);
void defined_foo(int x) restrict(amp) { (void)x; }
namespace cpu_in_namespace {
void foo(double);
void defined_foo(double d) restrict(cpu) { (void)d; }
void unqualified() restrict(amp) {
  foo(10); // expected-error
  ::foo(10);
}
void of_definition() restrict(amp) {
  defined_foo(10); // expected-error
}
} // namespace cpu_in_namespace

// A using declaration makes the global function visible again.
namespace with_using_declaration {
void foo(float);
using ::foo;
void call() restrict(amp) { foo(10); }
} // namespace with_using_declaration

// The call is in a nested namespace. A namespace that is not used has an amp function.
namespace unused {
void f(int) restrict(amp);
} // namespace unused
namespace outer {
void f(double);
namespace nested {
void call() restrict(amp) { f(1); } // expected-error
} // namespace nested
} // namespace outer

// An amp function of the namespace hides a global cpu function.
int cpu_only(int) { return 1; }
namespace amp_in_namespace {
int cpu_only(double) restrict(amp) { return 2; }
int call() { return cpu_only(1); } // expected-error
namespace nested {
int call() { return cpu_only(1); } // expected-error
} // namespace nested
} // namespace amp_in_namespace
namespace with_using_of_hiding_function {
using amp_in_namespace::cpu_only;
int call() { return cpu_only(1); } // expected-error
} // namespace with_using_of_hiding_function
struct amp_in_class {
  int cpu_only(double) const restrict(amp) { return 2; }
  int call() const { return cpu_only(1); } // expected-error
};
int amp_only(int) restrict(amp) { return 1; }
namespace amp_in_namespace {
int amp_only(double) { return 2; }
int amp_call() restrict(amp) { return amp_only(1); } // expected-error
} // namespace amp_in_namespace

// A cpu function that a block declares hides the global amp function.
void same_parameters(int) restrict(amp) {}
void block_with_same_parameters() restrict(amp) {
  void same_parameters(int) restrict(cpu);
  same_parameters(1); // expected-error
}
int other_parameters(int) restrict(amp);
void block_with_other_parameters() restrict(amp) {
  int other_parameters(double) restrict(cpu);
  other_parameters(1); // expected-error
}
void block_without_result() restrict(amp) {
  void foo(double) restrict(cpu);
  foo(1); // expected-error
}
int block_of_defined_function() restrict(amp) {
  int amp_only(double) restrict(cpu);
  return amp_only(1); // expected-error
}
void no_hiding_declaration() restrict(amp) { foo(1); }

int main() {}
