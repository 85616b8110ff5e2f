// An amp function must not have a pointer parameter to an incompatible type.
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
void f0(bool *x) restrict(amp);
void f1(int *x) restrict(amp);
void f2(unsigned *x) restrict(amp);
void f3(unsigned int *x) restrict(amp);
void f4(signed *x) restrict(amp);
void f5(long *x) restrict(amp);
void f6(unsigned long *x) restrict(amp);
void f7(long int *x) restrict(amp);
void f8(float *x) restrict(amp);
void f9(double *x) restrict(amp);
void f10(std::size_t *x) restrict(amp);
void f11(std::int32_t *x) restrict(amp);
void f12(uint32_t *x) restrict(amp);
void f13(int64_t *x) restrict(amp);
void f14(uint64_t *x) restrict(amp);
void f15(std::ptrdiff_t *x) restrict(amp);
void f16(std::uintptr_t *x) restrict(amp);
void f17(char *x) restrict(amp); // ERROR
void f18(signed char *x) restrict(amp); // ERROR
void f19(unsigned char *x) restrict(amp); // ERROR
void f20(wchar_t *x) restrict(amp); // ERROR
void f21(char16_t *x) restrict(amp); // ERROR
void f22(char32_t *x) restrict(amp); // ERROR
void f23(short *x) restrict(amp); // ERROR
void f24(unsigned short *x) restrict(amp); // ERROR
void f25(short int *x) restrict(amp); // ERROR
void f26(long long *x) restrict(amp); // ERROR
void f27(unsigned long long *x) restrict(amp); // ERROR
void f28(long double *x) restrict(amp); // ERROR
void f29(__int128 *x) restrict(amp); // ERROR
void f30(unsigned __int128 *x) restrict(amp); // ERROR
void f31(int8_t *x) restrict(amp); // ERROR
void f32(uint8_t *x) restrict(amp); // ERROR
void f33(int16_t *x) restrict(amp); // ERROR
void f34(uint16_t *x) restrict(amp); // ERROR
void f35(_Float16 *x) restrict(amp); // ERROR
void f36(Eplain *x) restrict(amp);
void f37(Eint *x) restrict(amp);
void f38(Euint *x) restrict(amp);
void f39(Elong *x) restrict(amp);
void f40(Eulong *x) restrict(amp);
void f41(Ebig *x) restrict(amp);
void f42(Eneg *x) restrict(amp);
void f43(Echar *x) restrict(amp); // ERROR
void f44(Eshort *x) restrict(amp); // ERROR
void f45(Ell *x) restrict(amp); // ERROR
void f46(Eull *x) restrict(amp); // ERROR
void f47(Ebool *x) restrict(amp); // ERROR
void f48(Cplain *x) restrict(amp);
void f49(Cuint *x) restrict(amp);
void f50(Cchar *x) restrict(amp); // ERROR
void f51(Cushort *x) restrict(amp); // ERROR
void f52(Clong *x) restrict(amp);
void f53(Csc *x) restrict(amp); // ERROR
void f54(Tchar *x) restrict(amp); // ERROR
void f55(Uchar *x) restrict(amp); // ERROR
void f56(Tchar2 *x) restrict(amp); // ERROR
void f57(Tint *x) restrict(amp);
void f58(Tfloat *x) restrict(amp);
void f59(deep::in::S *x) restrict(amp); // ERROR
void f60(deep::in::I *x) restrict(amp);
void f61(deep::id<int> *x) restrict(amp);
void f62(deep::id<char> *x) restrict(amp); // ERROR
void f63(deep::wrap<float>::type *x) restrict(amp);
void f64(deep::wrap<short>::type *x) restrict(amp); // ERROR
void f65(std::underlying_type<Eint>::type *x) restrict(amp);
void f66(std::underlying_type<Cchar>::type *x) restrict(amp); // ERROR
void f67(decltype(1 + 1) *x) restrict(amp);
void f68(decltype('c') *x) restrict(amp); // ERROR
void f69(Box<int> *x) restrict(amp);
void f70(Box<char> *x) restrict(amp); // ERROR
void f71(index<2> *x) restrict(amp);
void f72(extent<3> *x) restrict(amp);
void f73(std::string *x) restrict(amp); // ERROR
void f74(std::vector<int> *x) restrict(amp); // ERROR
void f75(accelerator_view *x) restrict(amp); // ERROR
void f76(Box<int *> *x) restrict(amp); // ERROR
void f77(Box<Box<short>> *x) restrict(amp); // ERROR
void f78(Box<Box<float>> *x) restrict(amp);
void f79(std::nullptr_t **x) restrict(amp); // ERROR
