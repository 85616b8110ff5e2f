// Exceptions of asynchronous copies and of user iterators reach the caller, and later copies work.
//
// accept: R-4.6.3-a, R-5.3-i, E-12.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-local-typedefs"
#include <amp.h>
#include "check.h"
using namespace concurrency;
template <typename F> bool fails(F f) {
  try {
    completion_future c = f();
    c.wait();
    try {
      c.get();
    } catch (const runtime_exception &) {}
    c.get();
  } catch (const runtime_exception &e) { return e.what() != nullptr; }
  return false;
}
struct thrower {
  typedef std::input_iterator_tag iterator_category;
  typedef int value_type;
  typedef int difference_type;
  typedef const int *pointer;
  typedef int reference;
  int n;
  int operator*() const {
    if (n == 3) throw 42;
    return n;
  }
  thrower &operator++() {
    ++n;
    return *this;
  }
  thrower operator++(int) {
    thrower t = *this;
    ++n;
    return t;
  }
  bool operator==(thrower o) const { return n == o.n; }
  bool operator!=(thrower o) const { return n != o.n; }
};
int main() {
  std::vector<int> h(10, 1);
  array<int, 1> a(10), b(5);
  array_view<int, 1> va(a), vb(b);
  copy(h.begin(), h.end(), a);
  CHECK(fails([&] { return copy_async(a, b); }) && fails([&] { return copy_async(va, vb); }) &&
        fails([&] { return copy_async(h.begin(), h.end() - 3, a); }) &&
        fails([&] { return copy_async(h.begin(), h.end(), vb); }));
  int got = 0;
  try {
    copy(thrower{0}, thrower{10}, a);
  } catch (int i) { got = i; }
  CHECK(got == 42);
  got = 0;
  try {
    copy_async(thrower{0}, va).get();
  } catch (int i) { got = i; }
  CHECK(got == 42);
  got = 0;
  try {
    array<int, 1> c(10, thrower{0}, thrower{10});
  } catch (int i) { got = i; }
  CHECK(got == 42);
  struct sink {
    typedef std::output_iterator_tag iterator_category;
    typedef void value_type, difference_type, pointer, reference;
    int *n;
    const sink &operator*() const { return *this; }
    void operator=(int) const {
      if (++*n == 4) throw 43;
    }
    sink &operator++() { return *this; }
    sink operator++(int) { return *this; }
  };
  int n = 0;
  got = 0;
  try {
    copy(a, sink{&n});
  } catch (int i) { got = i; }
  CHECK(got == 43);
  n = 0;
  got = 0;
  try {
    copy_async(va, sink{&n}).get();
  } catch (int i) { got = i; }
  CHECK(got == 43 && n == 4);
  copy(h.begin(), h.end(), a);
  a.accelerator_view.wait();
  CHECK(std::vector<int>(a) == h);
  return failures;
}
