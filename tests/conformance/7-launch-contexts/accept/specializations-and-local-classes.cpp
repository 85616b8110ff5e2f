// A kernel may be launched in specializations, nested classes, closures and local classes.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
static int out[12];
template <class T, int N> struct A {
  void go(array_view<int, 1> v) {
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { v[0] += N; });
  }
};
template <class T> struct A<T *, 2> {
  void go(array_view<int, 1> v);
  struct In {
    template <class U> static void st(array_view<int, 1> v, U u) {
      parallel_for_each(
          extent<1>(1), [=](index<1>) restrict(amp) { v[1] += int(u) + int(sizeof(T)); });
    }
  };
};
template <class T> void A<T *, 2>::go(array_view<int, 1> v) {
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        T t = 2;
        v[2] += int(t);
      });
}
template <> struct A<float, 1> {
  static void go(array_view<int, 1> v) {
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { v[3] += 4; });
  }
};
template <> void A<int, 7>::go(array_view<int, 1> v) {
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { v[4] += 5; });
}
template <class T> void f(array_view<int, 1> v, T) {
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { v[5] += sizeof(T); });
}
template <> void f(array_view<int, 1> v, float) {
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { v[6] += 6; });
}
template void f<double>(array_view<int, 1>, double);
template <template <class, int> class TT, class... Ts> void g(array_view<int, 1> v) {
  (TT<Ts, 3>().go(v), ...);
}
struct Outer {
  struct Mid {
    static auto maker(int k) {
      return [k](array_view<int, 1> v) {
        parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { v[7] += k; });
      };
    }
  };
};
namespace {
template <class F> struct Runner {
  F f;
  void operator()(index<1>) const restrict(amp) { f(); }
};
template <class F> Runner<F> runner(F f) { return {f}; }
}
int main() {
  array_view<int, 1> v(12, out);
  A<int, 5>().go(v);
  A<int *, 2>().go(v);
  A<int *, 2>::In::st(v, 1.5f);
  A<float, 1>::go(v);
  A<int, 7>().go(v);
  f(v, 1);
  f(v, 1.f);
  f(v, 1.0);
  g<A, int, char>(v);
  Outer::Mid::maker(9)(v);
  parallel_for_each(extent<1>(1), runner([=]() restrict(amp) { v[8] += 3; }));
  auto add = [](int t) restrict(cpu, amp) { return t + 1; };
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { v[9] = add(4); });
  struct Loc {
    array_view<int, 1> v;
    int k;
    void operator()(index<1>) const restrict(amp) { v[10] += k; }
    void launch() const { parallel_for_each(extent<1>(1), *this); }
  };
  Loc{v, 8}.launch();
  v.synchronize();
  const int want[] = {11, 5, 2, 4, 5, 12, 6, 9, 3, 5, 8, 0};
  for (int i = 0; i < 12; i++)
    if (out[i] != want[i]) return i + 1;
  return 0;
}
