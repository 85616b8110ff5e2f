// A call selects the function of its restriction among those of several argument namespaces, among
// friends, and at the point of instantiation.
//
// accept: L-2.3.2.1-d, L-2.3.2.1-f, L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"

#include "check.h"
#include <amp.h>

using namespace concurrency;

// A cpu,amp call selects the overload of each target among functions of its argument namespaces.
namespace first {
struct part {
  int a;
};
int pick(part, int) restrict(amp) { return 1; }
int pick(part, float) restrict(cpu) { return 2; }
int call() restrict(cpu, amp) { return pick(part{}, 1); }
} // namespace first
namespace second {
struct part {
  int a;
};
int pick(part, first::part) restrict(amp) { return 3; }
int pick(part, const first::part &, int = 0) restrict(cpu) { return 4; }
int call() restrict(cpu, amp) { return pick(part{}, first::part{}); }
} // namespace second
void test_two_namespaces() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = first::call();
        r[1] = second::call();
      });
  CHECK(r[0] == 1 && r[1] == 3 && first::call() == 2 && second::call() == 4);
}

// A call with arguments of two namespaces selects the function of its restriction from either.
namespace left {
struct X {
  int v;
};
} // namespace left
namespace right {
struct Y {
  int v;
};
int join(left::X, const Y &) { return 1; }
} // namespace right
namespace left {
int join(X, right::Y &) restrict(amp) { return 2; }
} // namespace left
void test_arguments_of_two_namespaces() {
  left::X x = {1};
  right::Y y = {2};
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        right::Y z = y;
        v[i] = join(x, z);
      });
  CHECK(join(x, y) == 1 && v[0] == 2);
}

// Friends defined in a class or class template are selected by the caller's restriction.
struct plain_class {
  int v;
  friend int count(const plain_class &, double) { return 1; }
  friend int count(const plain_class &, int) restrict(amp) { return 2; }
  friend int operator+(const plain_class &, double) { return 3; }
  friend int operator+(const plain_class &, int) restrict(amp) { return 4; }
};
template <class T>
struct class_template {
  T v;
  friend int count(const class_template &, double) { return 5; }
  friend int count(const class_template &, int) restrict(amp) { return 6; }
  friend int operator+(const class_template &, double) { return 7; }
  friend int operator+(const class_template &, int) restrict(amp) { return 8; }
};
#define SUM_OF_CALLS                                                                               \
  plain_class s{};                                                                                 \
  class_template<int> w{};                                                                         \
  return count(s, 1) * 1000 + (s + 1) * 100 + count(w, 1) * 10 + (w + 1);
int on_cpu() { SUM_OF_CALLS }
int on_amp() restrict(amp) { SUM_OF_CALLS }
void test_friends() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) { r[0] = on_amp(); });
  CHECK(r[0] == 2468 && on_cpu() == 1357);
}

// A dependent call finds a pair by argument-dependent lookup at the point of instantiation.
template <class T>
int call(T t) restrict(cpu, amp) {
  return half_of_pair(t) * 10;
}
namespace found_late {
struct X {
  int a;
};
int half_of_pair(X x) restrict(cpu) { return x.a + 1; }
int half_of_pair(X x) restrict(amp) { return x.a + 2; }
struct Y : X {};
template <class T>
int half_of_pair(T) restrict(amp) {
  return 7;
}
} // namespace found_late
void test_instantiation() {
  int out[2] = {};
  array_view<int, 1> v(2, out);
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { v[0] = call(found_late::X{1}); });
  v.synchronize();
  CHECK(call(found_late::X{1}) == 20 && out[0] == 30);
}

int main() {
  test_two_namespaces();
  test_arguments_of_two_namespaces();
  test_friends();
  test_instantiation();
  return failures;
}
