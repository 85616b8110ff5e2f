// An amp lambda must not capture this, a non-array by reference or an object of incompatible type,
// even if no kernel uses the lambda.
//
// reject: L-2.4.3.3-a, L-2.4.3.3-b, L-2.4.3.3-c, L-2.4.3.3-d, L-2.4.3.3-f, P-7.1-b, P-7.1-e,
// P-7.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>
#include <vector>
#include <functional>
#include <memory>
using namespace concurrency;

// An amp lambda must not capture host objects or classes with pointers, bit-fields or virtual
// functions.
namespace host_objects {
struct P {
  int *p;
};
struct Bt {
  int b : 2;
};
struct VV {
  virtual void f() {}
};
template <class T>
void gen(T t) {
  auto k = [=](int) restrict(amp) { (void)t; }; // expected-error
}
void f(int param, int &ref, int *ptr, int arr[4]) {
  int n = 0;
  std::string s;
  std::vector<int> vec;
  accelerator_view av = accelerator().default_view;
  array<int> a(3);
  array_view<int> v(3);
  std::function<int()> fn;
  P p;
  Bt bt;
  VV vv;
  long long ll = 0;
  bool b1 = 0, b2 = 0;
  short sh = 0;
  std::nullptr_t np = nullptr;
  volatile int vol = 0;
  std::unique_ptr<int> up;
  const char *str = "";
  char ch = 'c';
  int (*fp)() = nullptr;
  int *pa[2];
  bool ba[4];
  int **pp = &ptr;
  float(&fr)[2] = *(float(*)[2]) nullptr;
  int P::*ok = nullptr;
  const array<int> &car = a;
  array<int> *ap = &a;
  enum ES : short { e } es = e;
  static int sn;
  long double ld = 0;
  int (P::*pmf)() = nullptr;
  completion_future cf;
  auto k01 = [&n](int) restrict(amp) { return n; }; // expected-error
  auto k02 = [&](int) restrict(amp) { return n; };  // expected-error
  auto k03 = [=](int) restrict(amp) { (void)s; };   // expected-error
  auto k04 = [=](int) restrict(amp) { (void)vec; }; // expected-error
  auto k05 = [=](int) restrict(amp) { (void)av; };  // expected-error
  auto k06 = [=](int) restrict(amp) { (void)a; };   // expected-error
  auto k07 = [&](int) restrict(amp) { (void)v; };   // expected-error
  auto k08 = [=](int) restrict(amp) { (void)fn; };  // expected-error
  auto k09 = [=](int) restrict(amp) { (void)p; };   // expected-error
  auto k10 = [=](int) restrict(amp) { (void)bt; };  // expected-error
  auto k11 = [=](int) restrict(amp) { (void)vv; };  // expected-error
  auto k12 = [=](int) restrict(amp) { (void)ll; };  // expected-error
  auto k13 = [=](int) restrict(amp) {
    (void)b1;
    (void)b2; // expected-error
  };
  auto k14 = [=](int) restrict(amp) { (void)sh; };  // expected-error
  auto k15 = [=](int) restrict(amp) { (void)vol; }; // expected-error
  auto k16 = [=](int) restrict(amp) { (void)str; }; // expected-error
  auto k17 = [=](int) restrict(amp) { (void)ch; };  // expected-error
  auto k18 = [=](int) restrict(amp) { (void)fp; };  // expected-error
  auto k19 = [=](int) restrict(amp) { (void)pa; };  // expected-error
  auto k20 = [=](int) restrict(amp) { (void)ba; };  // expected-error
  auto k21 = [=](int) restrict(amp) { (void)pp; };  // expected-error
  auto k22 = [=](int) restrict(amp) { (void)ptr; }; // expected-error
  auto k23 = [=](int) restrict(amp) { (void)arr; }; // expected-error
  auto k24 = [=](int) restrict(amp) { return ref + param; };
  auto k25 = [&](int) restrict(amp) { return ref; }; // expected-error
  auto k26 = [=](int) restrict(amp) { return fr[0]; };
  auto k27 = [=](int) restrict(amp) { (void)ok; };
  auto k28 = [&](int) restrict(amp) { return car[0]; };
  auto k29 = [=](int) restrict(amp) { (void)ap; };       // expected-error
  auto k30 = [=](int) restrict(amp) { (void)es; };       // expected-error
  auto k31 = [=](int) restrict(amp) { return sn; };      // expected-error
  auto k32 = [=](int) restrict(amp) { (void)ld; };       // expected-error
  auto k33 = [=](int) restrict(amp) { (void)pmf; };      // expected-error
  auto k34 = [=](int) restrict(amp) { (void)cf; };       // expected-error
  auto k35 = [q = &n](int) restrict(amp) { return *q; }; // expected-error
  auto k36 = [q = s](int) restrict(amp){};               // expected-error
  auto k37 = [ q = v, &w = a ](int) restrict(amp) { w[0] = q[0]; };
  auto k38 = [q = 1LL](int) restrict(amp) { return 1; }; // expected-error
  auto k39 = [k24](int) restrict(amp) { return k24(1); };
  auto k40 = [k02](int) restrict(amp) { return 1; }; // expected-error
  auto k41 = [np](int) restrict(amp) { (void)np; };  // expected-error
  auto k42 = [&, v ](int) restrict(amp) { v[0] = a[0]; };
  auto k43 = [ =, &a ](int) restrict(amp) { v[0] = a[0] + n; };
  auto k44 = [=](int) restrict(amp) {
    auto in = [&] { return n; }; // expected-error
    return in();
  };
  auto k45 = [=](int) restrict(amp) {
    int l = 0;
    auto in = [&l] { return l; }; // expected-error
    return in();
  };
  auto k46 = [&](int) restrict(cpu) {
    auto in = [=](int) restrict(amp) { return n; };
    return n;
  };
  auto k47 = [&](int) {
    auto in = [&](int) restrict(amp) { return n; }; // expected-error
    return n;
  };
  gen('c');
  gen(1);
}
} // namespace host_objects

