// Amp code must not have references, arrays or members of type std::nullptr_t.
//
// reject: L-2.4.1.2-g, L-2.4.1.3-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// Amp code must not use a class member or an array element of type nullptr_t.
namespace members_and_elements {

struct s {
  decltype(nullptr) none;
  int n;
};

int f() restrict(amp) {
  s x = {nullptr, 1};           // expected-error
  decltype(nullptr) ns[2] = {}; // expected-error
  return 1;
}

} // namespace members_and_elements

// Amp code must not bind a reference to nullptr, not even a forwarding reference.
namespace references {

int f(int x) restrict(amp) {
  auto &&n = nullptr; // expected-error
  return x;
}

template <typename T>
int test(T &&) restrict(amp) { // expected-error
  return 1;
}

int g() restrict(amp) {
  int x = 0;
  return test(x) + test(nullptr);
}

} // namespace references

// Amp code must not have references, arrays or members of type std::nullptr_t.
namespace every_object {

void f() restrict(amp) {
  auto &&n = nullptr;                   // expected-error
  const decltype(nullptr) &m = nullptr; // expected-error
  decltype(nullptr) arr[2];             // expected-error
  struct S {
    decltype(nullptr) p;
  };
  S s;                                             // expected-error
  auto l = [x = nullptr] { return x == nullptr; }; // expected-error
  (void)n;
  (void)m;
  (void)l;
}
template <class T>
int forward_reference(T &&t) restrict(amp) { // expected-error
  return t == nullptr;
}
int g() restrict(amp) { return forward_reference(nullptr); }

} // namespace every_object

int main() {}
