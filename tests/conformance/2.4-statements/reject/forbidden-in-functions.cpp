// An amp function must not contain goto, labels, try, throw, asm, static variables and the like.
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
void f0(int p) restrict(amp) { if (p) { } else { } }
void f1(int p) restrict(amp) { switch (p) { case 0: p = 1; break; case 1: case 2: break; default: p = 2; } }
void f2(int p) restrict(amp) { for (int i = 0; i < 4; ++i) { if (i == 2) continue; if (i == 3) break; } }
void f3(int p) restrict(amp) { while (p > 0) --p; }
void f4(int p) restrict(amp) { do { --p; } while (p > 0); }
void f5(int p) restrict(amp) { int a[3] = {1,2,3}; for (int x : a) p += x; }
void f6(int p) restrict(amp) { int a[3] = {1,2,3}; for (auto &x : a) x += p; }
void f7(int p) restrict(amp) { V2 v = {1, 2}; auto [a, b] = v; p = a + b; }
void f8(int p) restrict(amp) { if constexpr (sizeof(int) == 4) { p = 1; } else { p = 2; } }
void f9(int p) restrict(amp) { static_assert(sizeof(int) == 4, "text");  }
void f10(int p) restrict(amp) { if (int q = p) p = q;  }
void f11(int p) restrict(amp) { ; }
void f12(int p) restrict(amp) { { { int z = p; p = z; } } }
void f13(int p) restrict(amp) { switch (int q = p; q) { case 3: break; } }
void f14(int p) restrict(amp) { using X = int; X x = p; p = x; }
void f15(int p) restrict(amp) { typedef float F; F f = 1.f; p = (int)f; }
void f16(int p) restrict(amp) { struct L { int m; int get() const { return m; } }; L l = {p}; p = l.get(); }
void f17(int p) restrict(amp) { enum LE { l0, l1 }; LE e = l1; p = e; }
void f18(int p) restrict(amp) { namespace N = NS; p = N::k; }
void f19(int p) restrict(amp) { using NS::k; p = k; }
void f20(int p) restrict(amp) { using namespace NS; p = k; }
void f21(int p) restrict(amp) { return; }
void f22(int p) restrict(amp) { goto e; e: ; } // ERROR
void f23(int p) restrict(amp) { lab: p = 1; } // ERROR
void f24(int p) restrict(amp) { lab: for (;;) { break; } } // ERROR
void f25(int p) restrict(amp) { lab: ; void *q = &&lab; goto *q; } // ERROR
void f26(int p) restrict(amp) { try { } catch (...) { } } // ERROR
void f27(int p) restrict(amp) { try { p = 1; } catch (int) { } } // ERROR
void f28(int p) restrict(amp) { throw 1; } // ERROR
void f29(int p) restrict(amp) { throw; } // ERROR
void f30(int p) restrict(amp) { p ? throw 1 : p; } // ERROR
void f31(int p) restrict(amp) { p = p ? p : throw 2; } // ERROR
void f32(int p) restrict(amp) { asm("nop"); } // ERROR
void f33(int p) restrict(amp) { asm volatile ("" : : : "memory"); } // ERROR
void f34(int p) restrict(amp) { __asm__("nop"); } // ERROR
void f35(int p) restrict(amp) { __asm("nop"); } // ERROR
void f36(int p) restrict(amp) { static int s = 0; } // ERROR
void f37(int p) restrict(amp) { static const int s = 3; } // ERROR
void f38(int p) restrict(amp) { static constexpr int s = 3; } // ERROR
void f39(int p) restrict(amp) { extern int g_int; } // ERROR
void f40(int p) restrict(amp) { thread_local int t = 0; } // ERROR
void f41(int p) restrict(amp) { static thread_local int t = 0; } // ERROR
void f42(int p) restrict(amp) { volatile int x = 1; } // ERROR
void f43(int p) restrict(amp) { const volatile int x = 1; } // ERROR
void f44(int p) restrict(amp) { volatile int *x = nullptr; } // ERROR
void f45(int p) restrict(amp) { int x = 1; volatile int &r = x; } // ERROR
void f46(int p) restrict(amp) { (volatile int &)p; } // ERROR
void f47(int p) restrict(amp) { const_cast<volatile int &>(p); } // ERROR
void f48(int p) restrict(amp) { p = g_vol; } // ERROR
void f49(int p) restrict(amp) { int volatile a[3]; } // ERROR
void f50(int p) restrict(amp) { struct L { volatile int m; }; L l; p = l.m; } // ERROR
void f51(int p) restrict(amp) { typedef volatile int VI; VI x = 1; } // ERROR
void f52(int p) restrict(amp) { const int x = p; p = x; }
void f53(int p) restrict(amp) { constexpr int x = 3; p = x; }
void f54(int p) restrict(amp) { auto x = p; p = x; }
void f55(int p) restrict(amp) { decltype(p) x = 3; p = x; }
void f56(int p) restrict(amp) { decltype(auto) x = 3; p = x; }
void f57(int p) restrict(amp) { auto &x = p; x = 1; }
void f58(int p) restrict(amp) { auto &&x = 3; p = x; }
void f59(int p) restrict(amp) { const auto *x = &p; p = *x; }
void f60(int p) restrict(amp) { char c; } // ERROR
void f61(int p) restrict(amp) { signed char c; } // ERROR
void f62(int p) restrict(amp) { unsigned char c; } // ERROR
void f63(int p) restrict(amp) { wchar_t c; } // ERROR
void f64(int p) restrict(amp) { char16_t c; } // ERROR
void f65(int p) restrict(amp) { char32_t c; } // ERROR
void f66(int p) restrict(amp) { short c; } // ERROR
void f67(int p) restrict(amp) { unsigned short c; } // ERROR
void f68(int p) restrict(amp) { long long c; } // ERROR
void f69(int p) restrict(amp) { unsigned long long c; } // ERROR
void f70(int p) restrict(amp) { long double c; } // ERROR
void f71(int p) restrict(amp) { __int128 c; } // ERROR
void f72(int p) restrict(amp) { bool b = true; int i = 1; unsigned u = 2; long l = 3; unsigned long ul = 4; float f = 5; double d = 6; }
void f73(int p) restrict(amp) { size_t z = sizeof(int); p = (int)z; }
void f74(int p) restrict(amp) { void *v = &p; }
void f75(int p) restrict(amp) { const void *v = &p; }
void f76(int p) restrict(amp) { UE e = ue1; p = e; }
void f77(int p) restrict(amp) { SE e = SE::b; p = (int)e; }
void f78(int p) restrict(amp) { CE e = CE::a; } // ERROR
void f79(int p) restrict(amp) { LLE e = LLE::a; } // ERROR
void f80(int p) restrict(amp) { p = (int)CE::a; } // ERROR
void f81(int p) restrict(amp) { Poly x; } // ERROR
void f82(int p) restrict(amp) { Poly *x = nullptr; } // ERROR
void f83(int p) restrict(amp) { int **pp = nullptr; } // ERROR
void f84(int p) restrict(amp) { int *a[2]; } // ERROR
void f85(int p) restrict(amp) { int *q = &p; int *&r = q; *r = 1; }
void f86(int p) restrict(amp) { int *q = &p; int **r = &q; } // ERROR
void f87(int p) restrict(amp) { int a[2]; int (*q)[2] = &a; int (**r)[2] = &q; } // ERROR
void f88(int p) restrict(amp) { int a[2] = {1,2}; int (*q)[2] = &a; p = (*q)[1]; }
void f89(int p) restrict(amp) { int a[2] = {1,2}; int (&r)[2] = a; p = r[1]; }
void f90(int p) restrict(amp) { bool b[4]; } // ERROR
void f91(int p) restrict(amp) { bool b[2][2]; } // ERROR
void f92(int p) restrict(amp) { int a[2][3]; a[1][2] = p; }
void f93(int p) restrict(amp) { struct L { bool b; }; L l[2]; } // ERROR
void f94(int p) restrict(amp) { struct L { bool a; bool b; }; L l; } // ERROR
void f95(int p) restrict(amp) { struct L { bool a; int b; bool c; }; L l; l.a = true; }
void f96(int p) restrict(amp) { struct L { int a : 3; }; L l; } // ERROR
void f97(int p) restrict(amp) { struct L { int *a; }; L l; } // ERROR
void f98(int p) restrict(amp) { struct L { int &a; }; L l = {p}; } // ERROR
void f99(int p) restrict(amp) { struct L { char a; }; L l; } // ERROR
void f100(int p) restrict(amp) { int (*f)(int) = nullptr; } // ERROR
void f101(int p) restrict(amp) { int (PM::*f)() = nullptr; } // ERROR
void f102(int p) restrict(amp) { int PM::*m = &PM::x; PM o = {p, 1.f}; p = o.*m; }
void f103(int p) restrict(amp) { int PM::*m = &PM::x; PM o = {p, 1.f}; PM *q = &o; p = q->*m; }
void f104(int p) restrict(amp) { float PM::*m = nullptr; p = m == nullptr; }
void f105(int p) restrict(amp) { int *q = nullptr; p = q == nullptr; }
void f106(int p) restrict(amp) { int *q = 0; p = !q; }
void f107(int p) restrict(amp) { int *q = &p; if (q) p = 1; }
void f108(int p) restrict(amp) { auto &&n = nullptr; } // ERROR
void f109(int p) restrict(amp) { const std::nullptr_t &n = nullptr; } // ERROR
void f110(int p) restrict(amp) { std::nullptr_t n = nullptr; int *q = n; p = !q; }
void f111(int p) restrict(amp) { auto n = nullptr; int *q = n; p = q == n; }
void f112(int p) restrict(amp) { p = 5; }
void f113(int p) restrict(amp) { p = 0x10 + 010 + 0b11 + 1'000; }
void f114(int p) restrict(amp) { unsigned u = 4294967295u; }
void f115(int p) restrict(amp) { unsigned u = 4294967295U; p = (int)u; }
void f116(int p) restrict(amp) { long l = 5000000000; }
void f117(int p) restrict(amp) { unsigned long l = 18446744073709551615ul; }
void f118(int p) restrict(amp) { float f = 1.5f, h = 1e10f; }
void f119(int p) restrict(amp) { double d = 1.5, e = 1e300; }
void f120(int p) restrict(amp) { p = (int)1LL; } // ERROR
void f121(int p) restrict(amp) { p = (int)1ULL; } // ERROR
void f122(int p) restrict(amp) { p = (int)1.0L; } // ERROR
void f123(int p) restrict(amp) { p = 'a'; } // ERROR
void f124(int p) restrict(amp) { p = L'a'; } // ERROR
void f125(int p) restrict(amp) { p = u'a'; } // ERROR
void f126(int p) restrict(amp) { const char *s = "abc"; } // ERROR
void f127(int p) restrict(amp) { "abc"; } // ERROR
void f128(int p) restrict(amp) { p = "abc"[0]; } // ERROR
void f129(int p) restrict(amp) { L"abc"; } // ERROR
void f130(int p) restrict(amp) { p = sizeof("abc"); } // ERROR
void f131(int p) restrict(amp) { p = true + false; }
void f132(int p) restrict(amp) { p = __func__[0]; } // ERROR
void f133(int p) restrict(amp) { p = g_int; } // ERROR
void f134(int p) restrict(amp) { g_int = p; } // ERROR
void f135(int p) restrict(amp) { p = g_cint; }
void f136(int p) restrict(amp) { p = g_scint + g_cxint; }
void f137(int p) restrict(amp) { int a[g_cint]; a[0] = 1; p = a[0]; }
void f138(int p) restrict(amp) { p = (int)g_cf; } // ERROR
void f139(int p) restrict(amp) { p = (int)g_cxf; } // ERROR
void f140(int p) restrict(amp) { double d = g_cxd; } // ERROR
void f141(int p) restrict(amp) { p = g_arr[0]; } // ERROR
void f142(int p) restrict(amp) { p = g_carr[0]; } // ERROR
void f143(int p) restrict(amp) { p = g_cxarr[0]; } // ERROR
void f144(int p) restrict(amp) { p = g_ref; } // ERROR
void f145(int p) restrict(amp) { p = g_rt; } // ERROR
void f146(int p) restrict(amp) { p = g_tl; } // ERROR
void f147(int p) restrict(amp) { p = g_cb + g_cu + g_cl; }
void f148(int p) restrict(amp) { p = *g_p; } // ERROR
void f149(int p) restrict(amp) { int *q = g_cp; } // ERROR
void f150(int p) restrict(amp) { p = g_cv.a; } // ERROR
void f151(int p) restrict(amp) { p = g_cxv.a; } // ERROR
void f152(int p) restrict(amp) { p = g_ext; }
void f153(int p) restrict(amp) { p = g_ce; }
void f154(int p) restrict(amp) { p = (int)g_cse; }
void f155(int p) restrict(amp) { p = g_cs; } // ERROR
void f156(int p) restrict(amp) { p = g_cc; } // ERROR
void f157(int p) restrict(amp) { p = g_cll; } // ERROR
void f158(int p) restrict(amp) { p = NS::k; }
void f159(int p) restrict(amp) { p = NS::v; } // ERROR
void f160(int p) restrict(amp) { p = Stat::s; } // ERROR
void f161(int p) restrict(amp) { p = Stat::k + Stat::c; }
void f162(int p) restrict(amp) { p = Stat::fk; } // ERROR
void f163(int p) restrict(amp) { p = Stat::fc; } // ERROR
void f164(int p) restrict(amp) { const int *q = &g_cint; } // ERROR
void f165(int p) restrict(amp) { const int &r = g_cint; } // ERROR
void f166(int p) restrict(amp) { refp(g_cint); } // ERROR
void f167(int p) restrict(amp) { refp(Stat::k); } // ERROR
void f168(int p) restrict(amp) { refp(+g_cint); }
void f169(int p) restrict(amp) { refp(5); }
void f170(int p) restrict(amp) { p = *&g_cint; } // ERROR
void f171(int p) restrict(amp) { auto &r = g_cint; } // ERROR
void f172(int p) restrict(amp) { auto r = g_cint; p = r; }
void f173(int p) restrict(amp) { p = p ? g_cint : 3; }
void f174(int p) restrict(amp) { Stat st; p = st.k; }
void f175(int p) restrict(amp) { Stat st; p = st.s; } // ERROR
void f176(int p) restrict(amp) { &g_int; } // ERROR
void f177(int p) restrict(amp) { p = g_int++; } // ERROR
void f178(int p) restrict(amp) { p = sizeof(g_int); }
void f179(int p) restrict(amp) { decltype(g_int) x = 1; p = x; }
void f180(int p) restrict(amp) { static_assert(g_cint == 4, ""); p = tn_fn<g_cint>(); }
void f181(int p) restrict(amp) { switch (p) { case g_cint: break; case Stat::k: break; } }
void f182(int p) restrict(amp) { int *q = new int; } // ERROR
void f183(int p) restrict(amp) { int *q = new int[3]; } // ERROR
void f184(int p) restrict(amp) { int *q = new (&p) int(3); } // ERROR
void f185(int p) restrict(amp) { int *q = nullptr; delete q; } // ERROR
void f186(int p) restrict(amp) { int *q = nullptr; delete[] q; } // ERROR
void f187(int p) restrict(amp) { ::operator delete(&p); } // ERROR
void f188(int p) restrict(amp) { void *v = ::operator new(4); } // ERROR
void f189(int p) restrict(amp) { int *q = new (std::nothrow) int; } // ERROR
void f190(int p) restrict(amp) { typeid(int); } // ERROR
void f191(int p) restrict(amp) { typeid(p); } // ERROR
void f192(int p) restrict(amp) { typeid(p) == typeid(int); } // ERROR
void f193(int p) restrict(amp) { Poly *b = nullptr; dynamic_cast<Poly *>(b); } // ERROR
void f194(int p) restrict(amp) { Der d; dynamic_cast<Base &>(d); } // ERROR
void f195(int p) restrict(amp) { Der d; Base *b = dynamic_cast<Base *>(&d); } // ERROR
void f196(int p) restrict(amp) { Der d; Base *b = &d; Der *e = static_cast<Der *>(b); e->r = 1; }
void f197(int p) restrict(amp) { Der d; Base &b = d; static_cast<Der &>(b).r = 1; }
void f198(int p) restrict(amp) { p = static_cast<int>(1.5f); }
void f199(int p) restrict(amp) { p = (int)1.5f; p = int(1.5f); }
void f200(int p) restrict(amp) { const int c = 1; int &r = const_cast<int &>(c); r = 2; }
void f201(int p) restrict(amp) { float f = 1.f; p = *reinterpret_cast<int *>(&f); }
void f202(int p) restrict(amp) { float f = 1.f; p = reinterpret_cast<int &>(f); }
void f203(int p) restrict(amp) { long l = (long)&p; } // ERROR
void f204(int p) restrict(amp) { long l = reinterpret_cast<long>(&p); } // ERROR
void f205(int p) restrict(amp) { size_t l = (size_t)&p; } // ERROR
void f206(int p) restrict(amp) { int *q = (int *)5; } // ERROR
void f207(int p) restrict(amp) { int *q = reinterpret_cast<int *>(5L); } // ERROR
void f208(int p) restrict(amp) { int *q = (int *)(long)p; } // ERROR
void f209(int p) restrict(amp) { typedef unsigned long UL; UL l = UL(&p); } // ERROR
void f210(int p) restrict(amp) { typedef int *IP; IP q = IP(5L); } // ERROR
void f211(int p) restrict(amp) { unsigned long u = (unsigned long)(void *)&p; } // ERROR
void f212(int p) restrict(amp) { void *v = &p; int *q = (int *)v; *q = 1; }
void f213(int p) restrict(amp) { void *v = &p; int *q = static_cast<int *>(v); *q = 1; }
void f214(int p) restrict(amp) { p = static_cast<bool>(&p); }
void f215(int p) restrict(amp) { p = (bool)&p; }
void f216(int p) restrict(amp) { int *q = (int *)0; p = !q; }
void f217(int p) restrict(amp) { int a[4] = {1,2,3,4}; int *q = a; ++q; q += 2; q--; p = *(q - 1) + q[1] + (int)(q - a); }
void f218(int p) restrict(amp) { int a[4]; int *q = a, *r = a + 4; p = q < r; p = q != r; p = q >= r; }
void f219(int p) restrict(amp) { bool b = true; bool *q = &b; ++q; } // ERROR
void f220(int p) restrict(amp) { bool b = true; bool *q = &b; q++; } // ERROR
void f221(int p) restrict(amp) { bool b = true; bool *q = &b; q += 1; } // ERROR
void f222(int p) restrict(amp) { bool b = true; bool *q = &b; q = q + 1; } // ERROR
void f223(int p) restrict(amp) { bool b = true; bool *q = &b; q = 1 + q; } // ERROR
void f224(int p) restrict(amp) { bool b = true; bool *q = &b; b = q[0]; } // ERROR
void f225(int p) restrict(amp) { bool b = true; bool *q = &b; p = (int)(q - q); } // ERROR
void f226(int p) restrict(amp) { bool b = true; const bool *q = &b; --q; } // ERROR
void f227(int p) restrict(amp) { bool b = true; bool *q = &b; b = *(q - 0); } // ERROR
void f228(int p) restrict(amp) { bool b = true; bool *q = &b; *q = false; p = *q; }
void f229(int p) restrict(amp) { bool b = true; bool *q = &b; p = q == &b; }
void f230(int p) restrict(amp) { p = sizeof(int) + sizeof p + alignof(double); }
void f231(int p) restrict(amp) { p = sizeof(char); } // ERROR
void f232(int p) restrict(amp) { p = sizeof(short); } // ERROR
void f233(int p) restrict(amp) { p = alignof(short); } // ERROR
void f234(int p) restrict(amp) { p = (p, 2); }
void f235(int p) restrict(amp) { p = p ? 1 : 2; }
void f236(int p) restrict(amp) { p = noexcept(p + 1); }
void f237(int p) restrict(amp) { p <<= 1; p >>= 1; p |= 2; p &= 3; p ^= 4; p %= 5; p /= 6; p *= 7; p -= 8; p += 9; }
void f238(int p) restrict(amp) { p = !p && ~p || -p; }
void f239(int p) restrict(amp) { float f = p; double d = f; p = d > f; }
void f240(int p) restrict(amp) { p = int(); p = int{}; p = V2{1, 2}.b; }
void f241(int p) restrict(amp) { V2 v{}; v = {3, 4}; p = v.a; }
void f242(int p) restrict(amp) { V2 v = {1}; V2 w = v; w = v; p = w.b; }
void f243(int p) restrict(amp) { p = (char)p; } // ERROR
void f244(int p) restrict(amp) { p = static_cast<short>(p); } // ERROR
void f245(int p) restrict(amp) { p = char(p); } // ERROR
void f246(int p) restrict(amp) { p = (int)(long long)p; } // ERROR
void f247(int p) restrict(amp) { p = static_cast<unsigned char>(p); } // ERROR
void f248(int p) restrict(amp) { double d = (long double)p; } // ERROR
void f249(int p) restrict(amp) { p = short{}; } // ERROR
void f250(int p) restrict(amp) { CE e = (CE)p; } // ERROR
void f251(int p) restrict(amp) { p = cpu_fn(p); } // ERROR
void f252(int p) restrict(amp) { p = amp_fn(p); }
void f253(int p) restrict(amp) { p = both_fn(p); }
void f254(int p) restrict(amp) { p = cx_fn(p); } // ERROR
void f255(int p) restrict(amp) { p = cxb_fn(p); }
void f256(int p) restrict(amp) { int a[cx_fn(2)]; a[0] = 1; }
void f257(int p) restrict(amp) { constexpr int k = cx_fn(2); p = k; }
void f258(int p) restrict(amp) { p = tn_fn<cx_fn(3)>(); }
void f259(int p) restrict(amp) { p = cx_fn(3); } // ERROR
void f260(int p) restrict(amp) { const int k = cx_fn(p); } // ERROR
void f261(int p) restrict(amp) { p = tb_fn(p); p = tb_fn<float>(2.f); p = tn_fn<4>(); p = pack_fn(1, 2.f, 3u); }
void f262(int p) restrict(amp) { p = tb_fn('c'); } // ERROR
void f263(int p) restrict(amp) { p = tb_fn((short)1); } // ERROR
void f264(int p) restrict(amp) { auto f = &amp_fn; } // ERROR
void f265(int p) restrict(amp) { auto f = amp_fn; } // ERROR
void f266(int p) restrict(amp) { auto &f = amp_fn; } // ERROR
void f267(int p) restrict(amp) { auto f = &both_fn; } // ERROR
void f268(int p) restrict(amp) { auto f = cpu_fn; } // ERROR
void f269(int p) restrict(amp) { (&amp_fn)(p); } // ERROR
void f270(int p) restrict(amp) { (*amp_fn)(p); } // ERROR
void f271(int p) restrict(amp) { p = (amp_fn)(p); }
void f272(int p) restrict(amp) { p = Stat::f(); }
void f273(int p) restrict(amp) { PM o = {1, 2.f}; p = o.z(); }
void f274(int p) restrict(amp) { PM o = {1, 2.f}; (o.*&PM::z)(); } // ERROR
void f275(int p) restrict(amp) { Poly *o = nullptr; o->f(); } // ERROR
void f276(int p) restrict(amp) { p = PM{p, 1.f}.z(); }
void f277(int p) restrict(amp) { cpu_fn; } // ERROR
void f278(int p) restrict(amp) { p = sizeof(both_fn(p)); }
void f279(int p) restrict(amp) { auto l = [](int x) { return x; }; p = l(p); }
void f280(int p) restrict(amp) { auto l = [=](int x) { return x + p; }; p = l(p); }
void f281(int p) restrict(amp) { auto l = [p](int x) { return x + p; }; p = l(1); }
void f282(int p) restrict(amp) { auto l = [&](int x) { return x + p; }; } // ERROR
void f283(int p) restrict(amp) { auto l = [&p](int x) { return x + p; }; } // ERROR
void f284(int p) restrict(amp) { auto l = [&](int x) { return x; }; p = l(2); }
void f285(int p) restrict(amp) { auto l = [q = p + 1]() { return q; }; p = l(); }
void f286(int p) restrict(amp) { auto l = [&q = p]() { return q; }; } // ERROR
void f287(int p) restrict(amp) { auto l = [p]() mutable { return ++p; }; p = l(); }
void f288(int p) restrict(amp) { auto l = [](auto x) { return x; }; p = l(1); float f = l(2.f); }
void f289(int p) restrict(amp) { p = [](int x) { return x; }(p); }
void f290(int p) restrict(amp) { int *q = &p; auto l = [q]() { return *q; }; } // ERROR
void f291(int p) restrict(amp) { int *q = &p; auto l = [=]() { return *q; }; } // ERROR
void f292(int p) restrict(amp) { int &r = p; auto l = [&r]() { return r; }; } // ERROR
void f293(int p) restrict(amp) { int &r = p; auto l = [r]() { return r; }; p = l(); }
void f294(int p) restrict(amp) { auto l = [](int x) restrict(amp) { return x; }; }
void f295(int p) restrict(amp) { auto l = [](int x) restrict(cpu) { return cpu_fn(x); }; }
void f296(int p) restrict(amp) { int (*f)(int) = [](int x) { return x; }; } // ERROR
void f297(int p) restrict(amp) { auto f = +[](int x) { return x; }; } // ERROR
void f298(int p) restrict(amp) { bool a = true, b = true; auto l = [a, b]() { return a && b; }; } // ERROR
void f299(int p) restrict(amp) { bool a = true; auto l = [a, p]() { return a && p; }; p = l(); }
void f300(int p) restrict(amp) { auto l = [](char c) { return 1; }; } // ERROR
void f301(int p) restrict(amp) { auto l = []() -> short { return 1; }; } // ERROR
void f302(int p) restrict(amp) { auto l = [](int x) { return cpu_fn(x); }; } // ERROR
void f303(int p) restrict(amp) { auto l = [](int x) noexcept -> int { return x; }; p = l(p); }
void f304(int p) restrict(amp) { auto l = [](int x) constexpr { return x; }; p = l(p); }
void f305(int p) restrict(amp) { int a[3] = {1,2,3}; auto l = [a]() { return a[1]; }; p = l(); }
