// A kernel captures numbers, arrays, classes, unions, enums, references and closures by value.
//
// accept: L-2.1.2-g, L-2.4.3.3-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-variable"
#include <amp.h>
#include <utility>
#include <array>
#include <tuple>
using namespace concurrency;
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
int main() {
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
  if (out[0] != 25 || out[1] != 19 || out[2] != 16 || out[3] != 10 || out[4] != 20 || out[5] != 9 ||
      out[6] != 8 || out[7] != -1)
    return 1;
  int q[2] = {10, 20}, one = 1;
  int t = 100;
  if (run(one, 2, 3, &t, q, &q[0]) != 2 + 1 + 3 + 100 + 20 + 10 + 1 + 2) return 2;
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
  return out[0] == 21 && out[1] == 21 ? 0 : 3;
}
