// The program may declare names with the suffixes _kernel, _local, _amp and _choice after the
// functions that launch kernels.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// The program declares names with the suffix _kernel or _local after the functions that launch
// kernels.
int go(int k) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k; });
  return v[0];
}
struct go_kernel {
  int a = 1;
};
int fun(int k) {
  struct L {
    int a;
  };
  L l{k};
  array_view<int, 1> v(4);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        L m = l;
        v[i] = m.a;
      });
  return v[0];
}
namespace fun_local {
int c = 2;
}
int fun_kernel(int k) { return k; }
namespace n {
int foo(int k) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k; });
  return v[0];
}
} // namespace n
namespace n {
template <typename T>
struct foo_kernel {
  T t;
};
} // namespace n
struct S {
  int bar(int k) {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k; });
    return v[0];
  }
  int bar_kernel = 6;
};
struct T1 {
  int bar(int k);
  enum { bar_kernel = 7 };
};
int T1::bar(int k) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + bar_kernel; });
  return v[0];
}
struct B {
  static const int bar_kernel = 9;
};
struct D : B {
  int bar(int k) {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + bar_kernel; });
    return v[0] + bar_kernel;
  }
  int other() { return bar_kernel; }
};
extern int mac;
int zap(int k) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + 5; });
  return v[0];
}
namespace amp2hip {
struct mine {
  int z = 3;
};
} // namespace amp2hip
int operator_kernel = 1;
struct O {
  int operator()(int k) {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + 2; });
    return v[0];
  }
  int operator+(int k) {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + 3; });
    return v[0];
  }
  operator int() {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 4; });
    return v[0];
  }
  int call_kernel = 1;
  int plus_kernel = 2;
};
void test_later_names() {
  CHECK(go(3) + go_kernel().a == 4);
  CHECK(fun(3) + fun_local::c + fun_kernel(1) == 6);
  CHECK(n::foo(3) + n::foo_kernel<int>{4}.t == 7);
  S s;
  CHECK(s.bar(2) + s.bar_kernel == 8);
  CHECK(T1().bar(1) == 8);
  CHECK(D().bar(1) == 19);
  CHECK(D().other() == 9);
  CHECK(zap(1) == 6);
  CHECK(amp2hip::mine().z == 3);
  O o;
  CHECK(o(1) == 3);
  CHECK(o + 1 == 4);
  CHECK(int(o) == 4);
}

// Names with the suffixes _kernel, _local, _amp and _choice keep their meaning beside kernels and
// pairs.
struct launch_kernel {
  int a;
};
namespace launch_local {
int z = 1;
}
int run_kernel(int x) restrict(cpu, amp) { return x + 1; }
struct launch_kernel_2 {
  int q;
};
int launch(int k) {
  struct L {
    int v;
  } l = {k};
  int out[1] = {};
  array_view<int, 1> av(1, out);
  launch_kernel gk = {4};
  int av_ = 2, self = 3, i_ = 4, amp2hip = 5;
  parallel_for_each(
      av.extent, [=](index<1> i) restrict(amp) {
        launch_kernel q = gk;
        av[i] = l.v + q.a + av_ + self + i_ + amp2hip;
      });
  parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] += run_kernel(1); });
  av.synchronize();
  return out[0] + launch_local::z;
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
void test_kernel_and_amp_suffixes() {
  int out[1];
  array_view<int, 1> av(1, out);
  parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = f(1); });
  av.synchronize();
  CHECK(launch(3) == 3 + 4 + 2 + 3 + 4 + 5 + 2 + 1 && run(4) == 5 && out[0] == 2 && f(1) == 1 &&
        f_amp(2) == 2 && f_choice(1) == 3);
}

// A macro named after the function and the suffix _kernel expands in that function's kernel.
#define expand_kernel 5
int expand(int k) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + expand_kernel; });
  return v[0];
}
void test_macro_with_suffix() { CHECK(expand(1) == 6); }

int main() {
  test_later_names();
  test_kernel_and_amp_suffixes();
  test_macro_with_suffix();
  return failures;
}
