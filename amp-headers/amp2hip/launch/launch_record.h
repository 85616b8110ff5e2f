//===--- launch_record.h - the state of one launch ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_LAUNCH_LAUNCH_RECORD_H
#define AMP2HIP_LAUNCH_LAUNCH_RECORD_H

#include "amp2hip/accelerator/accelerator.h"
#include "amp2hip/accelerator/access_type.h"
#include "amp2hip/array/buffer.h"
#include "amp2hip/launch/thread_state.h"
#include <cstddef>
#include <memory>
#include <typeinfo>
#include <vector>

namespace amp2hip {

class device;
class queue;
struct image_handles;
struct cpu_kernel;

/// A container in a kernel.
struct captured_container {
  buffer *store;
  std::size_t member; ///< its position in the kernel in bytes, or no_member if it is not inside
};

/// The state of one launch. The launch copies its kernel once in mode `collected`: the containers
/// in the copy report their position and their access, and prepare() then stores their pointers in
/// the copy. If a copy constructor copies containers to some other place first, the launch copies
/// the kernel a second time, in mode `resolved`.
class launch_record {
public:
  /// Begins a launch on \p place. If \p place is null or an automatic view, the launch runs where
  /// its arrays are. The arguments are the copy of the kernel at \p object, which the caller
  /// constructs afterwards.
  launch_record(const concurrency::accelerator_view *place, const std::type_info &kernel,
                const void *object, std::size_t object_bytes);
  ~launch_record();
  launch_record(const launch_record &) = delete;
  launch_record &operator=(const launch_record &) = delete;

  /// Handles the copy of a container inside the kernel. In mode `collected`, records the container.
  /// In mode `resolved`, sets \p pointer to the container's memory. In both modes, sets \p owner to
  /// null, because a container in a kernel has no owner.
  void copied(void *&pointer, buffer *&owner, const byte_range &bytes,
              const element_range &elements, concurrency::access_type access, container_kind kind,
              copying mode);

  /// Selects the view of the launch, brings the data of all containers up to date on its
  /// accelerator, and sets the pointers of the containers in the arguments. Throws before it
  /// changes any data:
  /// - runtime_exception if no view was given and the arrays are on several accelerators;
  /// - runtime_exception if the accelerator is a GPU and no GPU code was compiled;
  /// - unsupported_feature if the accelerator does not run kernels;
  /// - runtime_exception if an earlier kernel has reported an error.
  ///
  /// Also throws out_of_memory.
  void prepare(bool has_gpu_code);

  /// True if the kernel must not make the assumptions of general_access.h. Valid after prepare().
  bool needs_general_access() const;
  /// True if all containers are inside the arguments, which are then ready after prepare().
  /// Otherwise the kernel must be copied again in mode `resolved`.
  bool in_place() const { return in_place_; }
  /// True if no container that the launch may write overlaps another container.
  bool no_alias() const { return no_alias_; }
  /// True if a container is a texture or a view of one.
  bool any_texture() const { return any_texture_; }
  /// The size in bytes of the largest element of a container.
  std::size_t largest_element() const { return largest_element_; }

  /// The queue that runs the launch; valid after prepare().
  amp2hip::queue &queue() const { return **queue_; }
  /// True if the launch runs on a CPU accelerator.
  bool on_cpu() const { return on_cpu_; }
  /// True on `direct3d\\ref`, which validates indices and detects races.
  bool checked() const { return checked_; }
  void run_on_cpu(const cpu_kernel &kernel) const;
  /// Must be called after the kernel was queued on a GPU.
  void launched();
  const std::type_info &kernel() const { return kernel_; }
  /// The number of bytes that the containers of the kernel span, for reading and for writing. A
  /// container that is read and written counts twice.
  std::size_t accessed_bytes() const;
  /// The containers of the kernel, for traces.
  std::size_t argument_count() const;
  captured_container captured(std::size_t number) const;

private:
  friend class launch_comparison;
  void run_observed(const cpu_kernel &kernel) const;
  /// A container in the kernel.
  struct argument {
    buffer *store;
    byte_range bytes;
    int access; ///< for the first container with these bytes: combined access of all of them
    container_kind kind;
    int rank;
    std::size_t element; ///< the size of an element in bytes
    element_layout (*layout)();
    void **pointer;
    void *memory;
    const image_handles *image; ///< of a texture; null for linear memory
    unsigned handovers;         ///< backing_store::handovers() before the memory was requested
    bool first;                 ///< no earlier container has the same bytes
  };
  /// A list that needs no allocation for the number of containers in nearly all kernels.
  static constexpr std::size_t inline_capacity = 12;
  class argument_list {
  public:
    argument *begin() { return all_; }
    argument *end() { return all_ + count_; }
    const argument *begin() const { return all_; }
    const argument *end() const { return all_ + count_; }
    argument &add();

  private:
    argument &add_to_heap();

    argument inline_[inline_capacity];
    std::vector<argument> heap_;
    argument *all_ = inline_;
    std::size_t count_ = 0;
  };
  /// The arrangement of the elements of a container.
  struct shape {
    std::vector<int> extent;
    std::vector<int> pitch; ///< see view_data
  };
  void add_shape(void *&pointer, const element_range &elements, container_kind kind);
  static void set_memory(void *&pointer, const argument &one);
  void merge_arguments();
  void choose_queue();
  void check_queue(bool has_gpu_code) const;
  void check_textures() const;

  // Non-owning: the accelerator_view, array or default_queue_ that supplied the queue keeps it
  // alive until the launch is queued.
  const std::shared_ptr<amp2hip::queue> *queue_ = nullptr;
  std::shared_ptr<amp2hip::queue> default_queue_;
  const std::type_info &kernel_;
  const char *const object_;
  const std::size_t object_bytes_;
  argument_list arguments_;
  std::vector<shape> shapes_; ///< of the arguments, if the launch may be compared
  std::size_t largest_element_ = 0;
  bool in_place_ = true;
  bool no_alias_ = true;
  bool any_array_ = false; ///< or texture
  bool any_texture_ = false;
  bool on_cpu_ = false;
  device *compared_on_ = nullptr; ///< the CPU accelerator of a launch_comparison
  bool checked_ = false;
};

/// Throws invalid_compute_domain (§7, §7.2) in each of these cases:
/// - a component of the extent is not positive;
/// - a component is not a multiple of the component of the tile;
/// - the number of threads exceeds 64 bits.
void check_domain(const launch_domain &domain);
} // namespace amp2hip

#endif // AMP2HIP_LAUNCH_LAUNCH_RECORD_H
