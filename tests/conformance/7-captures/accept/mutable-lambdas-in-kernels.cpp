// A mutable lambda in a kernel modifies its own copies of the variables that it captures.
//
// accept: P-7.1-f, L-2.4.3.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-variable"
#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

// A mutable lambda in a kernel changes its copy of a scalar that it captures by default.
namespace default_capture {
void test() {
  array_view<int, 1> v(4);
  int k = 2;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        auto f = [=]() mutable restrict(amp) {
          k += 10;
          return k;
        };
        v[i] = f() + f();
      });
  CHECK(v[1] == 34);
}
} // namespace default_capture

// A mutable lambda in a kernel changes its copy of a scalar that its capture list names.
namespace capture_list {
void test() {
  array_view<int, 1> v(4);
  int k = 2;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        auto f = [k]() mutable restrict(amp) {
          k += 10;
          return k;
        };
        v[i] = f() + f();
      });
  CHECK(v[1] == 34);
}
} // namespace capture_list

// Mutable lambdas in a kernel change their own copies of captured objects, scalars and references.
namespace objects_scalars_and_references {
struct P {
  int a;
  void inc() restrict(cpu, amp) { ++a; }
};
template <typename T>
int f(T t, P q) {
  array_view<int, 1> v(4);
  T arr[2] = {t, t};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        auto f = [=]() mutable restrict(amp) {
          q.inc();
          t += 1;
          return q.a + int(t);
        };
        v[i] = f() + f();
      });
  return v[0];
}
void test() {
  array_view<int, 1> v(4);
  P p{1};
  int k = 2;
  const int c = 3 + failures;
  float fl = 1.5f;
  int &r = k;
  P pa[1] = {{5}};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        auto f = [=]() mutable restrict(amp) {
          p.inc();
          k += 10;
          fl *= 2;
          r += 100;
          return p.a + k + int(fl) + c + r;
        };
        v[i] = f() + f();
      });
  CHECK(v[1] == 2 + 12 + 3 + 3 + 102 + 3 + 22 + 6 + 3 + 202);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        auto f = [ k, p ]() mutable restrict(amp) {
          p.inc();
          k += 10;
          auto g = [ k, p ]() mutable restrict(amp) {
            p.inc();
            k++;
            return k + p.a;
          };
          return g() + k;
        };
        v[i] = f();
      });
  CHECK(v[1] == 13 + 3 + 12);
  CHECK(f(1.f, p) == 4 + 6);
}
} // namespace objects_scalars_and_references

// A mutable lambda in a kernel modifies its own copy of an array that the kernel captures.
namespace arrays {
struct made {
  int x;
  explicit made(int v) restrict(amp, cpu) : x(v) {}
  made(const made &other) restrict(amp, cpu) : x(other.x + 1) {}
};

static int elements_without_default_constructor(array_view<int, 1> v) {
  made n[2] = {made(3), made(40)},
       rows[2][3] = {{made(1), made(2), made(3)}, {made(4), made(5), made(6)}};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int before = n[0].x;
        auto next = [=]() mutable { return ++n[0].x + n[1].x; };
        auto in_rows = [rows]() mutable {
          rows[1][0].x += 100;
          return rows[1][0].x - rows[0][2].x;
        };
        auto constant = [n] { return (n[1].x > 40) + int(sizeof(n) / sizeof(n[0])); };
        int first = next(), second = next();
        v[i] = (second - first) + 10 * (n[0].x - before) + (in_rows() == 101) * 100 +
               (constant() == 3) * 1000;
      });
  return v[0];
}

static int local_variables_of_same_name(array_view<int, 1> v) {
  int n[2] = {3, 4}, m[2] = {5, 6};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        auto next = [=]() mutable {
          ++n[0];
          --m[1];
          int both = n[0] + m[1];
          int n = 100;
          float m = 0.5f;
          return both + n + int(m * 2);
        };
        v[i] = next() + next();
      });
  return v[0];
}

static int structured_binding_of_same_name(array_view<int, 1> v) {
  int n[2] = {3, 4};
  struct pair {
    int a, b;
  };
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        auto next = [n]() mutable {
          int first = ++n[1];
          auto [n, other] = pair{first, 10};
          return n + other;
        };
        v[i] = next() + next();
      });
  return v[0];
}

void test() {
  int results[1] = {};
  array_view<int, 1> v(1, results);
  CHECK(elements_without_default_constructor(v) == 1101);
  CHECK(local_variables_of_same_name(v) == (4 + 5 + 101) + (5 + 4 + 101));
  CHECK(structured_binding_of_same_name(v) == 15 + 16);
}
} // namespace arrays

// A mutable lambda in a kernel modifies its own copy of a captured C array.
namespace arrays_in_kernel {
struct item {
  int a;
  float b;
};
void test() {
  std::vector<int> data(4);
  array_view<int> v(4, data);
  int c[3] = {1, 2, 3};
  int d[2][2] = {{1, 2}, {3, 4}};
  item e[2] = {{1, 2.f}, {3, 4.f}};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        auto next = [=](int x) mutable restrict(amp) {
          c[0] += x;
          d[1][1] += 1;
          e[1].a = 9;
          return c[0] + d[1][1] + e[1].a;
        };
        auto explicitly = [c]() mutable restrict(amp) { return ++c[2]; };
        int a = next(10), b = next(10);
        v[i] = a * 10000 + b * 100 + explicitly() * 10 + c[0] + c[2] + d[1][1] + e[1].a;
      });
  // a = 11 + 5 + 9 = 25, b = 21 + 6 + 9 = 36
  CHECK(v[1] == 250000 + 3600 + 40 + 1 + 3 + 4 + 3);
}
} // namespace arrays_in_kernel

int main() {
  default_capture::test();
  capture_list::test();
  objects_scalars_and_references::test();
  arrays::test();
  arrays_in_kernel::test();
  return failures;
}
