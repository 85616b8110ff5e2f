// A call in a cpu,amp function selects the overload for each target, through functions, members,
// functors and templates.
//
// accept: L-2.3.2.1-a, L-2.3.2.1-d, L-2.3.2.1-e, L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>

#include "check.h"

using namespace concurrency;

// The restriction of the outermost caller selects the overload through cpu,amp functions.
namespace outermost_caller {
int side(int) restrict(cpu) { return 1; }
int side(int) restrict(amp) { return 2; }
int middle(int x) restrict(cpu, amp) { return side(x) * 10 + side(x + 1); }
int outer(int x) restrict(amp, cpu) { return middle(x) + 100 * side(x); }
int pure_amp(int x) restrict(amp) { return outer(x) + 1000 * side(x); }
int pure_cpu(int x) { return outer(x) + 1000 * side(x); }

void test() {
  int data[2] = {};
  array_view<int, 1> v(2, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = pure_amp(1);
        v[1] = outer(1);
      });
  check("amp chain", v[0], 2222);
  check("both chain in a kernel", v[1], 222);
  check("cpu chain", pure_cpu(1), 1111);
  check("both chain on the host", outer(1), 111);
}
} // namespace outermost_caller

// A cpu,amp member function selects private overloads of different parameters by target.
namespace private_members {
class S {
  static int g(int x) restrict(amp) { return x; }
  static int g(double x) restrict(cpu) { return (int)x + 1; }
  int h(int x) const restrict(amp) { return x + 2; }
  int h(float x) const { return (int)x + 3; }

public:
  int k() const restrict(cpu, amp) { return g(1) * 10 + h(1); }
};
void test() {
  int o = 0;
  S s;
  array_view<int> r(1, &o);
  parallel_for_each(
      r.extent, [=](index<1> i) restrict(amp) {
        S s;
        r[0] = s.k();
      });
  CHECK(r[0] == 13 && s.k() == 24);
}
} // namespace private_members

// A cpu,amp call with template arguments, or of a friend or a pair, selects the function of each
// target.
namespace template_arguments {
template <typename T>
T convert(int x) restrict(cpu) {
  return T(x);
}
template <typename T>
T convert(long x) restrict(amp) {
  return T(x + 1);
}
template <typename T, int N>
T scale(int x) restrict(cpu) {
  return T(x * N);
}
template <typename T, int N>
T scale(long x) restrict(amp) {
  return T(x * N + 1);
}

struct befriending {
  int x;
  friend int value(const befriending &f) restrict(cpu) { return f.x; }
  friend int value(befriending f, int = 0) restrict(amp) { return f.x + 1; }
};

int twin(int x) restrict(cpu) { return x; }
int twin(int x) restrict(amp) { return x + 1; }
int twin(float x) restrict(amp) { return int(x) + 2; }

int pair(int x) restrict(cpu) { return x; }
int pair(int x) restrict(amp) { return x + 3; }
int pair(float x) restrict(cpu) { return int(x) + 4; }

struct members {
  template <typename T>
  T get(int x) const restrict(cpu) {
    return T(x);
  }
  template <typename T>
  T get(long x) const restrict(amp) {
    return T(x + 5);
  }
  int use() const restrict(cpu, amp) { return get<int>(1); }
};

int test() restrict(cpu, amp) {
  befriending f = {1};
  return convert<int>(1) + 10 * scale<int, 2>(1) + 100 * value(f) + 1000 * twin(1.0f) +
         10000 * pair(1.0f) + 100000 * members().use();
}

void test_case() {
  int r = 0;
  array_view<int> v(1, &r);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = test(); });
  v.synchronize();
  CHECK(r == 2 + 30 + 200 + 3000 + 40000 + 600000);
  CHECK(test() == 1 + 20 + 100 + 1000 + 50000 + 100000);
}
} // namespace template_arguments

// Call operators of a functor with different parameters are selected by target in templates.
namespace functors {
struct F {
  int k;
  int operator()(double) const { return 1; }
  int operator()(int) const restrict(amp) { return 2; }
  template <class T>
  int operator()(T *) const restrict(amp) {
    return 3;
  }
  int operator()(const int *) const { return 4; }
};
template <class G>
int call(G g) restrict(cpu, amp) {
  int x = 0;
  return g(1) * 10 + g(&x);
}
template <class G, class... A>
auto fwd(G &&g, A &&...a) restrict(cpu, amp) -> decltype(g(a...)) {
  return g(a...);
}
struct H {
  F f;
  int operator()(int x) const restrict(cpu, amp) { return f(x); }
};
void test() {
  int o[3];
  array_view<int> r(3, o);
  F f{};
  H h{};
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = call(f);
        r[1] = fwd(f, 1);
        r[2] = h(1);
      });
  CHECK(r[0] == 23);
  CHECK(r[1] == 2);
  CHECK(r[2] == 2);
  CHECK(call(f) == 14);
  CHECK(fwd(f, 1) == 1);
  CHECK(h(1) == 1);
}
} // namespace functors

// Member overloads of a class and of two base classes are selected by restriction.
int f(int) restrict(amp) { return 1; }
int f(long) { return 2; }
struct S {
  int f(int) { return 3; }
  int f(double) const restrict(amp) { return 4; }
  int t() { return f(1) * 10 + ::f(1); }
  static int g(int) restrict(amp) { return 5; }
  static int g(double) { return 6; }
  int u() const restrict(cpu, amp) { return 0; }
};
struct A {
  int h(int) restrict(amp) { return 7; }
};
struct B {
  int h(long) { return 8; }
};
struct C : A, B {
  using A::h;
  using B::h;
};
void test_members_of_bases() {
  S s;
  C c;
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        const S t = S();
        C d;
        v[i] = t.f(1) * 100 + S::g(1) * 10 + d.h(1);
      });
  CHECK(s.t() == 32 && S::g(1) == 6 && c.h(1) == 8 && v[0] == 457);
}

int main() {
  outermost_caller::test();
  private_members::test();
  template_arguments::test_case();
  functors::test();
  test_members_of_bases();
  return failures;
}
