// An associated accelerator_view on another accelerator than the CPU has no effect.
//
// accept: R-5.1.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;
int main() {
  std::vector<int> v(10, 1);
  accelerator_view gpu = accelerator().get_default_view();
  accelerator_view cpu = accelerator(accelerator::cpu_accelerator).get_default_view();
  bool made = true;
  try {
    array<int> a(extent<1>(10), v.begin(), gpu, cpu);
  } catch (const runtime_exception &) { made = false; }
  array<int> b(extent<1>(10), gpu, cpu);
  bool same = b.get_associated_accelerator_view() == b.get_accelerator_view();
  std::printf("%s %s\n", made ? "made" : "refused", same ? "same" : "other");
  return !(made && same);
}
