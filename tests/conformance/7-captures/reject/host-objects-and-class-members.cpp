// An amp lambda must not capture host objects or classes with pointers, bit-fields or virtual
// functions.
//
// reject: L-2.4.3.3-a
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
struct P {
  int *p;
};
struct Bt {
  int b : 2;
};
struct VV {
  virtual void f() {}
};
template <class T> void gen(T t) {
  auto k = [=](int) restrict(amp) { (void)t; }; // ERROR
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
  auto k01 = [&n](int) restrict(amp) { return n; }; // ERROR
  auto k02 = [&](int) restrict(amp) { return n; }; // ERROR
  auto k03 = [=](int) restrict(amp) { (void)s; }; // ERROR
  auto k04 = [=](int) restrict(amp) { (void)vec; }; // ERROR
  auto k05 = [=](int) restrict(amp) { (void)av; }; // ERROR
  auto k06 = [=](int) restrict(amp) { (void)a; }; // ERROR
  auto k07 = [&](int) restrict(amp) { (void)v; }; // ERROR
  auto k08 = [=](int) restrict(amp) { (void)fn; }; // ERROR
  auto k09 = [=](int) restrict(amp) { (void)p; }; // ERROR
  auto k10 = [=](int) restrict(amp) { (void)bt; }; // ERROR
  auto k11 = [=](int) restrict(amp) { (void)vv; }; // ERROR
  auto k12 = [=](int) restrict(amp) { (void)ll; }; // ERROR
  auto k13 = [=](int) restrict(amp) {
    (void)b1;
    (void)b2; // ERROR
  };
  auto k14 = [=](int) restrict(amp) { (void)sh; }; // ERROR
  auto k15 = [=](int) restrict(amp) { (void)vol; }; // ERROR
  auto k16 = [=](int) restrict(amp) { (void)str; }; // ERROR
  auto k17 = [=](int) restrict(amp) { (void)ch; }; // ERROR
  auto k18 = [=](int) restrict(amp) { (void)fp; }; // ERROR
  auto k19 = [=](int) restrict(amp) { (void)pa; }; // ERROR
  auto k20 = [=](int) restrict(amp) { (void)ba; }; // ERROR
  auto k21 = [=](int) restrict(amp) { (void)pp; }; // ERROR
  auto k22 = [=](int) restrict(amp) { (void)ptr; }; // ERROR
  auto k23 = [=](int) restrict(amp) { (void)arr; }; // ERROR
  auto k24 = [=](int) restrict(amp) { return ref + param; };
  auto k25 = [&](int) restrict(amp) { return ref; }; // ERROR
  auto k26 = [=](int) restrict(amp) { return fr[0]; };
  auto k27 = [=](int) restrict(amp) { (void)ok; };
  auto k28 = [&](int) restrict(amp) { return car[0]; };
  auto k29 = [=](int) restrict(amp) { (void)ap; }; // ERROR
  auto k30 = [=](int) restrict(amp) { (void)es; }; // ERROR
  auto k31 = [=](int) restrict(amp) { return sn; }; // ERROR
  auto k32 = [=](int) restrict(amp) { (void)ld; }; // ERROR
  auto k33 = [=](int) restrict(amp) { (void)pmf; }; // ERROR
  auto k34 = [=](int) restrict(amp) { (void)cf; }; // ERROR
  auto k35 = [q = &n](int) restrict(amp) { return *q; }; // ERROR
  auto k36 = [q = s](int) restrict(amp){}; // ERROR
  auto k37 = [ q = v, &w = a ](int) restrict(amp) { w[0] = q[0]; };
  auto k38 = [q = 1LL](int) restrict(amp) { return 1; }; // ERROR
  auto k39 = [k24](int) restrict(amp) { return k24(1); };
  auto k40 = [k02](int) restrict(amp) { return 1; }; // ERROR
  auto k41 = [np](int) restrict(amp) { (void)np; }; // ERROR
  auto k42 = [&, v ](int) restrict(amp) { v[0] = a[0]; };
  auto k43 = [ =, &a ](int) restrict(amp) { v[0] = a[0] + n; };
  auto k44 = [=](int) restrict(amp) {
    auto in = [&] { return n; }; // ERROR
    return in();
  };
  auto k45 = [=](int) restrict(amp) {
    int l = 0;
    auto in = [&l] { return l; }; // ERROR
    return in();
  };
  auto k46 = [&](int) restrict(cpu) {
    auto in = [=](int) restrict(amp) { return n; };
    return n;
  };
  auto k47 = [&](int) {
    auto in = [&](int) restrict(amp) { return n; }; // ERROR
    return n;
  };
  gen('c');
  gen(1);
}
