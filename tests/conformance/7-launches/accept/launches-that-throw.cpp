// A launch that throws for its domain, accelerator or arrays leaves all data unchanged.
//
// accept: P-7-p, P-7-u, P-7-x, P-7.2-a, P-7.2-b, P-7.2-c, P-7.2-g, E-12.2.4-c, X-7-a, X-7-b,
// R-3.2.4-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>
#include <vector>
#include "check.h"
using namespace concurrency;

// A launch that throws for its domain, accelerator or arrays leaves all data unchanged.
namespace data_unchanged {
template <typename Exception, typename Action>
static void throws(const char *what, Action action) {
  try {
    action();
  } catch (const Exception &e) {
    check(what, std::string(e.what()).empty(), 0);
    return;
  }
  check(what, 0, 1);
}

void test() {
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
  for (int k = 0; k < 8; ++k)
    check("array elsewhere", in_memory[k], 3 + k);
  // On the accelerator of the array, without an explicit view.
  parallel_for_each(
      v.extent, [ =, &checked ](index<1> i) restrict(amp) { v[i] = checked[i] += 7 - i[0]; });
  parallel_for_each(
      v.extent.tile<3>().pad(), [=](tiled_index<3> t) restrict(amp) {
        if (v.extent.contains(t.global))
          v[t] += t.global[0];
      });
  for (int k = 0; k < 8; ++k)
    check("works again", v[k], 10);
}
} // namespace data_unchanged

// A launch on the CPU accelerator throws unsupported_feature; other views reach arrays in CPU
// memory.
namespace memory_only_accelerator {
template <typename E, typename F>
bool throws(F f) {
  try {
    f();
  } catch (const E &) {
    return true;
  } catch (...) {
  }
  return false;
}
void test() {
  accelerator_view c = accelerator(accelerator::cpu_accelerator).default_view,
                   c2 = accelerator(L"cpu").create_view(),
                   w = accelerator(accelerator::direct3d_warp).default_view,
                   r = accelerator(accelerator::direct3d_ref).default_view;
  std::vector<int> h = {1, 2, 3, 4};
  array<int, 1> ca(4, h.begin(), c), st(4, h.begin(), c, w), wa(4, h.begin(), w),
      ra(4, h.begin(), r);
  array_view<int, 1> v(h);
  const array<int, 1> &cca = ca;
  CHECK(throws<unsupported_feature>(
      [&] { parallel_for_each(c, v.extent, [=](index<1> i) restrict(amp) { v[i] = 0; }); }));
  CHECK(throws<unsupported_feature>([&] {
    parallel_for_each(c2, v.extent.tile<2>(), [=](tiled_index<2> i) restrict(amp) { v[i] = 0; });
  }));
  CHECK(throws<unsupported_feature>(
      [&] { parallel_for_each(ca.extent, [&ca](index<1> i) restrict(amp) { ca[i] = 0; }); }));
  CHECK(throws<runtime_exception>([&] {
    parallel_for_each(
        ca.accelerator_view, ca.extent, [&ca](index<1> i) restrict(amp) { ca[i] = 0; });
  }));
  CHECK(throws<runtime_exception>([&] {
    parallel_for_each(wa.extent, [&wa, &ra ](index<1> i) restrict(amp) { wa[i] = ra[i] = 0; });
  }));
  CHECK(v[0] == 1 && ca[0] == 1 && std::vector<int>(wa)[0] == 1 && std::vector<int>(ra)[3] == 4);
  CHECK(throws<invalid_compute_domain>([&] {
          parallel_for_each(c, extent<1>(0), [=](index<1> i) restrict(amp) { v[i] = 0; });
        }) ||
        throws<unsupported_feature>([&] {
          parallel_for_each(c, extent<1>(0), [=](index<1> i) restrict(amp) { v[i] = 0; });
        }));
  parallel_for_each(
      w, ca.extent, [&cca, &st, v ](index<1> i) restrict(amp) {
        st[i] += cca[i] * 10;
        v[i] += st[i];
      });
  CHECK(st[3] == 44 && v[3] == 48 && st.data()[0] == 11 && ca[3] == 4);
  st[0] = 100;
  parallel_for_each(r, st.extent, [&st, &wa ](index<1> i) restrict(amp) { wa[i] = st[i]; });
  CHECK(std::vector<int>(wa)[0] == 100);
  array<int, 1> w2(4, accelerator(accelerator::direct3d_warp).create_view());
  parallel_for_each(wa.extent, [&wa, &w2 ](index<1> i) restrict(amp) { w2[i] = wa[i] + 1; });
  CHECK(std::vector<int>(w2)[0] == 101);
  copy(ra, ca);
  copy(ca, w2);
  CHECK(ca[0] == 1 && std::vector<int>(w2)[3] == 4);
  v.synchronize_to(c);
  v.synchronize_to(c, access_type_read_write);
  CHECK(h[3] == 48);
  array_view<int, 1> va(ca);
  parallel_for_each(r, va.extent, [=](index<1> i) restrict(amp) { va[i] = -1; });
  CHECK(ca[2] == -1);
  va.synchronize_to(c2);
}
} // namespace memory_only_accelerator

int main() {
  data_unchanged::test();
  memory_only_accelerator::test();
  return failures;
}
