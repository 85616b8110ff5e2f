// A kernel must not have a missing, private, deleted or cpu call operator or wrong parameters.
//
// reject: P-7-f, P-7-i, P-7-n
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
#include <functional>
struct NoCall {
  int a;
};
struct Priv {
private:
  void operator()(index<1>) const restrict(amp) {}
};
struct Two {
  void operator()(index<1>) const {}
  void operator()(index<2>) const restrict(amp) {}
};
struct Del {
  void operator()(index<1>) const restrict(amp) = delete;
};
struct Args {
  void operator()(index<1>, int) const restrict(amp) {}
};
struct Stat {
  static void f(index<1>) restrict(amp) {}
};
int main() {
  extent<1> e(4);
  parallel_for_each(e, NoCall{1}); // ERROR
  parallel_for_each(e, Priv()); // ERROR
  parallel_for_each(e, Two()); // ERROR
  parallel_for_each(e, Del()); // ERROR
  parallel_for_each(e, Args()); // ERROR
  parallel_for_each(e, Stat::f); // ERROR
  parallel_for_each(e, [](int) restrict(amp){}); // ERROR
  parallel_for_each(e, []() restrict(amp){}); // ERROR
  parallel_for_each(e.tile<2>(), [](tiled_index<2, 2>) restrict(amp){}); // ERROR
  parallel_for_each(e, [](tiled_index<4>) restrict(amp){}); // ERROR
  parallel_for_each(e, [](auto, int) restrict(amp){}); // ERROR
  parallel_for_each(e, [](index<1>) restrict(cpu){}); // ERROR
  parallel_for_each(extent<4>(), [](index<3>) restrict(amp){}); // ERROR
  parallel_for_each(e); // ERROR
  std::vector<int> vec(3);
  parallel_for_each(vec, [](index<1>) restrict(amp){}); // ERROR
  parallel_for_each(
      e, std::bind([](index<1>, int) restrict(amp){}, std::placeholders::_1, 2)); // ERROR
}
