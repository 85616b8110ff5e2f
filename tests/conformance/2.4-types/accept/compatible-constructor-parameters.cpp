// An amp constructor may have reference parameters of every compatible type.
//
// accept: L-2.4.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
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
struct s48 {
  int m;
  s48(const Cplain &x) restrict(amp) {}
};
struct s49 {
  int m;
  s49(const Cuint &x) restrict(amp) {}
};
struct s52 {
  int m;
  s52(const Clong &x) restrict(amp) {}
};
struct s57 {
  int m;
  s57(const Tint &x) restrict(amp) {}
};
struct s58 {
  int m;
  s58(const Tfloat &x) restrict(amp) {}
};
struct s60 {
  int m;
  s60(const deep::in::I &x) restrict(amp) {}
};
struct s61 {
  int m;
  s61(const deep::id<int> &x) restrict(amp) {}
};
struct s63 {
  int m;
  s63(const deep::wrap<float>::type &x) restrict(amp) {}
};
struct s65 {
  int m;
  s65(const std::underlying_type<Eint>::type &x) restrict(amp) {}
};
struct s67 {
  int m;
  s67(const decltype(1 + 1) &x) restrict(amp) {}
};
struct s69 {
  int m;
  s69(const Box<int> &x) restrict(amp) {}
};
struct s71 {
  int m;
  s71(const index<2> &x) restrict(amp) {}
};
struct s72 {
  int m;
  s72(const extent<3> &x) restrict(amp) {}
};
struct s78 {
  int m;
  s78(const Box<Box<float>> &x) restrict(amp) {}
};
int main() { return 0; }
