// Specifiers that give the same set of restrictions are equal, in any order, in several clauses and
// with repetitions. A function without a specifier is restrict(cpu).
//
// accept: L-2.1-a, L-2.1-e, L-2.1-f, L-2.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <cstdlib>
#include <string>
using namespace concurrency;

// One list and several restriction specifiers, in any order, give the same restrictions.
namespace lists_and_several_clauses {
int listed(int x) restrict(cpu, amp);
int separate(int x) restrict(amp) restrict(cpu);

int listed(int x) restrict(amp, cpu) { return x + 1; }
int separate(int x) restrict(cpu) restrict(amp) { return x + 2; }

void test() {
  int data[2] = {};
  array_view<int, 1> v(2, data);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0] ? separate(10) : listed(10); });
  check("listed, kernel", v[0], 11);
  check("separate, kernel", v[1], 12);
  check("listed, host", listed(20), 21);
  check("separate, host", separate(20), 22);
}
} // namespace lists_and_several_clauses

// Repeated restrictions in a specifier have no effect.
namespace duplicate_restrictions {
int f(int x) restrict(amp, amp) restrict(amp);
int f(int x) restrict(amp) { return x * 3; }
int g(int x) restrict(cpu, amp, cpu) restrict(amp, cpu) { return x * 5; }

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp, amp) { v[i] = f(2) + g(2); });
  check("kernel", v[0], 16);
  check("host", g(4), 20);
}
} // namespace duplicate_restrictions

// Redeclarations agree if their restriction specifiers give the same set, even with repeated
// restrictions.
namespace repeated_clauses {
int f1(int x) restrict(cpu) restrict(amp) { return x + 1; }
int f2(int x) restrict(amp) restrict(cpu) { return x + 2; }
int f3(int x) restrict(cpu, amp) { return x + 3; }
int f4(int x) restrict(amp, cpu) { return x + 4; }
int f5(int x) restrict(amp, amp, cpu) restrict(cpu) { return x + 5; }
int f6(int x) restrict(cpu // host
                       ,
                       /* and */ amp) {
  return x + 6;
}
int f7(int x) restrict(cpu) restrict(cpu, amp) restrict(amp) { return x + 7; }
int f1(int) restrict(amp, cpu);
int f2(int) restrict(cpu) restrict(amp) restrict(amp);
int f6(int x) restrict(amp) restrict(cpu);
void test() {
  int d[2] = {0, 0};
  array_view<int, 1> v(2, d);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) restrict(amp, amp) {
        v[i] = f1(0) + f2(0) + f3(0) + f4(0) + f5(0) + f6(0) + f7(0);
      });
  v.synchronize();
  int h = f1(0) + f2(0) + f3(0) + f4(0) + f5(0) + f6(0) + f7(0);
  CHECK(h == 28);
  CHECK(d[0] == 28);
  CHECK(d[1] == 28);
}
} // namespace repeated_clauses

// A function without a specifier can be declared again as restrict(cpu).
namespace no_specifier_is_cpu {
int length(const std::string &s);
int length(const std::string &s) restrict(cpu) { return int(s.size()); }

int parse(const char *text) restrict(cpu);
int parse(const char *text) { return std::atoi(text); }

void test() {
  int n = length("four") + parse("38");
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = n; });
  check("kernel", v[0], 42);
}
} // namespace no_specifier_is_cpu

int main() {
  lists_and_several_clauses::test();
  duplicate_restrictions::test();
  repeated_clauses::test();
  no_specifier_is_cpu::test();
  return failures;
}
