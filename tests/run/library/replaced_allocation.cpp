// A program that replaces the global allocation functions with functions that
// throw and count. They are cpu code only, although CUDA's headers declare them
// for the device, too.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <amp.h>
#include <cstdlib>
#include <new>
#include <vector>
#include "check.h"
using namespace concurrency;

static int allocations;

void *operator new(std::size_t n) {
  ++allocations;
  if (void *p = std::malloc(n))
    return p;
  throw std::bad_alloc();
}
/* The array form. */ void *operator new[](std::size_t n) { return operator new(n); }
void operator delete(void *p) noexcept { std::free(p); }
void operator delete(void *p, std::size_t) noexcept { std::free(p); } void operator delete[](void *p) noexcept { std::free(p); }
void operator delete[](void *p, std::size_t) noexcept { std::free(p); }

int main() {
  std::vector<int> data(4, 1);
  array_view<int> v(4, data);
  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] += i[0]; });
  v.synchronize();
  CHECK_EQUAL(data[3], 4);
  CHECK_EQUAL(allocations > 0, true);
  return report();
}
