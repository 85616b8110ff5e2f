// Amp code must not use an incompatible type in a local variable, a cast or sizeof.
//
// reject: L-2.4.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdint>
using namespace concurrency;
enum E8 : unsigned char { e8 };
enum class ES : short { a };
enum ELL : long long { ll };
enum EOK { k1 = 5 };
enum class EUL : unsigned long { a };
struct Bit {
  int a : 3;
  int b : 5;
};
struct ZB {
  int a;
  int : 0;
  int b;
};
struct UB {
  int a;
  int : 4;
};
struct BB {
  bool a, b;
};
struct BI {
  bool a;
  int b;
};
struct PTR {
  int *p;
};
struct REF {
  int &r;
};
struct ARF {
  array<int, 1> &r;
};
struct VB : virtual BI {};
struct VF {
  virtual void f() {}
  int x;
};
struct Der : VF {};
struct Memb {
  VF f;
};
#pragma pack(push, 1)
struct PK {
  bool b;
  int i;
};
#pragma pack(pop)
union U1 {
  int a;
  float f;
};
union U2 {
  int a;
  char c;
};
union U3 {
  short s;
  int i;
};
struct An {
  union {
    int a;
    float f;
  };
  struct {
    int q;
  } s;
};
struct An2 {
  union {
    int a;
    char f;
  };
};
struct Tail {
  Tail() restrict(cpu, amp) {}
  int x;
  bool b;
};
struct Tail2 : Tail {
  bool c;
};
struct PMF {
  int (BI::*p)();
};
struct PMD {
  int BI::*p;
};
struct VOLm {
  volatile int v;
};
struct STm {
  static char c;
  int x;
};
struct BArr {
  bool b[4];
};
struct B1 {
  bool b[1];
};
struct CArr {
  int m[4][4];
};
struct PArr {
  int *m[4];
};
template <class T> struct Box {
  T t;
};
struct LL {
  long long x;
};
struct LD {
  long double x;
};
void k(int n) restrict(amp) {
  char a1; // expected-error
  signed char a2; // expected-error
  unsigned short a3 = 1; // expected-error
  long long a4 = 0; // expected-error
  auto a5 = 1LL; // expected-error
  uint8_t a6; // expected-error
  int64_t a7;
  size_t a8;
  long a9;
  unsigned long b1;
  double b2;
  bool b3;
  unsigned b4;
  E8 b5; // expected-error
  ES b6; // expected-error
  ELL b7; // expected-error
  EOK b8 = k1;
  EUL b9 = EUL::a;
  Bit c1; // expected-error
  ZB c2; // expected-error
  UB c3; // expected-error
  BB c4; // expected-error
  BI c5;
  An c6;
  U1 c7;
  CArr c8;
  PMD c9;
  STm d1;
  PTR d3; // expected-error
  VB d4; // expected-error
  VF d5; // expected-error
  Der d6; // expected-error
  Memb d7; // expected-error
  PK d8; // expected-error
  U2 d9; // expected-error
  U3 e1; // expected-error
  An2 e2; // expected-error
  Tail2 e3; // expected-error
  PMF e4; // expected-error
  BArr e5; // expected-error
  PArr e6; // expected-error
  Box<int> e7;
  Box<Box<float>> e8;
  Box<char> e9; // expected-error
  Box<Box<short>> f1; // expected-error
  bool f2[3]; // expected-error
  int *f3[3]; // expected-error
  int **f4; // expected-error
  void *f5;
  char *f6; // expected-error
  const char *f7 = nullptr; // expected-error
  int f8 = (char)n; // expected-error
  int f9 = static_cast<short>(n); // expected-error
  int g1 = sizeof(char); // expected-error
  int g2 = sizeof(LL); // expected-error
  int g3 = int(short(n)); // expected-error
  int g4 = sizeof(long double); // expected-error
  volatile int g5; // expected-error
  const int g6 = n;
  int(*g7)[3];
  int(&g8)[3] = *g7;
  auto g9 = nullptr;
  auto &&h1 = nullptr; // expected-error
  int *&h2 = h2;
  int **&h3 = h3; // expected-error
  int BI::*h4 = &BI::b;
  wchar_t h5; // expected-error
  char16_t h6; // expected-error
  __int128 h7; // expected-error
  double h8 = 1.0L; // expected-error
  unsigned long h9 = 5000000000;
  int i1 = 'x'; // expected-error
  auto i2 = "abc"; // expected-error
  alignas(8) int i3;
  alignas(4) BI i4 = BI();
  using C = char;
  C i5; // expected-error
  decltype('a') i6; // expected-error
  int i7 = alignof(short); // expected-error
  struct {
    char c;
  } i8; // expected-error
  struct Loc {
    short s;
  };
  Loc *i9; // expected-error
  const volatile int &j1 = n; // expected-error
  float _Complex j2; // expected-error
  LL j3[2]; // expected-error
  for (short s = 0;;) break; // expected-error
  if (char c = 1) {} // expected-error
  auto j4 = [](short s) { return 1; }; // expected-error
  auto j5 = [] { return (short)1; }; // expected-error
  new int; // expected-error
  array<int, 1> j6(3); // expected-error
  accelerator j7; // expected-error
  array<int, 1> *j8 = nullptr;
  array_view<const float, 2> *j9;
}
