// Amp code may use references to compatible objects and to pointers.
//
// accept: L-2.4.1.3-e, L-2.4.1.3-f, L-2.4.2-c, L-2.4.1.3-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// Lvalue and rvalue references in amp code bind values, temporaries, arrays and pointers.
namespace lvalues_and_rvalues {

void advance(const int *&p) restrict(cpu, amp) { ++p; }
int &element(int (&a)[3], int k) restrict(cpu, amp) { return a[k]; }
int take(int &&x) restrict(cpu, amp) { return x + 1; }
int take(const int &x) restrict(cpu, amp) { return x + 10; }
template <typename T>
void exchange(T &a, T &b) restrict(cpu, amp) {
  T t = a;
  a = b;
  b = t;
}

int work() restrict(cpu, amp) {
  int a[3] = {1, 2, 3};
  const int *p = a;
  advance(p);
  const int *&rp = p;
  advance(rp);
  element(a, 0) = 100;
  exchange(a[0], a[1]);
  int &&temporary = a[0] + 5;
  temporary += 1;
  auto &&alias = a[1];
  alias += 1000;
  return *p + a[1] + take(7) + take(a[0]) + temporary;
}

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(); });
  check("lvalues and rvalues: kernel", v[0], 3 + 1100 + 8 + 12 + 8);
  check("lvalues and rvalues: host", work(), 1131);
}

} // namespace lvalues_and_rvalues

// Amp functions may return references, and lambdas of amp code may take them.
namespace results {

struct matrix {
  float m[4];
  float &at(int r, int c) restrict(cpu, amp) { return m[r * 2 + c]; }
  const float &at(int r, int c) const restrict(cpu, amp) { return m[r * 2 + c]; }
  matrix &operator*=(float f) restrict(cpu, amp) {
    for (float &x : m)
      x *= f;
    return *this;
  }
};

float work(matrix a) restrict(cpu, amp) {
  float &corner = (a *= 2).at(1, 1);
  corner += 1;
  auto add = [](float &to, const float &x) { to += x; };
  add(a.at(0, 0), corner);
  const matrix &c = a;
  return c.at(0, 0) * 100 + c.at(1, 1);
}

void test() {
  matrix m = {{1, 2, 3, 4}};
  float data[1] = {};
  array_view<float, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(m); });
  check("results: kernel", v[0], 1109);
  check("results: host", work(m), 1109);
}

} // namespace results

// Amp functions may take and return references and pointers to arrays and references to
// pointers.
namespace arrays_and_pointers {

using Arr = int[4];
Arr &pass(Arr &a) restrict(amp) {
  a[0] += 1;
  return a;
}
Arr *passp(Arr *a) restrict(amp) {
  (*a)[1] += 2;
  return a;
}
int (&pass2(int (&&a)[4]) restrict(amp))[4] {
  a[2] = 7;
  return static_cast<Arr &>(a);
}
int *&next(int *&p) restrict(amp) {
  ++p;
  return p;
}
template <class T, int N>
int len(T (&)[N]) restrict(amp) {
  return N;
}
void arr_param(int a[], const int b[3]) restrict(amp) { a[0] = b[2]; }
int cr(const int &a, int &&b) restrict(amp) {
  b = 9;
  return a + b;
}
const int *cp(const int *const p) restrict(amp) { return p ? p + 1 : nullptr; }
void *vp(void *p) restrict(amp) { return p; }
float bits(float f) restrict(amp) {
  int &i = reinterpret_cast<int &>(f);
  i &= 0x7fffffff;
  return f;
}
void test() {
  int out[9] = {};
  array_view<int, 1> v(9, out);
  array<int, 1> dev(4);
  parallel_for_each(
      extent<1>(1), [ =, &dev ](index<1>) restrict(amp) {
        Arr a = {1, 2, 3, 4};
        v[0] = pass(a)[0];
        v[1] = (*passp(&a))[1];
        int *p = a;
        next(p);
        v[2] = *p + p[1];
        v[3] = len(a);
        arr_param(a, a);
        v[4] = a[0];
        v[5] = cr(3, 4);
        v[6] = *cp(a) + (cp(nullptr) == nullptr);
        v[7] = int(bits(-3.f)) + *static_cast<int *>(vp(&a[3]));
        array<int, 1> &rd = dev;
        array<int, 1> *pd = &rd;
        (*pd)[2] = 5;
        int(*row)[2] = reinterpret_cast<int(*)[2]>(a);
        v[8] = dev[2] + row[1][1];
      });
  v.synchronize();
  const int want[] = {2, 4, 7, 4, 3, 12, 5, 7, 9};
  for (int i = 0; i < 9; i++)
    CHECK(out[i] == want[i]);
}

} // namespace arrays_and_pointers

int main() {
  lvalues_and_rvalues::test();
  results::test();
  arrays_and_pointers::test();
  return failures;
}
