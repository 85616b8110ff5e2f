//===--- launch_record.cpp - the state of one launch ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip/launch/launch_record.h"
#include "accelerator_access.h"
#include "amp2hip/accelerator/access_checks.h"
#include "amp2hip/array/general_access.h"
#include "amp2hip/array/region.h"
#include "amp2hip/error/error_sink.h"
#include "amp2hip/error/exceptions.h"
#include "amp2hip/error/type_name.h"
#include "amp2hip/launch/launch_comparison.h"
#include "amp2hip/launch/thread_state.h"
#include "amp2hip/texture/texture_data.h"
#include "backing_store.h"
#include "device_errors.h"
#include <algorithm>
#include <functional>

namespace amp2hip {

[[gnu::hot]] thread_state &this_thread() noexcept {
  static thread_local thread_state state = {copying::counted, running::host, nullptr,
                                            nullptr,          {nullptr, 0},  nullptr};
  return state;
}

running running_here() noexcept { return this_thread().what; }

launch_record::launch_record(const concurrency::accelerator_view *place,
                             const std::type_info &kernel, const void *object,
                             std::size_t object_bytes)
    : kernel_(kernel), object_(static_cast<const char *>(object)), object_bytes_(object_bytes) {
  if (place != nullptr && !place->get_is_auto_selection())
    queue_ = &accelerator_access::queue_of(*place);
}

launch_record::~launch_record() = default;

// The functions that each launch calls are short and marked hot, so that they are stored together
// and are quickly reloaded. The vendor's code evicts them from the caches between launches.

[[gnu::always_inline]] inline launch_record::argument &launch_record::argument_list::add() {
  if (count_ < inline_capacity)
    return inline_[count_++];
  return add_to_heap();
}

[[gnu::cold]] launch_record::argument &launch_record::argument_list::add_to_heap() {
  if (count_++ == inline_capacity)
    heap_.assign(inline_, inline_ + inline_capacity);
  heap_.emplace_back();
  all_ = heap_.data();
  return heap_.back();
}

/// Sets the pointer of a container in the kernel, and the image if the container is a texture.
[[gnu::always_inline]] inline void launch_record::set_memory(void *&pointer, const argument &one) {
  pointer = static_cast<char *>(one.memory) + one.bytes.begin;
  if (one.image != nullptr)
    reinterpret_cast<texture_data *>(&pointer)->image = *one.image;
}

[[gnu::always_inline]] inline void launch_record::copied(void *&pointer, buffer *&owner,
                                                         const byte_range &bytes,
                                                         const element_range &elements,
                                                         concurrency::access_type access,
                                                         container_kind kind, copying mode) {
  if (mode == copying::resolved) {
    for (const argument &one : arguments_)
      if (one.store == owner && one.bytes.begin == bytes.begin && one.bytes.end == bytes.end)
        set_memory(pointer, one);
  } else {
    const char *const place = reinterpret_cast<const char *>(&pointer);
    in_place_ = in_place_ && std::less_equal<const char *>()(object_, place) &&
                std::less<const char *>()(place, object_ + object_bytes_);
    argument &one = arguments_.add();
    one.store = owner;
    one.bytes = bytes;
    one.access = access;
    one.kind = kind;
    any_array_ = any_array_ || kind != container_kind::view;
    any_texture_ = any_texture_ || kind >= container_kind::texture;
    one.image = nullptr;
    largest_element_ = std::max(largest_element_, elements.element.size);
    one.rank = elements.rank;
    one.element = elements.element.size;
    one.layout = elements.element.layout;
    one.pointer = &pointer;
    one.first = true;
    if (comparing)
      add_shape(pointer, elements, kind);
  }
  owner = nullptr;
}

/// Records the shape of the last argument. Its container may be destroyed before the comparison.
[[gnu::cold]] void launch_record::add_shape(void *&pointer, const element_range &elements,
                                            container_kind kind) {
  shape one;
  one.extent.assign(elements.extent, elements.extent + elements.rank);
  if (kind < container_kind::texture) {
    const int *const pitch = reinterpret_cast<const view_data<2> *>(&pointer)->pitch;
    one.pitch.assign(pitch, pitch + elements.rank - 1);
  } else {
    one.pitch.resize(static_cast<std::size_t>(elements.rank) - 1);
    int step = 1;
    for (std::size_t d = one.pitch.size(); d-- > 0;)
      one.pitch[d] = step *= one.extent[d + 1];
  }
  shapes_.push_back(std::move(one));
}

[[gnu::hot]] void copied_handle(void *&pointer, buffer *&owner, const byte_range &bytes,
                                const element_range &elements, concurrency::access_type access,
                                container_kind kind) {
  const thread_state &state = this_thread();
  if (state.mode == copying::counted)
    retain(owner);
  else
    state.record->copied(pointer, owner, bytes, elements, access, kind, state.mode);
}

/// Finds containers with the same bytes and combines their accesses in the first of these
/// containers. Clears no_alias_ if a container that may be written overlaps another.
[[gnu::hot]] void launch_record::merge_arguments() {
  for (argument &one : arguments_)
    for (argument *before = arguments_.begin(); before != &one; ++before) {
      if (before->store != one.store)
        continue;
      if (before->bytes.begin < one.bytes.end && one.bytes.begin < before->bytes.end)
        no_alias_ =
            no_alias_ && ((before->access | one.access) & concurrency::access_type_write) == 0;
      if (one.first && before->first && before->bytes.begin == one.bytes.begin &&
          before->bytes.end == one.bytes.end) {
        before->access |= one.access;
        before->kind = std::max(before->kind, one.kind);
        one.first = false;
      }
    }
}

[[noreturn, gnu::cold]] static void
throw_several_accelerators(const std::type_info &kernel, const queue &array, const queue &other) {
  throw_error((launch_prefix() + type_name(kernel) + " captures an array on " +
               path_of(array.owner()) + " and one on " + path_of(other.owner()) +
               "; pass the accelerator_view to launch on (7)")
                  .c_str());
}

/// Selects the queue of the launch: that of the given view, else of the captured arrays, else of
/// the default accelerator. With a given view, arrays may be on other accelerators: acquire() makes
/// their data accessible (§7) and orders the work of several views.
[[gnu::hot]] void launch_record::choose_queue() {
  if (queue_ != nullptr)
    return;
  for (const argument &one : arguments_) {
    if (!any_array_)
      break;
    if (one.kind == container_kind::view)
      continue;
    const std::shared_ptr<amp2hip::queue> &where = backing_store_of(*one.store).where();
    if (queue_ == nullptr)
      queue_ = &where;
    else if (!same_memory(queue(), *where))
      throw_several_accelerators(kernel_, *where, queue());
  }
  if (queue_ == nullptr) {
    default_queue_ = accelerator_access::queue_of(use_default_view());
    queue_ = &default_queue_;
  }
}

[[noreturn, gnu::cold]] static void throw_cannot_run(const std::type_info &kernel,
                                                     const device_properties &on) {
  const std::string where(on.description.begin(), on.description.end());
  if (!on.runs_kernels)
    throw concurrency::unsupported_feature((launch_prefix() + type_name(kernel) +
                                            " was launched on " + where +
                                            ", which only stores data and cannot run kernels")
                                               .c_str());
  throw concurrency::runtime_exception((launch_prefix() + type_name(kernel) +
                                        " was compiled by a host compiler and has no code for " +
                                        where)
                                           .c_str(),
                                       E_FAIL);
}

[[gnu::hot]] void launch_record::check_queue(bool has_gpu_code) const {
  const device_properties &on = queue().owner().properties();
  if (!on.runs_kernels || !(on.host_memory || has_gpu_code))
    throw_cannot_run(kernel_, on);
}

/// Textures are only accessible on their own view (§10).
[[gnu::cold]] void launch_record::check_textures() const {
  for (const argument &one : arguments_)
    if (one.kind >= container_kind::texture && backing_store_of(*one.store).where() != *queue_)
      throw_error((launch_prefix() + type_name(kernel_) +
                   " captures a texture of another accelerator_view; launch on the view of the "
                   "texture, or copy the texture (10)")
                      .c_str());
}

[[gnu::hot]] bool launch_record::needs_general_access() const {
  for (const argument &one : arguments_) {
    if (one.kind >= container_kind::texture)
      continue;
    const auto first = reinterpret_cast<std::uintptr_t>(one.memory) + one.bytes.begin;
    if (one.bytes.end - one.bytes.begin > max_plain_elements * one.element ||
        first % plain_alignment(one.element) != 0)
      return true;
  }
  return false;
}

[[gnu::hot]] void launch_record::prepare(bool has_gpu_code) {
  merge_arguments();
  choose_queue();
  check_queue(has_gpu_code);
  if (any_texture_)
    check_textures();
  queue().counters().launches.fetch_add(1, std::memory_order_relaxed);
  on_cpu_ = on_host(queue());
  checked_ = queue().owner().properties().is_debug;
  if (!on_cpu_) {
    attach_channels(queue().owner());
    throw_reported_errors();
  }
  for (argument &one : arguments_) {
    backing_store &data = backing_store_of(*one.store);
    if (one.first) {
      const access_mode mode = access_mode_of(one.access);
      one.handovers = data.handovers();
      if (one.kind >= container_kind::texture) {
        one.memory = data.acquire_texels(*queue_, mode, one.bytes,
                                         one.kind == container_kind::sampled_texture, one.image);
      } else {
        one.memory = data.try_acquire(queue(), mode);
        if (one.memory == nullptr)
          one.memory = data.acquire(*queue_, mode, one.bytes, checked_);
      }
    } else {
      for (const argument &same : arguments_)
        if (same.first && same.store == one.store && same.bytes.begin == one.bytes.begin &&
            same.bytes.end == one.bytes.end) {
          one.memory = same.memory;
          one.image = same.image;
        }
    }
    if (in_place_)
      set_memory(*one.pointer, one);
  }
}

[[gnu::hot]] void launch_record::launched() {
  for (const argument &one : arguments_)
    if (one.first && one.handovers != backing_store_of(*one.store).handovers())
      backing_store_of(*one.store).record_use(queue());
}

std::size_t launch_record::accessed_bytes() const {
  std::size_t bytes = 0;
  for (const argument &one : arguments_)
    if (one.first)
      bytes += (one.bytes.end - one.bytes.begin) *
               (one.access == concurrency::access_type_read_write ? 2 : 1);
  return bytes;
}

std::size_t launch_record::argument_count() const {
  return static_cast<std::size_t>(arguments_.end() - arguments_.begin());
}

captured_container launch_record::captured(std::size_t number) const {
  const argument &one = arguments_.begin()[number];
  const std::ptrdiff_t member = reinterpret_cast<const char *>(one.pointer) - object_;
  return {one.store, in_place_ ? static_cast<std::size_t>(member) : no_member};
}

/// Runs the kernel under the access checker.
[[gnu::cold]] void launch_record::run_observed(const cpu_kernel &kernel) const {
  std::vector<checked_container> containers;
  for (const argument &one : arguments_) {
    checked_container checked = {};
    checked.store = one.store;
    checked.begin = static_cast<char *>(one.memory) + one.bytes.begin;
    checked.offset = one.bytes.begin;
    checked.bytes = one.bytes.end - one.bytes.begin;
    checked.element = one.element;
    checked.member = captured(static_cast<std::size_t>(&one - arguments_.begin())).member;
    checked.writes = (one.access & concurrency::access_type_write) != 0;
    checked.rank = 1;
    if (in_place_) {
      checked.rank = one.rank < 4 ? static_cast<unsigned char>(one.rank) : 1;
      checked.pitch = reinterpret_cast<const view_data<2> *>(one.pointer)->pitch;
    }
    containers.push_back(checked);
  }
  cpu_kernel observed = kernel;
  observed.containers = containers.data();
  observed.container_count = containers.size();
  struct at_end {
    const argument_list &arguments;
    ~at_end() {
      for (const argument &one : arguments)
        backing_store_of(*one.store).observed();
    }
  } const publish = {arguments_};
  queue().owner().run(observed);
}

void launch_record::run_on_cpu(const cpu_kernel &kernel) const {
  if (compared_on_ != nullptr)
    return compared_on_->run(kernel);
  if (checked_ && access_checks::get() != nullptr)
    return run_observed(kernel);
  if (!checked_ || kernel.tile_threads == 0)
    return queue().owner().run(kernel);
  cpu_kernel checked = kernel;
  std::vector<memory_range> written;
  bool known = true; // false with strided sections, whose gaps other code may write
  for (const argument &one : arguments_)
    if (one.first && (one.access & concurrency::access_type_write)) {
      known &= one.bytes.dense;
      written.push_back(
          {static_cast<char *>(one.memory) + one.bytes.begin, one.bytes.end - one.bytes.begin});
    }
  if (known) {
    checked.written = written.data();
    checked.written_count = written.size();
  }
  queue().owner().run(checked);
}

void device::run(const cpu_kernel &) {
  throw concurrency::unsupported_feature("the accelerator cannot run kernels compiled for the CPU");
}

} // namespace amp2hip
