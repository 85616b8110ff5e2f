// A kernel may contain every permitted statement and expression.
//
// accept: L-2.4.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-variable"
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#pragma GCC diagnostic ignored "-Waddress"
#pragma GCC diagnostic ignored "-Wunused-value"
#pragma GCC diagnostic ignored "-Wparentheses"
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#include <amp.h>
#include <typeinfo>
#include <new>
#include <cstddef>
using namespace concurrency;
struct V2 { int a; int b; };
struct PM { int x; float y; int z() restrict(cpu,amp) { return x; } };
struct Base { int q; };
struct Der : Base { int r; };
struct Poly { virtual void f() {} virtual ~Poly() {} int k; };
struct Stat { static int s; static const int k = 5; static constexpr int c = 6; static const float fk; static constexpr float fc = 1.5f; static int f() restrict(cpu,amp) { return 3; } };
int Stat::s = 1; const float Stat::fk = 2.f;
enum UE { ue0, ue1 = 7 }; enum class SE { a, b = 9 }; enum class CE : char { a }; enum class LLE : long long { a };
int g_int = 1; const int g_cint = 4; static const int g_scint = 5; constexpr int g_cxint = 6; const float g_cf = 1.f; constexpr float g_cxf = 1.f; constexpr double g_cxd = 1.; int g_arr[3] = {1,2,3}; const int g_carr[3] = {1,2,3}; constexpr int g_cxarr[3] = {1,2,3}; int &g_ref = g_int; const int g_rt = g_int + 1; thread_local int g_tl = 1; const bool g_cb = true; const unsigned g_cu = 3u; const long g_cl = 3; int *g_p = &g_int; int *const g_cp = nullptr; const V2 g_cv = {1, 2}; constexpr V2 g_cxv = {1, 2}; extern const int g_ext; const int g_ext = 12; const UE g_ce = ue1; constexpr SE g_cse = SE::b; volatile int g_vol = 1; const short g_cs = 3; const char g_cc = 3; const long long g_cll = 3;
namespace NS { const int k = 3; int v = 2; }
int cpu_fn(int x) { return x; }
int amp_fn(int x) restrict(amp) { return x; }
int both_fn(int x) restrict(cpu,amp) { return x; }
constexpr int cx_fn(int x) { return x * 2; }
constexpr int cxb_fn(int x) restrict(cpu,amp) { return x * 2; }
void refp(const int &) restrict(cpu,amp) {}
template <class T> T tb_fn(T x) restrict(cpu,amp) { return x; }
template <int N> int tn_fn() restrict(cpu,amp) { return N; }
template <class... A> int pack_fn(A... a) restrict(cpu,amp) { return sizeof...(a); }
void f0(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; if (p) { } else { } }); }
void f1(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; switch (p) { case 0: p = 1; break; case 1: case 2: break; default: p = 2; } }); }
void f2(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; for (int i = 0; i < 4; ++i) { if (i == 2) continue; if (i == 3) break; } }); }
void f3(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; while (p > 0) --p; }); }
void f4(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; do { --p; } while (p > 0); }); }
void f5(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int a[3] = {1,2,3}; for (int x : a) p += x; }); }
void f6(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int a[3] = {1,2,3}; for (auto &x : a) x += p; }); }
void f7(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; V2 v = {1, 2}; auto [a, b] = v; p = a + b; }); }
void f8(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; if constexpr (sizeof(int) == 4) { p = 1; } else { p = 2; } }); }
void f9(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; static_assert(sizeof(int) == 4, "text");  }); }
void f10(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; if (int q = p) p = q;  }); }
void f11(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; ; }); }
void f12(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; { { int z = p; p = z; } } }); }
void f13(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; switch (int q = p; q) { case 3: break; } }); }
void f14(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; using X = int; X x = p; p = x; }); }
void f15(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; typedef float F; F f = 1.f; p = (int)f; }); }
void f16(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; struct L { int m; int get() const { return m; } }; L l = {p}; p = l.get(); }); }
void f17(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; enum LE { l0, l1 }; LE e = l1; p = e; }); }
void f18(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; namespace N = NS; p = N::k; }); }
void f19(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; using NS::k; p = k; }); }
void f20(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; using namespace NS; p = k; }); }
void f21(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; return; }); }
void f52(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; const int x = p; p = x; }); }
void f53(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; constexpr int x = 3; p = x; }); }
void f54(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto x = p; p = x; }); }
void f55(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; decltype(p) x = 3; p = x; }); }
void f56(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; decltype(auto) x = 3; p = x; }); }
void f57(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto &x = p; x = 1; }); }
void f58(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto &&x = 3; p = x; }); }
void f59(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; const auto *x = &p; p = *x; }); }
void f72(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; bool b = true; int i = 1; unsigned u = 2; long l = 3; unsigned long ul = 4; float f = 5; double d = 6; }); }
void f73(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; size_t z = sizeof(int); p = (int)z; }); }
void f74(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; void *v = &p; }); }
void f75(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; const void *v = &p; }); }
void f76(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; UE e = ue1; p = e; }); }
void f77(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; SE e = SE::b; p = (int)e; }); }
void f85(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int *q = &p; int *&r = q; *r = 1; }); }
void f88(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int a[2] = {1,2}; int (*q)[2] = &a; p = (*q)[1]; }); }
void f89(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int a[2] = {1,2}; int (&r)[2] = a; p = r[1]; }); }
void f92(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int a[2][3]; a[1][2] = p; }); }
void f95(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; struct L { bool a; int b; bool c; }; L l; l.a = true; }); }
void f102(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int PM::*m = &PM::x; PM o = {p, 1.f}; p = o.*m; }); }
void f103(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int PM::*m = &PM::x; PM o = {p, 1.f}; PM *q = &o; p = q->*m; }); }
void f104(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; float PM::*m = nullptr; p = m == nullptr; }); }
void f105(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int *q = nullptr; p = q == nullptr; }); }
void f106(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int *q = 0; p = !q; }); }
void f107(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int *q = &p; if (q) p = 1; }); }
void f110(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; std::nullptr_t n = nullptr; int *q = n; p = !q; }); }
void f111(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto n = nullptr; int *q = n; p = q == n; }); }
void f112(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = 5; }); }
void f113(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = 0x10 + 010 + 0b11 + 1'000; }); }
void f114(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; unsigned u = 4294967295u; }); }
void f115(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; unsigned u = 4294967295U; p = (int)u; }); }
void f116(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; long l = 5000000000; }); }
void f117(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; unsigned long l = 18446744073709551615ul; }); }
void f118(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; float f = 1.5f, h = 1e10f; }); }
void f119(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; double d = 1.5, e = 1e300; }); }
void f131(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = true + false; }); }
void f135(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = g_cint; }); }
void f136(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = g_scint + g_cxint; }); }
void f137(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int a[g_cint]; a[0] = 1; p = a[0]; }); }
void f147(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = g_cb + g_cu + g_cl; }); }
void f152(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = g_ext; }); }
void f153(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = g_ce; }); }
void f154(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = (int)g_cse; }); }
void f158(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = NS::k; }); }
void f161(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = Stat::k + Stat::c; }); }
void f168(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; refp(+g_cint); }); }
void f169(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; refp(5); }); }
void f172(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto r = g_cint; p = r; }); }
void f173(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = p ? g_cint : 3; }); }
void f174(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; Stat st; p = st.k; }); }
void f178(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = sizeof(g_int); }); }
void f179(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; decltype(g_int) x = 1; p = x; }); }
void f180(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; static_assert(g_cint == 4, ""); p = tn_fn<g_cint>(); }); }
void f181(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; switch (p) { case g_cint: break; case Stat::k: break; } }); }
void f196(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; Der d; Base *b = &d; Der *e = static_cast<Der *>(b); e->r = 1; }); }
void f197(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; Der d; Base &b = d; static_cast<Der &>(b).r = 1; }); }
void f198(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = static_cast<int>(1.5f); }); }
void f199(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = (int)1.5f; p = int(1.5f); }); }
void f200(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; const int c = 1; int &r = const_cast<int &>(c); r = 2; }); }
void f201(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; float f = 1.f; p = *reinterpret_cast<int *>(&f); }); }
void f202(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; float f = 1.f; p = reinterpret_cast<int &>(f); }); }
void f212(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; void *v = &p; int *q = (int *)v; *q = 1; }); }
void f213(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; void *v = &p; int *q = static_cast<int *>(v); *q = 1; }); }
void f214(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = static_cast<bool>(&p); }); }
void f215(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = (bool)&p; }); }
void f216(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int *q = (int *)0; p = !q; }); }
void f217(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int a[4] = {1,2,3,4}; int *q = a; ++q; q += 2; q--; p = *(q - 1) + q[1] + (int)(q - a); }); }
void f218(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int a[4]; int *q = a, *r = a + 4; p = q < r; p = q != r; p = q >= r; }); }
void f228(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; bool b = true; bool *q = &b; *q = false; p = *q; }); }
void f229(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; bool b = true; bool *q = &b; p = q == &b; }); }
void f230(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = sizeof(int) + sizeof p + alignof(double); }); }
void f234(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = (p, 2); }); }
void f235(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = p ? 1 : 2; }); }
void f236(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = noexcept(p + 1); }); }
void f237(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p <<= 1; p >>= 1; p |= 2; p &= 3; p ^= 4; p %= 5; p /= 6; p *= 7; p -= 8; p += 9; }); }
void f238(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = !p && ~p || -p; }); }
void f239(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; float f = p; double d = f; p = d > f; }); }
void f240(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = int(); p = int{}; p = V2{1, 2}.b; }); }
void f241(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; V2 v{}; v = {3, 4}; p = v.a; }); }
void f242(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; V2 v = {1}; V2 w = v; w = v; p = w.b; }); }
void f252(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = amp_fn(p); }); }
void f253(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = both_fn(p); }); }
void f255(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = cxb_fn(p); }); }
void f256(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int a[cx_fn(2)]; a[0] = 1; }); }
void f257(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; constexpr int k = cx_fn(2); p = k; }); }
void f258(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = tn_fn<cx_fn(3)>(); }); }
void f261(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = tb_fn(p); p = tb_fn<float>(2.f); p = tn_fn<4>(); p = pack_fn(1, 2.f, 3u); }); }
void f271(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = (amp_fn)(p); }); }
void f272(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = Stat::f(); }); }
void f273(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; PM o = {1, 2.f}; p = o.z(); }); }
void f276(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = PM{p, 1.f}.z(); }); }
void f278(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = sizeof(both_fn(p)); }); }
void f279(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto l = [](int x) { return x; }; p = l(p); }); }
void f280(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto l = [=](int x) { return x + p; }; p = l(p); }); }
void f281(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto l = [p](int x) { return x + p; }; p = l(1); }); }
void f284(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto l = [&](int x) { return x; }; p = l(2); }); }
void f285(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto l = [q = p + 1]() { return q; }; p = l(); }); }
void f287(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto l = [p]() mutable { return ++p; }; p = l(); }); }
void f288(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto l = [](auto x) { return x; }; p = l(1); float f = l(2.f); }); }
void f289(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = [](int x) { return x; }(p); }); }
void f293(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int &r = p; auto l = [r]() { return r; }; p = l(); }); }
void f294(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto l = [](int x) restrict(amp) { return x; }; }); }
void f295(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto l = [](int x) restrict(cpu) { return cpu_fn(x); }; }); }
void f299(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; bool a = true; auto l = [a, p]() { return a && p; }; p = l(); }); }
void f303(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto l = [](int x) noexcept -> int { return x; }; p = l(p); }); }
void f304(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto l = [](int x) constexpr { return x; }; p = l(p); }); }
void f305(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int a[3] = {1,2,3}; auto l = [a]() { return a[1]; }; p = l(); }); }
int main() { return 0; }
