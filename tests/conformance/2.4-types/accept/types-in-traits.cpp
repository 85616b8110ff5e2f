// Amp code may name incompatible types in type traits and static assertions.
//
// accept: L-2.4.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-variable"
#include <amp.h>
#include <cstdint>
#include <cstddef>
#include <string>
#include <vector>
#include <type_traits>
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
void f0() restrict(amp) {
  int n = std::is_same<bool, int>::value;
  static_assert(sizeof(bool) > 0, "");
  bool b = std::is_class<bool>::value;
}
void f1() restrict(amp) {
  int n = std::is_same<int, int>::value;
  static_assert(sizeof(int) > 0, "");
  bool b = std::is_class<int>::value;
}
void f2() restrict(amp) {
  int n = std::is_same<unsigned, int>::value;
  static_assert(sizeof(unsigned) > 0, "");
  bool b = std::is_class<unsigned>::value;
}
void f3() restrict(amp) {
  int n = std::is_same<unsigned int, int>::value;
  static_assert(sizeof(unsigned int) > 0, "");
  bool b = std::is_class<unsigned int>::value;
}
void f4() restrict(amp) {
  int n = std::is_same<signed, int>::value;
  static_assert(sizeof(signed) > 0, "");
  bool b = std::is_class<signed>::value;
}
void f5() restrict(amp) {
  int n = std::is_same<long, int>::value;
  static_assert(sizeof(long) > 0, "");
  bool b = std::is_class<long>::value;
}
void f6() restrict(amp) {
  int n = std::is_same<unsigned long, int>::value;
  static_assert(sizeof(unsigned long) > 0, "");
  bool b = std::is_class<unsigned long>::value;
}
void f7() restrict(amp) {
  int n = std::is_same<long int, int>::value;
  static_assert(sizeof(long int) > 0, "");
  bool b = std::is_class<long int>::value;
}
void f8() restrict(amp) {
  int n = std::is_same<float, int>::value;
  static_assert(sizeof(float) > 0, "");
  bool b = std::is_class<float>::value;
}
void f9() restrict(amp) {
  int n = std::is_same<double, int>::value;
  static_assert(sizeof(double) > 0, "");
  bool b = std::is_class<double>::value;
}
void f10() restrict(amp) {
  int n = std::is_same<std::size_t, int>::value;
  static_assert(sizeof(std::size_t) > 0, "");
  bool b = std::is_class<std::size_t>::value;
}
void f11() restrict(amp) {
  int n = std::is_same<std::int32_t, int>::value;
  static_assert(sizeof(std::int32_t) > 0, "");
  bool b = std::is_class<std::int32_t>::value;
}
void f12() restrict(amp) {
  int n = std::is_same<uint32_t, int>::value;
  static_assert(sizeof(uint32_t) > 0, "");
  bool b = std::is_class<uint32_t>::value;
}
void f13() restrict(amp) {
  int n = std::is_same<int64_t, int>::value;
  static_assert(sizeof(int64_t) > 0, "");
  bool b = std::is_class<int64_t>::value;
}
void f14() restrict(amp) {
  int n = std::is_same<uint64_t, int>::value;
  static_assert(sizeof(uint64_t) > 0, "");
  bool b = std::is_class<uint64_t>::value;
}
void f15() restrict(amp) {
  int n = std::is_same<std::ptrdiff_t, int>::value;
  static_assert(sizeof(std::ptrdiff_t) > 0, "");
  bool b = std::is_class<std::ptrdiff_t>::value;
}
void f16() restrict(amp) {
  int n = std::is_same<std::uintptr_t, int>::value;
  static_assert(sizeof(std::uintptr_t) > 0, "");
  bool b = std::is_class<std::uintptr_t>::value;
}
void f17() restrict(amp) {
  int n = std::is_same<char, int>::value;
  static_assert(sizeof(char) > 0, "");
  bool b = std::is_class<char>::value;
}
void f18() restrict(amp) {
  int n = std::is_same<signed char, int>::value;
  static_assert(sizeof(signed char) > 0, "");
  bool b = std::is_class<signed char>::value;
}
void f19() restrict(amp) {
  int n = std::is_same<unsigned char, int>::value;
  static_assert(sizeof(unsigned char) > 0, "");
  bool b = std::is_class<unsigned char>::value;
}
void f20() restrict(amp) {
  int n = std::is_same<wchar_t, int>::value;
  static_assert(sizeof(wchar_t) > 0, "");
  bool b = std::is_class<wchar_t>::value;
}
void f21() restrict(amp) {
  int n = std::is_same<char16_t, int>::value;
  static_assert(sizeof(char16_t) > 0, "");
  bool b = std::is_class<char16_t>::value;
}
void f22() restrict(amp) {
  int n = std::is_same<char32_t, int>::value;
  static_assert(sizeof(char32_t) > 0, "");
  bool b = std::is_class<char32_t>::value;
}
void f23() restrict(amp) {
  int n = std::is_same<short, int>::value;
  static_assert(sizeof(short) > 0, "");
  bool b = std::is_class<short>::value;
}
void f24() restrict(amp) {
  int n = std::is_same<unsigned short, int>::value;
  static_assert(sizeof(unsigned short) > 0, "");
  bool b = std::is_class<unsigned short>::value;
}
void f25() restrict(amp) {
  int n = std::is_same<short int, int>::value;
  static_assert(sizeof(short int) > 0, "");
  bool b = std::is_class<short int>::value;
}
void f26() restrict(amp) {
  int n = std::is_same<long long, int>::value;
  static_assert(sizeof(long long) > 0, "");
  bool b = std::is_class<long long>::value;
}
void f27() restrict(amp) {
  int n = std::is_same<unsigned long long, int>::value;
  static_assert(sizeof(unsigned long long) > 0, "");
  bool b = std::is_class<unsigned long long>::value;
}
void f28() restrict(amp) {
  int n = std::is_same<long double, int>::value;
  static_assert(sizeof(long double) > 0, "");
  bool b = std::is_class<long double>::value;
}
void f29() restrict(amp) {
  int n = std::is_same<__int128, int>::value;
  static_assert(sizeof(__int128) > 0, "");
  bool b = std::is_class<__int128>::value;
}
void f30() restrict(amp) {
  int n = std::is_same<unsigned __int128, int>::value;
  static_assert(sizeof(unsigned __int128) > 0, "");
  bool b = std::is_class<unsigned __int128>::value;
}
void f31() restrict(amp) {
  int n = std::is_same<int8_t, int>::value;
  static_assert(sizeof(int8_t) > 0, "");
  bool b = std::is_class<int8_t>::value;
}
void f32() restrict(amp) {
  int n = std::is_same<uint8_t, int>::value;
  static_assert(sizeof(uint8_t) > 0, "");
  bool b = std::is_class<uint8_t>::value;
}
void f33() restrict(amp) {
  int n = std::is_same<int16_t, int>::value;
  static_assert(sizeof(int16_t) > 0, "");
  bool b = std::is_class<int16_t>::value;
}
void f34() restrict(amp) {
  int n = std::is_same<uint16_t, int>::value;
  static_assert(sizeof(uint16_t) > 0, "");
  bool b = std::is_class<uint16_t>::value;
}
void f35() restrict(amp) {
  int n = std::is_same<_Float16, int>::value;
  static_assert(sizeof(_Float16) > 0, "");
  bool b = std::is_class<_Float16>::value;
}
void f36() restrict(amp) {
  int n = std::is_same<Eplain, int>::value;
  static_assert(sizeof(Eplain) > 0, "");
  bool b = std::is_class<Eplain>::value;
}
void f37() restrict(amp) {
  int n = std::is_same<Eint, int>::value;
  static_assert(sizeof(Eint) > 0, "");
  bool b = std::is_class<Eint>::value;
}
void f38() restrict(amp) {
  int n = std::is_same<Euint, int>::value;
  static_assert(sizeof(Euint) > 0, "");
  bool b = std::is_class<Euint>::value;
}
void f39() restrict(amp) {
  int n = std::is_same<Elong, int>::value;
  static_assert(sizeof(Elong) > 0, "");
  bool b = std::is_class<Elong>::value;
}
void f40() restrict(amp) {
  int n = std::is_same<Eulong, int>::value;
  static_assert(sizeof(Eulong) > 0, "");
  bool b = std::is_class<Eulong>::value;
}
void f41() restrict(amp) {
  int n = std::is_same<Ebig, int>::value;
  static_assert(sizeof(Ebig) > 0, "");
  bool b = std::is_class<Ebig>::value;
}
void f42() restrict(amp) {
  int n = std::is_same<Eneg, int>::value;
  static_assert(sizeof(Eneg) > 0, "");
  bool b = std::is_class<Eneg>::value;
}
void f43() restrict(amp) {
  int n = std::is_same<Echar, int>::value;
  static_assert(sizeof(Echar) > 0, "");
  bool b = std::is_class<Echar>::value;
}
void f44() restrict(amp) {
  int n = std::is_same<Eshort, int>::value;
  static_assert(sizeof(Eshort) > 0, "");
  bool b = std::is_class<Eshort>::value;
}
void f45() restrict(amp) {
  int n = std::is_same<Ell, int>::value;
  static_assert(sizeof(Ell) > 0, "");
  bool b = std::is_class<Ell>::value;
}
void f46() restrict(amp) {
  int n = std::is_same<Eull, int>::value;
  static_assert(sizeof(Eull) > 0, "");
  bool b = std::is_class<Eull>::value;
}
void f47() restrict(amp) {
  int n = std::is_same<Ebool, int>::value;
  static_assert(sizeof(Ebool) > 0, "");
  bool b = std::is_class<Ebool>::value;
}
void f48() restrict(amp) {
  int n = std::is_same<Cplain, int>::value;
  static_assert(sizeof(Cplain) > 0, "");
  bool b = std::is_class<Cplain>::value;
}
void f49() restrict(amp) {
  int n = std::is_same<Cuint, int>::value;
  static_assert(sizeof(Cuint) > 0, "");
  bool b = std::is_class<Cuint>::value;
}
void f50() restrict(amp) {
  int n = std::is_same<Cchar, int>::value;
  static_assert(sizeof(Cchar) > 0, "");
  bool b = std::is_class<Cchar>::value;
}
void f51() restrict(amp) {
  int n = std::is_same<Cushort, int>::value;
  static_assert(sizeof(Cushort) > 0, "");
  bool b = std::is_class<Cushort>::value;
}
void f52() restrict(amp) {
  int n = std::is_same<Clong, int>::value;
  static_assert(sizeof(Clong) > 0, "");
  bool b = std::is_class<Clong>::value;
}
void f53() restrict(amp) {
  int n = std::is_same<Csc, int>::value;
  static_assert(sizeof(Csc) > 0, "");
  bool b = std::is_class<Csc>::value;
}
void f54() restrict(amp) {
  int n = std::is_same<Tchar, int>::value;
  static_assert(sizeof(Tchar) > 0, "");
  bool b = std::is_class<Tchar>::value;
}
void f55() restrict(amp) {
  int n = std::is_same<Uchar, int>::value;
  static_assert(sizeof(Uchar) > 0, "");
  bool b = std::is_class<Uchar>::value;
}
void f56() restrict(amp) {
  int n = std::is_same<Tchar2, int>::value;
  static_assert(sizeof(Tchar2) > 0, "");
  bool b = std::is_class<Tchar2>::value;
}
void f57() restrict(amp) {
  int n = std::is_same<Tint, int>::value;
  static_assert(sizeof(Tint) > 0, "");
  bool b = std::is_class<Tint>::value;
}
void f58() restrict(amp) {
  int n = std::is_same<Tfloat, int>::value;
  static_assert(sizeof(Tfloat) > 0, "");
  bool b = std::is_class<Tfloat>::value;
}
void f59() restrict(amp) {
  int n = std::is_same<deep::in::S, int>::value;
  static_assert(sizeof(deep::in::S) > 0, "");
  bool b = std::is_class<deep::in::S>::value;
}
void f60() restrict(amp) {
  int n = std::is_same<deep::in::I, int>::value;
  static_assert(sizeof(deep::in::I) > 0, "");
  bool b = std::is_class<deep::in::I>::value;
}
void f61() restrict(amp) {
  int n = std::is_same<deep::id<int>, int>::value;
  static_assert(sizeof(deep::id<int>) > 0, "");
  bool b = std::is_class<deep::id<int>>::value;
}
void f62() restrict(amp) {
  int n = std::is_same<deep::id<char>, int>::value;
  static_assert(sizeof(deep::id<char>) > 0, "");
  bool b = std::is_class<deep::id<char>>::value;
}
void f63() restrict(amp) {
  int n = std::is_same<deep::wrap<float>::type, int>::value;
  static_assert(sizeof(deep::wrap<float>::type) > 0, "");
  bool b = std::is_class<deep::wrap<float>::type>::value;
}
void f64() restrict(amp) {
  int n = std::is_same<deep::wrap<short>::type, int>::value;
  static_assert(sizeof(deep::wrap<short>::type) > 0, "");
  bool b = std::is_class<deep::wrap<short>::type>::value;
}
void f65() restrict(amp) {
  int n = std::is_same<std::underlying_type<Eint>::type, int>::value;
  static_assert(sizeof(std::underlying_type<Eint>::type) > 0, "");
  bool b = std::is_class<std::underlying_type<Eint>::type>::value;
}
void f66() restrict(amp) {
  int n = std::is_same<std::underlying_type<Cchar>::type, int>::value;
  static_assert(sizeof(std::underlying_type<Cchar>::type) > 0, "");
  bool b = std::is_class<std::underlying_type<Cchar>::type>::value;
}
void f67() restrict(amp) {
  int n = std::is_same<decltype(1 + 1), int>::value;
  static_assert(sizeof(decltype(1 + 1)) > 0, "");
  bool b = std::is_class<decltype(1 + 1)>::value;
}
void f68() restrict(amp) {
  int n = std::is_same<decltype('c'), int>::value;
  static_assert(sizeof(decltype('c')) > 0, "");
  bool b = std::is_class<decltype('c')>::value;
}
void f69() restrict(amp) {
  int n = std::is_same<Box<int>, int>::value;
  static_assert(sizeof(Box<int>) > 0, "");
  bool b = std::is_class<Box<int>>::value;
}
void f70() restrict(amp) {
  int n = std::is_same<Box<char>, int>::value;
  static_assert(sizeof(Box<char>) > 0, "");
  bool b = std::is_class<Box<char>>::value;
}
void f71() restrict(amp) {
  int n = std::is_same<index<2>, int>::value;
  static_assert(sizeof(index<2>) > 0, "");
  bool b = std::is_class<index<2>>::value;
}
void f72() restrict(amp) {
  int n = std::is_same<extent<3>, int>::value;
  static_assert(sizeof(extent<3>) > 0, "");
  bool b = std::is_class<extent<3>>::value;
}
void f73() restrict(amp) {
  int n = std::is_same<std::string, int>::value;
  static_assert(sizeof(std::string) > 0, "");
  bool b = std::is_class<std::string>::value;
}
void f74() restrict(amp) {
  int n = std::is_same<std::vector<int>, int>::value;
  static_assert(sizeof(std::vector<int>) > 0, "");
  bool b = std::is_class<std::vector<int>>::value;
}
void f75() restrict(amp) {
  int n = std::is_same<accelerator_view, int>::value;
  static_assert(sizeof(accelerator_view) > 0, "");
  bool b = std::is_class<accelerator_view>::value;
}
void f76() restrict(amp) {
  int n = std::is_same<Box<int *>, int>::value;
  static_assert(sizeof(Box<int *>) > 0, "");
  bool b = std::is_class<Box<int *>>::value;
}
void f77() restrict(amp) {
  int n = std::is_same<Box<Box<short>>, int>::value;
  static_assert(sizeof(Box<Box<short>>) > 0, "");
  bool b = std::is_class<Box<Box<short>>>::value;
}
void f78() restrict(amp) {
  int n = std::is_same<Box<Box<float>>, int>::value;
  static_assert(sizeof(Box<Box<float>>) > 0, "");
  bool b = std::is_class<Box<Box<float>>>::value;
}
void f79() restrict(amp) {
  int n = std::is_same<std::nullptr_t *, int>::value;
  static_assert(sizeof(std::nullptr_t *) > 0, "");
  bool b = std::is_class<std::nullptr_t *>::value;
}
int main() { return 0; }
