// A cpu call finds a cpu function in its scope or by its argument, although an amp function matches
// better.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

// A cpu call ignores a better amp function that argument-dependent lookup finds.
namespace amp_by_argument {
struct X {
  int v;
};
int score(X &) restrict(amp) { return 2; }
} // namespace amp_by_argument
int score(const amp_by_argument::X &) { return 1; }
void test_better_amp_function() {
  amp_by_argument::X x = {1};
  CHECK(score(x) == 1);
}

// A cpu call finds a function by its argument although a visible amp function matches better.
namespace cpu_by_argument {
struct X {
  int v;
};
int rank(const X &) { return 1; }
} // namespace cpu_by_argument
int rank(cpu_by_argument::X &) restrict(amp) { return 2; }
void test_better_amp_function_in_scope() {
  cpu_by_argument::X x = {1};
  CHECK(rank(x) == 1);
}

// A cpu call selects the cpu function of an argument's namespace, not its better amp overload.
namespace both_by_argument {
struct X {
  int v;
};
int level(const X &) { return 1; }
int level(both_by_argument::X &) restrict(amp) { return 2; }
} // namespace both_by_argument
void test_both_in_namespace() {
  both_by_argument::X x = {1};
  CHECK(level(x) == 1);
}

// A cpu call ignores an amp friend that matches better than a visible cpu function.
struct has_amp_friend {
  int v;
  friend int weight(has_amp_friend &) restrict(amp) { return 1; }
};
int weight(const has_amp_friend &) { return 2; }
void test_amp_friend() {
  has_amp_friend x = {1};
  CHECK(weight(x) == 2);
}

// A cpu call finds a friend by its argument although a visible amp function matches better.
struct has_cpu_friend {
  int v;
  friend int size(const has_cpu_friend &) { return 1; }
};
int size(has_cpu_friend &) restrict(amp) { return 2; }
void test_cpu_friend() {
  has_cpu_friend x = {1};
  CHECK(size(x) == 1);
}

// A cpu expression finds an operator by its operand although a visible amp operator matches better.
namespace operands {
struct X {
  int v;
};
int operator+(const X &, int) { return 1; }
} // namespace operands
int operator+(operands::X &, int) restrict(amp) { return 2; }
void test_operators() {
  operands::X x = {1};
  CHECK(x + 1 == 1);
}

// A host range-based for loop ignores an amp begin function of the range's namespace.
namespace ranges {
struct range {
  int d[2];
};
const int *begin(const range &r) { return r.d; }
const int *end(const range &r) { return r.d + 1; }
int *begin(range &r) restrict(amp) { return r.d; }
} // namespace ranges
void test_range_based_for() {
  ranges::range r = {{1, 2}};
  int s = 0;
  for (auto x : r)
    s += x;
  CHECK(s == 1);
}

int main() {
  test_better_amp_function();
  test_better_amp_function_in_scope();
  test_both_in_namespace();
  test_amp_friend();
  test_cpu_friend();
  test_operators();
  test_range_based_for();
  return failures;
}
