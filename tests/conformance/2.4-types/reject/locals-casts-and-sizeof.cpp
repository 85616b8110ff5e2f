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
  char a1; // ERROR
  signed char a2; // ERROR
  unsigned short a3 = 1; // ERROR
  long long a4 = 0; // ERROR
  auto a5 = 1LL; // ERROR
  uint8_t a6; // ERROR
  int64_t a7;
  size_t a8;
  long a9;
  unsigned long b1;
  double b2;
  bool b3;
  unsigned b4;
  E8 b5; // ERROR
  ES b6; // ERROR
  ELL b7; // ERROR
  EOK b8 = k1;
  EUL b9 = EUL::a;
  Bit c1; // ERROR
  ZB c2; // ERROR
  UB c3; // ERROR
  BB c4; // ERROR
  BI c5;
  An c6;
  U1 c7;
  CArr c8;
  PMD c9;
  STm d1;
  PTR d3; // ERROR
  VB d4; // ERROR
  VF d5; // ERROR
  Der d6; // ERROR
  Memb d7; // ERROR
  PK d8; // ERROR
  U2 d9; // ERROR
  U3 e1; // ERROR
  An2 e2; // ERROR
  Tail2 e3; // ERROR
  PMF e4; // ERROR
  BArr e5; // ERROR
  PArr e6; // ERROR
  Box<int> e7;
  Box<Box<float>> e8;
  Box<char> e9; // ERROR
  Box<Box<short>> f1; // ERROR
  bool f2[3]; // ERROR
  int *f3[3]; // ERROR
  int **f4; // ERROR
  void *f5;
  char *f6; // ERROR
  const char *f7 = nullptr; // ERROR
  int f8 = (char)n; // ERROR
  int f9 = static_cast<short>(n); // ERROR
  int g1 = sizeof(char); // ERROR
  int g2 = sizeof(LL); // ERROR
  int g3 = int(short(n)); // ERROR
  int g4 = sizeof(long double); // ERROR
  volatile int g5; // ERROR
  const int g6 = n;
  int(*g7)[3];
  int(&g8)[3] = *g7;
  auto g9 = nullptr;
  auto &&h1 = nullptr; // ERROR
  int *&h2 = h2;
  int **&h3 = h3; // ERROR
  int BI::*h4 = &BI::b;
  wchar_t h5; // ERROR
  char16_t h6; // ERROR
  __int128 h7; // ERROR
  double h8 = 1.0L; // ERROR
  unsigned long h9 = 5000000000;
  int i1 = 'x'; // ERROR
  auto i2 = "abc"; // ERROR
  alignas(8) int i3;
  alignas(4) BI i4 = BI();
  using C = char;
  C i5; // ERROR
  decltype('a') i6; // ERROR
  int i7 = alignof(short); // ERROR
  struct {
    char c;
  } i8; // ERROR
  struct Loc {
    short s;
  };
  Loc *i9; // ERROR
  const volatile int &j1 = n; // ERROR
  float _Complex j2; // ERROR
  LL j3[2]; // ERROR
  for (short s = 0;;) break; // ERROR
  if (char c = 1) {} // ERROR
  auto j4 = [](short s) { return 1; }; // ERROR
  auto j5 = [] { return (short)1; }; // ERROR
  new int; // ERROR
  array<int, 1> j6(3); // ERROR
  accelerator j7; // ERROR
  array<int, 1> *j8 = nullptr;
  array_view<const float, 2> *j9;
}
