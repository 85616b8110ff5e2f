// Amp code must not use objects of static storage duration.
//
// reject: L-2.4.3.2-b, L-2.4.3.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

// Amp code must not use constants, arrays, references and variable templates of static storage
// as objects.
namespace constants {

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
template <class T>
T vt = T(1);
template <class T>
constexpr float cvt = 1.f;
namespace {
int an;
}
enum { E0 = 4 };
const bool flag = true;
static union {
  int au;
};
int cref(const int &r) restrict(amp) { return r; }
template <class T>
int tpl(T) restrict(amp) {
  return g; // expected-error
}
struct D : S {
  int t() const restrict(amp) { return m; } // expected-error
};
void f(int x) restrict(amp) {
  x = g;                          // expected-error
  sg = 1;                         // expected-error
  x = tg;                         // expected-error
  x = eg;                         // expected-error
  x = arr[0];                     // expected-error
  x = gr;                         // expected-error
  x = S::m;                       // expected-error
  x = gs.x;                       // expected-error
  x = pi;                         // expected-error
  x = int(cd);                    // expected-error
  x = tab[1];                     // expected-error
  x = rt;                         // expected-error
  x = cs.x;                       // expected-error
  x = ccs.x;                      // expected-error
  x = gp == nullptr;              // expected-error
  x = iv;                         // expected-error
  x = vt<int>;                    // expected-error
  x = cvt<int>;                   // expected-error
  x = an;                         // expected-error
  x = S::cf;                      // expected-error
  x = cref(S::ci);                // expected-error
  const int *p = &S::ci;          // expected-error
  auto &&r = S::ci;               // expected-error
  int *q = &g;                    // expected-error
  auto l = [x] { return g + x; }; // expected-error
  x = tpl(1);
  for (int i : tab) // expected-error
    x += i;
  x = E0 + S::ci + sizeof(g) + sizeof(arr) / sizeof(arr[0]);
  x = au;    // expected-error
  gs = S{2}; // expected-error
  int S::*pm = &S::x;
  x = gs.*pm; // expected-error
  x = (x, g); // expected-error
  static_assert(sizeof(tab) == 8, "");
}
int host() {
  static int hs;
  static const int hk = 3;
  return [](int) restrict(amp) { return hk + hs; } // expected-error
  , 1;
}

} // namespace constants

// Amp code must not name a variable of static or thread storage other than an integer constant.
namespace every_kind {

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
template <class T>
constexpr int vt = sizeof(T);
template <class T>
constexpr float vf = 1.f;
template <class T>
int vg = 1;
struct S {
  static int s;
  static const int sc = 4;
  static constexpr float scf = 1.f;
  static const int later;
  int m;
  static constexpr int scx = 2;
  int f() const restrict(amp) {
    // clang-format off
    return s // expected-error
           + sc + m + this->sc + this->s // expected-error
           + scf // expected-error
           + scx;
    // clang-format on
  }
};
const int S::later = 6;
namespace N {
int ng;
const int nc = 3;
namespace {
int ug;
}
} // namespace N
int byref(const int &x) restrict(amp) { return x; }
template <int I>
int tv() restrict(amp) {
  return I;
}
template <int *P>
int tp() restrict(amp) {
  return *P; // expected-error
}
int k(int p) restrict(amp) {
  int l = 0;
  l += g; // expected-error
  l += ok1 + ok2 + ok3 + ok4 + inl + vt<double>;
  l += (int)cf; // expected-error
  l += (int)cd; // expected-error
  l += arr[0];  // expected-error
  l += *cp;     // expected-error
  l += gr;      // expected-error
  l += tl;      // expected-error
  l += nrt;     // expected-error
  l += q.x;     // expected-error
  l += en + ce + (int)cc + (int)Ec::a;
  l += N::ng; // expected-error
  l += N::ug; // expected-error
  l += N::nc;
  const int *a = &ok1; // expected-error
  const int &b = ok1;  // expected-error
  l += byref(ok1);     // expected-error
  l += byref(+ok1) + byref(en) + byref(S::sc + 0);
  l += byref(S::sc); // expected-error
  l += vf<int>;      // expected-error
  l += vg<int>;      // expected-error
  l += S::s;         // expected-error
  l += tv<ok1>() + tv<S::sc>();
  static int st = 0;           // expected-error
  static const int sk = 1;     // expected-error
  static constexpr int sx = 1; // expected-error
  thread_local int tt = 0;     // expected-error
  extern int ex;               // expected-error
  g = 1;                       // expected-error
  ++N::ng;                     // expected-error
  S::s += 2;                   // expected-error
  auto lam = [] { return g; }; // expected-error
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
  const auto &rr = true ? ok1 : S::sc; // expected-error
  return l + tp<&g>() + cr;            // expected-error
}
int cpu() {
  static const int loc = 3;
  static int bad = 1;
  const float cl = 2.f;
  constexpr int cx = 4;
  const int cq = rt();
  auto k1 = [](int) restrict(amp) { return loc + cx; };
  auto k2 = [](int) restrict(amp) { return bad; }; // expected-error
  auto k3 = [=](int) restrict(amp) { return cl + cq; };
  auto k4 = [=](int) restrict(amp) { return g; }; // expected-error
  return 0;
}

} // namespace every_kind
