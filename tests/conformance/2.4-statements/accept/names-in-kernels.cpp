// Kernels may hide names, use alternative tokens and name namespaces by aliases.
//
// accept: L-2.4.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// Local names may hide captures, parameters and globals, and alternative tokens work in kernels.

const int x = 1;
struct y {
  int n;
};

void test_hidden_names() {
  int n = 5, k = 100, data[2] = {};
  array_view<int, 1> v(2, data);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        int s = n + x;
        {
          int n = 1000, x = 2000;
          s += n + x + k;
          for (int k = 0; k < 2; ++k)
            s += k;
        }
        auto f = [=](int n) { return n + k; };
        struct y y = {f(1)};
        if (not(s < 0) and (y.n not_eq 0 or false))
          s += y.n;
        int i0 = i[0];
        {
          float i = 0.5f;
          s += int(i * 2);
        }
        v[i0] = s + n;
        s xor_eq s;
        v[1] = s bitor 1;
      });
  check("hidden names: kernel", v[0], 6 + 3100 + 1 + 101 + 1 + 5);
  check("hidden names: tokens", v[1], 1);
}

// A kernel and its local types may name namespaces by aliases of their function.

namespace a {
namespace b {
struct value {
  int x;
  int get() const restrict(cpu, amp) { return x; }
};
const int five = 5;
template <int N>
struct values {
  int y[N];
};
int four(int) restrict(cpu, amp) { return 4; }
int two(int) restrict(amp) { return 2; }
namespace c {
int three(int) restrict(cpu, amp) { return 3; }
namespace d {
int six(int) restrict(amp) { return 6; }
} // namespace d
} // namespace c
namespace {
namespace unnamed {
int seven(int) restrict(amp) { return 7; }
} // namespace unnamed
} // namespace
} // namespace b
} // namespace a

// A kernel may use types, constants and captures of a namespace that an alias names.
template <typename T>
void types_constants_and_captures(T start) {
  namespace alias = a::b;
  typedef alias::value value;
  using five_values = alias::values<alias::five>;
  const int k = alias::five;
  struct local {
    alias::value t;
    int get() const restrict(amp) { return t.x + alias::five; }
  };
  alias::value captured{7};
  alias::values<2> u{{1, 2}};
  int out[6] = {};
  array_view<int, 1> v(6, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        value t{3};
        five_values us{{1, 2, 3, 4, 5}};
        local l{{9}};
        v[0] = t.x;
        v[1] = us.y[4];
        v[2] = k;
        v[3] = l.get();
        v[4] = captured.get();
        v[5] = u.y[1] + alias::four(start);
      });
  v.synchronize();
  const int expected[] = {3, 5, 5, 14, 7, 6};
  for (int i = 0; i < 6; ++i)
    check("types, constants and captures", out[i], expected[i]);
}

// Using declarations and directives may name the namespace by its alias.
template <typename T>
void using_declarations_and_directives() {
  namespace alias = a::b;
  namespace further = alias::c;
  using namespace alias;
  using alias::c::three;
  using namespace further::d;
  int out[4] = {};
  array_view<int, 1> v(4, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = two(T());
        v[1] = three(T());
        v[2] = six(T());
        v[3] = alias::unnamed::seven(T());
      });
  v.synchronize();
  check("by a directive", out[0], 2);
  check("by a declaration", out[1], 3);
  check("by an alias of an alias", out[2], 6);
  check("unnamed", out[3], 7);
  check("on the host", three(T()), 3);
}

// The same holds for using declarations and directives in a block.
template <typename T>
void in_block() {
  namespace alias = a::b;
  {
    using alias::two;
    using namespace alias::c;
    int out[2] = {};
    array_view<int, 1> v(2, out);
    auto kernel = [=](auto t) restrict(amp) {
      v[0] = two(t);
      v[1] = three(T());
    };
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { kernel(T()); });
    v.synchronize();
    check("in a block", out[0] * 10 + out[1], 23);
  }
}

void test_namespace_aliases() {
  types_constants_and_captures(1);
  types_constants_and_captures(1.f);
  using_declarations_and_directives<int>();
  in_block<int>();
}

int main() {
  test_hidden_names();
  test_namespace_aliases();
  return failures;
}
