// A dependent cpu call finds a cpu function by its argument, although an amp function matches
// better.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

// A dependent cpu call finds a function by argument although a visible amp function matches better.
namespace arguments {
struct X {
  int v;
};
int score(const X &) { return 1; }
} // namespace arguments
int score(arguments::X &) restrict(amp) { return 2; }
template <class T>
int call(T &x) {
  return score(x);
}
void test_visible_amp_function() {
  arguments::X x = {1};
  CHECK(call(x) == 1);
}

// A dependent cpu call finds a function by argument although a block's using brings an amp
// template.
template <class X>
int pick(X &) restrict(amp) {
  return 3;
}
namespace templates {
struct argument {
  int a;
};
template <class X>
int pick(const X &) restrict(cpu, amp) {
  return 1;
}
template <class X>
int pick(X &) restrict(amp) {
  return 2;
}
} // namespace templates
namespace callers {
template <class X>
int call(X x) {
  using ::pick;
  return pick(x);
}
} // namespace callers
void test_block_using() {
  templates::argument u{};
  CHECK(callers::call(u) == 1);
}

// A library template finds a user's cpu function by argument and ignores better amp functions.
namespace lib {
template <class T>
int apply(T &t) {
  return visit(t);
}
template <class T>
int visit(const T &) {
  return 1;
}
template <class T>
int apply_count(T &t) {
  return count(t);
}
struct Tag {};
} // namespace lib
namespace usr {
struct X {
  int v;
};
int visit(const X &) { return 2; }
int visit(X &) restrict(amp) { return 3; }
int count(const X &) { return 4; }
} // namespace usr
int count(usr::X &) restrict(amp) { return 5; }
void test_library_template() {
  usr::X x = {1};
  CHECK(lib::apply(x) == 2 && lib::apply_count(x) == 4);
}

int main() {
  test_visible_amp_function();
  test_block_using();
  test_library_template();
  return failures;
}
