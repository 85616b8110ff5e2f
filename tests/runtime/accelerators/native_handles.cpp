//===--- native_handles.cpp - Data shared with CUDA code and C++ ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support.h"
#include <amp_graphics.h>
#include <amp_native.h>
#include <atomic>
#include <thread>

// Tests the counterparts of the functions for Direct3D on CPU accelerators. The tests in
// native_cuda.cpp use them with CUDA code. Handles are not counted: their owners free them
// (I-11-map).

using namespace support;
using concurrency::runtime_exception;
namespace native = concurrency::native;

TEST_CASE("an array on a CPU accelerator has a pointer for the host (I-11-i)") {
  array<int, 2> a(2, 3, warp().get_default_view());
  fill<int, 2>(a, 4);
  int *const elements = native::get_pointer(a);
  for (int i = 0; i < 6; ++i)
    CHECK(elements[i] == 4);
  elements[5] = 7;
  CHECK(contents(a)[5] == 7);
  const array<int, 2> &constant = a;
  CHECK(native::get_pointer(constant)[5] == 7);
}

TEST_CASE("make_array uses the memory and calls the deleter once (I-11-g, I-11-map)") {
  std::vector<int> memory = numbers(6);
  int deleted = 0;
  {
    array<int, 2> a = native::make_array(extent<2>(2, 3), warp().get_default_view(), memory.data(),
                                         std::function<void(int *)>([&](int *elements) {
                                           CHECK(elements == memory.data());
                                           ++deleted;
                                         }));
    CHECK(contents(a) == memory); // the contents are kept
    fill<int, 2>(a, 9);
    const array_view<int, 2> view(a);
    const array<int, 2> moved = std::move(a);
    CHECK(deleted == 0);
  }
  CHECK(deleted == 1);
  CHECK(memory == std::vector<int>(6, 9));
}

TEST_CASE("make_array throws for bad arguments (I-11-h)") {
  const concurrency::accelerator_view place = warp().get_default_view();
  int one = 1;
  CHECK_THROWS_AS((native::make_array<int, 1>(extent<1>(1), place, nullptr)), runtime_exception);
  CHECK_THROWS_AS((native::make_array<int, 1>(extent<1>(0), place, &one)), runtime_exception);
}

TEST_CASE("CPU accelerators have no streams and devices (I-11-b, I-11-f)") {
  concurrency::accelerator where = warp();
  CHECK_THROWS_AS(native::get_stream(where.get_default_view()), runtime_exception);
  CHECK_THROWS_AS(native::get_device(where), runtime_exception);
  int stream = 0;
  CHECK_THROWS_AS(native::create_accelerator_view(where, &stream), runtime_exception);
  CHECK_THROWS_AS(native::create_accelerator_view(where, nullptr), runtime_exception);
  CHECK_THROWS_AS(native::create_accelerator_view(warp(), &stream), runtime_exception);
  CHECK(native::is_timeout_disabled(where.get_default_view())); // I-11-e
}

TEST_CASE("textures on a CPU accelerator have no objects (I-11.2-a)") {
  using concurrency::graphics::texture;
  const concurrency::accelerator_view place = warp().get_default_view();
  texture<float, 2> t(2, 3, place);
  CHECK_THROWS_AS(native::get_surface_object(t), concurrency::unsupported_feature);
  CHECK_THROWS_AS(native::get_texture_object(t, concurrency::graphics::address_clamp),
                  concurrency::unsupported_feature);
  const texture<float, 2> &constant = t;
  const concurrency::graphics::texture_view<float, 2> view(t);
  const concurrency::graphics::texture_view<const float, 2> reads(t);
  CHECK_THROWS_AS(native::get_surface_object(constant), concurrency::unsupported_feature);
  CHECK_THROWS_AS(native::get_surface_object(view), concurrency::unsupported_feature);
  CHECK_THROWS_AS(native::get_surface_object(reads), concurrency::unsupported_feature);
  int array = 0;
  CHECK_THROWS_AS((native::make_texture<float, 2>(extent<2>(2, 3), 32, place, nullptr)),
                  runtime_exception);
  CHECK_THROWS_AS((native::make_texture<float, 2>(place, nullptr)), runtime_exception);
  CHECK_THROWS_AS((native::make_texture<float, 2>(place, &array)),
                  concurrency::unsupported_feature);
  CHECK_THROWS_AS((native::make_texture<float, 2>(extent<2>(2, 3), 32, place, &array)),
                  concurrency::unsupported_feature);
}

TEST_CASE("a view can be locked by one thread at a time (I-11-j, I-11-k, I-11-l)") {
  concurrency::accelerator_view view = warp().create_view();
  native::access_lock(view);
  bool taken = true;
  std::thread([&] { taken = native::access_try_lock(view); }).join();
  CHECK_FALSE(taken);
  native::access_unlock(view);
  std::thread([&] {
    taken = native::access_try_lock(view);
    native::access_unlock(view);
  }).join();
  CHECK(taken);
}

TEST_CASE("scoped locks own a lock or not (I-11.1-a, I-11.1-b, I-11.1-c, I-11.1-d)") {
  using native::scoped_access_lock;
  STATIC_REQUIRE_FALSE(std::is_copy_constructible<scoped_access_lock>::value);
  const bool converts =
      std::is_convertible<concurrency::accelerator_view &, scoped_access_lock>::value;
  CHECK_FALSE(converts);
  concurrency::accelerator_view a = warp().create_view(), b = warp().create_view();
  const auto is_locked = [](concurrency::accelerator_view &view) {
    bool taken = false;
    std::thread([&] {
      taken = native::access_try_lock(view);
      if (taken)
        native::access_unlock(view);
    }).join();
    return !taken;
  };
  {
    scoped_access_lock first(a);
    CHECK(is_locked(a));
    scoped_access_lock second(std::move(first));
    CHECK(is_locked(a));
    scoped_access_lock third(b);
    third = std::move(second); // unlocks b
    CHECK_FALSE(is_locked(b));
    CHECK(is_locked(a));
    scoped_access_lock &same = third;
    third = std::move(same);
    CHECK(is_locked(a));
  }
  CHECK_FALSE(is_locked(a));
  native::access_lock(b);
  {
    const scoped_access_lock adopted(b, native::adopt_access_lock_t());
    CHECK(is_locked(b));
  }
  CHECK_FALSE(is_locked(b));
}

TEST_CASE("the gate of a queue excludes the scopes of other threads") {
  amp2hip::access_gate gate;
  std::atomic<int> inside{0}, violations{0};
  std::vector<std::thread> workers;
  for (int i = 0; i < 3; ++i)
    workers.emplace_back([&] {
      for (int k = 0; k < 2000; ++k) {
        const amp2hip::access_gate::scope scope(gate);
        ++inside;
        --inside;
      }
    });
  for (int k = 0; k < 500; ++k) {
    gate.lock();
    violations += inside != 0;
    gate.unlock();
  }
  for (std::thread &worker : workers)
    worker.join();
  CHECK(violations == 0);
}
