// Amp code may use pointers to compatible objects and to concurrency::array.
//
// accept: L-2.4.1.2-g, L-2.4.3.1-c, L-2.4.3.6-b, L-2.4.1.3-a, L-2.4.1.3-d, L-2.4.1.3-e,
// L-2.4.3.7-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// Amp code may initialize, compare and test pointers with nullptr and 0.
namespace null_pointers {

int at(const int *p) restrict(cpu, amp) { return p ? *p : -1; }
int at(decltype(nullptr)) restrict(cpu, amp) { return -2; }

int count(int *p) restrict(cpu, amp) {
  int *q = 0;
  decltype(nullptr) none = nullptr;
  int n = 0;
  if (p != nullptr)
    n += 1;
  if (!q)
    n += 10;
  if (q == none)
    n += 100;
  q = p;
  bool set = q;
  while (q) {
    q = nullptr;
    n += 1000;
  }
  return n + set;
}

void test() {
  int data[3] = {};
  array_view<int, 1> v(3, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        int x = 5;
        v[0] = count(&x);
        v[1] = at(&x) + at(nullptr);
        v[2] = count(nullptr);
      });
  check("null pointers: count", v[0], 1112);
  check("null pointers: at", v[1], 3);
  check("null pointers: null", v[2], 110);
  int x = 1;
  check("null pointers: host", count(&x), 1112);
}

} // namespace null_pointers

// Pointers of amp code support arithmetic, comparison and conversion to and from base classes.
namespace arithmetic {

struct base {
  int b;
};
struct derived : base {
  int d;
};
int read(const base *p) restrict(cpu, amp) { return p->b; }

int work() restrict(cpu, amp) {
  derived values[3] = {{{1}, 2}, {{3}, 4}, {{5}, 6}};
  derived *p = values, *end = values + 3;
  int s = 0;
  while (p < end)
    s += read(p++);
  --p;
  p -= 1;
  const base *b = p;
  s += static_cast<const derived *>(b)->d * 100;
  s += int(end - values) * 1000;
  s += *(&values[2].d - 0) + (p == &values[1]) + p[1].b;
  base &r = values[0];
  r.b += static_cast<derived &>(r).d;
  return s + values->b;
}

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(); });
  check("arithmetic: kernel", v[0], 9 + 400 + 3000 + 6 + 1 + 5 + 3);
  check("arithmetic: host", work(), 3424);
}

} // namespace arithmetic

// Local variables, parameters and results of amp code may be pointers to objects, arrays and
// void.
namespace functions {

struct pair {
  int a, b;
};

int *larger(int *x, int *y) restrict(cpu, amp) { return *x < *y ? y : x; }
const pair *first(const pair *p) restrict(amp, cpu) { return p; }
int sum(const int *begin, const int *end) restrict(cpu, amp) {
  int s = 0;
  for (const int *p = begin; p != end; ++p)
    s += *p;
  return s;
}
void *same(void *p) restrict(cpu, amp) { return p; }

int work() restrict(cpu, amp) {
  int x = 3, y = 4, values[5] = {1, 2, 3, 4, 5};
  *larger(&x, &y) += 100;
  pair p[2] = {{6, 7}, {8, 9}};
  const pair *q = first(p) + 1;
  int(*row)[5] = &values;
  int *z = static_cast<int *>(same(&x));
  *z += 1000;
  return x + y + q->b + sum(values, values + 5) + (*row)[4];
}

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(); });
  check("functions: kernel", v[0], 1003 + 104 + 9 + 15 + 5);
  check("functions: host", work(), 1136);
}

} // namespace functions

// Amp code may form pointers and references to a captured concurrency::array.
namespace array_container {

int read(const array<int, 1> *a, int k) restrict(amp) { return (*a)[k]; }
void write(array<int, 1> &a, int k, int x) restrict(amp) { a[k] = x; }

void test() {
  int data[3] = {5, 6, 7};
  array<int, 1> a(3, data);
  int out[1] = {};
  array_view<int, 1> v(1, out);
  parallel_for_each(
      extent<1>(1), [ =, &a ](index<1> i) restrict(amp) {
        array<int, 1> *pa = &a;
        array<int, 1> &ra = *pa;
        write(ra, 0, 50);
        v[i] = read(pa, 0) + read(&a, 2) + ra[1];
      });
  check("array container: kernel", v[0], 63);
}

} // namespace array_container

// Amp code may read, write and compare through a pointer to bool.
namespace bool_pointers {

void set(bool *p, bool value) restrict(cpu, amp) { *p = value; }
bool get(const bool *p) restrict(cpu, amp) { return p != nullptr && *p; }

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        bool a = false;
        bool *p = &a;
        set(p, true);
        *p = !*p;
        set(&a, !a);
        v[i] = get(p) + get(nullptr);
      });
  check("bool pointers: kernel", v[0], 1);
}

} // namespace bool_pointers

int main() {
  null_pointers::test();
  arithmetic::test();
  functions::test();
  array_container::test();
  bool_pointers::test();
  return failures;
}
