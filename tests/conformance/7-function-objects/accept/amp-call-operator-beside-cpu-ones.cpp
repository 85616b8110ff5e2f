// A launch calls the amp call operator and host code the cpu one, whatever their parameters.
//
// accept: P-7-f, L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <algorithm>
#include <functional>
#include <vector>
using namespace concurrency;

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
  template <typename Index> void operator()(Index i) const restrict(cpu) { v[i] += 100; }
  template <typename Index> void operator()(const Index &i) const restrict(amp) { v[i] = i[0] * 4; }
};
template <typename T> struct of_type {
  array_view<T, 1> v;
  void operator()(index<1> i) const restrict(cpu) { v[i] += 100; }
  void operator()(const index<1> &i) const restrict(amp) { v[i] = T(i[0]) * 5; }
};
// The parameter types differ, so the operators keep two names.
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
  template <typename Index> void operator()(const Index &i) const restrict(amp) { v[i] = i[0] * 7; }
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
template <typename F> void apply(const F &f, const index<1> &i) restrict(cpu, amp) { f(i); }
template <typename F> struct caller {
  F f;
  void operator()(index<1> i) const restrict(amp) {
    f(i);
    apply(f, i);
  }
};

static int bad;
static std::vector<int> r(4);
template <typename F> void check(array_view<int, 1> v, F f, int factor) {
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

int main() {
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
  return bad;
}
