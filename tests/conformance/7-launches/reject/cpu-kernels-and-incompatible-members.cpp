// A kernel must not be cpu, of another rank or a class with pointer, short, array or virtual
// members.
//
// reject: P-7-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <list>
#include <vector>
using namespace concurrency;
extern accelerator acc;
extern accelerator_view av;
extern int n;
extern int *p;
extern const int *cp;
extern std::vector<int> vec;
extern const std::vector<int> cvec;
extern std::vector<float> fvec;
extern std::list<int> lst;
extern int ia[4];
extern const int cia[4];
extern float fa[4];
extern array<int, 1> a1;
extern const array<int, 1> ca1;
extern array<int, 2> a2;
extern const array<int, 2> ca2;
extern array<int, 3> a3;
extern array<int, 4> a4;
extern array<float, 1> fa1;
extern array_view<int, 1> v1;
extern array_view<const int, 1> cv1;
extern array_view<int, 2> v2;
extern array_view<const int, 2> cv2;
extern array_view<int, 3> v3;
extern array_view<int, 4> v4;
extern array_view<float, 1> fv1;
extern index<1> i1;
extern index<2> i2;
extern index<3> i3;
extern index<4> i4;
extern extent<1> e1;
extern extent<2> e2;
extern extent<3> e3;
extern extent<4> e4;
extern const index<1> ci1;
extern const extent<2> ce2;
struct noconst {
  void operator()(index<1>) restrict(amp) {}
};
struct cpuk {
  void operator()(index<1>) const {}
};
struct rr {
  void operator()(index<1> &&) const restrict(amp) {}
};
struct priv {
private:
  void operator()(index<1>) const restrict(amp) {}
};
struct two {
  void operator()(int, int) const restrict(amp) {}
};
struct r2 {
  void operator()(index<2>) const restrict(amp) {}
};
struct none {};
void fun(index<1>) restrict(amp) {}
struct good {
  void operator()(index<1>) const restrict(amp) {}
  void operator()(index<2>) const restrict(amp) {}
  void operator()(index<3>) const restrict(amp) {}
  void operator()(index<4>) const restrict(amp) {}
};
struct tk {
  void operator()(tiled_index<8>) const restrict(amp) {}
};
struct withptr {
  int *p;
  void operator()(index<1>) const restrict(amp) {} // ERROR
};
struct withshort {
  short s;
  void operator()(index<1>) const restrict(amp) {} // ERROR
};
struct virt {
  virtual void f() {}
  void operator()(index<1>) const restrict(amp) {}
};
struct arrval {
  array<int> a;
  void operator()(index<1>) const restrict(amp) {} // ERROR
};
struct refv {
  array_view<int> &v;
  void operator()(index<1>) const restrict(amp) {} // ERROR
};
extern noconst knc;
extern withptr kp;
extern withshort ks;
extern virt kv;
extern arrval ka;
extern refv kr;
void f1() {
  parallel_for_each(av, e1, cpuk()); // ERROR
}
void f2() {
  parallel_for_each(e1.tile<8>(), cpuk()); // ERROR
}
void f3() {
  parallel_for_each(e1.tile<8>(), r2()); // ERROR
}
void f4() {
  parallel_for_each(e1.tile<8>(), none()); // ERROR
}
void f5() {
  parallel_for_each(e1, kp); // ERROR
}
void f6() {
  parallel_for_each(e1, ks); // ERROR
}
void f7() {
  parallel_for_each(e1, kv); // ERROR
}
void f8() {
  parallel_for_each(e1, ka); // ERROR
}
void f9() {
  parallel_for_each(e1, kr); // ERROR
}
void f10() {
  parallel_for_each(e1, [](index<1>) {}); // ERROR
}
void f11() {
  parallel_for_each(e1, [](index<1>) restrict(cpu){}); // ERROR
}
void f12() {
  parallel_for_each(e1, [](index<1>) mutable restrict(amp){}); // WARNING
}
void f13() {
  parallel_for_each(e1, [](index<2>) restrict(amp){}); // ERROR
}
void f14() {
  parallel_for_each(e2, [](index<1>) restrict(amp){}); // ERROR
}
