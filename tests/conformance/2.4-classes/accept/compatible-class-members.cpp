// A cpu,amp function may take a class that has a member of any compatible class.
//
// accept: L-2.4.1.3-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>
#include <utility>
#include <tuple>
#include <complex>
#include <functional>
using namespace concurrency;
struct Empty {}; struct Empty2 {}; struct I1 { int i; }; struct NonPod { NonPod() restrict(cpu,amp) {} int x; bool b; }; struct Pod { int x; bool b; }; class Priv { int a; float b; public: int get() const restrict(cpu,amp) { return a; } };
struct VB { virtual void v() {} int k; }; struct Vbase : virtual I1 { int z; }; template <class T> struct Crtp { T *self() restrict(cpu,amp) { return static_cast<T *>(this); } }; struct Ptr { int *p; }; struct Ch { char c; }; struct Abs { virtual int f() = 0; };
template <class A, class B> struct Pair { A a; B b; };
template <class... T> struct Tup; template <> struct Tup<> {}; template <class H, class... T> struct Tup<H, T...> : Tup<T...> { H h; };
struct S0 { }; struct MS0 { int a; S0 m; int z; }; void f_S0(const MS0 &x) restrict(cpu,amp);
struct S1 { int a; }; struct MS1 { int a; S1 m; int z; }; void f_S1(const MS1 &x) restrict(cpu,amp);
struct S2 { float a; double b; }; struct MS2 { int a; S2 m; int z; }; void f_S2(const MS2 &x) restrict(cpu,amp);
struct S3 { bool a; }; struct MS3 { int a; S3 m; int z; }; void f_S3(const MS3 &x) restrict(cpu,amp);
struct S4 { bool a; int b; }; struct MS4 { int a; S4 m; int z; }; void f_S4(const MS4 &x) restrict(cpu,amp);
struct S5 { int a; bool b; }; struct MS5 { int a; S5 m; int z; }; void f_S5(const MS5 &x) restrict(cpu,amp);
struct S6 { bool a; float b; bool c; }; struct MS6 { int a; S6 m; int z; }; void f_S6(const MS6 &x) restrict(cpu,amp);
struct S7 { double a; bool b; }; struct MS7 { int a; S7 m; int z; }; void f_S7(const MS7 &x) restrict(cpu,amp);
struct S8 { unsigned a[4]; float b[2][3]; }; struct MS8 { int a; S8 m; int z; }; void f_S8(const MS8 &x) restrict(cpu,amp);
struct S9 { I1 a; I1 b[3]; }; struct MS9 { int a; S9 m; int z; }; void f_S9(const MS9 &x) restrict(cpu,amp);
struct S10 { struct { int x, y; } in; int z; }; struct MS10 { int a; S10 m; int z; }; void f_S10(const MS10 &x) restrict(cpu,amp);
struct S11 { union { int i; float f; }; }; struct MS11 { int a; S11 m; int z; }; void f_S11(const MS11 &x) restrict(cpu,amp);
struct S12 { union { int i; bool b; } u; }; struct MS12 { int a; S12 m; int z; }; void f_S12(const MS12 &x) restrict(cpu,amp);
struct S13 { union { struct { int a, b; } s; int arr[2]; }; }; struct MS13 { int a; S13 m; int z; }; void f_S13(const MS13 &x) restrict(cpu,amp);
struct S14 { int a; static char c; static const short s = 3; static long long l; static std::string str; }; struct MS14 { int a; S14 m; int z; }; void f_S14(const MS14 &x) restrict(cpu,amp);
struct S15 { int a; void f() {} static int g(char) { return 0; } char h(short) { return 0; } }; struct MS15 { int a; S15 m; int z; }; void f_S15(const MS15 &x) restrict(cpu,amp);
struct S16 { int a; typedef char T; using U = short; enum E : char { e }; struct In { char c; }; union Un { char c; short s; }; }; struct MS16 { int a; S16 m; int z; }; void f_S16(const MS16 &x) restrict(cpu,amp);
struct S17 { int a; std::string f(); friend std::string g(char); template <class T> T t(T x) { return x; } }; struct MS17 { int a; S17 m; int z; }; void f_S17(const MS17 &x) restrict(cpu,amp);
struct S18 { mutable int a; const float b = 1.f; }; struct MS18 { int a; S18 m; int z; }; void f_S18(const MS18 &x) restrict(cpu,amp);
struct S19 { const int a = 1; volatile int b; }; struct MS19 { int a; S19 m; int z; }; void f_S19(const MS19 &x) restrict(cpu,amp);
struct S20 { enum class E { x }; E e; enum F : unsigned { y } f; enum { anon } n; }; struct MS20 { int a; S20 m; int z; }; void f_S20(const MS20 &x) restrict(cpu,amp);
struct S21 { int I1::*pm; }; struct MS21 { int a; S21 m; int z; }; void f_S21(const MS21 &x) restrict(cpu,amp);
struct S22 { float I1::*pm; int a; }; struct MS22 { int a; S22 m; int z; }; void f_S22(const MS22 &x) restrict(cpu,amp);
struct S34 { array<int,1> &a; }; struct MS34 { int a; S34 m; int z; }; void f_S34(const MS34 &x) restrict(cpu,amp);
struct S35 { const array<float,2> &a; int n; }; struct MS35 { int a; S35 m; int z; }; void f_S35(const MS35 &x) restrict(cpu,amp);
struct S38 { array_view<int,1> v; }; struct MS38 { int a; S38 m; int z; }; void f_S38(const MS38 &x) restrict(cpu,amp);
struct S39 { array_view<const float,2> v; int n; array_view<I1,3> w; }; struct MS39 { int a; S39 m; int z; }; void f_S39(const MS39 &x) restrict(cpu,amp);
struct S42 { index<2> i; extent<3> e; tiled_extent<4,4> t; }; struct MS42 { int a; S42 m; int z; }; void f_S42(const MS42 &x) restrict(cpu,amp);
struct S47 { std::pair<int,float> p; }; struct MS47 { int a; S47 m; int z; }; void f_S47(const MS47 &x) restrict(cpu,amp);
struct S75 { bool a; alignas(4) bool b; }; struct MS75 { int a; S75 m; int z; }; void f_S75(const MS75 &x) restrict(cpu,amp);
struct S77 { struct B { alignas(4) bool b; } arr[2]; }; struct MS77 { int a; S77 m; int z; }; void f_S77(const MS77 &x) restrict(cpu,amp);
struct S93 : I1 { }; struct MS93 { int a; S93 m; int z; }; void f_S93(const MS93 &x) restrict(cpu,amp);
struct S94 : I1 { bool b; }; struct MS94 { int a; S94 m; int z; }; void f_S94(const MS94 &x) restrict(cpu,amp);
struct S95 : private I1, protected Priv { float f; }; struct MS95 { int a; S95 m; int z; }; void f_S95(const MS95 &x) restrict(cpu,amp);
struct S96 : Empty { int a; }; struct MS96 { int a; S96 m; int z; }; void f_S96(const MS96 &x) restrict(cpu,amp);
struct S97 : Empty, Empty2 { int a; }; struct MS97 { int a; S97 m; int z; }; void f_S97(const MS97 &x) restrict(cpu,amp);
struct S98 : Empty, I1 { int a; }; struct MS98 { int a; S98 m; int z; }; void f_S98(const MS98 &x) restrict(cpu,amp);
struct S99 : I1, Empty { int a; }; struct MS99 { int a; S99 m; int z; }; void f_S99(const MS99 &x) restrict(cpu,amp);
struct S101 : Empty { Empty2 e; int a; }; struct MS101 { int a; S101 m; int z; }; void f_S101(const MS101 &x) restrict(cpu,amp);
struct S103 : Pod { bool c; }; struct MS103 { int a; S103 m; int z; }; void f_S103(const MS103 &x) restrict(cpu,amp);
struct S105 : NonPod { int c; }; struct MS105 { int a; S105 m; int z; }; void f_S105(const MS105 &x) restrict(cpu,amp);
struct S107 : Crtp<S107> { int a; }; struct MS107 { int a; S107 m; int z; }; void f_S107(const MS107 &x) restrict(cpu,amp);
struct S108 : I1, Pair<int,float> { }; struct MS108 { int a; S108 m; int z; }; void f_S108(const MS108 &x) restrict(cpu,amp);
struct S111 : Pair<bool,int> { }; struct MS111 { int a; S111 m; int z; }; void f_S111(const MS111 &x) restrict(cpu,amp);
struct S112 : Tup<int,float,double> { }; struct MS112 { int a; S112 m; int z; }; void f_S112(const MS112 &x) restrict(cpu,amp);
struct S115 { Empty e; int a; }; struct MS115 { int a; S115 m; int z; }; void f_S115(const MS115 &x) restrict(cpu,amp);
struct S118 { Pair<int,float> p; }; struct MS118 { int a; S118 m; int z; }; void f_S118(const MS118 &x) restrict(cpu,amp);
struct S120 { Pair<Pair<int,bool>,float> p; }; struct MS120 { int a; S120 m; int z; }; void f_S120(const MS120 &x) restrict(cpu,amp);
struct S123 { Pair<bool,unsigned> p[2]; }; struct MS123 { int a; S123 m; int z; }; void f_S123(const MS123 &x) restrict(cpu,amp);
struct S124 { S124() restrict(cpu,amp) : a(1) { } ~S124() restrict(cpu,amp) { } S124(const S124 &o) restrict(cpu,amp) : a(o.a) { } S124 &operator=(const S124 &o) restrict(cpu,amp) { a = o.a; return *this; } int a; }; struct MS124 { int a; S124 m; int z; }; void f_S124(const MS124 &x) restrict(cpu,amp);
struct S125 final { int a; }; struct MS125 { int a; S125 m; int z; }; void f_S125(const MS125 &x) restrict(cpu,amp);
struct S126 { private: int a; protected: float b; public: double c; }; struct MS126 { int a; S126 m; int z; }; void f_S126(const MS126 &x) restrict(cpu,amp);
struct S127 { int a = 3; float b{1.f}; }; struct MS127 { int a; S127 m; int z; }; void f_S127(const MS127 &x) restrict(cpu,amp);
struct S128 { long a; unsigned long b; bool c; }; struct MS128 { int a; S128 m; int z; }; void f_S128(const MS128 &x) restrict(cpu,amp);
int main() { return 0; }
