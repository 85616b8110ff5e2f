// Amp code must not declare variables of classes with misaligned, packed, bit-field or virtual
// parts.
//
// reject: L-2.4.1.3-l, L-2.4.1.3-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct A {
  bool a;
  bool b;
};
struct E0 {};
struct E1 : E0 {
  E0 first;
};
struct Tail {
  Tail() restrict(cpu, amp) {}
  int x;
  bool b;
};
struct Tail2 : Tail {
  bool c;
};
struct Bf {
  int x : 3;
  int y;
};
struct Bz {
  int x;
  int : 0;
  int y;
};
struct Vf {
  int x;
  virtual void f();
};
struct Vb : virtual E0 {
  int x;
};
#pragma pack(push, 1)
struct Pk {
  bool b;
  int x;
};
#pragma pack(pop)
struct W {
  bool b;
};
enum Ec : char { ec };
enum class El : long long { a };
enum class Es : unsigned short {};
struct An {
  bool x;
  union {
    bool y;
    struct {
      bool z;
    };
  };
};
struct HasRef {
  int &r;
};
struct HasBf {
  int k;
  Bf in[2];
};
template <class T> struct Pair {
  T a, b;
};
struct HasE {
  Ec e;
};
void f() restrict(amp) {
  A a; // ERROR
  E1 e1; // ERROR
  Tail2 t2; // ERROR
  Bf bf; // ERROR
  Bz bz; // ERROR
  Vf *vf; // ERROR
  Vb vb; // ERROR
  Pk pk; // ERROR
  W w[2]; // ERROR
  bool bb[8]; // ERROR
  Ec e; // ERROR
  El el = El::a; // ERROR
  int k = int(Es(1)); // ERROR
  An an; // ERROR
  int i = 0;
  HasRef hr{i}; // ERROR
  HasBf hb; // ERROR
  Pair<bool> pb; // ERROR
  Pair<W> pw; // ERROR
  HasE he; // ERROR
  W okw;
  bool okb;
  Pair<int> okp;
  Tail okt;
  E0 oke;
}
void lam(bool x, bool y) {
  auto l = [ x, y ]() restrict(amp) { return x || y; }; // ERROR
}
Pair<bool> ret() restrict(amp); // ERROR
