// An out-of-class member of a class template with amp must not contain forbidden statements.
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
template <class T> struct c0 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c0<T>::f(int p) restrict(cpu,amp) { if (p) { } else { } } template struct c0<int>;
template <class T> struct c1 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c1<T>::f(int p) restrict(cpu,amp) { switch (p) { case 0: p = 1; break; case 1: case 2: break; default: p = 2; } } template struct c1<int>;
template <class T> struct c2 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c2<T>::f(int p) restrict(cpu,amp) { for (int i = 0; i < 4; ++i) { if (i == 2) continue; if (i == 3) break; } } template struct c2<int>;
template <class T> struct c3 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c3<T>::f(int p) restrict(cpu,amp) { while (p > 0) --p; } template struct c3<int>;
template <class T> struct c4 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c4<T>::f(int p) restrict(cpu,amp) { do { --p; } while (p > 0); } template struct c4<int>;
template <class T> struct c5 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c5<T>::f(int p) restrict(cpu,amp) { int a[3] = {1,2,3}; for (int x : a) p += x; } template struct c5<int>;
template <class T> struct c6 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c6<T>::f(int p) restrict(cpu,amp) { int a[3] = {1,2,3}; for (auto &x : a) x += p; } template struct c6<int>;
template <class T> struct c7 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c7<T>::f(int p) restrict(cpu,amp) { V2 v = {1, 2}; auto [a, b] = v; p = a + b; } template struct c7<int>;
template <class T> struct c8 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c8<T>::f(int p) restrict(cpu,amp) { if constexpr (sizeof(int) == 4) { p = 1; } else { p = 2; } } template struct c8<int>;
template <class T> struct c9 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c9<T>::f(int p) restrict(cpu,amp) { static_assert(sizeof(int) == 4, "text");  } template struct c9<int>;
template <class T> struct c10 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c10<T>::f(int p) restrict(cpu,amp) { if (int q = p) p = q;  } template struct c10<int>;
template <class T> struct c11 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c11<T>::f(int p) restrict(cpu,amp) { ; } template struct c11<int>;
template <class T> struct c12 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c12<T>::f(int p) restrict(cpu,amp) { { { int z = p; p = z; } } } template struct c12<int>;
template <class T> struct c13 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c13<T>::f(int p) restrict(cpu,amp) { switch (int q = p; q) { case 3: break; } } template struct c13<int>;
template <class T> struct c14 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c14<T>::f(int p) restrict(cpu,amp) { using X = int; X x = p; p = x; } template struct c14<int>;
template <class T> struct c15 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c15<T>::f(int p) restrict(cpu,amp) { typedef float F; F f = 1.f; p = (int)f; } template struct c15<int>;
template <class T> struct c16 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c16<T>::f(int p) restrict(cpu,amp) { struct L { int m; int get() const { return m; } }; L l = {p}; p = l.get(); } template struct c16<int>;
template <class T> struct c17 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c17<T>::f(int p) restrict(cpu,amp) { enum LE { l0, l1 }; LE e = l1; p = e; } template struct c17<int>;
template <class T> struct c18 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c18<T>::f(int p) restrict(cpu,amp) { namespace N = NS; p = N::k; } template struct c18<int>;
template <class T> struct c19 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c19<T>::f(int p) restrict(cpu,amp) { using NS::k; p = k; } template struct c19<int>;
template <class T> struct c20 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c20<T>::f(int p) restrict(cpu,amp) { using namespace NS; p = k; } template struct c20<int>;
template <class T> struct c21 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c21<T>::f(int p) restrict(cpu,amp) { return; } template struct c21<int>;
template <class T> struct c22 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c22<T>::f(int p) restrict(cpu,amp) { goto e; e: ; } template struct c22<int>; // ERROR
template <class T> struct c23 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c23<T>::f(int p) restrict(cpu,amp) { lab: p = 1; } template struct c23<int>; // ERROR
template <class T> struct c24 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c24<T>::f(int p) restrict(cpu,amp) { lab: for (;;) { break; } } template struct c24<int>; // ERROR
template <class T> struct c25 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c25<T>::f(int p) restrict(cpu,amp) { lab: ; void *q = &&lab; goto *q; } template struct c25<int>; // ERROR
template <class T> struct c26 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c26<T>::f(int p) restrict(cpu,amp) { try { } catch (...) { } } template struct c26<int>; // ERROR
template <class T> struct c27 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c27<T>::f(int p) restrict(cpu,amp) { try { p = 1; } catch (int) { } } template struct c27<int>; // ERROR
template <class T> struct c28 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c28<T>::f(int p) restrict(cpu,amp) { throw 1; } template struct c28<int>; // ERROR
template <class T> struct c29 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c29<T>::f(int p) restrict(cpu,amp) { throw; } template struct c29<int>; // ERROR
template <class T> struct c30 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c30<T>::f(int p) restrict(cpu,amp) { p ? throw 1 : p; } template struct c30<int>; // ERROR
template <class T> struct c31 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c31<T>::f(int p) restrict(cpu,amp) { p = p ? p : throw 2; } template struct c31<int>; // ERROR
template <class T> struct c32 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c32<T>::f(int p) restrict(cpu,amp) { asm("nop"); } template struct c32<int>; // ERROR
template <class T> struct c33 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c33<T>::f(int p) restrict(cpu,amp) { asm volatile ("" : : : "memory"); } template struct c33<int>; // ERROR
template <class T> struct c34 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c34<T>::f(int p) restrict(cpu,amp) { __asm__("nop"); } template struct c34<int>; // ERROR
template <class T> struct c35 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c35<T>::f(int p) restrict(cpu,amp) { __asm("nop"); } template struct c35<int>; // ERROR
template <class T> struct c36 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c36<T>::f(int p) restrict(cpu,amp) { static int s = 0; } template struct c36<int>; // ERROR
template <class T> struct c37 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c37<T>::f(int p) restrict(cpu,amp) { static const int s = 3; } template struct c37<int>; // ERROR
template <class T> struct c38 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c38<T>::f(int p) restrict(cpu,amp) { static constexpr int s = 3; } template struct c38<int>; // ERROR
template <class T> struct c39 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c39<T>::f(int p) restrict(cpu,amp) { extern int g_int; } template struct c39<int>; // ERROR
template <class T> struct c40 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c40<T>::f(int p) restrict(cpu,amp) { thread_local int t = 0; } template struct c40<int>; // ERROR
template <class T> struct c41 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c41<T>::f(int p) restrict(cpu,amp) { static thread_local int t = 0; } template struct c41<int>; // ERROR
template <class T> struct c42 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c42<T>::f(int p) restrict(cpu,amp) { volatile int x = 1; } template struct c42<int>; // ERROR
template <class T> struct c43 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c43<T>::f(int p) restrict(cpu,amp) { const volatile int x = 1; } template struct c43<int>; // ERROR
template <class T> struct c44 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c44<T>::f(int p) restrict(cpu,amp) { volatile int *x = nullptr; } template struct c44<int>; // ERROR
template <class T> struct c45 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c45<T>::f(int p) restrict(cpu,amp) { int x = 1; volatile int &r = x; } template struct c45<int>; // ERROR
template <class T> struct c46 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c46<T>::f(int p) restrict(cpu,amp) { (volatile int &)p; } template struct c46<int>; // ERROR
template <class T> struct c47 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c47<T>::f(int p) restrict(cpu,amp) { const_cast<volatile int &>(p); } template struct c47<int>; // ERROR
template <class T> struct c48 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c48<T>::f(int p) restrict(cpu,amp) { p = g_vol; } template struct c48<int>; // ERROR
template <class T> struct c49 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c49<T>::f(int p) restrict(cpu,amp) { int volatile a[3]; } template struct c49<int>; // ERROR
template <class T> struct c50 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c50<T>::f(int p) restrict(cpu,amp) { struct L { volatile int m; }; L l; p = l.m; } template struct c50<int>; // ERROR
template <class T> struct c51 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c51<T>::f(int p) restrict(cpu,amp) { typedef volatile int VI; VI x = 1; } template struct c51<int>; // ERROR
template <class T> struct c52 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c52<T>::f(int p) restrict(cpu,amp) { const int x = p; p = x; } template struct c52<int>;
template <class T> struct c53 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c53<T>::f(int p) restrict(cpu,amp) { constexpr int x = 3; p = x; } template struct c53<int>;
template <class T> struct c54 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c54<T>::f(int p) restrict(cpu,amp) { auto x = p; p = x; } template struct c54<int>;
template <class T> struct c55 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c55<T>::f(int p) restrict(cpu,amp) { decltype(p) x = 3; p = x; } template struct c55<int>;
template <class T> struct c56 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c56<T>::f(int p) restrict(cpu,amp) { decltype(auto) x = 3; p = x; } template struct c56<int>;
template <class T> struct c57 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c57<T>::f(int p) restrict(cpu,amp) { auto &x = p; x = 1; } template struct c57<int>;
template <class T> struct c58 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c58<T>::f(int p) restrict(cpu,amp) { auto &&x = 3; p = x; } template struct c58<int>;
template <class T> struct c59 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c59<T>::f(int p) restrict(cpu,amp) { const auto *x = &p; p = *x; } template struct c59<int>;
template <class T> struct c60 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c60<T>::f(int p) restrict(cpu,amp) { char c; } template struct c60<int>; // ERROR
template <class T> struct c61 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c61<T>::f(int p) restrict(cpu,amp) { signed char c; } template struct c61<int>; // ERROR
template <class T> struct c62 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c62<T>::f(int p) restrict(cpu,amp) { unsigned char c; } template struct c62<int>; // ERROR
template <class T> struct c63 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c63<T>::f(int p) restrict(cpu,amp) { wchar_t c; } template struct c63<int>; // ERROR
template <class T> struct c64 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c64<T>::f(int p) restrict(cpu,amp) { char16_t c; } template struct c64<int>; // ERROR
template <class T> struct c65 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c65<T>::f(int p) restrict(cpu,amp) { char32_t c; } template struct c65<int>; // ERROR
template <class T> struct c66 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c66<T>::f(int p) restrict(cpu,amp) { short c; } template struct c66<int>; // ERROR
template <class T> struct c67 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c67<T>::f(int p) restrict(cpu,amp) { unsigned short c; } template struct c67<int>; // ERROR
template <class T> struct c68 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c68<T>::f(int p) restrict(cpu,amp) { long long c; } template struct c68<int>; // ERROR
template <class T> struct c69 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c69<T>::f(int p) restrict(cpu,amp) { unsigned long long c; } template struct c69<int>; // ERROR
template <class T> struct c70 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c70<T>::f(int p) restrict(cpu,amp) { long double c; } template struct c70<int>; // ERROR
template <class T> struct c71 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c71<T>::f(int p) restrict(cpu,amp) { __int128 c; } template struct c71<int>; // ERROR
template <class T> struct c72 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c72<T>::f(int p) restrict(cpu,amp) { bool b = true; int i = 1; unsigned u = 2; long l = 3; unsigned long ul = 4; float f = 5; double d = 6; } template struct c72<int>;
template <class T> struct c73 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c73<T>::f(int p) restrict(cpu,amp) { size_t z = sizeof(int); p = (int)z; } template struct c73<int>;
template <class T> struct c74 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c74<T>::f(int p) restrict(cpu,amp) { void *v = &p; } template struct c74<int>;
template <class T> struct c75 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c75<T>::f(int p) restrict(cpu,amp) { const void *v = &p; } template struct c75<int>;
template <class T> struct c76 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c76<T>::f(int p) restrict(cpu,amp) { UE e = ue1; p = e; } template struct c76<int>;
template <class T> struct c77 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c77<T>::f(int p) restrict(cpu,amp) { SE e = SE::b; p = (int)e; } template struct c77<int>;
template <class T> struct c78 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c78<T>::f(int p) restrict(cpu,amp) { CE e = CE::a; } template struct c78<int>; // ERROR
template <class T> struct c79 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c79<T>::f(int p) restrict(cpu,amp) { LLE e = LLE::a; } template struct c79<int>; // ERROR
template <class T> struct c80 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c80<T>::f(int p) restrict(cpu,amp) { p = (int)CE::a; } template struct c80<int>; // ERROR
template <class T> struct c81 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c81<T>::f(int p) restrict(cpu,amp) { Poly x; } template struct c81<int>; // ERROR
template <class T> struct c82 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c82<T>::f(int p) restrict(cpu,amp) { Poly *x = nullptr; } template struct c82<int>; // ERROR
template <class T> struct c83 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c83<T>::f(int p) restrict(cpu,amp) { int **pp = nullptr; } template struct c83<int>; // ERROR
template <class T> struct c84 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c84<T>::f(int p) restrict(cpu,amp) { int *a[2]; } template struct c84<int>; // ERROR
template <class T> struct c85 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c85<T>::f(int p) restrict(cpu,amp) { int *q = &p; int *&r = q; *r = 1; } template struct c85<int>;
template <class T> struct c86 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c86<T>::f(int p) restrict(cpu,amp) { int *q = &p; int **r = &q; } template struct c86<int>; // ERROR
template <class T> struct c87 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c87<T>::f(int p) restrict(cpu,amp) { int a[2]; int (*q)[2] = &a; int (**r)[2] = &q; } template struct c87<int>; // ERROR
template <class T> struct c88 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c88<T>::f(int p) restrict(cpu,amp) { int a[2] = {1,2}; int (*q)[2] = &a; p = (*q)[1]; } template struct c88<int>;
template <class T> struct c89 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c89<T>::f(int p) restrict(cpu,amp) { int a[2] = {1,2}; int (&r)[2] = a; p = r[1]; } template struct c89<int>;
template <class T> struct c90 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c90<T>::f(int p) restrict(cpu,amp) { bool b[4]; } template struct c90<int>; // ERROR
template <class T> struct c91 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c91<T>::f(int p) restrict(cpu,amp) { bool b[2][2]; } template struct c91<int>; // ERROR
template <class T> struct c92 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c92<T>::f(int p) restrict(cpu,amp) { int a[2][3]; a[1][2] = p; } template struct c92<int>;
template <class T> struct c93 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c93<T>::f(int p) restrict(cpu,amp) { struct L { bool b; }; L l[2]; } template struct c93<int>; // ERROR
template <class T> struct c94 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c94<T>::f(int p) restrict(cpu,amp) { struct L { bool a; bool b; }; L l; } template struct c94<int>; // ERROR
template <class T> struct c95 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c95<T>::f(int p) restrict(cpu,amp) { struct L { bool a; int b; bool c; }; L l; l.a = true; } template struct c95<int>;
template <class T> struct c96 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c96<T>::f(int p) restrict(cpu,amp) { struct L { int a : 3; }; L l; } template struct c96<int>; // ERROR
template <class T> struct c97 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c97<T>::f(int p) restrict(cpu,amp) { struct L { int *a; }; L l; } template struct c97<int>; // ERROR
template <class T> struct c98 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c98<T>::f(int p) restrict(cpu,amp) { struct L { int &a; }; L l = {p}; } template struct c98<int>; // ERROR
template <class T> struct c99 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c99<T>::f(int p) restrict(cpu,amp) { struct L { char a; }; L l; } template struct c99<int>; // ERROR
template <class T> struct c100 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c100<T>::f(int p) restrict(cpu,amp) { int (*f)(int) = nullptr; } template struct c100<int>; // ERROR
template <class T> struct c101 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c101<T>::f(int p) restrict(cpu,amp) { int (PM::*f)() = nullptr; } template struct c101<int>; // ERROR
template <class T> struct c102 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c102<T>::f(int p) restrict(cpu,amp) { int PM::*m = &PM::x; PM o = {p, 1.f}; p = o.*m; } template struct c102<int>;
template <class T> struct c103 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c103<T>::f(int p) restrict(cpu,amp) { int PM::*m = &PM::x; PM o = {p, 1.f}; PM *q = &o; p = q->*m; } template struct c103<int>;
template <class T> struct c104 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c104<T>::f(int p) restrict(cpu,amp) { float PM::*m = nullptr; p = m == nullptr; } template struct c104<int>;
template <class T> struct c105 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c105<T>::f(int p) restrict(cpu,amp) { int *q = nullptr; p = q == nullptr; } template struct c105<int>;
template <class T> struct c106 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c106<T>::f(int p) restrict(cpu,amp) { int *q = 0; p = !q; } template struct c106<int>;
template <class T> struct c107 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c107<T>::f(int p) restrict(cpu,amp) { int *q = &p; if (q) p = 1; } template struct c107<int>;
template <class T> struct c108 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c108<T>::f(int p) restrict(cpu,amp) { auto &&n = nullptr; } template struct c108<int>; // ERROR
template <class T> struct c109 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c109<T>::f(int p) restrict(cpu,amp) { const std::nullptr_t &n = nullptr; } template struct c109<int>; // ERROR
template <class T> struct c110 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c110<T>::f(int p) restrict(cpu,amp) { std::nullptr_t n = nullptr; int *q = n; p = !q; } template struct c110<int>;
template <class T> struct c111 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c111<T>::f(int p) restrict(cpu,amp) { auto n = nullptr; int *q = n; p = q == n; } template struct c111<int>;
template <class T> struct c112 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c112<T>::f(int p) restrict(cpu,amp) { p = 5; } template struct c112<int>;
template <class T> struct c113 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c113<T>::f(int p) restrict(cpu,amp) { p = 0x10 + 010 + 0b11 + 1'000; } template struct c113<int>;
template <class T> struct c114 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c114<T>::f(int p) restrict(cpu,amp) { unsigned u = 4294967295u; } template struct c114<int>;
template <class T> struct c115 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c115<T>::f(int p) restrict(cpu,amp) { unsigned u = 4294967295U; p = (int)u; } template struct c115<int>;
template <class T> struct c116 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c116<T>::f(int p) restrict(cpu,amp) { long l = 5000000000; } template struct c116<int>;
template <class T> struct c117 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c117<T>::f(int p) restrict(cpu,amp) { unsigned long l = 18446744073709551615ul; } template struct c117<int>;
template <class T> struct c118 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c118<T>::f(int p) restrict(cpu,amp) { float f = 1.5f, h = 1e10f; } template struct c118<int>;
template <class T> struct c119 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c119<T>::f(int p) restrict(cpu,amp) { double d = 1.5, e = 1e300; } template struct c119<int>;
template <class T> struct c120 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c120<T>::f(int p) restrict(cpu,amp) { p = (int)1LL; } template struct c120<int>; // ERROR
template <class T> struct c121 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c121<T>::f(int p) restrict(cpu,amp) { p = (int)1ULL; } template struct c121<int>; // ERROR
template <class T> struct c122 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c122<T>::f(int p) restrict(cpu,amp) { p = (int)1.0L; } template struct c122<int>; // ERROR
template <class T> struct c123 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c123<T>::f(int p) restrict(cpu,amp) { p = 'a'; } template struct c123<int>; // ERROR
template <class T> struct c124 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c124<T>::f(int p) restrict(cpu,amp) { p = L'a'; } template struct c124<int>; // ERROR
template <class T> struct c125 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c125<T>::f(int p) restrict(cpu,amp) { p = u'a'; } template struct c125<int>; // ERROR
template <class T> struct c126 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c126<T>::f(int p) restrict(cpu,amp) { const char *s = "abc"; } template struct c126<int>; // ERROR
template <class T> struct c127 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c127<T>::f(int p) restrict(cpu,amp) { "abc"; } template struct c127<int>; // ERROR
template <class T> struct c128 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c128<T>::f(int p) restrict(cpu,amp) { p = "abc"[0]; } template struct c128<int>; // ERROR
template <class T> struct c129 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c129<T>::f(int p) restrict(cpu,amp) { L"abc"; } template struct c129<int>; // ERROR
template <class T> struct c130 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c130<T>::f(int p) restrict(cpu,amp) { p = sizeof("abc"); } template struct c130<int>; // ERROR
template <class T> struct c131 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c131<T>::f(int p) restrict(cpu,amp) { p = true + false; } template struct c131<int>;
template <class T> struct c132 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c132<T>::f(int p) restrict(cpu,amp) { p = __func__[0]; } template struct c132<int>; // ERROR
template <class T> struct c133 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c133<T>::f(int p) restrict(cpu,amp) { p = g_int; } template struct c133<int>; // ERROR
template <class T> struct c134 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c134<T>::f(int p) restrict(cpu,amp) { g_int = p; } template struct c134<int>; // ERROR
template <class T> struct c135 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c135<T>::f(int p) restrict(cpu,amp) { p = g_cint; } template struct c135<int>;
template <class T> struct c136 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c136<T>::f(int p) restrict(cpu,amp) { p = g_scint + g_cxint; } template struct c136<int>;
template <class T> struct c137 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c137<T>::f(int p) restrict(cpu,amp) { int a[g_cint]; a[0] = 1; p = a[0]; } template struct c137<int>;
template <class T> struct c138 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c138<T>::f(int p) restrict(cpu,amp) { p = (int)g_cf; } template struct c138<int>; // ERROR
template <class T> struct c139 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c139<T>::f(int p) restrict(cpu,amp) { p = (int)g_cxf; } template struct c139<int>; // ERROR
template <class T> struct c140 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c140<T>::f(int p) restrict(cpu,amp) { double d = g_cxd; } template struct c140<int>; // ERROR
template <class T> struct c141 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c141<T>::f(int p) restrict(cpu,amp) { p = g_arr[0]; } template struct c141<int>; // ERROR
template <class T> struct c142 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c142<T>::f(int p) restrict(cpu,amp) { p = g_carr[0]; } template struct c142<int>; // ERROR
template <class T> struct c143 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c143<T>::f(int p) restrict(cpu,amp) { p = g_cxarr[0]; } template struct c143<int>; // ERROR
template <class T> struct c144 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c144<T>::f(int p) restrict(cpu,amp) { p = g_ref; } template struct c144<int>; // ERROR
template <class T> struct c145 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c145<T>::f(int p) restrict(cpu,amp) { p = g_rt; } template struct c145<int>; // ERROR
template <class T> struct c146 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c146<T>::f(int p) restrict(cpu,amp) { p = g_tl; } template struct c146<int>; // ERROR
template <class T> struct c147 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c147<T>::f(int p) restrict(cpu,amp) { p = g_cb + g_cu + g_cl; } template struct c147<int>;
template <class T> struct c148 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c148<T>::f(int p) restrict(cpu,amp) { p = *g_p; } template struct c148<int>; // ERROR
template <class T> struct c149 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c149<T>::f(int p) restrict(cpu,amp) { int *q = g_cp; } template struct c149<int>; // ERROR
template <class T> struct c150 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c150<T>::f(int p) restrict(cpu,amp) { p = g_cv.a; } template struct c150<int>; // ERROR
template <class T> struct c151 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c151<T>::f(int p) restrict(cpu,amp) { p = g_cxv.a; } template struct c151<int>; // ERROR
template <class T> struct c152 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c152<T>::f(int p) restrict(cpu,amp) { p = g_ext; } template struct c152<int>;
template <class T> struct c153 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c153<T>::f(int p) restrict(cpu,amp) { p = g_ce; } template struct c153<int>;
template <class T> struct c154 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c154<T>::f(int p) restrict(cpu,amp) { p = (int)g_cse; } template struct c154<int>;
template <class T> struct c155 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c155<T>::f(int p) restrict(cpu,amp) { p = g_cs; } template struct c155<int>; // ERROR
template <class T> struct c156 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c156<T>::f(int p) restrict(cpu,amp) { p = g_cc; } template struct c156<int>; // ERROR
template <class T> struct c157 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c157<T>::f(int p) restrict(cpu,amp) { p = g_cll; } template struct c157<int>; // ERROR
template <class T> struct c158 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c158<T>::f(int p) restrict(cpu,amp) { p = NS::k; } template struct c158<int>;
template <class T> struct c159 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c159<T>::f(int p) restrict(cpu,amp) { p = NS::v; } template struct c159<int>; // ERROR
template <class T> struct c160 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c160<T>::f(int p) restrict(cpu,amp) { p = Stat::s; } template struct c160<int>; // ERROR
template <class T> struct c161 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c161<T>::f(int p) restrict(cpu,amp) { p = Stat::k + Stat::c; } template struct c161<int>;
template <class T> struct c162 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c162<T>::f(int p) restrict(cpu,amp) { p = Stat::fk; } template struct c162<int>; // ERROR
template <class T> struct c163 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c163<T>::f(int p) restrict(cpu,amp) { p = Stat::fc; } template struct c163<int>; // ERROR
template <class T> struct c164 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c164<T>::f(int p) restrict(cpu,amp) { const int *q = &g_cint; } template struct c164<int>; // ERROR
template <class T> struct c165 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c165<T>::f(int p) restrict(cpu,amp) { const int &r = g_cint; } template struct c165<int>; // ERROR
template <class T> struct c166 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c166<T>::f(int p) restrict(cpu,amp) { refp(g_cint); } template struct c166<int>; // ERROR
template <class T> struct c167 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c167<T>::f(int p) restrict(cpu,amp) { refp(Stat::k); } template struct c167<int>; // ERROR
template <class T> struct c168 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c168<T>::f(int p) restrict(cpu,amp) { refp(+g_cint); } template struct c168<int>;
template <class T> struct c169 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c169<T>::f(int p) restrict(cpu,amp) { refp(5); } template struct c169<int>;
template <class T> struct c170 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c170<T>::f(int p) restrict(cpu,amp) { p = *&g_cint; } template struct c170<int>; // ERROR
template <class T> struct c171 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c171<T>::f(int p) restrict(cpu,amp) { auto &r = g_cint; } template struct c171<int>; // ERROR
template <class T> struct c172 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c172<T>::f(int p) restrict(cpu,amp) { auto r = g_cint; p = r; } template struct c172<int>;
template <class T> struct c173 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c173<T>::f(int p) restrict(cpu,amp) { p = p ? g_cint : 3; } template struct c173<int>;
template <class T> struct c174 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c174<T>::f(int p) restrict(cpu,amp) { Stat st; p = st.k; } template struct c174<int>;
template <class T> struct c175 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c175<T>::f(int p) restrict(cpu,amp) { Stat st; p = st.s; } template struct c175<int>; // ERROR
template <class T> struct c176 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c176<T>::f(int p) restrict(cpu,amp) { &g_int; } template struct c176<int>; // ERROR
template <class T> struct c177 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c177<T>::f(int p) restrict(cpu,amp) { p = g_int++; } template struct c177<int>; // ERROR
template <class T> struct c178 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c178<T>::f(int p) restrict(cpu,amp) { p = sizeof(g_int); } template struct c178<int>;
template <class T> struct c179 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c179<T>::f(int p) restrict(cpu,amp) { decltype(g_int) x = 1; p = x; } template struct c179<int>;
template <class T> struct c180 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c180<T>::f(int p) restrict(cpu,amp) { static_assert(g_cint == 4, ""); p = tn_fn<g_cint>(); } template struct c180<int>;
template <class T> struct c181 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c181<T>::f(int p) restrict(cpu,amp) { switch (p) { case g_cint: break; case Stat::k: break; } } template struct c181<int>;
template <class T> struct c182 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c182<T>::f(int p) restrict(cpu,amp) { int *q = new int; } template struct c182<int>; // ERROR
template <class T> struct c183 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c183<T>::f(int p) restrict(cpu,amp) { int *q = new int[3]; } template struct c183<int>; // ERROR
template <class T> struct c184 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c184<T>::f(int p) restrict(cpu,amp) { int *q = new (&p) int(3); } template struct c184<int>; // ERROR
template <class T> struct c185 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c185<T>::f(int p) restrict(cpu,amp) { int *q = nullptr; delete q; } template struct c185<int>; // ERROR
template <class T> struct c186 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c186<T>::f(int p) restrict(cpu,amp) { int *q = nullptr; delete[] q; } template struct c186<int>; // ERROR
template <class T> struct c187 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c187<T>::f(int p) restrict(cpu,amp) { ::operator delete(&p); } template struct c187<int>; // ERROR
template <class T> struct c188 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c188<T>::f(int p) restrict(cpu,amp) { void *v = ::operator new(4); } template struct c188<int>; // ERROR
template <class T> struct c189 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c189<T>::f(int p) restrict(cpu,amp) { int *q = new (std::nothrow) int; } template struct c189<int>; // ERROR
template <class T> struct c190 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c190<T>::f(int p) restrict(cpu,amp) { typeid(int); } template struct c190<int>; // ERROR
template <class T> struct c191 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c191<T>::f(int p) restrict(cpu,amp) { typeid(p); } template struct c191<int>; // ERROR
template <class T> struct c192 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c192<T>::f(int p) restrict(cpu,amp) { typeid(p) == typeid(int); } template struct c192<int>; // ERROR
template <class T> struct c193 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c193<T>::f(int p) restrict(cpu,amp) { Poly *b = nullptr; dynamic_cast<Poly *>(b); } template struct c193<int>; // ERROR
template <class T> struct c194 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c194<T>::f(int p) restrict(cpu,amp) { Der d; dynamic_cast<Base &>(d); } template struct c194<int>; // ERROR
template <class T> struct c195 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c195<T>::f(int p) restrict(cpu,amp) { Der d; Base *b = dynamic_cast<Base *>(&d); } template struct c195<int>; // ERROR
template <class T> struct c196 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c196<T>::f(int p) restrict(cpu,amp) { Der d; Base *b = &d; Der *e = static_cast<Der *>(b); e->r = 1; } template struct c196<int>;
template <class T> struct c197 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c197<T>::f(int p) restrict(cpu,amp) { Der d; Base &b = d; static_cast<Der &>(b).r = 1; } template struct c197<int>;
template <class T> struct c198 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c198<T>::f(int p) restrict(cpu,amp) { p = static_cast<int>(1.5f); } template struct c198<int>;
template <class T> struct c199 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c199<T>::f(int p) restrict(cpu,amp) { p = (int)1.5f; p = int(1.5f); } template struct c199<int>;
template <class T> struct c200 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c200<T>::f(int p) restrict(cpu,amp) { const int c = 1; int &r = const_cast<int &>(c); r = 2; } template struct c200<int>;
template <class T> struct c201 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c201<T>::f(int p) restrict(cpu,amp) { float f = 1.f; p = *reinterpret_cast<int *>(&f); } template struct c201<int>;
template <class T> struct c202 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c202<T>::f(int p) restrict(cpu,amp) { float f = 1.f; p = reinterpret_cast<int &>(f); } template struct c202<int>;
template <class T> struct c203 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c203<T>::f(int p) restrict(cpu,amp) { long l = (long)&p; } template struct c203<int>; // ERROR
template <class T> struct c204 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c204<T>::f(int p) restrict(cpu,amp) { long l = reinterpret_cast<long>(&p); } template struct c204<int>; // ERROR
template <class T> struct c205 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c205<T>::f(int p) restrict(cpu,amp) { size_t l = (size_t)&p; } template struct c205<int>; // ERROR
template <class T> struct c206 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c206<T>::f(int p) restrict(cpu,amp) { int *q = (int *)5; } template struct c206<int>; // ERROR
template <class T> struct c207 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c207<T>::f(int p) restrict(cpu,amp) { int *q = reinterpret_cast<int *>(5L); } template struct c207<int>; // ERROR
template <class T> struct c208 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c208<T>::f(int p) restrict(cpu,amp) { int *q = (int *)(long)p; } template struct c208<int>; // ERROR
template <class T> struct c209 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c209<T>::f(int p) restrict(cpu,amp) { typedef unsigned long UL; UL l = UL(&p); } template struct c209<int>; // ERROR
template <class T> struct c210 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c210<T>::f(int p) restrict(cpu,amp) { typedef int *IP; IP q = IP(5L); } template struct c210<int>; // ERROR
template <class T> struct c211 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c211<T>::f(int p) restrict(cpu,amp) { unsigned long u = (unsigned long)(void *)&p; } template struct c211<int>; // ERROR
template <class T> struct c212 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c212<T>::f(int p) restrict(cpu,amp) { void *v = &p; int *q = (int *)v; *q = 1; } template struct c212<int>;
template <class T> struct c213 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c213<T>::f(int p) restrict(cpu,amp) { void *v = &p; int *q = static_cast<int *>(v); *q = 1; } template struct c213<int>;
template <class T> struct c214 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c214<T>::f(int p) restrict(cpu,amp) { p = static_cast<bool>(&p); } template struct c214<int>;
template <class T> struct c215 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c215<T>::f(int p) restrict(cpu,amp) { p = (bool)&p; } template struct c215<int>;
template <class T> struct c216 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c216<T>::f(int p) restrict(cpu,amp) { int *q = (int *)0; p = !q; } template struct c216<int>;
template <class T> struct c217 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c217<T>::f(int p) restrict(cpu,amp) { int a[4] = {1,2,3,4}; int *q = a; ++q; q += 2; q--; p = *(q - 1) + q[1] + (int)(q - a); } template struct c217<int>;
template <class T> struct c218 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c218<T>::f(int p) restrict(cpu,amp) { int a[4]; int *q = a, *r = a + 4; p = q < r; p = q != r; p = q >= r; } template struct c218<int>;
template <class T> struct c219 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c219<T>::f(int p) restrict(cpu,amp) { bool b = true; bool *q = &b; ++q; } template struct c219<int>; // ERROR
template <class T> struct c220 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c220<T>::f(int p) restrict(cpu,amp) { bool b = true; bool *q = &b; q++; } template struct c220<int>; // ERROR
template <class T> struct c221 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c221<T>::f(int p) restrict(cpu,amp) { bool b = true; bool *q = &b; q += 1; } template struct c221<int>; // ERROR
template <class T> struct c222 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c222<T>::f(int p) restrict(cpu,amp) { bool b = true; bool *q = &b; q = q + 1; } template struct c222<int>; // ERROR
template <class T> struct c223 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c223<T>::f(int p) restrict(cpu,amp) { bool b = true; bool *q = &b; q = 1 + q; } template struct c223<int>; // ERROR
template <class T> struct c224 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c224<T>::f(int p) restrict(cpu,amp) { bool b = true; bool *q = &b; b = q[0]; } template struct c224<int>; // ERROR
template <class T> struct c225 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c225<T>::f(int p) restrict(cpu,amp) { bool b = true; bool *q = &b; p = (int)(q - q); } template struct c225<int>; // ERROR
template <class T> struct c226 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c226<T>::f(int p) restrict(cpu,amp) { bool b = true; const bool *q = &b; --q; } template struct c226<int>; // ERROR
template <class T> struct c227 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c227<T>::f(int p) restrict(cpu,amp) { bool b = true; bool *q = &b; b = *(q - 0); } template struct c227<int>; // ERROR
template <class T> struct c228 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c228<T>::f(int p) restrict(cpu,amp) { bool b = true; bool *q = &b; *q = false; p = *q; } template struct c228<int>;
template <class T> struct c229 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c229<T>::f(int p) restrict(cpu,amp) { bool b = true; bool *q = &b; p = q == &b; } template struct c229<int>;
template <class T> struct c230 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c230<T>::f(int p) restrict(cpu,amp) { p = sizeof(int) + sizeof p + alignof(double); } template struct c230<int>;
template <class T> struct c231 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c231<T>::f(int p) restrict(cpu,amp) { p = sizeof(char); } template struct c231<int>; // ERROR
template <class T> struct c232 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c232<T>::f(int p) restrict(cpu,amp) { p = sizeof(short); } template struct c232<int>; // ERROR
template <class T> struct c233 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c233<T>::f(int p) restrict(cpu,amp) { p = alignof(short); } template struct c233<int>; // ERROR
template <class T> struct c234 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c234<T>::f(int p) restrict(cpu,amp) { p = (p, 2); } template struct c234<int>;
template <class T> struct c235 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c235<T>::f(int p) restrict(cpu,amp) { p = p ? 1 : 2; } template struct c235<int>;
template <class T> struct c236 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c236<T>::f(int p) restrict(cpu,amp) { p = noexcept(p + 1); } template struct c236<int>;
template <class T> struct c237 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c237<T>::f(int p) restrict(cpu,amp) { p <<= 1; p >>= 1; p |= 2; p &= 3; p ^= 4; p %= 5; p /= 6; p *= 7; p -= 8; p += 9; } template struct c237<int>;
template <class T> struct c238 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c238<T>::f(int p) restrict(cpu,amp) { p = !p && ~p || -p; } template struct c238<int>;
template <class T> struct c239 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c239<T>::f(int p) restrict(cpu,amp) { float f = p; double d = f; p = d > f; } template struct c239<int>;
template <class T> struct c240 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c240<T>::f(int p) restrict(cpu,amp) { p = int(); p = int{}; p = V2{1, 2}.b; } template struct c240<int>;
template <class T> struct c241 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c241<T>::f(int p) restrict(cpu,amp) { V2 v{}; v = {3, 4}; p = v.a; } template struct c241<int>;
template <class T> struct c242 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c242<T>::f(int p) restrict(cpu,amp) { V2 v = {1}; V2 w = v; w = v; p = w.b; } template struct c242<int>;
template <class T> struct c243 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c243<T>::f(int p) restrict(cpu,amp) { p = (char)p; } template struct c243<int>; // ERROR
template <class T> struct c244 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c244<T>::f(int p) restrict(cpu,amp) { p = static_cast<short>(p); } template struct c244<int>; // ERROR
template <class T> struct c245 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c245<T>::f(int p) restrict(cpu,amp) { p = char(p); } template struct c245<int>; // ERROR
template <class T> struct c246 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c246<T>::f(int p) restrict(cpu,amp) { p = (int)(long long)p; } template struct c246<int>; // ERROR
template <class T> struct c247 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c247<T>::f(int p) restrict(cpu,amp) { p = static_cast<unsigned char>(p); } template struct c247<int>; // ERROR
template <class T> struct c248 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c248<T>::f(int p) restrict(cpu,amp) { double d = (long double)p; } template struct c248<int>; // ERROR
template <class T> struct c249 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c249<T>::f(int p) restrict(cpu,amp) { p = short{}; } template struct c249<int>; // ERROR
template <class T> struct c250 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c250<T>::f(int p) restrict(cpu,amp) { CE e = (CE)p; } template struct c250<int>; // ERROR
template <class T> struct c251 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c251<T>::f(int p) restrict(cpu,amp) { p = cpu_fn(p); } template struct c251<int>; // ERROR
template <class T> struct c253 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c253<T>::f(int p) restrict(cpu,amp) { p = both_fn(p); } template struct c253<int>;
template <class T> struct c254 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c254<T>::f(int p) restrict(cpu,amp) { p = cx_fn(p); } template struct c254<int>; // ERROR
template <class T> struct c255 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c255<T>::f(int p) restrict(cpu,amp) { p = cxb_fn(p); } template struct c255<int>;
template <class T> struct c256 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c256<T>::f(int p) restrict(cpu,amp) { int a[cx_fn(2)]; a[0] = 1; } template struct c256<int>;
template <class T> struct c257 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c257<T>::f(int p) restrict(cpu,amp) { constexpr int k = cx_fn(2); p = k; } template struct c257<int>;
template <class T> struct c258 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c258<T>::f(int p) restrict(cpu,amp) { p = tn_fn<cx_fn(3)>(); } template struct c258<int>;
template <class T> struct c259 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c259<T>::f(int p) restrict(cpu,amp) { p = cx_fn(3); } template struct c259<int>; // ERROR
template <class T> struct c260 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c260<T>::f(int p) restrict(cpu,amp) { const int k = cx_fn(p); } template struct c260<int>; // ERROR
template <class T> struct c261 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c261<T>::f(int p) restrict(cpu,amp) { p = tb_fn(p); p = tb_fn<float>(2.f); p = tn_fn<4>(); p = pack_fn(1, 2.f, 3u); } template struct c261<int>;
template <class T> struct c262 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c262<T>::f(int p) restrict(cpu,amp) { p = tb_fn('c'); } template struct c262<int>; // ERROR
template <class T> struct c263 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c263<T>::f(int p) restrict(cpu,amp) { p = tb_fn((short)1); } template struct c263<int>; // ERROR
template <class T> struct c264 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c264<T>::f(int p) restrict(cpu,amp) { auto f = &amp_fn; } template struct c264<int>; // ERROR
template <class T> struct c265 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c265<T>::f(int p) restrict(cpu,amp) { auto f = amp_fn; } template struct c265<int>; // ERROR
template <class T> struct c266 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c266<T>::f(int p) restrict(cpu,amp) { auto &f = amp_fn; } template struct c266<int>; // ERROR
template <class T> struct c267 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c267<T>::f(int p) restrict(cpu,amp) { auto f = &both_fn; } template struct c267<int>; // ERROR
template <class T> struct c268 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c268<T>::f(int p) restrict(cpu,amp) { auto f = cpu_fn; } template struct c268<int>; // ERROR
template <class T> struct c269 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c269<T>::f(int p) restrict(cpu,amp) { (&amp_fn)(p); } template struct c269<int>; // ERROR
template <class T> struct c270 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c270<T>::f(int p) restrict(cpu,amp) { (*amp_fn)(p); } template struct c270<int>; // ERROR
template <class T> struct c272 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c272<T>::f(int p) restrict(cpu,amp) { p = Stat::f(); } template struct c272<int>;
template <class T> struct c273 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c273<T>::f(int p) restrict(cpu,amp) { PM o = {1, 2.f}; p = o.z(); } template struct c273<int>;
template <class T> struct c274 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c274<T>::f(int p) restrict(cpu,amp) { PM o = {1, 2.f}; (o.*&PM::z)(); } template struct c274<int>; // ERROR
template <class T> struct c275 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c275<T>::f(int p) restrict(cpu,amp) { Poly *o = nullptr; o->f(); } template struct c275<int>; // ERROR
template <class T> struct c276 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c276<T>::f(int p) restrict(cpu,amp) { p = PM{p, 1.f}.z(); } template struct c276<int>;
template <class T> struct c277 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c277<T>::f(int p) restrict(cpu,amp) { cpu_fn; } template struct c277<int>; // ERROR
template <class T> struct c278 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c278<T>::f(int p) restrict(cpu,amp) { p = sizeof(both_fn(p)); } template struct c278<int>;
template <class T> struct c279 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c279<T>::f(int p) restrict(cpu,amp) { auto l = [](int x) { return x; }; p = l(p); } template struct c279<int>;
template <class T> struct c280 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c280<T>::f(int p) restrict(cpu,amp) { auto l = [=](int x) { return x + p; }; p = l(p); } template struct c280<int>;
template <class T> struct c281 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c281<T>::f(int p) restrict(cpu,amp) { auto l = [p](int x) { return x + p; }; p = l(1); } template struct c281<int>;
template <class T> struct c282 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c282<T>::f(int p) restrict(cpu,amp) { auto l = [&](int x) { return x + p; }; } template struct c282<int>; // ERROR
template <class T> struct c283 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c283<T>::f(int p) restrict(cpu,amp) { auto l = [&p](int x) { return x + p; }; } template struct c283<int>; // ERROR
template <class T> struct c284 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c284<T>::f(int p) restrict(cpu,amp) { auto l = [&](int x) { return x; }; p = l(2); } template struct c284<int>;
template <class T> struct c285 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c285<T>::f(int p) restrict(cpu,amp) { auto l = [q = p + 1]() { return q; }; p = l(); } template struct c285<int>;
template <class T> struct c286 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c286<T>::f(int p) restrict(cpu,amp) { auto l = [&q = p]() { return q; }; } template struct c286<int>; // ERROR
template <class T> struct c287 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c287<T>::f(int p) restrict(cpu,amp) { auto l = [p]() mutable { return ++p; }; p = l(); } template struct c287<int>;
template <class T> struct c288 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c288<T>::f(int p) restrict(cpu,amp) { auto l = [](auto x) { return x; }; p = l(1); float f = l(2.f); } template struct c288<int>;
template <class T> struct c289 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c289<T>::f(int p) restrict(cpu,amp) { p = [](int x) { return x; }(p); } template struct c289<int>;
template <class T> struct c290 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c290<T>::f(int p) restrict(cpu,amp) { int *q = &p; auto l = [q]() { return *q; }; } template struct c290<int>; // ERROR
template <class T> struct c291 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c291<T>::f(int p) restrict(cpu,amp) { int *q = &p; auto l = [=]() { return *q; }; } template struct c291<int>; // ERROR
template <class T> struct c292 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c292<T>::f(int p) restrict(cpu,amp) { int &r = p; auto l = [&r]() { return r; }; } template struct c292<int>; // ERROR
template <class T> struct c293 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c293<T>::f(int p) restrict(cpu,amp) { int &r = p; auto l = [r]() { return r; }; p = l(); } template struct c293<int>;
template <class T> struct c294 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c294<T>::f(int p) restrict(cpu,amp) { auto l = [](int x) restrict(amp) { return x; }; } template struct c294<int>;
template <class T> struct c295 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c295<T>::f(int p) restrict(cpu,amp) { auto l = [](int x) restrict(cpu) { return cpu_fn(x); }; } template struct c295<int>;
template <class T> struct c296 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c296<T>::f(int p) restrict(cpu,amp) { int (*f)(int) = [](int x) { return x; }; } template struct c296<int>; // ERROR
template <class T> struct c297 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c297<T>::f(int p) restrict(cpu,amp) { auto f = +[](int x) { return x; }; } template struct c297<int>; // ERROR
template <class T> struct c298 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c298<T>::f(int p) restrict(cpu,amp) { bool a = true, b = true; auto l = [a, b]() { return a && b; }; } template struct c298<int>; // ERROR
template <class T> struct c299 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c299<T>::f(int p) restrict(cpu,amp) { bool a = true; auto l = [a, p]() { return a && p; }; p = l(); } template struct c299<int>;
template <class T> struct c300 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c300<T>::f(int p) restrict(cpu,amp) { auto l = [](char c) { return 1; }; } template struct c300<int>; // ERROR
template <class T> struct c301 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c301<T>::f(int p) restrict(cpu,amp) { auto l = []() -> short { return 1; }; } template struct c301<int>; // ERROR
template <class T> struct c302 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c302<T>::f(int p) restrict(cpu,amp) { auto l = [](int x) { return cpu_fn(x); }; } template struct c302<int>; // ERROR
template <class T> struct c303 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c303<T>::f(int p) restrict(cpu,amp) { auto l = [](int x) noexcept -> int { return x; }; p = l(p); } template struct c303<int>;
template <class T> struct c304 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c304<T>::f(int p) restrict(cpu,amp) { auto l = [](int x) constexpr { return x; }; p = l(p); } template struct c304<int>;
template <class T> struct c305 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c305<T>::f(int p) restrict(cpu,amp) { int a[3] = {1,2,3}; auto l = [a]() { return a[1]; }; p = l(); } template struct c305<int>;
