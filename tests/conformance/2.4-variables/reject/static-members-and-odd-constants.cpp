// Amp code must not read static data members or constants of incompatible or floating type.
//
// reject: L-2.4.3.2-b, L-2.4.3.2-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct T {
  static const int in = 4;
  static const float fl;
  static int nc;
  static const T self;
  int v;
};
const float T::fl = 1.f;
template <class X> struct U {
  static const X x;
};
template <class X> const X U<X>::x = X(2);
enum { ok = 3 };
static const double dd = 3.0;
const bool bo = true;
const int neg = -4;
const char ch = 'c';
const long long ll = 3;
const short sh = 2;
const int fn = sizeof(T);
const auto au = 2.5f;
volatile const int vc = 3;
int f(T t, T *p) restrict(amp) {
  int x = t.in + p->in + ok + bo + neg + fn;
  x += (int)t.fl; // ERROR
  x += p->nc; // ERROR
  x += T::self.v; // ERROR
  x += (int)dd; // ERROR
  x += ch; // ERROR
  x += (int)ll; // ERROR
  x += sh; // ERROR
  x += (int)au; // ERROR
  x += vc; // ERROR
  x += (int)U<float>::x; // ERROR
  return x;
}
int main() {}
