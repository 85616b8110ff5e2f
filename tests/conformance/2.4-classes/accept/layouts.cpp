// Classes and unions have the same layout in a kernel as on the host.
//
// accept: L-2.4.1.3-u, L-2.4.1.3-l, L-2.4.1.3-p
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <cstddef>

using namespace concurrency;

// Sizes, alignments and offsets of a class in a kernel equal those of the host.
namespace padding_and_alignment {

struct odd {
  bool b;
  double d;
  int i;
  long l;
};
struct alignas(16) wide {
  float f[3];
  odd o;
};

void test() {
  wide data[3] = {};
  for (int k = 0; k < 3; ++k)
    data[k].o = {k == 1, k + 0.5, k, -k};
  int layout_data[5] = {};
  array_view<wide, 1> v(3, data);
  array_view<int, 1> layout(5, layout_data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        layout[0] = int(sizeof(wide));
        layout[1] = int(alignof(wide));
        layout[2] = int(offsetof(odd, d));
        layout[3] = int(offsetof(odd, l));
        layout[4] = int(offsetof(wide, o));
        for (int k = 0; k < 3; ++k)
          v[k].f[2] = float(v[k].o.d) + float(v[k].o.b) + float(v[k].o.l);
      });
  check("padding and alignment: sizeof", layout[0], sizeof(wide));
  check("padding and alignment: alignof", layout[1], alignof(wide));
  check("padding and alignment: d", layout[2], offsetof(odd, d));
  check("padding and alignment: l", layout[3], offsetof(odd, l));
  check("padding and alignment: o", layout[4], offsetof(wide, o));
  check("padding and alignment: 0", v[0].f[2], 0.5);
  check("padding and alignment: 1", v[1].f[2], 1.5);
  check("padding and alignment: 2", v[2].f[2], 0.5);
}

} // namespace padding_and_alignment

// Derived, over-aligned and variadic classes have the same layout in a kernel as on the host.
namespace derived_classes {

struct E {};
struct E2 : E {
  int x;
};
struct M {
  int a;
  double d;
  int b;
};
struct N : M {
  int c;
  long l;
};
struct T {
  N n[2];
  int z;
  union {
    float f;
    unsigned u;
  };
};
struct alignas(32) Al {
  int x;
};
struct Hold {
  int a;
  Al al;
  int b;
};
template <class... B>
struct Many : B... {
  int k;
};
struct Bx {
  bool b;
  int i;
};
struct By : Bx {
  bool c;
};

void test() {
  long out[10] = {};
  array_view<long, 1> v(10, out);
  T t{};
  t.n[1].c = 5;
  t.n[1].l = 1L << 40;
  t.n[1].d = 2.5;
  t.z = 7;
  t.u = 0x40000000;
  Hold h{1, {2}, 3};
  Many<E2, M> m{};
  m.k = 9;
  m.x = 8;
  m.b = 6;
  By by{};
  by.b = true;
  by.c = true;
  by.i = 4;
  array_view<T, 1> tv(1, &t);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = sizeof(T);
        v[1] = t.n[1].c + t.z;
        v[2] = t.n[1].l;
        v[3] = long(t.n[1].d * 2) + long(t.f);
        v[4] = h.al.x * 10 + h.b;
        v[5] = sizeof(Hold);
        v[6] = m.k * 100 + m.x * 10 + m.b;
        v[7] = by.b + by.c + by.i;
        v[8] = sizeof(By);
        tv[0].n[0].c = 11;
        tv(0).u = 3;
        v[9] = tv[0].n[1].c;
      });
  v.synchronize();
  tv.synchronize();
  const long want[] = {sizeof(T), 12, 1L << 40, 7, 23, sizeof(Hold), 986, 6, sizeof(By), 5};
  for (int i = 0; i < 10; i++)
    CHECK(out[i] == want[i]);
  CHECK(t.n[0].c == 11);
  CHECK(t.u == 3);
}

} // namespace derived_classes

// A class may have bool members at offsets that are multiples of four.
namespace bool_members {

struct flags {
  bool on;
  int value;
  bool off;
};
struct aligned_flags {
  alignas(4) bool a;
  alignas(4) bool b;
};

int count(flags f, aligned_flags g) restrict(cpu, amp) {
  return f.on + f.value + f.off * 2 + g.a * 4 + g.b * 8;
}

void test() {
  flags f = {true, 100, true};
  aligned_flags g = {true, true};
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        flags fs[2] = {{false, 0, false}, f};
        bool one = true, two = true;
        v[i] = count(fs[1], g) + one + two + int(sizeof(flags)) * 1000;
      });
  check("bool members: kernel", v[0], 12117);
  check("bool members: host", count(f, g), 115);
}

} // namespace bool_members

// Amp code may read and write members of named and anonymous unions.
namespace unions {

union word {
  float f;
  unsigned u;
  int i;
};
struct variant {
  int kind;
  union {
    int i;
    float f;
  };
  struct part {
    int low, high;
  } p;
};

unsigned bits(float f) restrict(cpu, amp) {
  word w;
  w.f = f;
  return w.u;
}
float value(const variant &x) restrict(cpu, amp) {
  return x.kind == 0 ? float(x.i) : x.f + float(x.p.high);
}

void test() {
  variant a, b;
  a.kind = 0, a.i = 3, a.p = {0, 0};
  b.kind = 1, b.f = 0.5f, b.p = {0, 2};
  double data[3] = {};
  array_view<double, 1> v(3, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = bits(1.0f);
        v[1] = value(a);
        v[2] = value(b);
      });
  check("unions: bits", v[0], 0x3f800000);
  check("unions: int", v[1], 3);
  check("unions: float", v[2], 2.5);
}

} // namespace unions

// Unions, anonymous members, enumerations and alignas specifiers keep their meaning in kernels.
namespace unions_and_alignment {

union V {
  int i;
  float f;
  bool b;
};
struct A {
  int tag;
  union {
    int i;
    float f;
    struct {
      int p, q;
    };
  };
  enum class K : long { a = -1, b } k;
};
struct alignas(16) Q {
  float x, y, z;
};
struct H {
  int a;
  alignas(8) int b;
  Q q;
  bool last;
};
enum Un { u0, u1 = 0x80000000 };
enum Big { b0 = 0x100000000 };
struct W {
  bool b;
  alignas(4) bool c;
};

void test() {
  unsigned long out[9] = {};
  array_view<unsigned long, 1> v(9, out);
  H h{1, 2, {3, 4, 5}, true};
  V cap;
  cap.f = 1.0f;
  W w{true, false};
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        V u = cap;
        v[0] = u.i;
        A a;
        a.tag = 1;
        a.p = 4;
        a.q = 5;
        a.k = A::K::b;
        v[1] = a.i + a.q + (a.k > A::K::a);
        alignas(32) int t = 3;
        v[2] = t;
        v[3] = h.b + int(h.q.z) + h.last;
        Un e = u1;
        v[4] = e;
        Big b = b0;
        v[5] = b;
        v[6] = sizeof(H) * 100 + alignof(Q);
        v[7] = w.b * 2 + w.c;
        v[8] = offsetof(H, q);
      });
  v.synchronize();
  const unsigned long want[] = {
      0x3f800000, 10, 3, 8, 0x80000000, 0x100000000, sizeof(H) * 100 + 16, 2, offsetof(H, q)};
  for (int i = 0; i < 9; i++)
    CHECK(out[i] == want[i]);
}

} // namespace unions_and_alignment

int main() {
  padding_and_alignment::test();
  derived_classes::test();
  bool_members::test();
  unions::test();
  unions_and_alignment::test();
  return failures;
}
