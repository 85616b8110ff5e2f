//===--- failing_devices.cpp - Each call to a device fails in turn --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../../runtime/accelerator_access.h"
#include "host_launch.h"
#include "support.h"
#include <cstdlib>
#include <cstring>

// Runs small programs on simulated devices. The nth call to a device (an allocation, copy, launch,
// event, wait or queue creation) fails, for each n in turn. The program must then throw an
// exception of the specification, leak no memory and keep the program's own data intact.

using namespace support;
using concurrency::accelerator_view;
using concurrency::copy_async;

namespace failing_devices {

/// The number of calls, over all devices, until one fails. If negative, none
/// fails.
struct failure_countdown {
  int left = -1;
  bool permanent = false; ///< all later calls fail too: the devices are lost
  int live = 0;           ///< allocated blocks of memory

  bool fails() {
    if (permanent && left == 0)
      return true;
    return left >= 0 && left-- == 0;
  }
  void call() {
    if (fails())
      throw concurrency::runtime_exception("a call that fails", E_FAIL);
  }
  void *allocate(std::size_t bytes) {
    if (fails())
      throw concurrency::out_of_memory("an allocation that fails");
    ++live;
    return std::memset(std::malloc(bytes), 0xee, bytes);
  }
  void release(void *memory) {
    --live;
    std::free(memory);
  }
};

class failing_event final : public amp2hip::event {
public:
  explicit failing_event(failure_countdown &calls) : calls_(calls) {}
  bool done() override {
    calls_.call();
    return true;
  }
  void wait() override { calls_.call(); }

private:
  failure_countdown &calls_;
};

class failing_queue final : public amp2hip::queue, public host_launch::launching_queue {
public:
  failing_queue(amp2hip::device &owner, failure_countdown &calls)
      : queue(owner, concurrency::queuing_mode_automatic, nullptr), calls_(calls) {}
  void *allocate(std::size_t bytes) override { return calls_.allocate(bytes); }
  void release(void *memory, std::size_t) noexcept override { calls_.release(memory); }
  void copy_in(void *to, const void *from, const amp2hip::copy_shape &shape) override {
    rows(to, from, shape);
  }
  void copy_out(void *to, const void *from, const amp2hip::copy_shape &shape) override {
    rows(to, from, shape);
  }
  void copy_within(void *to, const void *from, const amp2hip::copy_shape &shape) override {
    rows(to, from, shape);
  }
  void copy_from(void *to, amp2hip::device &, const void *from, std::size_t bytes) override {
    rows(to, from, {bytes, 1, bytes, bytes});
  }
  std::shared_ptr<amp2hip::event> record() override {
    calls_.call();
    return std::make_shared<failing_event>(calls_);
  }
  void wait_for(amp2hip::event &) override { calls_.call(); }
  void flush() override { calls_.call(); }
  void wait() override { calls_.call(); }
  void launch(const std::function<void()> &kernel) override {
    calls_.call();
    kernel();
  }

private:
  void rows(void *to, const void *from, const amp2hip::copy_shape &shape) {
    calls_.call();
    for (std::size_t row = 0; row < shape.height; ++row)
      std::memcpy(static_cast<char *>(to) + row * shape.to_pitch,
                  static_cast<const char *>(from) + row * shape.from_pitch, shape.width);
  }
  failure_countdown &calls_;
};

class failing_device final : public amp2hip::device {
public:
  explicit failing_device(failure_countdown &calls)
      : device(amp2hip::device_properties(), 0), calls_(calls) {}
  std::shared_ptr<amp2hip::queue> create_queue(concurrency::queuing_mode) override {
    calls_.call();
    return std::make_shared<failing_queue>(*this, calls_);
  }
  void *allocate_host(std::size_t bytes) override { return calls_.allocate(bytes); }
  void release_host(void *memory) noexcept override { calls_.release(memory); }

private:
  failure_countdown &calls_;
};

struct machine {
  failure_countdown calls;
  failing_device near{calls}, far{calls};
  accelerator_view here = view_of(near), beside = view_of(near), there = view_of(far);

