// std::function, std::transform and std::invoke call a functor's cpu call operator.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <functional>
#include <algorithm>
struct F {
  int operator()(double) const { return 1; }
  int operator()(int) const restrict(amp) { return 2; }
};
int main() {
  std::function<int(int)> f = F();
  int in[2] = {1, 2}, out[2];
  std::transform(in, in + 2, out, F());
  return f(1) != 1 ? 1 : out[0] != 1 ? 2 : std::invoke(F(), 1) != 1 ? 3 : 0;
}
