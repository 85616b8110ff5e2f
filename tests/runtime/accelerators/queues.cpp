//===--- queues.cpp - Behavior of the queues of every backend -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tests the interface of amp2hip/accelerator/backend.h on every accelerator of
// this machine: those of the CPU and, if the program has a GPU backend, those
// of the GPU.
//
//===----------------------------------------------------------------------===//

#include "../../../runtime/accelerator_access.h"
#include <amp.h>
#include <catch2/catch.hpp>
#include <cstring>
#include <string>
#include <vector>

namespace queue_test {

using amp2hip::copy_shape;
using amp2hip::queue;
using bytes = std::vector<unsigned char>;

/// Returns one new queue per accelerator.
std::vector<std::shared_ptr<queue>> one_of_each() {
  std::vector<std::shared_ptr<queue>> all;
  for (const concurrency::accelerator &a : concurrency::accelerator::get_all())
    all.push_back(amp2hip::accelerator_access::queue_of(a.create_view()));
  return all;
}

std::string name(const queue &q) {
  const std::wstring &path = q.owner().properties().path;
  return std::string(path.begin(), path.end());
}

bytes pattern(std::size_t count, unsigned seed) {
  bytes result(count);
  for (std::size_t i = 0; i < count; ++i)
    result[i] = static_cast<unsigned char>((i * 2654435761u + seed) >> 7);
  return result;
}

/// Memory of a queue, released at the end of the scope.
struct memory {
  queue &of;
  std::size_t size;
  void *at;
  memory(queue &of_, std::size_t count) : of(of_), size(count), at(of.allocate(count)) {}
  ~memory() { of.release(at, size); }
  memory(const memory &) = delete;
  memory &operator=(const memory &) = delete;
};

/// Returns the shape of a contiguous copy.
copy_shape run(std::size_t count) { return {count, 1, count, count}; }

} // namespace queue_test

using namespace queue_test;

TEST_CASE("bytes go to a device and come back", "[queues]") {
  for (const auto &q : one_of_each())
    // Sizes around which the backends change their method.
    for (std::size_t count : {std::size_t(1), std::size_t(65536), std::size_t(65537),
                              std::size_t(1048576), std::size_t(3145733)}) {
      INFO(name(*q) << ", " << count << " bytes");
      bytes in = pattern(count, 1), out(count);
      const bytes expected = in;
      memory a(*q, count), b(*q, count);
      REQUIRE(reinterpret_cast<std::uintptr_t>(a.at) % 256 == 0);
      q->copy_in(a.at, in.data(), run(count));
      std::memset(in.data(), 0, count); // copy_in() has read the bytes
      q->copy_within(b.at, a.at, run(count));
      q->copy_out(out.data(), b.at, run(count));
      q->record()->wait();
      CHECK((out == expected));
    }
}

TEST_CASE("pending copies exceed the staging memory", "[queues]") {
  for (const auto &q : one_of_each()) {
    INFO(name(*q));
    const std::size_t count = std::size_t(40) << 20;
    const bytes in = pattern(count, 2);
    bytes out(count);
    memory a(*q, count);
    q->copy_in(a.at, in.data(), run(count));
    q->copy_out(out.data(), a.at, run(count));
    q->wait();
    CHECK((out == in));
  }
}

TEST_CASE("a copy of rows leaves the gaps unchanged", "[queues]") {
  for (const auto &q : one_of_each())
    // Rows that share a staging block, and rows longer than a block.
    for (copy_shape shape : {copy_shape{12, 1000, 16, 20}, copy_shape{300, 700, 512, 300},
                             copy_shape{1500000, 3, 1500004, 1600000}}) {
      INFO(name(*q) << ", rows of " << shape.width);
      const bytes in = pattern(shape.from_pitch * shape.height, 3);
      bytes expected(shape.to_pitch * shape.height, 0xee), out = expected;
      for (std::size_t row = 0; row < shape.height; ++row)
        std::memcpy(&expected[row * shape.to_pitch], &in[row * shape.from_pitch], shape.width);
      memory to(*q, out.size());
      q->copy_in(to.at, out.data(), run(out.size()));
      q->copy_in(to.at, in.data(), shape);
      q->copy_out(out.data(), to.at, run(out.size()));
      q->wait();
      CHECK((out == expected));
      // And back, from the strided rows on the device to rows with another
      // pitch.
      bytes back(in.size(), 0xdd), expected_back = back;
      for (std::size_t row = 0; row < shape.height; ++row)
        std::memcpy(&expected_back[row * shape.from_pitch], &in[row * shape.from_pitch],
                    shape.width);
      q->copy_out(back.data(), to.at,
                  {shape.width, shape.height, shape.from_pitch, shape.to_pitch});
      q->wait();
      CHECK((back == expected_back));
    }
}

