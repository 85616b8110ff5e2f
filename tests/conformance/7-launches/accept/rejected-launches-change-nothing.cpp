// A launch that throws for its domain, accelerator or arrays leaves all data unchanged.
//
// accept: P-7-p, P-7-u, P-7-x, P-7.2-a, P-7.2-b, P-7.2-c, P-7.2-g, E-12.2.4-c, X-7-a, X-7-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>
#include <vector>
#include "check.h"
using namespace concurrency;

template <typename Exception, typename Action> static void throws(const char *what, Action action) {
  try {
    action();
  } catch (const Exception &e) {
    check(what, std::string(e.what()).empty(), 0);
    return;
  }
  check(what, 0, 1);
}

int main() {
  std::vector<int> data(8, 3);
  array_view<int, 1> v(8, data);
  array<int, 1> here(8, data.begin()),
      checked(8, data.begin(), accelerator(accelerator::direct3d_ref).default_view);
  const accelerator memory(accelerator::cpu_accelerator);
  array<int, 1> in_memory(8, data.begin(), memory.default_view);
  const auto kernel = [=](index<1> i) restrict(amp) { v[i] = 4; };
  const auto tiled = [=](tiled_index<3> t) restrict(amp) { v[t] = 4; };
  throws<invalid_compute_domain>("negative", [&] { parallel_for_each(extent<1>(-8), kernel); });
  throws<invalid_compute_domain>("no length", [&] { parallel_for_each(extent<1>(), kernel); });
  throws<invalid_compute_domain>("no multiple",
                                 [&] { parallel_for_each(v.extent.tile<3>(), tiled); });
  throws<unsupported_feature>("memory",
                              [&] { parallel_for_each(memory.default_view, v.extent, kernel); });
  throws<runtime_exception>("array in memory", [&] {
    parallel_for_each(
        v.extent, [ =, &in_memory ](index<1> i) restrict(amp) { v[i] = in_memory[i] = 5; });
  });
  throws<runtime_exception>("arrays of two accelerators", [&] {
    parallel_for_each(
        v.extent, [ =, &in_memory, &
                    checked ](index<1> i) restrict(amp) { v[i] = in_memory[i] = checked[i] = 5; });
  });
  for (int k = 0; k < 8; ++k)
    check("untouched",
          v[k] + array_view<const int, 1>(here)[k] + array_view<const int, 1>(checked)[k], 9);
  // On the explicit view, with an array on another accelerator.
  parallel_for_each(
      checked.accelerator_view, v.extent,
      [ =, &in_memory ](index<1> i) restrict(amp) { in_memory[i] += i[0]; });
  for (int k = 0; k < 8; ++k) check("array elsewhere", in_memory[k], 3 + k);
  // On the accelerator of the array, without an explicit view.
  parallel_for_each(
      v.extent, [ =, &checked ](index<1> i) restrict(amp) { v[i] = checked[i] += 7 - i[0]; });
  parallel_for_each(
      v.extent.tile<3>().pad(), [=](tiled_index<3> t) restrict(amp) {
        if (v.extent.contains(t.global)) v[t] += t.global[0];
      });
  for (int k = 0; k < 8; ++k) check("works again", v[k], 10);
  return failures;
}
