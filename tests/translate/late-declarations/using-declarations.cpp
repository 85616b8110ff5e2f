// A later function refers to types by names that a using-declaration introduces. It is declared before the template if
// the using-declaration precedes the template.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate -- -std=c++17 -fdelayed-template-parsing
// RUN: %expect
// RUN: %builds
// RUN: not %amp2hip %s -o %t.hip -- -std=c++17 -fdelayed-template-parsing -DLATE 2>&1 | FileCheck --check-prefix=LATE %s
#include <amp.h>

namespace base {
using concurrency::array_view;
using concurrency::extent;
using concurrency::index;
struct weights { float w; };
} // namespace base
namespace other { struct late { float f; }; }

namespace solver {
using namespace base;

struct jacobi {
  template <typename V> static float around(const V &v, const index<1> &i) restrict(cpu, amp) { return neighbours(v, i); }
};
#ifdef LATE
// LATE:[[@LINE+1]]:{{[0-9]+}}: error: 'with_late' is declared after the template that uses it, and amp2hip cannot declare it earlier because it refers to 'late', which is not visible before the template; declare it before the template
template <typename T> float uses_late(T t) { return with_late(t, {2}); }
using other::late;
template <typename T> float with_late(T t, late l) { return t + l.f; }
float check_late() { return uses_late(1.0f); }
#endif

// CHECK:namespace solver {
// CHECK:template <typename V> __host__ __device__ float neighbours(const V &v, const concurrency::index<1> &i);
// CHECK-EMPTY:
// CHECK-NEXT:struct jacobi {
template <typename V> float neighbours(const V &v, const index<1> &i) restrict(cpu, amp) {
  return i[0] > 0 ? v[i] + v[i[0] - 1] : v[i];
}
} // namespace solver

int main() {
  std::vector<float> in = {1, 2, 3, 4}, out(4);
  base::array_view<const float> v(4, in);
  base::array_view<float> r(4, out);
  concurrency::parallel_for_each(r.extent, [=](concurrency::index<1> i) restrict(amp) { r[i] = solver::jacobi::around(v, i); });
  r.synchronize();
  return !(out[0] == 1 && out[3] == 7);
}
