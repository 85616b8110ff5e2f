// A launch selects the const amp call operator for the index, among operators of bases, templates
// and both restrictions.
//
// accept: P-7-f, L-2.3.2.1-f, P-7-g, P-7.1-p, X-7.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <algorithm>
#include <amp.h>
#include <functional>
#include <vector>

using namespace concurrency;

// A launch calls the amp call operator and host code calls the cpu operator, also if their
// parameter types differ.
namespace beside_cpu_operators {
struct by_value {
  array_view<int, 1> v;
  void operator()(index<1> i) const restrict(cpu) { v[i] += 100; }
  void operator()(const index<1> &i) const restrict(amp) { v[i] = i[0] * 2; }
};
struct by_reference {
  array_view<int, 1> v;
  void operator()(index<1> i) const restrict(amp) { v[i] = i[0] * 3; }
  void operator()(const index<1> &i) const restrict(cpu) { v[i] += 100; }
};
struct templates {
  array_view<int, 1> v;
  template <typename Index>
  void operator()(Index i) const restrict(cpu) {
    v[i] += 100;
  }
  template <typename Index>
  void operator()(const Index &i) const restrict(amp) {
    v[i] = i[0] * 4;
  }
};
template <typename T>
struct of_type {
  array_view<T, 1> v;
  void operator()(index<1> i) const restrict(cpu) { v[i] += 100; }
  void operator()(const index<1> &i) const restrict(amp) { v[i] = T(i[0]) * 5; }
};
// The parameter types differ, so the translator keeps two functions.
struct several {
  array_view<int, 1> v;
  int operator()(int n) const restrict(cpu) { return n + 1; }
  int operator()(long n) const restrict(amp) { return int(n) + 2; }
  void operator()(index<1> i) const restrict(cpu) { v[i] += 100; }
  void operator()(const index<1> &i) const restrict(amp) { v[i] = (*this)(1); }
};
// The cpu template matches an index better than the amp operator.
struct generic_kernel {
  array_view<int, 1> v;
  void operator()(index<1> i) const restrict(cpu) { v[i] += 100; }
  template <typename Index>
  void operator()(const Index &i) const restrict(amp) {
    v[i] = i[0] * 7;
  }
};
struct mutating {
  array_view<int, 1> v;
  int calls;
  void operator()(index<1> i) restrict(cpu) { ++calls, v[i] += 100; }
  void operator()(index<1> i) const restrict(amp) { v[i] = i[0] * 8; }
};
struct tiled {
  array_view<int, 1> v;
  void operator()(tiled_index<2> t) const restrict(cpu) { v[t.global] = -1; }
  void operator()(const tiled_index<2> &t) const restrict(amp) { v[t.global] = t.local[0]; }
};

// Cpu,amp code calls the functor.
template <typename F>
void apply(const F &f, const index<1> &i) restrict(cpu, amp) {
  f(i);
}
template <typename F>
struct caller {
  F f;
  void operator()(index<1> i) const restrict(amp) {
    f(i);
    apply(f, i);
  }
};

static int bad;
static std::vector<int> r(4);
template <typename F>
void check(array_view<int, 1> v, F f, int factor) {
  parallel_for_each(v.get_extent(), f);
  v.synchronize();
  bad += r[3] != 3 * factor;
  parallel_for_each(v.get_extent(), caller<F>{f});
  v.synchronize();
  bad += r[2] != 2 * factor;
  f(index<1>(1));
  apply(f, index<1>(1));
  v.synchronize();
  bad += r[1] != factor + 200;
  std::function<void(index<1>)> called = f;
  called(index<1>(1));
  v.synchronize();
  bad += r[1] != factor + 300;
}

void test() {
  array_view<int, 1> v(4, r);
  check(v, by_value{v}, 2);
  check(v, by_reference{v}, 3);
  check(v, templates{v}, 4);
  check(v, of_type<int>{v}, 5);

  several s = {v};
  parallel_for_each(v.get_extent(), s);
  v.synchronize();
  bad += r[0] != 3 || s(1) != 2;
  std::vector<int> n = {1, 2};
  std::transform(n.begin(), n.end(), n.begin(), s);
  bad += n[1] != 3;
  s(index<1>(0));
  v.synchronize();
  bad += r[0] != 103;

  generic_kernel g = {v};
  parallel_for_each(v.get_extent(), g);
  v.synchronize();
  bad += r[3] != 21;
  g(index<1>(3));
  v.synchronize();
  bad += r[3] != 121;

  mutating m = {v, 0};
  parallel_for_each(v.get_extent(), m);
  v.synchronize();
  bad += r[3] != 24;
  m(index<1>(3));
  v.synchronize();
  bad += r[3] != 124 || m.calls != 1;

  parallel_for_each(v.get_extent().tile<2>(), tiled{v});
  v.synchronize();
  bad += r[3] != 1;
  CHECK(bad == 0);
}
} // namespace beside_cpu_operators

