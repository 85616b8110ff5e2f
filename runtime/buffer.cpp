//===--- buffer.cpp - backing stores of containers ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip/array/buffer.h"
#include "accelerator_access.h"
#include "amp2hip/accelerator/trace.h"
#include "amp2hip/array/region.h"
#include "amp2hip/error/exceptions.h"
#include "backing_store.h"
#include "device_errors.h"
#include <string>
#include <vector>

namespace amp2hip {

buffer *make_host_backing_store(void *host, std::size_t bytes) {
  return new backing_store(backing_store::kind::host_memory, host, bytes);
}
buffer *make_unsourced_backing_store(std::size_t bytes) {
  return new backing_store(backing_store::kind::unsourced, nullptr, bytes);
}

buffer *make_array_backing_store(std::size_t bytes, const concurrency::accelerator_view &place,
                                 const concurrency::accelerator_view *associated) {
  const std::shared_ptr<queue> &where = accelerator_access::queue_of(place);
  auto store = std::make_unique<backing_store>(backing_store::kind::array, nullptr, bytes);
  try {
    const bool staging = associated != nullptr && is_cpu_accelerator(where->owner());
    store->set_array_queues(where, staging ? accelerator_access::queue_of(*associated) : where);
  } catch (const concurrency::out_of_memory &error) { // the text is from §12.2.1.4
    throw concurrency::out_of_memory(
        (std::string("Failed to create buffer: ") + error.what()).c_str());
  }
  return store.release();
}

void make_host_current(buffer &data, bool write) {
  const trace::data_scope traced(&data, write ? trace::access_reason::host_write
                                              : trace::access_reason::host_read);
  backing_store_of(data).acquire_host(write ? access_mode::read_write : access_mode::read);
  throw_reported_errors();
}

void close(buffer *data) noexcept {
  const trace::data_scope traced(data, trace::access_reason::end);
  if (trace::enabled)
    trace::describe(*data);
  try {
    backing_store_of(*data).write_back();
  } catch (...) { // §8.4: a destructor does not throw
  }
  release_hold(data);
}

void release_hold(buffer *data) noexcept {
  if (data->holds.fetch_sub(1, std::memory_order_acq_rel) != 1)
    return;
  backing_store *const store = static_cast<backing_store *>(data);
  try {
    store->wait_for_host_copies();
  } catch (...) { // a destructor does not throw
  }
  delete store;
}

static access_mode access_mode_for(concurrency::access_type access, const byte_range &bytes) {
  if (access == concurrency::access_type_write && bytes.dense)
    return access_mode::write;
  return access == concurrency::access_type_read ? access_mode::read : access_mode::read_write;
}

std::shared_ptr<event> synchronize(buffer &data, concurrency::access_type access,
                                   const byte_range &bytes) {
  const trace::data_scope traced(&data, trace::access_reason::synchronize);
  backing_store &store = backing_store_of(data);
  if (access == concurrency::access_type_none || store.get_kind() == backing_store::kind::unsourced)
    return nullptr;
  if (store.get_kind() == backing_store::kind::host_memory)
    return store.acquire_host_async(access_mode_for(access, bytes), bytes);
  store.acquire(store.where(), access_mode_for(access, bytes), bytes);
  return store.where()->record();
}

std::shared_ptr<event> synchronize_to(buffer &data, const concurrency::accelerator_view &place,
                                      concurrency::access_type access, const byte_range &bytes) {
  if (access == concurrency::access_type_none)
    return nullptr;
  const trace::data_scope traced(&data, trace::access_reason::synchronize);
  const std::shared_ptr<queue> &where = accelerator_access::queue_of(place);
  if (on_host(*where))
    return backing_store_of(data).acquire_host_async(access_mode_for(access, bytes), bytes);
  backing_store_of(data).acquire(where, access_mode_for(access, bytes), bytes);
  return where->record();
}

void discard(buffer &data, const byte_range &bytes) noexcept {
  backing_store_of(data).discard(bytes);
}

concurrency::accelerator_view source_view(const buffer &data) {
  const backing_store &store = backing_store_of(data);
  if (store.get_kind() == backing_store::kind::array)
    return accelerator_access::view(store.where());
  if (store.get_kind() == backing_store::kind::unsourced)
    throw_error("a view without a source has no source accelerator_view (5.2.3)");
  return concurrency::accelerator(concurrency::accelerator::cpu_accelerator).get_default_view();
}

concurrency::accelerator_view associated_view(const buffer &data) {
  return accelerator_access::view(backing_store_of(data).associated());
}

void refresh(const region &changed) {
  const trace::data_scope traced(changed.owner, trace::access_reason::refresh);
  backing_store &store = backing_store_of(*changed.owner);
  if (store.get_kind() != backing_store::kind::host_memory)
    return;
  const byte_range bytes = bytes_of(changed);
  store.acquire_host(access_mode::read,
                     {bytes.begin, bytes.begin, true}); // waits for pending copies first
  if (!bytes.dense) {
    // Preserves changes that accelerators made to the bytes between the elements: saves the
    // elements, copies the whole range back, and restores the elements. Changes that accelerators
    // made to the elements are lost.
    region now = changed, kept = changed;
    now.owner = kept.owner = nullptr;
    now.memory = store.host;
    std::vector<char> elements(store.host + bytes.begin, store.host + bytes.end);
    kept.memory = elements.data();
    kept.offset = 0;
    store.acquire_host(access_mode::read, bytes);
    copy_region(now, kept);
  }
  store.invalidate_device_copies(bytes);
}

} // namespace amp2hip
