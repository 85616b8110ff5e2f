// An amp function must not return a reference to an incompatible type.
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
bool &f0() restrict(amp);
int &f1() restrict(amp);
unsigned &f2() restrict(amp);
unsigned int &f3() restrict(amp);
signed &f4() restrict(amp);
long &f5() restrict(amp);
unsigned long &f6() restrict(amp);
long int &f7() restrict(amp);
float &f8() restrict(amp);
double &f9() restrict(amp);
std::size_t &f10() restrict(amp);
std::int32_t &f11() restrict(amp);
uint32_t &f12() restrict(amp);
int64_t &f13() restrict(amp);
uint64_t &f14() restrict(amp);
std::ptrdiff_t &f15() restrict(amp);
std::uintptr_t &f16() restrict(amp);
char &f17() restrict(amp); // ERROR
signed char &f18() restrict(amp); // ERROR
unsigned char &f19() restrict(amp); // ERROR
wchar_t &f20() restrict(amp); // ERROR
char16_t &f21() restrict(amp); // ERROR
char32_t &f22() restrict(amp); // ERROR
short &f23() restrict(amp); // ERROR
unsigned short &f24() restrict(amp); // ERROR
short int &f25() restrict(amp); // ERROR
long long &f26() restrict(amp); // ERROR
unsigned long long &f27() restrict(amp); // ERROR
long double &f28() restrict(amp); // ERROR
__int128 &f29() restrict(amp); // ERROR
unsigned __int128 &f30() restrict(amp); // ERROR
int8_t &f31() restrict(amp); // ERROR
uint8_t &f32() restrict(amp); // ERROR
int16_t &f33() restrict(amp); // ERROR
uint16_t &f34() restrict(amp); // ERROR
_Float16 &f35() restrict(amp); // ERROR
Eplain &f36() restrict(amp);
Eint &f37() restrict(amp);
Euint &f38() restrict(amp);
Elong &f39() restrict(amp);
Eulong &f40() restrict(amp);
Ebig &f41() restrict(amp);
Eneg &f42() restrict(amp);
Echar &f43() restrict(amp); // ERROR
Eshort &f44() restrict(amp); // ERROR
Ell &f45() restrict(amp); // ERROR
Eull &f46() restrict(amp); // ERROR
Ebool &f47() restrict(amp); // ERROR
Cplain &f48() restrict(amp);
Cuint &f49() restrict(amp);
Cchar &f50() restrict(amp); // ERROR
Cushort &f51() restrict(amp); // ERROR
Clong &f52() restrict(amp);
Csc &f53() restrict(amp); // ERROR
Tchar &f54() restrict(amp); // ERROR
Uchar &f55() restrict(amp); // ERROR
Tchar2 &f56() restrict(amp); // ERROR
Tint &f57() restrict(amp);
Tfloat &f58() restrict(amp);
deep::in::S &f59() restrict(amp); // ERROR
deep::in::I &f60() restrict(amp);
deep::id<int> &f61() restrict(amp);
deep::id<char> &f62() restrict(amp); // ERROR
deep::wrap<float>::type &f63() restrict(amp);
deep::wrap<short>::type &f64() restrict(amp); // ERROR
std::underlying_type<Eint>::type &f65() restrict(amp);
std::underlying_type<Cchar>::type &f66() restrict(amp); // ERROR
decltype(1 + 1) &f67() restrict(amp);
decltype('c') &f68() restrict(amp); // ERROR
Box<int> &f69() restrict(amp);
Box<char> &f70() restrict(amp); // ERROR
index<2> &f71() restrict(amp);
extent<3> &f72() restrict(amp);
std::string &f73() restrict(amp); // ERROR
std::vector<int> &f74() restrict(amp); // ERROR
accelerator_view &f75() restrict(amp); // ERROR
Box<int *> &f76() restrict(amp); // ERROR
Box<Box<short>> &f77() restrict(amp); // ERROR
Box<Box<float>> &f78() restrict(amp);
std::nullptr_t *&f79() restrict(amp); // ERROR
