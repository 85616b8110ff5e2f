//===--- launch_record.h - one launch, from its arguments to the device ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_LAUNCH_RECORD_H
#define AMP2HIP_LAUNCH_RECORD_H

#include "amp2hip/accelerator.h"
#include "amp2hip/access_type.h"
#include "amp2hip/buffer.h"
#include "amp2hip/thread_state.h"
#include <cstddef>
#include <memory>
#include <typeinfo>
#include <vector>

namespace amp2hip {

class device;
class queue;
struct cpu_kernel;

/// What a launch knows. Its kernel is copied once, `collected`: the containers
/// in the copy tell where they are in it and what they need, and prepare() gives
/// them their pointers there. A copy constructor that copies containers to
/// somewhere else first is called a second time, at `resolved`.
class launch_record {
public:
  /// A launch on `place`, or where null or automatic, where its arrays are. Its
  /// arguments are the copy at `object`, which is still to be made.
  launch_record(const concurrency::accelerator_view *place, const std::type_info &kernel, const void *object,
                std::size_t object_bytes);
  ~launch_record();
  launch_record(const launch_record &) = delete;
  launch_record &operator=(const launch_record &) = delete;

  /// A container was copied: notes it, or gives it its pointer, and takes the
  /// owner away, as the thread's mode says.
  void copied(void *&pointer, buffer *&owner, const byte_range &bytes, std::size_t element,
              concurrency::access_type access, bool is_array, copying mode);

  /// Chooses the view, checks that the launch can run there, brings the data of
  /// all containers to it, and gives those in the arguments their pointers.
  /// Throws before anything was changed: runtime_exception (arrays of several
  /// accelerators, and no view was given; a GPU, and no code for one was compiled),
  /// unsupported_feature; out_of_memory.
  void prepare(bool has_gpu_code);

  /// Whether all containers lie in the arguments, which are ready after
  /// prepare(). Else the kernel is to be copied at `resolved`.
  bool in_place() const { return in_place_; }
  /// Whether no container that the launch may write shares bytes with another.
  bool apart() const { return apart_; }
  /// Bytes of the largest element that a container has.
  std::size_t largest_element() const { return largest_element_; }

  /// Where it runs, after prepare().
  amp2hip::queue &queue() const { return **queue_; }
  /// Whether that is a CPU accelerator.
  bool on_cpu() const { return on_cpu_; }
  /// Whether that one checks what it can.
  bool checked() const { return checked_; }
  void run_on_cpu(const cpu_kernel &kernel) const;
  /// The kernel was queued.
  void launched();
  const std::type_info &kernel() const { return kernel_; }

private:
  /// A container in the kernel.
  struct argument {
    buffer *home;
    byte_range bytes;
    int access; ///< of the first with these bytes: what all of them do
    bool is_array;
    void **pointer;
    void *memory;
    unsigned handovers; ///< of the home, when its memory was asked for
    bool first;         ///< none before it is for the same bytes
  };
  /// What nearly all kernels have needs no allocation.
  static constexpr std::size_t few = 12;
  class argument_list {
  public:
    argument *begin() { return all_; }
    argument *end() { return all_ + count_; }
    const argument *begin() const { return all_; }
    const argument *end() const { return all_ + count_; }
    argument &add();

  private:
    argument &add_one_of_many();

    argument few_[few];
    std::vector<argument> many_;
    argument *all_ = few_;
    std::size_t count_ = 0;
  };
  void compare();
  void choose_queue();
  void check_queue(bool has_gpu_code) const;

  // Whoever has the other one keeps it until the launch is queued.
  const std::shared_ptr<amp2hip::queue> *queue_ = nullptr;
  std::shared_ptr<amp2hip::queue> default_queue_;
  const std::type_info &kernel_;
  const char *const object_;
  const std::size_t object_bytes_;
  argument_list arguments_;
  std::size_t largest_element_ = 0;
  bool in_place_ = true;
  bool apart_ = true;
  bool any_array_ = false;
  bool on_cpu_ = false;
  bool checked_ = false;
};

/// Throws invalid_compute_domain if a component is not positive or no multiple
/// of its tile (null: untiled), or if the threads are more than 64 bits count
/// (§7, §7.2).
void check_domain(int rank, const int *extent, const int *tile);
} // namespace amp2hip

#endif // AMP2HIP_LAUNCH_RECORD_H
