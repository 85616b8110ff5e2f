// Kernels and their types can be declared in several unnamed namespaces, beside inline namespaces
// too.
//
// nvcc gives these namespaces one name (§2.3.1).
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
template <typename T> struct with {
  array_view<int> v;
  void operator()(index<1> i) const restrict(amp) { v[i] += int(sizeof(T)); }
};
namespace geo {
inline namespace v1 {
namespace {
int helper() { return 3; }
struct inner {
  int a;
};
void run1(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 5; });
}
}
}
namespace {
struct local {
  int a;
};
int twice(int x) { return 2 * x; }
void run(array_view<int> v) {
  int n = helper() + twice(1);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = n; });
  parallel_for_each(v.extent, with<local>{v});
}
} // namespace
void plain(array_view<int> v) {
  run(v);
  run1(v);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1; });
}
}
namespace other {
namespace {
int z = 4;
}
}
using namespace other;
namespace {
void global(array_view<int> v) {
  int n = z;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += n; });
}
struct functor {
  array_view<int> v;
  void operator()(index<1> i) const restrict(amp) { v[i] += 1; }
};
}
int main() {
  std::vector<int> out(8);
  array_view<int> v(out);
  geo::plain(v);
  global(v);
  parallel_for_each(v.extent, functor{v});
  return v[3] == 5 + 4 + 5 + 1 + 4 + 1 ? 0 : 1;
}
