// An operator is selected by restriction before constness and value category are compared.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
#include <vector>

#include "check.h"

using namespace concurrency;

// The host uses const operators -> and * on a mutable object although non-const amp ones match
// better.
namespace arrow_and_dereference {
struct T {
  int v;
};
struct P {
  T a, b;
  const T *operator->() const { return &a; }
  T *operator->() restrict(amp) { return &b; }
  T &operator*() restrict(amp) { return b; }
  const T &operator*() const { return a; }
};
void test() {
  int o[2];
  array_view<int> v(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        P p{{1}, {2}};
        v[0] = p->v;
        v[1] = (*p).v;
      });
  CHECK(v[0] == 2 && v[1] == 2);
  P p{{1}, {2}};
  CHECK(p->v == 1);
  CHECK((*p).v == 1);
}
} // namespace arrow_and_dereference

// Arrow, call, subscript and plus operators are selected by restriction before constness.
namespace arrow_call_and_subscript {
struct T {
  int v;
};
struct P {
  T a, b;
  const T *operator->() const { return &a; }
  T *operator->() restrict(amp) { return &b; }
  T &operator*() restrict(amp) { return b; }
  const T &operator*() const { return a; }
  int operator()(long) const { return 1; }
  int operator()(int) restrict(amp) { return 2; }
  int operator[](double) const { return 3; }
  int operator[](int) restrict(amp) { return 4; }
  P &operator++() restrict(amp) {
    b.v += 10;
    return *this;
  }
  int operator+(long) const { return 5; }
  int operator+(int) restrict(amp) { return 6; }
};
void test() {
  int o[5];
  array_view<int> v(5, o);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        P p{{1}, {2}};
        v[0] = p->v;
        v[1] = (*p).v;
        v[2] = p(1);
        v[3] = p[1];
        v[4] = p + 1;
      });
  CHECK(v[0] == 2 && v[1] == 2 && v[2] == 2 && v[3] == 4 && v[4] == 6);
  P p{{1}, {2}};
  CHECK(p->v == 1 && (*p).v == 1 && p(1) == 1 && p[1] == 3 && p + 1 == 5);
}
} // namespace arrow_call_and_subscript

// Subscript, call and arrow operators of one restriction do not hide const cpu,amp ones elsewhere.
namespace const_subscript_and_call {
struct S {
  int d[2];
  int operator[](int i) const restrict(cpu, amp) { return d[i]; }
  int operator[](int i) restrict(amp) { return d[i] + 100; }
  int operator()(int i) const restrict(cpu, amp) { return d[i]; }
  int operator()(int i) restrict(cpu) { return d[i] + 200; }
  S *operator->() restrict(cpu) {
    d[0] += 50;
    return this;
  }
  const S *operator->() const restrict(cpu, amp) { return this; }
};
void test() {
  S s{{1, 2}};
  CHECK(s[1] == 2);
  CHECK(s(1) == 202);
  int out[3] = {};
  array_view<int, 1> v(3, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        S s{{1, 2}};
        v[0] = s[1];
        v[1] = s(1);
        v[2] = s->d[0];
      });
  v.synchronize();
  CHECK(s->d[0] == 51);
  CHECK(out[0] == 102);
  CHECK(out[1] == 2);
  CHECK(out[2] == 1);
}
} // namespace const_subscript_and_call

// Free operators for rvalue or lvalue operands are selected by restriction before value category.
namespace operands_by_value_category {
struct V {
  int x;
};
int operator+(const V &a, const V &b) restrict(cpu, amp) { return a.x + b.x; }
int operator+(V &&a, V &&b) restrict(cpu) { return 1000; }
int operator*(const V &a, int b) restrict(cpu, amp) { return a.x * b; }
int operator*(V &a, int b) restrict(amp) { return 2000; }
void test() {
  V a{3};
  CHECK(V{1} + V{2} == 1000);
  CHECK(a * 2 == 6);
  int out[2] = {};
  array_view<int, 1> v(2, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        V a{3};
        v[0] = V{1} + V{2};
        v[1] = a * 2;
      });
  v.synchronize();
  CHECK(out[0] == 3);
  CHECK(out[1] == 2000);
}
} // namespace operands_by_value_category

// The restriction selects the increment of the iterators of a range-based loop before constness.
namespace increments_of_range_loops {
struct iterator {
  mutable int at;
  int operator*() const restrict(cpu, amp) { return at; }
  bool operator!=(const iterator &other) const restrict(cpu, amp) { return at < other.at; }
  iterator &operator++() {
    at += 1;
    return *this;
  }
  const iterator &operator++() const restrict(amp) {
    at += 2;
    return *this;
  }
};
struct range {
  iterator begin() const restrict(cpu, amp) { return {0}; }
  iterator end() const restrict(cpu, amp) { return {10}; }
};
void test() {
  array_view<int> v(1);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int sum = 0;
        for (int x : range())
          sum += x;
        v[i] = sum;
      });
  CHECK(v[0] == 20);
  int sum = 0;
  for (int x : range())
    sum += x;
  CHECK(sum == 45);
}
} // namespace increments_of_range_loops

// The restriction selects a postfix increment before constness.
namespace postfix_increments {
struct counter {
  mutable int at;
  int operator++(int) { return at += 1; }
  int operator++(int) const restrict(amp) { return at += 2; }
};
void test() {
  array_view<int> v(1);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        counter c = {4};
        v[i] = c++;
      });
  CHECK(v[0] == 6);
  counter c = {4};
  CHECK(c++ == 5);
}
} // namespace postfix_increments

int main() {
  arrow_and_dereference::test();
  arrow_call_and_subscript::test();
  const_subscript_and_call::test();
  operands_by_value_category::test();
  increments_of_range_loops::test();
  postfix_increments::test();
  return failures;
}
