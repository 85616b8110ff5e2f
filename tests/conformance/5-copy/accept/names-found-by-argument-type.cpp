// The library works with classes whose namespace deletes or overloads functions and operators, and
// unqualified copy selects the std or concurrency function by its arguments.
//
// accept: R-5.3-g, R-5.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <algorithm>
#include <amp.h>
#include <iterator>
#include <vector>

// The library works with classes whose namespace deletes functions of standard names.
namespace greedy {
#define DEL(n)                                                                                     \
  template <typename... A>                                                                         \
  void n(A &&...) = delete;
DEL(copy);
DEL(copy_n);
DEL(move);
DEL(forward);
DEL(addressof);
DEL(distance);
DEL(advance);
DEL(next);
DEL(swap);
DEL(fill);
DEL(get);
DEL(begin);
DEL(end);
DEL(size);
DEL(data);
DEL(min);
DEL(max);
DEL(invoke);
DEL(launch);
DEL(make_pair);
DEL(ref);
DEL(cref);
DEL(visit);
DEL(apply);
DEL(decay_copy);
DEL(check);
DEL(transform);
DEL(for_each);
DEL(uninitialized_copy);
DEL(memcpy);
DEL(to_address);
DEL(exchange);
DEL(copy_async);
DEL(parallel_for_each);
DEL(any_of);
DEL(equal);
DEL(iter_swap);
DEL(prepare);
DEL(collect);
DEL(index_of);
DEL(offset);
DEL(linear);
DEL(section);
struct E {
  int n;
};
struct it : std::vector<E>::iterator {
  typedef std::vector<E>::iterator base;
  it(base b) : base(b) {}
  it &operator++() {
    base::operator++();
    return *this;
  }
  it operator++(int) {
    it t = *this;
    ++*this;
    return t;
  }
};
struct lin {
  E *p;
  typedef std::input_iterator_tag iterator_category;
  typedef E value_type;
  typedef int difference_type;
  typedef E *pointer;
  typedef E &reference;
  E &operator*() const { return *p; }
  lin &operator++() {
    ++p;
    return *this;
  }
  lin operator++(int) {
    lin t = *this;
    ++p;
    return t;
  }
  bool operator==(lin o) const { return p == o.p; }
  bool operator!=(lin o) const { return p != o.p; }
};
struct box {
  std::vector<E> v;
  E *d() { return v.data(); }
};
struct cont {
  E *p;
  int n;
  E *data() { return p; }
  const E *data() const { return p; }
  int size() const { return n; }
};
struct K {
  concurrency::array_view<E, 1> v;
  concurrency::array<E, 1> &a;
  void operator()(concurrency::index<1> i) const restrict(amp) { v[i].n += a[i].n; }
};
struct cb {
  void operator()() const {}
};
} // namespace greedy
using namespace concurrency;
void test_deleted_functions() {
  std::vector<greedy::E> h = {{1}, {2}, {3}, {4}};
  greedy::cont c{h.data(), 4};
  array<greedy::E, 1> a(4, h.begin(), h.end()), b(4, greedy::it(h.begin())),
      d(4, greedy::lin{h.data()}, greedy::lin{h.data() + 4}), e(a);
  array_view<greedy::E, 1> v(c), w(b), x(4);
  array_view<const greedy::E, 2> m(2, 2, c);
  array<greedy::E, 2> ma(m);
  e = d;
  e = std::move(d);
  e = v;
  concurrency::copy(a, e);
  concurrency::copy(v, e);
  concurrency::copy(a, w);
  concurrency::copy(w, x);
  concurrency::copy(greedy::lin{h.data()}, a);
  concurrency::copy(greedy::it(h.begin()), greedy::it(h.end()), x);
  concurrency::copy(a, greedy::lin{h.data()});
  concurrency::copy_async(w, h.begin()).then(greedy::cb());
  v.section(1, 2).section(0, 1);
  std::vector<greedy::E> o = e;
  v.view_as(extent<2>(2, 2));
  v.reinterpret_as<int>();
  a.copy_to(x);
  v.synchronize_async().then(greedy::cb());
  concurrency::parallel_for_each(v.extent, greedy::K{v, a});
  concurrency::parallel_for_each(v.extent.tile<2>(), greedy::K{v, a});
  concurrency::parallel_for_each(accelerator().default_view, v.extent, greedy::K{v, a});
  CHECK(v[3].n == 16 && ma.view_as(extent<1>(4))[3].n == 4 && o[1].n == 2);
}

// The library works with classes whose namespace declares operators for all types.
namespace expr {
struct tag {};
#define OP(o)                                                                                      \
  template <typename A, typename B>                                                                \
  tag operator o(const A &, const B &) restrict(cpu, amp) {                                        \
    return tag();                                                                                  \
  }
OP(+);
OP(-);
OP(*);
OP(/);
OP(%);
OP(==);
OP(!=);
OP(<);
OP(>);
OP(<=);
OP(>=);
OP(<<);
OP(&);
OP(|);
template <typename A>
tag operator!(const A &) restrict(cpu, amp) {
  return tag();
}
template <typename A>
tag operator~(const A &) restrict(cpu, amp) {
  return tag();
}
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
} // namespace expr
using namespace concurrency;
void test_greedy_operators() {
  std::vector<expr::E> h(8);
  for (int i = 0; i < 8; ++i)
    h[i].n = i;
  array<expr::E, 2> a(4, 2, h.begin(), h.end()), b(a);
  array_view<expr::E, 1> v(4);
  array_view<expr::E, 2> w(4, 2, h), s = w.section(1, 0, 2, 2);
  for (int i = 0; i < 4; ++i)
    v[i].n = 0;
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
}

// Unqualified copy selects std::copy or concurrency::copy by its arguments if both are visible.
using namespace std;
using namespace concurrency;
void test_beside_standard_copy() {
  vector<int> v(4, 3), w(4), u(4);
  concurrency::array<int, 1> arr(4);
  copy(v.begin(), v.end(), arr);
  copy(arr, w.begin());
  copy(v.begin(), v.end(), u.begin());
  int p[4];
  copy(v.data(), v.data() + 4, p);
  concurrency::array_view<int, 1> av(4, w);
  copy(v.begin(), v.end(), av);
  std::copy(v.begin(), v.end(), u.begin());
  copy(arr, av);
  concurrency::copy(v.begin(), arr);
  vector<int> o;
  copy(v.begin(), v.end(), back_inserter(o));
  copy(av, back_inserter(o));
  copy(arr, back_inserter(o));
  CHECK(w == v && u == v && p[3] == 3 && o.size() == 12 && o[11] == 3);
}

int main() {
  test_deleted_functions();
  test_greedy_operators();
  test_beside_standard_copy();
  return failures;
}
