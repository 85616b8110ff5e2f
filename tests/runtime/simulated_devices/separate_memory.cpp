//===--- separate_memory.cpp - Backing stores on simulated devices --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../../runtime/backing_store.h"
#include "counting_device.h"
#include <amp.h>
#include <catch2/catch.hpp>
#include <numeric>

using namespace amp2hip;
using counting::machine;

namespace {

/// The backing store of a view on ints. end() releases the last handle.
struct host_store {
  std::vector<int> data;
  backing_store *store;
  explicit host_store(std::size_t count) : data(count) {
    std::iota(data.begin(), data.end(), 0);
    store = static_cast<backing_store *>(make_host_backing_store(data.data(), count * sizeof(int)));
  }
  void end() { release(store); }
};

int *ints(void *memory) { return static_cast<int *>(memory); }

} // namespace

TEST_CASE("backing store: data is copied in once and back once (R-5.2-d, R-5.2.5-i)") {
  machine m;
  host_store h(100);
  for (int i = 0; i < 3; ++i)
    CHECK(ints(h.store->acquire(m.first, access_mode::read))[99] == 99);
  CHECK(m.gpu.seen.in == 1);
  ints(h.store->acquire(m.second, access_mode::read_write))[5] = -5;
  CHECK(m.gpu.seen.in == 1);
  CHECK(h.store->host_copy_state() == copy_state::invalid);
  CHECK(h.store->host_state.load() == host_stale);
  make_host_current(*h.store, false);
  make_host_current(*h.store, false);
  CHECK(m.gpu.seen.out == 1);
  CHECK(h.data[5] == -5);
  CHECK(h.store->host_state.load() == host_readable);
  CHECK(h.store->device_copy_state(m.gpu) == copy_state::shared);
  h.store->acquire(m.first, access_mode::read);
  CHECK(m.gpu.seen.in == 1); // still current there
  make_host_current(*h.store, true);
  CHECK(h.store->device_copy_state(m.gpu) == copy_state::invalid);
  h.store->acquire(m.first, access_mode::read);
  CHECK(m.gpu.seen.in == 2);
  h.end();
  CHECK(m.gpu.seen.out == 1); // only read since then: nothing to copy back
  CHECK(m.gpu.seen.live == 0);
}

TEST_CASE("backing store: the last handle copies changes back, except discarded ones "
          "(R-5.2-i, R-5.2.3-t)") {
  machine m;
  host_store changed(10), discarded(10);
  ints(changed.store->acquire(m.first, access_mode::read_write))[9] = 7;
  changed.end();
  CHECK(changed.data[9] == 7);
  ints(discarded.store->acquire(m.first, access_mode::read_write))[9] = 7;
  discarded.store->discard(discarded.store->whole());
  discarded.end();
  CHECK(discarded.data[9] == 9);
  CHECK(m.gpu.seen.out == 1);
}

TEST_CASE("backing store: discarded contents are not copied in (R-5.2.3-r)") {
  machine m;
  host_store h(10);
  h.store->discard(h.store->whole());
  h.store->acquire(m.first, access_mode::read_write);
  CHECK(m.gpu.seen.in == 0);
  CHECK(h.store->device_copy_state(m.gpu) == copy_state::modified);
  h.end();
  CHECK(m.gpu.seen.out == 1);
}

TEST_CASE("backing store: copies between devices bypass the host (M-8.3-g)") {
  machine m;
  host_store h(10);
  ints(h.store->acquire(m.first, access_mode::read_write))[0] = 1;
  ints(h.store->acquire(m.far, access_mode::read_write))[1] = 2;
  CHECK(m.other.seen.from == 1);
  CHECK(m.gpu.seen.out == 0);
  CHECK(h.store->device_copy_state(m.gpu) == copy_state::invalid);
  h.end();
  CHECK(h.data[0] == 1);
  CHECK(h.data[1] == 2);
  CHECK(m.other.seen.live + m.gpu.seen.live == 0);
}

TEST_CASE("backing store: refresh drops copies, for a section only its part (R-5.2.3-i)") {
  machine m;
  host_store h(10);
  int *there = ints(h.store->acquire(m.first, access_mode::read_write));
  for (int i = 0; i < 10; ++i)
    there[i] = 100 + i;
  h.data[3] = -3; // a change without the view
  const region_dimension two = {2, sizeof(int)};
  refresh({h.store, nullptr, 3 * sizeof(int), sizeof(int), 1, &two});
  CHECK(m.gpu.seen.out == 0); // the data outside of the section stays on the device
  make_host_current(*h.store, false);
  CHECK(h.data[2] == 102);
  CHECK(h.data[3] == -3);
  CHECK(h.data[4] == 4);
  CHECK(h.data[5] == 105);
  CHECK(h.store->device_copy_state(m.gpu) == copy_state::invalid);
  h.data[4] = -4;
  const region_dimension columns[2] = {{2, 5 * sizeof(int)}, {2, sizeof(int)}};
  there = ints(h.store->acquire(m.first, access_mode::read_write));
  there[4] = there[5] = 0;
  refresh(
      {h.store, nullptr, 3 * sizeof(int), sizeof(int), 2, columns}); // elements 3 and 4, 8 and 9
  make_host_current(*h.store, false);
  CHECK(h.data[4] == -4);
  CHECK(h.data[5] == 0); // element 5 is in the gap
  ints(h.store->acquire(m.first, access_mode::read_write))[0] = 1;
  h.data.assign(10, 8);
  const region_dimension all = {10, sizeof(int)};
  refresh({h.store, nullptr, 0, sizeof(int), 1, &all});
  h.end();
  CHECK(h.data == std::vector<int>(10, 8));
}

