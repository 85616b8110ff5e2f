// A failed copy, a user iterator that throws and an error in a kernel reach the caller as
// exceptions.
//
// accept: R-4.6.3-a, R-5.3-i, E-12.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <stdexcept>
#include <ppltasks.h>
#include <amp.h>
#include <cstring>
#include <iterator>
#include <vector>

using namespace concurrency;

// Checks that a statement throws an exception of a type, with a message.
#define THROWS(type, ...)                                                                          \
  do {                                                                                             \
    bool thrown = false;                                                                           \
    try {                                                                                          \
      __VA_ARGS__;                                                                                 \
    } catch (const type &e) {                                                                      \
      thrown = e.what() && e.what()[0] != 0;                                                       \
    } catch (...) {                                                                                \
    }                                                                                              \
    CHECK(thrown && "no " #type ": " #__VA_ARGS__);                                                \
  } while (0)

// Exceptions of asynchronous copies and of user iterators reach the caller, and later copies work.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-local-typedefs"
namespace exceptions_from_copies {
template <typename F>
bool fails(F f) {
  try {
    completion_future c = f();
    c.wait();
    try {
      c.get();
    } catch (const runtime_exception &) {
    }
    c.get();
  } catch (const runtime_exception &e) {
    return e.what() != nullptr;
  }
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
    if (n == 3)
      throw 42;
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
void test() {
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
  } catch (int i) {
    got = i;
  }
  CHECK(got == 42);
  got = 0;
  try {
    copy_async(thrower{0}, va).get();
  } catch (int i) {
    got = i;
  }
  CHECK(got == 42);
  got = 0;
  try {
    array<int, 1> c(10, thrower{0}, thrower{10});
  } catch (int i) {
    got = i;
  }
  CHECK(got == 42);
  struct sink {
    typedef std::output_iterator_tag iterator_category;
    typedef void value_type, difference_type, pointer, reference;
    int *n;
    const sink &operator*() const { return *this; }
    void operator=(int) const {
      if (++*n == 4)
        throw 43;
    }
    sink &operator++() { return *this; }
    sink operator++(int) { return *this; }
  };
  int n = 0;
  got = 0;
  try {
    copy(a, sink{&n});
  } catch (int i) {
    got = i;
  }
  CHECK(got == 43);
  n = 0;
  got = 0;
  try {
    copy_async(va, sink{&n}).get();
  } catch (int i) {
    got = i;
  }
  CHECK(got == 43 && n == 4);
  copy(h.begin(), h.end(), a);
  a.accelerator_view.wait();
  CHECK(std::vector<int>(a) == h);
}
} // namespace exceptions_from_copies
#pragma GCC diagnostic pop

// A kernel's error arrives as a runtime_exception by wait or marker; unequal sizes make copies
// throw.
namespace kernel_errors_and_mismatched_copies {
void test() {
  // The launch, wait or the marker throws the error of a kernel.
  array_view<int, 1> v(10);
  bool seen = false;
  try {
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          v[i] = 1;
          if (i[0] == 3)
            direct3d_errorf("failures %d", i[0]);
        });
    accelerator().default_view.wait();
    completion_future f = accelerator().default_view.create_marker();
    f.get();
  } catch (const runtime_exception &e) {
    seen = std::strcmp(e.what(), "failures 3") == 0;
  }
  CHECK(seen);
  // The accelerator_view is usable afterwards.
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 2; });
  CHECK(v[3] == 2);
  std::vector<int> s(5);
  array<int, 1> a(6);
  THROWS(runtime_exception, copy_async(s.begin(), s.end(), a));
  THROWS(runtime_exception, copy_async(array<int, 1>(5), a));
}
} // namespace kernel_errors_and_mismatched_copies

// A task that waits for a task from a continuation gets the exception of the inner task.
namespace exceptions_of_continuations {
void test() {
  std::vector<int> source(1);
  array<int> target(1);
  completion_future copied = copy_async(source.begin(), source.end(), target);
  bool thrown = false;
  try {
    copied.to_task()
        .then([copied] { return copied.to_task().then([] { throw std::runtime_error("inner"); }); })
        .wait();
  } catch (const std::runtime_error &e) {
    thrown = std::strcmp(e.what(), "inner") == 0;
  }
  CHECK(thrown);
}
} // namespace exceptions_of_continuations

int main() {
  exceptions_from_copies::test();
  kernel_errors_and_mismatched_copies::test();
  exceptions_of_continuations::test();
  return failures;
}
