// Two kernels may be on one line, in a macro or separated by comments with braces and restrict.
//
// accept: L-2.4.3.3-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
#define KERNEL(body)                                                                               \
  [=](index<1> i) restrict(amp) { body; }
#define EACH(n, body) parallel_for_each(extent<1>(n), KERNEL(body))
int fill(array_view<int, 1> v, int n) {
  EACH(n, v[i] += 1);
  EACH(n, v[i] *= 2);
  return n;
}
int fill(array_view<int, 1> v, float n) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += int(n); });
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += i[0]; });
  return 0;
}
template <class T> void fill(array_view<T, 1> v) { EACH(4, int a = 1; int b = 2; v[i] += a * b); }
int main() {
  int out[4] = {};
  array_view<int, 1> v(4, out);
  fill(v, 4), fill(v, 3.f), fill(v);
  parallel_for_each(
      v.extent, // a comment with ) and { and restrict(cpu)
      [/* [ */ = /* ] */] /* ( */ (
          /* ) */ index<1> const /* , */
              &i /* "*/) /* restrict(cpu) */ restrict(amp) /* -> */ noexcept -> void {
        v[i] += 10 /* } */; // }
      });
  v.synchronize();
  for (int i = 0; i < 4; i++)
    if (out[i] != 2 + 3 + i + 2 + 10) return i + 1;
  return 0;
}
