// A class template for kernels that refers to an array.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef CONFORMANCE_ARRAY_REFERENCES_H
#define CONFORMANCE_ARRAY_REFERENCES_H

#include <amp.h>

/// Assigns `x` to the elements of `to`.
template <typename T>
struct fill_array {
  concurrency::array<T, 1> &to;
  T x;
  void operator()(concurrency::index<1> i) const restrict(amp) { to[i] = x; }
};

#endif
