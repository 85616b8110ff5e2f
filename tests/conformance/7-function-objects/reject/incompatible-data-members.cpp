// A kernel class must not have pointer, char, scalar reference, virtual, bit-field or array value
// members.
//
// reject: P-7.1-b, P-7-l
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
#define OP                                                                                         \
  void operator()(index<1>) const restrict(amp) {}
struct k1 {
  int *p;
  OP // ERROR
};
struct k2 {
  char c;
  OP // ERROR
};
struct k3 {
  virtual void f();
  int i;
  OP
};
struct k4 {
  int &r;
  OP // ERROR
};
struct k5 {
  array_view<int> &v;
  OP // ERROR
};
struct k6 {
  short a, b;
  OP // ERROR
};
struct k7 {
  int b : 4;
  OP // ERROR
};
struct vb {
  int i;
};
struct k8 : virtual vb {
  OP
};
struct k9 {
  array<int> a;
  OP // ERROR
};
struct k10 {
  bool a, b;
  OP // ERROR
};
struct k11 {
  accelerator_view a;
  OP // ERROR
};
struct k12 {
  struct {
    long long x;
  } in[2];
  OP // ERROR
};
void f(k1 a, k2 b, k3 c, k4 d, k5 e, k6 g, k7 h, k8 i, k9 &j, k10 k, k11 l, k12 m, extent<1> x) {
  parallel_for_each(x, a); // ERROR
  parallel_for_each(x, b); // ERROR
  parallel_for_each(x, c); // ERROR
  parallel_for_each(x, d); // ERROR
  parallel_for_each(x, e); // ERROR
  parallel_for_each(x, g); // ERROR
  parallel_for_each(x, h); // ERROR
  parallel_for_each(x, i); // ERROR
  parallel_for_each(x, j); // ERROR
  parallel_for_each(x, k); // ERROR
  parallel_for_each(x, l); // ERROR
  parallel_for_each(x, m); // ERROR
}
int main() {}
