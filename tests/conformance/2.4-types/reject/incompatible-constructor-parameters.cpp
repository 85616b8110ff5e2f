// An amp constructor must not have a reference parameter of an incompatible type.
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
struct s0 {
  int m;
  s0(const bool &x) restrict(amp) {}
};
struct s1 {
  int m;
  s1(const int &x) restrict(amp) {}
};
struct s2 {
  int m;
  s2(const unsigned &x) restrict(amp) {}
};
struct s3 {
  int m;
  s3(const unsigned int &x) restrict(amp) {}
};
struct s4 {
  int m;
  s4(const signed &x) restrict(amp) {}
};
struct s5 {
  int m;
  s5(const long &x) restrict(amp) {}
};
struct s6 {
  int m;
  s6(const unsigned long &x) restrict(amp) {}
};
struct s7 {
  int m;
  s7(const long int &x) restrict(amp) {}
};
struct s8 {
  int m;
  s8(const float &x) restrict(amp) {}
};
struct s9 {
  int m;
  s9(const double &x) restrict(amp) {}
};
struct s10 {
  int m;
  s10(const std::size_t &x) restrict(amp) {}
};
struct s11 {
  int m;
  s11(const std::int32_t &x) restrict(amp) {}
};
struct s12 {
  int m;
  s12(const uint32_t &x) restrict(amp) {}
};
struct s13 {
  int m;
  s13(const int64_t &x) restrict(amp) {}
};
struct s14 {
  int m;
  s14(const uint64_t &x) restrict(amp) {}
};
struct s15 {
  int m;
  s15(const std::ptrdiff_t &x) restrict(amp) {}
};
struct s16 {
  int m;
  s16(const std::uintptr_t &x) restrict(amp) {}
};
struct s17 {
  int m;
  s17(const char &x) restrict(amp) {} // ERROR
};
struct s18 {
  int m;
  s18(const signed char &x) restrict(amp) {} // ERROR
};
struct s19 {
  int m;
  s19(const unsigned char &x) restrict(amp) {} // ERROR
};
struct s20 {
  int m;
  s20(const wchar_t &x) restrict(amp) {} // ERROR
};
struct s21 {
  int m;
  s21(const char16_t &x) restrict(amp) {} // ERROR
};
struct s22 {
  int m;
  s22(const char32_t &x) restrict(amp) {} // ERROR
};
struct s23 {
  int m;
  s23(const short &x) restrict(amp) {} // ERROR
};
struct s24 {
  int m;
  s24(const unsigned short &x) restrict(amp) {} // ERROR
};
struct s25 {
  int m;
  s25(const short int &x) restrict(amp) {} // ERROR
};
struct s26 {
  int m;
  s26(const long long &x) restrict(amp) {} // ERROR
};
struct s27 {
  int m;
  s27(const unsigned long long &x) restrict(amp) {} // ERROR
};
struct s28 {
  int m;
  s28(const long double &x) restrict(amp) {} // ERROR
};
struct s29 {
  int m;
  s29(const __int128 &x) restrict(amp) {} // ERROR
};
struct s30 {
  int m;
  s30(const unsigned __int128 &x) restrict(amp) {} // ERROR
};
struct s31 {
  int m;
  s31(const int8_t &x) restrict(amp) {} // ERROR
};
struct s32 {
  int m;
  s32(const uint8_t &x) restrict(amp) {} // ERROR
};
struct s33 {
  int m;
  s33(const int16_t &x) restrict(amp) {} // ERROR
};
struct s34 {
  int m;
  s34(const uint16_t &x) restrict(amp) {} // ERROR
};
struct s35 {
  int m;
  s35(const _Float16 &x) restrict(amp) {} // ERROR
};
struct s36 {
  int m;
  s36(const Eplain &x) restrict(amp) {}
};
struct s37 {
  int m;
  s37(const Eint &x) restrict(amp) {}
};
struct s38 {
  int m;
  s38(const Euint &x) restrict(amp) {}
};
struct s39 {
  int m;
  s39(const Elong &x) restrict(amp) {}
};
struct s40 {
  int m;
  s40(const Eulong &x) restrict(amp) {}
};
struct s41 {
  int m;
  s41(const Ebig &x) restrict(amp) {}
};
struct s42 {
  int m;
  s42(const Eneg &x) restrict(amp) {}
};
struct s43 {
  int m;
  s43(const Echar &x) restrict(amp) {} // ERROR
};
struct s44 {
  int m;
  s44(const Eshort &x) restrict(amp) {} // ERROR
};
struct s45 {
  int m;
  s45(const Ell &x) restrict(amp) {} // ERROR
};
struct s46 {
  int m;
  s46(const Eull &x) restrict(amp) {} // ERROR
};
struct s47 {
  int m;
  s47(const Ebool &x) restrict(amp) {} // ERROR
};
struct s48 {
  int m;
  s48(const Cplain &x) restrict(amp) {}
};
struct s49 {
  int m;
  s49(const Cuint &x) restrict(amp) {}
};
struct s50 {
  int m;
  s50(const Cchar &x) restrict(amp) {} // ERROR
};
struct s51 {
  int m;
  s51(const Cushort &x) restrict(amp) {} // ERROR
};
struct s52 {
  int m;
  s52(const Clong &x) restrict(amp) {}
};
struct s53 {
  int m;
  s53(const Csc &x) restrict(amp) {} // ERROR
};
struct s54 {
  int m;
  s54(const Tchar &x) restrict(amp) {} // ERROR
};
struct s55 {
  int m;
  s55(const Uchar &x) restrict(amp) {} // ERROR
};
struct s56 {
  int m;
  s56(const Tchar2 &x) restrict(amp) {} // ERROR
};
struct s57 {
  int m;
  s57(const Tint &x) restrict(amp) {}
};
struct s58 {
  int m;
  s58(const Tfloat &x) restrict(amp) {}
};
struct s59 {
  int m;
  s59(const deep::in::S &x) restrict(amp) {} // ERROR
};
struct s60 {
  int m;
  s60(const deep::in::I &x) restrict(amp) {}
};
struct s61 {
  int m;
  s61(const deep::id<int> &x) restrict(amp) {}
};
struct s62 {
  int m;
  s62(const deep::id<char> &x) restrict(amp) {} // ERROR
};
struct s63 {
  int m;
  s63(const deep::wrap<float>::type &x) restrict(amp) {}
};
struct s64 {
  int m;
  s64(const deep::wrap<short>::type &x) restrict(amp) {} // ERROR
};
struct s65 {
  int m;
  s65(const std::underlying_type<Eint>::type &x) restrict(amp) {}
};
struct s66 {
  int m;
  s66(const std::underlying_type<Cchar>::type &x) restrict(amp) {} // ERROR
};
struct s67 {
  int m;
  s67(const decltype(1 + 1) &x) restrict(amp) {}
};
struct s68 {
  int m;
  s68(const decltype('c') &x) restrict(amp) {} // ERROR
};
struct s69 {
  int m;
  s69(const Box<int> &x) restrict(amp) {}
};
struct s70 {
  int m;
  s70(const Box<char> &x) restrict(amp) {} // ERROR
};
struct s71 {
  int m;
  s71(const index<2> &x) restrict(amp) {}
};
struct s72 {
  int m;
  s72(const extent<3> &x) restrict(amp) {}
};
struct s73 {
  int m;
  s73(const std::string &x) restrict(amp) {} // ERROR
};
struct s74 {
  int m;
  s74(const std::vector<int> &x) restrict(amp) {} // ERROR
};
struct s75 {
  int m;
  s75(const accelerator_view &x) restrict(amp) {} // ERROR
};
struct s76 {
  int m;
  s76(const Box<int *> &x) restrict(amp) {} // ERROR
};
struct s77 {
  int m;
  s77(const Box<Box<short>> &x) restrict(amp) {} // ERROR
};
struct s78 {
  int m;
  s78(const Box<Box<float>> &x) restrict(amp) {}
};
struct s79 {
  int m;
  s79(const std::nullptr_t *&x) restrict(amp) {} // ERROR
};
