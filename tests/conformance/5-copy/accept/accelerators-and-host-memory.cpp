// Copies between accelerators, staging arrays and host memory deliver all values and access no
// memory outside of the range.
//
// accept: R-5.3-e, R-5.3-g, R-5.3.2-a, R-5.3.3-a, R-5.3.4-a, R-5.3-a, M-8.3-b, M-8.2-c, M-8.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wmisleading-indentation"
#include "check.h"
#include <algorithm>
#include <amp.h>
#include <cstring>
#include <deque>
#include <future>
#include <iterator>
#include <list>
#include <numeric>
#include <sstream>
#include <sys/mman.h>
#include <type_traits>
#include <unistd.h>
#include <vector>

// Copy and copy_async work between each pair of accelerators and to each kind of host destination.
namespace accelerators_and_destinations {
using namespace std;
using namespace concurrency;
template <typename S, typename D>
void both(const S &s, D &d, bool async) {
  if (async) {
    completion_future f = copy_async(s, d);
    f.get();
  } else
    copy(s, d);
}
struct reset {
  void operator()(concurrency::array<int, 2> &a) const {
    vector<int> z(6, -1);
    copy(z.begin(), z.end(), a);
  }
};
void test() {
  const vector<int> six = {10, 11, 12, 13, 14, 15};
  accelerator_view w = accelerator(accelerator::direct3d_warp).default_view,
                   r = accelerator(accelerator::direct3d_ref).default_view,
                   c = accelerator(accelerator::cpu_accelerator).default_view;
  for (accelerator_view sv : {w, r, c})
    for (accelerator_view dv : {w, r, c})
      for (int as = 0; as < 2; ++as) {
        const concurrency::array<int, 2> ca(2, 3, six.begin(), six.end(), sv);
        concurrency::array<int, 2> a(ca), st(2, 3, six.begin(), c, sv);
        array_view<int, 2> v(a);
        array_view<const int, 2> cv(ca);
        const array_view<int, 2> kv(a);
        vector<int> host(six);
        array_view<int, 2> hv(2, 3, host);
        array_view<const int, 2> hcv(2, 3, six);
        auto into = [&](auto &src) {
          concurrency::array<int, 2> d(2, 3, dv), ds(2, 3, c, dv);
          array_view<int, 2> dview(d);
          vector<int> hd(6);
          array_view<int, 2> dh(2, 3, hd);
          array_view<int, 2> none(2, 3);
          reset()(d);
          both(src, d, as);
          CHECK(vector<int>(d) == six);
          both(src, ds, as);
          CHECK(vector<int>(ds) == six);
          reset()(d);
          both(src, dview, as);
          CHECK(vector<int>(d) == six);
          both(src, dh, as);
          CHECK(dh(1, 2) == 15);
          dh.synchronize();
          CHECK(hd == six);
          both(src, none, as);
          CHECK(none(0, 0) == 10 && none(1, 2) == 15);
          vector<int> o(6);
          auto ob = o.begin();
          both(src, ob, as);
          CHECK(o == six);
          list<int> l(6);
          auto lb = l.begin();
          both(src, lb, as);
          CHECK(equal(l.begin(), l.end(), six.begin()));
          int raw[6];
          int *p = raw;
          both(src, p, as);
          CHECK(equal(raw, raw + 6, six.begin()));
          vector<double> dd;
          auto bi = back_inserter(dd);
          both(src, bi, as);
          CHECK(dd.size() == 6 && dd[5] == 15.0);
          ostringstream ss;
          ostream_iterator<int> oi(ss, ",");
          both(src, oi, as);
          CHECK(ss.str() == "10,11,12,13,14,15,");
        };
        into(ca);
        into(a);
        into(st);
        into(v);
        into(cv);
        into(kv);
        into(hv);
        into(hcv);
      }
  for (accelerator_view dv : {w, r, c})
    for (int as = 0; as < 2; ++as) {
      list<short> l(six.begin(), six.end());
      deque<long> q(six.begin(), six.end());
      const deque<long> &cq = q;
      vector<bool> vb = {1, 0, 1, 1, 0, 1};
      concurrency::array<float, 1> a(6, dv);
      array_view<float, 1> v(a);
      vector<float> h(12, 7.f);
      array_view<float, 2> big(3, 4, h);
      array_view<float, 2> sec = big.section(1, 1, 2, 3);
      auto is = [&](auto b, auto e, auto expect) {
        if (as)
          copy_async(b, e, a).get();
        else
          copy(b, e, a);
        vector<float> x = a;
        CHECK(equal(x.begin(), x.end(), expect));
        if (as)
          copy_async(b, e, v).get();
        else
          copy(b, e, v);
        if (as)
          copy_async(b, e, sec).get();
        else
          copy(b, e, sec);
        int n = 0;
        for (int i = 1; i < 3; ++i)
          for (int j = 1; j < 4; ++j) {
            CHECK(big(i, j) == float(expect[n]));
            ++n;
          }
        CHECK(big(0, 3) == 7.f && big(1, 0) == 7.f && big(2, 0) == 7.f);
        if (as)
          copy_async(b, a).get();
        else
          copy(b, a);
        if (as)
          copy_async(b, v).get();
        else
          copy(b, v);
        x = a;
        CHECK(equal(x.begin(), x.end(), expect));
      };
      is(l.begin(), l.end(), six.begin());
      is(l.cbegin(), l.cend(), six.begin());
      is(q.begin(), q.end(), six.begin());
      is(cq.begin(), cq.end(), six.begin());
      is(l.rbegin(), l.rend(), six.rbegin());
      is(vb.begin(), vb.end(), vb.begin());
      is(six.data(), six.data() + 6, six.begin());
      is(make_move_iterator(l.begin()), make_move_iterator(l.end()), six.begin());
      istringstream in("1 2 3 4 5 6"), in2("7 8 9 10 11 12"), in3("1 2 3 4 5 6 7");
      vector<float> e1 = {1, 2, 3, 4, 5, 6}, e2 = {7, 8, 9, 10, 11, 12};
      if (as)
        copy_async(istream_iterator<int>(in), istream_iterator<int>(), a).get();
      else
        copy(istream_iterator<int>(in), istream_iterator<int>(), a);
      CHECK(vector<float>(a) == e1);
      if (as)
        copy_async(istream_iterator<double>(in2), v).get();
      else
        copy(istream_iterator<double>(in2), v);
      CHECK(vector<float>(a) == e2);
      int thrown = 0;
      try {
        if (as)
          copy_async(istream_iterator<int>(in3), istream_iterator<int>(), a).get();
        else
          copy(istream_iterator<int>(in3), istream_iterator<int>(), a);
      } catch (const runtime_exception &) {
        ++thrown;
      }
      try {
        if (as)
          copy_async(six.begin(), six.end() - 1, a).get();
        else
          copy(six.begin(), six.end() - 1, a);
      } catch (const runtime_exception &) {
        ++thrown;
      }
      CHECK(thrown == 2);
    }
  vector<int> s1 = {1, 2}, s2(2);
  copy(s1.begin(), s1.end(), s2.begin());
  CHECK(s2 == s1); // std::copy
}
} // namespace accelerators_and_destinations

