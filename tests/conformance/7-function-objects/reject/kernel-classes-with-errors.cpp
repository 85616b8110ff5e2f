// A kernel class must not have char, pointer, reference or bit-field members or an unfit call
// operator.
//
// reject: P-7-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <functional>
using namespace concurrency;
void fn(index<1>) restrict(cpu, amp) {}
struct NC {
  void operator()(index<1>) restrict(amp) {}
};
struct CpuK {
  void operator()(index<1>) const {}
};
struct PrivK {
private:
  void operator()(index<1>) const restrict(amp) {}
};
struct VirtK {
  virtual ~VirtK() {}
  void operator()(index<1>) const restrict(amp) {}
};
struct CharK {
  char c;
  int x;
  void operator()(index<1>) const restrict(amp) {} // expected-error
};
struct RefK {
  int &r;
  void operator()(index<1>) const restrict(amp) {} // expected-error
};
struct PtrK {
  int *r;
  void operator()(index<1>) const restrict(amp) {} // expected-error
};
struct BitK {
  int r : 4;
  void operator()(index<1>) const restrict(amp) {} // expected-error
};
struct AccK {
  accelerator a;
  void operator()(index<1>) const restrict(amp) {} // expected-error
};
struct NestK {
  RefK r;
  void operator()(index<1>) const restrict(amp) {} // expected-error
};
struct Amb {
  void operator()(index<1>, int = 0) const restrict(amp) {}
  void operator()(index<1>, float = 0) const restrict(amp) {}
};
struct RV {
  void operator()(index<1> &&) const restrict(amp) {}
};
void f() {
  extent<1> e(4);
  int n = 0;
  int *p = &n;
  short s = 1;
  bool b1 = true, b2 = false;
  array<int> a(4);
  array_view<int> v(4);
  std::function<void(index<1>)> sf;
  parallel_for_each(e, [=](index<1>) {}); // expected-error
  parallel_for_each(e, [=](index<1>) mutable restrict(amp){}); // expected-warning
  parallel_for_each(e, [=](index<2>) restrict(amp){}); // expected-error
  parallel_for_each(e, [=](index<1> &&) restrict(amp){}); // expected-error
  parallel_for_each(e.tile<4>(), [=](tiled_index<2>) restrict(amp){}); // expected-error
  parallel_for_each(e, [=](tiled_index<4>) restrict(amp){}); // expected-error
  parallel_for_each(e, [=](index<1>) restrict(cpu){}); // expected-error
  parallel_for_each(e, [=]() restrict(amp){}); // expected-error
  parallel_for_each(e, [=](index<1>, int) restrict(amp){}); // expected-error
  parallel_for_each(4, [=](index<1>) restrict(amp){}); // expected-error
  parallel_for_each(index<1>(4), [=](index<1>) restrict(amp){}); // expected-error
  parallel_for_each(v, [=](index<1>) restrict(amp){}); // expected-error
  parallel_for_each(e, fn); // expected-error
  parallel_for_each(e, &fn); // expected-error
  parallel_for_each(e, sf); // expected-error
  parallel_for_each(e, NC()); // expected-error
  parallel_for_each(e, CpuK()); // expected-error
  parallel_for_each(e, PrivK()); // expected-error
  parallel_for_each(e, VirtK()); // expected-error
  parallel_for_each(e, CharK()); // expected-error
  parallel_for_each(e, RefK{n}); // expected-error
  parallel_for_each(e, PtrK{p}); // expected-error
  parallel_for_each(e, BitK()); // expected-error
  parallel_for_each(e, AccK()); // expected-error
  parallel_for_each(e, NestK{{n}}); // expected-error
  parallel_for_each(e, Amb()); // expected-error
  parallel_for_each(e, RV()); // expected-error
  parallel_for_each(e, [=](index<1>) restrict(amp) { a[0]; }); // expected-error
  parallel_for_each(e, [&](index<1> i) restrict(amp) { v[i] = 0; }); // expected-error
  parallel_for_each(e, [&](index<1> i) restrict(amp) { a[i] = n; }); // expected-error
  parallel_for_each(e, [&](index<1> i) restrict(amp) { a[i] = 0; });
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = *p; }); // expected-error
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = s; }); // expected-error
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = b1 + b2; }); // expected-error
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = b1; });
  parallel_for_each(e, [&e](index<1> i) restrict(amp) { (void)e; }); // expected-error
  parallel_for_each(
      e, [=](index<1> i) restrict(amp) {
        parallel_for_each(e, [=](index<1>) restrict(amp){}); // expected-error
      });
  parallel_for_each(e, [=](index<1> i) restrict(amp) { copy(v, v); }); // expected-error
  parallel_for_each(e, [ v, q = p ](index<1> i) restrict(amp) { v[i] = *q; }); // expected-error
  parallel_for_each(e, [ v, &q = n ](index<1> i) restrict(amp) { v[i] = q; }); // expected-error
  parallel_for_each(e, [ v, c = 'x' ](index<1> i) restrict(amp) { v[i] = c; }); // expected-error
  parallel_for_each(
      e, [=](index<1> i) restrict(amp) {
        auto in = [&] { v[i] = 1; }; // expected-error
        in();
      });
  parallel_for_each(
      e, [=](index<1> i) restrict(amp) {
        auto in = [=] { v[i] = 1; };
        in();
      });
  auto cl = [&n](int) restrict(amp) { return n; }; // expected-error
  parallel_for_each(extent<4>().tile<4>(), [=](index<1>) restrict(amp){}); // expected-error
  parallel_for_each(e.tile<0>(), [=](index<1>) restrict(amp){}); // expected-error
  parallel_for_each(accelerator(), e, [=](index<1>) restrict(amp){}); // expected-error
}
struct M {
  array_view<int> v;
  int k;
  M() : v(1) {}
  void a() {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k; }); // expected-error
  }
  void b() {
    parallel_for_each(v.extent, [&](index<1> i) restrict(amp) { v[i] = 1; }); // expected-error
  }
  void c() {
    parallel_for_each(v.extent, [this](index<1> i) restrict(amp) { v[i] = k; }); // expected-error
  }
  void d() {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { h(); }); // expected-error
  }
  void h() const restrict(cpu, amp) {}
  void ok() {
    auto v = this->v;
    int k = this->k;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + s(); });
  }
  static int s() restrict(amp) { return 1; }
};
