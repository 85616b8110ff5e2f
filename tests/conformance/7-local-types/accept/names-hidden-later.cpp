// A local class keeps the base class, members, constants and types that its declaration refers to
// if later declarations hide their names.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#pragma GCC diagnostic ignored "-Wunused-parameter"
#include "check.h"
#include <amp.h>

using namespace concurrency;

// A local class keeps its base class if a later local class hides the name of the base.
struct Q {
  int z = 50;
};
static int base_class(int n) {
  array_view<int, 1> v(2);
  struct L : Q {
    int a;
  };
  L l;
  l.a = n;
  struct Q {
    int z = 3;
  };
  Q q;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        Q r;
        v[i] = l.a + l.z + q.z * 1000 + r.z * 10000;
      });
  return v[0];
}
void test_base_class() { CHECK(base_class(1) == 51 + 33000); }

// A local class keeps the global constant and class that later local declarations hide.
const int k = 100;
static int global_names(int n) {
  array_view<int, 1> v(2);
  struct L {
    int a;
    Q q;
    int get() const restrict(cpu, amp) { return a + k + q.z; }
  };
  L l{5};
  const int k = 2;
  struct Q {
    int z = 3;
  };
  Q q;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        Q r;
        v[i] = l.get() + k * 1000 + q.z * 10000 + r.z * 100000;
      });
  return v[0];
}
void test_global_names() { CHECK(global_names(1) == 155 + 2000 + 30000 + 300000); }

// A local class keeps the outer constant, enumerator and typedef that an inner block redeclares.
namespace inner_block {
void test() {
  array_view<int, 1> v(2);
  const int k = 2;
  enum { e = 4 };
  typedef int num;
  struct L {
    num a;
    num get() const restrict(cpu, amp) { return a + k + e; }
    int b = k;
  };
  L l{5};
  {
    const int k = 3;
    enum { e = 40 };
    typedef float num;
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          num q = 1.5f;
          v[i] = l.get() + l.b * 100 + k * 1000 + e * 10000 + int(q * 2) * 1000000;
        });
  }
  CHECK(v[0] == 11 + 200 + 3000 + 400000 + 3000000);
}
} // namespace inner_block

// Local classes of two blocks use the constants of their own block.
namespace two_blocks {
static int f(int n) {
  array_view<int, 1> v(2);
  if (n) {
    const int k = 2;
    struct L {
      int a;
      int get() const restrict(cpu, amp) { return a + k; }
    };
    L l{5};
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = l.get(); });
  } else {
    const int k = 3;
    struct L {
      int a;
      int get() const restrict(cpu, amp) { return a + k; }
    };
    L l{5};
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = l.get(); });
  }
  return v[0];
}
void test() {
  CHECK(f(1) == 7);
  CHECK(f(0) == 8);
}
} // namespace two_blocks

int main() {
  test_base_class();
  test_global_names();
  inner_block::test();
  two_blocks::test();
  return failures;
}