  static accelerator_view view_of(failing_device &on) {
    return amp2hip::accelerator_access::view(on.create_queue(concurrency::queuing_mode_automatic));
  }
};

constexpr auto none = concurrency::access_type_none;
constexpr auto read_write = concurrency::access_type_read_write;

/// A test program. It leaves `data` unchanged and returns a result equal to
/// `data`.
using program = std::vector<int> (*)(machine &, std::vector<int> &data);

std::vector<int> arrays(machine &m, std::vector<int> &data) {
  array<int> a(extent<1>(10), data.begin(), data.end(), m.here, none), b(a),
      c(extent<1>(3), m.beside, none);
  c = b;
  std::vector<int> out(10);
  copy(c, out.begin());
  return out;
}

std::vector<int> views(machine &m, std::vector<int> &data) {
  const array_view<int> v(data);
  v.synchronize_to(m.here, read_write);
  v.synchronize_to(m.there, read_write);
  v.synchronize_to(m.beside);
  v.synchronize();
  return data;
}

std::vector<int> last_view(machine &m, std::vector<int> &data) {
  {
    const array_view<int> v(data);
    v.synchronize_to(m.here, read_write);
  }
  return data;
}

std::vector<int> between_devices(machine &m, std::vector<int> &data) {
  array<int> a(extent<1>(10), m.here, none), b(extent<1>(10), m.there, none);
  copy(data.begin(), data.end(), a);
  copy(a, b);
  const array_view<int> of_b(b);
  of_b.synchronize_to(m.here, read_write);
  return b;
}

std::vector<int> sections(machine &m, std::vector<int> &data) {
  array<int, 2> a(extent<2>(2, 5), data.begin(), m.here, none), b(a);
  copy(a.section(0, 1, 2, 3), b.section(0, 1, 2, 3));
  std::vector<int> out(10);
  const array_view<int, 2> to(2, 5, out);
  copy(b.section(0, 0, 2, 2), to.section(0, 0, 2, 2));
  copy(b.section(0, 2, 2, 3), to.section(0, 2, 2, 3));
  to.synchronize();
  return out;
}

std::vector<int> futures(machine &m, std::vector<int> &data) {
  array<int> a(extent<1>(10), m.here, none), b(extent<1>(10), m.beside, none);
  copy_async(data.begin(), data.end(), a).get();
  copy_async(a, b).get();
  std::vector<int> out(10);
  const array_view<int> to(out);
  copy_async(b, to).get();
  to.synchronize_async().get();
  m.here.create_marker().get();
  m.here.wait();
  return out;
}

std::vector<int> elements(machine &m, std::vector<int> &data) {
  const array_view<int> v(data);
  v.synchronize_to(m.here, read_write);
  std::vector<int> out;
  for (int i = 0; i < 10; ++i)
    out.push_back(v[i]);
  return out;
}

struct sum_kernel {
  array_view<const int> in;
  mutable amp2hip::array_ref<const int> more;
  array_view<int> out;