// A kernel class may have call operators of bases, of other parameters and of both restrictions.
namespace overloaded_operators {
struct Common {
  int bias;
  int operator()(float f) const restrict(cpu, amp) { return int(f) + bias; }
};
struct K : Common {
  array_view<int, 1> v;
  K(array_view<int, 1> a) : Common{5}, v(a) {}
  using Common::operator();
  void operator()(index<1> i) const restrict(amp) { v[i] = (*this)(2.5f) + (*this)(1, 2); }
  void operator()(index<1> i) const restrict(cpu) { v[i] = -1; }
  void operator()(index<1> i) restrict(amp) { v[i] = -2; }
  int operator()(int a, int b) const restrict(amp) { return a + b; }
  template <class T>
  int operator()(T, T, T) const {
    return 3;
  }
};
void test() {
  int out[2] = {};
  array_view<int, 1> v(2, out);
  K k(v);
  parallel_for_each(v.extent, k);
  v.synchronize();
  CHECK(out[0] == 10 && out[1] == 10);
  const K &ck = k;
  ck(index<1>(1));
  CHECK(out[1] == -1 && k(1.f) == 6 && k(1, 1, 1) == 3);
}
} // namespace overloaded_operators

// A kernel class may inherit its call operator or have private data members.
namespace operators_of_bases {
struct base {
  array_view<int, 1> v;
  explicit base(array_view<int, 1> w) : v(w) {}
  void operator()(index<1> i) const restrict(amp) { v[i] += 1; }
};
class derived : private base {
public:
  explicit derived(array_view<int, 1> w) : base(w) {}
  using base::operator();

private:
  int unused_state = 3;
};
class state {
  array_view<int, 1> v;
  int by;
  int step() const restrict(cpu, amp) { return by * 2; }

public:
  state(array_view<int, 1> w, int b) : v(w), by(b) {}
  void operator()(index<1> i) const restrict(cpu, amp) { v[i] += step(); }
};

void test() {
  int data[2] = {};
  array_view<int, 1> v(2, data);
  parallel_for_each(v.extent, base(v));
  parallel_for_each(v.extent, derived(v));
  state s(v, 5);
  parallel_for_each(v.extent, s);
  s(index<1>(0));
  check("0", v[0], 22);
  check("1", v[1], 12);
}
} // namespace operators_of_bases

// A kernel class uses a private base, views in members and a call operator that is inherited or a
// template.
namespace inherited_operators {
template <class T>
struct Views {
  array_view<T, 1> a;
  array_view<const T, 1> b;
};
struct Scale {
  float k;
  template <class T>
  T operator()(T x) const restrict(amp) {
    return T(x * k);
  }
};
template <class Op>
struct Kernel : private Op, Views<int> {
  struct {
    int off;
    float pad;
  } cfg;
  Views<int> more[1];
  Kernel(Op o, array_view<int, 1> x, array_view<const int, 1> y)
      : Op(o), Views<int>{x, y}, cfg{3, 0}, more{{x, y}} {}
  template <int N>
  void operator()(const index<N> &i) const restrict(amp) {
    this->a[i] = Op::operator()(this->b[i]) + cfg.off + more[0].b[i] * 100;
  }
};
template <class F, class D>
void go(D d, const F &f) {
  parallel_for_each(d, f);
}
struct FromIndex {
  int i;
  FromIndex(index<1> x) restrict(amp, cpu) : i(x[0]) {}
};
struct K2 {
  array_view<int, 1> v;
  void operator()(FromIndex f) const restrict(amp) { v[f.i] += f.i; }
};
struct K3 : K2 {
  K3(K2 k) : K2(k) {}
};
void test() {
  int out[3] = {};
  const int in[3] = {2, 4, 6};
  array_view<int, 1> v(3, out);
  go(v.extent, Kernel<Scale>({1.5f}, v, array_view<const int, 1>(3, in)));
  go(v.extent, K3(K2{v}));
  v.synchronize();
  for (int i = 0; i < 3; i++)
    CHECK(out[i] == in[i] / 2 * 3 + 3 + in[i] * 100 + i);
}
} // namespace inherited_operators

// A launch selects the const amp call operator whose parameter matches the index.
namespace by_restriction_and_index {
struct kernel {
  array_view<int, 1> v;
  void operator()(index<1> i) const restrict(cpu) { v[i] = -1; }
  void operator()(index<1> i) const restrict(amp) { v[i] = 1; }
  void operator()(index<2> i) const restrict(amp) { v[i[1]] = 2; }
  void operator()(tiled_index<2> t) const restrict(amp) { v[t.global] = 3; }
};
struct with_template {
  array_view<int, 1> v;
  template <typename I>
  void operator()(const I &i) const restrict(cpu, amp) {
    v[i] += int(sizeof(i[0])) * 100;
  }
};
struct both_constnesses {
  array_view<int, 1> v;
  void operator()(index<1> i) restrict(amp) { v[i] = -2; }
  void operator()(index<1> i) const restrict(amp) { v[i] += 5; }
};

void test() {
  int data[4] = {};
  array_view<int, 1> v(4, data);
  kernel k = {v};
  parallel_for_each(extent<1>(4), k);
  check("index<1>", v[3], 1);
  parallel_for_each(extent<2>(1, 3), k);
  check("index<2>", v[2], 2);
  check("untouched", v[3], 1);
  parallel_for_each(extent<1>(2).tile<2>(), k);
  check("tiled_index", v[1], 3);
  with_template w = {v};
  parallel_for_each(v.extent, w);
  check("template", v[1], 403);
  both_constnesses b = {v};
  parallel_for_each(v.extent, b);
  check("const", v[1], 408);
}
} // namespace by_restriction_and_index

int main() {
  beside_cpu_operators::test();
  overloaded_operators::test();
  operators_of_bases::test();
  inherited_operators::test();
  by_restriction_and_index::test();
  return failures;
}
