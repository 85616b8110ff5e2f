// Operators of every kind are selected by restriction before parameters are compared.
//
// accept: L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#pragma GCC diagnostic ignored "-Wunused-variable"
#include <amp.h>

#include "check.h"

using namespace concurrency;

// Free operators.
namespace free_operators {
struct S {
  int v;
};
#define OP(op, n)                                                                                  \
  int operator op(const S &, double) { return 2 * n + 1; }                                         \
  int operator op(const S &, int) restrict(amp) { return 2 * n + 2; }
// clang-format off
OP(->*, 0)
OP(&&, 1) OP(||, 2) OP(+=, 3) OP(<<, 4) OP(%, 5) OP(==, 6) OP(<, 7) OP(|, 8) OP(^, 9)
int operator-(const S &) { return 21; }
// clang-format on
int operator-(S &) restrict(amp) { return 22; }
int operator!(const S &) { return 23; }
int operator!(S &) restrict(amp) { return 24; }
int operator*(const S &) { return 25; }
int operator*(S &) restrict(amp) { return 26; }
int operator++(const S &) { return 27; }
int operator++(S &) restrict(amp) { return 28; }
int operator--(const S &, int) { return 29; }
int operator--(S &, int) restrict(amp) { return 30; }
#define BODY(o, s)                                                                                 \
  o[0] = s->*1;                                                                                    \
  o[1] = (s && 1);                                                                                 \
  o[2] = (s || 1);                                                                                 \
  o[3] = (s += 1);                                                                                 \
  o[4] = (s << 1);                                                                                 \
  o[5] = (s % 1);                                                                                  \
  o[6] = (s == 1);                                                                                 \
  o[7] = (s < 1);                                                                                  \
  o[8] = (s | 1);                                                                                  \
  o[9] = (s ^ 1);                                                                                  \
  o[10] = -s;                                                                                      \
  o[11] = !s;                                                                                      \
  o[12] = *s;                                                                                      \
  o[13] = ++s;                                                                                     \
  o[14] = s--;
void c(int *o) {
  S s{0};
  BODY(o, s)
}
void a(int *o) restrict(amp) {
  S s{0};
  BODY(o, s)
}
void b(int *o) restrict(cpu, amp) {
  S s{0};
  BODY(o, s)
}
void test() {
  int p[15], q[15], o[30];
  array_view<int> r(30, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        a(&r[0]);
        b(&r[15]);
      });
  c(p);
  b(q);
  for (int i = 0; i < 15; ++i) {
    CHECK(r[i] == 2 * i + 2);
    CHECK(r[i + 15] == 2 * i + 2);
    CHECK(p[i] == 2 * i + 1);
    CHECK(q[i] == 2 * i + 1);
  }
}
} // namespace free_operators

// Member operators.
namespace member_operators {
struct S {
  int v;
  int operator[](double) const { return 1; }
  int operator[](int) const restrict(amp) { return 2; }
  int operator()(double) const { return 3; }
  int operator()(int) const restrict(amp) { return 4; }
  int operator->*(double) const { return 5; }
  int operator->*(int) const restrict(amp) { return 6; }
  int operator,(double) const { return 7; }
  int operator,(int) const restrict(amp) { return 8; }
  int operator&&(double) const { return 9; }
  int operator&&(int) const restrict(amp) { return 10; }
  int operator||(double) const { return 11; }
  int operator||(int) const restrict(amp) { return 12; }
  int operator=(double) const { return 13; }
  int operator=(int) const restrict(amp) { return 14; }
  int operator+=(double) const { return 15; }
  int operator+=(int) const restrict(amp) { return 16; }
  int operator<<(double) const { return 17; }
  int operator<<(int) const restrict(amp) { return 18; }
  int operator%(double) const { return 19; }
  int operator%(int) const restrict(amp) { return 20; }
};
#define ALL(S, s, X)                                                                               \
  X(0, s[1]);                                                                                      \
  X(1, s(1));                                                                                      \
  X(2, s->*1);                                                                                     \
  X(3, (s, 1));                                                                                    \
  X(4, (s && 1));                                                                                  \
  X(5, (s || 1));                                                                                  \
  X(6, (s = 1));                                                                                   \
  X(7, (s += 1));                                                                                  \
  X(8, (s << 1));                                                                                  \
  X(9, (s % 1))
void test() {
  int o[10];
  array_view<int> r(10, o);
  const S s{0};
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = s[1];
        r[1] = s(1);
        r[2] = s->*1;
        r[3] = (s, 1);
        r[4] = (s && 1);
        r[5] = (s || 1);
        r[6] = (s = 1);
        r[7] = (s += 1);
        r[8] = (s << 1);
        r[9] = (s % 1);
      });
  for (int i = 0; i < 10; ++i)
    CHECK(r[i] == 2 * i + 2);
#define X(n, e) CHECK(e == 2 * n + 1)
  ALL(S, s, X);
}
} // namespace member_operators

int main() {
  free_operators::test();
  member_operators::test();
  return failures;
}