TEST_CASE("copy: a copy of a section transfers only its rows (M-8.3-b, M-8.3-c)") {
  machine m;
  backing_store there(backing_store::kind::array, nullptr, 100 * sizeof(int));
  there.set_array_queues(m.first, m.first);
  std::vector<int> all(100), part(6);
  std::iota(all.begin(), all.end(), 0);
  const region_dimension dense[2] = {{10, 40}, {10, 4}}, section[2] = {{2, 40}, {3, 4}},
                         small[2] = {{2, 12}, {3, 4}};
  copy_region({&there, nullptr, 0, 4, 2, dense}, {nullptr, all.data(), 0, 4, 2, dense});
  CHECK(m.gpu.seen.in == 1);
  CHECK(m.gpu.seen.bytes_in == 400);
  const pending_copy out =
      copy_region({nullptr, part.data(), 0, 4, 2, small}, {&there, nullptr, 92, 4, 2, section});
  CHECK(out.host_sees);
  CHECK(part == std::vector<int>(6));
  wait_for(out);
  CHECK(part == std::vector<int>{23, 24, 25, 33, 34, 35});
  CHECK(m.gpu.seen.out == 1);
  CHECK(m.gpu.seen.bytes_out == 24);
  part.assign(6, -1);
  copy_region({&there, nullptr, 92, 4, 2, section}, {nullptr, part.data(), 0, 4, 2, small});
  CHECK(m.gpu.seen.in == 2);
  wait_for(copy_region({nullptr, all.data(), 0, 4, 2, dense}, {&there, nullptr, 0, 4, 2, dense}));
  CHECK(all[22] == 22);
  CHECK(all[23] == -1);
  CHECK(all[35] == -1);
  CHECK(all[36] == 36);
}

TEST_CASE(
    "copy: a copy between backing stores uses a device where the data is current (R-5.3.2-c)") {
  machine m;
  backing_store a(backing_store::kind::array, nullptr, 40),
      b(backing_store::kind::array, nullptr, 40), c(backing_store::kind::array, nullptr, 40);
  a.set_array_queues(m.first, m.first);
  b.set_array_queues(m.second, m.second);
  c.set_array_queues(m.far, m.far);
  std::vector<int> ten(10), out(10);
  std::iota(ten.begin(), ten.end(), 0);
  const region_dimension all = {10, 4};
  copy_region({&a, nullptr, 0, 4, 1, &all}, {nullptr, ten.data(), 0, 4, 1, &all});
  copy_region({&b, nullptr, 0, 4, 1, &all}, {&a, nullptr, 0, 4, 1, &all});
  CHECK(m.gpu.seen.within == 1);
  copy_region({&c, nullptr, 0, 4, 1, &all}, {&b, nullptr, 0, 4, 1, &all});
  wait_for(copy_region({nullptr, out.data(), 0, 4, 1, &all}, {&c, nullptr, 0, 4, 1, &all}));
  CHECK(out == ten);
}

TEST_CASE("backing store: the host waits for a pending copy (R-5.3-h, M-8.3-f)") {
  machine m;
  host_store h(10);
  backing_store there(backing_store::kind::array, nullptr, 40);
  there.set_array_queues(m.first, m.first);
  std::vector<int> ten(10, 6);
  const region_dimension all = {10, 4};
  copy_region({&there, nullptr, 0, 4, 1, &all}, {nullptr, ten.data(), 0, 4, 1, &all});
  const pending_copy copy =
      copy_region({h.store, nullptr, 0, 4, 1, &all}, {&there, nullptr, 0, 4, 1, &all});
  CHECK_FALSE(copy.point->done());
  CHECK(h.store->host_state.load() == host_stale); // a subscript takes the slow path, and waits
  make_host_current(*h.store, false);
  CHECK(h.data == ten);
  CHECK(h.store->host_state.load() == host_writable);
  ints(h.store->acquire(m.second, access_mode::read_write))[3] = 7;
  const std::shared_ptr<event> copied_back =
      synchronize(*h.store, concurrency::access_type_read, h.store->whole());
  CHECK(h.data[3] == 6);
  copied_back->wait();
  CHECK(h.data[3] == 7);
  h.end();
}

TEST_CASE(
    "backing store: a pending copy completes before the store is destroyed (M-8.4-f, M-8.3-f)") {
  machine m;
  host_store h(10);
  ints(h.store->acquire(m.first, access_mode::read_write))[3] = 7;
  synchronize(*h.store, concurrency::access_type_read, h.store->whole());
  CHECK(h.data[3] == 3);
  h.end();
  CHECK(h.data[3] == 7);
}

namespace {
struct host_only_kernel {
  AMP2HIP_CPU_AMP void operator()(concurrency::index<1>) const {}
};
} // namespace

TEST_CASE("launch: a kernel without GPU code on a GPU throws (2.3, P-7.2-d)") {
  if (!std::is_same<amp2hip::compiled_for, amp2hip::cpu_target>::value)
    return; // a vendor's compiler generated GPU code
  machine m;
  CHECK_THROWS_WITH(concurrency::parallel_for_each(accelerator_access::view(m.first),
                                                   concurrency::extent<1>(4), host_only_kernel()),
                    Catch::Matchers::Contains("host_only_kernel") &&
                        Catch::Matchers::Contains("no code for"));
}
