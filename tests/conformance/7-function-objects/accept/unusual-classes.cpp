// A kernel class may be final, a union, a template or have an overloaded address or deleted
// operator new.
//
// accept: P-7-l, P-7-f, P-7.1-p
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
struct fin final {
  array_view<int, 1> v;
  void operator()(index<1> i) const restrict(amp) { v[i] = 1; }
};
union un {
  int a;
  float f;
  void operator()(index<1>) const restrict(amp) {}
};
struct amper {
  array_view<int, 1> v;
  amper *operator&() const { return nullptr; }
  void operator()(index<1> i) const restrict(amp) { v[i] += 1; }
};
struct nonew {
  array_view<int, 1> v;
  static void *operator new(size_t) = delete;
  static void operator delete(void *) = delete;
  void operator()(index<1> i) const restrict(amp) { v[i] += 1; }
};
struct greedy {
  array_view<int, 1> v;
  explicit greedy(array_view<int, 1> x) : v(x) {}
  template <typename X> greedy(X &&x, int = 0) : v(x.v) {
    static_assert(!std::is_same<std::decay_t<X>, int>::value, "");
  }
  void operator()(index<1> i) const restrict(amp) { v[i] += 1; }
};
struct conv {
  array_view<int, 1> v;
  operator int() const { return 3; }
  template <typename X> operator X *() const { return nullptr; }
  void operator()(index<1> i) const restrict(amp) { v[i] += 1; }
};
struct l1 {
  array_view<int, 1> v;
};
struct l2 {
  array_view<int, 1> v;
};
struct both : l1, private l2 {
  both(array_view<int, 1> a, array_view<int, 1> b) : l1{a}, l2{b} {}
  void operator()(index<1> i) const restrict(amp) {
    l1::v[i] += 1;
    l2::v[i] += 1;
  }
};
struct tmpl {
  array_view<int, 1> v;
  template <int N> void operator()(index<N> i) const restrict(amp) { v[i] += 1; }
  template <int A, int B, int C> void operator()(tiled_index<A, B, C> t) const restrict(amp) {
    v[t] += A;
    t.barrier.wait();
  }
};
class priv {
  array_view<int, 1> v;
  class in {
    array_view<int, 1> w;
    friend class priv;
  } z[2];
  static in mk(array_view<int, 1> x);

public:
  priv(array_view<int, 1> x);
  void operator()(const index<1> &i) const restrict(amp) { v[i] += 1; }
};
namespace {
struct anon {
  array_view<int, 1> v;
  void operator()(index<1> i) const restrict(amp) { v[i] += 1; }
};
}
template <typename X> struct crtp {
  void operator()(index<1> i) const restrict(amp) { static_cast<const X *>(this)->run(i); }
};
struct dcr : crtp<dcr> {
  array_view<int, 1> v;
  explicit dcr(array_view<int, 1> x) : v(x) {}
  void run(index<1> i) const restrict(amp) { v[i] += 1; }
};
struct ovl {
  array_view<int, 1> v;
  void operator()(index<1> i) const restrict(amp) { v[i] += 1; }
  void operator()(index<1> i) restrict(amp) { v[i] += 1000; }
  void operator()(index<2>) const restrict(amp) {}
  void operator()(index<1> i) const restrict(cpu) {}
};
int main() {
  array_view<int, 1> v(4), w(4);
  for (int i = 0; i < 4; ++i) w[i] = 0;
  parallel_for_each(v.extent, fin{v});
  CHECK(v[3] == 1);
  un u;
  u.a = 3;
  parallel_for_each(v.extent, u);
  v[3] += 1;
  nonew nn{v};
  parallel_for_each(v.extent, nn);
  CHECK(v[3] == 3);
  greedy g(v);
  parallel_for_each(v.extent, g);
  const greedy cg(v);
  parallel_for_each(v.extent, cg);
  CHECK(v[3] == 5);
  parallel_for_each(v.extent, conv{v});
  CHECK(v[3] == 6);
  parallel_for_each(v.extent, both(v, w));
  CHECK(v[3] == 7 && w[3] == 1);
  parallel_for_each(v.extent, tmpl{v});
  parallel_for_each(v.extent.tile<2>(), tmpl{v});
  CHECK(v[3] == 10);
  parallel_for_each(v.extent, anon{v});
  dcr d(v);
  parallel_for_each(v.extent, d);
  CHECK(v[3] == 12);
  ovl o{v};
  parallel_for_each(v.extent, o);
  CHECK(v[3] == 13);
  struct local {
    array_view<int, 1> v;
    void operator()(index<1> i) const restrict(amp) { v[i] += 1; }
  };
  parallel_for_each(v.extent, local{v});
  CHECK(v[3] == 14);
  return failures;
}
priv::in priv::mk(array_view<int, 1> x) {
  static_assert(sizeof(x) > 0, "");
  return *reinterpret_cast<in *>(&x);
}
priv::priv(array_view<int, 1> x) : v(x), z{mk(x), mk(x)} {}
