// Overloads that differ in reference kind, constness or object qualifier are selected by
// restriction first.
//
// accept: L-2.3.2.1-f, L-2.3.2.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>

#include "check.h"

using namespace concurrency;

// An rvalue binds an amp rvalue reference in kernels and a cpu,amp const reference on the host.
namespace amp_overload_for_rvalues {
int r(const int &) restrict(cpu, amp) { return 1; }
int r(int &&) restrict(amp) { return 2; }
void test() {
  CHECK(r(1) == 1);
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = r(1); });
  v.synchronize();
  CHECK(out == 2);
}
} // namespace amp_overload_for_rvalues

// An rvalue binds a cpu rvalue reference on the host and a cpu,amp const reference in kernels.
namespace cpu_overload_for_rvalues {
int r(const int &) restrict(cpu, amp) { return 1; }
int r(int &&) restrict(cpu) { return 2; }
int both(int x) restrict(cpu, amp) { return r(x + 1); }
void test() {
  CHECK(r(1) == 2);
  CHECK(both(1) == 2);
  int out[2] = {};
  array_view<int, 1> v(2, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = r(1);
        v[1] = both(1);
      });
  v.synchronize();
  CHECK(out[0] == 1 && out[1] == 1);
}
} // namespace cpu_overload_for_rvalues

// Amp code converts an argument for its amp function and ignores cpu overloads for rvalues. A
// function without the caller's restriction is not a candidate (§2.3.2.1).
namespace converted_arguments {
template <typename T>
int shade(T &&) {
  return 1;
}
inline int shade(const float &x) restrict(amp) { return 20 + int(x); }
int shade(const float &x) { return 30 + int(x); }

inline int trace(float &&) { return 2; }
inline int trace(const float &x) restrict(amp) { return 40 + int(x); }
inline int trace(int) restrict(cpu) { return 3; }

void test() {
  std::vector<int> r(2);
  array_view<int> out(r);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        double d = 5;
        out[0] = shade(d);
        out[1] = trace(i[0] + 6);
      });
  out.synchronize();
  const float f = 7;
  CHECK(r[0] == 25);
  CHECK(r[1] == 46);
  CHECK(shade(f) == 37);
  CHECK(shade(5.0) == 1);
}
} // namespace converted_arguments

// Overloads that differ in reference kind or object qualifier are selected by restriction first.
namespace reference_kinds {
struct S {
  int v;
  int m() & { return 1; }
  int m() &&restrict(amp) { return 2; }
  int q() const &restrict(amp) { return 4; }
  int q() && { return 3; }
};
int f(const int &) { return 1; }
int f(int &) restrict(amp) { return 2; }
int g(int &) { return 3; }
int g(const int &) restrict(amp) { return 4; }
void test() {
  int o[4];
  array_view<int> v(4, o);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        int x = 0;
        v[0] = S().m();
        v[1] = S().q();
        v[2] = f(x);
        v[3] = g(x);
      });
  CHECK(v[0] == 2 && v[1] == 4 && v[2] == 2 && v[3] == 4);
  S s;
  int y = 0;
  CHECK(s.m() == 1 && S().q() == 3 && f(y) == 1 && g(y) == 3);
}
} // namespace reference_kinds

// Const and ref-qualified members without the caller's restriction are not candidates.
namespace qualified_members {
struct S {
  int m() const restrict(cpu, amp) { return 1; }
  int m() restrict(amp) { return 2; }
  int n() const restrict(cpu, amp) { return 1; }
  int n() restrict(cpu) { return 2; }
  int q() const &restrict(cpu, amp) { return 1; }
  int q() &&restrict(amp) { return 2; }
};
void test() {
  S s;
  CHECK(s.m() == 1);
  CHECK(s.n() == 2);
  CHECK(S().q() == 1);
  int out[3] = {};
  array_view<int, 1> v(3, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        S s;
        v[0] = s.m();
        v[1] = s.n();
        v[2] = S().q();
      });
  v.synchronize();
  CHECK(out[0] == 2);
  CHECK(out[1] == 1);
  CHECK(out[2] == 2);
}
} // namespace qualified_members

// Members are selected by restriction before constness, through this, a pointer or a reference.
namespace const_members {
struct S {
  int v;
  int m() const { return 1; }
  int m() restrict(amp) { return 2; }
  int n() { return 3; }
  int n() const restrict(amp) { return 4; }
  int cpu() { return m() * 10 + n(); }
  int amp() restrict(amp) { return m() * 10 + n(); }
  int operator[](int) const { return 5; }
  int operator[](int) restrict(amp) { return 6; }
};
void test() {
  int o[4];
  array_view<int> v(4, o);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        S s;
        S *p = &s;
        S &r = s;
        v[0] = s.amp();
        v[1] = p->m() * 10 + p->n();
        v[2] = r.m() * 10 + r.n();
        v[3] = s[0];
      });
  CHECK(v[0] == 24 && v[1] == 24 && v[2] == 24 && v[3] == 6);
  S s;
  S *p = &s;
  CHECK(s.cpu() == 13 && p->m() == 1 && p->n() == 3 && s[0] == 5);
}
} // namespace const_members

// A template passes an rvalue to an overload with an rvalue reference, beside an amp-only overload.
namespace rvalues_in_templates {
struct token {
  int n;
  token(float x) restrict(cpu, amp) : n(int(x)) {}
};
int take(token &&t) restrict(cpu, amp) { return t.n + 1; }
int take(float) restrict(amp) { return 7; }
template <typename T>
int pass(T &&x) restrict(amp) {
  return take(static_cast<T &&>(x));
}
void test() {
  array_view<int> v(1);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = pass(token(3)) + 10 * pass(1.0f); });
  CHECK(v[0] == 74);
  CHECK(take(2.0f) == 3);
}
} // namespace rvalues_in_templates

int main() {
  amp_overload_for_rvalues::test();
  cpu_overload_for_rvalues::test();
  converted_arguments::test();
  reference_kinds::test();
  qualified_members::test();
  const_members::test();
  rvalues_in_templates::test();
  return failures;
}
