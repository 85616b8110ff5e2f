// A launch must not mix tile sizes and ranks, repeat arguments or take non-const or cpu kernels.
//
// reject: P-7-b, P-7-h, P-7-i, P-7-n, P-7-m, L-2.1.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <functional>
using namespace concurrency;
void kfn(index<1> i) restrict(cpu) {}
struct nonconst {
  void operator()(index<1>) restrict(amp) {}
};
struct cpuonly {
  void operator()(index<1>) const {}
};
struct rv {
  void operator()(index<1> &&) const restrict(amp) {}
};
struct priv {
private:
  void operator()(index<1>) const restrict(amp) {}
};
void f(array_view<int, 1> v, array<int, 1> &a, extent<2> e) {
  parallel_for_each(10, [=](index<1>) restrict(amp){}); // ERROR
  parallel_for_each(index<1>(3), [=](index<1>) restrict(amp){}); // ERROR
  parallel_for_each(v, [=](index<1>) restrict(amp){}); // ERROR
  parallel_for_each(v.extent, nonconst()); // ERROR
  parallel_for_each(v.extent, cpuonly()); // ERROR
  parallel_for_each(v.extent, rv()); // ERROR
  parallel_for_each(v.extent, kfn); // ERROR
  parallel_for_each(v.extent, std::function<void(index<1>)>(kfn)); // ERROR
  parallel_for_each(e, [=](index<1>) restrict(amp){}); // ERROR
  parallel_for_each(e.tile<2, 2>(), [=](tiled_index<4, 4>) restrict(amp){}); // ERROR
  parallel_for_each(e.tile<2, 2>(), [=](tiled_index<2>) restrict(amp){}); // ERROR
  parallel_for_each(e, [=](tiled_index<2, 2>) restrict(amp){}); // ERROR
  parallel_for_each(v.extent, v.extent, [=](index<1>) restrict(amp){}); // ERROR
  parallel_for_each(accelerator(), v.extent, [=](index<1>) restrict(amp){}); // ERROR
  parallel_for_each(v.extent, [=](index<1>) restrict(amp){}, 1); // ERROR
}
void g(array_view<int, 1> v) {
  parallel_for_each(v.extent, [=](index<1>) mutable restrict(amp){}); // WARNING
}
void h(array_view<int, 1> v) {
  parallel_for_each(v.extent, [=](index<1>) {}); // ERROR
}
void i(array_view<int, 1> v) { parallel_for_each(v.extent, [=](int) restrict(amp){}); } // ERROR
void j(array_view<int, 1> v) { parallel_for_each(v.extent, [=]() restrict(amp){}); } // ERROR
int main() {}
