// The words restrict, amp and cpu may name classes, members, variables, functions, enumerators and
// template parameters.
//
// accept: L-2.1-d, L-2.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
using namespace concurrency;

// Classes, variables, enumerators and template parameters can be named amp or cpu.
enum class device { cpu, amp };
struct amp {
  int cpu;
};

int twice(amp a) restrict(cpu, amp) { return a.cpu * 2; }

template <int cpu>
int add(int amp) restrict(amp, cpu) {
  return amp + cpu;
}

void test_amp_and_cpu() {
  int cpu = 5;
  amp value = {8};
  int data[2] = {};
  array_view<int, 1> v(2, data);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int amp = i[0];
        v[i] = amp == 0 ? twice(value) + cpu : add<3>(cpu);
      });
  check("struct amp", v[0], 21);
  check("template parameter cpu", v[1], 8);
  check("scoped enumerators", device::amp != device::cpu, 1);
}

// A class can be named restrict and have restricted constructors, operators and a destructor.
namespace n {
typedef int amp;
struct restrict {
  int v;
  restrict(amp) : v(1) {}
  restrict(amp x, int y) restrict(cpu) : v(x + y) {}
  restrict &operator()(int k) restrict(cpu, amp) {
    v += k;
    return *this;
  }
  ~restrict() restrict(cpu, amp) {}
};
} // namespace n
void test_class_named_restrict() {
  n::restrict r(n::amp(3)), s(3, 4);
  n::restrict restrict(5);
  int cpu = 10;
  restrict(cpu)(1);
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 6; });
  v.synchronize();
  CHECK(r.v == 1);
  CHECK(s.v == 7);
  CHECK(restrict.v == 12);
  CHECK(out == 6);
}

// Captures, data members, enumerators and template parameters can be named restrict.
namespace restrict_ {
int restrict(int x) { return x + 1; }
} // namespace restrict_
struct T1 {
  int restrict;
  explicit T1(int amp) : restrict(amp) {}
  int get() const { return restrict; }
};
struct T2 {
  int restrict;
  explicit T2(int cpu) restrict(cpu) : restrict(cpu) {}
};
struct restrict_t {
  typedef int amp;
};
enum class E { restrict, amp, cpu };
template <int restrict>
struct N {
  static const int value = restrict;
};
#define CALL(f, x) f(x)
void test_captures_and_members() {
  int amp = 3, cpu = 4;
  using restrict_::restrict;
  int a = restrict(amp) + restrict(cpu);
  int b = CALL(restrict, amp);
  T1 t(amp);
  T2 u(cpu);
  {
    int restrict(cpu);
    a += restrict;
  }
  auto restrict2 = [restrict = amp](int x) { return restrict + x; };
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int restrict = amp;
        v[i] = restrict + cpu;
      });
  v.synchronize();
  CHECK(a == 13);
  CHECK(b == 4);
  CHECK(t.get() == 3);
  CHECK(u.restrict == 4);
  CHECK(restrict2(1) == 4);
  CHECK(out == 7);
  CHECK(N<5>::value == 5);
  CHECK(int(E::cpu) == 2);
}

// The word restrict is an ordinary identifier wherever no restriction specifier can appear.
struct cpu {
  int value;
};

int restrict(cpu);
int restrict(cpu c) { return c.value * 2; }

struct options {
  int restrict;
};

namespace limits {
int restrict(int amp) restrict(cpu, amp) { return amp - 1; }
} // namespace limits

void test_ordinary_identifier() {
  options o = {4};
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int restrict = limits::restrict(o.restrict);
        v[i] = restrict * 10;
      });
  check("kernel", v[0], 30);
  check("function named restrict", restrict(cpu{21}), 42);
  int restrict = 7;
  restrict += 1;
  check("variable named restrict", restrict, 8);
}

int main() {
  test_amp_and_cpu();
  test_class_named_restrict();
  test_captures_and_members();
  test_ordinary_identifier();
  return failures;
}
