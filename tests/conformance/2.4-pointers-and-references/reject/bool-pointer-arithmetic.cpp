// Amp code must not do arithmetic on pointers to bool.
//
// reject: L-2.4.3.7-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// Amp code must not do arithmetic on pointers to bool.
namespace arithmetic {

int f(bool *p, const bool *q) restrict(amp) {
  p++;               // expected-error
  --p;               // expected-error
  p += 2;            // expected-error
  bool a = p[1];     // expected-error
  bool b = *(p + 1); // expected-error
  long d = q - p;    // expected-error
  return a + b + int(d) + *p;
}

} // namespace arithmetic

// Amp code must not subscript, add to, subtract or increment a pointer to bool, even in a
// template.
namespace expressions_and_templates {

template <class T>
T *next(T *p) restrict(amp) {
  return ++p; // expected-error
}
struct S {
  bool b;
  int i;
};
int f(bool *p, bool *q, S s) restrict(amp) {
  bool *r = p + 1; // expected-error
  r = 1 + p;       // expected-error
  r = p - 1;       // expected-error
  long d = p - q;  // expected-error
  r += 2;          // expected-error
  --r;             // expected-error
  r--;             // expected-error
  bool v = p[0];   // expected-error
  v = 0 [p];       // expected-error
  r = &s.b + 1;    // expected-error
  const bool *c = p;
  c++; // expected-error
  v = *p && p == q && !p && p != nullptr;
  r = q;
  r = &s.b;
  v = *&s.b;
  int *i = &s.i;
  i++;
  next(i);
  next(p);
  return (int)d + v;
}

} // namespace expressions_and_templates

int main() {}
