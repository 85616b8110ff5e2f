// A call through a namespace, a namespace alias, a using declaration or a using directive selects
// the overload of each target.
//
// accept: L-2.3.2.1-d, L-2.3.2.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

#include "check.h"

using namespace concurrency;

// The call is qualified by a namespace alias, or a using declaration in the block brings the
// overloads.
namespace namespace_alias {
namespace lib {
int f(int x) restrict(cpu) { return x + 1; }
int f(float x) restrict(amp) { return (int)x + 2; }
} // namespace lib
namespace al = lib;
namespace fwd {
using namespace lib;
}
namespace one {
using lib::f;
}
int k(int x) restrict(cpu, amp) { return al::f(x); }
int m(int x) restrict(cpu, amp) {
  using lib::f;
  return f(x);
}
void test() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k(1) * 10 + m(1); });
  CHECK(v[0] == 33 && k(1) * 10 + m(1) == 22);
}
} // namespace namespace_alias

// The call is qualified by a namespace that has a using declaration.
namespace using_declaration {
namespace lib {
int f(int x) restrict(cpu) { return x + 1; }
int f(float x) restrict(amp) { return (int)x + 2; }
} // namespace lib
namespace one {
using lib::f;
}
int k(int x) restrict(cpu, amp) { return one::f(x); }
void test() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k(1); });
  CHECK(v[0] == 3 && k(1) == 2);
}
} // namespace using_declaration

// The call is qualified by a namespace that has a using directive.
namespace using_directive {
namespace lib {
int f(int x) restrict(cpu) { return x + 1; }
int f(float x) restrict(amp) { return (int)x + 2; }
} // namespace lib
namespace fwd {
using namespace lib;
}
int k(int x) restrict(cpu, amp) { return fwd::f(x); }
void test() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k(1); });
  CHECK(v[0] == 3 && k(1) == 2);
}
} // namespace using_directive

// A pair of equal parameters is reached through a using declaration, and through a using directive
// that names its namespace.
namespace pair_of_other_namespace {
namespace lib {
int f(int x) restrict(cpu) { return x + 1; }
int f(int x) restrict(amp) { return x + 2; }
} // namespace lib
namespace one {
using lib::f;
}
namespace two {
using namespace one;
}
int k(int x) restrict(cpu, amp) { return one::f(x) * 10 + two::f(x); }
void test() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k(1); });
  CHECK(v[0] == 33 && k(1) == 22);
}
} // namespace pair_of_other_namespace

// Using declarations in a third namespace combine functions and templates of two namespaces into
// pairs.
namespace pairs_by_using_declarations {
namespace host {
int f(int x) restrict(cpu) { return x + 1; }
template <class T>
T g(T x) restrict(cpu) {
  return x + 3;
}
} // namespace host
namespace dev {
int f(int x) restrict(amp) { return x + 2; }
template <class T>
T g(T x) restrict(amp) {
  return x + 4;
}
} // namespace dev
namespace api {
using dev::f;
using dev::g;
using host::f;
using host::g;
} // namespace api
int k(int x) restrict(cpu, amp) { return api::f(x) * 10 + api::g(x); }
void test() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k(1); });
  CHECK(v[0] == 35 && k(1) == 24 && api::f(1) == 2);
}
} // namespace pairs_by_using_declarations

// Using declarations bring a namespace's pair and its extra overloads into another and into a
// block.
namespace pair_names {
int kind(int) restrict(cpu) { return 1; }
int kind(int) restrict(amp) { return 2; }
int kind(double) restrict(amp) { return 3; }
} // namespace pair_names
namespace more_names {
using pair_names::kind;
int kind(float) restrict(cpu, amp) { return 4; }
} // namespace more_names
int kind(const char *) { return 5; }
void test_nested_using_declarations() {
  int out[4] = {};
  array_view<int, 1> v(4, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        using more_names::kind;
        v[0] = kind(1);
        v[1] = kind(1.0);
        v[2] = kind(1.f);
        v[3] = more_names::kind(2);
      });
  v.synchronize();
  using more_names::kind;
  CHECK(kind(1) == 1);
  CHECK(kind(1.f) == 4);
  CHECK(::kind("") == 5);
  CHECK(out[0] == 2 && out[1] == 3 && out[2] == 4 && out[3] == 2);
}

// Amp code calls an amp template through using declarations and directives of other namespaces.
namespace amp_template {
namespace lib {
int f(int x) restrict(cpu) { return x + 1; }
template <class T>
int f(T x) restrict(amp) {
  return (int)x + 2;
}
} // namespace lib
namespace one {
using lib::f;
}
namespace two {
using namespace lib;
}
int k(int x) restrict(amp) { return one::f(x) * 10 + two::f(x); }
struct S {
  int g() restrict(amp) {
    using one::f;
    return f(5);
  }
};
void test() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        S s;
        v[i] = k(1) * 10 + s.g();
      });
  CHECK(v[0] == 337 && one::f(1) == 2 && two::f(2) == 3);
}
} // namespace amp_template

int main() {
  namespace_alias::test();
  using_declaration::test();
  using_directive::test();
  pair_of_other_namespace::test();
  pairs_by_using_declarations::test();
  test_nested_using_declarations();
  amp_template::test();
  return failures;
}
