// Macros may expand to property accesses, also within arguments of other macros.
//
// accept: G-1.1-d, L-2.1.1-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
using namespace concurrency;

// Macros whose arguments contain other macros can read the extent property in a kernel.
namespace nested_macros {
#define LEN(v) (v).extent[0]
#define ID(e) (e)
void test() {
  array_view<int, 1> v(6);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = ID(LEN(v) + ID(i[0])); });
  const int element = ID(v[2]), length = ID(LEN(v));
  CHECK(element == 8);
  CHECK(length == 6);
}
} // namespace nested_macros

// A property read by a macro can be the argument of a parameter that has a default argument.
namespace macro_beside_default_argument {
#define VERSION(a) a.version
#define CALL(e) (e)
static unsigned f(unsigned n = 0xffffffffu) { return n; }
void test() {
  accelerator a(L"cpu");
  const unsigned version = CALL(f(VERSION(a)));
  CHECK(version == a.get_version());
}
} // namespace macro_beside_default_argument

// A macro that reads a property can appear in an argument of another macro.
namespace macro_in_macro_argument {
#define PATH(a) a.device_path
#define CHECKED(e) ((e) ? 0 : 1)
void test() {
  accelerator a(L"cpu");
  const int failed = CHECKED(PATH(a) == L"cpu");
  CHECK(failed == 0);
}
} // namespace macro_in_macro_argument

// A macro can expand to a property access, to its name or to a pasted name.
namespace named_by_macro {
#define PATH(a) a.device_path
#define PROP version
#define PASTE(a, x, y) a.x##y
void test() {
  accelerator a(L"cpu");
  const bool whole_access = PATH(a) == L"cpu";
  const bool name = a.PROP == a.get_version();
  const bool pasted_name = PASTE(a, device_, path) == L"cpu";
  CHECK(whole_access);
  CHECK(name);
  CHECK(pasted_name);
}
} // namespace named_by_macro

int main() {
  nested_macros::test();
  macro_beside_default_argument::test();
  macro_in_macro_argument::test();
  named_by_macro::test();
  return failures;
}
