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
#include <cstddef>
#include <memory>
#include <typeinfo>
#include <vector>

namespace amp2hip {

class device;
class queue;
struct cpu_kernel;

/// What a launch knows. Its kernel is copied twice: first `collected`, which
/// tells the containers in it; then, after prepare(), `resolved`, when nothing
/// is left that can fail, and each container in the copy gets its pointer.
class launch_record {
public:
  /// A launch on `place`, or where null or automatic, where its arrays are.
  launch_record(const concurrency::accelerator_view *place, const std::type_info &kernel);
  ~launch_record();
  launch_record(const launch_record &) = delete;
  launch_record &operator=(const launch_record &) = delete;

  /// A container was copied: notes it, or gives it its pointer, and takes the
  /// owner away, as this thread's mode says.
  void copied(void *&pointer, buffer *&owner, const byte_range &bytes, concurrency::access_type access, bool is_array);

  /// Chooses the view, checks that the launch can run there, and brings the
  /// data of all containers to it. Throws before anything was changed:
  /// runtime_exception (arrays of several accelerators; a GPU, and no code for
  /// one was compiled), unsupported_feature; out_of_memory.
  void prepare(bool has_gpu_code);

  /// Where it runs, after prepare().
  amp2hip::queue &queue() const { return *queue_; }
  /// Whether that is a CPU accelerator.
  bool on_cpu() const { return on_cpu_; }
  /// Whether that one checks what it can.
  bool checked() const { return checked_; }
  void run_on_cpu(const cpu_kernel &kernel) const;
  /// The kernel was queued.
  void launched();
  const std::type_info &kernel() const { return kernel_; }

private:
  /// What containers in the kernel use: one for each part of a home.
  struct argument {
    buffer *home;
    byte_range bytes;
    int access;
    bool is_array;
    void *memory;
    unsigned handovers; ///< of the home, when its memory was asked for
  };
  void choose_queue();
  void check_queue(bool has_gpu_code) const;

  std::shared_ptr<amp2hip::queue> queue_;
  const std::type_info &kernel_;
  std::vector<argument> arguments_;
  bool on_cpu_ = false;
  bool checked_ = false;
};

/// Throws invalid_compute_domain where a component is not positive, no multiple
/// of its tile (null: untiled), or the tile too large (§7, §7.2).
void check_domain(int rank, const int *extent, const int *tile);
} // namespace amp2hip

#endif // AMP2HIP_LAUNCH_RECORD_H
