// Temporaries of class type are arguments and operands of type T &.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>
#include <vector>

struct vec {
  vec(float a) : x(a) {}
  vec &operator+=(vec &o) { x += o.x; return *this; }
  float x;
};
vec operator*(vec a, float s) { return vec(a.x * s); }
bool operator==(vec &a, vec &b) { return a.x == b.x; }
float take(vec &v) { return v.x; }
void fill(std::vector<int> &v) { v.push_back(1); }

void f() {
  vec a(1);
  a += vec(2) * 3;
  // CHECK: a += amp2hip::lvalue(vec(2) * 3);
  bool b = a == vec(3);
  // CHECK: bool b = a == amp2hip::lvalue(vec(3));
  take(vec(3));
  // CHECK: take(amp2hip::lvalue(vec(3)));
  fill(std::vector<int>());
  // CHECK: fill(amp2hip::lvalue(std::vector<int>()));
  (void)b;
}

// The address of a temporary.
struct store {
  vec get() { return vec(4); }
};
static float value_at(vec *v) { return v->x; }
float g(store *s) {
  // CHECK: return value_at(&amp2hip::lvalue(vec(3))) + value_at(&(amp2hip::lvalue(s->get())));
  return value_at(&vec(3)) + value_at(&(s->get()));
}

// Temporaries of temporaries, which begin or end with them.
vec operator+(vec &a, vec &b) { return vec(a.x + b.x); }
float nested(vec &a) {
  vec left = a + a + a + a;
  // CHECK: vec left = amp2hip::lvalue(amp2hip::lvalue(a + a) + a) + a;
  vec right = a + (a + (a + a));
  // CHECK: vec right = a + amp2hip::lvalue((a + amp2hip::lvalue((a + a))));
  vec both = vec(1) + (vec(2) * 3 + vec(4));
  // CHECK: vec both = amp2hip::lvalue(vec(1)) + amp2hip::lvalue((amp2hip::lvalue(vec(2) * 3) + amp2hip::lvalue(vec(4))));
  return take(left + right + vec(5)) + both.x;
  // CHECK: return take(amp2hip::lvalue(amp2hip::lvalue(left + right) + amp2hip::lvalue(vec(5)))) + both.x;
}
int g() restrict(amp) { return 1; }
