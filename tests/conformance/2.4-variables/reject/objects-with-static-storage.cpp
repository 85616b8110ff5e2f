// Amp code must not name a variable of static or thread storage other than an integer constant.
//
// reject: L-2.4.3.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
int g;
const int ok1 = 3;
constexpr unsigned ok2 = 4;
static const long ok3 = 5;
const bool ok4 = true;
const float cf = 1.5f;
constexpr double cd = 2;
const int arr[2] = {1, 2};
int *const cp = &g;
int &gr = g;
thread_local int tl;
extern const int ext;
int rt();
const int nrt = rt();
constexpr struct Q {
  int x;
} q{1};
enum En { en = 7 };
const En ce = en;
enum class Ec : unsigned { a = 2 };
constexpr Ec cc = Ec::a;
constexpr int const &cr = ok1;
inline constexpr int inl = 3;
template <class T> constexpr int vt = sizeof(T);
template <class T> constexpr float vf = 1.f;
template <class T> int vg = 1;
struct S {
  static int s;
  static const int sc = 4;
  static constexpr float scf = 1.f;
  static const int later;
  int m;
  static constexpr int scx = 2;
  int f() const restrict(amp) {
    return s // ERROR
           + sc + m + this->sc + this->s // ERROR
           + scf // ERROR
           + scx;
  }
};
const int S::later = 6;
namespace N {
int ng;
const int nc = 3;
namespace {
int ug;
}
}
int byref(const int &x) restrict(amp) { return x; }
template <int I> int tv() restrict(amp) { return I; }
template <int *P> int tp() restrict(amp) { return *P; } // ERROR
int k(int p) restrict(amp) {
  int l = 0;
  l += g; // ERROR
  l += ok1 + ok2 + ok3 + ok4 + inl + vt<double>;
  l += (int)cf; // ERROR
  l += (int)cd; // ERROR
  l += arr[0]; // ERROR
  l += *cp; // ERROR
  l += gr; // ERROR
  l += tl; // ERROR
  l += nrt; // ERROR
  l += q.x; // ERROR
  l += en + ce + (int)cc + (int)Ec::a;
  l += N::ng; // ERROR
  l += N::ug; // ERROR
  l += N::nc;
  const int *a = &ok1; // ERROR
  const int &b = ok1; // ERROR
  l += byref(ok1); // ERROR
  l += byref(+ok1) + byref(en) + byref(S::sc + 0);
  l += byref(S::sc); // ERROR
  l += vf<int>; // ERROR
  l += vg<int>; // ERROR
  l += S::s; // ERROR
  l += tv<ok1>() + tv<S::sc>();
  static int st = 0; // ERROR
  static const int sk = 1; // ERROR
  static constexpr int sx = 1; // ERROR
  thread_local int tt = 0; // ERROR
  extern int ex; // ERROR
  g = 1; // ERROR
  ++N::ng; // ERROR
  S::s += 2; // ERROR
  auto lam = [] { return g; }; // ERROR
  int z[ok1];
  z[ok2 - 2] = ok3;
  switch (p) {
  case ok1:
    break;
  case S::sc:
    break;
  }
  l += sizeof(g);
  decltype(g) dd = 3;
  l += noexcept(g);
  l += true ? ok1 : p;
  const auto &rr = true ? ok1 : S::sc; // ERROR
  return l + tp<&g>() + cr; // ERROR
}
int cpu() {
  static const int loc = 3;
  static int bad = 1;
  const float cl = 2.f;
  constexpr int cx = 4;
  const int cq = rt();
  auto k1 = [](int) restrict(amp) { return loc + cx; };
  auto k2 = [](int) restrict(amp) { return bad; }; // ERROR
  auto k3 = [=](int) restrict(amp) { return cl + cq; };
  auto k4 = [=](int) restrict(amp) { return g; }; // ERROR
  return 0;
}
