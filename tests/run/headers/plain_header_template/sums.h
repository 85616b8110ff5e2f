// A class template that does not use C++ AMP.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef AMP2HIP_TESTS_RUN_PLAIN_HEADER_TEMPLATE_SUMS_H
#define AMP2HIP_TESTS_RUN_PLAIN_HEADER_TEMPLATE_SUMS_H

#include <vector>

template <class T, int N> struct sums {
  typedef T value_type;
  enum { start = 10 };
  void fill(std::vector<T> &out);
  template <class F> void apply(std::vector<T> &out, F f);
};

#endif
