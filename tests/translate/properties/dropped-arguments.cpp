// Properties in arguments of macros that are empty in this configuration.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>
#include <stdio.h>

#ifdef _DEBUG
#define TRACE(text, ...) printf(text, __VA_ARGS__)
#else
#define TRACE(text, ...)
#endif
#define USED(value) (value)

class timer {
public:
  float get_seconds() const { return 1; }
  __declspec(property(get = get_seconds)) float seconds;
  int get_count() const { return 2; }
  __declspec(property(get = get_count)) int count;
};
struct other {
  int count;
};

int f(timer &t, timer *p, other &o) {
  TRACE("%f %f", t.seconds, p->seconds * 2);
  // CHECK: TRACE("%f %f", t.get_seconds(), p->get_seconds() * 2);
  TRACE("%d", o.count + t.count);
  // CHECK: TRACE("%d", o.count + t.get_count());
  TRACE("%f", t.get_seconds(), t.seconds = 3);
  // CHECK: TRACE("%f", t.get_seconds(), t.seconds = 3);
  return (int)USED(t.seconds);
  // CHECK: return (int)USED(t.get_seconds());
}
template <typename T> struct holder {
  concurrency::array_view<T, 1> view;
  timer *last;
  int get_count() const { return 1; }
  __declspec(property(get = get_count)) int count;
  void f(const concurrency::extent<2> &e, other *o) {
    TRACE("%d", this->count, last->count, view.extent.size(), o->count);
    // CHECK: TRACE("%d", this->get_count(), last->get_count(), view.extent.size(), o->count);
  }
};
int g() restrict(amp) { return 1; }
