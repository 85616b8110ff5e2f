// Code copies and calls with the members of its restriction, even if those of the other restriction
// differ or are deleted.
//
// accept: L-2.3.2.1-e, L-2.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <vector>

using namespace concurrency;

// Host code copies with the cpu copy constructor and amp code with the amp copy constructor.
// Their parameters may differ (§2.3.2.1). A launch copies its kernel on the host only (§7).
namespace copy_constructors {

struct counted {
  int host, device;
  counted() restrict(cpu, amp) : host(0), device(0) {}
  counted(const counted &other) restrict(cpu) : host(other.host), device(other.device) { ++host; }
  counted(const counted &other) restrict(amp) : host(other.host), device(other.device) { ++device; }
};
struct holder {
  counted inside[2];
};
struct functor {
  holder held;
  array_view<int, 1> out;
  functor(const array_view<int, 1> &v) : out(v) {}
  void operator()(index<1> i) const restrict(amp) {
    counted copy(held.inside[0]);
    out[i] = copy.device * 10 + (held.inside[1].host > 0);
  }
};

struct part {
  int n = 0;
  part() restrict(cpu, amp) {}
  part(const part &other, int by = 1) restrict(cpu) { n = other.n + by; }
  part(const part &from) restrict(amp) { n = from.n + 100; }
};
struct whole {
  part p;
};
struct changed {
  mutable int n = 0;
  changed() restrict(cpu, amp) {}
  changed(changed &other) restrict(cpu) { n = ++other.n; }
  changed(const changed &) restrict(amp) { n = 50; }
};
struct made {
  int n;
  made(int m = 3) restrict(cpu) { n = m; }
  made() restrict(amp) { n = 4; }
};
struct moved {
  int n = 0;
  moved() restrict(cpu, amp) {}
  moved(const moved &) restrict(cpu, amp) : n(7) {}
  moved(moved &&m, int k = 1) restrict(cpu) { n = m.n + k; }
  moved(moved &&m) restrict(amp) { n = m.n + 200; }
};

static int copied() restrict(cpu, amp) {
  const whole a;
  whole b(a);
  whole c(b);
  return c.p.n;
}
static int constructed() restrict(cpu, amp) {
  made m;
  return m.n;
}
static int moving() restrict(cpu, amp) {
  moved a;
  moved b(static_cast<moved &&>(a));
  return b.n;
}

void test() {
  std::vector<int> r(8);
  array_view<int, 1> v(8, r);
  counted c;
  parallel_for_each(
      extent<1>(8), [=](index<1> i) restrict(amp) {
        counted own(c);
        v[i] = own.device * 10 + (c.host > 0) + c.device;
      });
  v.synchronize();
  check("captured", r[5], 11);
  functor f(v);
  parallel_for_each(extent<1>(8), f);
  v.synchronize();
  check("functor", r[6], 11);
  check("host", counted(static_cast<const counted &>(c)).device, 0);

  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = copied();
        changed a;
        changed b(a);
        v[1] = b.n + a.n;
        v[2] = constructed();
        v[3] = moving();
      });
  v.synchronize();
  check("copied in amp code", r[0], 200);
  check("changed in amp code", r[1], 50);
  check("constructed in amp code", r[2], 4);
  check("moved in amp code", r[3], 200);
  check("copied", copied(), 2);
  check("constructed", constructed(), 3);
  check("made", made(9).n, 9);
  check("moved", moving(), 1);
  changed a;
  changed b(a);
  check("changed", a.n + b.n, 2);
  part p;
  check("part", part(p, 30).n + part(p).n, 31);
}

} // namespace copy_constructors

// A deleted cpu overload does not affect an amp overload of equal parameters.
namespace deleted_members {

struct NoCpu {
  int v;
  int f() = delete;
  int f() restrict(amp) { return v; }
};
int g(int) = delete;
int g(int a) restrict(amp) { return a + 1; }
struct NoAmp {
  int v;
  int f() { return v; }
  int f() restrict(amp) = delete;
};
template <class T>
int h(T) = delete;
template <class T>
int h(T a) restrict(amp) {
  return (int)a * 2;
}
struct Cp {
  int v;
  Cp(int a) restrict(cpu, amp) : v(a) {}
  Cp(const Cp &o) restrict(amp) : v(o.v + 1) {}
  Cp(const Cp &) = delete;
};
void test() {
  std::vector<int> o(4);
  array_view<int> v(4, o);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        NoCpu n{3};
        v[0] = n.f();
        v[1] = g(1);
        v[2] = h(4);
        Cp c(5);
        Cp d(c);
        v[3] = d.v;
      });
  CHECK(v[0] == 3 && v[1] == 2 && v[2] == 8 && v[3] == 6);
  NoAmp na{4};
  CHECK(na.f() == 4);
}

} // namespace deleted_members

// A deleted cpu function with an exception specification may have an amp overload.
namespace deleted_with_exception_specification {
int positive(int) noexcept(true) = delete;
int positive(int x) restrict(amp) { return x < 0 ? 0 : x; }
float half(float) throw() = delete;
float half(float x) restrict(amp) { return x / 2; }
void test() {
  array_view<int> v(1);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = positive(3) + int(half(8)); });
  CHECK(v[0] == 7);
}
} // namespace deleted_with_exception_specification

int main() {
  copy_constructors::test();
  deleted_members::test();
  deleted_with_exception_specification::test();
  return failures;
}
