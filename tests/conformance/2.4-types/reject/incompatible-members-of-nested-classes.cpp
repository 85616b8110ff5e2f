// An amp function must not take a class whose nested class member has an incompatible type.
//
// reject: L-2.4.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdint>
#include <cstddef>
#include <string>
#include <vector>
using namespace concurrency;
enum Eplain { ep0 }; enum Eint : int { ei0 }; enum Euint : unsigned { eu0 }; enum Elong : long { el0 }; enum Eulong : unsigned long { eul0 };
enum Ebig { eb0 = 0x100000000 }; enum Eneg { en0 = -1 };
enum Echar : char { ec0 }; enum Eshort : short { es0 }; enum Ell : long long { ell0 }; enum Eull : unsigned long long { eull0 }; enum Ebool : bool { ebo0 };
enum class Cplain { a }; enum class Cuint : unsigned { a }; enum class Cchar : char { a }; enum class Cushort : unsigned short { a }; enum struct Clong : long { a }; enum struct Csc : signed char { a };
typedef char Tchar; using Uchar = unsigned char; typedef Tchar Tchar2; using Tint = int; typedef float Tfloat;
namespace deep { struct in { typedef short S; using I = int; }; template <class T> using id = T; template <class T> struct wrap { typedef T type; }; }
template <class T> struct Box { T m; };
template <class T> void decl_t() restrict(amp);
template <class T> int traits_t() restrict(cpu,amp) { return 1; }
struct s0 { int a; struct n { bool m; } nn; }; void f0(const s0 *x) restrict(amp);
struct s1 { int a; struct n { int m; } nn; }; void f1(const s1 *x) restrict(amp);
struct s2 { int a; struct n { unsigned m; } nn; }; void f2(const s2 *x) restrict(amp);
struct s3 { int a; struct n { unsigned int m; } nn; }; void f3(const s3 *x) restrict(amp);
struct s4 { int a; struct n { signed m; } nn; }; void f4(const s4 *x) restrict(amp);
struct s5 { int a; struct n { long m; } nn; }; void f5(const s5 *x) restrict(amp);
struct s6 { int a; struct n { unsigned long m; } nn; }; void f6(const s6 *x) restrict(amp);
struct s7 { int a; struct n { long int m; } nn; }; void f7(const s7 *x) restrict(amp);
struct s8 { int a; struct n { float m; } nn; }; void f8(const s8 *x) restrict(amp);
struct s9 { int a; struct n { double m; } nn; }; void f9(const s9 *x) restrict(amp);
struct s10 { int a; struct n { std::size_t m; } nn; }; void f10(const s10 *x) restrict(amp);
struct s11 { int a; struct n { std::int32_t m; } nn; }; void f11(const s11 *x) restrict(amp);
struct s12 { int a; struct n { uint32_t m; } nn; }; void f12(const s12 *x) restrict(amp);
struct s13 { int a; struct n { int64_t m; } nn; }; void f13(const s13 *x) restrict(amp);
struct s14 { int a; struct n { uint64_t m; } nn; }; void f14(const s14 *x) restrict(amp);
struct s15 { int a; struct n { std::ptrdiff_t m; } nn; }; void f15(const s15 *x) restrict(amp);
struct s16 { int a; struct n { std::uintptr_t m; } nn; }; void f16(const s16 *x) restrict(amp);
struct s17 { int a; struct n { char m; } nn; }; void f17(const s17 *x) restrict(amp); // ERROR
struct s18 { int a; struct n { signed char m; } nn; }; void f18(const s18 *x) restrict(amp); // ERROR
struct s19 { int a; struct n { unsigned char m; } nn; }; void f19(const s19 *x) restrict(amp); // ERROR
struct s20 { int a; struct n { wchar_t m; } nn; }; void f20(const s20 *x) restrict(amp); // ERROR
struct s21 { int a; struct n { char16_t m; } nn; }; void f21(const s21 *x) restrict(amp); // ERROR
struct s22 { int a; struct n { char32_t m; } nn; }; void f22(const s22 *x) restrict(amp); // ERROR
struct s23 { int a; struct n { short m; } nn; }; void f23(const s23 *x) restrict(amp); // ERROR
struct s24 { int a; struct n { unsigned short m; } nn; }; void f24(const s24 *x) restrict(amp); // ERROR
struct s25 { int a; struct n { short int m; } nn; }; void f25(const s25 *x) restrict(amp); // ERROR
struct s26 { int a; struct n { long long m; } nn; }; void f26(const s26 *x) restrict(amp); // ERROR
struct s27 { int a; struct n { unsigned long long m; } nn; }; void f27(const s27 *x) restrict(amp); // ERROR
struct s28 { int a; struct n { long double m; } nn; }; void f28(const s28 *x) restrict(amp); // ERROR
struct s29 { int a; struct n { __int128 m; } nn; }; void f29(const s29 *x) restrict(amp); // ERROR
struct s30 { int a; struct n { unsigned __int128 m; } nn; }; void f30(const s30 *x) restrict(amp); // ERROR
struct s31 { int a; struct n { int8_t m; } nn; }; void f31(const s31 *x) restrict(amp); // ERROR
struct s32 { int a; struct n { uint8_t m; } nn; }; void f32(const s32 *x) restrict(amp); // ERROR
struct s33 { int a; struct n { int16_t m; } nn; }; void f33(const s33 *x) restrict(amp); // ERROR
struct s34 { int a; struct n { uint16_t m; } nn; }; void f34(const s34 *x) restrict(amp); // ERROR
struct s35 { int a; struct n { _Float16 m; } nn; }; void f35(const s35 *x) restrict(amp); // ERROR
struct s36 { int a; struct n { Eplain m; } nn; }; void f36(const s36 *x) restrict(amp);
struct s37 { int a; struct n { Eint m; } nn; }; void f37(const s37 *x) restrict(amp);
struct s38 { int a; struct n { Euint m; } nn; }; void f38(const s38 *x) restrict(amp);
struct s39 { int a; struct n { Elong m; } nn; }; void f39(const s39 *x) restrict(amp);
struct s40 { int a; struct n { Eulong m; } nn; }; void f40(const s40 *x) restrict(amp);
struct s41 { int a; struct n { Ebig m; } nn; }; void f41(const s41 *x) restrict(amp);
struct s42 { int a; struct n { Eneg m; } nn; }; void f42(const s42 *x) restrict(amp);
struct s43 { int a; struct n { Echar m; } nn; }; void f43(const s43 *x) restrict(amp); // ERROR
struct s44 { int a; struct n { Eshort m; } nn; }; void f44(const s44 *x) restrict(amp); // ERROR
struct s45 { int a; struct n { Ell m; } nn; }; void f45(const s45 *x) restrict(amp); // ERROR
struct s46 { int a; struct n { Eull m; } nn; }; void f46(const s46 *x) restrict(amp); // ERROR
struct s47 { int a; struct n { Ebool m; } nn; }; void f47(const s47 *x) restrict(amp); // ERROR
struct s48 { int a; struct n { Cplain m; } nn; }; void f48(const s48 *x) restrict(amp);
struct s49 { int a; struct n { Cuint m; } nn; }; void f49(const s49 *x) restrict(amp);
struct s50 { int a; struct n { Cchar m; } nn; }; void f50(const s50 *x) restrict(amp); // ERROR
struct s51 { int a; struct n { Cushort m; } nn; }; void f51(const s51 *x) restrict(amp); // ERROR
struct s52 { int a; struct n { Clong m; } nn; }; void f52(const s52 *x) restrict(amp);
struct s53 { int a; struct n { Csc m; } nn; }; void f53(const s53 *x) restrict(amp); // ERROR
struct s54 { int a; struct n { Tchar m; } nn; }; void f54(const s54 *x) restrict(amp); // ERROR
struct s55 { int a; struct n { Uchar m; } nn; }; void f55(const s55 *x) restrict(amp); // ERROR
struct s56 { int a; struct n { Tchar2 m; } nn; }; void f56(const s56 *x) restrict(amp); // ERROR
struct s57 { int a; struct n { Tint m; } nn; }; void f57(const s57 *x) restrict(amp);
struct s58 { int a; struct n { Tfloat m; } nn; }; void f58(const s58 *x) restrict(amp);
struct s59 { int a; struct n { deep::in::S m; } nn; }; void f59(const s59 *x) restrict(amp); // ERROR
struct s60 { int a; struct n { deep::in::I m; } nn; }; void f60(const s60 *x) restrict(amp);
struct s61 { int a; struct n { deep::id<int> m; } nn; }; void f61(const s61 *x) restrict(amp);
struct s62 { int a; struct n { deep::id<char> m; } nn; }; void f62(const s62 *x) restrict(amp); // ERROR
struct s63 { int a; struct n { deep::wrap<float>::type m; } nn; }; void f63(const s63 *x) restrict(amp);
struct s64 { int a; struct n { deep::wrap<short>::type m; } nn; }; void f64(const s64 *x) restrict(amp); // ERROR
struct s65 { int a; struct n { std::underlying_type<Eint>::type m; } nn; }; void f65(const s65 *x) restrict(amp);
struct s66 { int a; struct n { std::underlying_type<Cchar>::type m; } nn; }; void f66(const s66 *x) restrict(amp); // ERROR
struct s67 { int a; struct n { decltype(1+1) m; } nn; }; void f67(const s67 *x) restrict(amp);
struct s68 { int a; struct n { decltype('c') m; } nn; }; void f68(const s68 *x) restrict(amp); // ERROR
struct s69 { int a; struct n { Box<int> m; } nn; }; void f69(const s69 *x) restrict(amp);
struct s70 { int a; struct n { Box<char> m; } nn; }; void f70(const s70 *x) restrict(amp); // ERROR
struct s71 { int a; struct n { index<2> m; } nn; }; void f71(const s71 *x) restrict(amp);
struct s72 { int a; struct n { extent<3> m; } nn; }; void f72(const s72 *x) restrict(amp);
struct s73 { int a; struct n { std::string m; } nn; }; void f73(const s73 *x) restrict(amp); // ERROR
struct s74 { int a; struct n { std::vector<int> m; } nn; }; void f74(const s74 *x) restrict(amp); // ERROR
struct s75 { int a; struct n { accelerator_view m; } nn; }; void f75(const s75 *x) restrict(amp); // ERROR
struct s76 { int a; struct n { Box<int*> m; } nn; }; void f76(const s76 *x) restrict(amp); // ERROR
struct s77 { int a; struct n { Box<Box<short>> m; } nn; }; void f77(const s77 *x) restrict(amp); // ERROR
struct s78 { int a; struct n { Box<Box<float>> m; } nn; }; void f78(const s78 *x) restrict(amp);
struct s79 { int a; struct n { std::nullptr_t* m; } nn; }; void f79(const s79 *x) restrict(amp); // ERROR
