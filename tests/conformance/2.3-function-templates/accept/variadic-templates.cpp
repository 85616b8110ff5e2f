// A variadic template of one restriction and another template of the other restriction each serve
// their own target.
//
// accept: L-2.3.2.1-f, L-2.3.2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"

#include "check.h"
#include <amp.h>

using namespace concurrency;

// An amp call prefers an amp template to a variadic cpu,amp template, which the host calls.
namespace amp_call {

template <class X>
int f(X) restrict(amp) {
  return 1;
}
template <class... X>
int f(const X &...) restrict(cpu, amp) {
  return 2;
}
void test() {
  int o = 0;
  array_view<int> r(1, &o);
  parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[0] = f(1); });
  CHECK(r[0] == 1 && f(1) == 2);
}

} // namespace amp_call

// A cpu call of a variadic cpu,amp template ignores two amp templates that match better.
namespace cpu_call {

template <class X>
int f(X, int = 1) restrict(amp) {
  return 3;
}
template <class X>
int f(X) restrict(amp) {
  return 1;
}
template <class... X>
int f(const X &...) restrict(cpu, amp) {
  return 2;
}
void test() { CHECK(f(1) == 2); }

} // namespace cpu_call

// A qualified amp call prefers a namespace's amp template to its variadic cpu,amp template.
namespace qualified_call {

namespace templates {
template <class X>
int f(X) restrict(amp) {
  return 1;
}
template <class... X>
int f(const X &...) restrict(cpu, amp) {
  return 2;
}
} // namespace templates
void test() {
  int o = 0;
  array_view<int> r(1, &o);
  parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[0] = templates::f(1); });
  CHECK(r[0] == 1 && templates::f(1) == 2);
}

} // namespace qualified_call

// A cpu,amp call selects a variadic amp template and a cpu template inside and outside their
// namespace.
namespace used {
template <class... X>
int pick(const X &...) restrict(amp) {
  return 1;
}
template <class X>
int pick(X, int = 1) {
  return 2;
}
int inside() restrict(cpu, amp) { return pick(1); }
} // namespace used
using namespace used;
int outside() restrict(cpu, amp) { return pick(1); }
void test_used_namespace() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = inside();
        r[1] = outside();
      });
  CHECK(r[0] == 1 && r[1] == 1 && inside() == 2 && outside() == 2);
}

int main() {
  amp_call::test();
  cpu_call::test();
  qualified_call::test();
  test_used_namespace();
  return failures;
}
