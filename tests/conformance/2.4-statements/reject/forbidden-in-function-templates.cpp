// An instance of a cpu,amp function template must not contain forbidden statements or expressions.
//
// reject: L-2.4.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

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
template <class T> T tb_fn(T x) restrict(cpu,amp) { return x; } // ERROR
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
template <class T> void f22(T p) restrict(cpu,amp) { goto e; e: ; } void u22() { f22(1); } // ERROR
template <class T> void f23(T p) restrict(cpu,amp) { lab: p = 1; } void u23() { f23(1); } // ERROR
template <class T> void f24(T p) restrict(cpu,amp) { lab: for (;;) { break; } } void u24() { f24(1); } // ERROR
template <class T> void f25(T p) restrict(cpu,amp) { lab: ; void *q = &&lab; goto *q; } void u25() { f25(1); } // ERROR
template <class T> void f26(T p) restrict(cpu,amp) { try { } catch (...) { } } void u26() { f26(1); } // ERROR
template <class T> void f27(T p) restrict(cpu,amp) { try { p = 1; } catch (int) { } } void u27() { f27(1); } // ERROR
template <class T> void f28(T p) restrict(cpu,amp) { throw 1; } void u28() { f28(1); } // ERROR
template <class T> void f29(T p) restrict(cpu,amp) { throw; } void u29() { f29(1); } // ERROR
template <class T> void f30(T p) restrict(cpu,amp) { p ? throw 1 : p; } void u30() { f30(1); } // ERROR
template <class T> void f31(T p) restrict(cpu,amp) { p = p ? p : throw 2; } void u31() { f31(1); } // ERROR
template <class T> void f32(T p) restrict(cpu,amp) { asm("nop"); } void u32() { f32(1); } // ERROR
template <class T> void f33(T p) restrict(cpu,amp) { asm volatile ("" : : : "memory"); } void u33() { f33(1); } // ERROR
template <class T> void f34(T p) restrict(cpu,amp) { __asm__("nop"); } void u34() { f34(1); } // ERROR
template <class T> void f35(T p) restrict(cpu,amp) { __asm("nop"); } void u35() { f35(1); } // ERROR
template <class T> void f36(T p) restrict(cpu,amp) { static int s = 0; } void u36() { f36(1); } // ERROR
template <class T> void f37(T p) restrict(cpu,amp) { static const int s = 3; } void u37() { f37(1); } // ERROR
template <class T> void f38(T p) restrict(cpu,amp) { static constexpr int s = 3; } void u38() { f38(1); } // ERROR
template <class T> void f39(T p) restrict(cpu,amp) { extern int g_int; } void u39() { f39(1); } // ERROR
template <class T> void f40(T p) restrict(cpu,amp) { thread_local int t = 0; } void u40() { f40(1); } // ERROR
template <class T> void f41(T p) restrict(cpu,amp) { static thread_local int t = 0; } void u41() { f41(1); } // ERROR
template <class T> void f42(T p) restrict(cpu,amp) { volatile int x = 1; } void u42() { f42(1); } // ERROR
template <class T> void f43(T p) restrict(cpu,amp) { const volatile int x = 1; } void u43() { f43(1); } // ERROR
template <class T> void f44(T p) restrict(cpu,amp) { volatile int *x = nullptr; } void u44() { f44(1); } // ERROR
template <class T> void f45(T p) restrict(cpu,amp) { int x = 1; volatile int &r = x; } void u45() { f45(1); } // ERROR
template <class T> void f46(T p) restrict(cpu,amp) { (volatile int &)p; } void u46() { f46(1); } // ERROR
template <class T> void f47(T p) restrict(cpu,amp) { const_cast<volatile int &>(p); } void u47() { f47(1); } // ERROR
template <class T> void f48(T p) restrict(cpu,amp) { p = g_vol; } void u48() { f48(1); } // ERROR
template <class T> void f49(T p) restrict(cpu,amp) { int volatile a[3]; } void u49() { f49(1); } // ERROR
template <class T> void f50(T p) restrict(cpu,amp) { struct L { volatile int m; }; L l; p = l.m; } void u50() { f50(1); } // ERROR
template <class T> void f51(T p) restrict(cpu,amp) { typedef volatile int VI; VI x = 1; } void u51() { f51(1); } // ERROR
template <class T> void f52(T p) restrict(cpu,amp) { const int x = p; p = x; } void u52() { f52(1); }
template <class T> void f53(T p) restrict(cpu,amp) { constexpr int x = 3; p = x; } void u53() { f53(1); }
template <class T> void f54(T p) restrict(cpu,amp) { auto x = p; p = x; } void u54() { f54(1); }
template <class T> void f55(T p) restrict(cpu,amp) { decltype(p) x = 3; p = x; } void u55() { f55(1); }
template <class T> void f56(T p) restrict(cpu,amp) { decltype(auto) x = 3; p = x; } void u56() { f56(1); }
template <class T> void f57(T p) restrict(cpu,amp) { auto &x = p; x = 1; } void u57() { f57(1); }
template <class T> void f58(T p) restrict(cpu,amp) { auto &&x = 3; p = x; } void u58() { f58(1); }
template <class T> void f59(T p) restrict(cpu,amp) { const auto *x = &p; p = *x; } void u59() { f59(1); }
template <class T> void f60(T p) restrict(cpu,amp) { char c; } void u60() { f60(1); } // ERROR
template <class T> void f61(T p) restrict(cpu,amp) { signed char c; } void u61() { f61(1); } // ERROR
template <class T> void f62(T p) restrict(cpu,amp) { unsigned char c; } void u62() { f62(1); } // ERROR
template <class T> void f63(T p) restrict(cpu,amp) { wchar_t c; } void u63() { f63(1); } // ERROR
template <class T> void f64(T p) restrict(cpu,amp) { char16_t c; } void u64() { f64(1); } // ERROR
template <class T> void f65(T p) restrict(cpu,amp) { char32_t c; } void u65() { f65(1); } // ERROR
template <class T> void f66(T p) restrict(cpu,amp) { short c; } void u66() { f66(1); } // ERROR
template <class T> void f67(T p) restrict(cpu,amp) { unsigned short c; } void u67() { f67(1); } // ERROR
template <class T> void f68(T p) restrict(cpu,amp) { long long c; } void u68() { f68(1); } // ERROR
template <class T> void f69(T p) restrict(cpu,amp) { unsigned long long c; } void u69() { f69(1); } // ERROR
template <class T> void f70(T p) restrict(cpu,amp) { long double c; } void u70() { f70(1); } // ERROR
template <class T> void f71(T p) restrict(cpu,amp) { __int128 c; } void u71() { f71(1); } // ERROR
template <class T> void f72(T p) restrict(cpu,amp) { bool b = true; int i = 1; unsigned u = 2; long l = 3; unsigned long ul = 4; float f = 5; double d = 6; } void u72() { f72(1); }
template <class T> void f73(T p) restrict(cpu,amp) { size_t z = sizeof(int); p = (int)z; } void u73() { f73(1); }
template <class T> void f74(T p) restrict(cpu,amp) { void *v = &p; } void u74() { f74(1); }
template <class T> void f75(T p) restrict(cpu,amp) { const void *v = &p; } void u75() { f75(1); }
template <class T> void f76(T p) restrict(cpu,amp) { UE e = ue1; p = e; } void u76() { f76(1); }
template <class T> void f77(T p) restrict(cpu,amp) { SE e = SE::b; p = (int)e; } void u77() { f77(1); }
template <class T> void f78(T p) restrict(cpu,amp) { CE e = CE::a; } void u78() { f78(1); } // ERROR
template <class T> void f79(T p) restrict(cpu,amp) { LLE e = LLE::a; } void u79() { f79(1); } // ERROR
template <class T> void f80(T p) restrict(cpu,amp) { p = (int)CE::a; } void u80() { f80(1); } // ERROR
template <class T> void f81(T p) restrict(cpu,amp) { Poly x; } void u81() { f81(1); } // ERROR
template <class T> void f82(T p) restrict(cpu,amp) { Poly *x = nullptr; } void u82() { f82(1); } // ERROR
template <class T> void f83(T p) restrict(cpu,amp) { int **pp = nullptr; } void u83() { f83(1); } // ERROR
template <class T> void f84(T p) restrict(cpu,amp) { int *a[2]; } void u84() { f84(1); } // ERROR
template <class T> void f85(T p) restrict(cpu,amp) { int *q = &p; int *&r = q; *r = 1; } void u85() { f85(1); }
template <class T> void f86(T p) restrict(cpu,amp) { int *q = &p; int **r = &q; } void u86() { f86(1); } // ERROR
template <class T> void f87(T p) restrict(cpu,amp) { int a[2]; int (*q)[2] = &a; int (**r)[2] = &q; } void u87() { f87(1); } // ERROR
template <class T> void f88(T p) restrict(cpu,amp) { int a[2] = {1,2}; int (*q)[2] = &a; p = (*q)[1]; } void u88() { f88(1); }
template <class T> void f89(T p) restrict(cpu,amp) { int a[2] = {1,2}; int (&r)[2] = a; p = r[1]; } void u89() { f89(1); }
template <class T> void f90(T p) restrict(cpu,amp) { bool b[4]; } void u90() { f90(1); } // ERROR
template <class T> void f91(T p) restrict(cpu,amp) { bool b[2][2]; } void u91() { f91(1); } // ERROR
template <class T> void f92(T p) restrict(cpu,amp) { int a[2][3]; a[1][2] = p; } void u92() { f92(1); }
template <class T> void f93(T p) restrict(cpu,amp) { struct L { bool b; }; L l[2]; } void u93() { f93(1); } // ERROR
template <class T> void f94(T p) restrict(cpu,amp) { struct L { bool a; bool b; }; L l; } void u94() { f94(1); } // ERROR
template <class T> void f95(T p) restrict(cpu,amp) { struct L { bool a; int b; bool c; }; L l; l.a = true; } void u95() { f95(1); }
template <class T> void f96(T p) restrict(cpu,amp) { struct L { int a : 3; }; L l; } void u96() { f96(1); } // ERROR
template <class T> void f97(T p) restrict(cpu,amp) { struct L { int *a; }; L l; } void u97() { f97(1); } // ERROR
template <class T> void f98(T p) restrict(cpu,amp) { struct L { int &a; }; L l = {p}; } void u98() { f98(1); } // ERROR
template <class T> void f99(T p) restrict(cpu,amp) { struct L { char a; }; L l; } void u99() { f99(1); } // ERROR
template <class T> void f100(T p) restrict(cpu,amp) { int (*f)(int) = nullptr; } void u100() { f100(1); } // ERROR
template <class T> void f101(T p) restrict(cpu,amp) { int (PM::*f)() = nullptr; } void u101() { f101(1); } // ERROR
template <class T> void f102(T p) restrict(cpu,amp) { int PM::*m = &PM::x; PM o = {p, 1.f}; p = o.*m; } void u102() { f102(1); }
template <class T> void f103(T p) restrict(cpu,amp) { int PM::*m = &PM::x; PM o = {p, 1.f}; PM *q = &o; p = q->*m; } void u103() { f103(1); }
template <class T> void f104(T p) restrict(cpu,amp) { float PM::*m = nullptr; p = m == nullptr; } void u104() { f104(1); }
template <class T> void f105(T p) restrict(cpu,amp) { int *q = nullptr; p = q == nullptr; } void u105() { f105(1); }
template <class T> void f106(T p) restrict(cpu,amp) { int *q = 0; p = !q; } void u106() { f106(1); }
template <class T> void f107(T p) restrict(cpu,amp) { int *q = &p; if (q) p = 1; } void u107() { f107(1); }
template <class T> void f108(T p) restrict(cpu,amp) { auto &&n = nullptr; } void u108() { f108(1); } // ERROR
template <class T> void f109(T p) restrict(cpu,amp) { const std::nullptr_t &n = nullptr; } void u109() { f109(1); } // ERROR
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
template <class T> void f120(T p) restrict(cpu,amp) { p = (int)1LL; } void u120() { f120(1); } // ERROR
template <class T> void f121(T p) restrict(cpu,amp) { p = (int)1ULL; } void u121() { f121(1); } // ERROR
template <class T> void f122(T p) restrict(cpu,amp) { p = (int)1.0L; } void u122() { f122(1); } // ERROR
template <class T> void f123(T p) restrict(cpu,amp) { p = 'a'; } void u123() { f123(1); } // ERROR
template <class T> void f124(T p) restrict(cpu,amp) { p = L'a'; } void u124() { f124(1); } // ERROR
template <class T> void f125(T p) restrict(cpu,amp) { p = u'a'; } void u125() { f125(1); } // ERROR
template <class T> void f126(T p) restrict(cpu,amp) { const char *s = "abc"; } void u126() { f126(1); } // ERROR
template <class T> void f127(T p) restrict(cpu,amp) { "abc"; } void u127() { f127(1); } // ERROR
template <class T> void f128(T p) restrict(cpu,amp) { p = "abc"[0]; } void u128() { f128(1); } // ERROR
template <class T> void f129(T p) restrict(cpu,amp) { L"abc"; } void u129() { f129(1); } // ERROR
template <class T> void f130(T p) restrict(cpu,amp) { p = sizeof("abc"); } void u130() { f130(1); } // ERROR
template <class T> void f131(T p) restrict(cpu,amp) { p = true + false; } void u131() { f131(1); }
template <class T> void f132(T p) restrict(cpu,amp) { p = __func__[0]; } void u132() { f132(1); } // ERROR
template <class T> void f133(T p) restrict(cpu,amp) { p = g_int; } void u133() { f133(1); } // ERROR
template <class T> void f134(T p) restrict(cpu,amp) { g_int = p; } void u134() { f134(1); } // ERROR
template <class T> void f135(T p) restrict(cpu,amp) { p = g_cint; } void u135() { f135(1); }
template <class T> void f136(T p) restrict(cpu,amp) { p = g_scint + g_cxint; } void u136() { f136(1); }
template <class T> void f137(T p) restrict(cpu,amp) { int a[g_cint]; a[0] = 1; p = a[0]; } void u137() { f137(1); }
template <class T> void f138(T p) restrict(cpu,amp) { p = (int)g_cf; } void u138() { f138(1); } // ERROR
template <class T> void f139(T p) restrict(cpu,amp) { p = (int)g_cxf; } void u139() { f139(1); } // ERROR
template <class T> void f140(T p) restrict(cpu,amp) { double d = g_cxd; } void u140() { f140(1); } // ERROR
template <class T> void f141(T p) restrict(cpu,amp) { p = g_arr[0]; } void u141() { f141(1); } // ERROR
template <class T> void f142(T p) restrict(cpu,amp) { p = g_carr[0]; } void u142() { f142(1); } // ERROR
template <class T> void f143(T p) restrict(cpu,amp) { p = g_cxarr[0]; } void u143() { f143(1); } // ERROR
template <class T> void f144(T p) restrict(cpu,amp) { p = g_ref; } void u144() { f144(1); } // ERROR
template <class T> void f145(T p) restrict(cpu,amp) { p = g_rt; } void u145() { f145(1); } // ERROR
template <class T> void f146(T p) restrict(cpu,amp) { p = g_tl; } void u146() { f146(1); } // ERROR
template <class T> void f147(T p) restrict(cpu,amp) { p = g_cb + g_cu + g_cl; } void u147() { f147(1); }
template <class T> void f148(T p) restrict(cpu,amp) { p = *g_p; } void u148() { f148(1); } // ERROR
template <class T> void f149(T p) restrict(cpu,amp) { int *q = g_cp; } void u149() { f149(1); } // ERROR
template <class T> void f150(T p) restrict(cpu,amp) { p = g_cv.a; } void u150() { f150(1); } // ERROR
template <class T> void f151(T p) restrict(cpu,amp) { p = g_cxv.a; } void u151() { f151(1); } // ERROR
template <class T> void f152(T p) restrict(cpu,amp) { p = g_ext; } void u152() { f152(1); }
template <class T> void f153(T p) restrict(cpu,amp) { p = g_ce; } void u153() { f153(1); }
template <class T> void f154(T p) restrict(cpu,amp) { p = (int)g_cse; } void u154() { f154(1); }
template <class T> void f155(T p) restrict(cpu,amp) { p = g_cs; } void u155() { f155(1); } // ERROR
template <class T> void f156(T p) restrict(cpu,amp) { p = g_cc; } void u156() { f156(1); } // ERROR
template <class T> void f157(T p) restrict(cpu,amp) { p = g_cll; } void u157() { f157(1); } // ERROR
template <class T> void f158(T p) restrict(cpu,amp) { p = NS::k; } void u158() { f158(1); }
template <class T> void f159(T p) restrict(cpu,amp) { p = NS::v; } void u159() { f159(1); } // ERROR
template <class T> void f160(T p) restrict(cpu,amp) { p = Stat::s; } void u160() { f160(1); } // ERROR
template <class T> void f161(T p) restrict(cpu,amp) { p = Stat::k + Stat::c; } void u161() { f161(1); }
template <class T> void f162(T p) restrict(cpu,amp) { p = Stat::fk; } void u162() { f162(1); } // ERROR
template <class T> void f163(T p) restrict(cpu,amp) { p = Stat::fc; } void u163() { f163(1); } // ERROR
template <class T> void f164(T p) restrict(cpu,amp) { const int *q = &g_cint; } void u164() { f164(1); } // ERROR
template <class T> void f165(T p) restrict(cpu,amp) { const int &r = g_cint; } void u165() { f165(1); } // ERROR
template <class T> void f166(T p) restrict(cpu,amp) { refp(g_cint); } void u166() { f166(1); } // ERROR
template <class T> void f167(T p) restrict(cpu,amp) { refp(Stat::k); } void u167() { f167(1); } // ERROR
template <class T> void f168(T p) restrict(cpu,amp) { refp(+g_cint); } void u168() { f168(1); }
template <class T> void f169(T p) restrict(cpu,amp) { refp(5); } void u169() { f169(1); }
template <class T> void f170(T p) restrict(cpu,amp) { p = *&g_cint; } void u170() { f170(1); } // ERROR
template <class T> void f171(T p) restrict(cpu,amp) { auto &r = g_cint; } void u171() { f171(1); } // ERROR
template <class T> void f172(T p) restrict(cpu,amp) { auto r = g_cint; p = r; } void u172() { f172(1); }
template <class T> void f173(T p) restrict(cpu,amp) { p = p ? g_cint : 3; } void u173() { f173(1); }
template <class T> void f174(T p) restrict(cpu,amp) { Stat st; p = st.k; } void u174() { f174(1); }
template <class T> void f175(T p) restrict(cpu,amp) { Stat st; p = st.s; } void u175() { f175(1); } // ERROR
template <class T> void f176(T p) restrict(cpu,amp) { &g_int; } void u176() { f176(1); } // ERROR
template <class T> void f177(T p) restrict(cpu,amp) { p = g_int++; } void u177() { f177(1); } // ERROR
template <class T> void f178(T p) restrict(cpu,amp) { p = sizeof(g_int); } void u178() { f178(1); }
template <class T> void f179(T p) restrict(cpu,amp) { decltype(g_int) x = 1; p = x; } void u179() { f179(1); }
template <class T> void f180(T p) restrict(cpu,amp) { static_assert(g_cint == 4, ""); p = tn_fn<g_cint>(); } void u180() { f180(1); }
template <class T> void f181(T p) restrict(cpu,amp) { switch (p) { case g_cint: break; case Stat::k: break; } } void u181() { f181(1); }
template <class T> void f182(T p) restrict(cpu,amp) { int *q = new int; } void u182() { f182(1); } // ERROR
template <class T> void f183(T p) restrict(cpu,amp) { int *q = new int[3]; } void u183() { f183(1); } // ERROR
template <class T> void f184(T p) restrict(cpu,amp) { int *q = new (&p) int(3); } void u184() { f184(1); } // ERROR
template <class T> void f185(T p) restrict(cpu,amp) { int *q = nullptr; delete q; } void u185() { f185(1); } // ERROR
template <class T> void f186(T p) restrict(cpu,amp) { int *q = nullptr; delete[] q; } void u186() { f186(1); } // ERROR
template <class T> void f187(T p) restrict(cpu,amp) { ::operator delete(&p); } void u187() { f187(1); } // ERROR
template <class T> void f188(T p) restrict(cpu,amp) { void *v = ::operator new(4); } void u188() { f188(1); } // ERROR
template <class T> void f189(T p) restrict(cpu,amp) { int *q = new (std::nothrow) int; } void u189() { f189(1); } // ERROR
template <class T> void f190(T p) restrict(cpu,amp) { typeid(int); } void u190() { f190(1); } // ERROR
template <class T> void f191(T p) restrict(cpu,amp) { typeid(p); } void u191() { f191(1); } // ERROR
template <class T> void f192(T p) restrict(cpu,amp) { typeid(p) == typeid(int); } void u192() { f192(1); } // ERROR
template <class T> void f193(T p) restrict(cpu,amp) { Poly *b = nullptr; dynamic_cast<Poly *>(b); } void u193() { f193(1); } // ERROR
template <class T> void f194(T p) restrict(cpu,amp) { Der d; dynamic_cast<Base &>(d); } void u194() { f194(1); } // ERROR
template <class T> void f195(T p) restrict(cpu,amp) { Der d; Base *b = dynamic_cast<Base *>(&d); } void u195() { f195(1); } // ERROR
template <class T> void f196(T p) restrict(cpu,amp) { Der d; Base *b = &d; Der *e = static_cast<Der *>(b); e->r = 1; } void u196() { f196(1); }
template <class T> void f197(T p) restrict(cpu,amp) { Der d; Base &b = d; static_cast<Der &>(b).r = 1; } void u197() { f197(1); }
template <class T> void f198(T p) restrict(cpu,amp) { p = static_cast<int>(1.5f); } void u198() { f198(1); }
template <class T> void f199(T p) restrict(cpu,amp) { p = (int)1.5f; p = int(1.5f); } void u199() { f199(1); }
template <class T> void f200(T p) restrict(cpu,amp) { const int c = 1; int &r = const_cast<int &>(c); r = 2; } void u200() { f200(1); }
template <class T> void f201(T p) restrict(cpu,amp) { float f = 1.f; p = *reinterpret_cast<int *>(&f); } void u201() { f201(1); }
template <class T> void f202(T p) restrict(cpu,amp) { float f = 1.f; p = reinterpret_cast<int &>(f); } void u202() { f202(1); }
template <class T> void f203(T p) restrict(cpu,amp) { long l = (long)&p; } void u203() { f203(1); } // ERROR
template <class T> void f204(T p) restrict(cpu,amp) { long l = reinterpret_cast<long>(&p); } void u204() { f204(1); } // ERROR
template <class T> void f205(T p) restrict(cpu,amp) { size_t l = (size_t)&p; } void u205() { f205(1); } // ERROR
template <class T> void f206(T p) restrict(cpu,amp) { int *q = (int *)5; } void u206() { f206(1); } // ERROR
template <class T> void f207(T p) restrict(cpu,amp) { int *q = reinterpret_cast<int *>(5L); } void u207() { f207(1); } // ERROR
template <class T> void f208(T p) restrict(cpu,amp) { int *q = (int *)(long)p; } void u208() { f208(1); } // ERROR
template <class T> void f209(T p) restrict(cpu,amp) { typedef unsigned long UL; UL l = UL(&p); } void u209() { f209(1); } // ERROR
template <class T> void f210(T p) restrict(cpu,amp) { typedef int *IP; IP q = IP(5L); } void u210() { f210(1); } // ERROR
template <class T> void f211(T p) restrict(cpu,amp) { unsigned long u = (unsigned long)(void *)&p; } void u211() { f211(1); } // ERROR
template <class T> void f212(T p) restrict(cpu,amp) { void *v = &p; int *q = (int *)v; *q = 1; } void u212() { f212(1); }
template <class T> void f213(T p) restrict(cpu,amp) { void *v = &p; int *q = static_cast<int *>(v); *q = 1; } void u213() { f213(1); }
template <class T> void f214(T p) restrict(cpu,amp) { p = static_cast<bool>(&p); } void u214() { f214(1); }
template <class T> void f215(T p) restrict(cpu,amp) { p = (bool)&p; } void u215() { f215(1); }
template <class T> void f216(T p) restrict(cpu,amp) { int *q = (int *)0; p = !q; } void u216() { f216(1); }
template <class T> void f217(T p) restrict(cpu,amp) { int a[4] = {1,2,3,4}; int *q = a; ++q; q += 2; q--; p = *(q - 1) + q[1] + (int)(q - a); } void u217() { f217(1); }
template <class T> void f218(T p) restrict(cpu,amp) { int a[4]; int *q = a, *r = a + 4; p = q < r; p = q != r; p = q >= r; } void u218() { f218(1); }
template <class T> void f219(T p) restrict(cpu,amp) { bool b = true; bool *q = &b; ++q; } void u219() { f219(1); } // ERROR
template <class T> void f220(T p) restrict(cpu,amp) { bool b = true; bool *q = &b; q++; } void u220() { f220(1); } // ERROR
template <class T> void f221(T p) restrict(cpu,amp) { bool b = true; bool *q = &b; q += 1; } void u221() { f221(1); } // ERROR
template <class T> void f222(T p) restrict(cpu,amp) { bool b = true; bool *q = &b; q = q + 1; } void u222() { f222(1); } // ERROR
template <class T> void f223(T p) restrict(cpu,amp) { bool b = true; bool *q = &b; q = 1 + q; } void u223() { f223(1); } // ERROR
template <class T> void f224(T p) restrict(cpu,amp) { bool b = true; bool *q = &b; b = q[0]; } void u224() { f224(1); } // ERROR
template <class T> void f225(T p) restrict(cpu,amp) { bool b = true; bool *q = &b; p = (int)(q - q); } void u225() { f225(1); } // ERROR
template <class T> void f226(T p) restrict(cpu,amp) { bool b = true; const bool *q = &b; --q; } void u226() { f226(1); } // ERROR
template <class T> void f227(T p) restrict(cpu,amp) { bool b = true; bool *q = &b; b = *(q - 0); } void u227() { f227(1); } // ERROR
template <class T> void f228(T p) restrict(cpu,amp) { bool b = true; bool *q = &b; *q = false; p = *q; } void u228() { f228(1); }
template <class T> void f229(T p) restrict(cpu,amp) { bool b = true; bool *q = &b; p = q == &b; } void u229() { f229(1); }
template <class T> void f230(T p) restrict(cpu,amp) { p = sizeof(int) + sizeof p + alignof(double); } void u230() { f230(1); }
template <class T> void f231(T p) restrict(cpu,amp) { p = sizeof(char); } void u231() { f231(1); } // ERROR
template <class T> void f232(T p) restrict(cpu,amp) { p = sizeof(short); } void u232() { f232(1); } // ERROR
template <class T> void f233(T p) restrict(cpu,amp) { p = alignof(short); } void u233() { f233(1); } // ERROR
template <class T> void f234(T p) restrict(cpu,amp) { p = (p, 2); } void u234() { f234(1); }
template <class T> void f235(T p) restrict(cpu,amp) { p = p ? 1 : 2; } void u235() { f235(1); }
template <class T> void f236(T p) restrict(cpu,amp) { p = noexcept(p + 1); } void u236() { f236(1); }
template <class T> void f237(T p) restrict(cpu,amp) { p <<= 1; p >>= 1; p |= 2; p &= 3; p ^= 4; p %= 5; p /= 6; p *= 7; p -= 8; p += 9; } void u237() { f237(1); }
template <class T> void f238(T p) restrict(cpu,amp) { p = !p && ~p || -p; } void u238() { f238(1); }
template <class T> void f239(T p) restrict(cpu,amp) { float f = p; double d = f; p = d > f; } void u239() { f239(1); }
template <class T> void f240(T p) restrict(cpu,amp) { p = int(); p = int{}; p = V2{1, 2}.b; } void u240() { f240(1); }
template <class T> void f241(T p) restrict(cpu,amp) { V2 v{}; v = {3, 4}; p = v.a; } void u241() { f241(1); }
template <class T> void f242(T p) restrict(cpu,amp) { V2 v = {1}; V2 w = v; w = v; p = w.b; } void u242() { f242(1); }
template <class T> void f243(T p) restrict(cpu,amp) { p = (char)p; } void u243() { f243(1); } // ERROR
template <class T> void f244(T p) restrict(cpu,amp) { p = static_cast<short>(p); } void u244() { f244(1); } // ERROR
template <class T> void f245(T p) restrict(cpu,amp) { p = char(p); } void u245() { f245(1); } // ERROR
template <class T> void f246(T p) restrict(cpu,amp) { p = (int)(long long)p; } void u246() { f246(1); } // ERROR
template <class T> void f247(T p) restrict(cpu,amp) { p = static_cast<unsigned char>(p); } void u247() { f247(1); } // ERROR
template <class T> void f248(T p) restrict(cpu,amp) { double d = (long double)p; } void u248() { f248(1); } // ERROR
template <class T> void f249(T p) restrict(cpu,amp) { p = short{}; } void u249() { f249(1); } // ERROR
template <class T> void f250(T p) restrict(cpu,amp) { CE e = (CE)p; } void u250() { f250(1); } // ERROR
template <class T> void f251(T p) restrict(cpu,amp) { p = cpu_fn(p); } void u251() { f251(1); } // ERROR
template <class T> void f253(T p) restrict(cpu,amp) { p = both_fn(p); } void u253() { f253(1); }
template <class T> void f254(T p) restrict(cpu,amp) { p = cx_fn(p); } void u254() { f254(1); } // ERROR
template <class T> void f255(T p) restrict(cpu,amp) { p = cxb_fn(p); } void u255() { f255(1); }
template <class T> void f256(T p) restrict(cpu,amp) { int a[cx_fn(2)]; a[0] = 1; } void u256() { f256(1); }
template <class T> void f257(T p) restrict(cpu,amp) { constexpr int k = cx_fn(2); p = k; } void u257() { f257(1); }
template <class T> void f258(T p) restrict(cpu,amp) { p = tn_fn<cx_fn(3)>(); } void u258() { f258(1); }
template <class T> void f259(T p) restrict(cpu,amp) { p = cx_fn(3); } void u259() { f259(1); } // ERROR
template <class T> void f260(T p) restrict(cpu,amp) { const int k = cx_fn(p); } void u260() { f260(1); } // ERROR
template <class T> void f261(T p) restrict(cpu,amp) { p = tb_fn(p); p = tb_fn<float>(2.f); p = tn_fn<4>(); p = pack_fn(1, 2.f, 3u); } void u261() { f261(1); }
template <class T> void f262(T p) restrict(cpu,amp) { p = tb_fn('c'); } void u262() { f262(1); } // ERROR
template <class T> void f263(T p) restrict(cpu,amp) { p = tb_fn((short)1); } void u263() { f263(1); } // ERROR
template <class T> void f264(T p) restrict(cpu,amp) { auto f = &amp_fn; } void u264() { f264(1); } // ERROR
template <class T> void f265(T p) restrict(cpu,amp) { auto f = amp_fn; } void u265() { f265(1); } // ERROR
template <class T> void f266(T p) restrict(cpu,amp) { auto &f = amp_fn; } void u266() { f266(1); } // ERROR
template <class T> void f267(T p) restrict(cpu,amp) { auto f = &both_fn; } void u267() { f267(1); } // ERROR
template <class T> void f268(T p) restrict(cpu,amp) { auto f = cpu_fn; } void u268() { f268(1); } // ERROR
template <class T> void f269(T p) restrict(cpu,amp) { (&amp_fn)(p); } void u269() { f269(1); } // ERROR
template <class T> void f270(T p) restrict(cpu,amp) { (*amp_fn)(p); } void u270() { f270(1); } // ERROR
template <class T> void f272(T p) restrict(cpu,amp) { p = Stat::f(); } void u272() { f272(1); }
template <class T> void f273(T p) restrict(cpu,amp) { PM o = {1, 2.f}; p = o.z(); } void u273() { f273(1); }
template <class T> void f274(T p) restrict(cpu,amp) { PM o = {1, 2.f}; (o.*&PM::z)(); } void u274() { f274(1); } // ERROR
template <class T> void f275(T p) restrict(cpu,amp) { Poly *o = nullptr; o->f(); } void u275() { f275(1); } // ERROR
template <class T> void f276(T p) restrict(cpu,amp) { p = PM{p, 1.f}.z(); } void u276() { f276(1); }
template <class T> void f277(T p) restrict(cpu,amp) { cpu_fn; } void u277() { f277(1); } // ERROR
template <class T> void f278(T p) restrict(cpu,amp) { p = sizeof(both_fn(p)); } void u278() { f278(1); }
template <class T> void f279(T p) restrict(cpu,amp) { auto l = [](int x) { return x; }; p = l(p); } void u279() { f279(1); }
template <class T> void f280(T p) restrict(cpu,amp) { auto l = [=](int x) { return x + p; }; p = l(p); } void u280() { f280(1); }
template <class T> void f281(T p) restrict(cpu,amp) { auto l = [p](int x) { return x + p; }; p = l(1); } void u281() { f281(1); }
template <class T> void f282(T p) restrict(cpu,amp) { auto l = [&](int x) { return x + p; }; } void u282() { f282(1); } // ERROR
template <class T> void f283(T p) restrict(cpu,amp) { auto l = [&p](int x) { return x + p; }; } void u283() { f283(1); } // ERROR
template <class T> void f284(T p) restrict(cpu,amp) { auto l = [&](int x) { return x; }; p = l(2); } void u284() { f284(1); }
template <class T> void f285(T p) restrict(cpu,amp) { auto l = [q = p + 1]() { return q; }; p = l(); } void u285() { f285(1); }
template <class T> void f286(T p) restrict(cpu,amp) { auto l = [&q = p]() { return q; }; } void u286() { f286(1); } // ERROR
template <class T> void f287(T p) restrict(cpu,amp) { auto l = [p]() mutable { return ++p; }; p = l(); } void u287() { f287(1); }
template <class T> void f288(T p) restrict(cpu,amp) { auto l = [](auto x) { return x; }; p = l(1); float f = l(2.f); } void u288() { f288(1); }
template <class T> void f289(T p) restrict(cpu,amp) { p = [](int x) { return x; }(p); } void u289() { f289(1); }
template <class T> void f290(T p) restrict(cpu,amp) { int *q = &p; auto l = [q]() { return *q; }; } void u290() { f290(1); } // ERROR
template <class T> void f291(T p) restrict(cpu,amp) { int *q = &p; auto l = [=]() { return *q; }; } void u291() { f291(1); } // ERROR
template <class T> void f292(T p) restrict(cpu,amp) { int &r = p; auto l = [&r]() { return r; }; } void u292() { f292(1); } // ERROR
template <class T> void f293(T p) restrict(cpu,amp) { int &r = p; auto l = [r]() { return r; }; p = l(); } void u293() { f293(1); }
template <class T> void f294(T p) restrict(cpu,amp) { auto l = [](int x) restrict(amp) { return x; }; } void u294() { f294(1); }
template <class T> void f295(T p) restrict(cpu,amp) { auto l = [](int x) restrict(cpu) { return cpu_fn(x); }; } void u295() { f295(1); }
template <class T> void f296(T p) restrict(cpu,amp) { int (*f)(int) = [](int x) { return x; }; } void u296() { f296(1); } // ERROR
template <class T> void f297(T p) restrict(cpu,amp) { auto f = +[](int x) { return x; }; } void u297() { f297(1); } // ERROR
template <class T> void f298(T p) restrict(cpu,amp) { bool a = true, b = true; auto l = [a, b]() { return a && b; }; } void u298() { f298(1); } // ERROR
template <class T> void f299(T p) restrict(cpu,amp) { bool a = true; auto l = [a, p]() { return a && p; }; p = l(); } void u299() { f299(1); }
template <class T> void f300(T p) restrict(cpu,amp) { auto l = [](char c) { return 1; }; } void u300() { f300(1); } // ERROR
template <class T> void f301(T p) restrict(cpu,amp) { auto l = []() -> short { return 1; }; } void u301() { f301(1); } // ERROR
template <class T> void f302(T p) restrict(cpu,amp) { auto l = [](int x) { return cpu_fn(x); }; } void u302() { f302(1); } // ERROR
template <class T> void f303(T p) restrict(cpu,amp) { auto l = [](int x) noexcept -> int { return x; }; p = l(p); } void u303() { f303(1); }
template <class T> void f304(T p) restrict(cpu,amp) { auto l = [](int x) constexpr { return x; }; p = l(p); } void u304() { f304(1); }
template <class T> void f305(T p) restrict(cpu,amp) { int a[3] = {1,2,3}; auto l = [a]() { return a[1]; }; p = l(); } void u305() { f305(1); }
