// A kernel must not contain goto, labels, try, throw, asm, static variables and the like.
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
void f22(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; goto e; e: ; }); } // ERROR
void f23(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; lab: p = 1; }); } // ERROR
void f24(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; lab: for (;;) { break; } }); } // ERROR
void f25(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; lab: ; void *q = &&lab; goto *q; }); } // ERROR
void f26(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; try { } catch (...) { } }); } // ERROR
void f27(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; try { p = 1; } catch (int) { } }); } // ERROR
void f28(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; throw 1; }); } // ERROR
void f29(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; throw; }); } // ERROR
void f30(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p ? throw 1 : p; }); } // ERROR
void f31(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = p ? p : throw 2; }); } // ERROR
void f32(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; asm("nop"); }); } // ERROR
void f33(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; asm volatile ("" : : : "memory"); }); } // ERROR
void f34(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; __asm__("nop"); }); } // ERROR
void f35(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; __asm("nop"); }); } // ERROR
void f36(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; static int s = 0; }); } // ERROR
void f37(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; static const int s = 3; }); } // ERROR
void f38(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; static constexpr int s = 3; }); } // ERROR
void f39(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; extern int g_int; }); } // ERROR
void f40(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; thread_local int t = 0; }); } // ERROR
void f41(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; static thread_local int t = 0; }); } // ERROR
void f42(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; volatile int x = 1; }); } // ERROR
void f43(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; const volatile int x = 1; }); } // ERROR
void f44(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; volatile int *x = nullptr; }); } // ERROR
void f45(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int x = 1; volatile int &r = x; }); } // ERROR
void f46(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; (volatile int &)p; }); } // ERROR
void f47(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; const_cast<volatile int &>(p); }); } // ERROR
void f48(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = g_vol; }); } // ERROR
void f49(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int volatile a[3]; }); } // ERROR
void f50(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; struct L { volatile int m; }; L l; p = l.m; }); } // ERROR
void f51(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; typedef volatile int VI; VI x = 1; }); } // ERROR
void f52(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; const int x = p; p = x; }); }
void f53(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; constexpr int x = 3; p = x; }); }
void f54(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto x = p; p = x; }); }
void f55(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; decltype(p) x = 3; p = x; }); }
void f56(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; decltype(auto) x = 3; p = x; }); }
void f57(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto &x = p; x = 1; }); }
void f58(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto &&x = 3; p = x; }); }
void f59(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; const auto *x = &p; p = *x; }); }
void f60(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; char c; }); } // ERROR
void f61(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; signed char c; }); } // ERROR
void f62(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; unsigned char c; }); } // ERROR
void f63(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; wchar_t c; }); } // ERROR
void f64(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; char16_t c; }); } // ERROR
void f65(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; char32_t c; }); } // ERROR
void f66(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; short c; }); } // ERROR
void f67(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; unsigned short c; }); } // ERROR
void f68(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; long long c; }); } // ERROR
void f69(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; unsigned long long c; }); } // ERROR
void f70(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; long double c; }); } // ERROR
void f71(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; __int128 c; }); } // ERROR
void f72(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; bool b = true; int i = 1; unsigned u = 2; long l = 3; unsigned long ul = 4; float f = 5; double d = 6; }); }
void f73(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; size_t z = sizeof(int); p = (int)z; }); }
void f74(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; void *v = &p; }); }
void f75(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; const void *v = &p; }); }
void f76(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; UE e = ue1; p = e; }); }
void f77(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; SE e = SE::b; p = (int)e; }); }
void f78(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; CE e = CE::a; }); } // ERROR
void f79(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; LLE e = LLE::a; }); } // ERROR
void f80(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = (int)CE::a; }); } // ERROR
void f81(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; Poly x; }); } // ERROR
void f82(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; Poly *x = nullptr; }); } // ERROR
void f83(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int **pp = nullptr; }); } // ERROR
void f84(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int *a[2]; }); } // ERROR
void f85(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int *q = &p; int *&r = q; *r = 1; }); }
void f86(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int *q = &p; int **r = &q; }); } // ERROR
void f87(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int a[2]; int (*q)[2] = &a; int (**r)[2] = &q; }); } // ERROR
void f88(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int a[2] = {1,2}; int (*q)[2] = &a; p = (*q)[1]; }); }
void f89(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int a[2] = {1,2}; int (&r)[2] = a; p = r[1]; }); }
void f90(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; bool b[4]; }); } // ERROR
void f91(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; bool b[2][2]; }); } // ERROR
void f92(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int a[2][3]; a[1][2] = p; }); }
void f93(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; struct L { bool b; }; L l[2]; }); } // ERROR
void f94(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; struct L { bool a; bool b; }; L l; }); } // ERROR
void f95(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; struct L { bool a; int b; bool c; }; L l; l.a = true; }); }
void f96(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; struct L { int a : 3; }; L l; }); } // ERROR
void f97(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; struct L { int *a; }; L l; }); } // ERROR
void f98(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; struct L { int &a; }; L l = {p}; }); } // ERROR
void f99(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; struct L { char a; }; L l; }); } // ERROR
void f100(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int (*f)(int) = nullptr; }); } // ERROR
void f101(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int (PM::*f)() = nullptr; }); } // ERROR
void f102(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int PM::*m = &PM::x; PM o = {p, 1.f}; p = o.*m; }); }
void f103(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int PM::*m = &PM::x; PM o = {p, 1.f}; PM *q = &o; p = q->*m; }); }
void f104(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; float PM::*m = nullptr; p = m == nullptr; }); }
void f105(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int *q = nullptr; p = q == nullptr; }); }
void f106(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int *q = 0; p = !q; }); }
void f107(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int *q = &p; if (q) p = 1; }); }
void f108(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto &&n = nullptr; }); } // ERROR
void f109(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; const std::nullptr_t &n = nullptr; }); } // ERROR
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
void f120(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = (int)1LL; }); } // ERROR
void f121(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = (int)1ULL; }); } // ERROR
void f122(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = (int)1.0L; }); } // ERROR
void f123(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = 'a'; }); } // ERROR
void f124(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = L'a'; }); } // ERROR
void f125(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = u'a'; }); } // ERROR
void f126(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; const char *s = "abc"; }); } // ERROR
void f127(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; "abc"; }); } // ERROR
void f128(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = "abc"[0]; }); } // ERROR
void f129(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; L"abc"; }); } // ERROR
void f130(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = sizeof("abc"); }); } // ERROR
void f131(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = true + false; }); }
void f132(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = __func__[0]; }); } // ERROR
void f133(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = g_int; }); } // ERROR
void f134(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; g_int = p; }); } // ERROR
void f135(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = g_cint; }); }
void f136(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = g_scint + g_cxint; }); }
void f137(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int a[g_cint]; a[0] = 1; p = a[0]; }); }
void f138(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = (int)g_cf; }); } // ERROR
void f139(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = (int)g_cxf; }); } // ERROR
void f140(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; double d = g_cxd; }); } // ERROR
void f141(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = g_arr[0]; }); } // ERROR
void f142(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = g_carr[0]; }); } // ERROR
void f143(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = g_cxarr[0]; }); } // ERROR
void f144(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = g_ref; }); } // ERROR
void f145(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = g_rt; }); } // ERROR
void f146(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = g_tl; }); } // ERROR
void f147(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = g_cb + g_cu + g_cl; }); }
void f148(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = *g_p; }); } // ERROR
void f149(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int *q = g_cp; }); } // ERROR
void f150(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = g_cv.a; }); } // ERROR
void f151(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = g_cxv.a; }); } // ERROR
void f152(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = g_ext; }); }
void f153(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = g_ce; }); }
void f154(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = (int)g_cse; }); }
void f155(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = g_cs; }); } // ERROR
void f156(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = g_cc; }); } // ERROR
void f157(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = g_cll; }); } // ERROR
void f158(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = NS::k; }); }
void f159(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = NS::v; }); } // ERROR
void f160(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = Stat::s; }); } // ERROR
void f161(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = Stat::k + Stat::c; }); }
void f162(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = Stat::fk; }); } // ERROR
void f163(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = Stat::fc; }); } // ERROR
void f164(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; const int *q = &g_cint; }); } // ERROR
void f165(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; const int &r = g_cint; }); } // ERROR
void f166(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; refp(g_cint); }); } // ERROR
void f167(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; refp(Stat::k); }); } // ERROR
void f168(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; refp(+g_cint); }); }
void f169(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; refp(5); }); }
void f170(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = *&g_cint; }); } // ERROR
void f171(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto &r = g_cint; }); } // ERROR
void f172(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto r = g_cint; p = r; }); }
void f173(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = p ? g_cint : 3; }); }
void f174(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; Stat st; p = st.k; }); }
void f175(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; Stat st; p = st.s; }); } // ERROR
void f176(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; &g_int; }); } // ERROR
void f177(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = g_int++; }); } // ERROR
void f178(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = sizeof(g_int); }); }
void f179(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; decltype(g_int) x = 1; p = x; }); }
void f180(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; static_assert(g_cint == 4, ""); p = tn_fn<g_cint>(); }); }
void f181(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; switch (p) { case g_cint: break; case Stat::k: break; } }); }
void f182(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int *q = new int; }); } // ERROR
void f183(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int *q = new int[3]; }); } // ERROR
void f184(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int *q = new (&p) int(3); }); } // ERROR
void f185(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int *q = nullptr; delete q; }); } // ERROR
void f186(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int *q = nullptr; delete[] q; }); } // ERROR
void f187(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; ::operator delete(&p); }); } // ERROR
void f188(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; void *v = ::operator new(4); }); } // ERROR
void f189(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int *q = new (std::nothrow) int; }); } // ERROR
void f190(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; typeid(int); }); } // ERROR
void f191(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; typeid(p); }); } // ERROR
void f192(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; typeid(p) == typeid(int); }); } // ERROR
void f193(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; Poly *b = nullptr; dynamic_cast<Poly *>(b); }); } // ERROR
void f194(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; Der d; dynamic_cast<Base &>(d); }); } // ERROR
void f195(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; Der d; Base *b = dynamic_cast<Base *>(&d); }); } // ERROR
void f196(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; Der d; Base *b = &d; Der *e = static_cast<Der *>(b); e->r = 1; }); }
void f197(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; Der d; Base &b = d; static_cast<Der &>(b).r = 1; }); }
void f198(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = static_cast<int>(1.5f); }); }
void f199(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = (int)1.5f; p = int(1.5f); }); }
void f200(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; const int c = 1; int &r = const_cast<int &>(c); r = 2; }); }
void f201(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; float f = 1.f; p = *reinterpret_cast<int *>(&f); }); }
void f202(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; float f = 1.f; p = reinterpret_cast<int &>(f); }); }
void f203(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; long l = (long)&p; }); } // ERROR
void f204(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; long l = reinterpret_cast<long>(&p); }); } // ERROR
void f205(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; size_t l = (size_t)&p; }); } // ERROR
void f206(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int *q = (int *)5; }); } // ERROR
void f207(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int *q = reinterpret_cast<int *>(5L); }); } // ERROR
void f208(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int *q = (int *)(long)p; }); } // ERROR
void f209(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; typedef unsigned long UL; UL l = UL(&p); }); } // ERROR
void f210(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; typedef int *IP; IP q = IP(5L); }); } // ERROR
void f211(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; unsigned long u = (unsigned long)(void *)&p; }); } // ERROR
void f212(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; void *v = &p; int *q = (int *)v; *q = 1; }); }
void f213(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; void *v = &p; int *q = static_cast<int *>(v); *q = 1; }); }
void f214(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = static_cast<bool>(&p); }); }
void f215(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = (bool)&p; }); }
void f216(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int *q = (int *)0; p = !q; }); }
void f217(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int a[4] = {1,2,3,4}; int *q = a; ++q; q += 2; q--; p = *(q - 1) + q[1] + (int)(q - a); }); }
void f218(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int a[4]; int *q = a, *r = a + 4; p = q < r; p = q != r; p = q >= r; }); }
void f219(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; bool b = true; bool *q = &b; ++q; }); } // ERROR
void f220(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; bool b = true; bool *q = &b; q++; }); } // ERROR
void f221(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; bool b = true; bool *q = &b; q += 1; }); } // ERROR
void f222(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; bool b = true; bool *q = &b; q = q + 1; }); } // ERROR
void f223(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; bool b = true; bool *q = &b; q = 1 + q; }); } // ERROR
void f224(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; bool b = true; bool *q = &b; b = q[0]; }); } // ERROR
void f225(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; bool b = true; bool *q = &b; p = (int)(q - q); }); } // ERROR
void f226(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; bool b = true; const bool *q = &b; --q; }); } // ERROR
void f227(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; bool b = true; bool *q = &b; b = *(q - 0); }); } // ERROR
void f228(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; bool b = true; bool *q = &b; *q = false; p = *q; }); }
void f229(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; bool b = true; bool *q = &b; p = q == &b; }); }
void f230(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = sizeof(int) + sizeof p + alignof(double); }); }
void f231(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = sizeof(char); }); } // ERROR
void f232(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = sizeof(short); }); } // ERROR
void f233(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = alignof(short); }); } // ERROR
void f234(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = (p, 2); }); }
void f235(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = p ? 1 : 2; }); }
void f236(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = noexcept(p + 1); }); }
void f237(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p <<= 1; p >>= 1; p |= 2; p &= 3; p ^= 4; p %= 5; p /= 6; p *= 7; p -= 8; p += 9; }); }
void f238(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = !p && ~p || -p; }); }
void f239(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; float f = p; double d = f; p = d > f; }); }
void f240(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = int(); p = int{}; p = V2{1, 2}.b; }); }
void f241(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; V2 v{}; v = {3, 4}; p = v.a; }); }
void f242(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; V2 v = {1}; V2 w = v; w = v; p = w.b; }); }
void f243(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = (char)p; }); } // ERROR
void f244(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = static_cast<short>(p); }); } // ERROR
void f245(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = char(p); }); } // ERROR
void f246(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = (int)(long long)p; }); } // ERROR
void f247(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = static_cast<unsigned char>(p); }); } // ERROR
void f248(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; double d = (long double)p; }); } // ERROR
void f249(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = short{}; }); } // ERROR
void f250(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; CE e = (CE)p; }); } // ERROR
void f251(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = cpu_fn(p); }); } // ERROR
void f252(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = amp_fn(p); }); }
void f253(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = both_fn(p); }); }
void f254(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = cx_fn(p); }); } // ERROR
void f255(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = cxb_fn(p); }); }
void f256(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int a[cx_fn(2)]; a[0] = 1; }); }
void f257(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; constexpr int k = cx_fn(2); p = k; }); }
void f258(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = tn_fn<cx_fn(3)>(); }); }
void f259(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = cx_fn(3); }); } // ERROR
void f260(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; const int k = cx_fn(p); }); } // ERROR
void f261(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = tb_fn(p); p = tb_fn<float>(2.f); p = tn_fn<4>(); p = pack_fn(1, 2.f, 3u); }); }
void f262(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = tb_fn('c'); }); } // ERROR
void f263(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = tb_fn((short)1); }); } // ERROR
void f264(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto f = &amp_fn; }); } // ERROR
void f265(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto f = amp_fn; }); } // ERROR
void f266(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto &f = amp_fn; }); } // ERROR
void f267(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto f = &both_fn; }); } // ERROR
void f268(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto f = cpu_fn; }); } // ERROR
void f269(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; (&amp_fn)(p); }); } // ERROR
void f270(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; (*amp_fn)(p); }); } // ERROR
void f271(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = (amp_fn)(p); }); }
void f272(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = Stat::f(); }); }
void f273(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; PM o = {1, 2.f}; p = o.z(); }); }
void f274(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; PM o = {1, 2.f}; (o.*&PM::z)(); }); } // ERROR
void f275(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; Poly *o = nullptr; o->f(); }); } // ERROR
void f276(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = PM{p, 1.f}.z(); }); }
void f277(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; cpu_fn; }); } // ERROR
void f278(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = sizeof(both_fn(p)); }); }
void f279(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto l = [](int x) { return x; }; p = l(p); }); }
void f280(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto l = [=](int x) { return x + p; }; p = l(p); }); }
void f281(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto l = [p](int x) { return x + p; }; p = l(1); }); }
void f282(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto l = [&](int x) { return x + p; }; }); } // ERROR
void f283(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto l = [&p](int x) { return x + p; }; }); } // ERROR
void f284(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto l = [&](int x) { return x; }; p = l(2); }); }
void f285(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto l = [q = p + 1]() { return q; }; p = l(); }); }
void f286(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto l = [&q = p]() { return q; }; }); } // ERROR
void f287(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto l = [p]() mutable { return ++p; }; p = l(); }); }
void f288(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto l = [](auto x) { return x; }; p = l(1); float f = l(2.f); }); }
void f289(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; p = [](int x) { return x; }(p); }); }
void f290(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int *q = &p; auto l = [q]() { return *q; }; }); } // ERROR
void f291(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int *q = &p; auto l = [=]() { return *q; }; }); } // ERROR
void f292(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int &r = p; auto l = [&r]() { return r; }; }); } // ERROR
void f293(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int &r = p; auto l = [r]() { return r; }; p = l(); }); }
void f294(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto l = [](int x) restrict(amp) { return x; }; }); }
void f295(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto l = [](int x) restrict(cpu) { return cpu_fn(x); }; }); }
void f296(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int (*f)(int) = [](int x) { return x; }; }); } // ERROR
void f297(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto f = +[](int x) { return x; }; }); } // ERROR
void f298(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; bool a = true, b = true; auto l = [a, b]() { return a && b; }; }); } // ERROR
void f299(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; bool a = true; auto l = [a, p]() { return a && p; }; p = l(); }); }
void f300(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto l = [](char c) { return 1; }; }); } // ERROR
void f301(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto l = []() -> short { return 1; }; }); } // ERROR
void f302(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto l = [](int x) { return cpu_fn(x); }; }); } // ERROR
void f303(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto l = [](int x) noexcept -> int { return x; }; p = l(p); }); }
void f304(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; auto l = [](int x) constexpr { return x; }; p = l(p); }); }
void f305(array_view<int,1> av) { int p0 = 1; parallel_for_each(av.extent, [=](index<1> idx) restrict(amp) { int p = av[idx] + p0; int a[3] = {1,2,3}; auto l = [a]() { return a[1]; }; p = l(); }); }
