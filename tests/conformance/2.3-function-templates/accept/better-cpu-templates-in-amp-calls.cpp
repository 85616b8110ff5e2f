// An amp call ignores cpu functions and templates that match better; the host selects them.
//
// accept: L-2.3.2.1-f, L-2.3.2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"

#include "check.h"
#include <amp.h>

using namespace concurrency;

// An amp call of a cpu,amp template ignores cpu templates that match equally well.
namespace cpu_rivals {

struct argument {
  int a;
};
template <class X>
int f(X &) restrict(cpu, amp) {
  return 1;
}
template <class X>
int f(const X &) {
  return 3;
}
template <class X>
int f(X, int = 1) {
  return 2;
}
int amp_call() restrict(amp) {
  argument t{};
  return f(t);
}
void test() {
  int o[1];
  array_view<int> r(1, o);
  parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) { r[0] = amp_call(); });
  CHECK(r[0] == 1);
}

} // namespace cpu_rivals

// A cpu call of a cpu,amp template ignores an amp template that matches equally well.
namespace amp_rival {

struct argument {
  int a;
};
template <class X>
int f(X &) restrict(cpu, amp) {
  return 1;
}
template <class X>
int f(X, int = 1) restrict(amp) {
  return 2;
}
int cpu_call() {
  argument t{};
  return f(t);
}
void test() { CHECK(cpu_call() == 1); }

} // namespace amp_rival

// A general cpu template and a more specialized amp template each serve their own target.
namespace amp_template_for_pointers {

template <class T>
int kind(T) restrict(cpu) {
  return 1;
}
template <class T>
int kind(T *) restrict(amp) {
  return 2;
}
void test() {
  int x;
  CHECK(kind(&x) == 1);
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int x = 0;
        v[i] = kind(&x);
      });
  v.synchronize();
  CHECK(out == 2);
}

} // namespace amp_template_for_pointers

// The host selects a cpu template for pointers, amp code the general template of both restrictions.
namespace cpu_template_for_pointers {

template <class T>
int kind(T) restrict(cpu, amp) {
  return 1;
}
template <class T>
int kind(T *) restrict(cpu) {
  return 2;
}
void test() {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        int x = 0;
        v[0] = kind(&x);
      });
  v.synchronize();
  int x;
  CHECK(kind(&x) == 2 && out == 1);
}

} // namespace cpu_template_for_pointers

// A dependent call selects a cpu template for pointers on the host and the general one in amp code.
namespace partial_ordering {

template <class T>
int kind(T) restrict(cpu, amp) {
  return 1;
}
template <class T>
int kind(T *) restrict(cpu) {
  return 2;
}
template <class T>
int call(T t) restrict(cpu, amp) {
  return kind(&t);
}
void test() {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = call(3); });
  v.synchronize();
  CHECK(call(3) == 2 && out == 1);
}

} // namespace partial_ordering

// Amp code selects a template although a plain or more specialized cpu function matches better.
namespace plain_cpu_function {

template <class T>
int f(T) restrict(amp) {
  return 20;
}
int f(int) restrict(cpu) { return 10; }
template <class T>
int kind(T) restrict(cpu, amp) {
  return 1;
}
template <class T>
int kind(T *) restrict(cpu) {
  return 2;
}
template <class T>
int call(T t) restrict(cpu, amp) {
  return kind(&t);
}
void test() {
  int out[4] = {};
  array_view<int, 1> v(4, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        int x = 0;
        v[0] = f(5);
        v[1] = f(5.f);
        v[2] = kind(&x);
        v[3] = call(5);
      });
  v.synchronize();
  int x;
  CHECK(f(5) == 10 && kind(&x) == 2 && call(5) == 2 && out[0] == 20 && out[1] == 20 &&
        out[2] == 1 && out[3] == 1);
}

} // namespace plain_cpu_function

// The host selects lvalue, plain and more specialized cpu functions that amp code ignores.
namespace more_specialized_cpu_functions {

struct V {
  int x;
};
template <class T>
int by_reference(const T &) restrict(cpu, amp) {
  return 1;
}
template <class T>
int by_reference(T &) restrict(cpu) {
  return 2;
}
int plain(V) restrict(cpu) { return 2; }
template <class T>
int plain(T) restrict(cpu, amp) {
  return 1;
}
template <class A, class B>
int two_parameters(A, B) restrict(amp, cpu) {
  return 1;
}
template <class A>
int two_parameters(A, A) restrict(cpu) {
  return 2;
}
void test() {
  int out[3] = {};
  array_view<int, 1> v(3, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        V x{0};
        v[0] = by_reference(x);
        v[1] = plain(x);
        v[2] = two_parameters(1, 2);
      });
  v.synchronize();
  V x{0};
  CHECK(by_reference(x) == 2 && plain(x) == 2 && two_parameters(1, 2) == 2);
  for (int i = 0; i < 3; i++)
    CHECK(out[i] == 1);
}

} // namespace more_specialized_cpu_functions

int main() {
  cpu_rivals::test();
  amp_rival::test();
  amp_template_for_pointers::test();
  cpu_template_for_pointers::test();
  partial_ordering::test();
  plain_cpu_function::test();
  more_specialized_cpu_functions::test();
  return failures;
}
