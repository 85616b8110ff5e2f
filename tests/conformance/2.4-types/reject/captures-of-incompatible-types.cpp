// An amp lambda must not capture a variable of an incompatible type.
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
enum Eplain { ep0 };
enum Eint : int { ei0 };
enum Euint : unsigned { eu0 };
enum Elong : long { el0 };
enum Eulong : unsigned long { eul0 };
enum Ebig { eb0 = 0x100000000 };
enum Eneg { en0 = -1 };
enum Echar : char { ec0 };
enum Eshort : short { es0 };
enum Ell : long long { ell0 };
enum Eull : unsigned long long { eull0 };
enum Ebool : bool { ebo0 };
enum class Cplain { a };
enum class Cuint : unsigned { a };
enum class Cchar : char { a };
enum class Cushort : unsigned short { a };
enum struct Clong : long { a };
enum struct Csc : signed char { a };
typedef char Tchar;
using Uchar = unsigned char;
typedef Tchar Tchar2;
using Tint = int;
typedef float Tfloat;
namespace deep {
struct in {
  typedef short S;
  using I = int;
};
template <class T> using id = T;
template <class T> struct wrap {
  typedef T type;
};
}
template <class T> struct Box {
  T m;
};
template <class T> void decl_t() restrict(amp);
template <class T> int traits_t() restrict(cpu, amp) { return 1; }
void f0(bool x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f1(int x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f2(unsigned x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f3(unsigned int x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f4(signed x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f5(long x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f6(unsigned long x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f7(long int x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f8(float x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f9(double x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f10(std::size_t x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f11(std::int32_t x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f12(uint32_t x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f13(int64_t x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f14(uint64_t x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f15(std::ptrdiff_t x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f16(std::uintptr_t x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f17(char x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f18(signed char x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f19(unsigned char x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f20(wchar_t x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f21(char16_t x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f22(char32_t x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f23(short x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f24(unsigned short x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f25(short int x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f26(long long x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f27(unsigned long long x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f28(long double x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f29(__int128 x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f30(unsigned __int128 x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f31(int8_t x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f32(uint8_t x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f33(int16_t x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f34(uint16_t x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f35(_Float16 x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f36(Eplain x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f37(Eint x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f38(Euint x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f39(Elong x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f40(Eulong x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f41(Ebig x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f42(Eneg x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f43(Echar x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f44(Eshort x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f45(Ell x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f46(Eull x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f47(Ebool x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f48(Cplain x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f49(Cuint x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f50(Cchar x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f51(Cushort x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f52(Clong x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f53(Csc x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f54(Tchar x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f55(Uchar x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f56(Tchar2 x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f57(Tint x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f58(Tfloat x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f59(deep::in::S x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f60(deep::in::I x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f61(deep::id<int> x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f62(deep::id<char> x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f63(deep::wrap<float>::type x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f64(deep::wrap<short>::type x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f65(std::underlying_type<Eint>::type x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f66(std::underlying_type<Cchar>::type x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f67(decltype(1 + 1) x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f68(decltype('c') x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f69(Box<int> x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f70(Box<char> x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f71(index<2> x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f72(extent<3> x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f73(std::string x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f74(std::vector<int> x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f75(accelerator_view x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f76(Box<int *> x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f77(Box<Box<short>> x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
void f78(Box<Box<float>> x) {
  auto l = [x]() restrict(amp) { &x; };
}
void f79(std::nullptr_t *x) {
  auto l = [x]() restrict(amp) { &x; }; // ERROR
}
