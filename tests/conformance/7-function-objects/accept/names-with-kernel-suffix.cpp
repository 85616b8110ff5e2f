// The program's own names with the suffix _kernel or _local do not conflict with its kernels.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
struct main_kernel {
  int a = 1;
};
struct amp2hip_x {
  int a;
};
int go_kernel = 2;
namespace f_local {
const int c = 3;
}
namespace main_local {
struct L {
  int a = 4;
};
}
typedef int av_type;
static void run_kernel() {}
int go(int k) {
  struct L {
    int q;
  };
  L l = {k};
  array_view<av_type, 1> v(4);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        L m = l;
        v[i] = m.q + f_local::c;
      });
  return v[0] + go_kernel;
}
int f(int k) {
  struct L {
    int q;
  };
  L l = {k};
  array_view<av_type, 1> v(4);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        L m = l;
        v[i] = m.q + f_local::c;
      });
  return v[0];
}
void run(array_view<int, 1> v) {
  run_kernel();
  int run_kernel = 5;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = run_kernel; });
}
int go_kernel_2(int k) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k; });
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += k; });
  return v[0];
}
int go(float k) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = int(k * 2); });
  return v[0];
}
namespace amp2hip_user {
int amp2hip = 7;
int t() {
  const int amp2hip = 8;
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = amp2hip; });
  return v[0];
}
}
struct S {
  int S_kernel, kernel, run_kernel;
  int run() {
    int run_kernel = 9;
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = run_kernel; });
    return v[0];
  }
  struct go_kernel {
    int a = 10;
  };
  int go() {
    go_kernel k;
    array_view<int, 1> v(4);
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          go_kernel l;
          v[i] = k.a + l.a;
        });
    return v[0];
  }
};
int parallel(int run_kernel, int parallel_kernel) {
  array_view<int, 1> v(4);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int parallel_kernel_2 = parallel_kernel;
        v[i] = run_kernel + parallel_kernel_2;
      });
  return v[0];
}
int main() {
  main_kernel k;
  main_local::L l;
  array_view<int, 1> v(4);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        main_kernel k2;
        main_local::L l2;
        v[i] = k.a + k2.a + l.a + l2.a;
      });
  CHECK(v[0] == 10);
  {
    int main_kernel = 6, main_kernel_2 = 7;
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) { v[i] = main_kernel * main_kernel_2; });
    CHECK(v[0] == 42);
  }
  CHECK(go(5) == 10);
  CHECK(f(5) == 8);
  run(v);
  CHECK(v[0] == 5);
  CHECK(go_kernel_2(4) == 8);
  CHECK(go(2.5f) == 5);
  CHECK(amp2hip_user::t() == 8);
  CHECK(S().run() == 9);
  CHECK(S().go() == 20);
  CHECK(parallel(3, 4) == 7);
  return failures;
}