// An amp lambda must not capture this, a non-array by reference or an object of incompatible type.
namespace references_and_this {
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
    auto l = [=](index<1>) restrict(amp) { int q = m; }; // expected-error
  }
  void b() { auto l = [this](index<1>) restrict(amp){}; } // expected-error
  void c() {
    auto l = [&](index<1>) restrict(amp) { v[0] = 1; }; // expected-error
  }
  void d() {
    auto l = [=](index<1>) restrict(amp) { this->v[0] = 1; }; // expected-error
  }
  void e() {
    auto l = [=](index<1>) restrict(amp) {
      auto in = [=] { return m; }; // expected-error
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
  auto a1 = [&](index<1>) restrict(amp) { int q = n; };      // expected-error
  auto a2 = [&n](index<1>) restrict(amp){};                  // expected-error
  auto a3 = [&v](index<1>) restrict(amp) { v[0] = 1; };      // expected-error
  auto a4 = [ =, &n ](index<1>) restrict(amp) { v[0] = n; }; // expected-error
  auto a5 = [&](index<1>) restrict(amp) { ra[0] = 1; };
  auto a6 = [&, n, v ](index<1>) restrict(amp) {
    ra[0] = n;
    v[0] = ca[0];
  };
  auto a7 = [=](index<1>) restrict(amp) { ra[0] = 1; };     // expected-error
  auto a8 = [ra](index<1>) restrict(amp){};                 // expected-error
  auto a9 = [pa](index<1>) restrict(amp) { (*pa)[0] = 1; }; // expected-error
  auto b_ = [p](index<1>) restrict(amp) { *p = 1; };        // expected-error
  auto c_ = [=](index<1>) restrict(amp) { int q = p[0]; };  // expected-error
  auto d_ = [s](index<1>) restrict(amp){};                  // expected-error
  auto e_ = [vec](index<1>) restrict(amp){};                // expected-error
  auto f_ = [c](index<1>) restrict(amp) { int q = c; };     // expected-error
  auto g_ = [=](index<1>) restrict(amp) { int q = sh; };    // expected-error
  auto h_ = [=](index<1>) restrict(amp) { int q = ll; };    // expected-error
  auto i_ = [ b1, b2 ](index<1>) restrict(amp){};           // expected-error
  auto j_ = [ b1, n, b2 ](index<1>) restrict(amp){};
  auto k_ = [sm](index<1>) restrict(amp){}; // expected-error
  auto l_ = [av](index<1>) restrict(amp){}; // expected-error
  auto m_ = [sp](index<1>) restrict(amp){}; // expected-error
  auto n_ = [ld](index<1>) restrict(amp){}; // expected-error
  auto o_ = [arr](index<1>) restrict(amp) { int q = arr[1]; };
  auto p_ = [&arr](index<1>) restrict(amp) { int q = arr[1]; }; // expected-error
  auto q_ = [str](index<1>) restrict(amp){};                    // expected-error
  auto r_ = [vf](index<1>) restrict(amp){};                     // expected-error
  auto s_ = [fp](index<1>) restrict(amp){};                     // expected-error
  auto t_ = [rn](index<1>) restrict(amp) { int q = rn; };
  auto u_ = [&r = ra](index<1>) restrict(amp) { r[0] = 1; };
  auto v_ = [&r = n](index<1>) restrict(amp) { int q = r; }; // expected-error
  auto w_ = [q = nullptr](index<1>) restrict(amp){};         // expected-error
  auto x_ = [q = 'c'](index<1>) restrict(amp){};             // expected-error
  auto y_ = [q = &n](index<1>) restrict(amp){};              // expected-error
  auto z_ = [q = 1LL](index<1>) restrict(amp){};             // expected-error
  auto ok = [=](index<1>) restrict(cpu, amp) { return n; };
  auto bad = [=](index<1>) restrict(cpu, amp) { return c; }; // expected-error
}
} // namespace references_and_this
