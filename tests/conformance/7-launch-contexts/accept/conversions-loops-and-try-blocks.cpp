// A kernel may be launched in conversions, default arguments, loops, conditions and function try
// blocks.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include <functional>
using namespace concurrency;
typedef array_view<int, 1> iv;
static int host[8];
static iv view() { return iv(8, host); }
#define ADD(K)                                                                                     \
  {                                                                                                \
    iv v = view();                                                                                 \
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += (K); });                   \
    v.synchronize();                                                                               \
  }
struct in_ctor {
  in_ctor(int k) {
    iv v = view();
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += k; });
  }
};
struct in_init {
  int n;
  in_init()
      : n([] {
          ADD(2);
          return 5;
        }()) {}
};
struct in_dtor {
  ~in_dtor() {
    int k = 4;
    iv v = view();
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += k; });
  }
};
struct in_conv {
  operator int() const { ADD(8) return 1; }
  in_conv &operator++() { ADD(16) return *this; }
  int operator[](int) { ADD(32) return 2; }
  int operator()() const { ADD(64) return 3; }
  static int st() { ADD(128) return 4; }
  friend int fr(const in_conv &) { ADD(256) return 5; }
};
template <class T> struct in_tmpl {
  T k;
  void go() const;
  template <class U> void go2(U u) const {
    T kk = k;
    iv v = view();
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += int(kk + u); });
  }
};
template <class T> void in_tmpl<T>::go() const {
  T kk = k;
  iv v = view();
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += int(kk); });
}
static int at_start = [] { ADD(512) return 7; }();
int with_default(int x = [] { ADD(1024) return 3; }()) { return x; }
namespace {
inline namespace n {
void hidden() noexcept { ADD(2048) }
}
}
auto trailing() -> int { ADD(4096) return 6; }
int try_block() try { ADD(8192) throw 1; } catch (int) {
  ADD(16384) return 2;
}
int expect = 0;
bool ok(int d) {
  expect += d;
  iv v = view();
  v.synchronize();
  for (int i = 0; i < 8; ++i)
    if (host[i] != expect) return false;
  return true;
}
int main() {
  if (!ok(512)) return 1;
  { in_ctor c(1); }
  if (!ok(1)) return 2;
  {
    in_init c;
    if (c.n != 5) return 3;
  }
  if (!ok(2)) return 4;
  { in_dtor d; }
  if (!ok(4)) return 5;
  in_conv c;
  int z = c;
  if (!ok(8)) return 6;
  ++c;
  if (!ok(16)) return 7;
  z += c[0];
  if (!ok(32)) return 8;
  z += c();
  if (!ok(64)) return 9;
  z += in_conv::st() + fr(c);
  if (!ok(384)) return 10;
  in_tmpl<float> t = {3.f};
  t.go();
  if (!ok(3)) return 11;
  t.go2(2.5);
  if (!ok(5)) return 12;
  if (with_default() != 3 || !ok(1024)) return 13;
  hidden();
  if (!ok(2048) || trailing() != 6 || !ok(4096)) return 14;
  if (try_block() != 2 || !ok(8192 + 16384)) return 15;
  for (int k = 0; k < 3; ++k) {
    iv v = view();
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += k; });
  }
  if (!ok(3)) return 16;
  if (z > 0)
    parallel_for_each(view().extent, [v = view()](index<1> i) restrict(amp) { v[i] += 1; });
  else return 17;
  if (!ok(1)) return 18;
  switch (z) {
  case 0:
    return 19;
  default: {
    ADD(5)
  } break;
  }
  if (!ok(5)) return 20;
  int k = 2;
  do ADD(k) while (--k);
  if (!ok(3)) return 21;
  std::function<void(int)> f = [](int q) {
    iv v = view();
    auto inner = [=](index<1> i) restrict(amp) { v[i] += q; };
    parallel_for_each(v.extent, inner);
  };
  f(7);
  f(-3);
  if (!ok(4)) return 22;
  std::vector<int> ks = {1, 2, 3};
  for (auto &e : ks) {
    const auto kk = e;
    iv v = view();
    parallel_for_each(v.extent, [ v, kk ](index<1> i) restrict(amp) { v[i] += kk; });
  }
  if (!ok(6)) return 23;
  iv w = view();
  (parallel_for_each(w.extent, [=](index<1> i) restrict(amp) { w[i] += 9; }), z = 1);
  w.synchronize();
  if (!ok(9)) return 24;
  z ? parallel_for_each(w.extent, [=](index<1> i) restrict(amp) { w[i] += 11; }) : (void)0;
  w.synchronize();
  if (!ok(11)) return 25;
  return 0;
}
