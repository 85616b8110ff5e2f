//===--- native.cpp - streams and memory of CUDA and HIP (§11) ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip/native/native.inl"
#include "accelerator_access.h"
#include "amp2hip/error/errors.h"
#include "amp2hip/error/exceptions.h"
#include "amp2hip/texture/sampler.h"
#include "amp_native.h"
#include "backing_store.h"
#include <mutex>
#include <thread>

namespace amp2hip {

namespace {

[[noreturn]] void throw_no_stream(const char *function, const device &of) {
  throw_error(
      (std::string(function) + ": " + path_of(of) + " has no streams of CUDA or HIP (11)").c_str());
}

} // namespace

std::unique_ptr<texture_image> queue::adopt_image(void *, const image_format &) { return nullptr; }
void queue::read_format(void *, image_format &) {
  throw concurrency::unsupported_feature(
      "make_texture: the accelerator has no texture units for this format (docs/graphics.md)");
}
begin_point queue::begin_time(bool, double) { return {}; }
timestamp_ptr queue::end_time(double) { return {}; }

std::shared_ptr<queue> device::adopt_stream(void *, concurrency::queuing_mode) {
  throw_no_stream("create_accelerator_view", *this);
}

/// On a CPU accelerator, nothing is known about the memory of the program.
bool device::owns_memory(const void *) const { return true; }

void *native_memory(buffer &store, bool write) {
  backing_store &data = backing_store_of(store);
  return data.acquire(data.where(), write ? access_mode::read_write : access_mode::read);
}

buffer *adopt_memory(void *memory, std::size_t bytes, const concurrency::accelerator_view &where,
                     std::function<void()> deleter) {
  const std::shared_ptr<queue> &on = accelerator_access::queue_of(where);
  if (memory == nullptr)
    throw_error("make_array: the pointer is null (11)");
  if (!on->owner().owns_memory(memory))
    throw_error(
        ("make_array: the pointer is not in the memory of " + path_of(on->owner()) + " (11)")
            .c_str());
  auto store = std::make_unique<backing_store>(backing_store::kind::array, nullptr, bytes);
  store->adopt_memory(on, memory, std::move(deleter));
  return store.release();
}

const image_handles &native_image(buffer &store, bool write) {
  const image_handles *const image =
      backing_store_of(store).acquire_image(write ? access_mode::read_write : access_mode::read);
  if (image == nullptr)
    throw concurrency::unsupported_feature(
        "the accelerator has no texture units for this texture (docs/graphics.md)");
  return *image;
}

unsigned long long surface_object(buffer &store, bool write) {
  if (native_image(store, false).surface == 0)
    throw concurrency::unsupported_feature(
        "the accelerator has no surface object for this texture (docs/graphics.md)");
  return native_image(store, write).surface;
}

unsigned long long linear_object(const image_handles &image, int address) {
  if (address < concurrency::graphics::address_wrap ||
      address > concurrency::graphics::address_border)
    throw_error("get_texture_object: the address mode is not known");
  return image.linear[address - 1];
}

buffer *adopt_image(void *array, std::size_t bytes, const image_format &format,
                    const concurrency::accelerator_view &where) {
  const std::shared_ptr<queue> &on = accelerator_access::queue_of(where);
  if (array == nullptr)
    throw_error("make_texture: the array is null (10.1.16)");
  std::unique_ptr<texture_image> image = on->adopt_image(array, format);
  if (image == nullptr)
    throw concurrency::unsupported_feature(
        "make_texture: the accelerator has no texture units for this format (docs/graphics.md)");
  auto store = std::make_unique<backing_store>(backing_store::kind::array, nullptr, bytes);
  store->adopt_image(on, format, std::move(image));
  return store.release();
}

image_format format_of_array(void *array, texel_kind kind, int components, int rank,
                             const concurrency::accelerator_view &where) {
  if (array == nullptr)
    throw_error("make_texture: the array is null (10.1.16)");
  image_format format = {kind, components, 0, rank, {}};
  accelerator_access::queue_of(where)->read_format(array, format);
  return format;
}

struct access_gate::owner {
  std::mutex mutex;
};

access_gate::access_gate() : owner_(new owner) {}
access_gate::~access_gate() { delete owner_; }

void access_gate::lock() {
  owner_->mutex.lock();
  users_.fetch_or(locked, std::memory_order_acquire);
  while ((users_.load(std::memory_order_acquire) & ~locked) != 0)
    std::this_thread::yield(); // calls that queue work are short
}

bool access_gate::try_lock() {
  if (!owner_->mutex.try_lock())
    return false;
  users_.fetch_or(locked, std::memory_order_acquire);
  while ((users_.load(std::memory_order_acquire) & ~locked) != 0)
    std::this_thread::yield();
  return true;
}

void access_gate::unlock() {
  users_.fetch_and(~locked, std::memory_order_release);
  owner_->mutex.unlock();
}

void access_gate::wait() {
  do {
    users_.fetch_sub(1, std::memory_order_release);
    const std::lock_guard<std::mutex> until_unlocked(owner_->mutex);
  } while (users_.fetch_add(1, std::memory_order_acquire) & locked);
}

} // namespace amp2hip

namespace concurrency::native {

using amp2hip::accelerator_access;

void *get_stream(const accelerator_view &view) {
  amp2hip::queue &queue = *accelerator_access::queue_of(view);
  if (queue.native() == nullptr)
    amp2hip::throw_no_stream("get_stream", queue.owner());
  return queue.share_native();
}

int get_device(const accelerator &where) {
  const amp2hip::queue &queue = *accelerator_access::queue_of(where.get_default_view());
  if (amp2hip::on_host(queue) || queue.native() == nullptr)
    amp2hip::throw_no_stream("get_device", queue.owner());
  return queue.owner().ordinal();
}

accelerator_view create_accelerator_view(const accelerator &where, void *stream,
                                         queuing_mode mode) {
  if (stream == nullptr)
    amp2hip::throw_error("create_accelerator_view: the stream is null (11)");
  amp2hip::device &of = accelerator_access::queue_of(where.get_default_view())->owner();
  return accelerator_access::view(of.adopt_stream(stream, mode));
}

bool is_timeout_disabled(const accelerator_view &view) {
  return !accelerator_access::queue_of(view)->owner().properties().has_display;
}

void access_lock(accelerator_view &view) { accelerator_access::queue_of(view)->gate().lock(); }
bool access_try_lock(accelerator_view &view) {
  return accelerator_access::queue_of(view)->gate().try_lock();
}
void access_unlock(accelerator_view &view) { accelerator_access::queue_of(view)->gate().unlock(); }

} // namespace concurrency::native
