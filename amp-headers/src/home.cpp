//===--- home.cpp - a home and its copies on accelerators ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_HOME_CPP
#define AMP2HIP_HOME_CPP

#include "home.h"
#include "amp2hip/exceptions.h"
#include <cstdlib>
#include <cstring>
#include <string>

namespace amp2hip {

home::home(kind what, void *memory, std::size_t bytes) : what_(what), bytes_(bytes) {
  host = static_cast<char *>(memory);
  if (what == kind::host_memory)
    set_host(copy_state::modified); // a new view starts synchronised (§8.4)
}

home::~home() {
  for (device_copy &copy : copies_)
    copy.last->release(copy.memory);
  if (!host_owned_)
    return;
  if (host_from_ != nullptr)
    host_from_->release_host(host);
  else
    std::free(host);
}

void home::place_array(std::shared_ptr<queue> where, std::shared_ptr<queue> associated) {
  where_ = std::move(where);
  associated_ = std::move(associated);
  if (on_host(*where_)) {
    allocate_host();
    set_host(copy_state::modified);
  } else {
    copy_on(where_).state = copy_state::modified;
  }
}

void home::allocate_host() {
  if (host != nullptr)
    return;
  // Memory that a GPU copies from and to is pinned: staging arrays, and the
  // host's copies of arrays on a GPU.
  if (associated_ != nullptr && !on_host(*associated_))
    host_from_ = &associated_->owner();
  else if (where_ != nullptr && !on_host(*where_))
    host_from_ = &where_->owner();
  const std::size_t rounded = (bytes_ + 255) / 256 * 256;
  void *const memory =
      host_from_ != nullptr ? host_from_->allocate_host(bytes_) : std::aligned_alloc(256, rounded != 0 ? rounded : 256);
  if (memory == nullptr)
    throw concurrency::out_of_memory(("the host has no " + std::to_string(bytes_) + " bytes of memory").c_str());
  host = static_cast<char *>(memory);
  host_owned_ = true;
}

void home::set_host(copy_state state) {
  host_ = state;
  // Until a copy into it is complete the host takes the slow way, and waits.
  const unsigned char seen = host_pending_ != nullptr        ? host_stale
                             : state == copy_state::modified ? host_writable
                             : state == copy_state::shared   ? host_readable
                                                             : host_stale;
  host_state.store(seen, std::memory_order_release);
}

void home::wait_for_host() {
  if (host_pending_ == nullptr)
    return;
  host_pending_->wait();
  host_pending_ = nullptr;
  set_host(host_);
}

/// `where` goes on after all that was queued for the copy so far, in whichever
/// queue: one chain of uses, so that the last queue stands for all before.
void home::order(device_copy &copy, const std::shared_ptr<queue> &where) {
  if (copy.last == where)
    return;
  ++handovers_; // before the point is made: used_by() sees one or the other
  where->wait_for(*copy.last->record());
  copy.last = where;
}

void home::used_by(queue &where) {
  const std::lock_guard<std::mutex> guard(lock_);
  for (device_copy &copy : copies_)
    if (same_memory(*copy.last, where) && copy.last.get() != &where)
      copy.last->wait_for(*where.record());
}

home::device_copy &home::copy_on(const std::shared_ptr<queue> &where) {
  for (device_copy &copy : copies_)
    if (same_memory(*copy.last, *where)) {
      order(copy, where);
      return copy;
    }
  copies_.reserve(copies_.size() + 1);
  copies_.push_back({where, where->allocate(bytes_), copy_state::invalid});
  return copies_.back();
}

home::device_copy *home::current_device_copy() {
  for (device_copy &copy : copies_)
    if (copy.state != copy_state::invalid)
      return &copy;
  return nullptr;
}

void home::settle(copy_state *self, const transition &step) {
  auto settle_one = [&](copy_state state) {
    return step.invalidate_others ? copy_state::invalid : state == copy_state::modified ? copy_state::shared : state;
  };
  for (device_copy &copy : copies_)
    copy.state = &copy.state == self ? step.next : settle_one(copy.state);
  set_host(&host_ == self ? step.next : settle_one(host_));
}

void *home::acquire(const std::shared_ptr<queue> &where, use how) {
  if (on_host(*where))
    return acquire_host(how);
  const std::lock_guard<std::mutex> guard(lock_);
  device_copy *copy = &copy_on(where);
  const transition step = next(copy->state, how);
  if (step.fetch) {
    if (host_ != copy_state::invalid) {
      wait_for_host();
      where->copy_in(copy->memory, host, {bytes_, 1, bytes_, bytes_});
      ++counters_.to_accelerator;
    } else if (device_copy *source = current_device_copy()) {
      where->wait_for(*source->last->record());
      where->copy_from(copy->memory, source->last->owner(), source->memory, bytes_);
      // The source must not be written or freed before it was read.
      source->last->wait_for(*where->record());
      ++counters_.between_accelerators;
    }
  }
  settle(&copy->state, step);
  return copy->memory;
}

void home::fetch_to_host() {
  device_copy *const source = current_device_copy();
  if (source == nullptr)
    return; // nothing was written yet, or all was discarded
  source->last->copy_out(host, source->memory, {bytes_, 1, bytes_, bytes_});
  host_pending_ = source->last->record();
  ++counters_.to_host;
}

std::shared_ptr<event> home::acquire_host_async(use how) {
  const std::lock_guard<std::mutex> guard(lock_);
  allocate_host();
  const transition step = next(host_, how);
  if (step.fetch)
    fetch_to_host();
  settle(&host_, step);
  return host_pending_;
}

void *home::acquire_host(use how) {
  acquire_host_async(how);
  const std::lock_guard<std::mutex> guard(lock_);
  wait_for_host();
  return host;
}

void home::expect(std::shared_ptr<event> point) {
  const std::lock_guard<std::mutex> guard(lock_);
  host_pending_ = std::move(point);
  set_host(host_);
}

place home::readable(const queue *preferred) {
  const std::lock_guard<std::mutex> guard(lock_);
  device_copy *found = nullptr;
  for (device_copy &copy : copies_)
    if (copy.state != copy_state::invalid && (found == nullptr || (preferred && same_memory(*copy.last, *preferred))))
      found = &copy;
  const bool wanted = found != nullptr && preferred != nullptr && same_memory(*found->last, *preferred);
  if (found != nullptr && (host_ == copy_state::invalid || wanted))
    return {found->memory, found->last};
  allocate_host();
  wait_for_host();
  return {host, nullptr};
}

void home::settle_at_end() {
  if (what_ == kind::host_memory)
    acquire_host(use::read);
  const std::lock_guard<std::mutex> guard(lock_);
  wait_for_host();
}

void home::discard() noexcept {
  const std::lock_guard<std::mutex> guard(lock_);
  for (device_copy &copy : copies_)
    copy.state = copy_state::invalid;
  set_host(copy_state::invalid);
}

void home::refresh(bool whole, const std::function<void(char *)> &keep_changed) {
  const std::lock_guard<std::mutex> guard(lock_);
  if (what_ != kind::host_memory)
    return;
  wait_for_host();
  if (!whole && host_ == copy_state::invalid && current_device_copy() != nullptr) {
    // Changes elsewhere outside the region come home; inside it they are lost.
    std::vector<char> changed(bytes_);
    device_copy &source = *current_device_copy();
    source.last->copy_out(changed.data(), source.memory, {bytes_, 1, bytes_, bytes_});
    source.last->record()->wait();
    ++counters_.to_host;
    keep_changed(changed.data());
    std::memcpy(host, changed.data(), bytes_);
  }
  settle(&host_, {copy_state::modified, false, true});
}

copy_counters home::counters() const {
  const std::lock_guard<std::mutex> guard(lock_);
  return counters_;
}

copy_state home::host_copy_state() const {
  const std::lock_guard<std::mutex> guard(lock_);
  return host_;
}

copy_state home::device_copy_state(const device &where) const {
  const std::lock_guard<std::mutex> guard(lock_);
  for (const device_copy &copy : copies_)
    if (&copy.last->owner() == &where)
      return copy.state;
  return copy_state::invalid;
}

} // namespace amp2hip

#endif // AMP2HIP_HOME_CPP
