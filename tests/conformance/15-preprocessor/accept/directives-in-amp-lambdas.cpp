// Preprocessor conditionals can surround an amp lambda or a part of its captures, parameters or
// body.
//
// accept: L-2.1.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
#define FAST 1
int main() {
  std::vector<int> data(8);
  array_view<int> v(8, data);
  int n = 3;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
#ifdef FAST
        v[i] = n;
#else
        v[i] = 0;
#endif
      });
  if (v[0] != 3) return 1;
  parallel_for_each(
      v.extent,
#if FAST
      [=](index<1> i) restrict(amp) { v[i] = 4; }
#else
      [=](index<1> i) restrict(amp) { v[i] = 5; }
#endif
  );
  if (v[0] != 4) return 2;
  parallel_for_each(
      v.extent,
      [
#if FAST
        n,
#endif
        v
      ](index<1> i
#if 0
        , int
#endif
        ) restrict(amp)
#if FAST
  // fast
#endif
      { v[i] = n + 2; });
  return v[0] == 5 ? 0 : 3;
}
