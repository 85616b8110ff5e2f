//===--- accelerator.h - devices and views of them (§3) ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ACCELERATOR_H
#define AMP2HIP_ACCELERATOR_H

#include "amp2hip/access_type.h"
#include "amp2hip/config.h"
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace amp2hip {
class device;
class queue;
struct accelerator_access;
} // namespace amp2hip

namespace concurrency {

class accelerator;
class completion_future;

/// A queue of work on one accelerator: launches and copies given to it run in
/// order, those of different views in any (§3.3). A cheap handle; every member
/// may be called from any thread.
class accelerator_view {
public:
  AMP2HIP_PROPERTY(concurrency::accelerator, accelerator, get_accelerator);
  AMP2HIP_PROPERTY(bool, is_debug, get_is_debug);
  AMP2HIP_PROPERTY(unsigned int, version, get_version);
  AMP2HIP_PROPERTY(concurrency::queuing_mode, queuing_mode, get_queuing_mode);
  AMP2HIP_PROPERTY(bool, is_auto_selection, get_is_auto_selection);

  concurrency::accelerator get_accelerator() const;
  bool get_is_debug() const;
  /// Major in the high 16 bits, minor in the low ones.
  unsigned int get_version() const;
  concurrency::queuing_mode get_queuing_mode() const;
  /// Whether a launch on this view chooses one itself (§3.2.3).
  bool get_is_auto_selection() const { return auto_selection_; }

  /// Gives all commands so far to the device; does not wait for them (§3.3.4).
  void flush();
  /// Blocks until all commands so far are complete. Throws runtime_exception
  /// or accelerator_view_removed where one of them failed.
  void wait();
  /// Ready when all commands so far are complete.
  completion_future create_marker();

  bool operator==(const accelerator_view &other) const { return queue_ == other.queue_; }
  bool operator!=(const accelerator_view &other) const { return !(*this == other); }

private:
  friend struct amp2hip::accelerator_access;
  accelerator_view(std::shared_ptr<amp2hip::queue> queue, bool auto_selection)
      : queue_(static_cast<std::shared_ptr<amp2hip::queue> &&>(queue)), auto_selection_(auto_selection) {}

  std::shared_ptr<amp2hip::queue> queue_;
  bool auto_selection_;
};

/// One device that runs kernels, or holds memory (§3.2). A cheap handle.
class accelerator {
public:
  static const wchar_t default_accelerator[];
  /// Holds arrays and runs no kernels.
  static const wchar_t cpu_accelerator[];
  /// Runs kernels on the cores of the host.
  static const wchar_t direct3d_warp[];
  /// The same, with all checks on.
  static const wchar_t direct3d_ref[];

  /// The default accelerator; asking does not fix the choice (§3.2.1).
  accelerator();
  /// The accelerator of this device path, or one of the constants above.
  /// Throws runtime_exception for an unknown path.
  explicit accelerator(const std::wstring &path);

  /// The GPUs, then the three CPU accelerators (§3.2.3).
  static std::vector<accelerator> get_all();
  /// Makes the accelerator of this path the default of the process. False, and
  /// no effect, once the default was set or used. Throws as the constructor.
  static bool set_default(const std::wstring &path);
  /// A view with which a launch chooses as if none were given (§3.2.3).
  static accelerator_view get_auto_selection_view();

  AMP2HIP_PROPERTY(std::wstring, device_path, get_device_path);
  AMP2HIP_PROPERTY(std::wstring, description, get_description);
  AMP2HIP_PROPERTY(unsigned int, version, get_version);
  AMP2HIP_PROPERTY(bool, has_display, get_has_display);
  AMP2HIP_PROPERTY(std::size_t, dedicated_memory, get_dedicated_memory);
  AMP2HIP_PROPERTY(bool, supports_double_precision, get_supports_double_precision);
  AMP2HIP_PROPERTY(bool, supports_limited_double_precision, get_supports_limited_double_precision);
  AMP2HIP_PROPERTY(bool, is_debug, get_is_debug);
  AMP2HIP_PROPERTY(bool, is_emulated, get_is_emulated);
  AMP2HIP_PROPERTY(bool, supports_cpu_shared_memory, get_supports_cpu_shared_memory);
  AMP2HIP_PROPERTY(access_type, default_cpu_access_type, get_default_cpu_access_type);
  AMP2HIP_PROPERTY(accelerator_view, default_view, get_default_view);

  std::wstring get_device_path() const;
  std::wstring get_description() const;
  /// Major in the high 16 bits, minor in the low ones.
  unsigned int get_version() const;
  bool get_has_display() const;
  /// In kilobytes (§3.2.6).
  std::size_t get_dedicated_memory() const;
  bool get_supports_double_precision() const;
  bool get_supports_limited_double_precision() const;
  bool get_is_debug() const;
  bool get_is_emulated() const;
  bool get_supports_cpu_shared_memory() const;
  access_type get_default_cpu_access_type() const;
  /// Always the same view (§3.2.5).
  accelerator_view get_default_view() const;

  /// A new view; never equal to another.
  accelerator_view create_view(queuing_mode mode = queuing_mode_automatic) const;
  /// Sets what access_type_auto means here. False once it was set or used.
  /// Throws runtime_exception where the memory is not shared with the CPU.
  bool set_default_cpu_access_type(access_type type);

  bool operator==(const accelerator &other) const { return device_ == other.device_; }
  bool operator!=(const accelerator &other) const { return !(*this == other); }

private:
  friend struct amp2hip::accelerator_access;
  explicit accelerator(amp2hip::device &device) : device_(&device) {}

  amp2hip::device *device_; // devices live until the program ends
};

} // namespace concurrency

#endif // AMP2HIP_ACCELERATOR_H
