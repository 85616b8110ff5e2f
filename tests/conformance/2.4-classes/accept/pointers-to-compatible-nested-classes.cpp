// An amp member may have pointer parameters to nested classes of every compatible shape.
//
// accept: L-2.4.1.3-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
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
struct OS0 {
  int o;
  struct S0 {};
  void f(S0 *x) const restrict(amp) {}
};
struct OS1 {
  int o;
  struct S1 {
    int a;
  };
  void f(S1 *x) const restrict(amp) {}
};
struct OS2 {
  int o;
  struct S2 {
    float a;
    double b;
  };
  void f(S2 *x) const restrict(amp) {}
};
struct OS3 {
  int o;
  struct S3 {
    bool a;
  };
  void f(S3 *x) const restrict(amp) {}
};
struct OS4 {
  int o;
  struct S4 {
    bool a;
    int b;
  };
  void f(S4 *x) const restrict(amp) {}
};
struct OS5 {
  int o;
  struct S5 {
    int a;
    bool b;
  };
  void f(S5 *x) const restrict(amp) {}
};
struct OS6 {
  int o;
  struct S6 {
    bool a;
    float b;
    bool c;
  };
  void f(S6 *x) const restrict(amp) {}
};
struct OS7 {
  int o;
  struct S7 {
    double a;
    bool b;
  };
  void f(S7 *x) const restrict(amp) {}
};
struct OS8 {
  int o;
  struct S8 {
    unsigned a[4];
    float b[2][3];
  };
  void f(S8 *x) const restrict(amp) {}
};
struct OS9 {
  int o;
  struct S9 {
    I1 a;
    I1 b[3];
  };
  void f(S9 *x) const restrict(amp) {}
};
struct OS10 {
  int o;
  struct S10 {
    struct {
      int x, y;
    } in;
    int z;
  };
  void f(S10 *x) const restrict(amp) {}
};
struct OS11 {
  int o;
  struct S11 {
    union {
      int i;
      float f;
    };
  };
  void f(S11 *x) const restrict(amp) {}
};
struct OS12 {
  int o;
  struct S12 {
    union {
      int i;
      bool b;
    } u;
  };
  void f(S12 *x) const restrict(amp) {}
};
struct OS13 {
  int o;
  struct S13 {
    union {
      struct {
        int a, b;
      } s;
      int arr[2];
    };
  };
  void f(S13 *x) const restrict(amp) {}
};
struct OS14 {
  int o;
  struct S14 {
    int a;
    static char c;
    static const short s = 3;
    static long long l;
    static std::string str;
  };
  void f(S14 *x) const restrict(amp) {}
};
struct OS15 {
  int o;
  struct S15 {
    int a;
    void f() {}
    static int g(char) { return 0; }
    char h(short) { return 0; }
  };
  void f(S15 *x) const restrict(amp) {}
};
struct OS16 {
  int o;
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
  void f(S16 *x) const restrict(amp) {}
};
struct OS18 {
  int o;
  struct S18 {
    mutable int a;
    const float b = 1.f;
  };
  void f(S18 *x) const restrict(amp) {}
};
struct OS19 {
  int o;
  struct S19 {
    const int a = 1;
    volatile int b;
  };
  void f(S19 *x) const restrict(amp) {}
};
struct OS20 {
  int o;
  struct S20 {
    enum class E { x };
    E e;
    enum F : unsigned { y } f;
    enum { anon } n;
  };
  void f(S20 *x) const restrict(amp) {}
};
struct OS21 {
  int o;
  struct S21 {
    int I1::*pm;
  };
  void f(S21 *x) const restrict(amp) {}
};
struct OS22 {
  int o;
  struct S22 {
    float I1::*pm;
    int a;
  };
  void f(S22 *x) const restrict(amp) {}
};
struct OS34 {
  int o;
  struct S34 {
    array<int, 1> &a;
  };
  void f(S34 *x) const restrict(amp) {}
};
struct OS35 {
  int o;
  struct S35 {
    const array<float, 2> &a;
    int n;
  };
  void f(S35 *x) const restrict(amp) {}
};
struct OS38 {
  int o;
  struct S38 {
    array_view<int, 1> v;
  };
  void f(S38 *x) const restrict(amp) {}
};
struct OS39 {
  int o;
  struct S39 {
    array_view<const float, 2> v;
    int n;
    array_view<I1, 3> w;
  };
  void f(S39 *x) const restrict(amp) {}
};
struct OS42 {
  int o;
  struct S42 {
    index<2> i;
    extent<3> e;
    tiled_extent<4, 4> t;
  };
  void f(S42 *x) const restrict(amp) {}
};
struct OS47 {
  int o;
  struct S47 {
    std::pair<int, float> p;
  };
  void f(S47 *x) const restrict(amp) {}
};
struct OS75 {
  int o;
  struct S75 {
    bool a;
    alignas(4) bool b;
  };
  void f(S75 *x) const restrict(amp) {}
};
struct OS77 {
  int o;
  struct S77 {
    struct B {
      alignas(4) bool b;
    } arr[2];
  };
  void f(S77 *x) const restrict(amp) {}
};
struct OS93 {
  int o;
  struct S93 : I1 {};
  void f(S93 *x) const restrict(amp) {}
};
struct OS94 {
  int o;
  struct S94 : I1 {
    bool b;
  };
  void f(S94 *x) const restrict(amp) {}
};
struct OS95 {
  int o;
  struct S95 : private I1, protected Priv {
    float f;
  };
  void f(S95 *x) const restrict(amp) {}
};
struct OS96 {
  int o;
  struct S96 : Empty {
    int a;
  };
  void f(S96 *x) const restrict(amp) {}
};
struct OS97 {
  int o;
  struct S97 : Empty, Empty2 {
    int a;
  };
  void f(S97 *x) const restrict(amp) {}
};
struct OS98 {
  int o;
  struct S98 : Empty, I1 {
    int a;
  };
  void f(S98 *x) const restrict(amp) {}
};
struct OS99 {
  int o;
  struct S99 : I1, Empty {
    int a;
  };
  void f(S99 *x) const restrict(amp) {}
};
struct OS101 {
  int o;
  struct S101 : Empty {
    Empty2 e;
    int a;
  };
  void f(S101 *x) const restrict(amp) {}
};
struct OS103 {
  int o;
  struct S103 : Pod {
    bool c;
  };
  void f(S103 *x) const restrict(amp) {}
};
struct OS105 {
  int o;
  struct S105 : NonPod {
    int c;
  };
  void f(S105 *x) const restrict(amp) {}
};
struct OS107 {
  int o;
  struct S107 : Crtp<S107> {
    int a;
  };
  void f(S107 *x) const restrict(amp) {}
};
struct OS108 {
  int o;
  struct S108 : I1, Pair<int, float> {};
  void f(S108 *x) const restrict(amp) {}
};
struct OS111 {
  int o;
  struct S111 : Pair<bool, int> {};
  void f(S111 *x) const restrict(amp) {}
};
struct OS112 {
  int o;
  struct S112 : Tup<int, float, double> {};
  void f(S112 *x) const restrict(amp) {}
};
struct OS115 {
  int o;
  struct S115 {
    Empty e;
    int a;
  };
  void f(S115 *x) const restrict(amp) {}
};
struct OS118 {
  int o;
  struct S118 {
    Pair<int, float> p;
  };
  void f(S118 *x) const restrict(amp) {}
};
struct OS120 {
  int o;
  struct S120 {
    Pair<Pair<int, bool>, float> p;
  };
  void f(S120 *x) const restrict(amp) {}
};
struct OS123 {
  int o;
  struct S123 {
    Pair<bool, unsigned> p[2];
  };
  void f(S123 *x) const restrict(amp) {}
};
struct OS124 {
  int o;
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
  void f(S124 *x) const restrict(amp) {}
};
struct OS125 {
  int o;
  struct S125 final {
    int a;
  };
  void f(S125 *x) const restrict(amp) {}
};
struct OS126 {
  int o;
  struct S126 {
  private:
    int a;

  protected:
    float b;

  public:
    double c;
  };
  void f(S126 *x) const restrict(amp) {}
};
struct OS127 {
  int o;
  struct S127 {
    int a = 3;
    float b{1.f};
  };
  void f(S127 *x) const restrict(amp) {}
};
struct OS128 {
  int o;
  struct S128 {
    long a;
    unsigned long b;
    bool c;
  };
  void f(S128 *x) const restrict(amp) {}
};
int main() { return 0; }
