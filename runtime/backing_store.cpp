//===--- backing_store.cpp - backing stores and their copies --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "backing_store.h"
#include "amp2hip/error/exceptions.h"
#include <cstdlib>
#include <exception>
#include <string>

namespace amp2hip {

backing_store::backing_store(kind which, void *memory, std::size_t bytes)
    : checks_(access_checks::get()), kind_(which), bytes_(bytes),
      current_(bytes, which == kind::host_memory ? host_copy_bit
                                                 : 0) { // a new view is synchronized (§8.4)
  host = static_cast<char *>(memory);
  if (checks_ != nullptr)
    checks_->created(*this, host, bytes);
  publish_state();
}

/// Waits for the work that may use foreign memory, and ignores errors: the memory is not used then.
static void wait_before_deletion(queue &last) noexcept {
  try {
    last.wait();
  } catch (...) {
  }
}

backing_store::~backing_store() {
  if (checks_ != nullptr)
    checks_->destroyed(*this);
  if (image_ != nullptr)
    image_->release(*copies_.front().last);
  for (device_copy &copy : copies_) {
    if (is_foreign_ && !on_host(*where_) && &copy == copies_.data())
      wait_before_deletion(*copy.last);
    else
      copy.last->release(copy.memory, bytes_);
  }
  if (deleter_)
    deleter_();
  if (!host_owned_)
    return;
  if (host_from_ != nullptr)
    host_from_->release_host(host);
  else
    std::free(host);
}

void backing_store::set_array_queues(std::shared_ptr<queue> where,
                                     std::shared_ptr<queue> associated) {
  const trace::data_scope traced(this);
  where_ = std::move(where);
  associated_ = std::move(associated);
  if (on_host(*where_)) {
    allocate_host();
    current_.set(whole(), host_copy_bit);
  } else {
    current_.set(whole(), bit_of(copy_on(where_)));
  }
  publish_state();
}

void backing_store::adopt_memory(std::shared_ptr<queue> where, void *memory,
                                 std::function<void()> deleter) {
  where_ = associated_ = std::move(where);
  is_foreign_ = true;
  deleter_ = std::move(deleter);
  if (on_host(*where_)) {
    host = static_cast<char *>(memory);
    current_.set(whole(), host_copy_bit);
  } else {
    copies_.push_back({where_, memory});
    first_memory_.store(memory, std::memory_order_relaxed);
    first_queue_.store(where_.get(), std::memory_order_release);
    current_.set(whole(), bit_of(copies_.front()));
  }
  publish_state();
}

void backing_store::adopt_image(const std::shared_ptr<queue> &where, const image_format &format,
                                std::unique_ptr<texture_image> image) {
  set_array_queues(where, where);
  image_ = std::make_unique<image_state>(format, std::move(image));
}

const image_handles *backing_store::acquire_image(access_mode mode) {
  const trace::data_scope traced(this);
  if (image_ == nullptr)
    return nullptr;
  const std::lock_guard<std::mutex> guard(lock_);
  device_copy &copy = copy_on(where_);
  void *const memory = acquire_locked(copy, mode, whole());
  return image_->use_natively(*where_, memory, mode);
}

void backing_store::set_image_format(const image_format &format) {
  if (!on_host(*where_))
    image_ = std::make_unique<image_state>(format);
}

void backing_store::allocate_host() {
  if (host != nullptr)
    return;
  // Pins the memory if a GPU copies to or from it: that of staging arrays, and the host copies of
  // arrays on a GPU.
  if (associated_ != nullptr && !on_host(*associated_))
    host_from_ = &associated_->owner();
  else if (where_ != nullptr && !on_host(*where_))
    host_from_ = &where_->owner();
  const std::size_t rounded = (bytes_ + 255) / 256 * 256;
  void *const memory = host_from_ != nullptr
                           ? host_from_->allocate_host(bytes_)
                           : std::aligned_alloc(256, rounded != 0 ? rounded : 256);
  if (memory == nullptr)
    throw concurrency::out_of_memory(
        ("cannot allocate " + std::to_string(bytes_) + " bytes of host memory").c_str());
  host = static_cast<char *>(memory);
  host_owned_ = true;
}

void backing_store::publish_state() {
  publish_host_state();
  publish_launch_state();
}

/// Updates the state that a subscript operator on the host reads without a lock.
void backing_store::publish_host_state() {
  const copy_state state = current_.state(host_copy_bit);
  // While a copy to the host is pending, publish host_stale: a subscript then takes the slow path,
  // make_host_current(), which waits for the copy.
  const auto must_see = [&](bool write) {
    return checks_ != nullptr && checks_->must_see_access(*this, write);
  };
  const unsigned char seen = host_pending_ != nullptr || must_see(false)        ? host_stale
                             : state == copy_state::modified && !must_see(true) ? host_writable
                             : state == copy_state::modified || state == copy_state::shared
                                 ? host_readable
                                 : host_stale;
  host_state.store(seen, std::memory_order_release);
}

/// Updates the state that a launch reads without a lock.
void backing_store::publish_launch_state() {
  if (copies_.empty())
    return;
  const copy_set self = bit_of(copies_.front());
  const bool read = current_.is_no_op(self, access_mode::read),
             write = current_.is_no_op(self, access_mode::read_write);
  launch_state_.store(
      static_cast<unsigned char>((read ? current_for_read : 0) | (write ? current_for_write : 0)),
      std::memory_order_release);
}

namespace {
/// An event that is done when two events, of two queues, are done.
class both_events final : public event {
public:
  both_events(std::shared_ptr<event> first, std::shared_ptr<event> second)
      : first_(std::move(first)), second_(std::move(second)) {}
  bool done() override { return first_->done() && second_->done(); }
  void wait() override {
    try {
      first_->wait();
    } catch (...) {
      second_->wait(); // this copy, too, must end before its memory is freed
      throw;
    }
    second_->wait();
  }

private:
  const std::shared_ptr<event> first_, second_;
};

/// True if no code needs to wait for an event. Returns false if the work has failed, so that a
/// caller waits and reports the error.
bool is_done(event &point) {
  try {
    return point.done();
  } catch (...) {
    return false;
  }
}
} // namespace

void backing_store::add_host_copy_locked(std::shared_ptr<event> point) {
  if (host_pending_ == nullptr || is_done(*host_pending_))
    host_pending_ = std::move(point);
  else
    host_pending_ = std::make_shared<both_events>(std::move(host_pending_), std::move(point));
}

void backing_store::wait_for_host_copies_locked() {
  if (host_pending_ == nullptr)
    return;
  host_pending_->wait();
  host_pending_ = nullptr;
  publish_state();
}

/// Hands a device copy over to the queue `where`, which then waits for all work that was queued for
/// this copy so far, in any queue. The handovers of a copy form one chain, so the queue of the last
/// use is ordered after all earlier queues.
void backing_store::hand_over(device_copy &copy, const std::shared_ptr<queue> &where) {
  if (copy.last == where)
    return;
  const bool is_first = &copy == copies_.data();
  if (is_first) // clear this before counting, so that a launch that sees the new count takes the
                // lock
    first_queue_.store(nullptr, std::memory_order_release);
  ++handovers_; // before record(): work queued after record() sees the new count, then calls
                // record_use()
  where->wait_for(*copy.last->record());
  copy.last = where;
  if (is_first)
    first_queue_.store(where.get(), std::memory_order_release);
}

void backing_store::record_use(queue &where) {
  const std::lock_guard<std::mutex> guard(lock_);
  for (device_copy &copy : copies_)
    if (same_memory(*copy.last, where) && copy.last.get() != &where)
      copy.last->wait_for(*where.record());
}

backing_store::device_copy &backing_store::copy_on(const std::shared_ptr<queue> &where) {
  for (device_copy &copy : copies_)
    if (same_memory(*copy.last, *where)) {
      hand_over(copy, where);
      return copy;
    }
  if (copies_.size() == 63) // a copy_set has one bit for the host and 63 for devices
    throw concurrency::runtime_exception("data can be on at most 63 accelerators", E_FAIL);
  copies_.reserve(copies_.size() + 1);
  copies_.push_back({where, where->allocate(bytes_)});
  if (copies_.size() == 1) {
    first_memory_.store(copies_.front().memory, std::memory_order_relaxed);
    first_queue_.store(where.get(), std::memory_order_release);
  }
  return copies_.back();
}

backing_store::device_copy &backing_store::first_copy_in(copy_set copies) {
  std::size_t first = 0;
  while ((copies >> (first + 1) & 1) == 0)
    ++first;
  return copies_[first];
}

/// Copies bytes to a device. Copies from the host if the host's copy is one of \p sources, else
/// directly from another device.
void backing_store::fetch(device_copy &to, std::size_t begin, std::size_t end, copy_set sources) {
  const std::size_t bytes = end - begin;
  char *const memory = static_cast<char *>(to.memory) + begin;
  queue &where = *to.last;
  if (trace::enabled)
    trace::set_stale_reason(stale_);
  if (sources & host_copy_bit) {
    wait_for_host_copies_locked();
    where.copy_in(memory, host + begin, {bytes, 1, bytes, bytes});
    ++counters_.to_accelerator;
    return;
  }
  device_copy &source = first_copy_in(sources);
  if (image_ != nullptr)
    image_->use_linear(source.memory, access_mode::read, whole(), false);
  where.wait_for(*source.last->record());
  where.copy_from(memory, source.last->owner(), static_cast<char *>(source.memory) + begin, bytes);
  // Makes the queue of the source wait, so that the source is not written or freed before it is
  // read.
  source.last->wait_for(*where.record());
  ++counters_.between_accelerators;
}

void backing_store::report_access(access_mode mode, const byte_range &bytes) {
  if (checks_ != nullptr)
    checks_->accessed(*this, bytes, mode != access_mode::write, mode != access_mode::read);
}

void backing_store::observed() {
  const std::lock_guard<std::mutex> guard(lock_);
  publish_state();
}

void *backing_store::acquire(const std::shared_ptr<queue> &where, access_mode mode,
                             const byte_range &bytes, bool is_observed) {
  const trace::data_scope traced(this);
  if (kind_ != kind::array)
    where->owner().use_default_access();
  if (!is_observed)
    report_access(mode, bytes);
  if (on_host(*where)) {
    const std::lock_guard<std::mutex> guard(lock_);
    access_host_locked(mode, bytes);
    wait_for_host_copies_locked();
    return host;
  }
  const std::lock_guard<std::mutex> guard(lock_);
  device_copy &copy = copy_on(where);
  if (image_ != nullptr)
    image_->use_linear(copy.memory, mode, bytes,
                       mode == access_mode::write && bytes.begin == 0 && bytes.end == bytes_);
  return acquire_locked(copy, mode, bytes);
}

void *backing_store::acquire_texels(const std::shared_ptr<queue> &where, access_mode mode,
                                    const byte_range &bytes, bool is_sampled,
                                    const image_handles *&image) {
  image = nullptr;
  void *memory = try_acquire(*where, mode);
  const image_state::quick_answer ready =
      image_ != nullptr ? image_->ready(mode) : image_state::quick_answer{true, nullptr};
  if (memory != nullptr && ready.known) {
    image = ready.image;
    return memory;
  }
  if (image_ == nullptr)
    return acquire(where, mode, bytes);
  const trace::data_scope traced(this);
  const std::lock_guard<std::mutex> guard(lock_);
  device_copy &copy = copy_on(where);
  memory = acquire_locked(copy, mode, bytes);
  image = image_->use_in_launch(*where, memory, mode, bytes, is_sampled);
  return memory;
}

bool backing_store::overwrite_image(const std::shared_ptr<queue> &where, const byte_range &bytes,
                                    const void *from) {
  const trace::data_scope traced(this);
  if (image_ == nullptr || bytes.begin != 0 || bytes.end != bytes_ || !bytes.dense)
    return false;
  const std::lock_guard<std::mutex> guard(lock_);
  device_copy &copy = copy_on(where);
  if (!image_->overwrite(*where, from))
    return false;
  acquire_locked(copy, access_mode::write, bytes);
  return true;
}

void *backing_store::acquire_locked(device_copy &copy, access_mode mode, const byte_range &bytes) {
  const copy_set self = bit_of(copy);
  current_.for_each_missing(bytes, self, mode,
                            [&](std::size_t begin, std::size_t end, copy_set sources) {
                              fetch(copy, begin, end, sources);
                            });
  current_.record_access(bytes, self, mode);
  publish_state();
  return copy.memory;
}

void backing_store::fetch_to_host(std::size_t begin, std::size_t end, copy_set sources) {
  device_copy &source = first_copy_in(sources);
  if (image_ != nullptr)
    image_->use_linear(source.memory, access_mode::read, whole(), false);
  const std::size_t bytes = end - begin;
  source.last->copy_out(host + begin, static_cast<char *>(source.memory) + begin,
                        {bytes, 1, bytes, bytes});
  add_host_copy_locked(source.last->record());
  ++counters_.to_host;
}

void backing_store::access_host_locked(access_mode mode, const byte_range &bytes) {
  allocate_host();
  bool first = true;
  current_.for_each_missing(bytes, host_copy_bit, mode,
                            [&](std::size_t begin, std::size_t end, copy_set sources) {
                              // Wait once, before the first copy: otherwise an older copy through
                              // another queue could arrive after a newer one.
                              if (first)
                                wait_for_host_copies_locked();
                              first = false;
                              fetch_to_host(begin, end, sources);
                            });
  current_.record_access(bytes, host_copy_bit, mode);
  if (trace::enabled && mode != access_mode::read)
    stale_ = trace::reason_here() == trace::access_reason::host_write
                 ? trace::stale_reason::host_access
                 : trace::stale_reason::other;
  publish_state();
}

std::shared_ptr<event> backing_store::acquire_host_async(access_mode mode, const byte_range &bytes,
                                                         bool is_observed) {
  const trace::data_scope traced(this);
  if (!is_observed)
    report_access(mode, bytes);
  const std::lock_guard<std::mutex> guard(lock_);
  access_host_locked(mode, bytes);
  return host_pending_;
}

void *backing_store::acquire_host(access_mode mode, const byte_range &bytes, bool is_observed) {
  const trace::data_scope traced(this);
  acquire_host_async(mode, bytes, is_observed);
  const std::lock_guard<std::mutex> guard(lock_);
  wait_for_host_copies_locked();
  return host;
}

void backing_store::add_host_copy(std::shared_ptr<event> point) {
  const std::lock_guard<std::mutex> guard(lock_);
  add_host_copy_locked(std::move(point));
  publish_state();
}

memory_location backing_store::acquire_source(const queue *preferred, const byte_range &bytes) {
  const trace::data_scope traced(this);
  report_access(access_mode::read, bytes);
  const std::lock_guard<std::mutex> guard(lock_);
  const copy_set current = current_.common_copies(bytes);
  device_copy *found = nullptr;
  for (device_copy &copy : copies_)
    if ((current & bit_of(copy)) &&
        (found == nullptr || (preferred && same_memory(*copy.last, *preferred))))
      found = &copy;
  const bool wanted =
      found != nullptr && preferred != nullptr && same_memory(*found->last, *preferred);
  if (found != nullptr && (!(current & host_copy_bit) || wanted)) {
    if (image_ != nullptr)
      image_->use_linear(found->memory, access_mode::read, whole(), false);
    return {found->memory, found->last};
  }
  access_host_locked(access_mode::read, bytes);
  wait_for_host_copies_locked();
  return {host, nullptr};
}

void backing_store::write_back() {
  if (kind_ == kind::host_memory)
    acquire_host(access_mode::read);
  else if (is_foreign_)
    acquire(where_, access_mode::read);
  else if (image_ != nullptr)
    image_->write_back(*where_, copies_.front().memory);
}

void backing_store::wait_for_host_copies() {
  const trace::data_scope traced(this);
  const std::lock_guard<std::mutex> guard(lock_);
  wait_for_host_copies_locked();
}

void backing_store::discard(const byte_range &bytes) noexcept {
  if (!bytes.dense)
    return;
  if (checks_ != nullptr)
    checks_->discarded(*this, bytes);
  const std::lock_guard<std::mutex> guard(lock_);
  try {
    current_.set(bytes, 0);
  } catch (const std::exception &) { // no memory: keeps the contents, which only costs a copy
  }
  publish_state();
}

void backing_store::invalidate_device_copies(const byte_range &bytes) {
  report_access(access_mode::write, bytes);
  const std::lock_guard<std::mutex> guard(lock_);
  current_.set(bytes, host_copy_bit);
  stale_ = trace::stale_reason::refresh;
  publish_state();
}

copy_counters backing_store::counters() const {
  const std::lock_guard<std::mutex> guard(lock_);
  return counters_;
}

copy_state backing_store::host_copy_state() const {
  const std::lock_guard<std::mutex> guard(lock_);
  return current_.state(host_copy_bit);
}

copy_state backing_store::device_copy_state(const device &where) const {
  const std::lock_guard<std::mutex> guard(lock_);
  for (const device_copy &copy : copies_)
    if (&copy.last->owner() == &where)
      return current_.state(bit_of(copy));
  return copy_state::invalid;
}

} // namespace amp2hip
