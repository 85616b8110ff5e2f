// Concurrency and concurrency name one namespace. A program may declare its classes before amp.h,
// reopen it under either name and nest its own namespaces in it.
//
// accept: L-2.3.2.1-d, L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"

// Classes of namespace Concurrency may be declared before amp.h is included.
namespace Concurrency {
class accelerator_view;
template <typename T, int N>
class array;
} // namespace Concurrency
int uses(Concurrency::accelerator_view &, ::Concurrency::array<int, 1> *);

#include <amp.h>
#include <amp_math.h>
#include <vector>

int uses(concurrency::accelerator_view &, concurrency::array<int, 1> *) { return 3; }
void test_forward_declarations() {
  concurrency::accelerator_view v = concurrency::accelerator().default_view;
  CHECK(uses(v, nullptr) == 3);
}

// A user namespace inside concurrency may declare overloads and names of the runtime.
namespace concurrency {
namespace extras {
template <typename T>
int kind(T) restrict(cpu) {
  return 0;
}
inline int kind(float) restrict(amp) { return 4; }
template <typename T>
int test(T v) restrict(cpu, amp) {
  return kind(v);
}

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

void test_user_namespace() {
  std::vector<int> r(2);
  concurrency::array_view<int> out(2, r);
  concurrency::parallel_for_each(out.get_extent(), concurrency::extras::functor{out});
  out.synchronize();
  CHECK(r[0] == 4550103);
  CHECK(r[1] == 4550203);
  using namespace concurrency::extras;
  CHECK(concurrency::extras::test(1.0f) == 0);
  CHECK(pick().use() == 0);
  CHECK(root(1) == 1);
  CHECK(concurrency::extras::parallel_for_each(concurrency::extent<1>(3), 4) == 12);
}

// Concurrency and concurrency name one namespace, which a program may reopen under either name.
namespace Concurrency {
namespace helpers {
template <typename T>
void fill(const array_view<T, 1> &v, T x) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x; });
}
} // namespace helpers
} // namespace Concurrency
namespace concurrency {
inline int twice(int x) restrict(cpu, amp) { return 2 * x; }
} // namespace concurrency
namespace Concurrency::nested {
inline int thrice(int x) restrict(cpu, amp) { return 3 * x; }
} // namespace Concurrency::nested
namespace concurrency::nested {
inline int four(int x) restrict(cpu, amp) { return 4 * x; }
} // namespace concurrency::nested
extern "C++" {
namespace Concurrency {
inline int five() { return 5; }
} // namespace Concurrency
}
namespace concurrency = Concurrency;
namespace Concurrency = concurrency;
namespace mine {
namespace Concurrency {
inline int six() { return 6; }
} // namespace Concurrency
} // namespace mine
#define OPEN(name) namespace name {
OPEN(Concurrency)
inline int seven() { return 7; }
}
using namespace Concurrency;
void test_reopened_namespace() {
  std::vector<int> r(4);
  ::Concurrency::array_view<int> v(4, r);
  concurrency::helpers::fill(v, 7);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] += ::concurrency::twice(1) + nested::thrice(1) + Concurrency::nested::four(1);
      });
  v.synchronize();
  CHECK(r[3] == 16);
  CHECK(five() == 5);
  CHECK(mine::Concurrency::six() == 6);
  CHECK(::concurrency::seven() == 7);
}

int main() {
  test_forward_declarations();
  test_user_namespace();
  test_reopened_namespace();
  return failures;
}
