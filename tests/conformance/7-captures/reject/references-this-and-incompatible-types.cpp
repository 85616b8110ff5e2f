// An amp lambda must not capture this, a non-array by reference or an object of incompatible type.
//
// reject: L-2.4.3.3-b, L-2.4.3.3-c, L-2.4.3.3-d, L-2.4.3.3-f, P-7.1-b, P-7.1-e, P-7.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>
#include <vector>
#include <memory>
using namespace concurrency;
struct Sm {
  int a;
  bool b;
  bool c;
};
struct Vf {
  virtual void f();
  int k;
};
struct C {
  int m;
  array_view<int, 1> v;
  C() : v(1) {}
  void a() {
    auto l = [=](index<1>) restrict(amp) { int q = m; }; // ERROR
  }
  void b() { auto l = [this](index<1>) restrict(amp){}; } // ERROR
  void c() {
    auto l = [&](index<1>) restrict(amp) { v[0] = 1; }; // ERROR
  }
  void d() {
    auto l = [=](index<1>) restrict(amp) { this->v[0] = 1; }; // ERROR
  }
  void e() {
    auto l = [=](index<1>) restrict(amp) {
      auto in = [=] { return m; }; // ERROR
    };
  }
  void f() {
    int mm = m;
    auto vv = v;
    auto l = [=](index<1>) restrict(amp) { vv[0] = mm; };
  }
  void g() {
    auto l = [ mm = m, vv = v ](index<1>) restrict(amp) { vv[0] = mm; };
  }
  void h() {
    auto l = [=](index<1>) restrict(cpu) { return m; };
  }
};
void f(int n, int &rn, array_view<int, 1> v, array<int, 1> &ra, const array<int, 1> &ca,
       array<int, 1> *pa, std::string s, std::vector<int> vec, char c, short sh, bool b1, bool b2,
       long long ll, int *p, Sm sm, accelerator_view av, std::shared_ptr<int> sp, long double ld,
       int (&arr)[3], const char *str, Vf vf, int (*fp)(int)) {
  auto a1 = [&](index<1>) restrict(amp) { int q = n; }; // ERROR
  auto a2 = [&n](index<1>) restrict(amp){}; // ERROR
  auto a3 = [&v](index<1>) restrict(amp) { v[0] = 1; }; // ERROR
  auto a4 = [ =, &n ](index<1>) restrict(amp) { v[0] = n; }; // ERROR
  auto a5 = [&](index<1>) restrict(amp) { ra[0] = 1; };
  auto a6 = [&, n, v ](index<1>) restrict(amp) {
    ra[0] = n;
    v[0] = ca[0];
  };
  auto a7 = [=](index<1>) restrict(amp) { ra[0] = 1; }; // ERROR
  auto a8 = [ra](index<1>) restrict(amp){}; // ERROR
  auto a9 = [pa](index<1>) restrict(amp) { (*pa)[0] = 1; }; // ERROR
  auto b_ = [p](index<1>) restrict(amp) { *p = 1; }; // ERROR
  auto c_ = [=](index<1>) restrict(amp) { int q = p[0]; }; // ERROR
  auto d_ = [s](index<1>) restrict(amp){}; // ERROR
  auto e_ = [vec](index<1>) restrict(amp){}; // ERROR
  auto f_ = [c](index<1>) restrict(amp) { int q = c; }; // ERROR
  auto g_ = [=](index<1>) restrict(amp) { int q = sh; }; // ERROR
  auto h_ = [=](index<1>) restrict(amp) { int q = ll; }; // ERROR
  auto i_ = [ b1, b2 ](index<1>) restrict(amp){}; // ERROR
  auto j_ = [ b1, n, b2 ](index<1>) restrict(amp){};
  auto k_ = [sm](index<1>) restrict(amp){}; // ERROR
  auto l_ = [av](index<1>) restrict(amp){}; // ERROR
  auto m_ = [sp](index<1>) restrict(amp){}; // ERROR
  auto n_ = [ld](index<1>) restrict(amp){}; // ERROR
  auto o_ = [arr](index<1>) restrict(amp) { int q = arr[1]; };
  auto p_ = [&arr](index<1>) restrict(amp) { int q = arr[1]; }; // ERROR
  auto q_ = [str](index<1>) restrict(amp){}; // ERROR
  auto r_ = [vf](index<1>) restrict(amp){}; // ERROR
  auto s_ = [fp](index<1>) restrict(amp){}; // ERROR
  auto t_ = [rn](index<1>) restrict(amp) { int q = rn; };
  auto u_ = [&r = ra](index<1>) restrict(amp) { r[0] = 1; };
  auto v_ = [&r = n](index<1>) restrict(amp) { int q = r; }; // ERROR
  auto w_ = [q = nullptr](index<1>) restrict(amp){}; // ERROR
  auto x_ = [q = 'c'](index<1>) restrict(amp){}; // ERROR
  auto y_ = [q = &n](index<1>) restrict(amp){}; // ERROR
  auto z_ = [q = 1LL](index<1>) restrict(amp){}; // ERROR
  auto ok = [=](index<1>) restrict(cpu, amp) { return n; };
  auto bad = [=](index<1>) restrict(cpu, amp) { return c; }; // ERROR
}
