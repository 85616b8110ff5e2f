// Amp code must not allocate memory, call C functions, jump, throw or cast pointers to integers.
//
// reject: L-2.4.3.4-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <new>
#include <typeinfo>
#include <cstdlib>
#include <cstring>
#include <cmath>
#include <cassert>
struct B {
  int x;
};
struct D : B {
  int y;
};
struct N {
  int v;
  static void *operator new(size_t) restrict(cpu, amp) { return nullptr; }
};
int k(int n, B &b, D *d, float f, int *p, bool *bp) restrict(amp) {
  int *a = new int(3); // expected-error
  delete a; // expected-error
  delete[] p; // expected-error
  new (p) int(4); // expected-error
  N *nn = new N; // expected-error
  void *m = std::malloc(4); // expected-error
  std::memset(p, 0, 4); // expected-error
  float g = std::sin(f); // expected-error
  float h = sinf(f); // expected-error
  assert(n > 0);
  D &r = dynamic_cast<D &>(b); // expected-error
  bool t = typeid(b) == typeid(D); // expected-error
  goto end; // expected-error
  asm("nop"); // expected-error
  try { // expected-error
    n = 1;
  } catch (...) {}
  throw 1; // expected-error
lab: // expected-error
  n = 2;
  long l = (long)p; // expected-error
  long l2 = reinterpret_cast<long>(p); // expected-error
  int *q = (int *)l; // expected-error
  int *q2 = reinterpret_cast<int *>(n); // expected-error
  int *q3 = 0;
  int *q4 = nullptr;
  bool pb = p;
  if (p && !q3) n = 3;
  float *fp = reinterpret_cast<float *>(p);
  void *vp = p;
  int *bk = static_cast<int *>(vp);
  bool u = bp[1]; // expected-error
  bp++; // expected-error
  --bp; // expected-error
  bool *b2 = bp + 1; // expected-error
  b2 += 2; // expected-error
  long df = b2 - bp; // expected-error
  bool v = *bp;
  int B::*pm = &B::x;
  n = b.*pm + d->*pm;
  unsigned long ul = (unsigned long)(void *)p; // expected-error
  auto self = [](auto f2, int x) { return x; };
  __builtin_trap(); // expected-error
  n = __builtin_popcount(n); // expected-error
  std::abort(); // expected-error
  static_assert(sizeof(int) == 4, "");
  using namespace concurrency;
  typedef int I;
  int fwd(int);
  n = sizeof(int[3]) + alignof(float) + noexcept(n + 1);
  return n;
end: // expected-error
  return 0;
}
