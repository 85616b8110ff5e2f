// A lambda in an amp function must not capture this or a local variable by reference, also without
// amp.h.
//
// reject: L-2.4.3.3-b, L-2.4.3.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A lambda inside an amp function must not capture a local variable by reference.
namespace reference {
int f(int x) restrict(amp) {
  int sum = 0;
  auto add = [&](int y) { sum += y; }; // expected-error
  add(x);
  return sum;
}
} // namespace reference

// A lambda in an amp member function must not capture this.
namespace implicit_this {
struct s {
  int n;
  int get() const restrict(amp) {
    auto f = [=] { return n; }; // expected-error
    return f();
  }
  int copy() const restrict(amp) {
    int m = n;
    auto f = [=] { return m; };
    return f();
  }
};
} // namespace implicit_this
