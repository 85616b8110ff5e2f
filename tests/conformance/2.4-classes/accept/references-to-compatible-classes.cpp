// An amp function may have reference parameters to classes of every compatible shape.
//
// accept: L-2.4.1.3-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>
#include <utility>
#include <tuple>
#include <complex>
#include <functional>
using namespace concurrency;
struct Empty {};
struct Empty2 {};
struct I1 {
  int i;
};
struct NonPod {
  NonPod() restrict(cpu, amp) {}
  int x;
  bool b;
};
struct Pod {
  int x;
  bool b;
};
class Priv {
  int a;
  float b;

public:
  int get() const restrict(cpu, amp) { return a; }
};
struct VB {
  virtual void v() {}
  int k;
};
struct Vbase : virtual I1 {
  int z;
};
template <class T> struct Crtp {
  T *self() restrict(cpu, amp) { return static_cast<T *>(this); }
};
struct Ptr {
  int *p;
};
struct Ch {
  char c;
};
struct Abs {
  virtual int f() = 0;
};
template <class A, class B> struct Pair {
  A a;
  B b;
};
template <class... T> struct Tup;
template <> struct Tup<> {};
template <class H, class... T> struct Tup<H, T...> : Tup<T...> {
  H h;
};
struct S0 {};
void f_S0(S0 &x) restrict(amp);
struct S1 {
  int a;
};
void f_S1(S1 &x) restrict(amp);
struct S2 {
  float a;
  double b;
};
void f_S2(S2 &x) restrict(amp);
struct S3 {
  bool a;
};
void f_S3(S3 &x) restrict(amp);
struct S4 {
  bool a;
  int b;
};
void f_S4(S4 &x) restrict(amp);
struct S5 {
  int a;
  bool b;
};
void f_S5(S5 &x) restrict(amp);
struct S6 {
  bool a;
  float b;
  bool c;
};
void f_S6(S6 &x) restrict(amp);
struct S7 {
  double a;
  bool b;
};
void f_S7(S7 &x) restrict(amp);
struct S8 {
  unsigned a[4];
  float b[2][3];
};
void f_S8(S8 &x) restrict(amp);
struct S9 {
  I1 a;
  I1 b[3];
};
void f_S9(S9 &x) restrict(amp);
struct S10 {
  struct {
    int x, y;
  } in;
  int z;
};
void f_S10(S10 &x) restrict(amp);
struct S11 {
  union {
    int i;
    float f;
  };
};
void f_S11(S11 &x) restrict(amp);
struct S12 {
  union {
    int i;
    bool b;
  } u;
};
void f_S12(S12 &x) restrict(amp);
struct S13 {
  union {
    struct {
      int a, b;
    } s;
    int arr[2];
  };
};
void f_S13(S13 &x) restrict(amp);
struct S14 {
  int a;
  static char c;
  static const short s = 3;
  static long long l;
  static std::string str;
};
void f_S14(S14 &x) restrict(amp);
struct S15 {
  int a;
  void f() {}
  static int g(char) { return 0; }
  char h(short) { return 0; }
};
void f_S15(S15 &x) restrict(amp);
struct S16 {
  int a;
  typedef char T;
  using U = short;
  enum E : char { e };
  struct In {
    char c;
  };
  union Un {
    char c;
    short s;
  };
};
void f_S16(S16 &x) restrict(amp);
struct S17 {
  int a;
  std::string f();
  friend std::string g(char);
  template <class T> T t(T x) { return x; }
};
void f_S17(S17 &x) restrict(amp);
struct S18 {
  mutable int a;
  const float b = 1.f;
};
void f_S18(S18 &x) restrict(amp);
struct S19 {
  const int a = 1;
  volatile int b;
};
void f_S19(S19 &x) restrict(amp);
struct S20 {
  enum class E { x };
  E e;
  enum F : unsigned { y } f;
  enum { anon } n;
};
void f_S20(S20 &x) restrict(amp);
struct S21 {
  int I1::*pm;
};
void f_S21(S21 &x) restrict(amp);
struct S22 {
  float I1::*pm;
  int a;
};
void f_S22(S22 &x) restrict(amp);
struct S34 {
  array<int, 1> &a;
};
void f_S34(S34 &x) restrict(amp);
struct S35 {
  const array<float, 2> &a;
  int n;
};
void f_S35(S35 &x) restrict(amp);
struct S38 {
  array_view<int, 1> v;
};
void f_S38(S38 &x) restrict(amp);
struct S39 {
  array_view<const float, 2> v;
  int n;
  array_view<I1, 3> w;
};
void f_S39(S39 &x) restrict(amp);
struct S42 {
  index<2> i;
  extent<3> e;
  tiled_extent<4, 4> t;
};
void f_S42(S42 &x) restrict(amp);
struct S47 {
  std::pair<int, float> p;
};
void f_S47(S47 &x) restrict(amp);
struct S75 {
  bool a;
  alignas(4) bool b;
};
void f_S75(S75 &x) restrict(amp);
struct S77 {
  struct B {
    alignas(4) bool b;
  } arr[2];
};
void f_S77(S77 &x) restrict(amp);
struct S93 : I1 {};
void f_S93(S93 &x) restrict(amp);
struct S94 : I1 {
  bool b;
};
void f_S94(S94 &x) restrict(amp);
struct S95 : private I1, protected Priv {
  float f;
};
void f_S95(S95 &x) restrict(amp);
struct S96 : Empty {
  int a;
};
void f_S96(S96 &x) restrict(amp);
struct S97 : Empty, Empty2 {
  int a;
};
void f_S97(S97 &x) restrict(amp);
struct S98 : Empty, I1 {
  int a;
};
void f_S98(S98 &x) restrict(amp);
struct S99 : I1, Empty {
  int a;
};
void f_S99(S99 &x) restrict(amp);
struct S101 : Empty {
  Empty2 e;
  int a;
};
void f_S101(S101 &x) restrict(amp);
struct S103 : Pod {
  bool c;
};
void f_S103(S103 &x) restrict(amp);
struct S105 : NonPod {
  int c;
};
void f_S105(S105 &x) restrict(amp);
struct S107 : Crtp<S107> {
  int a;
};
void f_S107(S107 &x) restrict(amp);
struct S108 : I1, Pair<int, float> {};
void f_S108(S108 &x) restrict(amp);
struct S111 : Pair<bool, int> {};
void f_S111(S111 &x) restrict(amp);
struct S112 : Tup<int, float, double> {};
void f_S112(S112 &x) restrict(amp);
struct S115 {
  Empty e;
  int a;
};
void f_S115(S115 &x) restrict(amp);
struct S118 {
  Pair<int, float> p;
};
void f_S118(S118 &x) restrict(amp);
struct S120 {
  Pair<Pair<int, bool>, float> p;
};
void f_S120(S120 &x) restrict(amp);
struct S123 {
  Pair<bool, unsigned> p[2];
};
void f_S123(S123 &x) restrict(amp);
struct S124 {
  S124() restrict(cpu, amp) : a(1) {}
  ~S124() restrict(cpu, amp) {}
  S124(const S124 &o) restrict(cpu, amp) : a(o.a) {}
  S124 &operator=(const S124 &o) restrict(cpu, amp) {
    a = o.a;
    return *this;
  }
  int a;
};
void f_S124(S124 &x) restrict(amp);
struct S125 final {
  int a;
};
void f_S125(S125 &x) restrict(amp);
struct S126 {
private:
  int a;

protected:
  float b;

public:
  double c;
};
void f_S126(S126 &x) restrict(amp);
struct S127 {
  int a = 3;
  float b{1.f};
};
void f_S127(S127 &x) restrict(amp);
struct S128 {
  long a;
  unsigned long b;
  bool c;
};
void f_S128(S128 &x) restrict(amp);
int main() { return 0; }
