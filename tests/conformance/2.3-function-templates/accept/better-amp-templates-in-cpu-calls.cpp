// A cpu call ignores amp templates that match better or are ambiguous, in any namespace.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

// A cpu call binds a const reference of a cpu,amp template although an amp template takes an
// lvalue.
namespace const_reference {

struct U {
  int a;
};
template <class X>
int f(const X &) restrict(cpu, amp) {
  return 1;
}
template <class X>
int f(X &) restrict(amp) {
  return 2;
}
void test() {
  U u{};
  CHECK(f(u) == 1);
}

} // namespace const_reference

// A cpu call ignores a better amp template of an unnamed namespace.
struct argument {
  int a;
};
template <class X>
int pick_unnamed(const X &) restrict(cpu, amp) {
  return 1;
}
namespace {
template <class X>
int pick_unnamed(X &) restrict(amp) {
  return 2;
}
} // namespace
void test_unnamed_namespace() {
  argument u{};
  CHECK(pick_unnamed(u) == 1);
}

// A cpu call in a namespace ignores better amp templates there and in an unnamed namespace.
namespace templates {
template <class X>
int pick_of_two(X &) restrict(amp) {
  return 3;
}
} // namespace templates
struct argument_of_two {
  int a;
};
namespace templates {
template <class X>
int pick_of_two(const X &) restrict(cpu, amp) {
  return 1;
}
} // namespace templates
namespace {
template <class X>
int pick_of_two(X &) restrict(amp) {
  return 2;
}
} // namespace
namespace templates {
int cpu_call() {
  argument_of_two u{};
  return pick_of_two(u);
}
} // namespace templates
void test_two_namespaces() { CHECK(templates::cpu_call() == 1); }

// Amp templates of two used namespaces that are ambiguous do not affect a cpu call.
namespace first_amp {
template <class X>
int pick_ambiguous(X) restrict(amp) {
  return 3;
}
} // namespace first_amp
namespace second_amp {
template <class X>
int pick_ambiguous(X) restrict(amp) {
  return 4;
}
} // namespace second_amp
int pick_ambiguous(double) { return 5; }
using namespace first_amp;
using namespace second_amp;
void test_two_directives() { CHECK(pick_ambiguous(1) == 5); }

int main() {
  const_reference::test();
  test_unnamed_namespace();
  test_two_namespaces();
  test_two_directives();
  return failures;
}
