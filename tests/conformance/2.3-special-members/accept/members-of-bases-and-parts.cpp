// Inherited constructors, operators of bases and members of parts are selected by the restriction
// of the code.
//
// accept: L-2.3.2.1-e, L-2.3.2.1-a, L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <vector>

using namespace concurrency;

// An inherited pair of constructors initializes an object with the constructor of the caller's
// target.
namespace inherited_constructors {

struct B {
  int x;
  B(int a) restrict(cpu) : x(a + 1) {}
  B(int a) restrict(amp) : x(a + 2) {}
  B(int a, int b) restrict(cpu, amp) : x(a + b) {}
  template <class T>
  B(T t, T *)
  restrict(cpu, amp) : x(int(t)) {}
};
struct D : B {
  using B::B;
  int y = 7;
};
template <class T>
struct E : T {
  using T::T;
  int sum() const restrict(cpu, amp) { return this->x + 1000; }
};
void test() {
  int out[4] = {};
  array_view<int, 1> v(4, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        D d(1);
        E<D> e(10);
        E<B> f(3, 4);
        float z = 0;
        D g(9.f, &z);
        v[0] = d.x + d.y;
        v[1] = e.sum() + e.y;
        v[2] = f.sum();
        v[3] = g.x;
      });
  v.synchronize();
  D d(1);
  E<D> e(10);
  CHECK(d.x == 2 && e.sum() == 1011);
  const int want[] = {10, 1019, 1007, 9};
  for (int i = 0; i < 4; i++)
    CHECK(out[i] == want[i]);
}

} // namespace inherited_constructors

// Using declarations join operators of several bases that differ only in restriction.
// Some operators without the caller's restriction match better (§2.3.2.1).
namespace operators_of_bases {

struct on_cpu {
  int operator()(int a) const { return a + 1; }
};
struct on_amp {
  int operator()(int a) const restrict(amp) { return a + 2; }
};
struct equal : on_cpu, on_amp {
  using on_cpu::operator();
  using on_amp::operator();
};

struct wider {
  int operator()(float a) const restrict(amp) { return int(a) + 3; }
};
struct converting : on_cpu, wider {
  using on_cpu::operator();
  using wider::operator();
};

struct add_cpu {
  int v;
  int operator+(int a) const { return v + a + 4; }
};
struct add_amp {
  int operator+(float a) const restrict(amp) { return int(a) + 5; }
};
struct sum : add_cpu, add_amp {
  using add_cpu::operator+;
  using add_amp::operator+;
};

void test() {
  equal e;
  converting c;
  sum s{{1}, {}};
  int data[3] = {};
  array_view<int, 1> v(3, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = e(1);
        v[1] = c(1);
        v[2] = s + 1;
      });
  check("amp, equal", v[0], 3);
  check("amp, converting", v[1], 4);
  check("amp, sum", v[2], 6);
  check("cpu, equal", e(1), 2);
  check("cpu, converting", c(1), 2);
  check("cpu, sum", s + 1, 6);
}

} // namespace operators_of_bases

// Amp constructors build bases and members by amp constructors, also inherited, delegated and
// defaulted ones.
// Some members are references to arrays. The classes may also have cpu members (§2.3.2).
namespace parts_of_amp_constructors {

struct part {
  part() restrict(cpu, amp) : n(1) {}
  explicit part(int n) restrict(cpu, amp) : n(n) {}
  int n;
};
struct inherits : part {
  using part::part;
  part more;
};
struct delegates {
  explicit delegates(int n) restrict(cpu, amp) : n(n) {}
  delegates() restrict(cpu, amp) : delegates(2) {}
  ~delegates() restrict(cpu, amp) {}
  int n = 7;
};
struct defaulted {
  defaulted() restrict(cpu, amp) = default;
  part p;
  int n = 4;
};
struct refers {
  refers(const array<int> &from, array<int> &to) restrict(cpu, amp) : from(from), to(to) {}
  void move(index<1> i) const restrict(amp) { to[i] = from[i]; }
  const array<int> &from;
  array<int> &to;
};
struct mixed {
  explicit mixed(const array<int> &a) : m(a) {}
  static int one() restrict(cpu, amp) { return 1; }
  array<int> m;
};

int sum() restrict(cpu, amp) {
  inherits a(3);
  delegates b;
  defaulted c;
  return a.n + a.more.n + b.n + c.p.n + c.n + mixed::one(); // 3 + 1 + 2 + 1 + 4 + 1
}

void test() {
  std::vector<int> data(4, 5), result(4);
  array<int> from(4, data.begin()), to(4);
  parallel_for_each(from.get_extent(), [&](index<1> i) restrict(amp) { refers(from, to).move(i); });
  copy(to, result.begin());
  array_view<int> v(4, data);
  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = sum(); });
  v.synchronize();
  CHECK(result[3] == 5 && data[2] == 12 && sum() == 12 && mixed(from).one() == 1);
}

} // namespace parts_of_amp_constructors

int main() {
  inherited_constructors::test();
  operators_of_bases::test();
  parts_of_amp_constructors::test();
  return failures;
}
