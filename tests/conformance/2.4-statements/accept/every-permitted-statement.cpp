// Every permitted statement and operator gives the host's value in a kernel.
//
// accept: L-2.4.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#pragma GCC diagnostic ignored "-Wparentheses"
#pragma GCC diagnostic ignored "-Wunused-value"
#pragma GCC diagnostic ignored "-Wsequence-point"
#include <amp.h>
using namespace concurrency;
struct P {
  int x, y;
};
enum class Op { add, sub, mul };
struct Iter {
  int i;
  int operator*() const restrict(cpu, amp) { return i; }
  Iter &operator++() restrict(cpu, amp) {
    ++i;
    return *this;
  }
  bool operator!=(Iter o) const restrict(cpu, amp) { return i != o.i; }
};
struct Range {
  int lo, hi;
  Iter begin() const restrict(cpu, amp) { return {lo}; }
  Iter end() const restrict(cpu, amp) { return {hi}; }
};
namespace ext {
struct R2 {
  int n;
};
Iter begin(const R2 &) restrict(cpu, amp) { return {0}; }
Iter end(const R2 &r) restrict(cpu, amp) { return {r.n}; }
}
int eval(Op o, int a, int b) restrict(cpu, amp) {
  switch (o) {
  case Op::add:
    return a + b;
  case Op::sub:
    return a - b;
  default:
    break;
  case Op::mul: {
    int r = a;
    r *= b;
    return r;
  }
  }
  return -1;
}
int duff(int n) restrict(cpu, amp) {
  int c = 0;
  switch (n % 4) {
  case 0:
    do {
      ++c;
      [[fallthrough]];
    case 3:
      ++c;
      [[fallthrough]];
    case 2:
      ++c;
      [[fallthrough]];
    case 1:
      ++c;
    } while ((n -= 4) > 0);
  }
  return c;
}
int &refret(P &p, bool b) restrict(cpu, amp) { return b ? p.x : p.y; }
int *ptrret(int *p, int k) restrict(cpu, amp) { return p + k; }
void out(int &a, int *b, int &&c) restrict(cpu, amp) {
  a = c;
  *b = c + 1;
}
unsigned bits(unsigned x) restrict(cpu, amp) {
  unsigned c = 0;
  for (; x; x &= x - 1) ++c;
  return c;
}
int run(int k) restrict(cpu, amp) {
  P p = {1, 2}, q{3, 4};
  int a[3] = {1, 2, 3}, m[2][2] = {{1, 2}, {3, 4}};
  switch (k) {
  case 0:
    return eval(Op::add, 3, 4) * 10000 + eval(Op::sub, 3, 4) * 100 + eval(Op::mul, 3, 4);
  case 1:
    return duff(10);
  case 2:
    refret(p, true) = 10;
    refret(p, false) += 5;
    return p.x * 100 + p.y;
  case 3:
    *ptrret(a, 1) = 7;
    return *(ptrret(a, 2) - 1) + (ptrret(a, 2) - a) * 100 + (&a[2] > &a[0]);
  case 4: {
    int x, y;
    out(x, &y, 5 + 1);
    return x * 10 + y;
  }
  case 5:
    return bits(0xF0F0u) + (~0u >> 28) + (1 << 4 | 3 ^ 1) + (7 & 5) + (-7 / 2) + (-7 % 3) +
           (k > 3   ? 1
            : k < 2 ? 2
                    : 3);
  case 6: {
    int s = 0;
    for (int x : Range{2, 5}) s += x;
    for (auto x : ext::R2{3}) s += x * 10;
    for (auto &r : m)
      for (int &c : r) c *= 2;
    for (const auto &r : m)
      for (auto c : r) s += c * 100;
    return s;
  }
  case 7: {
    int i = 0, s = 0;
    while (true) {
      if (++i > 10) break;
      if (i % 2) continue;
      s += i;
    }
    do s -= 1;
    while (s > 27);
    return s;
  }
  case 8: {
    bool b = true;
    b &= false;
    b |= 1 > 0;
    bool c = !b ^ true;
    return b + c * 2 + (b && !c) * 4 + (b, c) * 8;
  }
  case 9: {
    float f = 7.9f;
    double d = -7.9;
    int i = f, j = (int)d;
    unsigned u = unsigned(f);
    i += 1.5;
    i <<= 1;
    i ^= 5;
    return i * 100 + j + u;
  }
  case 10: {
    auto t = p;
    t = q;
    P &r = t;
    P *pt = &r;
    pt->x++;
    (*pt).y--;
    --pt->x;
    return t.x * 10 + t.y + (pt == &t) + (pt != nullptr);
  }
  case 11: {
    int x = 1;
    {
      int x = 2;
      {
        int x = 3;
        a[0] = x;
      }
      a[1] = x;
    }
    a[2] = x;
    return a[0] * 100 + a[1] * 10 + a[2];
  }
  case 12: {
    if (int z = k - 10; z == 2) {
      return z;
    } else if (z == 3) return z * 10;
    else return z * 100;
  }
  case 13: {
    int P::*pm = k ? &P::y : &P::x;
    P *pp = &q;
    return p.*pm * 10 + pp->*pm;
  }
  case 14: {
    typedef int A3[3];
    A3 &ra = a;
    A3 *pa = &a;
    using F = float;
    F f = 2.5;
    return ra[1] + (*pa)[2] + (int)(f * 2) + (int)sizeof(A3) / 4 + (int)sizeof ra[0];
  }
  case 15: {
    int x = 5;
    int y = x++ + ++x;
    x -= -y;
    return x * 100 + y - -1 + +2;
  }
  case 16: {
    const int N = 2;
    int z[N * 2] = {};
    for (int i = 0, *e = z; i < N * 2; ++i, ++e) *e = i;
    int s = 0;
    for (int i = N * 2; i-- > 0;) s = s * 10 + z[i];
    return s;
  }
  case 17: {
    static_assert(sizeof(P) == 8, "");
    struct L {
      P a;
      int b[2];
    } l = {{1, 2}, {3, 4}}, l2 = l;
    l2.a = {5, 6};
    return l.b[1] + l2.a.y * 10 + L{{7, 8}}.a.x * 100 + P{9, 1}.x * 1000;
  }
  case 18:
    return int() + int{} + float(2) + double{1.5} * 2 + bool(5) + static_cast<int>(2.9f) + (int)3u +
           unsigned{4};
  case 19: {
    int x = 10;
    x = x > 5 ? (x = 3, x + 1) : 0;
    int y = (x == 4) ? 7 : 1;
    return x + y;
  }
  }
  return 0;
}
int main() {
  int w[20] = {69912,
               10,
               1007,
               207 + 1,
               67,
               8 + 15 + 18 + 5 - 3 - 1 + 1,
               9 + 30 + 2000,
               27,
               3 - 0,
               0,
               0,
               321,
               2,
               24,
               2 + 3 + 5 + 3 + 4,
               0,
               3210,
               4 + 60 + 700 + 9000,
               0,
               11};
  w[8] = 0;
  {
    bool b = true;
    bool c = !b ^ true;
    w[8] = b + c * 2 + (b && !c) * 4 + (b, c) * 8;
  }
  {
    int i = 7;
    i += 1.5;
    i <<= 1;
    i ^= 5;
    w[9] = i * 100 - 7 + 7;
  }
  w[10] = 3 * 10 + 3 + 1 + 1;
  w[15] = (7 + 12) * 100 + 12 + 1 + 2;
  w[18] = 0 + 0 + 2 + 3 + 1 + 2 + 3 + 4;
  int o[20];
  array_view<int> v(20, o);
  v.discard_data();
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = run(i[0]); });
  for (int i = 0; i < 20; ++i) {
    if (run(i) != w[i]) return 1 + i;
    if (v[i] != w[i]) return 101 + i;
  }
  return 0;
}