using namespace concurrency;

// Asynchronous copies between staging and device arrays deliver each round's values after get.
namespace asynchronous_chains {
#define SAME(e, ...) static_assert(std::is_same<decltype(e), __VA_ARGS__>::value, #e)

void test() {
  accelerator_view cpu = accelerator(accelerator::cpu_accelerator).default_view,
                   av = accelerator().create_view(queuing_mode_immediate),
                   aw = accelerator().create_view();
  const int n = 5000;
  std::vector<float> h(n);
  std::iota(h.begin(), h.end(), 0.0f);
  array<float> in(n, cpu, av), out(n, cpu, av), dev(n, av), dev2(n, aw);
  CHECK(in.get_associated_accelerator_view() == av && in.accelerator_view == cpu &&
        dev.associated_accelerator_view == av && out.associated_accelerator_view != cpu);
  for (int round = 0; round < 5; ++round) {
    for (int k = 0; k < n; ++k)
      in[k] = h[k] + round;
    float *p = in.data();
    p[0] = -1;
    copy_async(in, dev).get();
    parallel_for_each(dev.extent, [&dev](index<1> i) restrict(amp) { dev[i] = dev[i] * 2 + 1; });
    completion_future a = copy_async(dev, dev2);
    a.wait();
    parallel_for_each(dev2.extent, [&dev2](index<1> i) restrict(amp) { dev2[i] -= 1; });
    completion_future m = aw.create_marker();
    m.get();
    copy_async(dev2, out).get();
    CHECK(out[0] == -2);
    for (int k = 1; k < n; ++k)
      if (out[k] != 2 * (k + round)) {
        CHECK(out[k] == 2 * (k + round));
        break;
      }
    const array<float> &co = out;
    CHECK(co(n - 1) == 2 * (n - 1 + round) && co.data()[n - 1] == co[n - 1]);
    array<float> s2(n, h.begin(), cpu, av), s3(extent<1>(n), h.begin(), h.end(), cpu, aw),
        s4(array_view<const float>(n, h), cpu, av);
    CHECK(s2[5] == 5 && s3[6] == 6 && s4[7] == 7 && s4.get_associated_accelerator_view() == av &&
          s3.accelerator_view == cpu);
    s2 = out;
    CHECK(s2[1] == out[1] && s2.accelerator_view == cpu);
    std::vector<float> vv = s2;
    CHECK(vv[1] == out[1]);
    array_view<float> sv(s3);
    parallel_for_each(aw, sv.extent, [=](index<1> i) restrict(amp) { sv[i] = -sv[i]; });
    CHECK(s3[6] == -6);
  }
  std::vector<completion_future> fs;
  std::list<std::vector<float>> outs;
  for (int k = 0; k < 20; ++k) {
    outs.emplace_back(n);
    fs.push_back(copy_async(k % 2 ? dev : dev2, outs.back().begin()));
  }
  for (auto &f : fs)
    f.get();
  int turn = 0;
  for (auto &o : outs)
    CHECK(o[2] == (turn++ % 2 ? outs.back() : outs.front())[2]);
  array<float> x1(n, h.begin(), av, cpu), x2(n, h.begin(), h.end(), av, aw),
      x3(array_view<const float>(n, h), av, cpu);
  for (const array<float> *x : {&x1, &x2, &x3})
    CHECK(x->get_accelerator_view() == av && x->get_associated_accelerator_view() == av);
  // The futures outlive the arrays and views.
  std::shared_future<void> sf;
  std::vector<float> tgt(n);
  {
    array<float> tmp(n, h.begin());
    sf = copy_async(tmp, tgt.begin());
  }
  sf.get();
  CHECK(tgt[n - 1] == n - 1);
  {
    completion_future f;
    {
      array_view<float> tv(n, tgt);
      array<float> tmp(n, h.begin());
      try {
        f = copy_async(tmp, tv.section(10, n - 20).section(0, 5));
        f.get();
        CHECK(false);
      } catch (const runtime_exception &) {
      }
    }
  }
}
} // namespace asynchronous_chains

