// A kernel uses the macro definitions in effect where it is written.
//
// accept: L-2.4.3-a
//
// The functions redefine macros by #undef and #define or by push_macro and pop_macro. Kernels,
// local types and captured arrays use them.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static int failures = 0;
static void check(const char *what, int got, int expected) {
  if (got == expected) return;
  std::printf("%s: %d, expected %d\n", what, got, expected);
  failures = 1;
}

#define N 1
#define TWICE(x) ((x) * N * 2)
#define PLUS +
#define EMPTY
#define FOR_EACH(kernel) parallel_for_each(extent<1>(1), kernel)

static int redefined() {
  std::vector<int> r(1);
  array_view<int> v(1, r);
#undef N
#define N 2
  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = N; });
  v.synchronize();
  return r[0];
#undef N
#define N 1
}

static int nested() {
  std::vector<int> r(1);
  array_view<int> v(1, r);
#undef N
#define N 5
  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = TWICE(N + 1); });
  v.synchronize();
#undef N
#define N 1
  return r[0];
}

static int pushed() {
  std::vector<int> r(1);
  array_view<int> v(1, r);
#pragma push_macro("N")
#undef N
#define N 7
  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = N; });
#pragma pop_macro("N")
  v.synchronize();
  return r[0];
}

#pragma push_macro("N")
#undef N
#define N 30
static int popped() {
  std::vector<int> r(1);
  array_view<int> v(1, r);
#pragma pop_macro("N")
  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = N; });
  v.synchronize();
  return r[0];
}

static int emptied() {
  std::vector<int> r(1);
  array_view<int> v(1, r);
#undef EMPTY
#define EMPTY -3
#undef PLUS
#define PLUS -
  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = 10 EMPTY PLUS 2; });
#undef EMPTY
#define EMPTY
#undef PLUS
#define PLUS +
  v.synchronize();
  return r[0];
}

static int gone() {
  std::vector<int> r(1);
  array_view<int> v(1, r);
#undef EMPTY
#define EMPTY
#undef PLUS
#define PLUS
  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = 10 EMPTY PLUS; });
  v.synchronize();
#undef PLUS
#define PLUS +
  return r[0];
}

static int in_argument() {
  std::vector<int> r(1);
  array_view<int> v(1, r);
#undef N
#define N 9
  FOR_EACH(([=](index<1> i) restrict(amp) { v[i] = N; }));
#undef N
#define N 1
  v.synchronize();
  return r[0];
}

static int captured_array() {
  std::vector<int> r(1);
  array_view<int> v(1, r);
#undef N
#define N 4
  int c[N] = {1, 2, 3, 4};
  int d[N][N + 1] = {};
  const int k = N;
  enum { e = N };
  parallel_for_each(
      v.get_extent(), [=](index<1> i) restrict(amp) {
        v[i] = c[k - 1] + int(sizeof(c) / sizeof(int)) + e + int(sizeof d / sizeof(int));
      });
  v.synchronize();
#undef N
#define N 1
  return r[0];
}

static int local_type() {
  std::vector<int> r(1);
  array_view<int> v(1, r);
#undef N
#define N 6
  struct S {
    int a[N];
    int size() const restrict(cpu, amp) { return N; }
  };
  S s = {};
  parallel_for_each(
      v.get_extent(), [=](index<1> i) restrict(amp) {
        v[i] = s.size() + int(sizeof(S) / sizeof(int));
      });
  v.synchronize();
#undef N
#define N 1
  return r[0] + s.size();
}

template <class T> static int in_template() {
  std::vector<T> r(1);
  array_view<T> v(1, r);
#undef N
#define N 8
  T c[N] = {};
  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = T(N + c[0]); });
  v.synchronize();
#undef N
#define N 1
  return int(r[0]);
}

class Member {
public:
  int run() {
    std::vector<int> r(1);
    array_view<int> v(1, r);
    int f = factor;
    parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = N * f; });
    v.synchronize();
    return r[0];
  }
#undef N
#define N 11
  int run2() { return N; }

private:
  int factor = 3;
};
#undef N
#define N 1

static int inside() {
  std::vector<int> r(1);
  array_view<int> v(1, r);
  parallel_for_each(
      v.get_extent(), [=](index<1> i) restrict(amp) {
        v[i] = N;
#define M 12
        v[i] += M;
#undef M
      });
  v.synchronize();
#define M 1
  return r[0] + M;
#undef M
}

int value(int x = N);
#undef N
#define N 100
int value(int x = N) restrict(amp);
#undef N
#define N 1
int value(int x) { return x; }
int value(int x) restrict(amp) { return x; }

static int defaults() {
  std::vector<int> r(1);
  array_view<int> v(1, r);
  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = value(); });
  v.synchronize();
  return r[0] + value();
}

int main() {
  check("redefined", redefined(), 2);
  check("nested", nested(), (5 + 1) * 5 * 2);
  check("pushed", pushed(), 7);
  check("popped", popped(), 1);
  check("emptied", emptied(), 5);
  check("gone", gone(), 10);
  check("argument", in_argument(), 9);
  check("array", captured_array(), 4 + 4 + 4 + 20);
  check("type", local_type(), 18);
  check("template", in_template<int>(), 8);
  check("member", Member().run() + Member().run2(), 14);
  check("inside", inside(), 14);
  check("defaults", defaults(), 101);
  return failures;
}
