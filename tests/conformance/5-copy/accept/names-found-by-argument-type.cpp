// The library works with classes whose namespace deletes functions of standard names.
//
// accept: R-5.3-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
namespace greedy {
#define DEL(n) template <typename... A> void n(A &&...) = delete;
DEL(copy)
DEL(copy_n)
DEL(move) DEL(forward) DEL(addressof) DEL(distance) DEL(advance) DEL(next) DEL(swap) DEL(fill)
    DEL(get) DEL(begin) DEL(end) DEL(size) DEL(data) DEL(min) DEL(max) DEL(invoke) DEL(launch)
        DEL(make_pair) DEL(ref) DEL(cref) DEL(visit) DEL(apply) DEL(decay_copy) DEL(check)
            DEL(transform) DEL(for_each) DEL(uninitialized_copy) DEL(memcpy) DEL(to_address)
                DEL(exchange) DEL(copy_async) DEL(parallel_for_each) DEL(any_of) DEL(equal)
                    DEL(iter_swap) DEL(prepare) DEL(collect) DEL(index_of) DEL(offset) DEL(linear)
                        DEL(section) struct E {
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
}
using namespace concurrency;
int main() {
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
  return failures;
}
