// Amp code must not use classes with adjacent bools, packed members, bit-fields or virtual
// parts.
//
// reject: L-2.4.1.3-l, L-2.4.1.3-r, L-2.4.1.3-n, L-2.4.1.3-m, L-2.4.1.3-o, L-2.4.1.3-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// Amp code must not declare a variable of a class with two adjacent bool members.
namespace adjacent_bools {

struct two {
  bool a;
  bool b;
};
struct one {
  bool a;
  int b;
};

int f() restrict(amp) {
  one x = {true, 1};
  two y = {true, false}; // expected-error
  return x.b;
}

} // namespace adjacent_bools

// Amp code must not declare an array of bool or of a class with one bool.
namespace arrays_of_bools {

struct w {
  bool b;
};

int f() restrict(amp) {
  bool bs[8]; // expected-error
  w ws[2];    // expected-error
  int ok[8];
  // amp2hip reports the declarations, not the uses.
  return int(sizeof(bs) + sizeof bs[0] + sizeof(ws) + sizeof(ok));
}

} // namespace arrays_of_bools

// An amp function must not take a class whose members are packed to one byte.
namespace packed_members {

#pragma pack(push, 1)
struct packed {
  bool a;
  int b;
};
#pragma pack(pop)

int f(packed p) restrict(amp) { return p.b; } // expected-error

} // namespace packed_members

// An amp function must not take a class with named or unnamed bit-fields.
namespace bit_fields {

struct packed_flags {
  unsigned low : 4;
  unsigned high : 28;
};
struct unnamed {
  int n;
  int : 8;
};

int f(packed_flags p) restrict(amp) { return int(p.low); } // expected-error

int g(unnamed u) restrict(amp) { return u.n; } // expected-error

} // namespace bit_fields

// An amp function must not take a class with an empty member at an odd offset.
namespace empty_members {

struct empty {};
struct s {
  empty first, second;
  int n;
};
struct d : empty {
  empty again;
  int n;
};

int f(const s &x) restrict(amp) { return x.n; } // expected-error

int g(const d &x) restrict(amp) { return x.n; } // expected-error

} // namespace empty_members

// Amp code must not declare a variable of a class with a member in the tail padding of its base.
namespace tail_padding {

struct a {
  a() restrict(cpu, amp) : x(0), b(false) {}
  int x;
  bool b;
};
struct b : a {
  bool c;
};

int f() restrict(amp) {
  a fine;
  b wrong; // expected-error
  return fine.x;
}

} // namespace tail_padding

// An amp function must not take a class with virtual functions or virtual bases.
namespace virtual_functions_and_bases {

struct polymorphic {
  int n;
  virtual int id() { return n; }
};
struct base {
  int n;
};
struct virtual_base : virtual base {
  int m;
};

int f(polymorphic *p) restrict(amp) { return p->n; } // expected-error

int g(const virtual_base &v) restrict(amp) { return v.m; } // expected-error

} // namespace virtual_functions_and_bases

// Amp code must not use classes with adjacent bools, packed members, bit-fields or virtual
// functions.
namespace layouts_and_virtual_functions {

struct A {
  bool a;
  bool b;
};
struct W {
  bool b;
};
#pragma pack(push, 1)
struct P {
  bool b;
  int i;
};
#pragma pack(pop)
struct TP {
  TP() restrict(cpu, amp) {}
  int x;
  bool b;
};
struct TD : TP {
  bool c;
};
struct E {};
struct EF : E {
  E e;
  int x;
};
struct Bf {
  int a : 4;
};
struct Vf {
  int a;
  virtual void f();
};
struct Vb : virtual E {
  int a;
};
void f() restrict(amp) {
  A a;        // expected-error
  W w[2];     // expected-error
  P p;        // expected-error
  TD t;       // expected-error
  EF e;       // expected-error
  Bf bf;      // expected-error
  bool ba[8]; // expected-error
}
void g(Vf &) restrict(amp); // expected-error
void h(Vb *) restrict(amp); // expected-error

} // namespace layouts_and_virtual_functions

// Amp code must not declare variables of classes with misaligned, packed, bit-field or virtual
// parts.
namespace every_kind {

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
template <class T>
struct Pair {
  T a, b;
};
struct HasE {
  Ec e;
};
void f() restrict(amp) {
  A a;                // expected-error
  E1 e1;              // expected-error
  Tail2 t2;           // expected-error
  Bf bf;              // expected-error
  Bz bz;              // expected-error
  Vf *vf;             // expected-error
  Vb vb;              // expected-error
  Pk pk;              // expected-error
  W w[2];             // expected-error
  bool bb[8];         // expected-error
  Ec e;               // expected-error
  El el = El::a;      // expected-error
  int k = int(Es(1)); // expected-error
  An an;              // expected-error
  int i = 0;
  HasRef hr{i};  // expected-error
  HasBf hb;      // expected-error
  Pair<bool> pb; // expected-error
  Pair<W> pw;    // expected-error
  HasE he;       // expected-error
  W okw;
  bool okb;
  Pair<int> okp;
  Tail okt;
  E0 oke;
}
void lam(bool x, bool y) {
  auto l = [ x, y ]() restrict(amp) { return x || y; }; // expected-error
}
Pair<bool> ret() restrict(amp); // expected-error

} // namespace every_kind

int main() {}
