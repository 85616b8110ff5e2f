// Copy uses each iterator's own dereference, also for derived, move, volatile and converting
// iterators.
//
// accept: R-5.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <iterator>
#include <string>
#include "check.h"
using namespace concurrency;
struct neg : std::vector<int>::const_iterator {
  typedef std::vector<int>::const_iterator base;
  typedef int reference;
  neg(base b) : base(b) {}
  int operator*() const { return -base::operator*(); }
  neg &operator++() {
    base::operator++();
    return *this;
  }
  neg operator++(int) {
    neg t = *this;
    ++*this;
    return t;
  }
};
struct tracked {
  int n;
  tracked(int i = 0) restrict(cpu, amp) : n(i) {}
  tracked(const tracked &o) restrict(cpu, amp) : n(o.n) {}
  tracked &operator=(const tracked &o) restrict(cpu, amp) {
    n = o.n;
    return *this;
  }
};
struct A {
  int x;
};
struct B : A {
  int y;
};
int main() {
  std::vector<int> h = {1, 2, 3, 4};
  array<int, 1> a(4);
  array_view<int, 1> v(a);
  copy(neg(h.begin()), neg(h.end()), a);
  CHECK(v[0] == -1 && v[3] == -4);
  array<int, 1> a2(4, neg(h.begin()));
  CHECK(std::vector<int>(a2)[2] == -3);
  copy(std::make_move_iterator(h.data()), std::make_move_iterator(h.data() + 4), v);
  CHECK(v[3] == 4);
  volatile int vol[4] = {9, 8, 7, 6};
  volatile int *pv = vol;
  copy(pv, pv + 4, a);
  CHECK(v[3] == 6);
  v[0] = 1;
  copy(a, pv);
  CHECK(vol[0] == 1);
  array<tracked, 1> t(4, h.begin(), h.end());
  std::vector<tracked> tv = t;
  CHECK(tv[3].n == 4);
  copy(tv.begin(), tv.end(), array_view<tracked, 1>(t));
  B bs[3] = {};
  for (int i = 0; i < 3; ++i) {
    bs[i].x = i + 1;
    bs[i].y = 50;
  }
  array<A, 1> as(3);
  copy(bs, bs + 3, as);
  std::vector<A> av = as;
  CHECK(av[0].x == 1 && av[1].x == 2 && av[2].x == 3);
  const B *cb = bs;
  copy_async(cb, array_view<A, 1>(as)).get();
  std::u32string s = U"abcd";
  array<unsigned, 1> u(4, s.begin(), s.end());
  CHECK(std::vector<unsigned>(u)[3] == U'd');
  copy(u, s.rbegin());
  CHECK(s == U"dcba");
  std::vector<float> f = {1.9f, -1.9f, 2.5f, 0.f};
  copy(f.begin(), f.end(), a);
  CHECK(v[0] == 1 && v[1] == -1 && v[2] == 2);
  copy(a, f.begin());
  CHECK(f[2] == 2.0f);
  std::vector<unsigned char> uc(4);
  v[0] = 257;
  copy(a, uc.begin());
  CHECK(uc[0] == 1);
  bool bl[4];
  copy(a, bl);
  CHECK(bl[0] && !bl[3]);
  copy(bl, bl + 4, a);
  CHECK(v[0] == 1 && v[3] == 0);
  return failures;
}
