//===--- accelerators.cpp - Tests of accelerator and accelerator_view -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support.h"
#include <algorithm>
#include <type_traits>

using concurrency::accelerator;
using concurrency::accelerator_view;
using support::warp;

TEST_CASE("accelerator: get_all lists the CPU accelerators last (R-3.2.3-a)") {
  const std::vector<accelerator> all = accelerator::get_all();
  REQUIRE(all.size() >= 3);
  CHECK(all[all.size() - 3].get_device_path() == accelerator::direct3d_warp);
  CHECK(all[all.size() - 2].get_device_path() == accelerator::direct3d_ref);
  CHECK(all[all.size() - 1].get_device_path() == accelerator::cpu_accelerator);
}

TEST_CASE("accelerator: a device path constructs the same accelerator (R-3.2.4-c)") {
  for (const accelerator &one : accelerator::get_all()) {
    CHECK(accelerator(one.get_device_path()) == one);
    CHECK_FALSE(one.get_description().empty());
    CHECK(one.get_dedicated_memory() > 1024);
    CHECK((!one.get_supports_double_precision() || one.get_supports_limited_double_precision()));
  }
  CHECK_THROWS_AS(accelerator(L"no such device"), concurrency::runtime_exception);
}

TEST_CASE("accelerator: construction and comparison (R-3.2.4-a, R-3.2.4-f, "
          "R-3.2.5-d)") {
  static_assert(!std::is_convertible<std::wstring, accelerator>::value, "explicit");
  const accelerator first, second(accelerator::default_accelerator);
  CHECK(first == second);
  accelerator other(accelerator::cpu_accelerator);
  CHECK(other != warp());
  other = warp();
  CHECK(other == warp());
  const std::wstring path = accelerator::cpu_accelerator;
  CHECK(path == L"cpu");
}

TEST_CASE("accelerator: properties of the CPU accelerators (R-3.2.6-a)") {
  CHECK(warp().get_is_emulated());
  CHECK_FALSE(warp().get_is_debug());
  CHECK(warp().get_supports_cpu_shared_memory());
  CHECK(accelerator(accelerator::direct3d_ref).get_is_debug());
  CHECK(support::cpu_memory().get_is_emulated());
  CHECK((warp().get_version() >> 16) >= 1);
}

TEST_CASE("accelerator_view: each view is a separate queue (R-3.2.5-b, "
          "R-3.2.5-c, R-3.3.4-a)") {
  static_assert(!std::is_default_constructible<accelerator_view>::value, "R-3.3.3-a");
  accelerator on = accelerator();
  CHECK(on.get_default_view() == accelerator(on).get_default_view());
  CHECK(on.create_view() != on.create_view());
  CHECK(on.create_view() != on.get_default_view());
  accelerator_view immediate = on.create_view(concurrency::queuing_mode_immediate);
  CHECK(immediate.get_queuing_mode() == concurrency::queuing_mode_immediate);
  CHECK(on.get_default_view().get_queuing_mode() == concurrency::queuing_mode_automatic);
  CHECK(immediate.get_accelerator() == on);
  const accelerator_view copy = immediate;
  CHECK(copy == immediate);
  immediate = on.get_default_view();
  CHECK(immediate == on.get_default_view());
  CHECK(int(concurrency::queuing_mode_immediate) == 0);
}

TEST_CASE("accelerator_view: automatic selection (R-3.2.3-f, R-3.3.4-b, P-7-al)") {
  const accelerator_view automatic = accelerator::get_auto_selection_view();
  CHECK(automatic.get_is_auto_selection());
  CHECK_FALSE(accelerator().get_default_view().get_is_auto_selection());
  std::vector<int> data(8);
  const concurrency::array_view<int, 1> view(8, data);
  concurrency::parallel_for_each(automatic, view.extent, support::fill_kernel<int, 1>{view, 3});
  CHECK(view[7] == 3);
}

TEST_CASE("accelerator_view: wait, flush and markers (R-3.3.4-e, R-3.3.4-f, "
          "R-3.3.4-g)") {
  accelerator_view queue = accelerator().create_view();
  std::vector<int> data(1000, 1);
  const concurrency::array_view<int, 1> view(1000, data);
  concurrency::parallel_for_each(queue, view.extent, support::add_kernel<int, 1>{view, 4});
  const concurrency::completion_future marker = queue.create_marker();
  queue.flush();
  queue.wait();
  marker.get();
  CHECK(view[999] == 5);
}

TEST_CASE("accelerator: the enumeration example works (R-3.4-a)") {
  std::vector<accelerator> all = accelerator::get_all();
  const auto found = std::find_if(all.begin(), all.end(), [](accelerator &one) {
    return one.get_is_emulated() && !one.get_has_display();
  });
  CHECK(found != all.end());
}

TEST_CASE("accelerator: set_default_cpu_access_type works once, before use "
          "(R-3.2.5-e, R-3.2.5-f)") {
  accelerator ref(accelerator::direct3d_ref);
  CHECK_FALSE(ref.set_default_cpu_access_type(concurrency::access_type_auto));
  CHECK(ref.get_default_cpu_access_type() == concurrency::access_type_read_write);
  CHECK(ref.set_default_cpu_access_type(concurrency::access_type_read));
  CHECK(ref.get_default_cpu_access_type() == concurrency::access_type_read);
  CHECK_FALSE(ref.set_default_cpu_access_type(concurrency::access_type_read_write));
  const concurrency::array<int, 1> made(4, ref.get_default_view());
  CHECK(made.get_cpu_access_type() == concurrency::access_type_read);
}

TEST_CASE("access_type: flags that combine (R-4.7-a, R-4.7-b)") {
  static_assert(concurrency::access_type_none == 0 && concurrency::access_type_auto == 4,
                "R-4.7-a");
  concurrency::access_type both = concurrency::access_type_read | concurrency::access_type_write;
  CHECK(both == concurrency::access_type_read_write);
  CHECK((both & concurrency::access_type_write) != 0);
  both = both & concurrency::access_type_read;
  CHECK(both == concurrency::access_type_read);
}
