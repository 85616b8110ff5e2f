// A kernel in a class template may use const locals computed from data members and other const
// locals.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <typename T> struct Base {
  int w, h;
  Base() : w(3), h(2) {}
};
template <typename T> struct S : Base<T> {
  using Base<T>::w;
  int pitch;
  S() : pitch(8) {}
  void f(array_view<T> v) {
    const int stride = pitch, two = stride * 2;
    const int width = w;
    const int height = this->h;
    const int area = width * height;
    const bool wide = stride > 4;
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          auto g = [=](int x) restrict(amp) { return x + stride + two + area + wide; };
          v[i] = g(i[0]);
        });
  }
};
int main() {
  int d[1];
  array_view<int> v(1, d);
  S<int> s;
  s.f(v);
  return v[0] - (8 + 16 + 6 + 1);
}
