// Names with the suffixes _kernel, _local, _amp and _choice keep their meaning beside kernels and
// pairs.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct go_kernel {
  int a;
};
namespace go_local {
int z = 1;
}
int run_kernel(int x) restrict(cpu, amp) { return x + 1; }
struct go_kernel_2 {
  int q;
};
int go(int k) {
  struct L {
    int v;
  } l = {k};
  int out[1] = {};
  array_view<int, 1> av(1, out);
  go_kernel gk = {4};
  int av_ = 2, self = 3, i_ = 4, amp2hip = 5;
  parallel_for_each(
      av.extent, [=](index<1> i) restrict(amp) {
        go_kernel q = gk;
        av[i] = l.v + q.a + av_ + self + i_ + amp2hip;
      });
  parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] += run_kernel(1); });
  av.synchronize();
  return out[0] + go_local::z;
}
int run(int k) {
  int out[1] = {};
  array_view<int, 1> av(1, out);
  parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = run_kernel(k); });
  av.synchronize();
  return out[0];
}
int f_amp(int x) restrict(cpu) { return x; }
int f(int) restrict(cpu) { return 1; }
int f(double) restrict(amp) { return 2; }
int f_choice(int) { return 3; }
int main() {
  int out[1];
  array_view<int, 1> av(1, out);
  parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = f(1); });
  av.synchronize();
  return go(3) == 3 + 4 + 2 + 3 + 4 + 5 + 2 + 1 && run(4) == 5 && out[0] == 2 && f(1) == 1 &&
                 f_amp(2) == 2 && f_choice(1) == 3
             ? 0
             : 1;
}
