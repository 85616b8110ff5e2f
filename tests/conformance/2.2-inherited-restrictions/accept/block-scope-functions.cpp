// A function that a body declares without a specifier has the restriction of the enclosing
// function.
//
// accept: L-2.2.1-g, L-2.2.1-a, L-2.1.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// A function that an amp body declares is an amp function.
int helper(int x) restrict(amp);
int helper(int x) { return x; }

int caller(int x) restrict(amp) {
  int helper(int);
  return helper(x) + 1;
}

int helper(int x) restrict(amp) { return x + 70; }

void test_amp_function() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = caller(5); });
  check("kernel", v[0], 76);
  check("host", helper(5), 5);
}

// Block-scope declarations redeclare the overload of the enclosing function's restriction.
int scaled(int) restrict(amp);
int scaled(long) restrict(cpu);
int rounded(float) restrict(cpu, amp);
int calls_in_amp() restrict(amp) {
  int scaled(int);
  int rounded(float) restrict(cpu, amp);
  return scaled(1) + rounded(2);
}
int calls_in_cpu() {
  int scaled(long);
  return scaled(1);
}
int scaled(int) restrict(amp) { return 10; }
int scaled(long) restrict(cpu) { return 20; }
int rounded(float x) restrict(cpu, amp) { return (int)x; }
void test_redeclarations() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = calls_in_amp(); });
  CHECK(v[0] == 12 && calls_in_cpu() == 20);
}

// Each declarator of a declaration has its own restrictions or inherits those of the function.
int started = 1, twice(int) restrict(amp, cpu), host_only(int);
int *nothing = nullptr, thrice(int) restrict(amp);

struct counter {
  int value, get() const restrict(cpu, amp), host() const;
};
bool in_amp() restrict(amp) {
  int offset = 1, first(int), second(int);
  return first(offset) + second(1) == 22;
}
bool in_cpu() {
  int first(int), second(int);
  return first(1) + second(1) == 203;
}
int first(int x) { return x + 100; }
int second(int x) restrict(amp) { return x + 10; }
int first(int x) restrict(amp) { return x + 10; }
int second(int x) { return x + 101; }
int twice(int x) restrict(amp, cpu) { return 2 * x; }
int thrice(int x) restrict(amp) { return 3 * x; }
int host_only(int x) { return x + started; }
int counter::get() const restrict(cpu, amp) { return value; }
int counter::host() const { return value + started; }

void test_several_declarators() {
  counter c = {5};
  array_view<int, 1> v(3);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = i[0] == 0 ? int(in_amp()) : i[0] == 1 ? twice(c.get()) : thrice(2);
      });
  CHECK(v[0] == 1 && v[1] == 10 && v[2] == 6);
  CHECK(in_cpu() && c.host() == 6 && host_only(1) == 2 && nothing == nullptr);
}

int main() {
  test_amp_function();
  test_redeclarations();
  test_several_declarators();
  return failures;
}
