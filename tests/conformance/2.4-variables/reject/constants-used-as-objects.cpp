// Amp code must not bind references to integer constants or take their addresses.
//
// reject: L-2.4.3.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// Amp code must not bind a reference to an integer constant or take its address.
namespace addresses_and_references {

const int n = 16;
struct s {
  static const int limit = 4;
};
const int s::limit;
int smaller(const int &a, const int &b) restrict(cpu, amp) { return a < b ? a : b; }

int f(int x) restrict(amp) {
  const int *p = &n;         // expected-error
  const int &r = n;          // expected-error
  int m = smaller(n, x);     // expected-error
  m += smaller(s::limit, x); // expected-error
  return *p + r + m + smaller(n + 0, x) + (n < x);
}

} // namespace addresses_and_references

// Amp code must not pass an integer constant to a reference parameter or take its address.
namespace reference_parameters {

const int N = 4;
struct S {
  static const int k = 3;
};
const int &identity(const int &a) restrict(amp, cpu) { return a; }
void f() restrict(amp) {
  const int *p = &N;      // expected-error
  const int &r = N;       // expected-error
  int x = identity(N);    // expected-error
  int y = identity(S::k); // expected-error
  int z = identity(+N) + identity(N + 0);
  auto l = [](const int &q) { return q; };
  int w = l(N); // expected-error
  (void)p;
  (void)r;
  (void)x;
  (void)y;
  (void)z;
  (void)w;
}

} // namespace reference_parameters

// Amp code must not bind integer constants to template, auto or conditional references.
namespace templates {

const int N = 4;
struct S {
  static const int k = 3;
  static constexpr int c = 5;
  enum { e = 1 };
};
template <class T>
T larger(const T &a, const T &b) restrict(amp) {
  return a < b ? b : a;
}
template <class T>
T copy_of(T &&t) restrict(amp) {
  return t;
}
int f(int x, bool b) restrict(amp) {
  x = larger(N, x);    // expected-error
  x = larger(x, S::k); // expected-error
  x += copy_of(S::c);  // expected-error
  const auto &r = N;   // expected-error
  auto &&q = S::k;     // expected-error
  x += *(&N);          // expected-error
  auto l = [&] { return N; };
  x += l() + larger<int>(S::e, 2) + copy_of(N + 0) + (b ? N : S::k);
  const int &t = b ? N : S::k; // expected-error
  (void)r;
  (void)q;
  (void)t;
  return x;
}

} // namespace templates

int main() {}
