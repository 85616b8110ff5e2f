// A dependent call selects by restriction in each instance, among overloads that are visible or
// found by argument-dependent lookup.
//
// accept: L-2.3.2.1-d, L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
#include <cstdio>
#include <vector>

#include "check.h"

using namespace concurrency;

// A dependent call selects a function of one restriction in one instance and of both in another.
namespace different_restrictions {
int k(int) restrict(cpu, amp) { return 1; }
int k(float) restrict(amp) { return 2; }
template <typename T>
int k(T *) restrict(cpu, amp) {
  return 3;
}
int k(double) restrict(cpu) { return 4; }
template <typename T>
int use(T t) restrict(cpu, amp) {
  return k(t);
}
template <typename T>
int use_on_amp(T t) restrict(amp) {
  return k(t);
}

struct members {
  int base;
  int k(int n) const restrict(cpu, amp) { return base + n; }
  static int k(float) restrict(amp) { return 6; }
  int k(double) const restrict(cpu) { return 7; }
  template <typename T>
  int use(T t) const restrict(cpu, amp) {
    return k(t);
  }
};

struct vec {
  int x;
};
struct wide {
  int x;
};
vec operator+(vec a, vec b) restrict(cpu, amp) { return {a.x + b.x}; }
wide operator+(const wide &a, const wide &b) restrict(cpu) { return {a.x + b.x}; }
wide operator+(wide a, wide b) restrict(amp) { return {a.x + b.x + 10}; }
template <typename T>
int sum(T a, T b) restrict(amp) {
  return (a + b).x;
}

int test() restrict(cpu, amp) {
  int z = 0;
  members m = {4};
  return use(1) + 10 * use(1.0f) + 100 * use(&z) + 1000 * m.use(1) + 10000 * m.use(1.0f);
}

void test_case() {
  int r[2] = {};
  array_view<int> v(2, r);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = test();
        v[1] = use_on_amp(1) + 10 * use_on_amp(1.0f) + 100 * sum(vec{1}, vec{2}) +
               1000 * sum(wide{1}, wide{2});
      });
  v.synchronize();
  CHECK(r[0] == 65321 && r[1] == 13321 && test() == 75341);
}
} // namespace different_restrictions

// A template selects a global amp function in amp code and its argument's namespace in cpu code.
namespace of_argument {
struct V {
  int a;
};
template <class X>
int f(X &) restrict(cpu, amp) {
  return 1;
}
} // namespace of_argument
int f(of_argument::V) restrict(amp) { return 2; }
template <class T>
int ta(T x) restrict(amp) {
  return f(x);
}
template <class T>
int tc(T x) {
  return f(x);
}
template <class T>
int tb(T x) restrict(cpu, amp) {
  return f(x);
}
void test_global_amp_function() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        of_argument::V v{};
        r[0] = ta(v);
        r[1] = tb(v);
      });
  of_argument::V v{};
  CHECK(r[0] == 2 && r[1] == 2 && tc(v) == 1 && tb(v) == 1);
}

// A cpu,amp template calls the best of several amp overloads in each instance, even one declared
// later.
template <typename T>
int kind(T) restrict(cpu) {
  return 0;
}
inline int kind(float) restrict(amp) { return 4; }
// One amp overload is visible.
inline int first(float v) restrict(cpu, amp) { return kind(v); }
inline int kind(double) restrict(amp) { return 8; }
template <typename T>
int second(T v) restrict(cpu, amp) {
  return kind(v);
}
inline int kind(int) restrict(amp) { return 9; }
template <typename T>
int third(T v) restrict(cpu, amp) {
  return kind(v);
}

namespace shapes {
struct box {
  int n;
};
struct ball {
  int n;
};
template <typename T>
int sides(const T &) restrict(cpu) {
  return 0;
}
inline int sides(const box &) restrict(amp) { return 6; }
// Argument-dependent lookup finds the overload that follows.
template <typename T>
int count(const T &t) restrict(cpu, amp) {
  return sides(t);
}
inline int sides(const ball &) restrict(amp) { return 1; }
} // namespace shapes

// The call precedes the overloads, which argument-dependent lookup finds.
template <typename T>
int late(const T &t) restrict(cpu, amp) {
  return corners(t);
}
namespace shapes {
inline int corners(const box &) restrict(cpu, amp) { return 8; }
} // namespace shapes

struct picker {
  int use(int n) const restrict(cpu, amp) { return get(n); }
  int use(float x) const restrict(cpu, amp) { return get(x); }
  template <typename T>
  int get(T) const restrict(cpu) {
    return 0;
  }
  int get(int) const restrict(amp) { return 1; }
  int get(float) const restrict(amp) { return 2; }
  template <typename T>
  int generic(T t) const restrict(cpu, amp) {
    return get(t);
  }
};

class hidden {
public:
  int use(int n) const restrict(cpu, amp) { return pick(n); }
  template <typename T>
  int generic(T t) const restrict(cpu, amp) {
    return pick(t);
  }

private:
  template <typename T>
  static int pick(T) restrict(cpu) {
    return 0;
  }
  static int pick(int) restrict(amp) { return 3; }

public:
  static int pick(float) restrict(amp) { return 5; }
};

void test_several_amp_overloads() {
  std::vector<int> r(14);
  array_view<int> out(14, r);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        out[0] = first(1.0f);
        out[1] = second(1.0f);
        out[2] = second(1.0);
        out[3] = third(1.0f);
        out[4] = third(1.0);
        out[5] = third(1);
        out[6] = shapes::count(shapes::box());
        out[7] = shapes::count(shapes::ball());
        out[8] = late(shapes::box());
        picker p;
        out[9] = p.use(1);
        out[10] = p.use(1.0f);
        out[11] = p.generic(1) + 10 * p.generic(1.0f);
        hidden h;
        out[12] = h.use(1);
        out[13] = h.generic(1) + 10 * h.generic(1.0f);
      });
  out.synchronize();
  const int expected[] = {4, 4, 8, 4, 8, 9, 6, 1, 8, 1, 2, 21, 3, 53};
  int bad = 0;
  for (int i = 0; i < 14; ++i)
    if (r[i] != expected[i]) {
      std::printf("%d: %d instead of %d\n", i, r[i], expected[i]);
      ++bad;
    }
  picker p;
  hidden h;
  if (first(1.0f) || second(1.0) || third(1) || shapes::count(shapes::ball()) || p.use(1) ||
      p.generic(1.0f) || h.use(1) || h.generic(1.0f))
    ++bad;
  CHECK(bad == 0);
}

int main() {
  different_restrictions::test_case();
  test_global_amp_function();
  test_several_amp_overloads();
  return failures;
}
