// An instance of a cpu,amp function template may contain every permitted statement and expression.
//
// accept: L-2.4.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#pragma GCC diagnostic ignored "-Wunused-but-set-parameter"
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
template <class T> void f0(T p) restrict(cpu,amp) { if (p) { } else { } } void u0() { f0(1); }
template <class T> void f1(T p) restrict(cpu,amp) { switch (p) { case 0: p = 1; break; case 1: case 2: break; default: p = 2; } } void u1() { f1(1); }
template <class T> void f2(T p) restrict(cpu,amp) { for (int i = 0; i < 4; ++i) { if (i == 2) continue; if (i == 3) break; } } void u2() { f2(1); }
template <class T> void f3(T p) restrict(cpu,amp) { while (p > 0) --p; } void u3() { f3(1); }
template <class T> void f4(T p) restrict(cpu,amp) { do { --p; } while (p > 0); } void u4() { f4(1); }
template <class T> void f5(T p) restrict(cpu,amp) { int a[3] = {1,2,3}; for (int x : a) p += x; } void u5() { f5(1); }
template <class T> void f6(T p) restrict(cpu,amp) { int a[3] = {1,2,3}; for (auto &x : a) x += p; } void u6() { f6(1); }
template <class T> void f7(T p) restrict(cpu,amp) { V2 v = {1, 2}; auto [a, b] = v; p = a + b; } void u7() { f7(1); }
template <class T> void f8(T p) restrict(cpu,amp) { if constexpr (sizeof(int) == 4) { p = 1; } else { p = 2; } } void u8() { f8(1); }
template <class T> void f9(T p) restrict(cpu,amp) { static_assert(sizeof(int) == 4, "text");  } void u9() { f9(1); }
template <class T> void f10(T p) restrict(cpu,amp) { if (int q = p) p = q;  } void u10() { f10(1); }
template <class T> void f11(T p) restrict(cpu,amp) { ; } void u11() { f11(1); }
template <class T> void f12(T p) restrict(cpu,amp) { { { int z = p; p = z; } } } void u12() { f12(1); }
template <class T> void f13(T p) restrict(cpu,amp) { switch (int q = p; q) { case 3: break; } } void u13() { f13(1); }
template <class T> void f14(T p) restrict(cpu,amp) { using X = int; X x = p; p = x; } void u14() { f14(1); }
template <class T> void f15(T p) restrict(cpu,amp) { typedef float F; F f = 1.f; p = (int)f; } void u15() { f15(1); }
template <class T> void f16(T p) restrict(cpu,amp) { struct L { int m; int get() const { return m; } }; L l = {p}; p = l.get(); } void u16() { f16(1); }
template <class T> void f17(T p) restrict(cpu,amp) { enum LE { l0, l1 }; LE e = l1; p = e; } void u17() { f17(1); }
template <class T> void f18(T p) restrict(cpu,amp) { namespace N = NS; p = N::k; } void u18() { f18(1); }
template <class T> void f19(T p) restrict(cpu,amp) { using NS::k; p = k; } void u19() { f19(1); }
template <class T> void f20(T p) restrict(cpu,amp) { using namespace NS; p = k; } void u20() { f20(1); }
template <class T> void f21(T p) restrict(cpu,amp) { return; } void u21() { f21(1); }
template <class T> void f52(T p) restrict(cpu,amp) { const int x = p; p = x; } void u52() { f52(1); }
template <class T> void f53(T p) restrict(cpu,amp) { constexpr int x = 3; p = x; } void u53() { f53(1); }
template <class T> void f54(T p) restrict(cpu,amp) { auto x = p; p = x; } void u54() { f54(1); }
template <class T> void f55(T p) restrict(cpu,amp) { decltype(p) x = 3; p = x; } void u55() { f55(1); }
template <class T> void f56(T p) restrict(cpu,amp) { decltype(auto) x = 3; p = x; } void u56() { f56(1); }
template <class T> void f57(T p) restrict(cpu,amp) { auto &x = p; x = 1; } void u57() { f57(1); }
template <class T> void f58(T p) restrict(cpu,amp) { auto &&x = 3; p = x; } void u58() { f58(1); }
template <class T> void f59(T p) restrict(cpu,amp) { const auto *x = &p; p = *x; } void u59() { f59(1); }
template <class T> void f72(T p) restrict(cpu,amp) { bool b = true; int i = 1; unsigned u = 2; long l = 3; unsigned long ul = 4; float f = 5; double d = 6; } void u72() { f72(1); }
template <class T> void f73(T p) restrict(cpu,amp) { size_t z = sizeof(int); p = (int)z; } void u73() { f73(1); }
template <class T> void f74(T p) restrict(cpu,amp) { void *v = &p; } void u74() { f74(1); }
template <class T> void f75(T p) restrict(cpu,amp) { const void *v = &p; } void u75() { f75(1); }
template <class T> void f76(T p) restrict(cpu,amp) { UE e = ue1; p = e; } void u76() { f76(1); }
template <class T> void f77(T p) restrict(cpu,amp) { SE e = SE::b; p = (int)e; } void u77() { f77(1); }
template <class T> void f85(T p) restrict(cpu,amp) { int *q = &p; int *&r = q; *r = 1; } void u85() { f85(1); }
template <class T> void f88(T p) restrict(cpu,amp) { int a[2] = {1,2}; int (*q)[2] = &a; p = (*q)[1]; } void u88() { f88(1); }
template <class T> void f89(T p) restrict(cpu,amp) { int a[2] = {1,2}; int (&r)[2] = a; p = r[1]; } void u89() { f89(1); }
template <class T> void f92(T p) restrict(cpu,amp) { int a[2][3]; a[1][2] = p; } void u92() { f92(1); }
template <class T> void f95(T p) restrict(cpu,amp) { struct L { bool a; int b; bool c; }; L l; l.a = true; } void u95() { f95(1); }
template <class T> void f102(T p) restrict(cpu,amp) { int PM::*m = &PM::x; PM o = {p, 1.f}; p = o.*m; } void u102() { f102(1); }
template <class T> void f103(T p) restrict(cpu,amp) { int PM::*m = &PM::x; PM o = {p, 1.f}; PM *q = &o; p = q->*m; } void u103() { f103(1); }
template <class T> void f104(T p) restrict(cpu,amp) { float PM::*m = nullptr; p = m == nullptr; } void u104() { f104(1); }
template <class T> void f105(T p) restrict(cpu,amp) { int *q = nullptr; p = q == nullptr; } void u105() { f105(1); }
template <class T> void f106(T p) restrict(cpu,amp) { int *q = 0; p = !q; } void u106() { f106(1); }
template <class T> void f107(T p) restrict(cpu,amp) { int *q = &p; if (q) p = 1; } void u107() { f107(1); }
template <class T> void f110(T p) restrict(cpu,amp) { std::nullptr_t n = nullptr; int *q = n; p = !q; } void u110() { f110(1); }
template <class T> void f111(T p) restrict(cpu,amp) { auto n = nullptr; int *q = n; p = q == n; } void u111() { f111(1); }
template <class T> void f112(T p) restrict(cpu,amp) { p = 5; } void u112() { f112(1); }
template <class T> void f113(T p) restrict(cpu,amp) { p = 0x10 + 010 + 0b11 + 1'000; } void u113() { f113(1); }
template <class T> void f114(T p) restrict(cpu,amp) { unsigned u = 4294967295u; } void u114() { f114(1); }
template <class T> void f115(T p) restrict(cpu,amp) { unsigned u = 4294967295U; p = (int)u; } void u115() { f115(1); }
template <class T> void f116(T p) restrict(cpu,amp) { long l = 5000000000; } void u116() { f116(1); }
template <class T> void f117(T p) restrict(cpu,amp) { unsigned long l = 18446744073709551615ul; } void u117() { f117(1); }
template <class T> void f118(T p) restrict(cpu,amp) { float f = 1.5f, h = 1e10f; } void u118() { f118(1); }
template <class T> void f119(T p) restrict(cpu,amp) { double d = 1.5, e = 1e300; } void u119() { f119(1); }
template <class T> void f131(T p) restrict(cpu,amp) { p = true + false; } void u131() { f131(1); }
template <class T> void f135(T p) restrict(cpu,amp) { p = g_cint; } void u135() { f135(1); }
template <class T> void f136(T p) restrict(cpu,amp) { p = g_scint + g_cxint; } void u136() { f136(1); }
template <class T> void f137(T p) restrict(cpu,amp) { int a[g_cint]; a[0] = 1; p = a[0]; } void u137() { f137(1); }
template <class T> void f147(T p) restrict(cpu,amp) { p = g_cb + g_cu + g_cl; } void u147() { f147(1); }
template <class T> void f152(T p) restrict(cpu,amp) { p = g_ext; } void u152() { f152(1); }
template <class T> void f153(T p) restrict(cpu,amp) { p = g_ce; } void u153() { f153(1); }
template <class T> void f154(T p) restrict(cpu,amp) { p = (int)g_cse; } void u154() { f154(1); }
template <class T> void f158(T p) restrict(cpu,amp) { p = NS::k; } void u158() { f158(1); }
template <class T> void f161(T p) restrict(cpu,amp) { p = Stat::k + Stat::c; } void u161() { f161(1); }
template <class T> void f168(T p) restrict(cpu,amp) { refp(+g_cint); } void u168() { f168(1); }
template <class T> void f169(T p) restrict(cpu,amp) { refp(5); } void u169() { f169(1); }
template <class T> void f172(T p) restrict(cpu,amp) { auto r = g_cint; p = r; } void u172() { f172(1); }
template <class T> void f173(T p) restrict(cpu,amp) { p = p ? g_cint : 3; } void u173() { f173(1); }
template <class T> void f174(T p) restrict(cpu,amp) { Stat st; p = st.k; } void u174() { f174(1); }
template <class T> void f178(T p) restrict(cpu,amp) { p = sizeof(g_int); } void u178() { f178(1); }
template <class T> void f179(T p) restrict(cpu,amp) { decltype(g_int) x = 1; p = x; } void u179() { f179(1); }
template <class T> void f180(T p) restrict(cpu,amp) { static_assert(g_cint == 4, ""); p = tn_fn<g_cint>(); } void u180() { f180(1); }
template <class T> void f181(T p) restrict(cpu,amp) { switch (p) { case g_cint: break; case Stat::k: break; } } void u181() { f181(1); }
template <class T> void f196(T p) restrict(cpu,amp) { Der d; Base *b = &d; Der *e = static_cast<Der *>(b); e->r = 1; } void u196() { f196(1); }
template <class T> void f197(T p) restrict(cpu,amp) { Der d; Base &b = d; static_cast<Der &>(b).r = 1; } void u197() { f197(1); }
template <class T> void f198(T p) restrict(cpu,amp) { p = static_cast<int>(1.5f); } void u198() { f198(1); }
template <class T> void f199(T p) restrict(cpu,amp) { p = (int)1.5f; p = int(1.5f); } void u199() { f199(1); }
template <class T> void f200(T p) restrict(cpu,amp) { const int c = 1; int &r = const_cast<int &>(c); r = 2; } void u200() { f200(1); }
template <class T> void f201(T p) restrict(cpu,amp) { float f = 1.f; p = *reinterpret_cast<int *>(&f); } void u201() { f201(1); }
template <class T> void f202(T p) restrict(cpu,amp) { float f = 1.f; p = reinterpret_cast<int &>(f); } void u202() { f202(1); }
template <class T> void f212(T p) restrict(cpu,amp) { void *v = &p; int *q = (int *)v; *q = 1; } void u212() { f212(1); }
template <class T> void f213(T p) restrict(cpu,amp) { void *v = &p; int *q = static_cast<int *>(v); *q = 1; } void u213() { f213(1); }
template <class T> void f214(T p) restrict(cpu,amp) { p = static_cast<bool>(&p); } void u214() { f214(1); }
template <class T> void f215(T p) restrict(cpu,amp) { p = (bool)&p; } void u215() { f215(1); }
template <class T> void f216(T p) restrict(cpu,amp) { int *q = (int *)0; p = !q; } void u216() { f216(1); }
template <class T> void f217(T p) restrict(cpu,amp) { int a[4] = {1,2,3,4}; int *q = a; ++q; q += 2; q--; p = *(q - 1) + q[1] + (int)(q - a); } void u217() { f217(1); }
template <class T> void f218(T p) restrict(cpu,amp) { int a[4]; int *q = a, *r = a + 4; p = q < r; p = q != r; p = q >= r; } void u218() { f218(1); }
template <class T> void f228(T p) restrict(cpu,amp) { bool b = true; bool *q = &b; *q = false; p = *q; } void u228() { f228(1); }
template <class T> void f229(T p) restrict(cpu,amp) { bool b = true; bool *q = &b; p = q == &b; } void u229() { f229(1); }
template <class T> void f230(T p) restrict(cpu,amp) { p = sizeof(int) + sizeof p + alignof(double); } void u230() { f230(1); }
template <class T> void f234(T p) restrict(cpu,amp) { p = (p, 2); } void u234() { f234(1); }
template <class T> void f235(T p) restrict(cpu,amp) { p = p ? 1 : 2; } void u235() { f235(1); }
template <class T> void f236(T p) restrict(cpu,amp) { p = noexcept(p + 1); } void u236() { f236(1); }
template <class T> void f237(T p) restrict(cpu,amp) { p <<= 1; p >>= 1; p |= 2; p &= 3; p ^= 4; p %= 5; p /= 6; p *= 7; p -= 8; p += 9; } void u237() { f237(1); }
template <class T> void f238(T p) restrict(cpu,amp) { p = !p && ~p || -p; } void u238() { f238(1); }
template <class T> void f239(T p) restrict(cpu,amp) { float f = p; double d = f; p = d > f; } void u239() { f239(1); }
template <class T> void f240(T p) restrict(cpu,amp) { p = int(); p = int{}; p = V2{1, 2}.b; } void u240() { f240(1); }
template <class T> void f241(T p) restrict(cpu,amp) { V2 v{}; v = {3, 4}; p = v.a; } void u241() { f241(1); }
template <class T> void f242(T p) restrict(cpu,amp) { V2 v = {1}; V2 w = v; w = v; p = w.b; } void u242() { f242(1); }
template <class T> void f253(T p) restrict(cpu,amp) { p = both_fn(p); } void u253() { f253(1); }
template <class T> void f255(T p) restrict(cpu,amp) { p = cxb_fn(p); } void u255() { f255(1); }
template <class T> void f256(T p) restrict(cpu,amp) { int a[cx_fn(2)]; a[0] = 1; } void u256() { f256(1); }
template <class T> void f257(T p) restrict(cpu,amp) { constexpr int k = cx_fn(2); p = k; } void u257() { f257(1); }
template <class T> void f258(T p) restrict(cpu,amp) { p = tn_fn<cx_fn(3)>(); } void u258() { f258(1); }
template <class T> void f261(T p) restrict(cpu,amp) { p = tb_fn(p); p = tb_fn<float>(2.f); p = tn_fn<4>(); p = pack_fn(1, 2.f, 3u); } void u261() { f261(1); }
template <class T> void f272(T p) restrict(cpu,amp) { p = Stat::f(); } void u272() { f272(1); }
template <class T> void f273(T p) restrict(cpu,amp) { PM o = {1, 2.f}; p = o.z(); } void u273() { f273(1); }
template <class T> void f276(T p) restrict(cpu,amp) { p = PM{p, 1.f}.z(); } void u276() { f276(1); }
template <class T> void f278(T p) restrict(cpu,amp) { p = sizeof(both_fn(p)); } void u278() { f278(1); }
template <class T> void f279(T p) restrict(cpu,amp) { auto l = [](int x) { return x; }; p = l(p); } void u279() { f279(1); }
template <class T> void f280(T p) restrict(cpu,amp) { auto l = [=](int x) { return x + p; }; p = l(p); } void u280() { f280(1); }
template <class T> void f281(T p) restrict(cpu,amp) { auto l = [p](int x) { return x + p; }; p = l(1); } void u281() { f281(1); }
template <class T> void f284(T p) restrict(cpu,amp) { auto l = [&](int x) { return x; }; p = l(2); } void u284() { f284(1); }
template <class T> void f285(T p) restrict(cpu,amp) { auto l = [q = p + 1]() { return q; }; p = l(); } void u285() { f285(1); }
template <class T> void f287(T p) restrict(cpu,amp) { auto l = [p]() mutable { return ++p; }; p = l(); } void u287() { f287(1); }
template <class T> void f288(T p) restrict(cpu,amp) { auto l = [](auto x) { return x; }; p = l(1); float f = l(2.f); } void u288() { f288(1); }
template <class T> void f289(T p) restrict(cpu,amp) { p = [](int x) { return x; }(p); } void u289() { f289(1); }
template <class T> void f293(T p) restrict(cpu,amp) { int &r = p; auto l = [r]() { return r; }; p = l(); } void u293() { f293(1); }
template <class T> void f294(T p) restrict(cpu,amp) { auto l = [](int x) restrict(amp) { return x; }; } void u294() { f294(1); }
template <class T> void f295(T p) restrict(cpu,amp) { auto l = [](int x) restrict(cpu) { return cpu_fn(x); }; } void u295() { f295(1); }
template <class T> void f299(T p) restrict(cpu,amp) { bool a = true; auto l = [a, p]() { return a && p; }; p = l(); } void u299() { f299(1); }
template <class T> void f303(T p) restrict(cpu,amp) { auto l = [](int x) noexcept -> int { return x; }; p = l(p); } void u303() { f303(1); }
template <class T> void f304(T p) restrict(cpu,amp) { auto l = [](int x) constexpr { return x; }; p = l(p); } void u304() { f304(1); }
template <class T> void f305(T p) restrict(cpu,amp) { int a[3] = {1,2,3}; auto l = [a]() { return a[1]; }; p = l(); } void u305() { f305(1); }
int main() { return 0; }
