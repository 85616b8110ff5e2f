// An amp function may return references to every compatible type.
//
// accept: L-2.4.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdint>
#include <cstddef>
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
Eplain &f36() restrict(amp);
Eint &f37() restrict(amp);
Euint &f38() restrict(amp);
Elong &f39() restrict(amp);
Eulong &f40() restrict(amp);
Ebig &f41() restrict(amp);
Eneg &f42() restrict(amp);
Cplain &f48() restrict(amp);
Cuint &f49() restrict(amp);
Clong &f52() restrict(amp);
Tint &f57() restrict(amp);
Tfloat &f58() restrict(amp);
deep::in::I &f60() restrict(amp);
deep::id<int> &f61() restrict(amp);
deep::wrap<float>::type &f63() restrict(amp);
std::underlying_type<Eint>::type &f65() restrict(amp);
decltype(1 + 1) &f67() restrict(amp);
Box<int> &f69() restrict(amp);
index<2> &f71() restrict(amp);
extent<3> &f72() restrict(amp);
Box<Box<float>> &f78() restrict(amp);
int main() { return 0; }
