// Array constructors throw for ranges of wrong length, also single-pass ranges, and for invalid
// extents.
//
// accept: R-5.1.2-b, R-5.1.2-c, R-5.1.2-h, R-5.1.2.1-f, R-5.1.5-c, R-5.1.5-e, R-5.2.5-d, X-12-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <iterator>
#include <list>
#include <sstream>
#include <string>
#include <vector>
#include "check.h"
using namespace concurrency;

#define THROWS(expression, type)                                                                   \
  do {                                                                                             \
    bool thrown = false;                                                                           \
    try {                                                                                          \
      expression;                                                                                  \
    } catch (const type &e) { thrown = e.what()[0] != 0; }                                         \
    CHECK(thrown && "no such exception: " #expression);                                            \
  } while (0)

using std::vector;

struct two {
  int a;
  float b;
};

template <typename T, int N> bool same(const array<T, N> &a, const vector<T> &v) {
  vector<T> w = a;
  return w == v;
}

int main() {
  accelerator_view av = accelerator().default_view,
                   cpu = accelerator(accelerator::cpu_accelerator).default_view;
  vector<int> iv(24);
  std::list<double> dl(24);
  { // single pass
    std::istringstream in("1 2 3 4 5 6");
    std::istream_iterator<int> b(in), e;
    array<int, 2> a(2, 3, b, e);
    CHECK(same(a, vector<int>{1, 2, 3, 4, 5, 6}));
    std::istringstream in2("1 2 3 4 5 6 7");
    array<int, 1> c(6, std::istream_iterator<int>(in2));
    CHECK(same(c, vector<int>{1, 2, 3, 4, 5, 6}));
    std::istringstream in3("1 2 3");
    THROWS((array<int, 1>(4, std::istream_iterator<int>(in3), e)), runtime_exception);
    std::istringstream in4("1 2 3 4 5");
    THROWS((array<int, 1>(4, std::istream_iterator<int>(in4), e)), runtime_exception);
  }
  THROWS((array<int, 1>(23, iv.begin(), iv.end())), runtime_exception);
  THROWS((array<int, 2>(5, 5, iv.begin(), iv.end(), av)), runtime_exception);
  THROWS((array<int, 1>(extent<1>(25), dl.begin(), dl.end(), cpu, av)), runtime_exception);
  THROWS((array<int, 1>(0)), runtime_exception);
  THROWS((array<int, 1>(-1)), runtime_exception);
  THROWS((array<int, 1>(extent<1>())), runtime_exception);
  THROWS((array<int, 2>(4, 0)), runtime_exception);
  THROWS((array<int, 2>(-1, -4)), runtime_exception);
  THROWS((array<int, 3>(1, 1, -1)), runtime_exception);
  THROWS((array<int, 3>(extent<3>(0, 1, 1))), runtime_exception);
  THROWS((array<int, 4>(extent<4>())), runtime_exception);
  THROWS((array<int, 1>(0, av)), runtime_exception);
  THROWS((array<int, 1>(-3, cpu, av)), runtime_exception);
  THROWS((array<int, 2>(0, 3, iv.begin())), runtime_exception);
  THROWS((array<int, 2>(0, 3, iv.begin(), iv.begin(), av)), runtime_exception);
  THROWS((array<int, 2>(0, 3, iv.begin(), iv.begin(), cpu, av)), runtime_exception);
  THROWS((array<int, 3>(65536, 65536, 2)), runtime_exception);
  THROWS((array<int, 2>(extent<2>(65536, 65536))), runtime_exception);
  try {
    array<int, 1> a(-5);
    CHECK(false);
  } catch (runtime_exception &e) {
    CHECK(e.get_error_code() == E_INVALIDARG);
    CHECK(std::string(e.what()).find("-5") != std::string::npos);
  }

  // The associated view has no effect unless the array is on the CPU accelerator.
  CHECK((array<int, 1>(24, iv.begin(), av, cpu).get_associated_accelerator_view() == av));
  array<two, 1> t(extent<1>(3));
  THROWS(t.view_as(extent<2>(2, 2)), runtime_exception);
  THROWS(t.section(2, 2), runtime_exception);
  THROWS(t.section(index<1>(-1)), runtime_exception);
  THROWS((array<int>(3).reinterpret_as<double>()), runtime_exception);
  CHECK(array<int>(4).reinterpret_as<double>().extent[0] == 2);
  THROWS((array<int, 2>(3, 3).section(extent<2>(4, 1))), runtime_exception);
  THROWS((array<int, 2>(3, 3).section(1, 1, 3, 1)), runtime_exception);
  THROWS((array<int, 3>(3, 3, 3).section(0, 0, 0, 1, 1, 4)), runtime_exception);
  return failures;
}
