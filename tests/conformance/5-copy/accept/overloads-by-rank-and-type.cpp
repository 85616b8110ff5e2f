// Each copy and copy_async overload copies all elements, also between overlapping sections.
//
// accept: R-5.3-a, R-5.3.2-d, M-8.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <deque>
#include <iterator>
#include <list>
#include <vector>

using namespace concurrency;

// Each copy and copy_async overload copies all elements for each rank, element type and constness.
namespace overloads {
struct S {
  int a;
  double b;
  bool operator==(const S &o) const { return a == o.a && b == o.b; }
};
template <class T>
T val(int i) {
  return T(i + 1);
}
template <>
S val<S>(int i) {
  S s = {i, i * 0.5};
  return s;
}
template <int N>
extent<N> shape();
template <>
extent<1> shape() {
  return extent<1>(24);
}
template <>
extent<2> shape() {
  return extent<2>(4, 6);
}
template <>
extent<3> shape() {
  return extent<3>(2, 3, 4);
}
template <>
extent<4> shape() {
  int x[4] = {2, 3, 2, 2};
  return extent<4>(x);
}
template <>
extent<5> shape() {
  int x[5] = {2, 1, 3, 2, 2};
  return extent<5>(x);
}
template <class T, int N>
bool same(const array<T, N> &a, const std::vector<T> &s) {
  std::vector<T> v = a;
  return v == s;
}
template <class T, int N>
bool same(const array_view<T, N> &a, const std::vector<T> &s) {
  std::vector<T> v;
  copy(a, std::back_inserter(v));
  return v == s;
}
template <class T, int N>
void run() {
  const extent<N> e = shape<N>();
  std::vector<T> s(24), z(24, val<T>(77));
  for (int i = 0; i < 24; ++i)
    s[i] = val<T>(i);
  accelerator_view other = accelerator(L"direct3d\\ref").create_view(),
                   cpu = accelerator(L"cpu").default_view;
  const array<T, N> ca(e, s.begin());
  array<T, N> na(e, s.begin(), other);
  std::vector<T> h1(s), h2(24), h3(24);
  array_view<T, N> v(e, h1);
  const array_view<const T, N> cv(e, s.data());
  typedef array_view<const T, N> CV;
#define EACH(X) X(copy) X(copy_a)
#define copy_a(...) copy_async(__VA_ARGS__).get()
#define DESTA(SRC)                                                                                 \
  {                                                                                                \
    array<T, N> d(e, z.begin());                                                                   \
    copy(SRC, d);                                                                                  \
    CHECK(same(d, s));                                                                             \
  }                                                                                                \
  {                                                                                                \
    array<T, N> d(e, z.begin(), other);                                                            \
    copy_async(SRC, d).get();                                                                      \
    CHECK(same(d, s));                                                                             \
  }                                                                                                \
  {                                                                                                \
    array<T, N> d(e, z.begin(), cpu, other);                                                       \
    copy(SRC, d);                                                                                  \
    CHECK(same(d, s));                                                                             \
  }
#define DESTV(SRC)                                                                                 \
  {                                                                                                \
    std::vector<T> h(z);                                                                           \
    array_view<T, N> d(e, h);                                                                      \
    copy(SRC, d);                                                                                  \
    d.synchronize();                                                                               \
    CHECK(h == s);                                                                                 \
  }                                                                                                \
  {                                                                                                \
    std::vector<T> h(z);                                                                           \
    {                                                                                              \
      const array_view<T, N> d(e, h);                                                              \
      copy_async(SRC, d).get();                                                                    \
    }                                                                                              \
    CHECK(h == s);                                                                                 \
  }                                                                                                \
  {                                                                                                \
    std::vector<T> h(z);                                                                           \
    copy(SRC, array_view<T, N>(e, h));                                                             \
    CHECK(h == s);                                                                                 \
  }                                                                                                \
  {                                                                                                \
    array<T, N> d(e, z.begin());                                                                   \
    copy(SRC, array_view<T, N>(d));                                                                \
    CHECK(same(d, s));                                                                             \
  }                                                                                                \
  {                                                                                                \
    array_view<T, N> d(e);                                                                         \
    copy(SRC, d);                                                                                  \
    CHECK(same(d, s));                                                                             \
  }                                                                                                \
  {                                                                                                \
    array_view<T, N> d(e);                                                                         \
    copy_async(SRC, d.section(e)).get();                                                           \
    CHECK(same(d, s));                                                                             \
  }
  DESTA(ca);
  DESTA(na);
  DESTV(ca);
  DESTV(na);
  DESTA(cv);
  DESTV(cv);
  DESTA(v);
  DESTV(v);
  DESTA(CV(v));
  DESTV(CV(v));
  DESTA(CV(na));
  DESTV(v.section(e));
  DESTA(v.section(index<N>()));
  DESTV(cv.section(index<N>(), e));
  std::list<T> l(s.begin(), s.end());
  std::deque<T> q(s.begin(), s.end());
  const std::vector<T> &cs = s;
  T raw[24];
  for (int i = 0; i < 24; ++i)
    raw[i] = s[i];
  DESTA((s.begin()));
  DESTV((cs.begin()));

#define DA(B, E)                                                                                   \
  {                                                                                                \
    array<T, N> d(e, z.begin());                                                                   \
    copy(B, E, d);                                                                                 \
    CHECK(same(d, s));                                                                             \
  }                                                                                                \
  {                                                                                                \
    array<T, N> d(e, z.begin(), other);                                                            \
    copy_async(B, E, d).get();                                                                     \
    CHECK(same(d, s));                                                                             \
  }                                                                                                \
  {                                                                                                \
    array<T, N> d(e, z.begin());                                                                   \
    copy(B, d);                                                                                    \
    CHECK(same(d, s));                                                                             \
  }                                                                                                \
  {                                                                                                \
    array<T, N> d(e, z.begin());                                                                   \
    copy_async(B, d).get();                                                                        \
    CHECK(same(d, s));                                                                             \
  }                                                                                                \
  {                                                                                                \
    std::vector<T> h(z);                                                                           \
    array_view<T, N> d(e, h);                                                                      \
    copy(B, E, d);                                                                                 \
    d.synchronize();                                                                               \
    CHECK(h == s);                                                                                 \
  }                                                                                                \
  {                                                                                                \
    std::vector<T> h(z);                                                                           \
    copy_async(B, E, array_view<T, N>(e, h)).get();                                                \
    CHECK(h == s);                                                                                 \
  }                                                                                                \
  {                                                                                                \
    std::vector<T> h(z);                                                                           \
    copy(B, array_view<T, N>(e, h));                                                               \
    CHECK(h == s);                                                                                 \
  }                                                                                                \
  {                                                                                                \
    std::vector<T> h(z);                                                                           \
    const array_view<T, N> d(e, h);                                                                \
    copy_async(B, d).get();                                                                        \
    d.synchronize();                                                                               \
    CHECK(h == s);                                                                                 \
  }
  DA(s.begin(), s.end());
  DA(cs.begin(), cs.end());
  DA(l.begin(), l.end());
  DA(q.cbegin(), q.cend());
  DA(raw, raw + 24);
  DA(static_cast<const T *>(raw), static_cast<const T *>(raw) + 24);
  DA(std::make_move_iterator(s.data()), std::make_move_iterator(s.data() + 24));

#define OUT(SRC)                                                                                   \
  {                                                                                                \
    std::vector<T> o(24);                                                                          \
    copy(SRC, o.begin());                                                                          \
    CHECK(o == s);                                                                                 \
  }                                                                                                \
  {                                                                                                \
    std::vector<T> o;                                                                              \
    copy(SRC, std::back_inserter(o));                                                              \
    CHECK(o == s);                                                                                 \
  }                                                                                                \
  {                                                                                                \
    std::list<T> o(24);                                                                            \
    copy_async(SRC, o.begin()).get();                                                              \
    CHECK(std::vector<T>(o.begin(), o.end()) == s);                                                \
  }                                                                                                \
  {                                                                                                \
    std::deque<T> o(24);                                                                           \
    copy(SRC, o.begin());                                                                          \
    CHECK(std::vector<T>(o.begin(), o.end()) == s);                                                \
  }                                                                                                \
  {                                                                                                \
    T o[25];                                                                                       \
    o[24] = val<T>(77);                                                                            \
    copy(SRC, o);                                                                                  \
    CHECK(std::vector<T>(o, o + 24) == s && o[24] == val<T>(77));                                  \
  }                                                                                                \
  {                                                                                                \
    T o[24];                                                                                       \
    T *p = o;                                                                                      \
    copy_async(SRC, p).get();                                                                      \
    CHECK(std::vector<T>(o, o + 24) == s);                                                         \
  }                                                                                                \
  {                                                                                                \
    std::list<T> o;                                                                                \
    copy(SRC, std::front_inserter(o));                                                             \
    o.reverse();                                                                                   \
    CHECK(std::vector<T>(o.begin(), o.end()) == s);                                                \
  }                                                                                                \
  {                                                                                                \
    std::vector<T> o(24);                                                                          \
    copy(SRC, o.rbegin());                                                                         \
    CHECK(std::vector<T>(o.rbegin(), o.rend()) == s);                                              \
  }
  OUT(ca);
  OUT(na);
  OUT(cv);
  OUT(v);
  OUT(v.section(e));
  OUT(cv.section(index<N>()));

  // The members copy_to and conversions copy, too.
  {
    array<T, N> d(e, z.begin());
    ca.copy_to(d);
    CHECK(same(d, s));
  }
  {
    array<T, N> d(e, z.begin());
    v.copy_to(d);
    CHECK(same(d, s));
  }
  {
    array<T, N> d(e, z.begin());
    cv.copy_to(d);
    CHECK(same(d, s));
  }
  {
    std::vector<T> h(z);
    ca.copy_to(array_view<T, N>(e, h));
    CHECK(h == s);
  }
  {
    std::vector<T> h(z);
    v.copy_to(array_view<T, N>(e, h));
    CHECK(h == s);
  }
  {
    std::vector<T> h(z);
    cv.copy_to(array_view<T, N>(e, h));
    CHECK(h == s);
  }
  {
    array<T, N> d(e, z.begin());
    CHECK(&(d = cv) == &d);
    CHECK(same(d, s));
  }
  {
    array<T, N> d(e, z.begin());
    d = v;
    CHECK(same(d, s));
  }
  {
    array<T, N> d(e, z.begin(), other);
    d = ca;
    CHECK(same(d, s));
    CHECK(d.accelerator_view == other);
  }
}
void test() {
  run<int, 1>();
  run<float, 2>();
  run<S, 3>();
  run<double, 4>();
  run<unsigned, 5>();
}
} // namespace overloads

