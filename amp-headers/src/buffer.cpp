//===--- buffer.cpp - backing stores of containers ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_BUFFER_CPP
#define AMP2HIP_BUFFER_CPP

#include "amp2hip/buffer.h"
#include "accelerator_access.h"
#include "amp2hip/exceptions.h"
#include "amp2hip/region.h"
#include "device_errors.h"
#include "home.h"
#include <string>
#include <vector>

namespace amp2hip {

buffer *make_host_home(void *host, std::size_t bytes) { return new home(home::kind::host_memory, host, bytes); }
buffer *make_unsourced_home(std::size_t bytes) { return new home(home::kind::unsourced, nullptr, bytes); }

buffer *make_array_home(std::size_t bytes, const concurrency::accelerator_view &place,
                        const concurrency::accelerator_view *associated) {
  const std::shared_ptr<queue> &where = accelerator_access::queue_of(place);
  auto made = std::make_unique<home>(home::kind::array, nullptr, bytes);
  try {
    const bool staging = associated != nullptr && is_cpu_accelerator(where->owner());
    made->place_array(where, staging ? accelerator_access::queue_of(*associated) : where);
  } catch (const concurrency::out_of_memory &error) { // the text is from §12.2.1.4
    throw concurrency::out_of_memory((std::string("Failed to create buffer: ") + error.what()).c_str());
  }
  return made.release();
}

void make_host_current(buffer &data, bool write) {
  home_of(data).acquire_host(write ? use::read_write : use::read);
  throw_reported_errors();
}

void close(buffer *data) noexcept {
  try {
    home_of(*data).bring_home();
  } catch (...) { // §8.4: a destructor does not throw
  }
  let_go(data);
}

void let_go(buffer *data) noexcept {
  if (data->holds.fetch_sub(1, std::memory_order_acq_rel) != 1)
    return;
  home *const dying = static_cast<home *>(data);
  try {
    dying->finish_arrivals();
  } catch (...) { // a destructor does not throw
  }
  delete dying;
}

static use use_for(concurrency::access_type access, const byte_range &bytes) {
  if (access == concurrency::access_type_write && bytes.dense)
    return use::write;
  return access == concurrency::access_type_read ? use::read : use::read_write;
}

std::shared_ptr<event> synchronize(buffer &data, concurrency::access_type access, const byte_range &bytes) {
  home &of = home_of(data);
  if (access == concurrency::access_type_none || of.what() == home::kind::unsourced)
    return nullptr;
  if (of.what() == home::kind::host_memory)
    return of.acquire_host_async(use_for(access, bytes), bytes);
  of.acquire(of.where(), use_for(access, bytes), bytes);
  return of.where()->record();
}

std::shared_ptr<event> synchronize_to(buffer &data, const concurrency::accelerator_view &place,
                                      concurrency::access_type access, const byte_range &bytes) {
  if (access == concurrency::access_type_none)
    return nullptr;
  const std::shared_ptr<queue> &where = accelerator_access::queue_of(place);
  if (on_host(*where))
    return home_of(data).acquire_host_async(use_for(access, bytes), bytes);
  home_of(data).acquire(where, use_for(access, bytes), bytes);
  return where->record();
}

void discard(buffer &data, const byte_range &bytes) noexcept { home_of(data).discard(bytes); }

concurrency::accelerator_view home_view(const buffer &data) {
  const home &of = home_of(data);
  if (of.what() == home::kind::array)
    return accelerator_access::view(of.where());
  if (of.what() == home::kind::unsourced)
    throw_error("a view without a source has no source accelerator_view (5.2.3)");
  return concurrency::accelerator(concurrency::accelerator::cpu_accelerator).get_default_view();
}

concurrency::accelerator_view associated_view(const buffer &data) {
  return accelerator_access::view(home_of(data).associated());
}

void refresh(const region &changed) {
  home &of = home_of(*changed.owner);
  if (of.what() != home::kind::host_memory)
    return;
  const byte_range bytes = bytes_of(changed);
  of.acquire_host(use::read, {bytes.begin, bytes.begin, true}); // waits for pending copies first
  if (!bytes.dense) {
    // Changes made elsewhere between the elements are copied back; changes to the elements are
    // lost.
    region now = changed, kept = changed;
    now.owner = kept.owner = nullptr;
    now.memory = of.host;
    std::vector<char> elements(of.host + bytes.begin, of.host + bytes.end);
    kept.memory = elements.data();
    kept.offset = 0;
    of.acquire_host(use::read, bytes);
    copy_region(now, kept);
  }
  of.host_is_truth(bytes);
}

} // namespace amp2hip

#endif // AMP2HIP_BUFFER_CPP
