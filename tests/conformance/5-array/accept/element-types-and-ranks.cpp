// Arrays and views of several element types and ranks work on each accelerator that runs kernels.
//
// accept: R-5.1-a, R-5.1-f, R-5.2-f, R-5.2-g, R-5.2.5-b, R-5.2.5-j, R-3.4-a, R-5.3.4-b, X-7-a,
// G-1.4-c, R-5.1.4-e, R-5.2.4-f, R-5.2.5-a, P-7-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <algorithm>
#include <amp.h>
#include <cstdio>
#include <iterator>
#include <vector>

using namespace concurrency;

// Arrays and views of several element types and ranks work on each accelerator that runs kernels.
namespace element_types_on_every_accelerator {
using std::vector;
template <typename _type, int _rank>
struct test_data {
  vector<_type> in;
  extent<_rank> ext;
  test_data(const extent<_rank> &e) : in(e.size()), ext(e) {
    int k = 0;
    std::generate(in.begin(), in.end(), [&]() { return static_cast<_type>(k++ % 97); });
  }
};
template <typename T, int N>
bool equal(const array<T, N> &a, const vector<T> &v) {
  vector<T> t(a.extent.size());
  copy(a, t.begin());
  return t.size() == v.size() && std::equal(t.begin(), t.end(), v.begin());
}
template <typename T, int N>
bool equal(const array_view<const T, N> &a, const vector<T> &v) {
  vector<T> t;
  copy(a, std::back_inserter(t));
  return t == v;
}
template <typename T, int N>
T at(const array<T, N> &a, const index<N> &i) restrict(amp, cpu) {
  return a[i];
}
template <typename A>
int rank_of(A &) restrict(amp, cpu) {
  return A::rank;
}
template <typename A>
typename A::value_type first_of(const A &a) restrict(amp) {
  return a[index<A::rank>()];
}
template <int N>
index<N> unflatten(int flat, const extent<N> &e) restrict(amp, cpu) {
  index<N> r;
  for (int d = N - 1; d >= 0; d--) {
    r[d] = flat % e[d];
    flat /= e[d];
  }
  return r;
}
template <int N>
int flatten(const index<N> &i, const extent<N> &e) restrict(amp, cpu) {
  int f = 0;
  for (int d = 0; d < N; d++)
    f = f * e[d] + i[d];
  return f;
}
enum overload { by_array, by_view, by_const_view };
int which(array<int, 1> &) restrict(amp, cpu) { return by_array; }
int which(const array_view<int, 1> &) restrict(amp, cpu) { return by_view; }
int which(const array_view<const int, 1> &) restrict(amp, cpu) { return by_const_view; }
int via_view(array_view<int, 1> v) restrict(amp, cpu) { return v[1]; }
int via_const(array_view<const int, 1> v) restrict(amp, cpu) { return v[2]; }
template <typename T, int N>
void test(const accelerator_view &av, const extent<N> &e) {
  test_data<T, N> d(e);
  vector<T> expect(d.in.size());
  for (size_t i = 0; i < expect.size(); ++i)
    expect[i] = d.in[i] * 2 + T(1);
  array<T, N> src(e, d.in.begin(), d.in.end(), av), dst(e, av);
  array_view<const T, N> sv(src);
  array_view<T, N> dv(dst);
  const array<T, N> &csrc = src;
  parallel_for_each(
      av, e, [&, e ](index<N> i) restrict(amp) {
        dst[i] = at(csrc, i) + src(i) + T(1) +
                 T(flatten(unflatten(flatten(i, e), e), e) - flatten(i, e));
      });
  CHECK(equal(dst, expect));
  parallel_for_each(av, e, [=](index<N> i) restrict(amp) { dv[i] = sv[i] + sv(i) + T(1); });
  CHECK(equal(dst, expect));
  CHECK(equal(array_view<const T, N>(dv), expect));
  vector<T> host(e.size());
  {
    array_view<T, N> hv(e, host);
    hv.discard_data();
    parallel_for_each(
        av, hv.extent, [ =, &src ](index<N> i) restrict(amp) { hv[i] = src[i] * 2 + T(1); });
  }
  CHECK(host == expect);
  index<N> mid;
  extent<N> half;
  for (int k = 0; k < N; ++k) {
    mid[k] = e[k] / 2;
    half[k] = e[k] - e[k] / 2;
  }
  array_view<T, N> part = dv.section(mid, half), part2 = dst.section(mid),
                   part3 = dst.section(half);
  CHECK(part.extent == half && part2.extent == half && part3.extent == half);
  parallel_for_each(
      av, part.extent, [=](index<N> i) restrict(amp) {
        part[i] = T(5);
        part2(i) += T(1);
      });
  vector<T> now = dst;
  for (unsigned f = 0; f < e.size(); ++f) {
    index<N> i = unflatten<N>(f, e);
    bool in = true;
    for (int k = 0; k < N; ++k)
      in = in && i[k] >= mid[k];
    if (now[f] != (in ? T(6) : expect[f])) {
      ++failures;
      std::printf("section rank %d at %u\n", N, f);
      break;
    }
  }
  array<T, N> psrc(part);
  CHECK(psrc.extent == half);
  CHECK(std::count(now.begin(), now.end(), T(6)) >= (long)half.size());
  vector<T> po = psrc;
  CHECK(std::count(po.begin(), po.end(), T(6)) == (long)half.size());
  array_view<T, 1> flat = dst.view_as(extent<1>(e.size()));
  parallel_for_each(av, flat.extent, [=](index<1> i) restrict(amp) { flat[i] = T(i[0]); });
  CHECK(dv[unflatten<N>(int(e.size()) - 1, e)] == T(e.size() - 1));
  CHECK(dst.template reinterpret_as<T>()[0] == T(0));
  array<int> ranks(3, av);
  parallel_for_each(
      av, extent<1>(1), [ =, &ranks, &dst, &csrc ](index<1>) restrict(amp) {
        ranks[0] = rank_of(dst);
        ranks[1] = rank_of(dv) + dst.rank + dv.rank - 2 * N;
        ranks[2] = (int)first_of(csrc) + (int)first_of(sv);
      });
  vector<int> ro = ranks;
  CHECK(ro[0] == N && ro[1] == N && ro[2] == 0);
}
void test() {
  vector<accelerator> accs = accelerator::get_all();
  accs.erase(std::remove_if(accs.begin(), accs.end(),
                            [](const accelerator &a) {
                              return a.device_path == accelerator::cpu_accelerator;
                            }),
             accs.end());
  CHECK(!accs.empty());
  std::for_each(accs.begin(), accs.end(), [](accelerator &a) {
    for (const accelerator_view &av : {a.default_view, a.create_view(queuing_mode_immediate)}) {
      test<int, 1>(av, extent<1>(1000));
      test<unsigned int, 2>(av, extent<2>(13, 31));
      test<float, 3>(av, extent<3>(5, 7, 9));
      int c4[] = {3, 4, 5, 6};
      if (a.supports_double_precision)
        test<double, 4>(av, extent<4>(c4));
      int c5[] = {2, 3, 2, 3, 2};
      test<int, 5>(av, extent<5>(c5));
      int c6[] = {2, 1, 2, 3, 1, 2};
      test<float, 6>(av, extent<6>(c6));
      test<int, 2>(av, extent<2>(1, 1));
    }
    array<int> arr(4, a.default_view);
    const array<int> &carr = arr;
    array_view<int> vw(arr);
    array_view<const int> cvw(carr);
    array<int> res(16, a.default_view);
    int init[] = {10, 11, 12, 13};
    copy(init, init + 4, arr);
    parallel_for_each(
        a.default_view, extent<1>(1), [ =, &arr, &carr, &res ](index<1>) restrict(amp) {
          res[0] = which(arr);
          res[1] = which(vw);
          res[2] = which(cvw);
          res[3] = which(carr);
          res[4] = via_view(arr);
          res[5] = via_const(arr);
          res[6] = via_const(carr);
          res[7] = via_const(vw);
          array_view<int> l(arr);
          res[8] = l[3];
          array_view<const int> lc(carr);
          res[9] = lc[3];
          array_view<const int> lc2(arr), lc3 = l;
          res[10] = lc2[0] + lc3[1];
          res[11] = carr.section(1, 2)[0] + carr.section(index<1>(3))[0];
          res[12] = carr.reinterpret_as<unsigned>()[2];
          res[13] = carr.view_as(extent<2>(2, 2))(1, 0);
          res[14] = carr.data()[1] + *carr.data();
          res[15] = carr.extent[0] + arr.get_extent()[0];
        });
    int expect[] = {
        by_array, by_view, by_const_view, by_const_view, 11, 12, 12, 12, 13, 13, 21, 24, 12, 12,
        21,       8};
    vector<int> got = res;
    for (int k = 0; k < 16; ++k)
      if (got[k] != expect[k]) {
        ++failures;
        std::printf("res[%d] = %d, not %d\n", k, got[k], expect[k]);
      }
    CHECK(which(arr) == by_array && which(vw) == by_view && which(cvw) == by_const_view &&
          which(carr) == by_const_view);
    array_view<const int> pickd = arr.extent[0] > 3 ? vw : cvw;
    CHECK(pickd[0] == 10);
    array_view<const int> tmp(array<int>(2, init));
    CHECK(tmp[1] == 11);
  });
}
} // namespace element_types_on_every_accelerator

