// Variables, functions and classes with names such as f_amp or main_kernel do not affect overloads.
//
// accept: L-2.3.2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int f(int) restrict(cpu) { return 1; }
int f(double) restrict(amp) { return 2; }
int f_amp(int) restrict(cpu, amp) { return 30; }
int f_cpu = 40;
int g(int) restrict(cpu) { return 3; }
int g(int) restrict(amp) { return 4; }
int g_cpu(int) { return 50; }
struct main_kernel {
  int operator()(int x) const restrict(cpu, amp) { return x; }
};
int h(int x) restrict(cpu, amp) {
  int g_choice = 1, f_choice = 2;
  return f(x) + g(x) + g_choice + f_choice;
}
namespace amp2hip_user {
int on_accelerator() restrict(cpu, amp) { return 7; }
}
int main() {
  int out[4] = {};
  int f_amp_ = 5;
  array_view<int, 1> v(4, out);
  int g_amp = 6;
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        int f_amp = f_amp_, f_choice = 1, argument1 = 2;
        using namespace amp2hip_user;
        v[0] = f(1) + f_amp;
        v[1] = g(1) + g_amp + ::f_amp(0);
        v[2] = h(1) + main_kernel()(100) + f_choice;
        v[3] = argument1 + on_accelerator();
      });
  v.synchronize();
  if (f(1) + f_amp(1) + f_cpu + g(1) + g_cpu(1) != 124 || h(1) != 7) return 1;
  return out[0] == 7 && out[1] == 40 && out[2] == 110 && out[3] == 9 ? 0 : 2;
}
