// Cpu functions, lambdas and function pointers can have dynamic exception specifications.
//
// §2.4.2 forbids throw(type) on amp functions only. C++17 has no dynamic exception specifications,
// so the translation removes them.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#ifdef __GNUC__
#pragma GCC diagnostic ignored "-Wunused-parameter"
#endif
struct failure {};
void f() throw(failure) { throw failure(); }
auto g = []() throw(failure) { throw failure(); };
auto h = [](int) mutable throw(failure, int)->int { throw 1; };
void (*p)() throw(failure) = f;
using pointer = void (*)() throw(int);
int takes(void (*q)() throw (int)) { return q != nullptr; }
struct S {
  void m() throw(int);
  template <typename T> void t() throw(T) {}
  void (*member)() throw(int);
};
void S::m() throw(int) {}
int main() {
  std::vector<int> r(4);
  concurrency::array_view<int> v(4, r);
  concurrency::parallel_for_each(
      v.extent, [=](concurrency::index<1> i) restrict(amp) noexcept { v[i] = 1; });
  v.synchronize();
  int caught = 0;
  try {
    g();
  } catch (failure) { ++caught; }
  try {
    h(1);
  } catch (int) { ++caught; }
  try {
    p();
  } catch (failure) { ++caught; }
  pointer none = nullptr;
  S().t<int>();
  return caught != 3 || r[3] != 1 || takes(none);
}
