// A kernel class uses a private base, views in members and a call operator that is inherited or a
// template.
//
// accept: X-7.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> struct Views {
  array_view<T, 1> a;
  array_view<const T, 1> b;
};
struct Scale {
  float k;
  template <class T> T operator()(T x) const restrict(amp) { return T(x * k); }
};
template <class Op> struct Kernel : private Op, Views<int> {
  struct {
    int off;
    float pad;
  } cfg;
  Views<int> more[1];
  Kernel(Op o, array_view<int, 1> x, array_view<const int, 1> y)
      : Op(o), Views<int>{x, y}, cfg{3, 0}, more{{x, y}} {}
  template <int N> void operator()(const index<N> &i) const restrict(amp) {
    this->a[i] = Op::operator()(this->b[i]) + cfg.off + more[0].b[i] * 100;
  }
};
template <class F, class D> void go(D d, const F &f) { parallel_for_each(d, f); }
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
int main() {
  int out[3] = {};
  const int in[3] = {2, 4, 6};
  array_view<int, 1> v(3, out);
  go(v.extent, Kernel<Scale>({1.5f}, v, array_view<const int, 1>(3, in)));
  go(v.extent, K3(K2{v}));
  v.synchronize();
  for (int i = 0; i < 3; i++)
    if (out[i] != in[i] / 2 * 3 + 3 + in[i] * 100 + i) return i + 1;
  return 0;
}
