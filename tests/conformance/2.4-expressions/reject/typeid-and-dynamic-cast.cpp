// Amp code must not use typeid or dynamic_cast.
//
// reject: L-2.4.3.7-f, L-2.4.3.7-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <typeinfo>

using namespace concurrency;

// Amp code must not use dynamic_cast.
namespace dynamic_casts {

struct base {
  virtual ~base() {}
};
struct derived : base {};

int f(base *b) restrict(amp) { return dynamic_cast<derived *>(b) != nullptr; } // expected-error

} // namespace dynamic_casts

// An amp function template must not use typeid.
namespace typeid_in_template {

template <typename T>
bool is_int(T) restrict(amp) {
  return typeid(T) == typeid(int); // expected-error
}
bool use() restrict(amp) { return is_int(1); }

} // namespace typeid_in_template

// An amp function must not use typeid or a function try block.
namespace typeid_and_function_try_block {

struct B {
  virtual ~B();
};
void f(int x) restrict(amp) {
  bool b = typeid(x) == typeid(int); // expected-error
  (void)b;
}
int ft() restrict(amp) try { return 1; } catch (...) { // expected-error
  return 2;
}

} // namespace typeid_and_function_try_block

int main() {}
