// Local classes and lambdas inherit all restrictions of the enclosing function, also through
// several levels.
//
// accept: L-2.2.1-b, L-2.2.1-c, L-2.2.1-i, L-2.2.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#pragma GCC diagnostic ignored "-Wunused-local-typedefs"

#include "check.h"
#include <amp.h>

using namespace concurrency;

// Members of local classes inherit all restrictions of the enclosing function.
namespace members {

int base(int x) restrict(amp) { return x + 500; }

int in_amp(int x) restrict(amp) {
  struct local {
    int n;
    local(int k) : n(base(k)) {}
    local(const local &o) : n(o.n + 1) {}
    ~local() { n = 0; }
    local &operator+=(int k) {
      n += base(k);
      return *this;
    }
    operator int() const { return n; }
    struct deeper {
      int get(int k) { return base(k) * 2; }
    };
    static int unit() { return base(0); }
  };
  local a(x), b(a);
  b += 1;
  return int(b) + local::deeper().get(0) + local::unit();
}

int in_both(int x) restrict(cpu, amp) {
  struct adder {
    int by;
    int operator()(int y) const { return y + by; }
  };
  adder a = {4};
  return a(x);
}

void test() {
  int data[2] = {};
  array_view<int, 1> v(2, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = in_amp(3);
        v[1] = in_both(1);
      });
  check("amp", v[0], 503 + 1 + 501 + 1000 + 500);
  check("both, kernel", v[1], 5);
  check("both, host", in_both(2), 6);
}

} // namespace members

// Lambdas and local classes without a specifier in a cpu,amp function are cpu,amp.
namespace lambdas_and_classes_of_both {

int side() { return 1; }
int side() restrict(amp) { return 2; }

int work(int x) restrict(cpu, amp) {
  auto f = [x](int y) { return x + y * side(); };
  struct local {
    int n;
    local(int k) : n(k * side()) {}
    int get() const { return n + side(); }
  };
  auto generic = [](auto y) { return y * side(); };
  return f(10) * 1000 + local(5).get() * 10 + generic(3);
}

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(1); });
  check("kernel", v[0], 21000 + 120 + 6);
  check("host", work(1), 11000 + 60 + 3);
}

} // namespace lambdas_and_classes_of_both

// Members of a local class in a cpu,amp function call the overload of the caller's restriction.
namespace local_class_of_both {

int g() restrict(cpu) { return 1; }
int g() restrict(amp) { return 2; }
int in_both(int n) restrict(cpu, amp) {
  struct L {
    int x;
    L(int a) : x(a + g()) {}
    L(const L &o) : x(o.x * 10) {}
    ~L() {}
    L operator+(const L &o) const {
      L r(x + o.x);
      return r;
    }
    operator int() const { return x; }
    static int st() { return g(); }
    struct In {
      int k = g();
      int get() const {
        struct Deep {
          int z() { return g() * 100; }
        };
        return Deep().z() + k;
      }
    };
  };
  L a(n), b(a);
  auto l = [=] { return a.x + g(); };
  return int(a + b) + L::st() + L::In().get() + l();
}
void test() {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = in_both(1); });
  v.synchronize();
  // In cpu code, a.x is 2 and b.x is 20. The lambda captures a copy of `a`, whose x is 20.
  int cpu_result = 23 + 1 + 101 + 21;
  int amp_result = (3 + 30 + 2) + 2 + 202 + (30 + 2);
  CHECK(in_both(1) == cpu_result);
  CHECK(out == amp_result);
}

} // namespace local_class_of_both

// Nested classes and lambdas inherit restrictions through every level, also in operators and
// members.
namespace all_levels {

int where() restrict(cpu) { return 1; }
int where() restrict(amp) { return 2; }
int helper(int);
int helper2(int) restrict(amp);
template <class T>
struct Wrap {
  T t;
  int go() const restrict(cpu, amp) { return t(); }
};
int run() restrict(cpu, amp) {
  struct L {
    int z() { return where(); }
    int operator()() const { return where() * 10; }
    L() : q(where()) {}
    L(int k) : q(k) {}
    L(const L &o) : q(o.q + 100) {}
    ~L() { q = 0; }
    operator int() const { return q; }
    static int st() { return where(); }
    int ident(int t) const { return t + where(); }
    struct N {
      int deep() { return where() * 1000; }
    } n;
    int q;
    int dm = where();
  };
  L a, b(5), c(b);
  auto l1 = [](int y) { return y + where(); };
  int aq = a.q;
  auto l2 = [=]() {
    auto l3 = [aq]() {
      auto l4 = [] { return where(); };
      return l4() + aq;
    };
    return l3();
  };
  auto l5 = [](auto x) { return x + where(); };
  int r = a.z() + a() + a.q + c.q + L::st() + b.ident(3) + a.n.deep() + l1(1) + l2() + l5(2) + a.dm;
  return r + (int)a;
}
int expected(int w) {
  return w + w * 10 + w + 105 + w + 3 + w + w * 1000 + 1 + w + (w + w) + (2 + w) + w + w;
}
int on_cpu_only() restrict(cpu) {
  struct L {
    int z() { throw 1; }
    static int f() restrict(cpu, amp) { return where(); }
  };
  auto l = [](int x) restrict(amp) { return x + where(); };
  int out[1];
  array_view<int> v(1, out);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        struct M {
          int k() {
            struct P {
              int z() const { return where(); }
            };
            return P().z();
          }
        };
        v[i] = M().k() * 1000 + l(5) + L::f() * 10000;
      });
  return v[0];
}
int in_amp_only() restrict(amp) {
  int triple(int);
  auto f2 = [](int y) restrict(cpu) { return y; };
  typedef int FT(int);
  return triple(4);
}
int triple(int x) restrict(amp) { return x * 3; }
void test() {
  int o[2];
  array_view<int> v(2, o);
  v.discard_data();
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = run();
        v[1] = in_amp_only();
      });
  CHECK(v[0] == expected(2));
  CHECK(run() == expected(1));
  CHECK(v[1] == 12);
  CHECK(on_cpu_only() == 22007);
}

} // namespace all_levels

int main() {
  members::test();
  lambdas_and_classes_of_both::test();
  local_class_of_both::test();
  all_levels::test();
  return failures;
}
