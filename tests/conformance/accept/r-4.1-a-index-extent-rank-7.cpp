// accept: R-4.1-a
// index-extent-rank-7
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include <utility>
#include <vector>
#include <cstdio>
using namespace concurrency;
static int bad = 0;
#define SAME(e, ...) static_assert(std::is_same<decltype(e), __VA_ARGS__>::value, #e)

// index<7>
typedef index<7> index_t;
static_assert(index_t::rank == 7 && std::is_same<index_t::value_type, int>::value, "");
static_assert(std::is_same<decltype(index_t::rank), const int>::value, "");
SAME(std::declval<index_t &>()[0u], int &);
SAME(std::declval<const index_t &>()[0u], int);
SAME(std::declval<index_t &>()[0], int &);
SAME(std::declval<const index_t &>()[0], int);
SAME(std::declval<index_t &>() = std::declval<const index_t &>(), index_t &);
SAME(std::declval<const index_t &>() + std::declval<const index_t &>(), index_t);
SAME(std::declval<const index_t &>() - std::declval<const index_t &>(), index_t);
SAME(std::declval<const index_t &>() == std::declval<const index_t &>(), bool);
SAME(std::declval<const index_t &>() != std::declval<const index_t &>(), bool);
SAME(std::declval<index_t &>() += std::declval<const index_t &>(), index_t &);
SAME(std::declval<index_t &>() -= std::declval<const index_t &>(), index_t &);
SAME(++std::declval<index_t &>(), index_t &);
SAME(--std::declval<index_t &>(), index_t &);
SAME(std::declval<index_t &>()++, index_t);
SAME(std::declval<index_t &>()--, index_t);
static_assert(std::is_default_constructible<index_t>::value && std::is_copy_constructible<index_t>::value && std::is_copy_assignable<index_t>::value, "");
static_assert(!std::is_convertible<int, index_t>::value && !std::is_convertible<const int *, index_t>::value && std::is_constructible<index_t, const int *>::value, "");
static_assert(std::is_trivially_destructible<index_t>::value, "");
SAME(std::declval<const index_t &>() + 2, index_t);
SAME(2 + std::declval<const index_t &>(), index_t);
SAME(std::declval<index_t &>() += 2, index_t &);
SAME(std::declval<const index_t &>() - 2, index_t);
SAME(2 - std::declval<const index_t &>(), index_t);
SAME(std::declval<index_t &>() -= 2, index_t &);
SAME(std::declval<const index_t &>() * 2, index_t);
SAME(2 * std::declval<const index_t &>(), index_t);
SAME(std::declval<index_t &>() *= 2, index_t &);
SAME(std::declval<const index_t &>() / 2, index_t);
SAME(2 / std::declval<const index_t &>(), index_t);
SAME(std::declval<index_t &>() /= 2, index_t &);
SAME(std::declval<const index_t &>() % 2, index_t);
SAME(2 % std::declval<const index_t &>(), index_t);
SAME(std::declval<index_t &>() %= 2, index_t &);

