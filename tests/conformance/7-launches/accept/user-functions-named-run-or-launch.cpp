// A launch ignores the program's function templates named run, launch, launch_cpu and launch_gpu.
//
// accept: P-7-a, P-7-d, P-7-ab
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"

// A launch ignores function templates launch, launch_cpu and launch_gpu of the kernel's namespace.
namespace functions_named_launch {
namespace app {
struct kernel {
  concurrency::array_view<int, 1> v;
  void operator()(concurrency::index<1> i) const restrict(amp) { v[i] = 7; }
};
template <typename... A>
void launch_cpu(A &&...) {}
template <typename... A>
void launch_gpu(A &&...) {}
template <typename... A>
void launch(A &&...) {}
} // namespace app
void test() {
  std::vector<int> h(4);
  concurrency::array_view<int, 1> v(h);
  concurrency::parallel_for_each(v.extent, app::kernel{v});
  CHECK(v[3] == 7);
}
} // namespace functions_named_launch

// A launch of a lambda does not call a function template run of the enclosing namespace.
namespace run_beside_lambda {
namespace app {
using namespace concurrency;
static int jobs;
// The launch must not call this function.
template <typename... A>
void run(A &&...) {
  ++jobs;
}
void fill(array_view<int, 1> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 7; });
}
} // namespace app
void test() {
  std::vector<int> h(4);
  concurrency::array_view<int, 1> v(h);
  app::fill(v);
  CHECK(v[3] == 7);
  CHECK(app::jobs == 0);
}
} // namespace run_beside_lambda

// A launch in a member function ignores a function template run of the class's namespace.
namespace run_beside_member_function {
namespace app {
template <typename F, typename... A>
void run(F &&f, A &&...a) {}
struct model {
  concurrency::array_view<int, 1> v;
  void fill(int n) {
    auto w = v;
    concurrency::parallel_for_each(
        w.extent, [=](concurrency::index<1> i) restrict(amp) { w[i] = n; });
  }
};
} // namespace app
void test() {
  std::vector<int> h(4);
  concurrency::array_view<int, 1> v(h);
  app::model m{v};
  m.fill(7);
  CHECK(v[3] == 7);
}
} // namespace run_beside_member_function

// A launch ignores a function template run of the namespace of the kernel's element type.
namespace run_of_element_namespace {
namespace lib {
template <typename T>
struct scale {
  concurrency::array_view<T, 1> v;
  void operator()(concurrency::index<1> i) const restrict(amp) { v[i].x *= 2; }
};
} // namespace lib
namespace app {
struct point {
  float x;
};
template <typename... A>
int run(A &&...) {
  return 0;
}
} // namespace app
void test() {
  concurrency::array_view<app::point, 1> v(4);
  v[3].x = 4;
  concurrency::parallel_for_each(v.extent, lib::scale<app::point>{v});
  CHECK(v[3].x == 8);
}
} // namespace run_of_element_namespace

// A launch ignores a program's function template run of four parameters in its namespace.
namespace run_of_four_parameters {
namespace bench {
template <typename A, typename B, typename C, typename D>
double run(A &&, B &&, C &&, D &&) {
  return 0;
}
struct suite {
  static void fill(concurrency::array_view<int, 2> v) {
    concurrency::parallel_for_each(
        v.extent.tile<2, 2>(), [=](concurrency::tiled_index<2, 2> t) restrict(amp) {
          v[t] = t.local[0] + 7;
        });
  }
};
} // namespace bench
void test() {
  std::vector<int> h(4);
  concurrency::array_view<int, 2> v(2, 2, h);
  bench::suite::fill(v);
  CHECK(v(1, 1) == 8);
}
} // namespace run_of_four_parameters

// A tiled launch ignores a function template run of the kernel's namespace.
namespace run_with_tiled_kernel {
namespace app {
struct kernel {
  concurrency::array_view<int, 1> v;
  void operator()(concurrency::tiled_index<2> t) const restrict(amp) { v[t] = 7; }
};
template <typename... A>
int run(A &&...) {
  return 1;
}
} // namespace app
void test() {
  std::vector<int> h(4);
  concurrency::array_view<int, 1> v(h);
  concurrency::parallel_for_each(v.extent.tile<2>(), app::kernel{v});
  CHECK(v[3] == 7);
}
} // namespace run_with_tiled_kernel

// A launch ignores a program's function template run at global scope.
struct kernel {
  concurrency::array_view<int, 1> v;
  void operator()(concurrency::index<1> i) const restrict(amp) { v[i] = 7; }
};
template <typename... A>
void run(A &&...) {}
void run_at_global_scope() {
  std::vector<int> h(4);
  concurrency::array_view<int, 1> v(h);
  concurrency::parallel_for_each(v.extent, kernel{v});
  CHECK(v[3] == 7);
}

int main() {
  functions_named_launch::test();
  run_beside_lambda::test();
  run_beside_member_function::test();
  run_of_element_namespace::test();
  run_of_four_parameters::test();
  run_with_tiled_kernel::test();
  run_at_global_scope();
  return failures;
}
