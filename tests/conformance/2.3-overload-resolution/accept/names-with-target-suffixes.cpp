// Functions, variables, members and classes with names such as f_amp, f_cpu or main_kernel do not
// affect calls of overloads named f.
//
// accept: L-2.3.2.1-d, L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>

#include "check.h"

using namespace concurrency;

// Functions named sum_amp, sum_cpu and sum_choice do not affect calls of overloads named sum.
int sum_choice(int) restrict(cpu, amp) { return 70; }
int sum_amp(int) restrict(cpu, amp) { return 80; }
int sum_cpu(int) restrict(cpu, amp) { return 90; }
int sum(int) restrict(amp) { return 1; }
int sum(double) restrict(cpu) { return 2; }
int all_sums() restrict(cpu, amp) { return sum(1) + sum_choice(1) + sum_amp(1) + sum_cpu(1); }
void test_functions() {
  int o = 0;
  array_view<int> r(1, &o);
  parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[0] = all_sums(); });
  CHECK(r[0] == 241 && all_sums() == 242);
}

// Variables, functions and classes with names such as f_amp or main_kernel do not affect overloads.
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
} // namespace amp2hip_user
void test_variables() {
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
  CHECK(f(1) + f_amp(1) + f_cpu + g(1) + g_cpu(1) == 124);
  CHECK(h(1) == 7);
  CHECK(out[0] == 7 && out[1] == 40 && out[2] == 110 && out[3] == 9);
}

// Locals, members and base members named shade_amp do not affect calls of overloads named shade.
int shade(int) restrict(amp) { return 1; }
int shade(double) restrict(cpu) { return 2; }
template <class T>
int shade(T &&) restrict(cpu) {
  return 5;
}
int call() restrict(amp) {
  int shade_amp = 3;
  return shade(1) + shade_amp;
}
struct beside_data_member {
  int shade_amp;
  int call() const restrict(amp) { return shade(1) + shade_amp; }
};
struct with_member_function {
  int shade_amp() const restrict(amp) { return 10; }
};
struct beside_base_member : with_member_function {
  int call() const restrict(amp) { return shade(1) + shade_amp(); }
};
namespace beside_function {
int shade_amp(int) restrict(amp) { return 20; }
int call() restrict(amp) { return shade(1) + shade_amp(1); }
} // namespace beside_function
void test_members() {
  int o[4];
  array_view<int> r(4, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        beside_data_member s{3};
        beside_base_member d;
        r[0] = call();
        r[1] = s.call();
        r[2] = d.call();
        r[3] = beside_function::call();
      });
  CHECK(r[0] == 4);
  CHECK(r[1] == 4);
  CHECK(r[2] == 11);
  CHECK(r[3] == 21);
  CHECK(shade(1) == 5);
  CHECK(shade(1.0) == 2);
}

int main() {
  test_functions();
  test_variables();
  test_members();
  return failures;
}
