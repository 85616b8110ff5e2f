// An amp function must not refer to a template specialization with a member of an incompatible
// type.
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
void f0(Box<bool> &x) restrict(amp);
void f1(Box<int> &x) restrict(amp);
void f2(Box<unsigned> &x) restrict(amp);
void f3(Box<unsigned int> &x) restrict(amp);
void f4(Box<signed> &x) restrict(amp);
void f5(Box<long> &x) restrict(amp);
void f6(Box<unsigned long> &x) restrict(amp);
void f7(Box<long int> &x) restrict(amp);
void f8(Box<float> &x) restrict(amp);
void f9(Box<double> &x) restrict(amp);
void f10(Box<std::size_t> &x) restrict(amp);
void f11(Box<std::int32_t> &x) restrict(amp);
void f12(Box<uint32_t> &x) restrict(amp);
void f13(Box<int64_t> &x) restrict(amp);
void f14(Box<uint64_t> &x) restrict(amp);
void f15(Box<std::ptrdiff_t> &x) restrict(amp);
void f16(Box<std::uintptr_t> &x) restrict(amp);
void f17(Box<char> &x) restrict(amp); // ERROR
void f18(Box<signed char> &x) restrict(amp); // ERROR
void f19(Box<unsigned char> &x) restrict(amp); // ERROR
void f20(Box<wchar_t> &x) restrict(amp); // ERROR
void f21(Box<char16_t> &x) restrict(amp); // ERROR
void f22(Box<char32_t> &x) restrict(amp); // ERROR
void f23(Box<short> &x) restrict(amp); // ERROR
void f24(Box<unsigned short> &x) restrict(amp); // ERROR
void f25(Box<short int> &x) restrict(amp); // ERROR
void f26(Box<long long> &x) restrict(amp); // ERROR
void f27(Box<unsigned long long> &x) restrict(amp); // ERROR
void f28(Box<long double> &x) restrict(amp); // ERROR
void f29(Box<__int128> &x) restrict(amp); // ERROR
void f30(Box<unsigned __int128> &x) restrict(amp); // ERROR
void f31(Box<int8_t> &x) restrict(amp); // ERROR
void f32(Box<uint8_t> &x) restrict(amp); // ERROR
void f33(Box<int16_t> &x) restrict(amp); // ERROR
void f34(Box<uint16_t> &x) restrict(amp); // ERROR
void f35(Box<_Float16> &x) restrict(amp); // ERROR
void f36(Box<Eplain> &x) restrict(amp);
void f37(Box<Eint> &x) restrict(amp);
void f38(Box<Euint> &x) restrict(amp);
void f39(Box<Elong> &x) restrict(amp);
void f40(Box<Eulong> &x) restrict(amp);
void f41(Box<Ebig> &x) restrict(amp);
void f42(Box<Eneg> &x) restrict(amp);
void f43(Box<Echar> &x) restrict(amp); // ERROR
void f44(Box<Eshort> &x) restrict(amp); // ERROR
void f45(Box<Ell> &x) restrict(amp); // ERROR
void f46(Box<Eull> &x) restrict(amp); // ERROR
void f47(Box<Ebool> &x) restrict(amp); // ERROR
void f48(Box<Cplain> &x) restrict(amp);
void f49(Box<Cuint> &x) restrict(amp);
void f50(Box<Cchar> &x) restrict(amp); // ERROR
void f51(Box<Cushort> &x) restrict(amp); // ERROR
void f52(Box<Clong> &x) restrict(amp);
void f53(Box<Csc> &x) restrict(amp); // ERROR
void f54(Box<Tchar> &x) restrict(amp); // ERROR
void f55(Box<Uchar> &x) restrict(amp); // ERROR
void f56(Box<Tchar2> &x) restrict(amp); // ERROR
void f57(Box<Tint> &x) restrict(amp);
void f58(Box<Tfloat> &x) restrict(amp);
void f59(Box<deep::in::S> &x) restrict(amp); // ERROR
void f60(Box<deep::in::I> &x) restrict(amp);
void f61(Box<deep::id<int>> &x) restrict(amp);
void f62(Box<deep::id<char>> &x) restrict(amp); // ERROR
void f63(Box<deep::wrap<float>::type> &x) restrict(amp);
void f64(Box<deep::wrap<short>::type> &x) restrict(amp); // ERROR
void f65(Box<std::underlying_type<Eint>::type> &x) restrict(amp);
void f66(Box<std::underlying_type<Cchar>::type> &x) restrict(amp); // ERROR
void f67(Box<decltype(1 + 1)> &x) restrict(amp);
void f68(Box<decltype('c')> &x) restrict(amp); // ERROR
void f69(Box<Box<int>> &x) restrict(amp);
void f70(Box<Box<char>> &x) restrict(amp); // ERROR
void f71(Box<index<2>> &x) restrict(amp);
void f72(Box<extent<3>> &x) restrict(amp);
void f73(Box<std::string> &x) restrict(amp); // ERROR
void f74(Box<std::vector<int>> &x) restrict(amp); // ERROR
void f75(Box<accelerator_view> &x) restrict(amp); // ERROR
void f76(Box<Box<int *>> &x) restrict(amp); // ERROR
void f77(Box<Box<Box<short>>> &x) restrict(amp); // ERROR
void f78(Box<Box<Box<float>>> &x) restrict(amp);
void f79(Box<std::nullptr_t *> &x) restrict(amp); // ERROR
