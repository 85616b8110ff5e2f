// Amp code reads integer constants in array bounds, case labels, variable templates and
// expressions.
//
// accept: L-2.4.3.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
const int a = 3;
static const unsigned b = a * 2;
inline constexpr long c = b + 1L;
template <class T> constexpr int sz = sizeof(T) * 2;
template <int N> struct H {
  static const int n = N + 1;
  static constexpr unsigned m = N * n;
  enum { e = N * 100 };
};
namespace ns {
extern const int d;
const int d = a + 10;
namespace {
const int anon = 21;
}
}
struct S {
  static const int k;
  int get() const restrict(amp);
};
const int S::k = 4;
int S::get() const restrict(amp) { return this->k + k + S::k; }
enum class E : unsigned long { x = 1ul << 40, y };
constexpr int sq(int x) restrict(cpu, amp) { return x * x; }
template <int (&A)[3]> struct Unused {};
int main() {
  const int loc = 6;
  constexpr int loc2 = sq(loc);
  static const int st = 8;
  double out[12] = {};
  array_view<double, 1> v(12, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        int buf[a + sq(2)] = {};
        v[0] = a;
        v[1] = b + 0.5;
        v[2] = c;
        v[3] = sz<double>;
        v[4] = H<5>::n;
        v[5] = H<5>::m + H<2>::e;
        v[6] = ns::d;
        v[7] = ns::anon;
        v[8] = S().get();
        v[9] = E::y == E::x ? 1 : double(static_cast<unsigned long>(E::y) >> 40);
        v[10] = sizeof(buf) / 4 + loc2 + loc;
        switch (7) {
        case a + 4:
          v[11] = 1;
        }
      });
  v.synchronize();
  const double want[] = {3, 6.5, 7, 16, 6, 230, 13, 21, 12, 1, 7 + 36 + 6, 1};
  for (int i = 0; i < 12; i++)
    if (out[i] != want[i]) return i + 1;
  return st == 8 ? 0 : 20;
}
