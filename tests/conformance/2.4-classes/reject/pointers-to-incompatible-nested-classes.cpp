// An amp member must not have a pointer parameter to a nested class that is incompatible.
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
struct OS0 { int o; struct S0 { }; void f(S0 *x) const restrict(amp) { } };
struct OS1 { int o; struct S1 { int a; }; void f(S1 *x) const restrict(amp) { } };
struct OS2 { int o; struct S2 { float a; double b; }; void f(S2 *x) const restrict(amp) { } };
struct OS3 { int o; struct S3 { bool a; }; void f(S3 *x) const restrict(amp) { } };
struct OS4 { int o; struct S4 { bool a; int b; }; void f(S4 *x) const restrict(amp) { } };
struct OS5 { int o; struct S5 { int a; bool b; }; void f(S5 *x) const restrict(amp) { } };
struct OS6 { int o; struct S6 { bool a; float b; bool c; }; void f(S6 *x) const restrict(amp) { } };
struct OS7 { int o; struct S7 { double a; bool b; }; void f(S7 *x) const restrict(amp) { } };
struct OS8 { int o; struct S8 { unsigned a[4]; float b[2][3]; }; void f(S8 *x) const restrict(amp) { } };
struct OS9 { int o; struct S9 { I1 a; I1 b[3]; }; void f(S9 *x) const restrict(amp) { } };
struct OS10 { int o; struct S10 { struct { int x, y; } in; int z; }; void f(S10 *x) const restrict(amp) { } };
struct OS11 { int o; struct S11 { union { int i; float f; }; }; void f(S11 *x) const restrict(amp) { } };
struct OS12 { int o; struct S12 { union { int i; bool b; } u; }; void f(S12 *x) const restrict(amp) { } };
struct OS13 { int o; struct S13 { union { struct { int a, b; } s; int arr[2]; }; }; void f(S13 *x) const restrict(amp) { } };
struct OS14 { int o; struct S14 { int a; static char c; static const short s = 3; static long long l; static std::string str; }; void f(S14 *x) const restrict(amp) { } };
struct OS15 { int o; struct S15 { int a; void f() {} static int g(char) { return 0; } char h(short) { return 0; } }; void f(S15 *x) const restrict(amp) { } };
struct OS16 { int o; struct S16 { int a; typedef char T; using U = short; enum E : char { e }; struct In { char c; }; union Un { char c; short s; }; }; void f(S16 *x) const restrict(amp) { } };
struct OS18 { int o; struct S18 { mutable int a; const float b = 1.f; }; void f(S18 *x) const restrict(amp) { } };
struct OS19 { int o; struct S19 { const int a = 1; volatile int b; }; void f(S19 *x) const restrict(amp) { } };
struct OS20 { int o; struct S20 { enum class E { x }; E e; enum F : unsigned { y } f; enum { anon } n; }; void f(S20 *x) const restrict(amp) { } };
struct OS21 { int o; struct S21 { int I1::*pm; }; void f(S21 *x) const restrict(amp) { } };
struct OS22 { int o; struct S22 { float I1::*pm; int a; }; void f(S22 *x) const restrict(amp) { } };
struct OS23 { int o; struct S23 { int (I1::*pf)(); }; void f(S23 *x) const restrict(amp) { } }; // ERROR
struct OS24 { int o; struct S24 { int (*pf)(int); }; void f(S24 *x) const restrict(amp) { } }; // ERROR
struct OS25 { int o; struct S25 { int *p; }; void f(S25 *x) const restrict(amp) { } }; // ERROR
struct OS26 { int o; struct S26 { int &r; }; void f(S26 *x) const restrict(amp) { } }; // ERROR
struct OS27 { int o; struct S27 { int &&r; }; void f(S27 *x) const restrict(amp) { } }; // ERROR
struct OS28 { int o; struct S28 { void *p; }; void f(S28 *x) const restrict(amp) { } }; // ERROR
struct OS29 { int o; struct S29 { std::nullptr_t n; }; void f(S29 *x) const restrict(amp) { } }; // ERROR
struct OS30 { int o; struct S30 { int *a[2]; }; void f(S30 *x) const restrict(amp) { } }; // ERROR
struct OS31 { int o; struct S31 { const float *p; int n; }; void f(S31 *x) const restrict(amp) { } }; // ERROR
struct OS32 { int o; struct S32 { Ptr p; }; void f(S32 *x) const restrict(amp) { } }; // ERROR
struct OS33 { int o; struct S33 { Ptr p[2]; }; void f(S33 *x) const restrict(amp) { } }; // ERROR
struct OS34 { int o; struct S34 { array<int,1> &a; }; void f(S34 *x) const restrict(amp) { } };
struct OS35 { int o; struct S35 { const array<float,2> &a; int n; }; void f(S35 *x) const restrict(amp) { } };
struct OS36 { int o; struct S36 { array<int,1> *a; }; void f(S36 *x) const restrict(amp) { } }; // ERROR
struct OS37 { int o; struct S37 { array<int,1> a; }; void f(S37 *x) const restrict(amp) { } }; // ERROR
struct OS38 { int o; struct S38 { array_view<int,1> v; }; void f(S38 *x) const restrict(amp) { } };
struct OS39 { int o; struct S39 { array_view<const float,2> v; int n; array_view<I1,3> w; }; void f(S39 *x) const restrict(amp) { } };
struct OS40 { int o; struct S40 { array_view<int,1> &v; }; void f(S40 *x) const restrict(amp) { } }; // ERROR
struct OS41 { int o; struct S41 { array_view<int,1> *v; }; void f(S41 *x) const restrict(amp) { } }; // ERROR
struct OS42 { int o; struct S42 { index<2> i; extent<3> e; tiled_extent<4,4> t; }; void f(S42 *x) const restrict(amp) { } };
struct OS43 { int o; struct S43 { accelerator_view v; }; void f(S43 *x) const restrict(amp) { } }; // ERROR
struct OS44 { int o; struct S44 { accelerator a; }; void f(S44 *x) const restrict(amp) { } }; // ERROR
struct OS45 { int o; struct S45 { std::string s; }; void f(S45 *x) const restrict(amp) { } }; // ERROR
struct OS46 { int o; struct S46 { completion_future f; }; void f(S46 *x) const restrict(amp) { } }; // ERROR
struct OS47 { int o; struct S47 { std::pair<int,float> p; }; void f(S47 *x) const restrict(amp) { } };
struct OS48 { int o; struct S48 { std::pair<int,char> p; }; void f(S48 *x) const restrict(amp) { } }; // ERROR
struct OS49 { int o; struct S49 { std::function<void()> f; }; void f(S49 *x) const restrict(amp) { } }; // ERROR
struct OS50 { int o; struct S50 { int a : 3; }; void f(S50 *x) const restrict(amp) { } }; // ERROR
struct OS51 { int o; struct S51 { int a; unsigned b : 32; }; void f(S51 *x) const restrict(amp) { } }; // ERROR
struct OS52 { int o; struct S52 { int a; int : 0; int b; }; void f(S52 *x) const restrict(amp) { } }; // ERROR
struct OS53 { int o; struct S53 { int a; int : 5; int b; }; void f(S53 *x) const restrict(amp) { } }; // ERROR
struct OS54 { int o; struct S54 { int a; bool b : 1; }; void f(S54 *x) const restrict(amp) { } }; // ERROR
struct OS55 { int o; struct S55 { int a; struct { int b : 2; } s; }; void f(S55 *x) const restrict(amp) { } }; // ERROR
struct OS56 { int o; struct S56 { union { int b : 2; float f; }; }; void f(S56 *x) const restrict(amp) { } }; // ERROR
struct OS57 { int o; struct S57 { char a; }; void f(S57 *x) const restrict(amp) { } }; // ERROR
struct OS58 { int o; struct S58 { int a; char b; }; void f(S58 *x) const restrict(amp) { } }; // ERROR
struct OS59 { int o; struct S59 { short a; }; void f(S59 *x) const restrict(amp) { } }; // ERROR
struct OS60 { int o; struct S60 { long long a; }; void f(S60 *x) const restrict(amp) { } }; // ERROR
struct OS61 { int o; struct S61 { long double a; }; void f(S61 *x) const restrict(amp) { } }; // ERROR
struct OS62 { int o; struct S62 { unsigned char a[4]; }; void f(S62 *x) const restrict(amp) { } }; // ERROR
struct OS63 { int o; struct S63 { wchar_t a; }; void f(S63 *x) const restrict(amp) { } }; // ERROR
struct OS64 { int o; struct S64 { enum E : char { x }; E e; int y; }; void f(S64 *x) const restrict(amp) { } }; // ERROR
struct OS65 { int o; struct S65 { enum class E : unsigned short { x } e; }; void f(S65 *x) const restrict(amp) { } }; // ERROR
struct OS66 { int o; struct S66 { struct { struct { char c; } a; } b; }; void f(S66 *x) const restrict(amp) { } }; // ERROR
struct OS67 { int o; struct S67 { union { int i; char c; } u; }; void f(S67 *x) const restrict(amp) { } }; // ERROR
struct OS68 { int o; struct S68 { union { int i; char c[4]; }; }; void f(S68 *x) const restrict(amp) { } }; // ERROR
struct OS69 { int o; struct S69 { bool a; bool b; }; void f(S69 *x) const restrict(amp) { } }; // ERROR
struct OS70 { int o; struct S70 { int a; bool b, c; }; void f(S70 *x) const restrict(amp) { } }; // ERROR
struct OS71 { int o; struct S71 { bool a[4]; }; void f(S71 *x) const restrict(amp) { } }; // ERROR
struct OS72 { int o; struct S72 { bool a[1]; }; void f(S72 *x) const restrict(amp) { } }; // ERROR
struct OS73 { int o; struct S73 { struct { bool b; } x; bool c; }; void f(S73 *x) const restrict(amp) { } }; // ERROR
struct OS74 { int o; struct S74 { bool a; struct { bool b; } x; int i; }; void f(S74 *x) const restrict(amp) { } }; // ERROR
struct OS75 { int o; struct S75 { bool a; alignas(4) bool b; }; void f(S75 *x) const restrict(amp) { } };
struct OS76 { int o; struct S76 { struct B { bool b; } arr[2]; }; void f(S76 *x) const restrict(amp) { } }; // ERROR
struct OS77 { int o; struct S77 { struct B { alignas(4) bool b; } arr[2]; }; void f(S77 *x) const restrict(amp) { } };
struct OS78 { int o; struct S78 { union { bool b[4]; int i; }; }; void f(S78 *x) const restrict(amp) { } }; // ERROR
struct OS79 { int o; struct S79 { virtual void f(); int a; }; void f(S79 *x) const restrict(amp) { } }; // ERROR
struct OS80 { int o; struct S80 { virtual ~S80() {} int a; }; void f(S80 *x) const restrict(amp) { } }; // ERROR
struct OS81 { int o; struct S81 { virtual void f() = 0; }; void f(S81 *x) const restrict(amp) { } }; // ERROR
struct OS82 { int o; struct S82 { VB v; }; void f(S82 *x) const restrict(amp) { } }; // ERROR
struct OS83 { int o; struct S83 { Vbase v; }; void f(S83 *x) const restrict(amp) { } }; // ERROR
struct OS84 { int o; struct S84 : VB { }; void f(S84 *x) const restrict(amp) { } }; // ERROR
struct OS85 { int o; struct S85 : VB { void v() override {} }; void f(S85 *x) const restrict(amp) { } }; // ERROR
struct OS86 { int o; struct S86 : virtual I1 { }; void f(S86 *x) const restrict(amp) { } }; // ERROR
struct OS87 { int o; struct S87 : virtual Empty { int a; }; void f(S87 *x) const restrict(amp) { } }; // ERROR
struct OS88 { int o; struct S88 : Vbase { }; void f(S88 *x) const restrict(amp) { } }; // ERROR
struct OS89 { int o; struct S89 : private Ch { int i; }; void f(S89 *x) const restrict(amp) { } }; // ERROR
struct OS90 { int o; struct S90 : Ptr { }; void f(S90 *x) const restrict(amp) { } }; // ERROR
struct OS91 { int o; struct S91 : Abs { }; void f(S91 *x) const restrict(amp) { } }; // ERROR
struct OS92 { int o; struct S92 : I1, private virtual Empty { }; void f(S92 *x) const restrict(amp) { } }; // ERROR
struct OS93 { int o; struct S93 : I1 { }; void f(S93 *x) const restrict(amp) { } };
struct OS94 { int o; struct S94 : I1 { bool b; }; void f(S94 *x) const restrict(amp) { } };
struct OS95 { int o; struct S95 : private I1, protected Priv { float f; }; void f(S95 *x) const restrict(amp) { } };
struct OS96 { int o; struct S96 : Empty { int a; }; void f(S96 *x) const restrict(amp) { } };
struct OS97 { int o; struct S97 : Empty, Empty2 { int a; }; void f(S97 *x) const restrict(amp) { } };
struct OS98 { int o; struct S98 : Empty, I1 { int a; }; void f(S98 *x) const restrict(amp) { } };
struct OS99 { int o; struct S99 : I1, Empty { int a; }; void f(S99 *x) const restrict(amp) { } };
struct OS100 { int o; struct S100 : Empty { Empty e; int a; }; void f(S100 *x) const restrict(amp) { } }; // ERROR
struct OS101 { int o; struct S101 : Empty { Empty2 e; int a; }; void f(S101 *x) const restrict(amp) { } };
struct OS102 { int o; struct S102 : Empty { Empty2 e; bool b; }; void f(S102 *x) const restrict(amp) { } }; // ERROR
struct OS103 { int o; struct S103 : Pod { bool c; }; void f(S103 *x) const restrict(amp) { } };
struct OS104 { int o; struct S104 : NonPod { bool c; }; void f(S104 *x) const restrict(amp) { } }; // ERROR
struct OS105 { int o; struct S105 : NonPod { int c; }; void f(S105 *x) const restrict(amp) { } };
struct OS106 { int o; struct S106 : NonPod { Empty2 e; bool b; bool c; }; void f(S106 *x) const restrict(amp) { } }; // ERROR
struct OS107 { int o; struct S107 : Crtp<S107> { int a; }; void f(S107 *x) const restrict(amp) { } };
struct OS108 { int o; struct S108 : I1, Pair<int,float> { }; void f(S108 *x) const restrict(amp) { } };
struct OS109 { int o; struct S109 : Pair<int,char> { }; void f(S109 *x) const restrict(amp) { } }; // ERROR
struct OS110 { int o; struct S110 : Pair<bool,bool> { }; void f(S110 *x) const restrict(amp) { } }; // ERROR
struct OS111 { int o; struct S111 : Pair<bool,int> { }; void f(S111 *x) const restrict(amp) { } };
struct OS112 { int o; struct S112 : Tup<int,float,double> { }; void f(S112 *x) const restrict(amp) { } };
struct OS113 { int o; struct S113 : Tup<int,char> { }; void f(S113 *x) const restrict(amp) { } }; // ERROR
struct OS114 { int o; struct S114 : Tup<bool,bool> { }; void f(S114 *x) const restrict(amp) { } }; // ERROR
struct OS115 { int o; struct S115 { Empty e; int a; }; void f(S115 *x) const restrict(amp) { } };
struct OS116 { int o; struct S116 { Empty e; bool b; }; void f(S116 *x) const restrict(amp) { } }; // ERROR
struct OS117 { int o; struct S117 { Empty a; Empty b; int i; }; void f(S117 *x) const restrict(amp) { } }; // ERROR
struct OS118 { int o; struct S118 { Pair<int,float> p; }; void f(S118 *x) const restrict(amp) { } };
struct OS119 { int o; struct S119 { Pair<int,short> p; }; void f(S119 *x) const restrict(amp) { } }; // ERROR
struct OS120 { int o; struct S120 { Pair<Pair<int,bool>,float> p; }; void f(S120 *x) const restrict(amp) { } };
struct OS121 { int o; struct S121 { Pair<int,Pair<float,int*>> p; }; void f(S121 *x) const restrict(amp) { } }; // ERROR
struct OS122 { int o; struct S122 { Pair<bool,bool> p; }; void f(S122 *x) const restrict(amp) { } }; // ERROR
struct OS123 { int o; struct S123 { Pair<bool,unsigned> p[2]; }; void f(S123 *x) const restrict(amp) { } };
struct OS124 { int o; struct S124 { S124() restrict(cpu,amp) : a(1) { } ~S124() restrict(cpu,amp) { } S124(const S124 &o) restrict(cpu,amp) : a(o.a) { } S124 &operator=(const S124 &o) restrict(cpu,amp) { a = o.a; return *this; } int a; }; void f(S124 *x) const restrict(amp) { } };
struct OS125 { int o; struct S125 final { int a; }; void f(S125 *x) const restrict(amp) { } };
struct OS126 { int o; struct S126 { private: int a; protected: float b; public: double c; }; void f(S126 *x) const restrict(amp) { } };
struct OS127 { int o; struct S127 { int a = 3; float b{1.f}; }; void f(S127 *x) const restrict(amp) { } };
struct OS128 { int o; struct S128 { long a; unsigned long b; bool c; }; void f(S128 *x) const restrict(amp) { } };
