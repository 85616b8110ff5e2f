//===--- accelerator.h - accelerators and their views (§3) ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ACCELERATOR_ACCELERATOR_H
#define AMP2HIP_ACCELERATOR_ACCELERATOR_H

#include "amp2hip/accelerator/access_type.h"
#include "amp2hip/compiler/config.h"
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

/// A queue of work on one accelerator. Launches and copies on one view run in order; those on
/// different views may run in any order (§3.3). The object is a cheap handle. Every member function
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
  /// The major version in the high 16 bits, the minor version in the low 16 bits.
  unsigned int get_version() const;
  concurrency::queuing_mode get_queuing_mode() const;
  /// True for an automatic view: a launch on it selects the view itself, as if the program had
  /// passed none (§3.2.3).
  bool get_is_auto_selection() const { return auto_selection_; }

  /// Submits all commands queued so far to the device and does not wait for them (§3.3.4).
  void flush();
  /// Blocks until all commands queued so far are complete. Throws runtime_exception or
  /// accelerator_view_removed if one of them failed.
  void wait();
  /// Returns a future that is ready when all commands queued so far are complete.
  completion_future create_marker();

  bool operator==(const accelerator_view &other) const { return queue_ == other.queue_; }
  bool operator!=(const accelerator_view &other) const { return !(*this == other); }

private:
  friend struct amp2hip::accelerator_access;
  accelerator_view(std::shared_ptr<amp2hip::queue> queue, bool auto_selection)
      : queue_(static_cast<std::shared_ptr<amp2hip::queue> &&>(queue)),
        auto_selection_(auto_selection) {}

  std::shared_ptr<amp2hip::queue> queue_;
  bool auto_selection_;
};

/// A device that runs kernels or holds memory (§3.2). The object is a cheap handle.
class accelerator {
public:
  static const wchar_t default_accelerator[];
  /// Holds arrays and does not run kernels.
  static const wchar_t cpu_accelerator[];
  /// Runs kernels on the cores of the host.
  static const wchar_t direct3d_warp[];
  /// Runs kernels on the cores of the host with all checks enabled.
  static const wchar_t direct3d_ref[];

  /// Refers to the default accelerator. The program may still call set_default() afterwards
  /// (§3.2.1).
  accelerator();
  /// The accelerator with the device path \p path, which may be one of the constants above. Throws
  /// runtime_exception if no accelerator has this path.
  explicit accelerator(const std::wstring &path);

  /// All accelerators: the GPUs first, then the three CPU accelerators (§3.2.3).
  static std::vector<accelerator> get_all();
  /// Makes the accelerator with the device path \p path the default of the process. Returns false
  /// and does nothing if the default was already set or used. Throws runtime_exception if no
  /// accelerator has this path.
  static bool set_default(const std::wstring &path);
  /// Returns an automatic view: a launch on it selects the view itself, as if the program had
  /// passed none (§3.2.3).
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
  /// The major version in the high 16 bits, the minor version in the low 16 bits.
  unsigned int get_version() const;
  bool get_has_display() const;
  /// The size of the device memory in kilobytes (§3.2.6).
  std::size_t get_dedicated_memory() const;
  bool get_supports_double_precision() const;
  bool get_supports_limited_double_precision() const;
  bool get_is_debug() const;
  bool get_is_emulated() const;
  bool get_supports_cpu_shared_memory() const;
  access_type get_default_cpu_access_type() const;
  /// Returns the same view in every call (§3.2.5).
  accelerator_view get_default_view() const;

  /// Creates a view that is equal to no existing view.
  accelerator_view create_view(queuing_mode mode = queuing_mode_automatic) const;
  /// Sets the meaning of access_type_auto on this accelerator. Returns false if \p type is
  /// access_type_auto. Also returns false if the meaning was already set or used (§3.2.5). Throws
  /// runtime_exception if \p type grants access to memory that the accelerator does not share with
  /// the CPU.
  bool set_default_cpu_access_type(access_type type);

  bool operator==(const accelerator &other) const { return device_ == other.device_; }
  bool operator!=(const accelerator &other) const { return !(*this == other); }

private:
  friend struct amp2hip::accelerator_access;
  explicit accelerator(amp2hip::device &device) : device_(&device) {}

  amp2hip::device *device_; // devices live until the program ends
};

} // namespace concurrency

#endif // AMP2HIP_ACCELERATOR_ACCELERATOR_H
