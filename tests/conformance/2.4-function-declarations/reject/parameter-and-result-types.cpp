// An amp function of any form must not have incompatible types, C linkage with cpu, or be virtual.
//
// reject: L-2.4.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdint>
#include <cstddef>
using namespace concurrency;
struct NC {
  short s;
};
struct Vt {
  virtual ~Vt();
};
enum E8 : char { e8 };
enum class EL : long long { a };
void a1(int, ...) restrict(amp); // ERROR
void a2(char) restrict(amp); // ERROR
void a3(short &) restrict(cpu, amp); // ERROR
void a4(NC) restrict(amp); // ERROR
void a5(const NC *) restrict(amp); // ERROR
void a6(E8) restrict(amp); // ERROR
void a7(EL &) restrict(amp); // ERROR
void a8(int **) restrict(amp); // ERROR
void a9(array<int, 1>) restrict(amp); // ERROR
void b1(array<int, 1> &, int *, const float &, array<float, 2> *, array_view<int>) restrict(amp);
void b2(Vt &) restrict(amp); // ERROR
void b3(int (*)(int)) restrict(amp); // ERROR
void b4(volatile int &) restrict(amp); // ERROR
void b5(long double) restrict(amp); // ERROR
void b6(uint8_t, int) restrict(amp); // ERROR
void b7(int64_t, size_t, ptrdiff_t, uint32_t) restrict(amp);
void b8(int (&)[4], int (*)[3], void *) restrict(amp);
void b9(bool (&)[4]) restrict(amp); // ERROR
void c1(int *(&)[4]) restrict(amp); // ERROR
void c2(std::nullptr_t) restrict(amp);
void c3(std::nullptr_t &) restrict(amp); // ERROR
void c4(wchar_t = 0) restrict(amp); // ERROR
short d1() restrict(amp); // ERROR
char *d2() restrict(amp); // ERROR
int &d3(int &) restrict(amp);
array<int, 1> d4() restrict(amp); // ERROR
NC d5() restrict(cpu, amp); // ERROR
auto d6() restrict(amp) -> long long; // ERROR
extern "C" void f1() restrict(cpu, amp); // ERROR
extern "C" void f2() restrict(amp);
extern "C" {
void f3() restrict(amp, cpu); // ERROR
}
void g1() restrict(amp) throw(); // ERROR
void g2() restrict(amp) noexcept;
void g3() restrict(cpu, amp) noexcept(true);
struct S {
  virtual void v() restrict(amp); // ERROR
  virtual void w() restrict(cpu, amp); // ERROR
  virtual void x() restrict(cpu);
  int m() volatile restrict(amp); // ERROR
  S(char) restrict(amp); // ERROR
  operator short() const restrict(amp); // ERROR
  int operator[](unsigned char) const restrict(amp); // ERROR
  virtual ~S() restrict(cpu, amp); // ERROR
};
struct B0 {
  virtual int q();
};
struct D0 : B0 {
  int q() restrict(cpu, amp);
};
auto l1 = [](char) restrict(amp){}; // ERROR
auto l2 = [](int, ...) restrict(amp){}; // ERROR
template <class T> void tt(T, short) restrict(amp); // ERROR
template <class... T> void vt(T...) restrict(amp);
