// A kernel captures numbers, enumerations, arrays, classes, unions, references and closures by
// value.
//
// accept: L-2.1.2-g, L-2.4.3.3-d, P-7.1-f, L-2.4.3.3-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-variable"
#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
#include <utility>
#include <array>
#include <tuple>
#include "check.h"
using namespace concurrency;

// A kernel captures numbers, arrays, classes, unions, enums, references and closures by value.
namespace kinds {
struct P {
  int x;
  float y;
};
union U {
  int i;
  float f;
};
enum class E { a = 4 };
template <class T, class V>
int run(const T &cref, T val, T &&rr, V *ptr, V (&arr)[2], const V *const cp) {
  int out[1] = {0};
  array_view<int, 1> v(1, out);
  T &r = val;
  const T &cr = cref;
  T &&r2 = static_cast<T &&>(rr);
  V elem = *ptr;
  auto &ra = arr;
  V first = *cp;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = int(r + cr + r2 + elem + ra[1] + first + cref + val);
      });
  v.synchronize();
  return out[0];
}
void test() {
  int out[8] = {};
  array_view<int, 1> v(8, out);
  int n = 1;
  int &rn = n;
  const int cn = (int)sizeof(out) / 4 + 1;
  const float cf = 1.5f;
  unsigned u = 3;
  long l = 4;
  double d = 5;
  bool b = true;
  int a1[3] = {1, 2, 3};
  float a2[2][3] = {{1, 2, 3}, {4, 5, 6}};
  const int a3[2] = {8, 9};
  P ps[2] = {{1, 2.f}, {3, 4.f}};
  P p = {5, 6.f};
  const P &rp = p;
  U un;
  un.f = 2.f;
  E e = E::a;
  std::pair<int, float> pr(7, 8.f);
  std::array<int, 4> sa = {{1, 2, 3, 4}};
  auto sq = [](int x) restrict(cpu, amp) { return x * x; };
  auto add = [ n, sq ](int x) restrict(amp) { return sq(x) + n; };
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        switch (i[0]) {
        case 0:
          v[i] = n + rn + cn + (int)cf + (int)u + (int)l + (int)d + b;
          break; // 1+1+9+1+3+4+5+1
        case 1:
          v[i] = a1[0] + a1[2] + (int)a2[1][2] + a3[1];
          break; // 1+3+6+9
        case 2:
          v[i] = ps[1].x + (int)ps[0].y + rp.x + (int)un.f + (int)e;
          break; // 3+2+5+2+4
        case 3:
          v[i] = add(3);
          break; // 10
        case 4:
          v[i] = p.x + pr.first + (int)pr.second;
          break; // 5+7+8
        case 5:
          v[i] = sizeof(a1) / sizeof(a1[0]) + sizeof(a2) / sizeof(float);
          break; // 3 + 6
        case 6: {
          auto c = a1[1];
          auto g = [=](int k) { return k + a1[0] + p.x; };
          v[i] = g(c);
          break;
        } // 2+1+5
        default:
          v[i] = -1;
        }
      });
  v.synchronize();
  CHECK(out[0] == 25);
  CHECK(out[1] == 19);
  CHECK(out[2] == 16);
  CHECK(out[3] == 10);
  CHECK(out[4] == 20);
  CHECK(out[5] == 9);
  CHECK(out[6] == 8);
  CHECK(out[7] == -1);
  int q[2] = {10, 20}, one = 1;
  int t = 100;
  CHECK(run(one, 2, 3, &t, q, &q[0]) == 2 + 1 + 3 + 100 + 20 + 10 + 1 + 2);
  int k = 5;
  array<int, 1> arr(2);
  array<int, 1> &ra = arr;
  array<int, 1> *pa = &arr;
  const array<int, 1> &ca = *pa;
  parallel_for_each(arr.extent, [ k, &arr ](index<1> i) restrict(amp) { arr[i] = k; });
  parallel_for_each(arr.extent, [ =, &ra ](index<1> i) restrict(amp) { ra[i] += k; });
  parallel_for_each(arr.extent, [&](index<1> i) restrict(amp) { arr[i] += 1; });
  parallel_for_each(
      arr.extent, [ v, &ca, kk = k * 2 ](index<1> i) restrict(amp) { v[i] = ca[i] + kk; });
  v.synchronize();
  CHECK(out[0] == 21);
  CHECK(out[1] == 21);
}
} // namespace kinds

// A kernel captures each scalar and enumeration type exactly, directly and through references.
namespace scalars_and_references {
enum E { e1 = 5 };
enum class F : unsigned { f = 0xffffffffu };
enum G : int { g = -3 };
template <typename T>
void one(T x, T y) {
  const int pad = 0;
  array_view<int, 1> v(4);
  const T cx = x;
  T &rx = x;
  const T &crx = y;
  T &&rrx = T(x);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[0] = x == cx;
        v[1] = rx == crx;
        v[2] = rrx == x;
        T z = x;
        v[3] = z == x;
      });
  CHECK(v[0] == 1);
  CHECK(v[1] == (x == y));
  CHECK(v[2] == 1);
  CHECK(v[3] == 1);
}
void test() {
  one<int>(-2147483647, 4);
  one<unsigned>(0xffffffffu, 0xffffffffu);
  one<float>(1.5e30f, 1.f);
  one<double>(1e300, 1e300);
  one<long>(-(1l << 40), 3);
  one<unsigned long>(~0ul, ~0ul);
  one<E>(e1, e1);
  one<F>(F::f, F());
  one<G>(g, g);
  array_view<int, 1> v(8);
  int a = 1;
  const int b = a + 1;
  int &c = a;
  const float d = 1.5f;
  const double dd = 2.25;
  bool t = true;
  const bool tf = false;
  const E e = e1;
  const F f = F::f;
  static const float sf = 3.5f;
  constexpr float cf = 4.5f;
  const unsigned u = 0xfffffff0u;
  const int neg = -7;
  const long big = 1l << 40;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[0] = a + b * 10 + c * 100;
        v[1] = int(d * 2 + dd * 4);
        v[2] = t + tf * 2;
        v[3] = e + int(f);
        v[4] = int(u >> 28);
        v[5] = neg / 2 + neg % 4;
        v[6] = int(big >> 38);
        v[7] = int(d * 10) % 10;
      });
  int w[] = {121, 12, 1, 4, 15, -6, 4, 5};
  for (int i = 0; i < 8; ++i)
    CHECK(v[i] == w[i]);
  a = 50;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[0] = c;
        v[1] = a;
      });
  CHECK(v[0] == 50 && v[1] == 50);
}
} // namespace scalars_and_references

// A kernel may capture bool variables between captures of other types.
namespace bools {
void test() {
  bool up = true, down = false, both = true;
  int n = 7;
  float f = 0.5f;
  float data[2] = {};
  array_view<float, 1> v(2, data);
  parallel_for_each(
      extent<1>(1), [ up, n, down, f, v, both ](index<1>) restrict(amp) {
        v[0] = (up ? 1.0f : 0.0f) + (down ? 10.0f : 0.0f) + (both ? 100.0f : 0.0f);
        v[1] = float(n) + f;
      });
  check("bools", v[0], 101);
  check("others", v[1], 7.5);
}
} // namespace bools

int main() {
  kinds::test();
  scalars_and_references::test();
  bools::test();
  return failures;
}
