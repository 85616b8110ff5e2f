// A kernel may use const locals of dependent types that members, arguments and calls initialize.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <typename T> struct traits {
  typedef int size_type;
  enum mode { a, b, c };
};
static int calls;
template <typename T> struct Base {
  int n;
  Base() : n(3) {}
  int size() const { return n; }
};
template <typename T> class Derived : Base<T> {
  T m_k;
  typename traits<T>::mode m_mode;
  int m_arr[2];
  static int next() { return ++calls; }

public:
  Derived(T k) : m_k(k), m_mode(traits<T>::c), m_arr{5, 6} {}
  void run(array_view<int> v, T arg, int n) {
    const T k = m_k;
    const T a = arg;
    const typename traits<T>::mode m = m_mode;
    const typename traits<T>::size_type sz = this->size();
    const int nn = n;
    const int count = next();
    const auto f = m_arr[1];
    const T literal = 7;
    const unsigned usz = sizeof(T);
    const T s = T(n) + m_k;
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          v[i] = int(k + a + m + sz + nn + count * 100 + f + literal + usz + s);
        });
  }
};
template <typename E, typename I> void free_fn(array_view<int> v, E e, I n) {
  const E e1 = e;
  const I n1 = n;
  const E e2 = n1 > 2 ? e1 : E();
  const bool flag = n > 1;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = e1 + n1 * 10 + e2 * 100 + flag * 1000; });
}
enum Color { Red = 1, Green = 4 };
int main() {
  int d[3] = {};
  array_view<int> v(3, d);
  Derived<int> x(2);
  x.run(v, 3, 4);
  if (v[1] != 2 + 3 + 2 + 3 + 4 + 100 + 6 + 7 + 4 + 6) return 1;
  x.run(v, 3, 4);
  if (v[1] != 2 + 3 + 2 + 3 + 4 + 200 + 6 + 7 + 4 + 6) return 2;
  Derived<float> y(2.5f);
  y.run(v, 3.5f, 4);
  if (v[1] != 2 + 4 + 2 + 3 + 4 + 300 + 6 + 7 + 4 + 6 + 0 &&
      v[1] != int(2.5f + 3.5f + 2 + 3 + 4 + 300 + 6 + 7 + 4 + 6.5f))
    return 3;
  free_fn(v, Green, 3);
  if (v[0] != 4 + 30 + 400 + 1000) return 4;
  free_fn(v, Red, 1u);
  return v[0] == 11 ? 0 : 5;
}