// Arrays and views of rank four and more support kernels, sections, projections, shapes and copies.
namespace ranks_of_four_and_more {
template <int N>
int linear(index<N> i, extent<N> e) restrict(cpu, amp) {
  int n = 0;
  for (int k = 0; k < N; ++k)
    n = n * e[k] + i[k];
  return n;
}
template <int N>
index<N> at(int n, extent<N> e) restrict(cpu, amp) {
  index<N> i;
  for (int k = N - 1; k >= 0; --k) {
    i[k] = n % e[k];
    n /= e[k];
  }
  return i;
}
template <int N>
void go() {
  extent<N> e;
  for (int k = 0; k < N; ++k)
    e[k] = 2 + k % 2;
  array<int, N> a(e);
  const array<int, N> &ca = a;
  parallel_for_each(a.extent, [&a](index<N> i) restrict(amp) { a[i] = linear(i, a.extent); });
  std::vector<int> h = a;
  for (int i = 0; i < int(e.size()); ++i)
    CHECK(h[i] == i);
  index<N> o;
  extent<N> l = e;
  for (int k = 0; k < N; k += 2) {
    o[k] = 1;
    l[k] -= 1;
  }
  array_view<int, N> v(a), s = v.section(o, l), s2 = a.section(o);
  array_view<const int, N> cs = ca.section(o, l), first = ca.section(l);
  CHECK(s.extent == l && s2.extent == l && first.extent == l);
  for (int i = 0; i < int(l.size()); ++i) {
    index<N> x = at(i, l);
    CHECK(s[x] == linear(x + o, e) && cs(x) == s2[x] && first[x] == linear(x, e));
  }
  parallel_for_each(
      s.extent, [=](index<N> i) restrict(amp) {
        s[i] = -s[i];
        s.get_ref(i) -= 1;
      });
  h = a;
  for (int i = 0; i < int(e.size()); ++i) {
    index<N> x = at(i, e);
    bool in = true;
    for (int k = 0; k < N; k += 2)
      in = in && x[k] == 1 + (x[k] == 2);
    in = true;
    for (int k = 0; k < N; k += 2)
      in = in && x[k] >= 1;
    CHECK(h[i] == (in ? -i - 1 : i));
  }
  array_view<int, N - 1> p = v[1], sp = s[0], ap = a[1], app = a(1);
  array_view<const int, N - 2> cp = ca[1][0];
  CHECK(p.extent[0] == e[1] && cp.extent[0] == e[2]);
  CHECK(&p[index<N - 1>()] == &ap[index<N - 1>()] && &p[index<N - 1>()] == &app(index<N - 1>()) &&
        &cp[index<N - 2>()] == &p[index<N - 1>()]);
  parallel_for_each(
      sp.extent, [=](index<N - 1> i) restrict(amp) {
        sp[i] = 7;
        v[0][i] += 1;
      });
  index<N> back = o;
  CHECK(v[back] == 7 && v[index<N>()] == 1);
  array_view<int, 1> flat = a.view_as(extent<1>(e.size()));
  array_view<int, N> again = flat.view_as(e);
  CHECK(flat[1] == again[at(1, e)]);
  array<int, N> b(s);
  std::vector<int> hb = b;
  CHECK(b.extent == l && hb[0] == 7);
  array<int, N> c(e, h.begin());
  c = v;
  copy(c, v);
  copy(s, s2);
  copy_async(h.begin(), h.end(), a).get();
  h[0] = 9;
  copy(v, h.begin());
  CHECK(h[0] == 0);
  array_view<int, N> host(e, h), none(e);
  copy(v, none);
  CHECK(none[index<N>()] == 0);
  host[index<N>()] = 5;
  CHECK(h[0] == 5);
  array_view<const int, N> ch(e, h.data());
  (void)ch;
}
void test() {
  go<3>();
  go<4>();
  go<5>();
  go<6>();
  go<8>();
  int r[5] = {2, 2, 2, 2, 2};
  extent<5> e(r);
  array<int, 5> a(e);
  array_view<int, 5> v(a);
  parallel_for_each(
      v.extent, [=](index<5> i) restrict(amp) {
        v[i[0]][i[1]][i[2]][i[3]][i[4]] = i[0] + 2 * i[1] + 4 * i[2] + 8 * i[3] + 16 * i[4];
      });
  CHECK(v[1][0][1][0][1] == 21 && v(0)(1)(1)(1)(0) == 14);
  const array<int, 5> &c = a;
  CHECK(c[1][1][1][1][1] == 31);
}
} // namespace ranks_of_four_and_more

int main() {
  element_types_on_every_accelerator::test();
  ranks_of_four_and_more::test();
  return failures;
}
