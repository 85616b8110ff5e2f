// Amp code can contain or use entities with cpu code that it does not call.
//
// accept: L-2.2.1-e, L-2.2.1-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <cstdio>
#include <string>

using namespace concurrency;

// Amp code can contain a restrict(cpu) lambda that it does not call.
namespace uncalled_cpu_lambda {

int noisy(int x) { return std::printf("%d\n", x); }

int quiet(int x) restrict(amp) {
  auto never = [](int y) restrict(cpu) { return noisy(y); };
  auto twice = [](int y) restrict(amp) { return y * 2; };
  (void)never;
  return twice(x);
}

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = quiet(21); });
  check("kernel", v[0], 42);
}

} // namespace uncalled_cpu_lambda

// An amp function can use a class template whose cpu members are not valid amp code.
namespace cpu_members_of_used_class {

template <typename T>
struct traits {
  static int name() { return int(std::to_string(T()).size()); }
  static T zero() restrict(amp) { return T(7); }
  static T zero() { return T(1); }
};

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = traits<int>::zero(); });
  check("kernel", v[0], 7);
  check("host", traits<int>::zero() * 10 + traits<int>::name(), 11);
}

} // namespace cpu_members_of_used_class

int main() {
  uncalled_cpu_lambda::test();
  cpu_members_of_used_class::test();
  return failures;
}
