// Amp code must not cast between pointers and integers in any notation, alias, macro or template.
//
// reject: L-2.4.3.6-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
enum E : unsigned long { e0 };
template <class To, class From> To conv(From f) restrict(amp) { return (To)f; } // ERROR
#define AS_INT(p) ((long)(p))
void f(int *p, long n, const float *q) restrict(amp) {
  n = (long)p; // ERROR
  n = reinterpret_cast<unsigned long>(p); // ERROR
  p = (int *)n; // ERROR
  p = reinterpret_cast<int *>(n); // ERROR
  using PI = int *;
  p = PI(n); // ERROR
  using L = long;
  n = L(p); // ERROR
  n = AS_INT(p); // ERROR
  n = (long)nullptr; // ERROR
  n = reinterpret_cast<long>(nullptr); // ERROR
  p = reinterpret_cast<int *>(16L); // ERROR
  p = (int *)16; // ERROR
  n = (long)(void *)p; // ERROR
  n = long(&n); // ERROR
  n = long(*&p); // ERROR
  int arr[2];
  n = (long)arr; // ERROR
  p = (int *)E(4); // ERROR
  n = conv<long>(p);
  p = conv<int *>(q);
  bool ok = (bool)p;
  bool ok2 = static_cast<bool>(q);
  if (p && !q) {}
  p = 0;
  int *z = nullptr;
  float *fl = reinterpret_cast<float *>(p);
  void *v = p;
  p = static_cast<int *>(v);
  z = (int *)nullptr;
}
