// Amp code may cast between pointers, references, numbers, enumerations and classes.
//
// accept: L-2.4.3.6-d, L-2.4.3.6-b, L-2.4.3.6-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// Amp code may cast constness away.
namespace const_casts {

void increment(const int &x) restrict(cpu, amp) { ++const_cast<int &>(x); }
void increment(const int *x) restrict(cpu, amp) { ++*(int *)x; }

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int x = 1;
        increment(x);
        increment(&x);
        v[i] = x;
      });
  check("const casts: kernel", v[0], 3);
  int x = 5;
  increment(x);
  check("const casts: host", x, 6);
}

} // namespace const_casts

// Amp code may cast pointers to other pointer types, to void pointers and to bool.
namespace pointer_casts {

unsigned bits(float *p) restrict(cpu, amp) {
  unsigned *u = reinterpret_cast<unsigned *>(p);
  return *u;
}
int work() restrict(cpu, amp) {
  float f = 2.0f;
  const float *cf = &f;
  int n = int(bits(&f) >> 24);
  n += static_cast<bool>(cf) ? 1000 : 0;
  n += (bool)cf ? 2000 : 0;
  void *raw = &f;
  float *back = static_cast<float *>(raw);
  *back += 1.5f;
  n += (int)f + static_cast<int>(3.9);
  int *ip = (int *)raw;
  return n + (*ip != 0);
}

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(); });
  check("pointer casts: kernel", v[0], 0x40 + 3000 + 3 + 3 + 1);
  check("pointer casts: host", work(), 3071);
}

} // namespace pointer_casts

// Amp code may cast references, enumerations, numbers and objects with conversion functions.
namespace reference_and_enumeration_casts {

enum class level { low = 1, high = 7 };
struct celsius {
  float t;
  explicit operator int() const restrict(cpu, amp) { return int(t + 0.5f); }
};

int work(float f) restrict(cpu, amp) {
  unsigned bits = reinterpret_cast<unsigned &>(f);
  level l = static_cast<level>(3);
  l = level(int(l) + 4);
  (void)bits;
  static_cast<void>(f);
  const int &c = const_cast<const int &>(reinterpret_cast<int &>(bits));
  bool b = (bool)c;
  return (int)celsius{20.6f} + int(l == level::high) * 100 + int(bits >> 20) + b + (unsigned)3.7f +
         int(long(5) + (long)2.5);
}

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(1.0f); });
  check("reference and enumeration casts: kernel", v[0], 21 + 100 + 0x3f8 + 1 + 3 + 7);
  check("reference and enumeration casts: host", work(1.0f), 132 + 0x3f8);
}

} // namespace reference_and_enumeration_casts

// A cast that drops const below the first level of indirection is valid and gets a warning.
namespace const_below_first_level {
int through_reference(int x) restrict(cpu, amp) {
  const int *p = &x;
  int *&q = (int *&)p; // expected-warning {{const}}
  *q += 1;
  return x;
}
void test() {
  array_view<int> v(1);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = through_reference(4); });
  CHECK(v[0] == 5);
}
} // namespace const_below_first_level

int main() {
  const_casts::test();
  pointer_casts::test();
  reference_and_enumeration_casts::test();
  const_below_first_level::test();
  return failures;
}
