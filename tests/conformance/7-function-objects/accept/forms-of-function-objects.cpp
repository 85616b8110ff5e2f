// A kernel class may be final, a union or a template, have several call operators, bases and static
// members, or overload the address-of operator.
//
// accept: P-7.1-f, P-7-l, P-7-f, P-7.1-p
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// Kernels are classes with several call operators, bases, templates, references to arrays and
// static members.
namespace forms {
template <int N>
struct scaled {
  array_view<int, 1> v;
  int k;
  void operator()(index<1> i) const restrict(amp) { v[i] = k * N; }
};
struct constant {
  array_view<int, 1> v;
  void operator()(index<1> i) const restrict(cpu, amp) { v[i] = 2; }
};
struct several_indexes : constant {
  int k;
  several_indexes(array_view<int, 1> v, int k) : constant{v}, k(k) {}
  using constant::operator();
  void operator()(index<2> i) const restrict(amp) { v[i[0] * 2 + i[1]] = k; }
  void operator()(tiled_index<2> i) const restrict(amp) { v[i.local[0]] = 20 + k; }
};
struct derived : constant {
  derived(array_view<int, 1> v) : constant{v} {}
};
struct index_templates {
  array_view<int, 1> v;
  template <int N>
  void operator()(index<N> i) const restrict(amp) {
    v[i[N - 1]] = N;
  }
  template <int A, int B>
  void operator()(tiled_index<A, B> i) const restrict(amp) {
    v[i.local[1]] = A * 10 + B;
  }
};
struct array_reference {
  array<int, 1> &a;
  int k;
  array_reference(array<int, 1> &a, int k) : a(a), k(k) {}
  void operator()(index<1> i) const restrict(amp) { a[i] += k; }
};
struct helper_members {
  array_view<int, 1> v;
  static int help(int x) restrict(cpu, amp) { return x + C; }
  static const int C = 6;
  int mem(int x) const restrict(amp) { return help(x) * k; }
  int k;
  void operator()(const index<1> &i) const restrict(amp) { v[i] = mem(i[0]); }
};
struct tile_static_memory {
  array_view<int, 1> v;
  void operator()(tiled_index<2> t) const restrict(amp) {
    tile_static int s[2];
    s[t.local[0]] = t.global[0];
    t.barrier.wait();
    v[t.global] = s[1 - t.local[0]];
  }
};
template <typename T, typename Op>
struct mapped {
  array_view<T, 1> v;
  Op op;
  void operator()(index<1> i) const restrict(amp) { v[i] = op(v[i]); }
};
template <typename T, typename Op>
mapped<T, Op> map(array_view<T, 1> v, Op op) {
  return {v, op};
}
struct negate {
  template <typename T>
  T operator()(T t) const restrict(cpu, amp) {
    return -t;
  }
};
class defined_outside {
  array_view<int, 1> v;
  int k;
  class tag {};

public:
  defined_outside(array_view<int, 1> v) : v(v), k(3) {}
  void operator()(index<1> i) const restrict(amp);
};
void defined_outside::operator()(index<1> i) const restrict(amp) { v[i] = k + 5; }
void test() {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, scaled<3>{v, 4});
  CHECK(v[1] == 12);
  constant f1{v};
  parallel_for_each(v.extent, f1);
  CHECK(v[1] == 2);
  several_indexes f2(v, 7);
  parallel_for_each(extent<2>(2, 2), f2);
  CHECK(v[3] == 7);
  parallel_for_each(v.extent, f2);
  CHECK(v[3] == 2);
  parallel_for_each(v.extent.tile<2>(), f2);
  CHECK(v[1] == 27 && v[3] == 2);
  parallel_for_each(v.extent, derived(v));
  CHECK(v[0] == 2);
  index_templates f4{v};
  parallel_for_each(v.extent, f4);
  CHECK(v[3] == 1);
  parallel_for_each(extent<2>(1, 4), f4);
  CHECK(v[3] == 2);
  parallel_for_each(extent<3>(1, 1, 4), f4);
  CHECK(v[3] == 3);
  parallel_for_each(extent<2>(2, 4).tile<1, 2>(), f4);
  CHECK(v[0] == 12 && v[1] == 12);
  array<int, 1> a(4);
  parallel_for_each(a.extent, [&](index<1> i) restrict(amp) { a[i] = 1; });
  parallel_for_each(a.extent, array_reference(a, 8));
  const array_reference cf5(a, 1);
  parallel_for_each(a.extent, cf5);
  std::vector<int> o = a;
  CHECK(o[2] == 10);
  parallel_for_each(v.extent, helper_members{v, 2});
  CHECK(v[1] == 14);
  parallel_for_each(v.extent.tile<2>(), tile_static_memory{v});
  CHECK(v[0] == 1 && v[1] == 0 && v[2] == 3);
  parallel_for_each(v.extent, map(v, negate()));
  CHECK(v[2] == -3);
  parallel_for_each(v.extent, map(v, [](int x) restrict(cpu, amp) { return x * 2; }));
  CHECK(v[2] == -6);
  int q = 5;
  auto l = [=](auto x) restrict(amp) { return x + q; };
  parallel_for_each(v.extent, map(v, l));
  CHECK(v[2] == -1);
  parallel_for_each(v.extent, defined_outside(v));
  CHECK(v[2] == 8);
}
} // namespace forms