// Copies between overlapping sections and of an array to itself behave like copies by a temporary.
namespace overlap_and_self_copy {
void test() {
  for (const wchar_t *p :
       {accelerator::direct3d_warp, accelerator::direct3d_ref, accelerator::cpu_accelerator}) {
    std::vector<int> h(36);
    for (int i = 0; i < 36; ++i)
      h[i] = i;
    array<int, 2> a(6, 6, h.begin(), accelerator(p).default_view);
    array_view<int, 2> v(a);
    auto ref = h;
    auto sh = [&](int so, int sp, int d0, int d1, int n, int m) {
      auto t = ref;
      for (int i = 0; i < n; ++i)
        for (int j = 0; j < m; ++j)
          ref[(d0 + i) * 6 + d1 + j] = t[(so + i) * 6 + sp + j];
      copy(v.section(so, sp, n, m), v.section(d0, d1, n, m));
      std::vector<int> x = a;
      return x == ref;
    };
    CHECK(sh(0, 0, 1, 1, 4, 4));
    CHECK(sh(2, 2, 0, 1, 4, 4));
    CHECK(sh(0, 1, 0, 0, 6, 5));
    CHECK(sh(0, 0, 0, 1, 6, 5));
    CHECK(sh(0, 0, 3, 0, 3, 6));
    CHECK(sh(1, 1, 1, 1, 2, 2));
    copy(a, a);
    copy(v, a);
    copy(a, v);
    copy(v, v);
    copy_async(v, v).get();
    CHECK(std::vector<int>(a) == ref);
    array_view<int, 1> f = a.view_as(extent<1>(36));
    copy(f.section(0, 30), f.section(5, 30));
    {
      auto t = ref;
      for (int i = 0; i < 30; ++i)
        ref[5 + i] = t[i];
    }
    CHECK(std::vector<int>(a) == ref);
    copy(f.section(5, 30).reinterpret_as<float>(), f.section(6, 30).reinterpret_as<float>());
    {
      auto t = ref;
      for (int i = 0; i < 30; ++i)
        ref[6 + i] = t[5 + i];
    }
    CHECK(std::vector<int>(a) == ref);
    std::vector<int> own(ref);
    array_view<int, 2> hv(6, 6, own);
    copy(hv.section(0, 0, 5, 6), hv.section(1, 0, 5, 6));
    CHECK(hv(5, 5) == ref[29] && hv(0, 0) == ref[0]);
    std::vector<int> o(38, -9);
    copy(v, o.begin() + 1);
    CHECK(o[0] == -9 && o[37] == -9 && o[36] == ref[35]);
  }
}
} // namespace overlap_and_self_copy

int main() {
  overloads::test();
  overlap_and_self_copy::test();
  return failures;
}
