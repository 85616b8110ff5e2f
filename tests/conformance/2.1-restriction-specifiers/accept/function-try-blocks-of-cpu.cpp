// A restrict(cpu) function, constructor or destructor can have a function try block.
//
// accept: L-2.1-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct V {
  int x;
  V(int i) restrict(cpu) try : x(i) {
    if (i < 0) throw i;
  } catch (int) { throw; }
  ~V() restrict(cpu) try {
  } catch (...) {}
};
int f(int i) restrict(cpu) try { throw i; } catch (int k) {
  return k + 1;
}
int f(int i) restrict(amp) { return i + 50; }
template <class T> T g(T i) restrict(cpu) noexcept try {
  V v(-i);
  return 0;
} catch (T k) { return k; }
int main() {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(1); });
  v.synchronize();
  return out == 51 && f(1) == 2 && g(4) == -4 ? 0 : 1;
}
