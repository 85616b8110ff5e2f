// Amp code must not use constants, arrays, references and variable templates of static storage as
// objects.
//
// reject: L-2.4.3.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
int g;
static int sg;
thread_local int tg;
extern int eg;
int arr[3];
int &gr = g;
struct S {
  static int m;
  int x;
  static const int ci = 3;
  static constexpr float cf = 1.5f;
};
S gs;
const float pi = 3.14f;
constexpr double cd = 2.5;
const int tab[] = {1, 2};
int runtime();
const int rt = runtime();
const S cs{1};
constexpr S ccs{1};
const int *const gp = nullptr;
inline int iv = 2;
template <class T> T vt = T(1);
template <class T> constexpr float cvt = 1.f;
namespace {
int an;
}
enum { E0 = 4 };
const bool flag = true;
static union {
  int au;
};
int cref(const int &r) restrict(amp) { return r; }
template <class T> int tpl(T) restrict(amp) { return g; } // ERROR
struct D : S {
  int t() const restrict(amp) { return m; } // ERROR
};
void f(int x) restrict(amp) {
  x = g; // ERROR
  sg = 1; // ERROR
  x = tg; // ERROR
  x = eg; // ERROR
  x = arr[0]; // ERROR
  x = gr; // ERROR
  x = S::m; // ERROR
  x = gs.x; // ERROR
  x = pi; // ERROR
  x = int(cd); // ERROR
  x = tab[1]; // ERROR
  x = rt; // ERROR
  x = cs.x; // ERROR
  x = ccs.x; // ERROR
  x = gp == nullptr; // ERROR
  x = iv; // ERROR
  x = vt<int>; // ERROR
  x = cvt<int>; // ERROR
  x = an; // ERROR
  x = S::cf; // ERROR
  x = cref(S::ci); // ERROR
  const int *p = &S::ci; // ERROR
  auto &&r = S::ci; // ERROR
  int *q = &g; // ERROR
  auto l = [x] { return g + x; }; // ERROR
  x = tpl(1);
  for (int i : tab) x += i; // ERROR
  x = E0 + S::ci + sizeof(g) + sizeof(arr) / sizeof(arr[0]);
  x = au; // ERROR
  gs = S{2}; // ERROR
  int S::*pm = &S::x;
  x = gs.*pm; // ERROR
  x = (x, g); // ERROR
  static_assert(sizeof(tab) == 8, "");
}
int host() {
  static int hs;
  static const int hk = 3;
  return [](int) restrict(amp) { return hk + hs; } // ERROR
  , 1;
}
