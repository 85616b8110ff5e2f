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
  void operator()(index<1>) const restrict(amp) {} // ERROR
};
struct RefK {
  int &r;
  void operator()(index<1>) const restrict(amp) {} // ERROR
};
struct PtrK {
  int *r;
  void operator()(index<1>) const restrict(amp) {} // ERROR
};
struct BitK {
  int r : 4;
  void operator()(index<1>) const restrict(amp) {} // ERROR
};
struct AccK {
  accelerator a;
  void operator()(index<1>) const restrict(amp) {} // ERROR
};
struct NestK {
  RefK r;
  void operator()(index<1>) const restrict(amp) {} // ERROR
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
  parallel_for_each(e, [=](index<1>) {}); // ERROR
  parallel_for_each(e, [=](index<1>) mutable restrict(amp){}); // WARNING
  parallel_for_each(e, [=](index<2>) restrict(amp){}); // ERROR
  parallel_for_each(e, [=](index<1> &&) restrict(amp){}); // ERROR
  parallel_for_each(e.tile<4>(), [=](tiled_index<2>) restrict(amp){}); // ERROR
  parallel_for_each(e, [=](tiled_index<4>) restrict(amp){}); // ERROR
  parallel_for_each(e, [=](index<1>) restrict(cpu){}); // ERROR
  parallel_for_each(e, [=]() restrict(amp){}); // ERROR
  parallel_for_each(e, [=](index<1>, int) restrict(amp){}); // ERROR
  parallel_for_each(4, [=](index<1>) restrict(amp){}); // ERROR
  parallel_for_each(index<1>(4), [=](index<1>) restrict(amp){}); // ERROR
  parallel_for_each(v, [=](index<1>) restrict(amp){}); // ERROR
  parallel_for_each(e, fn); // ERROR
  parallel_for_each(e, &fn); // ERROR
  parallel_for_each(e, sf); // ERROR
  parallel_for_each(e, NC()); // ERROR
  parallel_for_each(e, CpuK()); // ERROR
  parallel_for_each(e, PrivK()); // ERROR
  parallel_for_each(e, VirtK()); // ERROR
  parallel_for_each(e, CharK()); // ERROR
  parallel_for_each(e, RefK{n}); // ERROR
  parallel_for_each(e, PtrK{p}); // ERROR
  parallel_for_each(e, BitK()); // ERROR
  parallel_for_each(e, AccK()); // ERROR
  parallel_for_each(e, NestK{{n}}); // ERROR
  parallel_for_each(e, Amb()); // ERROR
  parallel_for_each(e, RV()); // ERROR
  parallel_for_each(e, [=](index<1>) restrict(amp) { a[0]; }); // ERROR
  parallel_for_each(e, [&](index<1> i) restrict(amp) { v[i] = 0; }); // ERROR
  parallel_for_each(e, [&](index<1> i) restrict(amp) { a[i] = n; }); // ERROR
  parallel_for_each(e, [&](index<1> i) restrict(amp) { a[i] = 0; });
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = *p; }); // ERROR
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = s; }); // ERROR
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = b1 + b2; }); // ERROR
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = b1; });
  parallel_for_each(e, [&e](index<1> i) restrict(amp) { (void)e; }); // ERROR
  parallel_for_each(
      e, [=](index<1> i) restrict(amp) {
        parallel_for_each(e, [=](index<1>) restrict(amp){}); // ERROR
      });
  parallel_for_each(e, [=](index<1> i) restrict(amp) { copy(v, v); }); // ERROR
  parallel_for_each(e, [ v, q = p ](index<1> i) restrict(amp) { v[i] = *q; }); // ERROR
  parallel_for_each(e, [ v, &q = n ](index<1> i) restrict(amp) { v[i] = q; }); // ERROR
  parallel_for_each(e, [ v, c = 'x' ](index<1> i) restrict(amp) { v[i] = c; }); // ERROR
  parallel_for_each(
      e, [=](index<1> i) restrict(amp) {
        auto in = [&] { v[i] = 1; }; // ERROR
        in();
      });
  parallel_for_each(
      e, [=](index<1> i) restrict(amp) {
        auto in = [=] { v[i] = 1; };
        in();
      });
  auto cl = [&n](int) restrict(amp) { return n; }; // ERROR
  parallel_for_each(extent<4>().tile<4>(), [=](index<1>) restrict(amp){}); // ERROR
  parallel_for_each(e.tile<0>(), [=](index<1>) restrict(amp){}); // ERROR
  parallel_for_each(accelerator(), e, [=](index<1>) restrict(amp){}); // ERROR
}
struct M {
  array_view<int> v;
  int k;
  M() : v(1) {}
  void a() {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k; }); // ERROR
  }
  void b() {
    parallel_for_each(v.extent, [&](index<1> i) restrict(amp) { v[i] = 1; }); // ERROR
  }
  void c() {
    parallel_for_each(v.extent, [this](index<1> i) restrict(amp) { v[i] = k; }); // ERROR
  }
  void d() {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { h(); }); // ERROR
  }
  void h() const restrict(cpu, amp) {}
  void ok() {
    auto v = this->v;
    int k = this->k;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + s(); });
  }
  static int s() restrict(amp) { return 1; }
};