// Views and copies do not access host memory outside the range that the program gives them.
namespace guard_pages {
static const int rodata[6] = {1, 2, 3, 4, 5, 6};
void test() {
  const size_t page = size_t(sysconf(_SC_PAGESIZE));
  char *m = static_cast<char *>(
      mmap(nullptr, 3 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
  mprotect(m, page, PROT_NONE);
  mprotect(m + 2 * page, page, PROT_NONE);
  char *r = static_cast<char *>(
      mmap(nullptr, page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
  for (size_t i = 0; i < page / 4; ++i)
    reinterpret_cast<int *>(r)[i] = int(i);
  mprotect(r, page, PROT_READ);
  const int n = 15;
  int *lo = reinterpret_cast<int *>(m + page), *hi = reinterpret_cast<int *>(m + 2 * page) - n;
  const int *ro = reinterpret_cast<const int *>(r);
  for (const wchar_t *p : {accelerator::direct3d_warp, accelerator::direct3d_ref}) {
    accelerator_view av = accelerator(p).default_view;
    for (int *buf : {lo, hi}) {
      for (int i = 0; i < n; ++i)
        buf[i] = i;
      array_view<int, 2> v(3, 5, buf), s = v.section(1, 1, 2, 4), last = v.section(2, 4, 1, 1);
      array_view<const int, 1> c(6, rodata), q(extent<1>(1024), ro);
      array<int, 1> a(15, buf, buf + 15, av), b(15, buf, av);
      array<int, 2> d(2, 4, av);
      parallel_for_each(
          av, s.extent.tile<2, 2>(), [=](tiled_index<2, 2> t) restrict(amp) {
            s[t] += c[t.local[1]] + q[1023];
            t.barrier.wait();
            s[t] -= q[1023];
          });
      parallel_for_each(av, last.extent, [=](index<2> i) restrict(amp) { last[i] *= 2; });
      s.synchronize();
      CHECK(buf[6] == 7 && buf[14] == 32);
      copy(s, d);
      copy(d, s);
      copy(v, buf == lo ? hi : lo);
      copy(a, buf);
      CHECK(buf[14] == 14);
      v.refresh();
      copy(buf, buf + 15, a);
      copy(s.section(0, 0, 1, 4), d.section(1, 0, 1, 4));
      copy(d.section(index<2>(1, 0)), s.section(1, 0, 1, 4));
      (void)b;
    }
    array<int, 1> f(1024, ro, ro + 1024, av), g(1024, ro);
    copy(ro, f);
    copy_async(ro, ro + 1024, f).get();
    copy(rodata, rodata + 6, f.section(0, 6));
    array_view<const int, 2> rv(32, 32, ro);
    array<int, 2> h(rv, av);
    rv.synchronize();
    rv.synchronize_to(av);
    rv.section(1, 1, 2, 2).synchronize_to(av);
    copy(rv.section(3, 3, 4, 4), h.section(0, 0, 4, 4));
    rv.refresh();
    CHECK((array_view<int, 2>(h)(0, 0)) == 99 && rv(31, 31) == 1023 && rv[2].data()[1] == 65);
  }
  CHECK(rodata[5] == 6 && ro[1023] == 1023);
}
} // namespace guard_pages

int main() {
  accelerators_and_destinations::test();
  asynchronous_chains::test();
  guard_pages::test();
  return failures;
}
