//===--- accelerator.cpp - accelerators and their views -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip/accelerator/accelerator.h"
#include "accelerator_access.h"
#include "amp2hip/accelerator/completion_future.h"
#include "amp2hip/accelerator/trace.h"
#include "amp2hip/array/region.h"
#include "amp_statistics.h"
#include "device_errors.h"
#include "registry.h"

namespace amp2hip {

view_statistics statistics(const concurrency::accelerator_view &view) {
  const queue_counters &counters = accelerator_access::queue_of(view)->counters();
  const auto sum = [](const atomic_value<std::uint64_t> *of, trace::copy_direction direction) {
    return of[static_cast<std::size_t>(direction)].load();
  };
  using trace::copy_direction;
  return {counters.launches.load(),
          sum(counters.copies, copy_direction::to_accelerator),
          sum(counters.bytes, copy_direction::to_accelerator),
          sum(counters.copies, copy_direction::to_host),
          sum(counters.bytes, copy_direction::to_host),
          sum(counters.copies, copy_direction::within) +
              sum(counters.copies, copy_direction::from_accelerator),
          sum(counters.bytes, copy_direction::within) +
              sum(counters.bytes, copy_direction::from_accelerator)};
}

static const char no_shared_memory[] = " does not share its memory with the CPU";

} // namespace amp2hip

namespace concurrency {

using amp2hip::accelerator_access;
using amp2hip::registry;

const wchar_t accelerator::default_accelerator[] = L"default";
const wchar_t accelerator::cpu_accelerator[] = L"cpu";
const wchar_t accelerator::direct3d_warp[] = L"direct3d\\warp";
const wchar_t accelerator::direct3d_ref[] = L"direct3d\\ref";

static amp2hip::device &device_at(const std::wstring &path) {
  amp2hip::device *const found = registry::get().find(path);
  if (found == nullptr)
    amp2hip::throw_error(
        ("no accelerator has the device path \"" + std::string(path.begin(), path.end()) + "\"")
            .c_str());
  return *found;
}

accelerator::accelerator() : device_(&registry::get().default_device(false)) {}
accelerator::accelerator(const std::wstring &path) : device_(&device_at(path)) {}

std::vector<accelerator> accelerator::get_all() {
  std::vector<accelerator> all;
  for (amp2hip::device *one : registry::get().devices())
    all.push_back(accelerator_access::accelerator(*one));
  return all;
}

bool accelerator::set_default(const std::wstring &path) {
  return registry::get().set_default(device_at(path));
}

accelerator_view accelerator::get_auto_selection_view() {
  registry &all = registry::get();
  return accelerator_access::view(all.default_queue(all.default_device(false)), true);
}

std::wstring accelerator::get_device_path() const { return device_->properties().path; }
std::wstring accelerator::get_description() const { return device_->properties().description; }
unsigned int accelerator::get_version() const { return device_->properties().version; }
bool accelerator::get_has_display() const { return device_->properties().has_display; }
std::size_t accelerator::get_dedicated_memory() const {
  return device_->properties().dedicated_memory;
}
bool accelerator::get_supports_double_precision() const {
  return device_->properties().supports_double;
}
bool accelerator::get_supports_limited_double_precision() const {
  return device_->properties().supports_double;
}
bool accelerator::get_is_debug() const { return device_->properties().is_debug; }
bool accelerator::get_is_emulated() const { return device_->properties().is_emulated; }
bool accelerator::get_supports_cpu_shared_memory() const {
  return device_->properties().host_memory;
}
access_type accelerator::get_default_cpu_access_type() const {
  return registry::get().default_access(*device_, false);
}

accelerator_view accelerator::get_default_view() const {
  return accelerator_access::view(registry::get().default_queue(*device_));
}

accelerator_view accelerator::create_view(queuing_mode mode) const {
  return accelerator_access::view(device_->create_queue(mode));
}

bool accelerator::set_default_cpu_access_type(access_type type) {
  if (type == access_type_auto)
    return false; // §3.2.5: this call would define what auto means
  if (type != access_type_none && !get_supports_cpu_shared_memory())
    amp2hip::throw_error(
        ("set_default_cpu_access_type: " + amp2hip::path_of(*device_) + amp2hip::no_shared_memory)
            .c_str());
  return registry::get().set_default_access(*device_, type);
}

accelerator accelerator_view::get_accelerator() const {
  return accelerator_access::accelerator(queue_->owner());
}
bool accelerator_view::get_is_debug() const { return queue_->owner().properties().is_debug; }
unsigned int accelerator_view::get_version() const { return queue_->owner().properties().version; }
queuing_mode accelerator_view::get_queuing_mode() const { return queue_->mode(); }
void accelerator_view::flush() { queue_->flush(); }
void accelerator_view::wait() {
  queue_->wait();
  amp2hip::throw_reported_errors();
}
completion_future accelerator_view::create_marker() {
  return amp2hip::make_future(queue_->record());
}

} // namespace concurrency

namespace amp2hip {

concurrency::accelerator_view use_default_view() {
  registry &all = registry::get();
  return accelerator_access::view(all.default_queue(all.default_device(true)));
}

concurrency::access_type array_access(const concurrency::accelerator_view &place,
                                      concurrency::access_type wanted) {
  const device &of = accelerator_access::queue_of(place)->owner();
  if (wanted == concurrency::access_type_auto)
    wanted = registry::get().default_access(of, true);
  else if (wanted != concurrency::access_type_none && !of.properties().host_memory)
    throw_error(("array with CPU access: " + path_of(of) + no_shared_memory + " (5.1.2)").c_str());
  // On the accelerator "cpu", none becomes read_write: the CPU can always access an array there
  // (§5.1.4).
  return wanted == concurrency::access_type_none && is_cpu_accelerator(of)
             ? concurrency::access_type_read_write
             : wanted;
}

} // namespace amp2hip
