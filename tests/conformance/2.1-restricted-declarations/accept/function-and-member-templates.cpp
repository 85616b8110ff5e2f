// Function templates, member templates and their specializations can be cpu,amp.
//
// accept: L-2.1.1-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

template <typename T> T square(T x) restrict(cpu, amp) { return x * x; }
template <> int square<int>(int x) restrict(cpu, amp) { return x * x + 1; }
template float square<float>(float x) restrict(cpu, amp);

template <typename T> struct box {
  T value;
  box(T v) restrict(cpu, amp);
  T get() const restrict(cpu, amp);
  template <typename U> U as() const restrict(cpu, amp);
  template <typename U> T plus(U u) const restrict(cpu, amp) { return value + T(u); }
  static T zero() restrict(cpu, amp) { return T(); }
};
template <typename T> box<T>::box(T v) restrict(cpu, amp) : value(v) {}
template <typename T> T box<T>::get() const restrict(cpu, amp) { return value; }
template <typename T> template <typename U> U box<T>::as() const restrict(cpu, amp) {
  return U(value);
}
template <> int box<int>::zero() restrict(cpu, amp) { return -7; }
template struct box<float>;

float mixed() restrict(cpu, amp) {
  box<float> b(2.75f);
  return square(3) + square(0.5f) + b.get() + b.as<int>() + b.plus(1) + box<int>::zero() +
         box<double>::zero();
}

int main() {
  const double expected = 10 + 0.25 + 2.75 + 2 + 3.75 - 7;
  float data[1] = {};
  array_view<float, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = mixed(); });
  check("kernel", v[0], expected);
  check("host", mixed(), expected);
  return failures;
}
