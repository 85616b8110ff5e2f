// An out-of-class member of a class template with amp may contain every permitted statement.
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
template <class T> struct c52 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c52<T>::f(int p) restrict(cpu,amp) { const int x = p; p = x; } template struct c52<int>;
template <class T> struct c53 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c53<T>::f(int p) restrict(cpu,amp) { constexpr int x = 3; p = x; } template struct c53<int>;
template <class T> struct c54 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c54<T>::f(int p) restrict(cpu,amp) { auto x = p; p = x; } template struct c54<int>;
template <class T> struct c55 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c55<T>::f(int p) restrict(cpu,amp) { decltype(p) x = 3; p = x; } template struct c55<int>;
template <class T> struct c56 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c56<T>::f(int p) restrict(cpu,amp) { decltype(auto) x = 3; p = x; } template struct c56<int>;
template <class T> struct c57 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c57<T>::f(int p) restrict(cpu,amp) { auto &x = p; x = 1; } template struct c57<int>;
template <class T> struct c58 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c58<T>::f(int p) restrict(cpu,amp) { auto &&x = 3; p = x; } template struct c58<int>;
template <class T> struct c59 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c59<T>::f(int p) restrict(cpu,amp) { const auto *x = &p; p = *x; } template struct c59<int>;
template <class T> struct c72 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c72<T>::f(int p) restrict(cpu,amp) { bool b = true; int i = 1; unsigned u = 2; long l = 3; unsigned long ul = 4; float f = 5; double d = 6; } template struct c72<int>;
template <class T> struct c73 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c73<T>::f(int p) restrict(cpu,amp) { size_t z = sizeof(int); p = (int)z; } template struct c73<int>;
template <class T> struct c74 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c74<T>::f(int p) restrict(cpu,amp) { void *v = &p; } template struct c74<int>;
template <class T> struct c75 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c75<T>::f(int p) restrict(cpu,amp) { const void *v = &p; } template struct c75<int>;
template <class T> struct c76 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c76<T>::f(int p) restrict(cpu,amp) { UE e = ue1; p = e; } template struct c76<int>;
template <class T> struct c77 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c77<T>::f(int p) restrict(cpu,amp) { SE e = SE::b; p = (int)e; } template struct c77<int>;
template <class T> struct c85 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c85<T>::f(int p) restrict(cpu,amp) { int *q = &p; int *&r = q; *r = 1; } template struct c85<int>;
template <class T> struct c88 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c88<T>::f(int p) restrict(cpu,amp) { int a[2] = {1,2}; int (*q)[2] = &a; p = (*q)[1]; } template struct c88<int>;
template <class T> struct c89 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c89<T>::f(int p) restrict(cpu,amp) { int a[2] = {1,2}; int (&r)[2] = a; p = r[1]; } template struct c89<int>;
template <class T> struct c92 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c92<T>::f(int p) restrict(cpu,amp) { int a[2][3]; a[1][2] = p; } template struct c92<int>;
template <class T> struct c95 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c95<T>::f(int p) restrict(cpu,amp) { struct L { bool a; int b; bool c; }; L l; l.a = true; } template struct c95<int>;
template <class T> struct c102 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c102<T>::f(int p) restrict(cpu,amp) { int PM::*m = &PM::x; PM o = {p, 1.f}; p = o.*m; } template struct c102<int>;
template <class T> struct c103 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c103<T>::f(int p) restrict(cpu,amp) { int PM::*m = &PM::x; PM o = {p, 1.f}; PM *q = &o; p = q->*m; } template struct c103<int>;
template <class T> struct c104 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c104<T>::f(int p) restrict(cpu,amp) { float PM::*m = nullptr; p = m == nullptr; } template struct c104<int>;
template <class T> struct c105 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c105<T>::f(int p) restrict(cpu,amp) { int *q = nullptr; p = q == nullptr; } template struct c105<int>;
template <class T> struct c106 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c106<T>::f(int p) restrict(cpu,amp) { int *q = 0; p = !q; } template struct c106<int>;
template <class T> struct c107 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c107<T>::f(int p) restrict(cpu,amp) { int *q = &p; if (q) p = 1; } template struct c107<int>;
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
template <class T> struct c131 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c131<T>::f(int p) restrict(cpu,amp) { p = true + false; } template struct c131<int>;
template <class T> struct c135 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c135<T>::f(int p) restrict(cpu,amp) { p = g_cint; } template struct c135<int>;
template <class T> struct c136 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c136<T>::f(int p) restrict(cpu,amp) { p = g_scint + g_cxint; } template struct c136<int>;
template <class T> struct c137 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c137<T>::f(int p) restrict(cpu,amp) { int a[g_cint]; a[0] = 1; p = a[0]; } template struct c137<int>;
template <class T> struct c147 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c147<T>::f(int p) restrict(cpu,amp) { p = g_cb + g_cu + g_cl; } template struct c147<int>;
template <class T> struct c152 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c152<T>::f(int p) restrict(cpu,amp) { p = g_ext; } template struct c152<int>;
template <class T> struct c153 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c153<T>::f(int p) restrict(cpu,amp) { p = g_ce; } template struct c153<int>;
template <class T> struct c154 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c154<T>::f(int p) restrict(cpu,amp) { p = (int)g_cse; } template struct c154<int>;
template <class T> struct c158 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c158<T>::f(int p) restrict(cpu,amp) { p = NS::k; } template struct c158<int>;
template <class T> struct c161 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c161<T>::f(int p) restrict(cpu,amp) { p = Stat::k + Stat::c; } template struct c161<int>;
template <class T> struct c168 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c168<T>::f(int p) restrict(cpu,amp) { refp(+g_cint); } template struct c168<int>;
template <class T> struct c169 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c169<T>::f(int p) restrict(cpu,amp) { refp(5); } template struct c169<int>;
template <class T> struct c172 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c172<T>::f(int p) restrict(cpu,amp) { auto r = g_cint; p = r; } template struct c172<int>;
template <class T> struct c173 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c173<T>::f(int p) restrict(cpu,amp) { p = p ? g_cint : 3; } template struct c173<int>;
template <class T> struct c174 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c174<T>::f(int p) restrict(cpu,amp) { Stat st; p = st.k; } template struct c174<int>;
template <class T> struct c178 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c178<T>::f(int p) restrict(cpu,amp) { p = sizeof(g_int); } template struct c178<int>;
template <class T> struct c179 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c179<T>::f(int p) restrict(cpu,amp) { decltype(g_int) x = 1; p = x; } template struct c179<int>;
template <class T> struct c180 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c180<T>::f(int p) restrict(cpu,amp) { static_assert(g_cint == 4, ""); p = tn_fn<g_cint>(); } template struct c180<int>;
template <class T> struct c181 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c181<T>::f(int p) restrict(cpu,amp) { switch (p) { case g_cint: break; case Stat::k: break; } } template struct c181<int>;
template <class T> struct c196 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c196<T>::f(int p) restrict(cpu,amp) { Der d; Base *b = &d; Der *e = static_cast<Der *>(b); e->r = 1; } template struct c196<int>;
template <class T> struct c197 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c197<T>::f(int p) restrict(cpu,amp) { Der d; Base &b = d; static_cast<Der &>(b).r = 1; } template struct c197<int>;
template <class T> struct c198 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c198<T>::f(int p) restrict(cpu,amp) { p = static_cast<int>(1.5f); } template struct c198<int>;
template <class T> struct c199 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c199<T>::f(int p) restrict(cpu,amp) { p = (int)1.5f; p = int(1.5f); } template struct c199<int>;
template <class T> struct c200 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c200<T>::f(int p) restrict(cpu,amp) { const int c = 1; int &r = const_cast<int &>(c); r = 2; } template struct c200<int>;
template <class T> struct c201 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c201<T>::f(int p) restrict(cpu,amp) { float f = 1.f; p = *reinterpret_cast<int *>(&f); } template struct c201<int>;
template <class T> struct c202 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c202<T>::f(int p) restrict(cpu,amp) { float f = 1.f; p = reinterpret_cast<int &>(f); } template struct c202<int>;
template <class T> struct c212 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c212<T>::f(int p) restrict(cpu,amp) { void *v = &p; int *q = (int *)v; *q = 1; } template struct c212<int>;
template <class T> struct c213 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c213<T>::f(int p) restrict(cpu,amp) { void *v = &p; int *q = static_cast<int *>(v); *q = 1; } template struct c213<int>;
template <class T> struct c214 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c214<T>::f(int p) restrict(cpu,amp) { p = static_cast<bool>(&p); } template struct c214<int>;
template <class T> struct c215 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c215<T>::f(int p) restrict(cpu,amp) { p = (bool)&p; } template struct c215<int>;
template <class T> struct c216 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c216<T>::f(int p) restrict(cpu,amp) { int *q = (int *)0; p = !q; } template struct c216<int>;
template <class T> struct c217 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c217<T>::f(int p) restrict(cpu,amp) { int a[4] = {1,2,3,4}; int *q = a; ++q; q += 2; q--; p = *(q - 1) + q[1] + (int)(q - a); } template struct c217<int>;
template <class T> struct c218 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c218<T>::f(int p) restrict(cpu,amp) { int a[4]; int *q = a, *r = a + 4; p = q < r; p = q != r; p = q >= r; } template struct c218<int>;
template <class T> struct c228 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c228<T>::f(int p) restrict(cpu,amp) { bool b = true; bool *q = &b; *q = false; p = *q; } template struct c228<int>;
template <class T> struct c229 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c229<T>::f(int p) restrict(cpu,amp) { bool b = true; bool *q = &b; p = q == &b; } template struct c229<int>;
template <class T> struct c230 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c230<T>::f(int p) restrict(cpu,amp) { p = sizeof(int) + sizeof p + alignof(double); } template struct c230<int>;
template <class T> struct c234 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c234<T>::f(int p) restrict(cpu,amp) { p = (p, 2); } template struct c234<int>;
template <class T> struct c235 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c235<T>::f(int p) restrict(cpu,amp) { p = p ? 1 : 2; } template struct c235<int>;
template <class T> struct c236 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c236<T>::f(int p) restrict(cpu,amp) { p = noexcept(p + 1); } template struct c236<int>;
template <class T> struct c237 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c237<T>::f(int p) restrict(cpu,amp) { p <<= 1; p >>= 1; p |= 2; p &= 3; p ^= 4; p %= 5; p /= 6; p *= 7; p -= 8; p += 9; } template struct c237<int>;
template <class T> struct c238 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c238<T>::f(int p) restrict(cpu,amp) { p = !p && ~p || -p; } template struct c238<int>;
template <class T> struct c239 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c239<T>::f(int p) restrict(cpu,amp) { float f = p; double d = f; p = d > f; } template struct c239<int>;
template <class T> struct c240 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c240<T>::f(int p) restrict(cpu,amp) { p = int(); p = int{}; p = V2{1, 2}.b; } template struct c240<int>;
template <class T> struct c241 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c241<T>::f(int p) restrict(cpu,amp) { V2 v{}; v = {3, 4}; p = v.a; } template struct c241<int>;
template <class T> struct c242 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c242<T>::f(int p) restrict(cpu,amp) { V2 v = {1}; V2 w = v; w = v; p = w.b; } template struct c242<int>;
template <class T> struct c253 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c253<T>::f(int p) restrict(cpu,amp) { p = both_fn(p); } template struct c253<int>;
template <class T> struct c255 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c255<T>::f(int p) restrict(cpu,amp) { p = cxb_fn(p); } template struct c255<int>;
template <class T> struct c256 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c256<T>::f(int p) restrict(cpu,amp) { int a[cx_fn(2)]; a[0] = 1; } template struct c256<int>;
template <class T> struct c257 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c257<T>::f(int p) restrict(cpu,amp) { constexpr int k = cx_fn(2); p = k; } template struct c257<int>;
template <class T> struct c258 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c258<T>::f(int p) restrict(cpu,amp) { p = tn_fn<cx_fn(3)>(); } template struct c258<int>;
template <class T> struct c261 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c261<T>::f(int p) restrict(cpu,amp) { p = tb_fn(p); p = tb_fn<float>(2.f); p = tn_fn<4>(); p = pack_fn(1, 2.f, 3u); } template struct c261<int>;
template <class T> struct c272 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c272<T>::f(int p) restrict(cpu,amp) { p = Stat::f(); } template struct c272<int>;
template <class T> struct c273 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c273<T>::f(int p) restrict(cpu,amp) { PM o = {1, 2.f}; p = o.z(); } template struct c273<int>;
template <class T> struct c276 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c276<T>::f(int p) restrict(cpu,amp) { p = PM{p, 1.f}.z(); } template struct c276<int>;
template <class T> struct c278 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c278<T>::f(int p) restrict(cpu,amp) { p = sizeof(both_fn(p)); } template struct c278<int>;
template <class T> struct c279 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c279<T>::f(int p) restrict(cpu,amp) { auto l = [](int x) { return x; }; p = l(p); } template struct c279<int>;
template <class T> struct c280 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c280<T>::f(int p) restrict(cpu,amp) { auto l = [=](int x) { return x + p; }; p = l(p); } template struct c280<int>;
template <class T> struct c281 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c281<T>::f(int p) restrict(cpu,amp) { auto l = [p](int x) { return x + p; }; p = l(1); } template struct c281<int>;
template <class T> struct c284 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c284<T>::f(int p) restrict(cpu,amp) { auto l = [&](int x) { return x; }; p = l(2); } template struct c284<int>;
template <class T> struct c285 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c285<T>::f(int p) restrict(cpu,amp) { auto l = [q = p + 1]() { return q; }; p = l(); } template struct c285<int>;
template <class T> struct c287 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c287<T>::f(int p) restrict(cpu,amp) { auto l = [p]() mutable { return ++p; }; p = l(); } template struct c287<int>;
template <class T> struct c288 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c288<T>::f(int p) restrict(cpu,amp) { auto l = [](auto x) { return x; }; p = l(1); float f = l(2.f); } template struct c288<int>;
template <class T> struct c289 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c289<T>::f(int p) restrict(cpu,amp) { p = [](int x) { return x; }(p); } template struct c289<int>;
template <class T> struct c293 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c293<T>::f(int p) restrict(cpu,amp) { int &r = p; auto l = [r]() { return r; }; p = l(); } template struct c293<int>;
template <class T> struct c294 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c294<T>::f(int p) restrict(cpu,amp) { auto l = [](int x) restrict(amp) { return x; }; } template struct c294<int>;
template <class T> struct c295 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c295<T>::f(int p) restrict(cpu,amp) { auto l = [](int x) restrict(cpu) { return cpu_fn(x); }; } template struct c295<int>;
template <class T> struct c299 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c299<T>::f(int p) restrict(cpu,amp) { bool a = true; auto l = [a, p]() { return a && p; }; p = l(); } template struct c299<int>;
template <class T> struct c303 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c303<T>::f(int p) restrict(cpu,amp) { auto l = [](int x) noexcept -> int { return x; }; p = l(p); } template struct c303<int>;
template <class T> struct c304 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c304<T>::f(int p) restrict(cpu,amp) { auto l = [](int x) constexpr { return x; }; p = l(p); } template struct c304<int>;
template <class T> struct c305 { T m; void f(int p) restrict(cpu,amp); }; template <class T> void c305<T>::f(int p) restrict(cpu,amp) { int a[3] = {1,2,3}; auto l = [a]() { return a[1]; }; p = l(); } template struct c305<int>;
int main() { return 0; }
