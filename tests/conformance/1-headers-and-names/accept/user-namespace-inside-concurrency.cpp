// A user namespace inside concurrency may declare overloads and names of the runtime.
//
// accept: L-2.3.2.1-d, L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_math.h>
#include <cstdio>
#include <vector>

namespace concurrency {
namespace extras {
template <typename T> int kind(T) restrict(cpu) { return 0; }
inline int kind(float) restrict(amp) { return 4; }
template <typename T> int test(T v) restrict(cpu, amp) { return kind(v); }

struct pick {
  int get(int) const restrict(cpu) { return 0; }
  int get(int, int = 0) const restrict(amp) { return 5; }
  int use() const restrict(cpu, amp) { return get(1); }
};

// Names of the runtime.
struct array {
  int extent;
  int size;
};
struct index {
  int value;
};
inline int copy(const array &a, array &b) restrict(cpu, amp) {
  b = a;
  return b.extent + b.size;
}
inline int parallel_for_each(const extent<1> &e, int n) { return e[0] * n; }
inline int atomic_fetch_add(int n) restrict(cpu, amp) { return n + 1; }
inline int sqrt(int n) restrict(cpu) { return n; }
inline int sqrt(int n, int = 1) restrict(amp) { return n + 2; }
inline int root(int n) restrict(cpu, amp) { return sqrt(n); }

struct functor {
  array_view<int> out;
  void operator()(concurrency::index<1>) const restrict(cpu) {}
  void operator()(const concurrency::index<1> &i) const restrict(amp) {
    array a = {2, 3}, b = {0, 0};
    index j = {i[0]};
    out[i] = test(1.0f) * 1000000 + pick().use() * 100000 + copy(a, b) * 10000 +
             atomic_fetch_add(j.value) * 100 + root(1);
  }
};
} // namespace extras
} // namespace concurrency

int main() {
  std::vector<int> r(2);
  concurrency::array_view<int> out(2, r);
  concurrency::parallel_for_each(out.get_extent(), concurrency::extras::functor{out});
  out.synchronize();
  std::printf("%d %d\n", r[0], r[1]);
  if (r[0] != 4550103 || r[1] != 4550203)
    return 1;
  using namespace concurrency::extras;
  if (concurrency::extras::test(1.0f) != 0 || pick().use() != 0 || root(1) != 1)
    return 2;
  return concurrency::extras::parallel_for_each(concurrency::extent<1>(3), 4) == 12 ? 0 : 3;
}
