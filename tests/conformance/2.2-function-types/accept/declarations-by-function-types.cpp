// A restricted function type declares functions, members, operators and static members with its
// restrictions.
//
// accept: L-2.1.1-r
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <vector>

using namespace concurrency;

// The type is a typedef, an alias, an alias template or a decltype.
namespace declarations {

typedef int function() restrict(cpu, amp);
typedef int kernel_function(int) restrict(amp);
using unary = int(int) restrict(cpu, amp);
template <typename T>
using generic = T(T) restrict(cpu, amp);
struct number {
  int n;
};
typedef number binary(number, number) restrict(cpu, amp);

struct c {
  function f;
  static unary s;
};
int c::f() restrict(cpu, amp) { return 1; }
int c::s(int x) restrict(cpu, amp) { return x + 1; }
template <typename T>
struct holder {
  T x;
  function get;
  generic<T> add;
};
template <typename T>
int holder<T>::get() restrict(cpu, amp) {
  return int(x);
}
template <typename T>
T holder<T>::add(T y) restrict(cpu, amp) {
  return x + y;
}

namespace n {
kernel_function first, second;
}
int n::first(int x) restrict(amp) { return x * 2; }
int n::second(int x) restrict(amp) { return x * 3; }
binary operator+;
number operator+(number a, number b) restrict(cpu, amp) { return {a.n + b.n}; }
generic<float> half;
float half(float x) restrict(cpu, amp) { return x / 2; }
decltype(half) same_as_half;
float same_as_half(float x) restrict(cpu, amp) { return x; }

void test() {
  std::vector<int> r(1);
  array_view<int> v(1, r);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        holder<int> h{4};
        v[i] = c().f() + c::s(1) * 10 + n::first(1) * 100 + n::second(1) * 1000 +
               (number{1} + number{3}).n * 10000 + int(half(10.0f)) * 100000 + h.get() * 1000000 +
               h.add(1) * 10000000 + int(same_as_half(1.0f)) * 100000000;
      });
  CHECK(v[0] == 154543221 && c().f() == 1 && c::s(1) == 2 && holder<int>{4}.add(1) == 5 &&
        half(2.0f) == 1 && (number{1} + number{3}).n == 4);
}

} // namespace declarations

// A restricted function type declares functions with its restrictions, even with a name in
// parentheses.
namespace names_in_parentheses {

typedef int kernel_function(int) restrict(amp);
typedef int both_function(int) restrict(cpu, amp);
kernel_function(f);
both_function((g)), h;
struct s {
  kernel_function(m);
  both_function(n);
  static kernel_function(t);
};
int f(int x) restrict(amp) { return x + 1; }
int g(int x) restrict(cpu, amp) { return x + 2; }
int h(int x) restrict(cpu, amp) { return x + 3; }
int s::m(int x) restrict(amp) { return x + 4; }
int s::n(int x) restrict(cpu, amp) { return x + 5; }
int s::t(int x) restrict(amp) { return x + 6; }
void test() {
  array_view<int, 1> v(6);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        s o;
        int results[] = {f(0), g(0), h(0), o.m(0), o.n(0), s::t(0)};
        v[i] = results[i[0]];
      });
  for (int i = 0; i < 6; ++i)
    CHECK(v[i] == i + 1);
  CHECK(g(0) == 2 && s().n(0) == 5);
}

} // namespace names_in_parentheses

// An out-of-class definition agrees with a member that a restricted function type declares.
namespace member_defined_outside {

typedef int function() restrict(cpu, amp);
struct c {
  function f;
};
int c::f() restrict(cpu, amp) { return 1; }
void test() { CHECK(c().f() == 1); }

} // namespace member_defined_outside

// A function type keeps its restrictions if a using declaration brings its name.
namespace types_from_using_declarations {
namespace types {
typedef int of_both(int) restrict(cpu, amp);
typedef int of_amp(int) restrict(amp);
} // namespace types
using types::of_amp;
using types::of_both;
of_both add_one;
of_amp add_two;
int add_one(int x) restrict(cpu, amp) { return x + 1; }
int add_two(int x) restrict(amp) { return x + 2; }
void test() {
  array_view<int> v(1);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = add_one(3) + add_two(1); });
  CHECK(v[0] == 7);
  CHECK(add_one(3) == 4);
}
} // namespace types_from_using_declarations

int main() {
  declarations::test();
  names_in_parentheses::test();
  member_defined_outside::test();
  types_from_using_declarations::test();
  return failures;
}
