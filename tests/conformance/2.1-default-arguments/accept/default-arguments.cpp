// Amp code evaluates default arguments as part of the calling code. A default argument that only
// cpu code can evaluate is valid if amp code does not use it.
//
// accept: L-2.1.1-aa, L-2.3.2-m
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <string>
using namespace concurrency;

// Amp code evaluates default arguments of functions, constructors and call operators.
namespace amp_code_uses_defaults {
int origin() restrict(cpu, amp) { return 40; }
int shift(int x, int by = origin() + 2) restrict(cpu, amp) { return x + by; }

struct scale {
  int factor;
  scale(int f = 3) restrict(cpu, amp) : factor(f) {}
  int operator()(int x, int times = 2) const restrict(cpu, amp) { return x * factor * times; }
};

void test() {
  int data[3] = {};
  array_view<int, 1> v(3, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = shift(1);
        v[1] = scale()(5);
        v[2] = scale(4)(5, 1);
      });
  check("function", v[0], 43);
  check("members", v[1], 30);
  check("all given", v[2], 20);
  check("host", shift(8, 1) + scale()(1), 15);
}
} // namespace amp_code_uses_defaults

// A default argument that only cpu code can evaluate is valid if only cpu code uses it.
namespace cpu_default_used_by_host_only {
int start() { return int(std::string("four").size()); }
int f(int x = start()) restrict(cpu, amp) { return x * 2; }

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(5); });
  check("kernel", v[0], 10);
  check("host", f(), 8);
}
} // namespace cpu_default_used_by_host_only

// A default that amp code cannot evaluate is valid as long as amp code supplies the argument or
// member.
namespace cpu_only_defaults {
int global = 3;
const int constant = 7;
int reads(int c = global) restrict(cpu, amp) { return c; }
int letter(int c = 'x') restrict(cpu, amp) { return c; }
int fine(int c = constant, float f = 1.5f, long l = sizeof(int)) restrict(cpu, amp) {
  return c + int(f) + int(l);
}
int lambda(int c = [](int x) restrict(cpu, amp) { return x + 1; }(4)) restrict(cpu, amp) {
  return c;
}

struct member {
  int k = global;
};
struct both {
  int k = constant;
  float f = 2;
  int many[2] = {constant, 1};
};
struct holder {
  both b;
  int l = lambda();
};
struct chosen {
  int k = global;
  chosen() = default;
  chosen(int n) restrict(cpu, amp) : k(n) {}
};

void test() {
  int out[6] = {};
  array_view<int, 1> v(6, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        member m{4};
        holder h;
        v[0] = reads(1) + letter(2);
        v[1] = fine();
        v[2] = m.k;
        v[3] = h.b.k + int(h.b.f) + h.b.many[0] + h.l;
        v[4] = chosen(9).k;
        v[5] = lambda();
      });
  v.synchronize();
  CHECK(reads() == 3);
  CHECK(letter() == 'x');
  CHECK(member().k == 3);
  CHECK(member{}.k == 3);
  CHECK(chosen().k == 3);
  CHECK(holder().l == 5);
  CHECK(out[0] == 3);
  CHECK(out[1] == 12);
  CHECK(out[2] == 4);
  CHECK(out[3] == 21);
  CHECK(out[4] == 9);
  CHECK(out[5] == 5);
}
} // namespace cpu_only_defaults

int main() {
  amp_code_uses_defaults::test();
  cpu_default_used_by_host_only::test();
  cpu_only_defaults::test();
  return failures;
}
