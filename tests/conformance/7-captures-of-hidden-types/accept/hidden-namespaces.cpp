// A captured object keeps its class if a member, a parameter or an inner namespace hides the
// namespace of the class.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

namespace ns {
struct T {
  int z = 1;
};
enum E { e = 5 };
T mk() { return T(); }
E me() { return e; }
namespace in {
struct U {
  int z = 6;
};
} // namespace in
in::U mu() { return {}; }
} // namespace ns

// A data member has the name of the namespace.
struct with_data_member {
  int ns = 3;
  int f() {
    auto a = ns::mk();
    auto b = ns::me();
    array_view<int, 1> v(2);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a.z + b; });
    return v[0];
  }
};

// A parameter has the name of the namespace.
int function_parameter(int ns) {
  auto a = ns::mk();
  ns::T b = a;
  auto c = ns::mu();
  array_view<int, 1> v(2);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        ns::T d = b;
        v[i] = a.z + ns + b.z + c.z + d.z;
      });
  return v[0];
}

// A namespace inside another namespace has the name of the global namespace.
namespace with_namespace {
namespace ns {
struct T {
  int z = 100;
};
} // namespace ns
int f() {
  auto a = ::ns::mk();
  auto b = ::ns::mu();
  ::ns::T c;
  array_view<int, 1> v(2);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        ::ns::T d;
        v[i] = a.z + b.z + c.z + d.z;
      });
  return v[0];
}
} // namespace with_namespace

// A namespace inside the namespace has the same name.
namespace ns {
namespace ns {
struct T {
  int z = 50;
};
int f() {
  auto a = ::ns::mk();
  auto b = ::ns::mu();
  in::U e;
  array_view<int, 1> v(2);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        in::U d;
        v[i] = a.z + b.z + e.z + d.z;
      });
  return v[0];
}
} // namespace ns
} // namespace ns

// A variable and parameters have the names of namespaces of the library.
namespace with_library_names {
struct concurrency_ {};
int concurrency = 3;
int f(int amp2hip, int hc) {
  auto e = extent<1>(2);
  auto x = index<1>(1);
  array_view<int, 1> v(e);
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = amp2hip + hc + x[0] + e[0]; });
  return v[0];
}
} // namespace with_library_names

// The classes of both namespaces convert from every type.
namespace lib {
struct U {
  int z = 6;
  U() {}
  template <typename T>
  U(const T &)
  restrict(cpu, amp) : z(600) {}
};
U mu() { return {}; }
} // namespace lib
namespace with_converting_class {
namespace lib {
struct U {
  int z = 7;
  U() {}
  template <typename T>
  U(const T &)
  restrict(cpu, amp) : z(700) {}
};
} // namespace lib
int f() {
  auto c = ::lib::mu();
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = c.z; });
  return v[0];
}
} // namespace with_converting_class

// A parameter hides the outer of two nested namespaces.
namespace core {
namespace in {
struct U {
  int z = 6;
};
} // namespace in
in::U mu() { return {}; }
} // namespace core
int outer_namespace(int core) {
  auto c = core::mu();
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = c.z + core; });
  return v[0];
}

void test() {
  CHECK(with_data_member().f() == 6);
  CHECK(function_parameter(2) == 11);
  CHECK(with_namespace::f() == 9);
  CHECK(ns::ns::f() == 19);
  CHECK(with_library_names::f(1, 2) == 6);
  CHECK(with_converting_class::f() == 6);
  CHECK(outer_namespace(2) == 8);
}

int main() {
  test();
  return failures;
}