TEST_CASE("a queue waits for an event of another one", "[queues]") {
  for (const concurrency::accelerator &a : concurrency::accelerator::get_all()) {
    const auto first = amp2hip::accelerator_access::queue_of(a.create_view());
    const auto second = amp2hip::accelerator_access::queue_of(a.create_view());
    INFO(name(*first));
    const std::size_t count = 8 << 20;
    const bytes in = pattern(count, 4);
    bytes out(count);
    memory m(*first, count);
    first->copy_in(m.at, in.data(), run(count));
    const auto written = first->record();
    second->wait_for(*written);
    second->copy_out(out.data(), m.at, run(count));
    second->record()->wait();
    CHECK((out == in));
    CHECK(written->done());
  }
}

TEST_CASE("bytes go from one device of a backend to another", "[queues]") {
  const auto all = one_of_each();
  for (const auto &from : all)
    for (const auto &to : all) {
      const bool same_backend = name(*from).compare(0, 5, name(*to), 0, 5) == 0;
      if (from == to || !same_backend || from->owner().properties().host_memory)
        continue;
      INFO(name(*from) << " to " << name(*to));
      const bytes in = pattern(3145733, 5);
      bytes out(in.size());
      memory a(*from, in.size()), b(*to, in.size());
      from->copy_in(a.at, in.data(), run(in.size()));
      to->wait_for(*from->record());
      to->copy_from(b.at, from->owner(), a.at, in.size());
      to->copy_out(out.data(), b.at, run(in.size()));
      to->wait();
      CHECK((out == in));
    }
}

TEST_CASE("pinned memory of a device takes part in copies", "[queues]") {
  for (const auto &q : one_of_each()) {
    INFO(name(*q));
    const bytes in = pattern(200000, 6);
    bytes out(in.size());
    auto *pinned = static_cast<unsigned char *>(q->owner().allocate_host(in.size()));
    memory m(*q, in.size());
    std::memcpy(pinned, in.data(), in.size());
    q->copy_in(m.at, pinned, run(in.size()));
    std::memset(pinned, 0, in.size());
    q->copy_out(pinned + 1000, m.at, run(in.size() - 1000));
    q->wait();
    CHECK(std::memcmp(pinned + 1000, in.data(), in.size() - 1000) == 0);
    q->owner().release_host(pinned);
  }
}

TEST_CASE("freed memory is used again in the order of the queue", "[queues]") {
  for (const auto &q : one_of_each()) {
    INFO(name(*q));
    const std::shared_ptr<queue> other =
        q->owner().create_queue(concurrency::queuing_mode_automatic);
    const std::size_t sizes[] = {100, 4096, 100, 4097, 1 << 20, 50 << 20};
    std::vector<bytes> in, out;
    for (unsigned i = 0; i < 90; ++i) {
      in.push_back(pattern(sizes[i % 6] / (1 + i / 6), i));
      out.emplace_back(in.back().size());
    }
    for (std::size_t i = 0; i < in.size(); ++i) { // no waits
      queue &of = i % 4 == 3 ? *other : *q;
      const memory m(of, sizes[i % 6]);
      of.copy_in(m.at, in[i].data(), run(in[i].size()));
      of.copy_out(out[i].data(), m.at, run(in[i].size()));
    }
    q->wait();
    other->wait();
    CHECK(in == out);
  }
}

TEST_CASE("a failed allocation on a GPU throws, and the queue remains usable", "[queues]") {
  for (const auto &q : one_of_each()) {
    if (q->owner().properties().host_memory)
      continue;
    INFO(name(*q));
    // More than a device can address. With a smaller size, the driver might
    // search for memory and take it away from other users of the device.
    const std::size_t too_much = std::size_t{1} << 50;
    try {
      q->release(q->allocate(too_much), too_much);
      FAIL("allocating a pebibyte succeeded");
    } catch (const concurrency::out_of_memory &error) {
      CHECK(std::string(error.what()).find(std::to_string(too_much)) != std::string::npos);
      CHECK(error.get_error_code() == E_OUTOFMEMORY);
    }
    q->release(q->allocate(1 << 20), 1 << 20);
    q->wait();
  }
}
