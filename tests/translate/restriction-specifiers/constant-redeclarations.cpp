// Constexpr functions that are declared before their definition, also by friends.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip %s -o %t.hip 2>&1 | count 0
// RUN: %amp2hip --from-msvc %s -o %t.msvc.hip 2>&1 | count 0
// RUN: %syntax %t.hip

#include <amp.h>
using namespace concurrency;

template <class C> class outer;
namespace detail {
template <class C, class T> constexpr outer<C> make_outer(const T &);
}

namespace d {
template <class C> class arg;
template <class C, class T> constexpr arg<C> make(const T &);
template <class X> constexpr int get(const arg<X> &a);
constexpr int plain(int);
constexpr int size_of(int n);

template <class C> class arg {
  int v = 0;
  template <class X, class T> friend constexpr arg<X> make(const T &);
  template <class X> friend constexpr int get(const arg<X> &a);
  friend constexpr int plain(int);
};
template <class C, class T> constexpr arg<C> make(const T &t) {
  arg<C> a;
  a.v = t;
  return a;
}
template <class X> constexpr int get(const arg<X> &a) { return a.v; }
constexpr int plain(int i) { return i; }
constexpr int size_of(int n) { return 2 * n; }
} // namespace d

template <class C> class outer {
  int v = 0;
  template <class X, class T> friend constexpr outer<X> detail::make_outer(const T &);
};
namespace detail {
template <class C, class T> constexpr outer<C> make_outer(const T &t) {
  outer<C> a;
  a.v = t;
  return a;
}
} // namespace detail

int use() {
  array_view<int> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    int values[d::size_of(2)] = {};
    v[i] = values[1];
  });
  outer<int> o = detail::make_outer<int>(1);
  (void)o;
  return get(d::make<int>(1)) + d::plain(1);
}
