// Declarations that Microsoft's compiler accepts.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>

namespace eng {
class actor {
public:
  int n = 3;
};
} // namespace eng
// Microsoft's compiler ignores the declaration.
class eng::actor;
// CHECK: } // namespace eng
// CHECK-NEXT: // Microsoft
// CHECK-NEXT: {{^ *;$}}

// Default arguments at the definition.
class complex {
  float re, im;

public:
  // CHECK: complex(float r = 0.0f, float i = float(0));
  complex(float r, float i);
  float get() const { return re + im; }
};
// CHECK: complex::complex(float r {{ *}}, float i {{ *}}) : re(r), im(i) {}
complex::complex(float r = 0.0f, float i = float(0)) : re(r), im(i) {}

// A member with the name of its type, after the constructor that initializes it.
enum class direction { left, right };
class args {
public:
  // CHECK: args(enum direction d) : count{1}, direction(d), other(direction) {}
  args(direction d) : count{1}, direction(d), other(direction) {}
  int count;
  // CHECK: enum direction direction;
  direction direction;
  // CHECK: enum direction other;
  enum direction other;
};

int f(int x) restrict(amp) { return x; }
// CHECK: int main() {
void main() {
  complex a[2], b(1, 2);
  args c(direction::right);
  auto nothing = [] { return; };
  // CHECK: auto nothing = [] { return; };
  nothing();
  if (a[0].get() + b.get() == 4)
    return;
  // CHECK: return 0;
  c.count = eng::actor().n;
}
