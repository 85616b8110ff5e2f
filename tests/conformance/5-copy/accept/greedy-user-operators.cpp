// The library works with classes whose namespace declares operators for all types.
//
// accept: R-5.3-g, R-5.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
namespace expr {
struct tag {};
#define OP(o)                                                                                      \
  template <typename A, typename B> tag operator o(const A &, const B &) restrict(cpu, amp) {      \
    return tag();                                                                                  \
  }
OP(+)
OP(-)
OP(*) OP(/) OP(%) OP(==) OP(!=) OP(<) OP(>) OP(<=) OP(>=) OP(<<) OP(&) OP(|) template <typename A>
tag operator!(const A &) restrict(cpu, amp) {
  return tag();
}
template <typename A> tag operator~(const A &) restrict(cpu, amp) { return tag(); }
struct E {
  int n;
};
struct K {
  concurrency::array_view<E, 1> v;
  concurrency::array<E, 2> &a;
  void operator()(concurrency::index<1> i) const restrict(amp) { v[i].n += a(i[0], 0).n; }
};
struct KT {
  concurrency::array_view<E, 2> v;
  void operator()(concurrency::tiled_index<1, 2> t) const restrict(amp) {
    v[t].n += 1;
    t.barrier.wait();
    v(t).n += 1;
  }
};
}
using namespace concurrency;
int main() {
  std::vector<expr::E> h(8);
  for (int i = 0; i < 8; ++i) h[i].n = i;
  array<expr::E, 2> a(4, 2, h.begin(), h.end()), b(a);
  array_view<expr::E, 1> v(4);
  array_view<expr::E, 2> w(4, 2, h), s = w.section(1, 0, 2, 2);
  for (int i = 0; i < 4; ++i) v[i].n = 0;
  b = a;
  b = w;
  a = std::move(b);
  parallel_for_each(v.extent, expr::K{v, a});
  parallel_for_each(s.extent.tile<1, 2>(), expr::KT{s});
  parallel_for_each(accelerator(accelerator::direct3d_ref).default_view, s.extent.tile<1, 2>(),
                    expr::KT{s});
  CHECK(v[3].n == 6 && w(1, 0).n == 6 && w(3, 1).n == 7 && w(0, 1).n == 1);
  copy(w, a);
  copy(a, w);
  copy(s, a.section(0, 0, 2, 2));
  std::vector<expr::E> o = a;
  CHECK(o[0].n == 6);
  copy(o.begin(), o.end(), a);
  copy(o.data(), o.data() + 8, w);
  copy(w, o.begin());
  array_view<const expr::E, 2> c = w;
  c = a;
  CHECK(c(0, 0).n == 6 && c[0][0].n == 6);
  w.synchronize();
  w.discard_data();
  w.refresh();
  return failures;
}
