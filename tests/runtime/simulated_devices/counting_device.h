//===--- counting_device.h - A simulated device that counts copies --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_COUNTING_DEVICE_H
#define AMP2HIP_COUNTING_DEVICE_H

#include "../../../runtime/accelerator_access.h"
#include "amp2hip/texture/image_format.h"
#include "host_launch.h"
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <map>

// A device that simulates separate memory with host memory and counts every
// copy. Tests of coherence and copying run on it without a GPU.

namespace counting {

using namespace amp2hip;

/// Pending copies to the host. As on a real device, the copies complete when code waits for them.
using work = std::vector<std::function<void()>>;
/// An event that executes all pending copies when it is waited for.

class draining_event final : public event {
public:
  explicit draining_event(work &waiting) : waiting_(waiting) {}
  bool done() override { return waiting_.empty(); }
  void wait() override {
    for (const std::function<void()> &one : waiting_)
      one();
    waiting_.clear();
  }

private:
  work &waiting_;
};

/// Numbers and bytes of the copies by direction (to the device, to the host,
/// within it, from another device, to and from images), and the number of live allocations.
struct traffic {
  int in = 0, out = 0, within = 0, from = 0, live = 0;
  int to_image = 0, from_image = 0, images = 0;
  unsigned levels_to_image = 0; ///< bit l for the level l
  bool has_surfaces = true;     ///< of images, set by tests
  bool is_pinned = false;       ///< memory of the host, set by tests
  std::size_t bytes_in = 0, bytes_out = 0, bytes_within = 0, bytes_from = 0;
};

/// An image that is a copy of the linear memory.
class counting_image final : public texture_image {
public:
  counting_image(traffic &seen, std::size_t bytes) : seen_(seen), texels_(bytes, 0x11) {
    const auto texels_at = reinterpret_cast<std::uintptr_t>(texels_.data());
    handles_.linear[0] = texels_at;
    if (seen.has_surfaces)
      handles_.surface = texels_at;
  }
  const image_handles &handles() const override { return handles_; }
  void copy_from_linear(const void *texels, unsigned level) override {
    ++seen_.to_image;
    seen_.levels_to_image |= 1u << level;
    if (level != 0)
      return;
    std::memcpy(texels_.data(), texels, texels_.size());
  }
  void copy_to_linear(void *texels) const override {
    ++seen_.from_image;
    std::memcpy(texels, texels_.data(), texels_.size());
  }

private:
  traffic &seen_;
  image_handles handles_ = {};
  std::vector<char> texels_;
};

/// A queue that executes all work immediately, except copies to the host.
class counting_queue final : public queue, public host_launch::launching_queue {
public:
  counting_queue(device &owner, traffic &seen)
      : queue(owner, concurrency::queuing_mode_automatic, nullptr), seen_(seen) {}
  void *allocate(std::size_t bytes) override {
    ++seen_.live;
    return std::memset(std::malloc(bytes), 0xee, bytes);
  }
  void release(void *memory, std::size_t) noexcept override {
    drain();
    --seen_.live;
    std::free(memory);
  }
  void copy_in(void *to, const void *from, const copy_shape &s) override {
    drain();
    ++seen_.in;
    seen_.bytes_in += s.width * s.height;
    rows(to, from, s);
  }
  bool copy_in_image(texture_image &image, const void *from, std::size_t) override {
    if (!seen_.is_pinned)
      return false;
    drain();
    image.copy_from_linear(from, 0);
    return true;
  }
  void copy_out(void *to, const void *from, const copy_shape &s) override {
    ++seen_.out;
    seen_.bytes_out += s.width * s.height;
    waiting_.push_back([=] { rows(to, from, s); });
  }
  void copy_within(void *to, const void *from, const copy_shape &s) override {
    drain();
    ++seen_.within;
    seen_.bytes_within += s.width * s.height;
    rows(to, from, s);
  }
  void copy_from(void *to, device &, const void *from, std::size_t bytes) override {
    drain();
    ++seen_.from;
    seen_.bytes_from += bytes;
    std::memcpy(to, from, bytes);
  }
  std::unique_ptr<texture_image> create_image(const image_format &format) override {
    if (format.components == 3)
      return nullptr;
    ++seen_.images;
    const std::size_t texels =
        static_cast<std::size_t>(format.extent[0]) * static_cast<std::size_t>(format.extent[1]);
    return std::make_unique<counting_image>(seen_, texels * format.bits / 8);
  }
  bool has_surfaces() const override { return seen_.has_surfaces; }
  void release_image(std::unique_ptr<texture_image>) noexcept override { --seen_.images; }
  std::shared_ptr<event> record() override { return std::make_shared<draining_event>(waiting_); }
  void wait_for(event &point) override { point.wait(); }
  void flush() override {}
  void wait() override { drain(); }
  void launch(const std::function<void()> &kernel) override {
    drain();
    kernel();
  }

private:
  /// Executes the pending copies, which must precede new work.
  void drain() { draining_event(waiting_).wait(); }
  static void rows(void *to, const void *from, const copy_shape &s) {
    for (std::size_t r = 0; r < s.height; ++r)
      std::memcpy(static_cast<char *>(to) + r * s.to_pitch,
                  static_cast<const char *>(from) + r * s.from_pitch, s.width);
  }
  traffic &seen_;
  work waiting_;
};

/// A device whose queues are counting queues. All of these queues count in `seen`.
class counting_device final : public device {
public:
  explicit counting_device(int number) : device(device_properties(), number) {}
  std::shared_ptr<queue> create_queue(concurrency::queuing_mode) override {
    return std::make_shared<counting_queue>(*this, seen);
  }
  void *allocate_host(std::size_t bytes) override { return std::malloc(bytes); }
  void release_host(void *memory) noexcept override { std::free(memory); }
  traffic seen;
};

/// Two devices: `first` and `second` are queues of `gpu`, `far` of `other`.
struct machine {
  counting_device gpu{0}, other{1};
  std::shared_ptr<queue> first = gpu.create_queue(concurrency::queuing_mode_automatic);
  std::shared_ptr<queue> second = gpu.create_queue(concurrency::queuing_mode_automatic);
  std::shared_ptr<queue> far = other.create_queue(concurrency::queuing_mode_automatic);
};

} // namespace counting

#endif // AMP2HIP_COUNTING_DEVICE_H