// extent<7>
typedef extent<7> extent_t;
static_assert(extent_t::rank == 7 && std::is_same<extent_t::value_type, int>::value, "");
static_assert(std::is_same<decltype(extent_t::rank), const int>::value, "");
SAME(std::declval<extent_t &>()[0u], int &);
SAME(std::declval<const extent_t &>()[0u], int);
SAME(std::declval<extent_t &>()[0], int &);
SAME(std::declval<const extent_t &>()[0], int);
SAME(std::declval<extent_t &>() = std::declval<const extent_t &>(), extent_t &);
SAME(std::declval<const extent_t &>() + std::declval<const extent_t &>(), extent_t);
SAME(std::declval<const extent_t &>() - std::declval<const extent_t &>(), extent_t);
SAME(std::declval<const extent_t &>() == std::declval<const extent_t &>(), bool);
SAME(std::declval<const extent_t &>() != std::declval<const extent_t &>(), bool);
SAME(std::declval<extent_t &>() += std::declval<const extent_t &>(), extent_t &);
SAME(std::declval<extent_t &>() -= std::declval<const extent_t &>(), extent_t &);
SAME(++std::declval<extent_t &>(), extent_t &);
SAME(--std::declval<extent_t &>(), extent_t &);
SAME(std::declval<extent_t &>()++, extent_t);
SAME(std::declval<extent_t &>()--, extent_t);
static_assert(std::is_default_constructible<extent_t>::value && std::is_copy_constructible<extent_t>::value && std::is_copy_assignable<extent_t>::value, "");
static_assert(!std::is_convertible<int, extent_t>::value && !std::is_convertible<const int *, extent_t>::value && std::is_constructible<extent_t, const int *>::value, "");
static_assert(std::is_trivially_destructible<extent_t>::value, "");
SAME(std::declval<const extent_t &>() + 2, extent_t);
SAME(2 + std::declval<const extent_t &>(), extent_t);
SAME(std::declval<extent_t &>() += 2, extent_t &);
SAME(std::declval<const extent_t &>() - 2, extent_t);
SAME(2 - std::declval<const extent_t &>(), extent_t);
SAME(std::declval<extent_t &>() -= 2, extent_t &);
SAME(std::declval<const extent_t &>() * 2, extent_t);
SAME(2 * std::declval<const extent_t &>(), extent_t);
SAME(std::declval<extent_t &>() *= 2, extent_t &);
SAME(std::declval<const extent_t &>() / 2, extent_t);
SAME(2 / std::declval<const extent_t &>(), extent_t);
SAME(std::declval<extent_t &>() /= 2, extent_t &);
SAME(std::declval<const extent_t &>() % 2, extent_t);
SAME(2 % std::declval<const extent_t &>(), extent_t);
SAME(std::declval<extent_t &>() %= 2, extent_t &);

SAME(std::declval<extent_t &>() + std::declval<const index_t &>(), extent_t);
SAME(std::declval<extent_t &>() - std::declval<const index_t &>(), extent_t);
SAME(std::declval<const extent_t &>() - std::declval<const index_t &>(), extent_t);
SAME(std::declval<extent_t &>() += std::declval<const index_t &>(), extent_t &);
SAME(std::declval<extent_t &>() -= std::declval<const index_t &>(), extent_t &);
SAME(std::declval<const extent_t &>().size(), unsigned int);
SAME(std::declval<const extent_t &>().contains(std::declval<const index_t &>()), bool);
static_assert(!std::is_convertible<index_t, extent_t>::value && !std::is_convertible<extent_t, index_t>::value, "");

