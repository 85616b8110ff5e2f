// Sorting, tree traversal, unions and constexpr functions give the host's values in a kernel.
//
// accept: L-2.4.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
namespace {
enum { A, B, C = 10 };
enum Color : int { red, green = 5 };
union U {
  int i;
  float f;
  unsigned u;
};
struct Bits {
  unsigned raw;
  unsigned lo() const restrict(cpu, amp) { return raw & 0xffffu; }
};
struct Node {
  int left, right, val;
};
int tree(const array_view<const Node, 1> &t, int n) restrict(cpu, amp) {
  int st[16], sp = 0, s = 0;
  st[sp++] = n;
  while (sp) {
    int c = st[--sp];
    if (c < 0) continue;
    s += t[c].val;
    st[sp++] = t[c].left;
    st[sp++] = t[c].right;
  }
  return s;
}
template <class T> T &pick(T &a, T &b, bool w) restrict(cpu, amp) { return w ? a : b; }
template <class T> void swp(T &a, T &b) restrict(cpu, amp) {
  T t = a;
  a = b;
  b = t;
}
template <class T, int N> void sort(T (&a)[N]) restrict(cpu, amp) {
  for (int i = 1; i < N; ++i)
    for (int j = i; j > 0 && a[j] < a[j - 1]; --j) swp(a[j], a[j - 1]);
}
template <class T, int N> constexpr int len(T (&)[N]) restrict(cpu, amp) { return N; }
inline double horner(double x) restrict(cpu, amp) {
  const double c[] = {1, -2, 0.5};
  double r = 0;
  for (double k : c) r = r * x + k;
  return r;
}
}
int main() {
  Node ns[5] = {{1, 2, 1}, {3, 4, 2}, {-1, -1, 3}, {-1, -1, 4}, {-1, -1, 5}};
  array_view<const Node, 1> t(5, ns);
  int o[8];
  array_view<int> v(8, o);
  v.discard_data();
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = tree(t, 0);
        int a[5] = {5, 3, 4, 1, 2};
        sort(a);
        v[1] = a[0] * 10000 + a[1] * 1000 + a[2] * 100 + a[3] * 10 + a[4];
        int x = 1, y = 2;
        pick(x, y, false) = 9;
        swp(x, y);
        v[2] = x * 10 + y;
        v[3] = len(a) + C + B + green;
        U u;
        u.f = 1.0f;
        v[4] = (int)(u.u >> 23);
        Bits b = {0x12345678u};
        v[5] = (int)b.lo();
        v[6] = (int)(horner(2) * 10);
        Color c = red;
        c = green;
        v[7] = c == Color::green ? static_cast<int>(c) : 0;
      });
  return v[0] == 15 && v[1] == 12345 && v[2] == 91 && v[3] == 21 && v[4] == 127 && v[5] == 0x5678 &&
                 v[6] == 5 && v[7] == 5
             ? 0
             : 1;
}
