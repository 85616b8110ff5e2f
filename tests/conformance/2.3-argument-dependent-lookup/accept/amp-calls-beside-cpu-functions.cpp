// Cpu, amp and cpu,amp callers each select a function of their restriction from the scope of the
// call or the namespace of the argument.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"

#include "check.h"
#include <amp.h>

using namespace concurrency;

// An amp call ignores a better cpu function that argument-dependent lookup finds.
namespace better_cpu {
struct X {
  int v;
};
int score(X &) { return 1; }
} // namespace better_cpu
int score(const better_cpu::X &) restrict(amp) { return 2; }
void test_better_cpu_function() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        better_cpu::X x = {1};
        v[i] = score(x);
      });
  CHECK(v[0] == 2);
}

// The host selects a function of the argument's namespace, amp code a worse match of the global
// scope.
namespace worse_amp {
struct X {
  int v;
};
int rank(X &) { return 1; }
} // namespace worse_amp
int rank(const worse_amp::X &) restrict(amp) { return 2; }
int amp_rank(worse_amp::X &x) restrict(amp) { return rank(x); }
void test_worse_amp_function() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        worse_amp::X x = {1};
        v[i] = rank(x) + amp_rank(x);
      });
  worse_amp::X x = {1};
  CHECK(rank(x) == 1 && v[0] == 4);
}

// An amp function ignores cpu functions of the argument's namespace and of the global scope.
namespace inside {
struct X {
  int v;
};
int outside_only(X &) { return 1; }
int both_sides(X &) restrict(amp) { return 3; }
int by_template(X) { return 5; }
} // namespace inside
int outside_only(const inside::X &) restrict(amp) { return 2; }
int both_sides(const inside::X &) restrict(cpu) { return 4; }
template <class T>
int by_template(T) restrict(amp) {
  return 6;
}
int all_three(inside::X &x) restrict(amp) {
  return outside_only(x) * 100 + both_sides(x) * 10 + by_template(x);
}
void test_inside_and_outside() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        inside::X x = {1};
        v[i] = all_three(x);
      });
  CHECK(v[0] == 236);
}

// A cpu function of the argument's namespace and an equal global amp function serve their own
// targets.
namespace equal {
struct X {
  int v;
};
int level(X) restrict(cpu) { return 1; }
} // namespace equal
int level(equal::X) restrict(amp) { return 2; }
int cpu_level(int) restrict(cpu) {
  equal::X x = {1};
  return level(x);
}
void test_equal_parameters() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        equal::X x = {1};
        v[i] = level(x);
      });
  equal::X x = {3};
  CHECK(v[0] == 2 && level(x) == 1 && cpu_level(1) == 1);
}

// A cpu,amp function selects a cpu function by argument and a global amp function by target.
namespace of_both {
struct X {
  int v;
};
int weight(X &) restrict(cpu) { return 1; }
} // namespace of_both
int weight(const of_both::X &) restrict(amp) { return 2; }
int weight_of_both() restrict(cpu, amp) {
  of_both::X x = {1};
  return weight(x);
}
void test_caller_of_both() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = weight_of_both(); });
  CHECK(v[0] == 2 && weight_of_both() == 1);
}

// Amp versions of a library's functions outside its namespace serve only amp callers.
namespace vec {
struct float3 {
  float x, y, z;
};
float length(const float3 &v) { return -1; }
float3 normalize(float3 v) {
  v.x = 100;
  return v;
}
} // namespace vec
// Amp overloads in the program's namespace.
inline float length(vec::float3 v) restrict(amp) { return v.x + v.y + v.z; }
inline vec::float3 normalize(const vec::float3 &v) restrict(amp) {
  return vec::float3{v.x / length(v), 0, 0};
}
void test_library_functions() {
  vec::float3 p = {1, 2, 1};
  float r = 0;
  array_view<float> v(1, &r);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = normalize(p).x + length(p); });
  CHECK(v[0] == 4.25f && length(p) == -1 && normalize(p).x == 100);
}

int main() {
  test_better_cpu_function();
  test_worse_amp_function();
  test_inside_and_outside();
  test_equal_parameters();
  test_caller_of_both();
  test_library_functions();
  return failures;
}
