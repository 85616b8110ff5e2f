// An amp function must not have a reference parameter to an incompatible class.
//
// reject: L-2.4.1.3-k
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
struct S0 { }; void f_S0(S0 &x) restrict(amp);
struct S1 { int a; }; void f_S1(S1 &x) restrict(amp);
struct S2 { float a; double b; }; void f_S2(S2 &x) restrict(amp);
struct S3 { bool a; }; void f_S3(S3 &x) restrict(amp);
struct S4 { bool a; int b; }; void f_S4(S4 &x) restrict(amp);
struct S5 { int a; bool b; }; void f_S5(S5 &x) restrict(amp);
struct S6 { bool a; float b; bool c; }; void f_S6(S6 &x) restrict(amp);
struct S7 { double a; bool b; }; void f_S7(S7 &x) restrict(amp);
struct S8 { unsigned a[4]; float b[2][3]; }; void f_S8(S8 &x) restrict(amp);
struct S9 { I1 a; I1 b[3]; }; void f_S9(S9 &x) restrict(amp);
struct S10 { struct { int x, y; } in; int z; }; void f_S10(S10 &x) restrict(amp);
struct S11 { union { int i; float f; }; }; void f_S11(S11 &x) restrict(amp);
struct S12 { union { int i; bool b; } u; }; void f_S12(S12 &x) restrict(amp);
struct S13 { union { struct { int a, b; } s; int arr[2]; }; }; void f_S13(S13 &x) restrict(amp);
struct S14 { int a; static char c; static const short s = 3; static long long l; static std::string str; }; void f_S14(S14 &x) restrict(amp);
struct S15 { int a; void f() {} static int g(char) { return 0; } char h(short) { return 0; } }; void f_S15(S15 &x) restrict(amp);
struct S16 { int a; typedef char T; using U = short; enum E : char { e }; struct In { char c; }; union Un { char c; short s; }; }; void f_S16(S16 &x) restrict(amp);
struct S17 { int a; std::string f(); friend std::string g(char); template <class T> T t(T x) { return x; } }; void f_S17(S17 &x) restrict(amp);
struct S18 { mutable int a; const float b = 1.f; }; void f_S18(S18 &x) restrict(amp);
struct S19 { const int a = 1; volatile int b; }; void f_S19(S19 &x) restrict(amp);
struct S20 { enum class E { x }; E e; enum F : unsigned { y } f; enum { anon } n; }; void f_S20(S20 &x) restrict(amp);
struct S21 { int I1::*pm; }; void f_S21(S21 &x) restrict(amp);
struct S22 { float I1::*pm; int a; }; void f_S22(S22 &x) restrict(amp);
struct S23 { int (I1::*pf)(); }; void f_S23(S23 &x) restrict(amp); // ERROR
struct S24 { int (*pf)(int); }; void f_S24(S24 &x) restrict(amp); // ERROR
struct S25 { int *p; }; void f_S25(S25 &x) restrict(amp); // ERROR
struct S26 { int &r; }; void f_S26(S26 &x) restrict(amp); // ERROR
struct S27 { int &&r; }; void f_S27(S27 &x) restrict(amp); // ERROR
struct S28 { void *p; }; void f_S28(S28 &x) restrict(amp); // ERROR
struct S29 { std::nullptr_t n; }; void f_S29(S29 &x) restrict(amp); // ERROR
struct S30 { int *a[2]; }; void f_S30(S30 &x) restrict(amp); // ERROR
struct S31 { const float *p; int n; }; void f_S31(S31 &x) restrict(amp); // ERROR
struct S32 { Ptr p; }; void f_S32(S32 &x) restrict(amp); // ERROR
struct S33 { Ptr p[2]; }; void f_S33(S33 &x) restrict(amp); // ERROR
struct S34 { array<int,1> &a; }; void f_S34(S34 &x) restrict(amp);
struct S35 { const array<float,2> &a; int n; }; void f_S35(S35 &x) restrict(amp);
struct S36 { array<int,1> *a; }; void f_S36(S36 &x) restrict(amp); // ERROR
struct S37 { array<int,1> a; }; void f_S37(S37 &x) restrict(amp); // ERROR
struct S38 { array_view<int,1> v; }; void f_S38(S38 &x) restrict(amp);
struct S39 { array_view<const float,2> v; int n; array_view<I1,3> w; }; void f_S39(S39 &x) restrict(amp);
struct S40 { array_view<int,1> &v; }; void f_S40(S40 &x) restrict(amp); // ERROR
struct S41 { array_view<int,1> *v; }; void f_S41(S41 &x) restrict(amp); // ERROR
struct S42 { index<2> i; extent<3> e; tiled_extent<4,4> t; }; void f_S42(S42 &x) restrict(amp);
struct S43 { accelerator_view v; }; void f_S43(S43 &x) restrict(amp); // ERROR
struct S44 { accelerator a; }; void f_S44(S44 &x) restrict(amp); // ERROR
struct S45 { std::string s; }; void f_S45(S45 &x) restrict(amp); // ERROR
struct S46 { completion_future f; }; void f_S46(S46 &x) restrict(amp); // ERROR
struct S47 { std::pair<int,float> p; }; void f_S47(S47 &x) restrict(amp);
struct S48 { std::pair<int,char> p; }; void f_S48(S48 &x) restrict(amp); // ERROR
struct S49 { std::function<void()> f; }; void f_S49(S49 &x) restrict(amp); // ERROR
struct S50 { int a : 3; }; void f_S50(S50 &x) restrict(amp); // ERROR
struct S51 { int a; unsigned b : 32; }; void f_S51(S51 &x) restrict(amp); // ERROR
struct S52 { int a; int : 0; int b; }; void f_S52(S52 &x) restrict(amp); // ERROR
struct S53 { int a; int : 5; int b; }; void f_S53(S53 &x) restrict(amp); // ERROR
struct S54 { int a; bool b : 1; }; void f_S54(S54 &x) restrict(amp); // ERROR
struct S55 { int a; struct { int b : 2; } s; }; void f_S55(S55 &x) restrict(amp); // ERROR
struct S56 { union { int b : 2; float f; }; }; void f_S56(S56 &x) restrict(amp); // ERROR
struct S57 { char a; }; void f_S57(S57 &x) restrict(amp); // ERROR
struct S58 { int a; char b; }; void f_S58(S58 &x) restrict(amp); // ERROR
struct S59 { short a; }; void f_S59(S59 &x) restrict(amp); // ERROR
struct S60 { long long a; }; void f_S60(S60 &x) restrict(amp); // ERROR
struct S61 { long double a; }; void f_S61(S61 &x) restrict(amp); // ERROR
struct S62 { unsigned char a[4]; }; void f_S62(S62 &x) restrict(amp); // ERROR
struct S63 { wchar_t a; }; void f_S63(S63 &x) restrict(amp); // ERROR
struct S64 { enum E : char { x }; E e; int y; }; void f_S64(S64 &x) restrict(amp); // ERROR
struct S65 { enum class E : unsigned short { x } e; }; void f_S65(S65 &x) restrict(amp); // ERROR
struct S66 { struct { struct { char c; } a; } b; }; void f_S66(S66 &x) restrict(amp); // ERROR
struct S67 { union { int i; char c; } u; }; void f_S67(S67 &x) restrict(amp); // ERROR
struct S68 { union { int i; char c[4]; }; }; void f_S68(S68 &x) restrict(amp); // ERROR
struct S69 { bool a; bool b; }; void f_S69(S69 &x) restrict(amp); // ERROR
struct S70 { int a; bool b, c; }; void f_S70(S70 &x) restrict(amp); // ERROR
struct S71 { bool a[4]; }; void f_S71(S71 &x) restrict(amp); // ERROR
struct S72 { bool a[1]; }; void f_S72(S72 &x) restrict(amp); // ERROR
struct S73 { struct { bool b; } x; bool c; }; void f_S73(S73 &x) restrict(amp); // ERROR
struct S74 { bool a; struct { bool b; } x; int i; }; void f_S74(S74 &x) restrict(amp); // ERROR
struct S75 { bool a; alignas(4) bool b; }; void f_S75(S75 &x) restrict(amp);
struct S76 { struct B { bool b; } arr[2]; }; void f_S76(S76 &x) restrict(amp); // ERROR
struct S77 { struct B { alignas(4) bool b; } arr[2]; }; void f_S77(S77 &x) restrict(amp);
struct S78 { union { bool b[4]; int i; }; }; void f_S78(S78 &x) restrict(amp); // ERROR
struct S79 { virtual void f(); int a; }; void f_S79(S79 &x) restrict(amp); // ERROR
struct S80 { virtual ~S80() {} int a; }; void f_S80(S80 &x) restrict(amp); // ERROR
struct S81 { virtual void f() = 0; }; void f_S81(S81 &x) restrict(amp); // ERROR
struct S82 { VB v; }; void f_S82(S82 &x) restrict(amp); // ERROR
struct S83 { Vbase v; }; void f_S83(S83 &x) restrict(amp); // ERROR
struct S84 : VB { }; void f_S84(S84 &x) restrict(amp); // ERROR
struct S85 : VB { void v() override {} }; void f_S85(S85 &x) restrict(amp); // ERROR
struct S86 : virtual I1 { }; void f_S86(S86 &x) restrict(amp); // ERROR
struct S87 : virtual Empty { int a; }; void f_S87(S87 &x) restrict(amp); // ERROR
struct S88 : Vbase { }; void f_S88(S88 &x) restrict(amp); // ERROR
struct S89 : private Ch { int i; }; void f_S89(S89 &x) restrict(amp); // ERROR
struct S90 : Ptr { }; void f_S90(S90 &x) restrict(amp); // ERROR
struct S91 : Abs { }; void f_S91(S91 &x) restrict(amp); // ERROR
struct S92 : I1, private virtual Empty { }; void f_S92(S92 &x) restrict(amp); // ERROR
struct S93 : I1 { }; void f_S93(S93 &x) restrict(amp);
struct S94 : I1 { bool b; }; void f_S94(S94 &x) restrict(amp);
struct S95 : private I1, protected Priv { float f; }; void f_S95(S95 &x) restrict(amp);
struct S96 : Empty { int a; }; void f_S96(S96 &x) restrict(amp);
struct S97 : Empty, Empty2 { int a; }; void f_S97(S97 &x) restrict(amp);
struct S98 : Empty, I1 { int a; }; void f_S98(S98 &x) restrict(amp);
struct S99 : I1, Empty { int a; }; void f_S99(S99 &x) restrict(amp);
struct S100 : Empty { Empty e; int a; }; void f_S100(S100 &x) restrict(amp); // ERROR
struct S101 : Empty { Empty2 e; int a; }; void f_S101(S101 &x) restrict(amp);
struct S102 : Empty { Empty2 e; bool b; }; void f_S102(S102 &x) restrict(amp); // ERROR
struct S103 : Pod { bool c; }; void f_S103(S103 &x) restrict(amp);
struct S104 : NonPod { bool c; }; void f_S104(S104 &x) restrict(amp); // ERROR
struct S105 : NonPod { int c; }; void f_S105(S105 &x) restrict(amp);
struct S106 : NonPod { Empty2 e; bool b; bool c; }; void f_S106(S106 &x) restrict(amp); // ERROR
struct S107 : Crtp<S107> { int a; }; void f_S107(S107 &x) restrict(amp);
struct S108 : I1, Pair<int,float> { }; void f_S108(S108 &x) restrict(amp);
struct S109 : Pair<int,char> { }; void f_S109(S109 &x) restrict(amp); // ERROR
struct S110 : Pair<bool,bool> { }; void f_S110(S110 &x) restrict(amp); // ERROR
struct S111 : Pair<bool,int> { }; void f_S111(S111 &x) restrict(amp);
struct S112 : Tup<int,float,double> { }; void f_S112(S112 &x) restrict(amp);
struct S113 : Tup<int,char> { }; void f_S113(S113 &x) restrict(amp); // ERROR
struct S114 : Tup<bool,bool> { }; void f_S114(S114 &x) restrict(amp); // ERROR
struct S115 { Empty e; int a; }; void f_S115(S115 &x) restrict(amp);
struct S116 { Empty e; bool b; }; void f_S116(S116 &x) restrict(amp); // ERROR
struct S117 { Empty a; Empty b; int i; }; void f_S117(S117 &x) restrict(amp); // ERROR
struct S118 { Pair<int,float> p; }; void f_S118(S118 &x) restrict(amp);
struct S119 { Pair<int,short> p; }; void f_S119(S119 &x) restrict(amp); // ERROR
struct S120 { Pair<Pair<int,bool>,float> p; }; void f_S120(S120 &x) restrict(amp);
struct S121 { Pair<int,Pair<float,int*>> p; }; void f_S121(S121 &x) restrict(amp); // ERROR
struct S122 { Pair<bool,bool> p; }; void f_S122(S122 &x) restrict(amp); // ERROR
struct S123 { Pair<bool,unsigned> p[2]; }; void f_S123(S123 &x) restrict(amp);
struct S124 { S124() restrict(cpu,amp) : a(1) { } ~S124() restrict(cpu,amp) { } S124(const S124 &o) restrict(cpu,amp) : a(o.a) { } S124 &operator=(const S124 &o) restrict(cpu,amp) { a = o.a; return *this; } int a; }; void f_S124(S124 &x) restrict(amp);
struct S125 final { int a; }; void f_S125(S125 &x) restrict(amp);
struct S126 { private: int a; protected: float b; public: double c; }; void f_S126(S126 &x) restrict(amp);
struct S127 { int a = 3; float b{1.f}; }; void f_S127(S127 &x) restrict(amp);
struct S128 { long a; unsigned long b; bool c; }; void f_S128(S128 &x) restrict(amp);
