// An instance of a cpu,amp template must not use amp-only functions, even if only amp code calls
// it.
//
// reject: L-2.3.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct Made {
  int x;
  Made(int v) restrict(amp) : x(v) {}
  int get() const restrict(amp) { return x; }
};
struct Functor {
  int operator()(int x) const restrict(amp) { return x; }
};
template <typename T> int make(int v) restrict(amp, cpu) {
  T t(v); // ERROR
  return t.x;
}
template <typename T> int get(const T &t) restrict(amp, cpu) {
  return t.get(); // ERROR
}
template <typename F> int call(F f) restrict(amp, cpu) {
  return f(1); // ERROR
}
template <typename F> int call_lambda(F f) restrict(amp, cpu) { return f(1); }

int main() {
  array_view<int, 1> v(3);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = make<Made>(i[0]) + get(Made(1)) + call(Functor());
        v[i] += call_lambda([](int x) { return x; });
      });
}
