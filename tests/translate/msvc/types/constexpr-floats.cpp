// Amp code may use the values of constexpr variables with floating-point types.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: not %amp2hip --from-msvc %s -o %t.hip -- -std=c++17 -DERRORS 2>&1 | FileCheck %s --check-prefix=ERRORS --implicit-check-not=error:
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>
using namespace concurrency;

constexpr float pi = 3.14159f;
struct layer {
  static constexpr double threshold = -1;
};
const float not_constexpr = 2.0f;
float by_reference(const float &x) restrict(amp) { return x; }

// CHECK: const { v[i] = pi * float(layer::threshold); }
void scale(array_view<float> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = pi * float(layer::threshold); });
}
template <typename T, int N> void scale_all(array_view<T> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = pi * v[i] * N; });
}
template void scale_all<float, 2>(array_view<float>);
#ifdef ERRORS
template <typename T> void by_references(array_view<T> v) {
  // ERRORS: [[#@LINE+1]]:{{.*}}: error: amp code cannot use 'pi'
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = by_reference(pi) * T(1); });
}
template void by_references<float>(array_view<float>);
void errors(array_view<float> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    // ERRORS: [[#@LINE+1]]:{{.*}}: error: amp code cannot use 'not_constexpr'
    v[i] = not_constexpr;
    // ERRORS: [[#@LINE+1]]:{{.*}}: error: amp code cannot use 'pi'
    v[i] = by_reference(pi);
  });
}
#endif
