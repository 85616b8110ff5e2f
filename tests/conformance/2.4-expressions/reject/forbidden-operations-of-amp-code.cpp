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
  int *a = new int(3); // ERROR
  delete a; // ERROR
  delete[] p; // ERROR
  new (p) int(4); // ERROR
  N *nn = new N; // ERROR
  void *m = std::malloc(4); // ERROR
  std::memset(p, 0, 4); // ERROR
  float g = std::sin(f); // ERROR
  float h = sinf(f); // ERROR
  assert(n > 0);
  D &r = dynamic_cast<D &>(b); // ERROR
  bool t = typeid(b) == typeid(D); // ERROR
  goto end; // ERROR
  asm("nop"); // ERROR
  try { // ERROR
    n = 1;
  } catch (...) {}
  throw 1; // ERROR
lab: // ERROR
  n = 2;
  long l = (long)p; // ERROR
  long l2 = reinterpret_cast<long>(p); // ERROR
  int *q = (int *)l; // ERROR
  int *q2 = reinterpret_cast<int *>(n); // ERROR
  int *q3 = 0;
  int *q4 = nullptr;
  bool pb = p;
  if (p && !q3) n = 3;
  float *fp = reinterpret_cast<float *>(p);
  void *vp = p;
  int *bk = static_cast<int *>(vp);
  bool u = bp[1]; // ERROR
  bp++; // ERROR
  --bp; // ERROR
  bool *b2 = bp + 1; // ERROR
  b2 += 2; // ERROR
  long df = b2 - bp; // ERROR
  bool v = *bp;
  int B::*pm = &B::x;
  n = b.*pm + d->*pm;
  unsigned long ul = (unsigned long)(void *)p; // ERROR
  auto self = [](auto f2, int x) { return x; };
  __builtin_trap(); // ERROR
  n = __builtin_popcount(n); // ERROR
  std::abort(); // ERROR
  static_assert(sizeof(int) == 4, "");
  using namespace concurrency;
  typedef int I;
  int fwd(int);
  n = sizeof(int[3]) + alignof(float) + noexcept(n + 1);
  return n;
end: // ERROR
  return 0;
}
