// A cpu,amp function must not take a class that has a member of an incompatible class.
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
struct S23 { int (I1::*pf)(); }; struct MS23 { int a; S23 m; int z; }; void f_S23(const MS23 &x) restrict(cpu,amp); // ERROR
struct S24 { int (*pf)(int); }; struct MS24 { int a; S24 m; int z; }; void f_S24(const MS24 &x) restrict(cpu,amp); // ERROR
struct S25 { int *p; }; struct MS25 { int a; S25 m; int z; }; void f_S25(const MS25 &x) restrict(cpu,amp); // ERROR
struct S26 { int &r; }; struct MS26 { int a; S26 m; int z; }; void f_S26(const MS26 &x) restrict(cpu,amp); // ERROR
struct S27 { int &&r; }; struct MS27 { int a; S27 m; int z; }; void f_S27(const MS27 &x) restrict(cpu,amp); // ERROR
struct S28 { void *p; }; struct MS28 { int a; S28 m; int z; }; void f_S28(const MS28 &x) restrict(cpu,amp); // ERROR
struct S29 { std::nullptr_t n; }; struct MS29 { int a; S29 m; int z; }; void f_S29(const MS29 &x) restrict(cpu,amp); // ERROR
struct S30 { int *a[2]; }; struct MS30 { int a; S30 m; int z; }; void f_S30(const MS30 &x) restrict(cpu,amp); // ERROR
struct S31 { const float *p; int n; }; struct MS31 { int a; S31 m; int z; }; void f_S31(const MS31 &x) restrict(cpu,amp); // ERROR
struct S32 { Ptr p; }; struct MS32 { int a; S32 m; int z; }; void f_S32(const MS32 &x) restrict(cpu,amp); // ERROR
struct S33 { Ptr p[2]; }; struct MS33 { int a; S33 m; int z; }; void f_S33(const MS33 &x) restrict(cpu,amp); // ERROR
struct S34 { array<int,1> &a; }; struct MS34 { int a; S34 m; int z; }; void f_S34(const MS34 &x) restrict(cpu,amp);
struct S35 { const array<float,2> &a; int n; }; struct MS35 { int a; S35 m; int z; }; void f_S35(const MS35 &x) restrict(cpu,amp);
struct S36 { array<int,1> *a; }; struct MS36 { int a; S36 m; int z; }; void f_S36(const MS36 &x) restrict(cpu,amp); // ERROR
struct S37 { array<int,1> a; }; struct MS37 { int a; S37 m; int z; }; void f_S37(const MS37 &x) restrict(cpu,amp); // ERROR
struct S38 { array_view<int,1> v; }; struct MS38 { int a; S38 m; int z; }; void f_S38(const MS38 &x) restrict(cpu,amp);
struct S39 { array_view<const float,2> v; int n; array_view<I1,3> w; }; struct MS39 { int a; S39 m; int z; }; void f_S39(const MS39 &x) restrict(cpu,amp);
struct S40 { array_view<int,1> &v; }; struct MS40 { int a; S40 m; int z; }; void f_S40(const MS40 &x) restrict(cpu,amp); // ERROR
struct S41 { array_view<int,1> *v; }; struct MS41 { int a; S41 m; int z; }; void f_S41(const MS41 &x) restrict(cpu,amp); // ERROR
struct S42 { index<2> i; extent<3> e; tiled_extent<4,4> t; }; struct MS42 { int a; S42 m; int z; }; void f_S42(const MS42 &x) restrict(cpu,amp);
struct S43 { accelerator_view v; }; struct MS43 { int a; S43 m; int z; }; void f_S43(const MS43 &x) restrict(cpu,amp); // ERROR
struct S44 { accelerator a; }; struct MS44 { int a; S44 m; int z; }; void f_S44(const MS44 &x) restrict(cpu,amp); // ERROR
struct S45 { std::string s; }; struct MS45 { int a; S45 m; int z; }; void f_S45(const MS45 &x) restrict(cpu,amp); // ERROR
struct S46 { completion_future f; }; struct MS46 { int a; S46 m; int z; }; void f_S46(const MS46 &x) restrict(cpu,amp); // ERROR
struct S47 { std::pair<int,float> p; }; struct MS47 { int a; S47 m; int z; }; void f_S47(const MS47 &x) restrict(cpu,amp);
struct S48 { std::pair<int,char> p; }; struct MS48 { int a; S48 m; int z; }; void f_S48(const MS48 &x) restrict(cpu,amp); // ERROR
struct S49 { std::function<void()> f; }; struct MS49 { int a; S49 m; int z; }; void f_S49(const MS49 &x) restrict(cpu,amp); // ERROR
struct S50 { int a : 3; }; struct MS50 { int a; S50 m; int z; }; void f_S50(const MS50 &x) restrict(cpu,amp); // ERROR
struct S51 { int a; unsigned b : 32; }; struct MS51 { int a; S51 m; int z; }; void f_S51(const MS51 &x) restrict(cpu,amp); // ERROR
struct S52 { int a; int : 0; int b; }; struct MS52 { int a; S52 m; int z; }; void f_S52(const MS52 &x) restrict(cpu,amp); // ERROR
struct S53 { int a; int : 5; int b; }; struct MS53 { int a; S53 m; int z; }; void f_S53(const MS53 &x) restrict(cpu,amp); // ERROR
struct S54 { int a; bool b : 1; }; struct MS54 { int a; S54 m; int z; }; void f_S54(const MS54 &x) restrict(cpu,amp); // ERROR
struct S55 { int a; struct { int b : 2; } s; }; struct MS55 { int a; S55 m; int z; }; void f_S55(const MS55 &x) restrict(cpu,amp); // ERROR
struct S56 { union { int b : 2; float f; }; }; struct MS56 { int a; S56 m; int z; }; void f_S56(const MS56 &x) restrict(cpu,amp); // ERROR
struct S57 { char a; }; struct MS57 { int a; S57 m; int z; }; void f_S57(const MS57 &x) restrict(cpu,amp); // ERROR
struct S58 { int a; char b; }; struct MS58 { int a; S58 m; int z; }; void f_S58(const MS58 &x) restrict(cpu,amp); // ERROR
struct S59 { short a; }; struct MS59 { int a; S59 m; int z; }; void f_S59(const MS59 &x) restrict(cpu,amp); // ERROR
struct S60 { long long a; }; struct MS60 { int a; S60 m; int z; }; void f_S60(const MS60 &x) restrict(cpu,amp); // ERROR
struct S61 { long double a; }; struct MS61 { int a; S61 m; int z; }; void f_S61(const MS61 &x) restrict(cpu,amp); // ERROR
struct S62 { unsigned char a[4]; }; struct MS62 { int a; S62 m; int z; }; void f_S62(const MS62 &x) restrict(cpu,amp); // ERROR
struct S63 { wchar_t a; }; struct MS63 { int a; S63 m; int z; }; void f_S63(const MS63 &x) restrict(cpu,amp); // ERROR
struct S64 { enum E : char { x }; E e; int y; }; struct MS64 { int a; S64 m; int z; }; void f_S64(const MS64 &x) restrict(cpu,amp); // ERROR
struct S65 { enum class E : unsigned short { x } e; }; struct MS65 { int a; S65 m; int z; }; void f_S65(const MS65 &x) restrict(cpu,amp); // ERROR
struct S66 { struct { struct { char c; } a; } b; }; struct MS66 { int a; S66 m; int z; }; void f_S66(const MS66 &x) restrict(cpu,amp); // ERROR
struct S67 { union { int i; char c; } u; }; struct MS67 { int a; S67 m; int z; }; void f_S67(const MS67 &x) restrict(cpu,amp); // ERROR
struct S68 { union { int i; char c[4]; }; }; struct MS68 { int a; S68 m; int z; }; void f_S68(const MS68 &x) restrict(cpu,amp); // ERROR
struct S69 { bool a; bool b; }; struct MS69 { int a; S69 m; int z; }; void f_S69(const MS69 &x) restrict(cpu,amp); // ERROR
struct S70 { int a; bool b, c; }; struct MS70 { int a; S70 m; int z; }; void f_S70(const MS70 &x) restrict(cpu,amp); // ERROR
struct S71 { bool a[4]; }; struct MS71 { int a; S71 m; int z; }; void f_S71(const MS71 &x) restrict(cpu,amp); // ERROR
struct S72 { bool a[1]; }; struct MS72 { int a; S72 m; int z; }; void f_S72(const MS72 &x) restrict(cpu,amp); // ERROR
struct S73 { struct { bool b; } x; bool c; }; struct MS73 { int a; S73 m; int z; }; void f_S73(const MS73 &x) restrict(cpu,amp); // ERROR
struct S74 { bool a; struct { bool b; } x; int i; }; struct MS74 { int a; S74 m; int z; }; void f_S74(const MS74 &x) restrict(cpu,amp); // ERROR
struct S75 { bool a; alignas(4) bool b; }; struct MS75 { int a; S75 m; int z; }; void f_S75(const MS75 &x) restrict(cpu,amp);
struct S76 { struct B { bool b; } arr[2]; }; struct MS76 { int a; S76 m; int z; }; void f_S76(const MS76 &x) restrict(cpu,amp); // ERROR
struct S77 { struct B { alignas(4) bool b; } arr[2]; }; struct MS77 { int a; S77 m; int z; }; void f_S77(const MS77 &x) restrict(cpu,amp);
struct S78 { union { bool b[4]; int i; }; }; struct MS78 { int a; S78 m; int z; }; void f_S78(const MS78 &x) restrict(cpu,amp); // ERROR
struct S79 { virtual void f(); int a; }; struct MS79 { int a; S79 m; int z; }; void f_S79(const MS79 &x) restrict(cpu,amp); // ERROR
struct S80 { virtual ~S80() {} int a; }; struct MS80 { int a; S80 m; int z; }; void f_S80(const MS80 &x) restrict(cpu,amp); // ERROR
struct S81 { virtual void f() = 0; }; struct MS81 { int a; S81 m; int z; }; void f_S81(const MS81 &x) restrict(cpu,amp); // ERROR
struct S82 { VB v; }; struct MS82 { int a; S82 m; int z; }; void f_S82(const MS82 &x) restrict(cpu,amp); // ERROR
struct S83 { Vbase v; }; struct MS83 { int a; S83 m; int z; }; void f_S83(const MS83 &x) restrict(cpu,amp); // ERROR
struct S84 : VB { }; struct MS84 { int a; S84 m; int z; }; void f_S84(const MS84 &x) restrict(cpu,amp); // ERROR
struct S85 : VB { void v() override {} }; struct MS85 { int a; S85 m; int z; }; void f_S85(const MS85 &x) restrict(cpu,amp); // ERROR
struct S86 : virtual I1 { }; struct MS86 { int a; S86 m; int z; }; void f_S86(const MS86 &x) restrict(cpu,amp); // ERROR
struct S87 : virtual Empty { int a; }; struct MS87 { int a; S87 m; int z; }; void f_S87(const MS87 &x) restrict(cpu,amp); // ERROR
struct S88 : Vbase { }; struct MS88 { int a; S88 m; int z; }; void f_S88(const MS88 &x) restrict(cpu,amp); // ERROR
struct S89 : private Ch { int i; }; struct MS89 { int a; S89 m; int z; }; void f_S89(const MS89 &x) restrict(cpu,amp); // ERROR
struct S90 : Ptr { }; struct MS90 { int a; S90 m; int z; }; void f_S90(const MS90 &x) restrict(cpu,amp); // ERROR
struct S91 : Abs { }; struct MS91 { int a; S91 m; int z; }; void f_S91(const MS91 &x) restrict(cpu,amp); // ERROR
struct S92 : I1, private virtual Empty { }; struct MS92 { int a; S92 m; int z; }; void f_S92(const MS92 &x) restrict(cpu,amp); // ERROR
struct S93 : I1 { }; struct MS93 { int a; S93 m; int z; }; void f_S93(const MS93 &x) restrict(cpu,amp);
struct S94 : I1 { bool b; }; struct MS94 { int a; S94 m; int z; }; void f_S94(const MS94 &x) restrict(cpu,amp);
struct S95 : private I1, protected Priv { float f; }; struct MS95 { int a; S95 m; int z; }; void f_S95(const MS95 &x) restrict(cpu,amp);
struct S96 : Empty { int a; }; struct MS96 { int a; S96 m; int z; }; void f_S96(const MS96 &x) restrict(cpu,amp);
struct S97 : Empty, Empty2 { int a; }; struct MS97 { int a; S97 m; int z; }; void f_S97(const MS97 &x) restrict(cpu,amp);
struct S98 : Empty, I1 { int a; }; struct MS98 { int a; S98 m; int z; }; void f_S98(const MS98 &x) restrict(cpu,amp);
struct S99 : I1, Empty { int a; }; struct MS99 { int a; S99 m; int z; }; void f_S99(const MS99 &x) restrict(cpu,amp);
struct S100 : Empty { Empty e; int a; }; struct MS100 { int a; S100 m; int z; }; void f_S100(const MS100 &x) restrict(cpu,amp); // ERROR
struct S101 : Empty { Empty2 e; int a; }; struct MS101 { int a; S101 m; int z; }; void f_S101(const MS101 &x) restrict(cpu,amp);
struct S102 : Empty { Empty2 e; bool b; }; struct MS102 { int a; S102 m; int z; }; void f_S102(const MS102 &x) restrict(cpu,amp); // ERROR
struct S103 : Pod { bool c; }; struct MS103 { int a; S103 m; int z; }; void f_S103(const MS103 &x) restrict(cpu,amp);
struct S104 : NonPod { bool c; }; struct MS104 { int a; S104 m; int z; }; void f_S104(const MS104 &x) restrict(cpu,amp); // ERROR
struct S105 : NonPod { int c; }; struct MS105 { int a; S105 m; int z; }; void f_S105(const MS105 &x) restrict(cpu,amp);
struct S106 : NonPod { Empty2 e; bool b; bool c; }; struct MS106 { int a; S106 m; int z; }; void f_S106(const MS106 &x) restrict(cpu,amp); // ERROR
struct S107 : Crtp<S107> { int a; }; struct MS107 { int a; S107 m; int z; }; void f_S107(const MS107 &x) restrict(cpu,amp);
struct S108 : I1, Pair<int,float> { }; struct MS108 { int a; S108 m; int z; }; void f_S108(const MS108 &x) restrict(cpu,amp);
struct S109 : Pair<int,char> { }; struct MS109 { int a; S109 m; int z; }; void f_S109(const MS109 &x) restrict(cpu,amp); // ERROR
struct S110 : Pair<bool,bool> { }; struct MS110 { int a; S110 m; int z; }; void f_S110(const MS110 &x) restrict(cpu,amp); // ERROR
struct S111 : Pair<bool,int> { }; struct MS111 { int a; S111 m; int z; }; void f_S111(const MS111 &x) restrict(cpu,amp);
struct S112 : Tup<int,float,double> { }; struct MS112 { int a; S112 m; int z; }; void f_S112(const MS112 &x) restrict(cpu,amp);
struct S113 : Tup<int,char> { }; struct MS113 { int a; S113 m; int z; }; void f_S113(const MS113 &x) restrict(cpu,amp); // ERROR
struct S114 : Tup<bool,bool> { }; struct MS114 { int a; S114 m; int z; }; void f_S114(const MS114 &x) restrict(cpu,amp); // ERROR
struct S115 { Empty e; int a; }; struct MS115 { int a; S115 m; int z; }; void f_S115(const MS115 &x) restrict(cpu,amp);
struct S116 { Empty e; bool b; }; struct MS116 { int a; S116 m; int z; }; void f_S116(const MS116 &x) restrict(cpu,amp); // ERROR
struct S117 { Empty a; Empty b; int i; }; struct MS117 { int a; S117 m; int z; }; void f_S117(const MS117 &x) restrict(cpu,amp); // ERROR
struct S118 { Pair<int,float> p; }; struct MS118 { int a; S118 m; int z; }; void f_S118(const MS118 &x) restrict(cpu,amp);
struct S119 { Pair<int,short> p; }; struct MS119 { int a; S119 m; int z; }; void f_S119(const MS119 &x) restrict(cpu,amp); // ERROR
struct S120 { Pair<Pair<int,bool>,float> p; }; struct MS120 { int a; S120 m; int z; }; void f_S120(const MS120 &x) restrict(cpu,amp);
struct S121 { Pair<int,Pair<float,int*>> p; }; struct MS121 { int a; S121 m; int z; }; void f_S121(const MS121 &x) restrict(cpu,amp); // ERROR
struct S122 { Pair<bool,bool> p; }; struct MS122 { int a; S122 m; int z; }; void f_S122(const MS122 &x) restrict(cpu,amp); // ERROR
struct S123 { Pair<bool,unsigned> p[2]; }; struct MS123 { int a; S123 m; int z; }; void f_S123(const MS123 &x) restrict(cpu,amp);
struct S124 { S124() restrict(cpu,amp) : a(1) { } ~S124() restrict(cpu,amp) { } S124(const S124 &o) restrict(cpu,amp) : a(o.a) { } S124 &operator=(const S124 &o) restrict(cpu,amp) { a = o.a; return *this; } int a; }; struct MS124 { int a; S124 m; int z; }; void f_S124(const MS124 &x) restrict(cpu,amp);
struct S125 final { int a; }; struct MS125 { int a; S125 m; int z; }; void f_S125(const MS125 &x) restrict(cpu,amp);
struct S126 { private: int a; protected: float b; public: double c; }; struct MS126 { int a; S126 m; int z; }; void f_S126(const MS126 &x) restrict(cpu,amp);
struct S127 { int a = 3; float b{1.f}; }; struct MS127 { int a; S127 m; int z; }; void f_S127(const MS127 &x) restrict(cpu,amp);
struct S128 { long a; unsigned long b; bool c; }; struct MS128 { int a; S128 m; int z; }; void f_S128(const MS128 &x) restrict(cpu,amp);
