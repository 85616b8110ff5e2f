// Arrays copy, move, swap and convert to vectors, and live in containers and classes.
//
// accept: R-5.1-d, R-5.1.2-l, R-5.1.2-m, R-5.1.3-e, R-5.1.3-f, R-5.1.3-g, R-5.1.3-h, R-5.1.3-i,
// R-5.1.4-c, R-5.1.4-d, R-5.1.4-e, R-5.1.3-k, R-5.2-k, R-5.1.5-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

using namespace concurrency;

// Checks that a statement throws an exception of a type, with a message.
#define THROWS(type, ...)                                                                          \
  do {                                                                                             \
    bool thrown = false;                                                                           \
    try {                                                                                          \
      __VA_ARGS__;                                                                                 \
    } catch (const type &e) {                                                                      \
      thrown = e.what() && e.what()[0] != 0;                                                       \
    } catch (...) {                                                                                \
    }                                                                                              \
    CHECK(thrown && "no " #type ": " #__VA_ARGS__);                                                \
  } while (0)

// Arrays copy with their accelerator view and convert to vectors; views of other extent do not
// assign.
namespace copies_moves_and_assignments {
using std::vector;

template <typename T, int N>
bool same(const array<T, N> &a, const vector<T> &v) {
  vector<T> w = a;
  return w == v;
}
void test() {
  accelerator_view av = accelerator().default_view, cpu = accelerator(L"cpu").default_view,
                   v2 = accelerator().create_view();
  vector<int> iv(24);
  for (int i = 0; i < 24; ++i)
    iv[i] = i * 3 - 7;
  array_view<int, 2> w(4, 6, iv);
  array_view<const int, 2> cw(w);
  array<int, 2> f1(w), f3(w, v2), f5(w, cpu, av), f6(cw, cpu, v2);
  array<int, 2> g(f3);
  CHECK(g.accelerator_view == v2);
  CHECK(same(g, iv));
  CHECK(g.extent == f3.extent);
  array<int, 2> st2(f6);
  CHECK(st2.accelerator_view == cpu);
  CHECK(st2.associated_accelerator_view == v2);
  CHECK(same(st2, iv));
  st2(0, 0) = 99;
  CHECK(f6(0, 0) == iv[0]);
  array<int, 2> m(std::move(g));
  CHECK(same(m, iv));
  CHECK(m.accelerator_view == v2);
  array<int, 2> h(4, 6);
  array<int, 2> &r = (h = m);
  CHECK(&r == &h);
  CHECK(same(h, iv));
  CHECK(h.accelerator_view == av);
  h = h;
  CHECK(same(h, iv));
  array<int, 2> k(1, 1);
  k = m;
  CHECK(k.extent == extent<2>(4, 6));
  CHECK(same(k, iv));
  k = std::move(m);
  CHECK(same(k, iv));
  array<int, 2> l(4, 6);
  l = w;
  CHECK(same(l, iv));
  l = cw;
  CHECK(same(l, iv));
  array<int, 2> tiny(2, 2);
  THROWS(runtime_exception, tiny = w);
  THROWS(runtime_exception, tiny = cw);
  l.copy_to(k);
  vector<int> out(24);
  array_view<int, 2> ov(4, 6, out);
  l.copy_to(ov);
  ov.synchronize();
  CHECK(out == iv);
  THROWS(runtime_exception, l.copy_to(tiny));
  THROWS(runtime_exception, l.copy_to(array_view<int, 2>(6, 4, out)));
  std::vector<int> conv = l;
  CHECK(conv == iv);
  array<int, 2> q = f1;
  CHECK(same(q, iv));
  array<int, 2> q2 = std::move(q);
  CHECK(same(q2, iv));
  CHECK(f5(3, 5) == iv[23]);
  CHECK(f5[3][5] == iv[23]);
  CHECK(f5(3)(5) == iv[23]);
  const array<int, 2> &cf = f5;
  CHECK(cf(3, 5) == iv[23]);
  CHECK(cf[3][5] == iv[23]);
  CHECK(cf(3)[5] == iv[23]);
  CHECK(cf.data()[23] == iv[23]);
  vector<array<int, 1>> many;
  for (int i = 1; i < 10; ++i)
    many.push_back(array<int, 1>(i, iv.begin()));
  for (int i = 1; i < 10; ++i)
    CHECK(same(many[i - 1], vector<int>(iv.begin(), iv.begin() + i)));
  many.erase(many.begin());
  CHECK(many[0].extent[0] == 2);
  std::swap(many[0], many[3]);
  CHECK(many[0].extent[0] == 5 && many[3].extent[0] == 2 &&
        same(many[3], vector<int>(iv.begin(), iv.begin() + 2)));
  {
    array<int> a(4, iv.begin()), b(std::move(a)); // a moved-from array can be assigned
    a = b;
    CHECK(same(a, vector<int>(iv.begin(), iv.begin() + 4)));
    array<int> c(2);
    c = std::move(a);
    a = array<int>(3, iv.begin() + 7);
    CHECK(a.extent[0] == 3 && same(a, vector<int>(iv.begin() + 7, iv.begin() + 10)));
  }
}
} // namespace copies_moves_and_assignments

// Moved and swapped arrays keep their views' storage, and arrays live in containers and classes.
namespace moved_and_stored_arrays {
static array<int, 1> make(int n, int f) {
  array<int, 1> a(n);
  parallel_for_each(a.extent, [&a, f ](index<1> i) restrict(amp) { a[i] = f + i[0]; });
  return a;
}
struct owner {
  array<int, 1> a;
  std::unique_ptr<array<float, 2>> p;
  array_view<int, 1> v;
  owner() : a(make(4, 1)), p(new array<float, 2>(2, 2)), v(a) {}
  owner(owner &&o) : a(std::move(o.a)), p(std::move(o.p)), v(std::move(o.v)) {}
  owner &operator=(owner &&) = default;
  int run() {
    array<int, 1> &r = a;
    array<float, 2> &q = *p;
    array_view<int, 1> w = v;
    parallel_for_each(
        r.extent, [&r, &q, w ](index<1> i) restrict(amp) {
          r[i] *= 10;
          q(i[0] / 2, i[0] % 2) = w[i] + 0.5f;
        });
    std::vector<float> f = q;
    return int(f[3] * 2);
  }
};
void test() {
  array<int, 1> a = make(5, 100);
  array_view<int, 1> va(a);
  array_view<const int, 1> tail = va.section(3, 2);
  array<int, 1> b(std::move(a));
  CHECK(std::vector<int>(b)[4] == 104);
  CHECK(va[0] == 100);
  CHECK(tail[1] == 104);
  va[0] = 7;
  CHECK(std::vector<int>(b)[0] == 7);
  a = make(3, 50); // a moved-from array, assigned by move
  CHECK(a.extent[0] == 3 && std::vector<int>(a)[2] == 52);
  CHECK(va.extent[0] == 5 && va[4] == 104);
  array<int, 1> c(std::move(b));
  b = c; // a moved-from array, assigned by copy
  CHECK(std::vector<int>(b) == std::vector<int>(c));
  va[1] = -1;
  CHECK(std::vector<int>(c)[1] == -1 && std::vector<int>(b)[1] == 101);
  std::swap(a, c);
  CHECK(a.extent[0] == 5 && c.extent[0] == 3);
  va[2] = -2;
  CHECK(std::vector<int>(a)[2] == -2);
  array<int, 1> &self = a;
  a = self;
  CHECK(a.extent[0] == 5 && std::vector<int>(a)[2] == -2);
  std::vector<array<int, 1>> vec;
  for (int i = 1; i < 20; ++i)
    vec.push_back(make(i, i));
  vec.emplace_back(4, accelerator(L"cpu").default_view);
  vec.erase(vec.begin());
  CHECK(vec.size() == 19 && vec[0].extent[0] == 2 && std::vector<int>(vec[17])[18] == 37 &&
        vec.back().accelerator_view.accelerator.device_path == L"cpu");
  std::map<int, array_view<int, 1>> m;
  for (int i = 0; i < 5; ++i)
    m.emplace(i, array_view<int, 1>(vec[i]));
  m.at(0) = m.at(4);
  CHECK(m.at(0).extent[0] == 6 && m.at(0)[0] == 6);
  owner o;
  CHECK(o.run() == 40 * 2 + 1);
  owner o2(std::move(o));
  CHECK(o2.run() == 400 * 2 + 1);
  owner o3;
  o3 = std::move(o2);
  CHECK(o3.v[0] == 100 && o3.a.extent[0] == 4);
  auto t = std::make_tuple(make(2, 9), array_view<int, 1>(a));
  CHECK(std::vector<int>(std::get<0>(t))[1] == 10);
  std::get<1>(t)[0] = 1234;
  CHECK(std::vector<int>(a)[0] == 1234);
  array_view<int, 1> left(1), mv(left);
  {
    array<int, 1> dies = make(6, 60);
    mv = dies;
    left = mv.section(2, 3);
  }
  parallel_for_each(
      left.extent, [=](index<1> i) restrict(amp) {
        left[i] += 1000;
        if (i[0] < 2)
          mv[i] += 1;
      });
  CHECK(left[0] == 1062 && mv[0] == 61 && mv[2] == 1062);
  array_view<int, 1> gone(std::move(mv));
  CHECK(gone[1] == 62 && !(gone[0] != 61));
}
} // namespace moved_and_stored_arrays

// Arrays swap, return by value and live in containers, and const arrays read in kernels.
namespace const_arrays_and_containers {
static array<int, 1> make(int n) {
  array<int, 1> a(n);
  array_view<int, 1> v(a);
  for (int i = 0; i < n; ++i)
    v[i] = i;
  return a;
}
static array_view<int, 1> view(std::vector<int> &s) { return array_view<int, 1>(int(s.size()), s); }
struct Holder {
  array<float, 2> a;
  array_view<float, 2> v;
  Holder() : a(2, 2), v(a) {}
  float sum() const {
    float t = 0;
    for (int i = 0; i < 2; ++i)
      for (int j = 0; j < 2; ++j)
        t += v(i, j);
    return t;
  }
  void fill(float f) {
    array<float, 2> &r = a;
    parallel_for_each(r.extent, [&r, f ](index<2> i) restrict(amp) { r[i] = f; });
  }
};
template <class T, int N>
extent<N> ex(const array<T, N> &a) {
  return a.extent;
}
template <template <class, int> class C, class T, int N>
int rankof(const C<T, N> &) {
  return N * 10 + C<T, N>::rank;
}
void test() {
  array<int, 1> a = make(5), b = make(3);
  std::swap(a, b);
  CHECK(a.extent[0] == 3 && b.extent[0] == 5);
  CHECK((std::vector<int>(b)[4] == 4));
  using std::swap;
  swap(a, b);
  CHECK(a.extent[0] == 5);
  std::vector<array<int, 1>> va;
  va.push_back(a);
  va.push_back(std::move(b));
  va.emplace_back(7);
  va.resize(2, a);
  va.erase(va.begin());
  CHECK(va[0].extent[0] == 3);
  std::map<int, array_view<int, 1>> m;
  std::vector<int> s(4, 1);
  m.insert({1, view(s)});
  m.at(1)[2] = 9;
  CHECK(s[2] == 9);
  m.emplace(2, m.at(1).section(1, 2));
  CHECK(m.at(2)[1] == 9);
  a = a;
  CHECK(a.extent[0] == 5 && std::vector<int>(a)[4] == 4);
  array<int, 1> c(make(2));
  c = make(9);
  CHECK(c.extent[0] == 9);
  const array<int, 1> k = a;
  std::vector<int> kv = k;
  CHECK(kv.size() == 5);
  array_view<const int, 1> kview(k), kv2 = k;
  CHECK(kview[3] == 3 && kv2[4] == 4);
  array_view<int, 1> live(a);
  live[0] = 77;
  CHECK((std::vector<int>(k)[0] == 0 && std::vector<int>(a)[0] == 77));
  Holder h;
  h.fill(2.5f);
  CHECK(h.sum() == 10);
  CHECK(ex(h.a) == extent<2>(2, 2));
  CHECK(rankof(a) == 11 && rankof(h.v) == 22);
  parallel_for_each(
      k.extent, [&k, live ](index<1> i) restrict(amp) { live[i] = k[i] + k.extent[0]; });
  CHECK(live[4] == 9);
  auto f = [](array_view<const int, 1> q) { return q[1]; };
  CHECK(f(a) == 6 && f(k) == 1 && f(live) == 6);
  auto g = [](array_view<int, 1> q) { q[1] = 0; };
  g(a);
  g(live.section(0, 3));
  CHECK(live[1] == 0);
  std::initializer_list<int> il = {4, 5, 6};
  array<int, 1> fil(3, il.begin(), il.end());
  CHECK(std::vector<int>(fil)[2] == 6);
  std::string str;
  std::vector<unsigned> us(3, 7u);
  array<unsigned, 1> ua(3, us.data());
  unsigned raw[3];
  copy(ua, raw);
  CHECK(raw[2] == 7u);
}
} // namespace const_arrays_and_containers

int main() {
  copies_moves_and_assignments::test();
  moved_and_stored_arrays::test();
  const_arrays_and_containers::test();
  return failures;
}