// A kernel class may be final, a union or a template, and may delete operator new or overload
// operators.
namespace unusual_classes {
struct final_class final {
  array_view<int, 1> v;
  void operator()(index<1> i) const restrict(amp) { v[i] = 1; }
};
union union_class {
  int a;
  float f;
  void operator()(index<1>) const restrict(amp) {}
};
struct address_of {
  array_view<int, 1> v;
  address_of *operator&() const { return nullptr; }
  void operator()(index<1> i) const restrict(amp) { v[i] += 1; }
};
struct without_new {
  array_view<int, 1> v;
  static void *operator new(size_t) = delete;
  static void operator delete(void *) = delete;
  void operator()(index<1> i) const restrict(amp) { v[i] += 1; }
};
struct greedy_constructor {
  array_view<int, 1> v;
  explicit greedy_constructor(array_view<int, 1> x) : v(x) {}
  template <typename X>
  greedy_constructor(X &&x, int = 0) : v(x.v) {
    static_assert(!std::is_same<std::decay_t<X>, int>::value, "");
  }
  void operator()(index<1> i) const restrict(amp) { v[i] += 1; }
};
struct converting {
  array_view<int, 1> v;
  operator int() const { return 3; }
  template <typename X>
  operator X *() const {
    return nullptr;
  }
  void operator()(index<1> i) const restrict(amp) { v[i] += 1; }
};
struct l1 {
  array_view<int, 1> v;
};
struct l2 {
  array_view<int, 1> v;
};
struct two_bases : l1, private l2 {
  two_bases(array_view<int, 1> a, array_view<int, 1> b) : l1{a}, l2{b} {}
  void operator()(index<1> i) const restrict(amp) {
    l1::v[i] += 1;
    l2::v[i] += 1;
  }
};
struct templates {
  array_view<int, 1> v;
  template <int N>
  void operator()(index<N> i) const restrict(amp) {
    v[i] += 1;
  }
  template <int A, int B, int C>
  void operator()(tiled_index<A, B, C> t) const restrict(amp) {
    v[t] += A;
    t.barrier.wait();
  }
};
class private_members {
  array_view<int, 1> v;
  class in {
    array_view<int, 1> w;
    friend class private_members;
  } z[2];
  static in mk(array_view<int, 1> x);

public:
  private_members(array_view<int, 1> x);
  void operator()(const index<1> &i) const restrict(amp) { v[i] += 1; }
};
namespace {
struct in_unnamed_namespace {
  array_view<int, 1> v;
  void operator()(index<1> i) const restrict(amp) { v[i] += 1; }
};
} // namespace
template <typename X>
struct crtp {
  void operator()(index<1> i) const restrict(amp) { static_cast<const X *>(this)->run(i); }
};
struct derived_by_crtp : crtp<derived_by_crtp> {
  array_view<int, 1> v;
  explicit derived_by_crtp(array_view<int, 1> x) : v(x) {}
  void run(index<1> i) const restrict(amp) { v[i] += 1; }
};
struct overloaded {
  array_view<int, 1> v;
  void operator()(index<1> i) const restrict(amp) { v[i] += 1; }
  void operator()(index<1> i) restrict(amp) { v[i] += 1000; }
  void operator()(index<2>) const restrict(amp) {}
  void operator()(index<1> i) const restrict(cpu) {}
};
void test() {
  array_view<int, 1> v(4), w(4);
  for (int i = 0; i < 4; ++i)
    w[i] = 0;
  parallel_for_each(v.extent, final_class{v});
  CHECK(v[3] == 1);
  union_class u;
  u.a = 3;
  parallel_for_each(v.extent, u);
  v[3] += 1;
  without_new nn{v};
  parallel_for_each(v.extent, nn);
  CHECK(v[3] == 3);
  greedy_constructor g(v);
  parallel_for_each(v.extent, g);
  const greedy_constructor cg(v);
  parallel_for_each(v.extent, cg);
  CHECK(v[3] == 5);
  parallel_for_each(v.extent, converting{v});
  CHECK(v[3] == 6);
  parallel_for_each(v.extent, two_bases(v, w));
  CHECK(v[3] == 7 && w[3] == 1);
  parallel_for_each(v.extent, templates{v});
  parallel_for_each(v.extent.tile<2>(), templates{v});
  CHECK(v[3] == 10);
  parallel_for_each(v.extent, in_unnamed_namespace{v});
  derived_by_crtp d(v);
  parallel_for_each(v.extent, d);
  CHECK(v[3] == 12);
  overloaded o{v};
  parallel_for_each(v.extent, o);
  CHECK(v[3] == 13);
  struct local {
    array_view<int, 1> v;
    void operator()(index<1> i) const restrict(amp) { v[i] += 1; }
  };
  parallel_for_each(v.extent, local{v});
  CHECK(v[3] == 14);
}
private_members::in private_members::mk(array_view<int, 1> x) {
  static_assert(sizeof(x) > 0, "");
  return *reinterpret_cast<in *>(&x);
}
private_members::private_members(array_view<int, 1> x) : v(x), z{mk(x), mk(x)} {}
} // namespace unusual_classes

// A kernel class may overload the address-of operator.
namespace address_operator {
struct amper {
  array_view<int, 1> v;
  amper *operator&() const { return nullptr; }
  void operator()(index<1> i) const restrict(amp) { v[i] = 1; }
};
void test() {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, amper{v});
  CHECK(v[3] == 1);
}
} // namespace address_operator

int main() {
  forms::test();
  unusual_classes::test();
  address_operator::test();
  return failures;
}