#define F(c) do { if (!(c) && !r) r = __LINE__; } while (0)
int run() restrict(cpu, amp)
{
    int r = 0;
    {
        index_t z;
        for (int k = 0; k < 7; ++k) F(z[k] == 0);
        int ca[7], cb[7];
        for (int k = 0; k < 7; ++k) { ca[k] = 3 * k + 7; cb[k] = k % 5 + 2; }
        const index_t a(ca), b(cb);
        index_t c(a);
        F(c == a && !(c != a) && a != b && !(a == b));
        const index_t s = a + b, d = a - b;
        for (int k = 0; k < 7; ++k) { F(s[k] == ca[k] + cb[k]); F(d[k] == ca[k] - cb[k]); F(a[k] == ca[k]); }
        F(&(c += b) == &c && c == s);
        F(&(c -= b) == &c && c == a);
        F(&(c = b) == &c && c == b);
        for (int k = 0; k < 7; ++k) {
            F((a + 3)[k] == ca[k] + 3 && (3 + a)[k] == 3 + ca[k]);
            F((a - 3)[k] == ca[k] - 3 && (3 - a)[k] == 3 - ca[k]);
            F((a * 3)[k] == ca[k] * 3 && (3 * a)[k] == 3 * ca[k]);
            F((a / 3)[k] == ca[k] / 3 && (300 / a)[k] == 300 / ca[k]);
            F((a % 3)[k] == ca[k] % 3 && (300 % a)[k] == 300 % ca[k]);
        }
        c = a; F(&(c += 5) == &c && c == a + 5);
        c = a; F(&(c -= 5) == &c && c == a - 5);
        c = a; F(&(c *= 5) == &c && c == a * 5);
        c = a; F(&(c /= 5) == &c && c == a / 5);
        c = a; F(&(c %= 5) == &c && c == a % 5);
        c = a; F(&++c == &c && c == a + 1); F(&--c == &c && c == a);
        index_t o = c++; F(o == a && c == a + 1);
        o = c--; F(o == a + 1 && c == a);
        c[6] = -9; F(c[6] == -9 && c != a);
        c[6u] += 2; F(c[6] == -7);
        ++(++c) ; F(c[6] == -5);
        (c = a) += 1; F(c == a + 1);
    }
    {
        extent_t z;
        for (int k = 0; k < 7; ++k) F(z[k] == 0);
        int ca[7], cb[7];
        for (int k = 0; k < 7; ++k) { ca[k] = 3 * k + 7; cb[k] = k % 5 + 2; }
        const extent_t a(ca), b(cb);
        extent_t c(a);
        F(c == a && !(c != a) && a != b && !(a == b));
        const extent_t s = a + b, d = a - b;
        for (int k = 0; k < 7; ++k) { F(s[k] == ca[k] + cb[k]); F(d[k] == ca[k] - cb[k]); F(a[k] == ca[k]); }
        F(&(c += b) == &c && c == s);
        F(&(c -= b) == &c && c == a);
        F(&(c = b) == &c && c == b);
        for (int k = 0; k < 7; ++k) {
            F((a + 3)[k] == ca[k] + 3 && (3 + a)[k] == 3 + ca[k]);
            F((a - 3)[k] == ca[k] - 3 && (3 - a)[k] == 3 - ca[k]);
            F((a * 3)[k] == ca[k] * 3 && (3 * a)[k] == 3 * ca[k]);
            F((a / 3)[k] == ca[k] / 3 && (300 / a)[k] == 300 / ca[k]);
            F((a % 3)[k] == ca[k] % 3 && (300 % a)[k] == 300 % ca[k]);
        }
        c = a; F(&(c += 5) == &c && c == a + 5);
        c = a; F(&(c -= 5) == &c && c == a - 5);
        c = a; F(&(c *= 5) == &c && c == a * 5);
        c = a; F(&(c /= 5) == &c && c == a / 5);
        c = a; F(&(c %= 5) == &c && c == a % 5);
        c = a; F(&++c == &c && c == a + 1); F(&--c == &c && c == a);
        extent_t o = c++; F(o == a && c == a + 1);
        o = c--; F(o == a + 1 && c == a);
        c[6] = -9; F(c[6] == -9 && c != a);
        c[6u] += 2; F(c[6] == -7);
        ++(++c) ; F(c[6] == -5);
        (c = a) += 1; F(c == a + 1);
    }
    {
        int ce[7], ci[7];
        for (int k = 0; k < 7; ++k) { ce[k] = k < 3 ? 2 + k : 1; ci[k] = k < 3 ? 1 : 0; }
        const extent_t e(ce); const index_t i(ci);
        unsigned p = 1; for (int k = 0; k < 7; ++k) p *= ce[k];
        F(e.size() == p);
        F(e.contains(i)); F(e.contains(index_t()));
        for (int k = 0; k < 7; ++k) { index_t j(i); j[k] = ce[k]; F(!e.contains(j)); j[k] = -1; F(!e.contains(j)); j[k] = ce[k] - 1; F(e.contains(j)); }
        extent_t x(e); const extent_t s = x + i, d = e - i;
        for (int k = 0; k < 7; ++k) { F(s[k] == ce[k] + ci[k]); F(d[k] == ce[k] - ci[k]); }
        F(&(x += i) == &x && x == s); F(&(x -= i) == &x && x == e);
        F((e + e) == e * 2 && (e - e) == extent_t()); F((e - e).size() == 0u);
        x += e; F(x == e * 2); x -= e; F(x == e);
    }
    return r;
}
int main()
{
    int h = run();
    if (h) std::printf("host: line %d\n", h);
    std::vector<int> out(4, -1);
    array_view<int> v(out);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = run(); });
    for (int i = 0; i < 4; ++i) if (v[i]) { std::printf("kernel: line %d\n", v[i]); bad = 1; }
    return bad || h;
}
