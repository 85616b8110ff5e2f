// A variable, class, data member or lambda of an inner scope hides the functions of its name.
//
// reject: L-2.3.2.2-a, L-2.3.2.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

void foo(int) restrict(amp);
void bar(int) restrict(amp);
int value(int x) restrict(amp) { return x; }

// A local variable hides an amp function.
int local_variable(int x) restrict(amp) {
  int value = 3;
  return value(x); // expected-error
}

// An inner block can declare the function again.
void declared_again() restrict(amp) {
  int bar = 1;
  {
    void bar(float) restrict(amp);
    bar(1);
  }
  bar(2); // expected-error
}

// A data member hides an amp function.
struct with_data_member {
  int foo;
  void call() restrict(amp) { foo(1); } // expected-error
};

// A class hides an amp function.
namespace with_class {
struct foo {
  explicit foo(int) {}
};
void call() restrict(amp) { foo(3); } // expected-error
} // namespace with_class

// A cpu lambda hides an amp function.
void lambda() restrict(amp) {
  auto bar = [](int) restrict(cpu){};
  bar(1); // expected-error
}
