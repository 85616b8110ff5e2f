// Kernels, amp functions and cpu,amp functions must not launch kernels.
//
// reject: P-7-e, R-5.3-a, R-3.2.6-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

// A kernel must not launch another kernel.
namespace in_kernel {
void test() {
  parallel_for_each(
      extent<1>(4), [=](index<1>) restrict(amp) {
        parallel_for_each(extent<1>(2), [=](index<1>) restrict(amp){}); // expected-error
      });
}
} // namespace in_kernel

// An amp helper function or a kernel must not launch a kernel.
namespace in_amp_function_and_kernel {
void helper(array_view<int, 1> v) restrict(amp) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; }); // expected-error
}

void f(array_view<int, 1> v) {
  parallel_for_each(
      v.extent, [=](index<1>) restrict(amp) {
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; }); // expected-error
      });
}
} // namespace in_amp_function_and_kernel

// Kernels and amp functions must not make tiled or untiled launches.
namespace tiled_and_untiled {
void f(array_view<int, 1> v) {
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        parallel_for_each(v.extent, [=](index<1> j) restrict(amp) { v[j] = 1; }); // expected-error
      });
}
void g(array_view<int, 1> v) restrict(amp) {
  parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) { v[t] = 1; });
  // expected-error@-1
}
void h(array_view<int, 1> v) restrict(cpu, amp) {
  parallel_for_each(v.extent, [=](index<1> j) restrict(amp) { v[j] = 1; }); // expected-error
}
} // namespace tiled_and_untiled

// An amp or cpu,amp function must not launch a kernel.
namespace in_amp_template {
template <class K>
void launch(extent<1> e, K k) restrict(amp) {
  parallel_for_each(e, k); // expected-error
}
template void launch<int>(extent<1>, int) restrict(amp);
void f(array_view<int> v) restrict(cpu, amp) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; }); // expected-error
}
} // namespace in_amp_template

// A cpu,amp function template must not launch a kernel.
namespace in_cpu_amp_template {
template <typename T>
void fill(array_view<T, 1> v, T x) restrict(cpu, amp) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x; }); // expected-error
}

void use(array_view<int, 1> v) { fill(v, 1); }
} // namespace in_cpu_amp_template

int main() {}