  AMP2HIP_CPU_AMP void operator()(concurrency::index<1> i) const { out[i] = in[i] + more[i]; }
};

/// Launches with several containers on two views of one device.
std::vector<int> launches(machine &m, std::vector<int> &data) {
  accelerator_view own = amp2hip::accelerator_access::accelerator(m.near).create_view();
  const array<int> zeros(extent<1>(10), std::vector<int>(10).begin(), m.beside, none);
  std::vector<int> out(10);
  const array_view<int> to(out);
  to.discard_data();
  host_launch::launch(m.here, to.extent, sum_kernel{array_view<const int>(data), zeros, to});
  host_launch::launch(own, to.extent, sum_kernel{to, zeros, to});
  m.here.flush();
  to.synchronize();
  own.wait();
  return out;
}

/// Adds 1 to the two halves of the data on two devices, then subtracts it.
std::vector<int> kernels_on_parts(machine &m, std::vector<int> &data) {
  const array_view<int> v(data), low = v.section(0, 5), high = v.section(5, 5);
  for (const int by : {1, -1}) {
    host_launch::launch(m.here, low.extent, add_kernel<int, 1>{low, by});
    host_launch::launch(m.there, high.extent, add_kernel<int, 1>{high, by});
  }
  v.synchronize();
  return data;
}

/// Adds 1 on one device, subtracts it on another, and reads on the host.
std::vector<int> kernels_in_turn(machine &m, std::vector<int> &data) {
  const array_view<int> v(data);
  host_launch::launch(m.here, v.extent, add_kernel<int, 1>{v, 1});
  host_launch::launch(m.there, v.extent, add_kernel<int, 1>{v, -1});
  const concurrency::completion_future copied_back = v.synchronize_async();
  std::vector<int> out;
  for (int i = 0; i < 10; ++i)
    out.push_back(v[i]);
  copied_back.get();
  return out;
}

/// True if each half of the data, after a failure, has either its original
/// values or those that the first kernel wrote.
bool is_whole(const std::vector<int> &data) {
  bool right = true;
  for (int i = 0; i < 10; ++i) {
    const int by = data[static_cast<std::size_t>(i)] - i;
    right &= (by == 0 || by == 1) && by == data[i < 5 ? 0 : 5] - (i < 5 ? 0 : 5);
  }
  return right;
}

/// Runs `run` with each of its calls to a device failing in turn, then once
/// more with all calls working.
void run_with_failures(program run, bool changes_data, bool permanent) {
  int failures = 0;
  for (int nth = 0; nth < 200; ++nth) {
    INFO("call " << nth << " fails");
    machine m;
    std::vector<int> data = numbers(10);
    m.calls.left = nth;
    m.calls.permanent = permanent;
    try {
      const std::vector<int> result = run(m, data);
      CHECK(result == numbers(10));
    } catch (const concurrency::runtime_exception &) {
      ++failures;
    }
    const bool all_worked = m.calls.left > 0 || (m.calls.left == 0 && !permanent);
    CHECK(m.calls.live == 0);
    CHECK((changes_data && !all_worked ? is_whole(data) : data == numbers(10)));
    data = numbers(10);
    m.calls.left = -1; // all calls work again
    CHECK(run(m, data) == numbers(10));
    CHECK(m.calls.live == 0);
    if (all_worked)
      break;
    REQUIRE(nth < 199);
  }
  CHECK(failures > 0);
}

void run_with_failures(program run, bool changes_data = false) {
  run_with_failures(run, changes_data, false);
  run_with_failures(run, changes_data, true);
}

} // namespace failing_devices

using namespace failing_devices;

TEST_CASE("failing devices: arrays and copies (E-12.2.2-a, R-5.1.2-c)") {
  run_with_failures(arrays);
}
TEST_CASE("failing devices: synchronize_to (M-8.4-g)") { run_with_failures(views); }
TEST_CASE("failing devices: copies between devices (M-8.3-g)") {
  run_with_failures(between_devices);
}
TEST_CASE("failing devices: sections (M-8.3-c)") { run_with_failures(sections); }
TEST_CASE("failing devices: futures report failures (R-4.6.3-a, E-12.2-b)") {
  run_with_failures(futures);
}
TEST_CASE("failing devices: elements on the host (M-8.4-h)") { run_with_failures(elements); }
TEST_CASE("failing devices: the destruction of the last view ignores failures (M-8.4-f, M-8.4-g)") {
  run_with_failures(last_view);
}
TEST_CASE("failing devices: launches (E-12.2-b, M-8.4-g)") { run_with_failures(launches); }
TEST_CASE("failing devices: kernels on parts of a view on two devices (M-8.4-g)") {
  run_with_failures(kernels_on_parts, true);
}
TEST_CASE("failing devices: kernels in turn on two devices (M-8.4-h)") {
  run_with_failures(kernels_in_turn, true);
}
