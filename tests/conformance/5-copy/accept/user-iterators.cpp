// Copy reads and writes each element once by the iterator's own operators, and converts element
// types.
//
// accept: R-5.3-c, R-5.1.2-i, R-5.3.3-d, R-5.3.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <forward_list>
#include <initializer_list>
#include <iterator>
#include <set>
#include <vector>

using namespace concurrency;

// Copy reads and writes each element once through user iterators, and converts element types.
namespace user_iterators {
struct money {
  int cents;
  operator float() const { return cents / 100.0f; }
};
// An input iterator whose dereference returns a value, not a reference.
struct counting {
  typedef std::input_iterator_tag iterator_category;
  typedef int value_type;
  typedef std::ptrdiff_t difference_type;
  typedef const int *pointer;
  typedef int reference;
  static int reads;
  int *n;
  int operator*() const {
    ++reads;
    return *n * *n;
  }
  counting &operator++() {
    ++*n;
    return *this;
  }
  struct held {
    int v;
    int operator*() const { return v; }
  };
  held operator++(int) {
    held h{**this};
    ++*n;
    return h;
  }
  bool operator==(const counting &o) const { return end(o); }
  bool operator!=(const counting &o) const { return !end(o); }
  bool end(const counting &o) const {
    return o.n == nullptr ? *n >= 6 : n == nullptr ? *o.n >= 6 : n == o.n;
  }
};
int counting::reads;
struct sink {
  typedef std::output_iterator_tag iterator_category;
  typedef void value_type;
  typedef void difference_type;
  typedef void pointer;
  typedef void reference;
  std::vector<long> *v;
  struct put {
    std::vector<long> *v;
    void operator=(long x) const { v->push_back(x); }
  };
  put operator*() { return put{v}; }
  sink &operator++() { return *this; }
  sink operator++(int) { return *this; }
};
struct strided {
  typedef std::random_access_iterator_tag iterator_category;
  typedef short value_type;
  typedef int difference_type;
  typedef const short *pointer;
  typedef const short &reference;
  const short *p;
  reference operator*() const { return *p; }
  reference operator[](int i) const { return p[2 * i]; }
  strided &operator++() {
    p += 2;
    return *this;
  }
  strided operator++(int) {
    strided s = *this;
    p += 2;
    return s;
  }
  strided &operator--() {
    p -= 2;
    return *this;
  }
  strided &operator+=(int n) {
    p += 2 * n;
    return *this;
  }
  strided operator+(int n) const { return strided{p + 2 * n}; }
  strided operator-(int n) const { return strided{p - 2 * n}; }
  int operator-(strided o) const { return int(p - o.p) / 2; }
  bool operator==(strided o) const { return p == o.p; }
  bool operator!=(strided o) const { return p != o.p; }
  bool operator<(strided o) const { return p < o.p; }
};
void test() {
  array<float, 1> f(6);
  array<int, 2> a(2, 3);
  array_view<int, 2> v(a);
  array_view<int, 2> sec = array_view<int, 2>(4, 5).section(1, 1, 2, 3);
  std::vector<money> m = {{100}, {250}, {300}, {400}, {500}, {675}};
  copy(m.begin(), m.end(), f);
  std::vector<float> vf = f;
  CHECK(vf[1] == 2.5f && vf[5] == 6.75f);
  array<float, 1> fm(6, m.begin(), m.end()), fm2(6, m.data());
  CHECK(std::vector<float>(fm2) == vf && std::vector<float>(fm) == vf);
  int n = 0;
  copy(counting{&n}, counting{nullptr}, a);
  CHECK(v(1, 2) == 25 && counting::reads == 6);
  n = 0;
  counting::reads = 0;
  copy(counting{&n}, counting{nullptr}, sec);
  CHECK(sec(1, 2) == 25 && counting::reads == 6);
  n = 1;
  counting::reads = 0;
  copy_async(counting{&n}, v).get();
  CHECK(v(1, 2) == 36 && counting::reads == 6);
  n = 0;
  array<int, 1> c(6, counting{&n}, counting{nullptr});
  CHECK(std::vector<int>(c)[5] == 25);
  bool t = false;
  n = 1;
  try {
    copy(counting{&n}, counting{nullptr}, a);
  } catch (const runtime_exception &) {
    t = true;
  }
  CHECK(t);
  n = 0;
  t = false;
  array<int, 1> five(5);
  try {
    copy(counting{&n}, counting{nullptr}, five);
  } catch (const runtime_exception &) {
    t = true;
  }
  CHECK(t);
  std::vector<long> out;
  copy(v, sink{&out});
  CHECK(out.size() == 6 && out[5] == 36);
  copy_async(f, sink{&out}).get();
  CHECK(out.size() == 12 && out[11] == 6);
  copy(array_view<const int, 2>(sec), sink{&out});
  CHECK(out[17] == 25);
  short s[12];
  for (int i = 0; i < 12; ++i)
    s[i] = short(i);
  copy(strided{s}, strided{s + 12}, a);
  CHECK(v(1, 2) == 10);
  copy(strided{s}, sec);
  CHECK(sec(0, 1) == 2 && sec(1, 2) == 10);
  std::set<int> st = {5, 3, 1, 9, 7, 11};
  copy(st.begin(), st.end(), a);
  CHECK(v(0, 0) == 1 && v(1, 2) == 11);
  std::forward_list<double> fl(st.begin(), st.end());
  copy(fl.begin(), fl.end(), v);
  CHECK(v(1, 1) == 9);
  copy(a, std::inserter(st, st.end()));
  CHECK(st.size() == 6);
  copy(v, fl.begin());
  auto il = {6, 5, 4, 3, 2, 1};
  copy(il.begin(), il.end(), v);
  copy(std::begin(il), a);
  CHECK(v(0, 0) == 6);
  unsigned raw[6] = {1, 2, 3, 4, 5, 0xffffffffu};
  copy(raw, raw + 6, v);
  copy(std::cbegin(raw), std::cend(raw), a);
  CHECK(v(1, 2) == -1);
  copy(std::vector<bool>{1, 0, 0, 1, 1, 1}.begin(), v);
  CHECK(v(0, 1) == 0 && v(1, 2) == 1);
  std::vector<bool> vb(6);
  copy(v, vb.begin());
  CHECK(vb[0] && !vb[1]);
  int back[6];
  copy(v, std::reverse_iterator<int *>(back + 6));
  CHECK(back[5] == 1 && back[4] == 0);
  std::vector<int *> dummy;
  enum E { x, y };
  E es[6] = {x, y, x, y, x, y};
  copy(es, es + 6, a);
  CHECK(v(1, 2) == 1);
}
} // namespace user_iterators

// Copy uses each iterator's own dereference, also for derived, move, volatile and converting
// iterators.
namespace contiguous_iterators {
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
void test() {
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
}
} // namespace contiguous_iterators

int main() {
  user_iterators::test();
  contiguous_iterators::test();
  return failures;
}
