// accept: R-5.3-a
// copy-matrix-rank-1
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include <vector>
#include <array>
#include <cstdio>
#include <algorithm>
#include <chrono>
#include <deque>
#include <functional>
#include <future>
#include <iterator>
#include <list>
#include <map>
#include <memory>
#include <numeric>
#include <set>
#include <sstream>
#include <string>
#include <thread>
#include <atomic>
using namespace concurrency;
static int bad = 0;
#define CHECK(c) do { if (!(c)) { std::printf("line %d: %s\n", __LINE__, #c); bad = 1; } } while (0)
#define SAME(e, ...) static_assert(std::is_same<decltype(e), __VA_ARGS__>::value, #e)

inline extent<4> e4() { const int c[] = {2, 3, 2, 2}; return extent<4>(c); }
template <typename C> static bool is(const C &c) { int k = 0; for (auto it = std::begin(c); k < 24; ++it, ++k) if (*it != 100 + k) return false; return true; }
int main()
{
    const extent<1> E = extent<1>(24), BIG = E + 2; index<1> one; ++one;
    std::vector<int> h(24); std::iota(h.begin(), h.end(), 100); const std::list<int> l(h.begin(), h.end()); const std::deque<int> q(h.begin(), h.end()); std::vector<int> hr(h.rbegin(), h.rend()), h2(h);
    int raw[24]; std::copy(h.begin(), h.end(), raw); std::array<int, 24> stdarr; std::copy(h.begin(), h.end(), stdarr.begin()); const std::set<int> st(h.begin(), h.end()); const std::vector<short> sh(h.begin(), h.end()); const std::vector<double> df(h.begin(), h.end());
    std::string text; for (int x : h) text += std::to_string(x) + " ";
    accelerator_view cpu = accelerator(accelerator::cpu_accelerator).default_view, def = accelerator().default_view, other = accelerator().create_view();
    array<int, 1> src(E, h.begin()), stg(E, h.begin(), cpu, def), avw(E, h.begin(), other); const array<int, 1> &csrc = src, &cstg = stg;
    array_view<int, 1> v(E, h2); array_view<const int, 1> cv(E, h.data());
    std::vector<int> bigh(BIG.size(), -1); array_view<int, 1> big(BIG, bigh); auto sec = big.section(one, E); copy(src, sec); array_view<const int, 1> csec = sec; array_view<int, 1> nosrc(E); copy(v, nosrc);
    array<int, 1> dst(E), dstg(E, cpu, def); std::vector<int> dh(24); array_view<int, 1> dv(E, dh); std::vector<int> dbig(BIG.size(), -3); array_view<int, 1> db(BIG, dbig); const auto dsec = db.section(one, E); array_view<int, 1> dnosrc(E); array<int, 1> da(BIG, other); auto dav = da.section(one, E);
    parallel_for_each(db.extent, [=](index<1> i) restrict(amp) { db[i] = -3; }); { array_view<int, 1> t(da); parallel_for_each(t.extent, [=](index<1> i) restrict(amp) { t[i] = -4; }); }
    auto inner = [&](const index<1> &i) { return E.contains(i - one); };
    auto each = [](const extent<1> &e, auto f) { for (unsigned n = 0; n < e.size(); ++n) { index<1> i; unsigned r = n; for (int d = 1 - 1; d >= 0; --d) { i[d] = r % e[d]; r /= e[d]; } f(i, int(n)); } };
    auto all = [&](auto &c, int base) { std::vector<int> o; copy(c, std::back_inserter(o)); for (int k = 0; k < 24; ++k) if (o[k] != base + k) return false; return o.size() == 24; };
    auto guards = [&] { bool ok = true; each(BIG, [&](index<1> i, int) { if (!inner(i) && db[i] != -3) ok = false; }); std::vector<int> x = da; each(BIG, [&](index<1> i, int n) { if (!inner(i) && x[n] != -4) ok = false; }); return ok; };
    auto reset = [&] { const std::vector<int> z(24, 0); copy(z.begin(), z.end(), dst); copy(z.begin(), dstg); copy(z.begin(), dv); copy(z.begin(), dsec); copy(z.begin(), dnosrc); copy(z.begin(), z.end(), dav); };
    reset(); copy(src, dst); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy(src, dstg); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy(src, dv); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy(src, dsec); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy(src, dnosrc); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy(src, dav); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy(csrc, dst); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy(csrc, dstg); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy(csrc, dv); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy(csrc, dsec); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy(csrc, dnosrc); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy(csrc, dav); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy(stg, dst); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy(stg, dstg); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy(stg, dv); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy(stg, dsec); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy(stg, dnosrc); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy(stg, dav); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy(cstg, dst); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy(cstg, dstg); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy(cstg, dv); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy(cstg, dsec); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy(cstg, dnosrc); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy(cstg, dav); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy(v, dst); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy(v, dstg); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy(v, dv); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy(v, dsec); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy(v, dnosrc); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy(v, dav); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy(cv, dst); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy(cv, dstg); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy(cv, dv); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy(cv, dsec); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy(cv, dnosrc); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy(cv, dav); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy(sec, dst); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy(sec, dstg); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy(sec, dv); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy(sec, dsec); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy(sec, dnosrc); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy(sec, dav); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy(csec, dst); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy(csec, dstg); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy(csec, dv); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy(csec, dsec); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy(csec, dnosrc); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy(csec, dav); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy(avw, dst); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy(avw, dstg); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy(avw, dv); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy(avw, dsec); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy(avw, dnosrc); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy(avw, dav); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy(nosrc, dst); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy(nosrc, dstg); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy(nosrc, dv); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy(nosrc, dsec); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy(nosrc, dnosrc); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy(nosrc, dav); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy(h.begin(), h.end(), dst); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy(h.begin(), h.end(), dstg); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy(h.begin(), h.end(), dv); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy(h.begin(), h.end(), dsec); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy(h.begin(), h.end(), dnosrc); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy(h.begin(), h.end(), dav); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy(h.cbegin(), h.cend(), dst); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy(h.cbegin(), h.cend(), dstg); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy(h.cbegin(), h.cend(), dv); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy(h.cbegin(), h.cend(), dsec); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy(h.cbegin(), h.cend(), dnosrc); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy(h.cbegin(), h.cend(), dav); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy(l.begin(), l.end(), dst); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy(l.begin(), l.end(), dstg); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy(l.begin(), l.end(), dv); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy(l.begin(), l.end(), dsec); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy(l.begin(), l.end(), dnosrc); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy(l.begin(), l.end(), dav); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy(q.cbegin(), q.cend(), dst); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy(q.cbegin(), q.cend(), dstg); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy(q.cbegin(), q.cend(), dv); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy(q.cbegin(), q.cend(), dsec); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy(q.cbegin(), q.cend(), dnosrc); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy(q.cbegin(), q.cend(), dav); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy(h.data(), h.data() + 24, dst); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy(h.data(), h.data() + 24, dstg); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy(h.data(), h.data() + 24, dv); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy(h.data(), h.data() + 24, dsec); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy(h.data(), h.data() + 24, dnosrc); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy(h.data(), h.data() + 24, dav); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy((const int *)raw, (const int *)raw + 24, dst); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy((const int *)raw, (const int *)raw + 24, dstg); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy((const int *)raw, (const int *)raw + 24, dv); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy((const int *)raw, (const int *)raw + 24, dsec); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy((const int *)raw, (const int *)raw + 24, dnosrc); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy((const int *)raw, (const int *)raw + 24, dav); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy(raw, raw + 24, dst); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy(raw, raw + 24, dstg); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy(raw, raw + 24, dv); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy(raw, raw + 24, dsec); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy(raw, raw + 24, dnosrc); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy(raw, raw + 24, dav); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy(h.begin(), dst); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy(h.begin(), dstg); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy(h.begin(), dv); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy(h.begin(), dsec); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy(h.begin(), dnosrc); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy(h.begin(), dav); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy(l.begin(), dst); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy(l.begin(), dstg); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy(l.begin(), dv); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy(l.begin(), dsec); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy(l.begin(), dnosrc); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy(l.begin(), dav); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy(q.begin(), dst); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy(q.begin(), dstg); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy(q.begin(), dv); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy(q.begin(), dsec); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy(q.begin(), dnosrc); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy(q.begin(), dav); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy(raw, dst); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy(raw, dstg); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy(raw, dv); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy(raw, dsec); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy(raw, dnosrc); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy(raw, dav); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy((const int *)raw, dst); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy((const int *)raw, dstg); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy((const int *)raw, dv); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy((const int *)raw, dsec); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy((const int *)raw, dnosrc); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy((const int *)raw, dav); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy(hr.rbegin(), hr.rend(), dst); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy(hr.rbegin(), hr.rend(), dstg); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy(hr.rbegin(), hr.rend(), dv); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy(hr.rbegin(), hr.rend(), dsec); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy(hr.rbegin(), hr.rend(), dnosrc); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy(hr.rbegin(), hr.rend(), dav); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy(hr.rbegin(), dst); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy(hr.rbegin(), dstg); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy(hr.rbegin(), dv); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy(hr.rbegin(), dsec); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy(hr.rbegin(), dnosrc); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy(hr.rbegin(), dav); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy(std::begin(raw), std::end(raw), dst); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy(std::begin(raw), std::end(raw), dstg); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy(std::begin(raw), std::end(raw), dv); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy(std::begin(raw), std::end(raw), dsec); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy(std::begin(raw), std::end(raw), dnosrc); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy(std::begin(raw), std::end(raw), dav); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy(stdarr.begin(), stdarr.end(), dst); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy(stdarr.begin(), stdarr.end(), dstg); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy(stdarr.begin(), stdarr.end(), dv); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy(stdarr.begin(), stdarr.end(), dsec); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy(stdarr.begin(), stdarr.end(), dnosrc); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy(stdarr.begin(), stdarr.end(), dav); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy(st.begin(), st.end(), dst); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy(st.begin(), st.end(), dstg); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy(st.begin(), st.end(), dv); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy(st.begin(), st.end(), dsec); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy(st.begin(), st.end(), dnosrc); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy(st.begin(), st.end(), dav); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy(sh.begin(), sh.end(), dst); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy(sh.begin(), sh.end(), dstg); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy(sh.begin(), sh.end(), dv); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy(sh.begin(), sh.end(), dsec); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy(sh.begin(), sh.end(), dnosrc); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy(sh.begin(), sh.end(), dav); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy(df.begin(), df.end(), dst); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy(df.begin(), df.end(), dstg); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy(df.begin(), df.end(), dv); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy(df.begin(), df.end(), dsec); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy(df.begin(), df.end(), dnosrc); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy(df.begin(), df.end(), dav); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy(std::make_move_iterator(h2.begin()), std::make_move_iterator(h2.end()), dst); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy(std::make_move_iterator(h2.begin()), std::make_move_iterator(h2.end()), dstg); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy(std::make_move_iterator(h2.begin()), std::make_move_iterator(h2.end()), dv); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy(std::make_move_iterator(h2.begin()), std::make_move_iterator(h2.end()), dsec); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy(std::make_move_iterator(h2.begin()), std::make_move_iterator(h2.end()), dnosrc); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy(std::make_move_iterator(h2.begin()), std::make_move_iterator(h2.end()), dav); CHECK(all(dav, 100)); CHECK(guards());
    reset(); { std::istringstream in(text); copy(std::istream_iterator<int>(in), std::istream_iterator<int>(), dst); } CHECK(all(dst, 100)); CHECK(guards());
    reset(); { std::istringstream in(text); copy(std::istream_iterator<int>(in), std::istream_iterator<int>(), dstg); } CHECK(all(dstg, 100)); CHECK(guards());
    reset(); { std::istringstream in(text); copy(std::istream_iterator<int>(in), std::istream_iterator<int>(), dv); } CHECK(all(dv, 100)); CHECK(guards());
    reset(); { std::istringstream in(text); copy(std::istream_iterator<int>(in), std::istream_iterator<int>(), dsec); } CHECK(all(dsec, 100)); CHECK(guards());
    reset(); { std::istringstream in(text); copy(std::istream_iterator<int>(in), std::istream_iterator<int>(), dnosrc); } CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); { std::istringstream in(text); copy(std::istream_iterator<int>(in), std::istream_iterator<int>(), dav); } CHECK(all(dav, 100)); CHECK(guards());
    { std::vector<int> o(24); copy(src, o.begin()); CHECK(is(o)); }
    { std::vector<int> o; copy(src, std::back_inserter(o)); CHECK(is(o)); }
    { std::list<int> o(24); copy(src, o.begin()); CHECK(is(o)); }
    { std::deque<int> o; copy(src, std::front_inserter(o)); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { int o[25] = {}; copy(src, o); CHECK(is(o)); CHECK(o[24] == 0); }
    { std::vector<double> o(24); copy(src, o.begin()); CHECK(is(o)); }
    { std::vector<short> o(24); copy(src, o.data()); CHECK(is(o)); }
    { std::vector<int> o(24); copy(src, o.rbegin()); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { std::ostringstream o; copy(src, std::ostream_iterator<int>(o, " ")); CHECK(o.str() == text); }
    { std::multiset<int> o; copy(src, std::inserter(o, o.end())); CHECK(is(o)); }
    { std::vector<int> o(24); copy(csrc, o.begin()); CHECK(is(o)); }
    { std::vector<int> o; copy(csrc, std::back_inserter(o)); CHECK(is(o)); }
    { std::list<int> o(24); copy(csrc, o.begin()); CHECK(is(o)); }
    { std::deque<int> o; copy(csrc, std::front_inserter(o)); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { int o[25] = {}; copy(csrc, o); CHECK(is(o)); CHECK(o[24] == 0); }
    { std::vector<double> o(24); copy(csrc, o.begin()); CHECK(is(o)); }
    { std::vector<short> o(24); copy(csrc, o.data()); CHECK(is(o)); }
    { std::vector<int> o(24); copy(csrc, o.rbegin()); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { std::ostringstream o; copy(csrc, std::ostream_iterator<int>(o, " ")); CHECK(o.str() == text); }
    { std::multiset<int> o; copy(csrc, std::inserter(o, o.end())); CHECK(is(o)); }
    { std::vector<int> o(24); copy(stg, o.begin()); CHECK(is(o)); }
    { std::vector<int> o; copy(stg, std::back_inserter(o)); CHECK(is(o)); }
    { std::list<int> o(24); copy(stg, o.begin()); CHECK(is(o)); }
    { std::deque<int> o; copy(stg, std::front_inserter(o)); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { int o[25] = {}; copy(stg, o); CHECK(is(o)); CHECK(o[24] == 0); }
    { std::vector<double> o(24); copy(stg, o.begin()); CHECK(is(o)); }
    { std::vector<short> o(24); copy(stg, o.data()); CHECK(is(o)); }
    { std::vector<int> o(24); copy(stg, o.rbegin()); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { std::ostringstream o; copy(stg, std::ostream_iterator<int>(o, " ")); CHECK(o.str() == text); }
    { std::multiset<int> o; copy(stg, std::inserter(o, o.end())); CHECK(is(o)); }
    { std::vector<int> o(24); copy(cstg, o.begin()); CHECK(is(o)); }
    { std::vector<int> o; copy(cstg, std::back_inserter(o)); CHECK(is(o)); }
    { std::list<int> o(24); copy(cstg, o.begin()); CHECK(is(o)); }
    { std::deque<int> o; copy(cstg, std::front_inserter(o)); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { int o[25] = {}; copy(cstg, o); CHECK(is(o)); CHECK(o[24] == 0); }
    { std::vector<double> o(24); copy(cstg, o.begin()); CHECK(is(o)); }
    { std::vector<short> o(24); copy(cstg, o.data()); CHECK(is(o)); }
    { std::vector<int> o(24); copy(cstg, o.rbegin()); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { std::ostringstream o; copy(cstg, std::ostream_iterator<int>(o, " ")); CHECK(o.str() == text); }
    { std::multiset<int> o; copy(cstg, std::inserter(o, o.end())); CHECK(is(o)); }
    { std::vector<int> o(24); copy(v, o.begin()); CHECK(is(o)); }
    { std::vector<int> o; copy(v, std::back_inserter(o)); CHECK(is(o)); }
    { std::list<int> o(24); copy(v, o.begin()); CHECK(is(o)); }
    { std::deque<int> o; copy(v, std::front_inserter(o)); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { int o[25] = {}; copy(v, o); CHECK(is(o)); CHECK(o[24] == 0); }
    { std::vector<double> o(24); copy(v, o.begin()); CHECK(is(o)); }
    { std::vector<short> o(24); copy(v, o.data()); CHECK(is(o)); }
    { std::vector<int> o(24); copy(v, o.rbegin()); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { std::ostringstream o; copy(v, std::ostream_iterator<int>(o, " ")); CHECK(o.str() == text); }
    { std::multiset<int> o; copy(v, std::inserter(o, o.end())); CHECK(is(o)); }
    { std::vector<int> o(24); copy(cv, o.begin()); CHECK(is(o)); }
    { std::vector<int> o; copy(cv, std::back_inserter(o)); CHECK(is(o)); }
    { std::list<int> o(24); copy(cv, o.begin()); CHECK(is(o)); }
    { std::deque<int> o; copy(cv, std::front_inserter(o)); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { int o[25] = {}; copy(cv, o); CHECK(is(o)); CHECK(o[24] == 0); }
    { std::vector<double> o(24); copy(cv, o.begin()); CHECK(is(o)); }
    { std::vector<short> o(24); copy(cv, o.data()); CHECK(is(o)); }
    { std::vector<int> o(24); copy(cv, o.rbegin()); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { std::ostringstream o; copy(cv, std::ostream_iterator<int>(o, " ")); CHECK(o.str() == text); }
    { std::multiset<int> o; copy(cv, std::inserter(o, o.end())); CHECK(is(o)); }
    { std::vector<int> o(24); copy(sec, o.begin()); CHECK(is(o)); }
    { std::vector<int> o; copy(sec, std::back_inserter(o)); CHECK(is(o)); }
    { std::list<int> o(24); copy(sec, o.begin()); CHECK(is(o)); }
    { std::deque<int> o; copy(sec, std::front_inserter(o)); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { int o[25] = {}; copy(sec, o); CHECK(is(o)); CHECK(o[24] == 0); }
    { std::vector<double> o(24); copy(sec, o.begin()); CHECK(is(o)); }
    { std::vector<short> o(24); copy(sec, o.data()); CHECK(is(o)); }
    { std::vector<int> o(24); copy(sec, o.rbegin()); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { std::ostringstream o; copy(sec, std::ostream_iterator<int>(o, " ")); CHECK(o.str() == text); }
    { std::multiset<int> o; copy(sec, std::inserter(o, o.end())); CHECK(is(o)); }
    { std::vector<int> o(24); copy(csec, o.begin()); CHECK(is(o)); }
    { std::vector<int> o; copy(csec, std::back_inserter(o)); CHECK(is(o)); }
    { std::list<int> o(24); copy(csec, o.begin()); CHECK(is(o)); }
    { std::deque<int> o; copy(csec, std::front_inserter(o)); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { int o[25] = {}; copy(csec, o); CHECK(is(o)); CHECK(o[24] == 0); }
    { std::vector<double> o(24); copy(csec, o.begin()); CHECK(is(o)); }
    { std::vector<short> o(24); copy(csec, o.data()); CHECK(is(o)); }
    { std::vector<int> o(24); copy(csec, o.rbegin()); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { std::ostringstream o; copy(csec, std::ostream_iterator<int>(o, " ")); CHECK(o.str() == text); }
    { std::multiset<int> o; copy(csec, std::inserter(o, o.end())); CHECK(is(o)); }
    { std::vector<int> o(24); copy(avw, o.begin()); CHECK(is(o)); }
    { std::vector<int> o; copy(avw, std::back_inserter(o)); CHECK(is(o)); }
    { std::list<int> o(24); copy(avw, o.begin()); CHECK(is(o)); }
    { std::deque<int> o; copy(avw, std::front_inserter(o)); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { int o[25] = {}; copy(avw, o); CHECK(is(o)); CHECK(o[24] == 0); }
    { std::vector<double> o(24); copy(avw, o.begin()); CHECK(is(o)); }
    { std::vector<short> o(24); copy(avw, o.data()); CHECK(is(o)); }
    { std::vector<int> o(24); copy(avw, o.rbegin()); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { std::ostringstream o; copy(avw, std::ostream_iterator<int>(o, " ")); CHECK(o.str() == text); }
    { std::multiset<int> o; copy(avw, std::inserter(o, o.end())); CHECK(is(o)); }
    { std::vector<int> o(24); copy(nosrc, o.begin()); CHECK(is(o)); }
    { std::vector<int> o; copy(nosrc, std::back_inserter(o)); CHECK(is(o)); }
    { std::list<int> o(24); copy(nosrc, o.begin()); CHECK(is(o)); }
    { std::deque<int> o; copy(nosrc, std::front_inserter(o)); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { int o[25] = {}; copy(nosrc, o); CHECK(is(o)); CHECK(o[24] == 0); }
    { std::vector<double> o(24); copy(nosrc, o.begin()); CHECK(is(o)); }
    { std::vector<short> o(24); copy(nosrc, o.data()); CHECK(is(o)); }
    { std::vector<int> o(24); copy(nosrc, o.rbegin()); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { std::ostringstream o; copy(nosrc, std::ostream_iterator<int>(o, " ")); CHECK(o.str() == text); }
    { std::multiset<int> o; copy(nosrc, std::inserter(o, o.end())); CHECK(is(o)); }
    reset(); copy_async(src, dst).get(); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy_async(src, dstg).get(); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy_async(src, dv).get(); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy_async(src, dsec).get(); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy_async(src, dnosrc).get(); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy_async(src, dav).get(); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy_async(csrc, dst).get(); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy_async(csrc, dstg).get(); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy_async(csrc, dv).get(); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy_async(csrc, dsec).get(); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy_async(csrc, dnosrc).get(); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy_async(csrc, dav).get(); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy_async(stg, dst).get(); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy_async(stg, dstg).get(); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy_async(stg, dv).get(); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy_async(stg, dsec).get(); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy_async(stg, dnosrc).get(); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy_async(stg, dav).get(); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy_async(cstg, dst).get(); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy_async(cstg, dstg).get(); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy_async(cstg, dv).get(); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy_async(cstg, dsec).get(); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy_async(cstg, dnosrc).get(); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy_async(cstg, dav).get(); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy_async(v, dst).get(); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy_async(v, dstg).get(); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy_async(v, dv).get(); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy_async(v, dsec).get(); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy_async(v, dnosrc).get(); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy_async(v, dav).get(); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy_async(cv, dst).get(); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy_async(cv, dstg).get(); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy_async(cv, dv).get(); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy_async(cv, dsec).get(); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy_async(cv, dnosrc).get(); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy_async(cv, dav).get(); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy_async(sec, dst).get(); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy_async(sec, dstg).get(); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy_async(sec, dv).get(); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy_async(sec, dsec).get(); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy_async(sec, dnosrc).get(); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy_async(sec, dav).get(); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy_async(csec, dst).get(); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy_async(csec, dstg).get(); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy_async(csec, dv).get(); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy_async(csec, dsec).get(); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy_async(csec, dnosrc).get(); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy_async(csec, dav).get(); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy_async(avw, dst).get(); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy_async(avw, dstg).get(); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy_async(avw, dv).get(); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy_async(avw, dsec).get(); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy_async(avw, dnosrc).get(); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy_async(avw, dav).get(); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy_async(nosrc, dst).get(); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy_async(nosrc, dstg).get(); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy_async(nosrc, dv).get(); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy_async(nosrc, dsec).get(); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy_async(nosrc, dnosrc).get(); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy_async(nosrc, dav).get(); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy_async(h.begin(), h.end(), dst).get(); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy_async(h.begin(), h.end(), dstg).get(); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy_async(h.begin(), h.end(), dv).get(); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy_async(h.begin(), h.end(), dsec).get(); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy_async(h.begin(), h.end(), dnosrc).get(); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy_async(h.begin(), h.end(), dav).get(); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy_async(h.cbegin(), h.cend(), dst).get(); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy_async(h.cbegin(), h.cend(), dstg).get(); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy_async(h.cbegin(), h.cend(), dv).get(); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy_async(h.cbegin(), h.cend(), dsec).get(); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy_async(h.cbegin(), h.cend(), dnosrc).get(); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy_async(h.cbegin(), h.cend(), dav).get(); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy_async(l.begin(), l.end(), dst).get(); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy_async(l.begin(), l.end(), dstg).get(); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy_async(l.begin(), l.end(), dv).get(); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy_async(l.begin(), l.end(), dsec).get(); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy_async(l.begin(), l.end(), dnosrc).get(); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy_async(l.begin(), l.end(), dav).get(); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy_async(q.cbegin(), q.cend(), dst).get(); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy_async(q.cbegin(), q.cend(), dstg).get(); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy_async(q.cbegin(), q.cend(), dv).get(); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy_async(q.cbegin(), q.cend(), dsec).get(); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy_async(q.cbegin(), q.cend(), dnosrc).get(); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy_async(q.cbegin(), q.cend(), dav).get(); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy_async(h.data(), h.data() + 24, dst).get(); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy_async(h.data(), h.data() + 24, dstg).get(); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy_async(h.data(), h.data() + 24, dv).get(); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy_async(h.data(), h.data() + 24, dsec).get(); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy_async(h.data(), h.data() + 24, dnosrc).get(); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy_async(h.data(), h.data() + 24, dav).get(); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy_async((const int *)raw, (const int *)raw + 24, dst).get(); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy_async((const int *)raw, (const int *)raw + 24, dstg).get(); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy_async((const int *)raw, (const int *)raw + 24, dv).get(); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy_async((const int *)raw, (const int *)raw + 24, dsec).get(); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy_async((const int *)raw, (const int *)raw + 24, dnosrc).get(); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy_async((const int *)raw, (const int *)raw + 24, dav).get(); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy_async(raw, raw + 24, dst).get(); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy_async(raw, raw + 24, dstg).get(); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy_async(raw, raw + 24, dv).get(); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy_async(raw, raw + 24, dsec).get(); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy_async(raw, raw + 24, dnosrc).get(); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy_async(raw, raw + 24, dav).get(); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy_async(h.begin(), dst).get(); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy_async(h.begin(), dstg).get(); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy_async(h.begin(), dv).get(); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy_async(h.begin(), dsec).get(); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy_async(h.begin(), dnosrc).get(); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy_async(h.begin(), dav).get(); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy_async(l.begin(), dst).get(); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy_async(l.begin(), dstg).get(); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy_async(l.begin(), dv).get(); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy_async(l.begin(), dsec).get(); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy_async(l.begin(), dnosrc).get(); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy_async(l.begin(), dav).get(); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy_async(q.begin(), dst).get(); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy_async(q.begin(), dstg).get(); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy_async(q.begin(), dv).get(); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy_async(q.begin(), dsec).get(); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy_async(q.begin(), dnosrc).get(); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy_async(q.begin(), dav).get(); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy_async(raw, dst).get(); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy_async(raw, dstg).get(); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy_async(raw, dv).get(); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy_async(raw, dsec).get(); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy_async(raw, dnosrc).get(); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy_async(raw, dav).get(); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy_async((const int *)raw, dst).get(); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy_async((const int *)raw, dstg).get(); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy_async((const int *)raw, dv).get(); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy_async((const int *)raw, dsec).get(); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy_async((const int *)raw, dnosrc).get(); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy_async((const int *)raw, dav).get(); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy_async(hr.rbegin(), hr.rend(), dst).get(); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy_async(hr.rbegin(), hr.rend(), dstg).get(); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy_async(hr.rbegin(), hr.rend(), dv).get(); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy_async(hr.rbegin(), hr.rend(), dsec).get(); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy_async(hr.rbegin(), hr.rend(), dnosrc).get(); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy_async(hr.rbegin(), hr.rend(), dav).get(); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy_async(hr.rbegin(), dst).get(); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy_async(hr.rbegin(), dstg).get(); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy_async(hr.rbegin(), dv).get(); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy_async(hr.rbegin(), dsec).get(); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy_async(hr.rbegin(), dnosrc).get(); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy_async(hr.rbegin(), dav).get(); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy_async(std::begin(raw), std::end(raw), dst).get(); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy_async(std::begin(raw), std::end(raw), dstg).get(); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy_async(std::begin(raw), std::end(raw), dv).get(); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy_async(std::begin(raw), std::end(raw), dsec).get(); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy_async(std::begin(raw), std::end(raw), dnosrc).get(); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy_async(std::begin(raw), std::end(raw), dav).get(); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy_async(stdarr.begin(), stdarr.end(), dst).get(); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy_async(stdarr.begin(), stdarr.end(), dstg).get(); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy_async(stdarr.begin(), stdarr.end(), dv).get(); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy_async(stdarr.begin(), stdarr.end(), dsec).get(); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy_async(stdarr.begin(), stdarr.end(), dnosrc).get(); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy_async(stdarr.begin(), stdarr.end(), dav).get(); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy_async(st.begin(), st.end(), dst).get(); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy_async(st.begin(), st.end(), dstg).get(); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy_async(st.begin(), st.end(), dv).get(); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy_async(st.begin(), st.end(), dsec).get(); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy_async(st.begin(), st.end(), dnosrc).get(); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy_async(st.begin(), st.end(), dav).get(); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy_async(sh.begin(), sh.end(), dst).get(); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy_async(sh.begin(), sh.end(), dstg).get(); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy_async(sh.begin(), sh.end(), dv).get(); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy_async(sh.begin(), sh.end(), dsec).get(); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy_async(sh.begin(), sh.end(), dnosrc).get(); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy_async(sh.begin(), sh.end(), dav).get(); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy_async(df.begin(), df.end(), dst).get(); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy_async(df.begin(), df.end(), dstg).get(); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy_async(df.begin(), df.end(), dv).get(); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy_async(df.begin(), df.end(), dsec).get(); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy_async(df.begin(), df.end(), dnosrc).get(); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy_async(df.begin(), df.end(), dav).get(); CHECK(all(dav, 100)); CHECK(guards());
    reset(); copy_async(std::make_move_iterator(h2.begin()), std::make_move_iterator(h2.end()), dst).get(); CHECK(all(dst, 100)); CHECK(guards());
    reset(); copy_async(std::make_move_iterator(h2.begin()), std::make_move_iterator(h2.end()), dstg).get(); CHECK(all(dstg, 100)); CHECK(guards());
    reset(); copy_async(std::make_move_iterator(h2.begin()), std::make_move_iterator(h2.end()), dv).get(); CHECK(all(dv, 100)); CHECK(guards());
    reset(); copy_async(std::make_move_iterator(h2.begin()), std::make_move_iterator(h2.end()), dsec).get(); CHECK(all(dsec, 100)); CHECK(guards());
    reset(); copy_async(std::make_move_iterator(h2.begin()), std::make_move_iterator(h2.end()), dnosrc).get(); CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); copy_async(std::make_move_iterator(h2.begin()), std::make_move_iterator(h2.end()), dav).get(); CHECK(all(dav, 100)); CHECK(guards());
    reset(); { std::istringstream in(text); copy_async(std::istream_iterator<int>(in), std::istream_iterator<int>(), dst).get(); } CHECK(all(dst, 100)); CHECK(guards());
    reset(); { std::istringstream in(text); copy_async(std::istream_iterator<int>(in), std::istream_iterator<int>(), dstg).get(); } CHECK(all(dstg, 100)); CHECK(guards());
    reset(); { std::istringstream in(text); copy_async(std::istream_iterator<int>(in), std::istream_iterator<int>(), dv).get(); } CHECK(all(dv, 100)); CHECK(guards());
    reset(); { std::istringstream in(text); copy_async(std::istream_iterator<int>(in), std::istream_iterator<int>(), dsec).get(); } CHECK(all(dsec, 100)); CHECK(guards());
    reset(); { std::istringstream in(text); copy_async(std::istream_iterator<int>(in), std::istream_iterator<int>(), dnosrc).get(); } CHECK(all(dnosrc, 100)); CHECK(guards());
    reset(); { std::istringstream in(text); copy_async(std::istream_iterator<int>(in), std::istream_iterator<int>(), dav).get(); } CHECK(all(dav, 100)); CHECK(guards());
    { std::vector<int> o(24); copy_async(src, o.begin()).get(); CHECK(is(o)); }
    { std::vector<int> o; copy_async(src, std::back_inserter(o)).get(); CHECK(is(o)); }
    { std::list<int> o(24); copy_async(src, o.begin()).get(); CHECK(is(o)); }
    { std::deque<int> o; copy_async(src, std::front_inserter(o)).get(); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { int o[25] = {}; copy_async(src, o).get(); CHECK(is(o)); CHECK(o[24] == 0); }
    { std::vector<double> o(24); copy_async(src, o.begin()).get(); CHECK(is(o)); }
    { std::vector<short> o(24); copy_async(src, o.data()).get(); CHECK(is(o)); }
    { std::vector<int> o(24); copy_async(src, o.rbegin()).get(); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { std::ostringstream o; copy_async(src, std::ostream_iterator<int>(o, " ")).get(); CHECK(o.str() == text); }
    { std::multiset<int> o; copy_async(src, std::inserter(o, o.end())).get(); CHECK(is(o)); }
    { std::vector<int> o(24); copy_async(csrc, o.begin()).get(); CHECK(is(o)); }
    { std::vector<int> o; copy_async(csrc, std::back_inserter(o)).get(); CHECK(is(o)); }
    { std::list<int> o(24); copy_async(csrc, o.begin()).get(); CHECK(is(o)); }
    { std::deque<int> o; copy_async(csrc, std::front_inserter(o)).get(); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { int o[25] = {}; copy_async(csrc, o).get(); CHECK(is(o)); CHECK(o[24] == 0); }
    { std::vector<double> o(24); copy_async(csrc, o.begin()).get(); CHECK(is(o)); }
    { std::vector<short> o(24); copy_async(csrc, o.data()).get(); CHECK(is(o)); }
    { std::vector<int> o(24); copy_async(csrc, o.rbegin()).get(); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { std::ostringstream o; copy_async(csrc, std::ostream_iterator<int>(o, " ")).get(); CHECK(o.str() == text); }
    { std::multiset<int> o; copy_async(csrc, std::inserter(o, o.end())).get(); CHECK(is(o)); }
    { std::vector<int> o(24); copy_async(stg, o.begin()).get(); CHECK(is(o)); }
    { std::vector<int> o; copy_async(stg, std::back_inserter(o)).get(); CHECK(is(o)); }
    { std::list<int> o(24); copy_async(stg, o.begin()).get(); CHECK(is(o)); }
    { std::deque<int> o; copy_async(stg, std::front_inserter(o)).get(); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { int o[25] = {}; copy_async(stg, o).get(); CHECK(is(o)); CHECK(o[24] == 0); }
    { std::vector<double> o(24); copy_async(stg, o.begin()).get(); CHECK(is(o)); }
    { std::vector<short> o(24); copy_async(stg, o.data()).get(); CHECK(is(o)); }
    { std::vector<int> o(24); copy_async(stg, o.rbegin()).get(); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { std::ostringstream o; copy_async(stg, std::ostream_iterator<int>(o, " ")).get(); CHECK(o.str() == text); }
    { std::multiset<int> o; copy_async(stg, std::inserter(o, o.end())).get(); CHECK(is(o)); }
    { std::vector<int> o(24); copy_async(cstg, o.begin()).get(); CHECK(is(o)); }
    { std::vector<int> o; copy_async(cstg, std::back_inserter(o)).get(); CHECK(is(o)); }
    { std::list<int> o(24); copy_async(cstg, o.begin()).get(); CHECK(is(o)); }
    { std::deque<int> o; copy_async(cstg, std::front_inserter(o)).get(); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { int o[25] = {}; copy_async(cstg, o).get(); CHECK(is(o)); CHECK(o[24] == 0); }
    { std::vector<double> o(24); copy_async(cstg, o.begin()).get(); CHECK(is(o)); }
    { std::vector<short> o(24); copy_async(cstg, o.data()).get(); CHECK(is(o)); }
    { std::vector<int> o(24); copy_async(cstg, o.rbegin()).get(); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { std::ostringstream o; copy_async(cstg, std::ostream_iterator<int>(o, " ")).get(); CHECK(o.str() == text); }
    { std::multiset<int> o; copy_async(cstg, std::inserter(o, o.end())).get(); CHECK(is(o)); }
    { std::vector<int> o(24); copy_async(v, o.begin()).get(); CHECK(is(o)); }
    { std::vector<int> o; copy_async(v, std::back_inserter(o)).get(); CHECK(is(o)); }
    { std::list<int> o(24); copy_async(v, o.begin()).get(); CHECK(is(o)); }
    { std::deque<int> o; copy_async(v, std::front_inserter(o)).get(); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { int o[25] = {}; copy_async(v, o).get(); CHECK(is(o)); CHECK(o[24] == 0); }
    { std::vector<double> o(24); copy_async(v, o.begin()).get(); CHECK(is(o)); }
    { std::vector<short> o(24); copy_async(v, o.data()).get(); CHECK(is(o)); }
    { std::vector<int> o(24); copy_async(v, o.rbegin()).get(); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { std::ostringstream o; copy_async(v, std::ostream_iterator<int>(o, " ")).get(); CHECK(o.str() == text); }
    { std::multiset<int> o; copy_async(v, std::inserter(o, o.end())).get(); CHECK(is(o)); }
    { std::vector<int> o(24); copy_async(cv, o.begin()).get(); CHECK(is(o)); }
    { std::vector<int> o; copy_async(cv, std::back_inserter(o)).get(); CHECK(is(o)); }
    { std::list<int> o(24); copy_async(cv, o.begin()).get(); CHECK(is(o)); }
    { std::deque<int> o; copy_async(cv, std::front_inserter(o)).get(); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { int o[25] = {}; copy_async(cv, o).get(); CHECK(is(o)); CHECK(o[24] == 0); }
    { std::vector<double> o(24); copy_async(cv, o.begin()).get(); CHECK(is(o)); }
    { std::vector<short> o(24); copy_async(cv, o.data()).get(); CHECK(is(o)); }
    { std::vector<int> o(24); copy_async(cv, o.rbegin()).get(); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { std::ostringstream o; copy_async(cv, std::ostream_iterator<int>(o, " ")).get(); CHECK(o.str() == text); }
    { std::multiset<int> o; copy_async(cv, std::inserter(o, o.end())).get(); CHECK(is(o)); }
    { std::vector<int> o(24); copy_async(sec, o.begin()).get(); CHECK(is(o)); }
    { std::vector<int> o; copy_async(sec, std::back_inserter(o)).get(); CHECK(is(o)); }
    { std::list<int> o(24); copy_async(sec, o.begin()).get(); CHECK(is(o)); }
    { std::deque<int> o; copy_async(sec, std::front_inserter(o)).get(); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { int o[25] = {}; copy_async(sec, o).get(); CHECK(is(o)); CHECK(o[24] == 0); }
    { std::vector<double> o(24); copy_async(sec, o.begin()).get(); CHECK(is(o)); }
    { std::vector<short> o(24); copy_async(sec, o.data()).get(); CHECK(is(o)); }
    { std::vector<int> o(24); copy_async(sec, o.rbegin()).get(); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { std::ostringstream o; copy_async(sec, std::ostream_iterator<int>(o, " ")).get(); CHECK(o.str() == text); }
    { std::multiset<int> o; copy_async(sec, std::inserter(o, o.end())).get(); CHECK(is(o)); }
    { std::vector<int> o(24); copy_async(csec, o.begin()).get(); CHECK(is(o)); }
    { std::vector<int> o; copy_async(csec, std::back_inserter(o)).get(); CHECK(is(o)); }
    { std::list<int> o(24); copy_async(csec, o.begin()).get(); CHECK(is(o)); }
    { std::deque<int> o; copy_async(csec, std::front_inserter(o)).get(); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { int o[25] = {}; copy_async(csec, o).get(); CHECK(is(o)); CHECK(o[24] == 0); }
    { std::vector<double> o(24); copy_async(csec, o.begin()).get(); CHECK(is(o)); }
    { std::vector<short> o(24); copy_async(csec, o.data()).get(); CHECK(is(o)); }
    { std::vector<int> o(24); copy_async(csec, o.rbegin()).get(); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { std::ostringstream o; copy_async(csec, std::ostream_iterator<int>(o, " ")).get(); CHECK(o.str() == text); }
    { std::multiset<int> o; copy_async(csec, std::inserter(o, o.end())).get(); CHECK(is(o)); }
    { std::vector<int> o(24); copy_async(avw, o.begin()).get(); CHECK(is(o)); }
    { std::vector<int> o; copy_async(avw, std::back_inserter(o)).get(); CHECK(is(o)); }
    { std::list<int> o(24); copy_async(avw, o.begin()).get(); CHECK(is(o)); }
    { std::deque<int> o; copy_async(avw, std::front_inserter(o)).get(); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { int o[25] = {}; copy_async(avw, o).get(); CHECK(is(o)); CHECK(o[24] == 0); }
    { std::vector<double> o(24); copy_async(avw, o.begin()).get(); CHECK(is(o)); }
    { std::vector<short> o(24); copy_async(avw, o.data()).get(); CHECK(is(o)); }
    { std::vector<int> o(24); copy_async(avw, o.rbegin()).get(); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { std::ostringstream o; copy_async(avw, std::ostream_iterator<int>(o, " ")).get(); CHECK(o.str() == text); }
    { std::multiset<int> o; copy_async(avw, std::inserter(o, o.end())).get(); CHECK(is(o)); }
    { std::vector<int> o(24); copy_async(nosrc, o.begin()).get(); CHECK(is(o)); }
    { std::vector<int> o; copy_async(nosrc, std::back_inserter(o)).get(); CHECK(is(o)); }
    { std::list<int> o(24); copy_async(nosrc, o.begin()).get(); CHECK(is(o)); }
    { std::deque<int> o; copy_async(nosrc, std::front_inserter(o)).get(); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { int o[25] = {}; copy_async(nosrc, o).get(); CHECK(is(o)); CHECK(o[24] == 0); }
    { std::vector<double> o(24); copy_async(nosrc, o.begin()).get(); CHECK(is(o)); }
    { std::vector<short> o(24); copy_async(nosrc, o.data()).get(); CHECK(is(o)); }
    { std::vector<int> o(24); copy_async(nosrc, o.rbegin()).get(); std::reverse(o.begin(), o.end()); CHECK(is(o)); }
    { std::ostringstream o; copy_async(nosrc, std::ostream_iterator<int>(o, " ")).get(); CHECK(o.str() == text); }
    { std::multiset<int> o; copy_async(nosrc, std::inserter(o, o.end())).get(); CHECK(is(o)); }

    return bad;
}
