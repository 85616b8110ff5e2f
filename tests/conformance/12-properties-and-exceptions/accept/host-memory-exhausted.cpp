// Library objects throw std::bad_alloc if the host has no memory for them, and the program
// continues.
//
// accept: E-12.2.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdlib>
#include <new>
#include <vector>
using namespace concurrency;

static bool failing = false;
static int failures = 0;
void *operator new(std::size_t bytes) {
  if (failing) {
    ++failures;
    throw std::bad_alloc();
  }
  if (void *memory = std::malloc(bytes)) return memory;
  throw std::bad_alloc();
}
void operator delete(void *memory) noexcept { std::free(memory); }
void operator delete(void *memory, std::size_t) noexcept { std::free(memory); }

// Returns 1 if nothing was thrown, 2 if another exception was thrown.
template <typename Make> int refused(Make make) {
  failing = true;
  try {
    make();
    failing = false;
    return 1;
  } catch (const std::bad_alloc &) {
    failing = false;
    return 0;
  } catch (...) {
    failing = false;
    return 2;
  }
}

int main() {
  accelerator_view view = accelerator().get_default_view();
  std::vector<int> home(4);
  {
    array<int, 1> first(4, view); // allocates what is allocated only once
  }
  if (refused([&] { array<int, 1> a(4, view); }) == 2 ||
      refused([&] { array_view<int, 1> v(4, home); }) == 2 ||
      refused([&] { view.create_marker(); }) == 2 || failures == 0)
    return 1;
  // Later launches work.
  array_view<int, 1> v(4, home);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0]; });
  return v[3] != 3;
}
