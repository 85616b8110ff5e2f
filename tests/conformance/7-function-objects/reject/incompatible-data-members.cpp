// A kernel class must not have pointer, char, scalar reference, virtual, bit-field or array value
// members, and must not modify its members.
//
// reject: P-7.1-b, P-7-l, P-7-f, P-7.1-h, R-5.1-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// A kernel class must not have pointer, char, scalar reference, virtual, bit-field or array value
// members.
namespace incompatible_members {
#define CALL_OPERATOR                                                                              \
  void operator()(index<1>) const restrict(amp) {}
struct pointer_member {
  int *p;
  CALL_OPERATOR // expected-error
};
struct char_member {
  char c;
  CALL_OPERATOR // expected-error
};
struct virtual_function {
  virtual void f();
  int i;
  CALL_OPERATOR
};
struct int_reference {
  int &r;
  CALL_OPERATOR // expected-error
};
struct view_reference {
  array_view<int> &v;
  CALL_OPERATOR // expected-error
};
struct short_members {
  short a, b;
  CALL_OPERATOR // expected-error
};
struct bit_field {
  int b : 4;
  CALL_OPERATOR // expected-error
};
struct vb {
  int i;
};
struct virtual_base : virtual vb {
  CALL_OPERATOR
};
struct array_value {
  array<int> a;
  CALL_OPERATOR // expected-error
};
struct bool_members {
  bool a, b;
  CALL_OPERATOR // expected-error
};
struct accelerator_member {
  accelerator_view a;
  CALL_OPERATOR // expected-error
};
struct long_long_member {
  struct {
    long long x;
  } in[2];
  CALL_OPERATOR // expected-error
};
void f(pointer_member a, char_member b, virtual_function c, int_reference d, view_reference e,
       short_members g, bit_field h, virtual_base i, array_value &j, bool_members k,
       accelerator_member l, long_long_member m, extent<1> x) {
  parallel_for_each(x, a); // expected-error
  parallel_for_each(x, b); // expected-error
  parallel_for_each(x, c); // expected-error
  parallel_for_each(x, d); // expected-error
  parallel_for_each(x, e); // expected-error
  parallel_for_each(x, g); // expected-error
  parallel_for_each(x, h); // expected-error
  parallel_for_each(x, i); // expected-error
  parallel_for_each(x, j); // expected-error
  parallel_for_each(x, k); // expected-error
  parallel_for_each(x, l); // expected-error
  parallel_for_each(x, m); // expected-error
}
} // namespace incompatible_members

// A kernel class must not have a data member of unsigned char array type.
namespace char_array {
struct brush {
  unsigned char color[4];
  array_view<int, 1> v;
  void operator()(index<1> i) const restrict(amp) { v[i] = 1; } // expected-error
};

void f(array_view<int, 1> v) {
  brush k = {{1, 2, 3, 4}, v};
  parallel_for_each(v.extent, k); // expected-error
}
} // namespace char_array

// A kernel class must not have a pointer data member.
namespace pointer {
struct with_pointer {
  int *p;
  array_view<int, 1> v;
  void operator()(index<1> i) const restrict(amp) { v[i] = 1; } // expected-error
};

void f(array_view<int, 1> v, int *p) {
  with_pointer k = {p, v};
  parallel_for_each(v.extent, k); // expected-error
}
} // namespace pointer

// A kernel must not modify captured values, its data members or elements of const arrays.
namespace const_members_and_captures {
struct S {
  int x;
  void set() restrict(amp) { x = 1; }
};
const array<int, 1> make();
void take(array<int, 1> &a) restrict(amp);
void takev(array_view<int, 1> v) restrict(amp) {}
struct K {
  int n;
  S s;
  array<int, 1> &a;
  const array<int, 1> &c;
  int m[3];
  void operator()(index<1> i) const restrict(amp) {
    n = 1;    // expected-error
    s.x = 2;  // expected-error
    s.set();  // expected-error
    m[0] = 3; // expected-error
    a[i] = 4;
    c[i] = 5; // expected-error
    takev(c); // expected-error
    takev(a);
  }
};
void f(int n, S s, const array<int, 1> &ca, array_view<int, 1> v, extent<1> e, index<1> k) {
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = n++; });          // expected-error
  parallel_for_each(e, [=](index<1> i) restrict(amp) { s.x = 1; });             // expected-error
  parallel_for_each(e, [=](index<1> i) restrict(amp) { k[0] = 1; });            // expected-error
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v = v.section(0, 1); }); // expected-error
  parallel_for_each(e, [&ca](index<1> i) restrict(amp) { take(ca); });          // expected-error
  parallel_for_each(
      e, [&ca](index<1> i) restrict(amp) {
        array<int, 1> &r = ca; // expected-error
        r[i] = 0;
      });
  parallel_for_each(e, [=](const index<1> i) restrict(amp) { i++; });
  // expected-error@-1
  parallel_for_each(e.tile<4>(), [=](tiled_index<4> i) restrict(amp) { i.local++; });
  // expected-error@-1
  array_view<int, 1> w(make());
  // expected-error@-1
  array_view<int, 1> x = array<int, 1>(3);
}
} // namespace const_members_and_captures

int main() {}
