//===--- registry.h - the devices and the default device ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_RUNTIME_REGISTRY_H
#define AMP2HIP_RUNTIME_REGISTRY_H

#include "amp2hip/accelerator/backend.h"
#include <mutex>
#include <string>
#include <vector>

namespace amp2hip {

/// The devices of the process: first those of the GPU backends, then those of the CPU. The registry
/// is created at the first use and never destroyed, since containers with static storage duration
/// use it until the program ends.
class registry {
public:
  /// Throws runtime_exception if AMP2HIP_REQUIRE_GPU is set and the default device is no GPU.
  static registry &get();

  const std::vector<device *> &devices() const { return devices_; }
  /// Returns the device with the device path \p path, or null if no device has this path. "default"
  /// is the path of the default device.
  device *find(const std::wstring &path);
  /// Returns why a program that was compiled for GPUs has found none; "" otherwise.
  const std::string &gpu_problems() const { return gpu_problems_; }
  /// Returns the default device. If \p fix is true, set_default() fails afterwards (§3.2.1).
  device &default_device(bool fix);
  /// Makes \p chosen the default device. Returns false and does nothing if the default was already
  /// set or used.
  bool set_default(device &chosen);
  const std::shared_ptr<queue> &default_queue(const device &of);

  /// Returns the meaning of access_type_auto on a device. If \p fix is true, set_default_access()
  /// fails for the device afterwards (§3.2.5).
  concurrency::access_type default_access(const device &of, bool fix);
  bool set_default_access(const device &of, concurrency::access_type type);

private:
  struct entry {
    device *of;
    std::shared_ptr<queue> default_queue;
    concurrency::access_type access;
    bool access_fixed;
  };

  registry();
  void add(backend &from);
  /// Obeys AMP2HIP_VERBOSE and AMP2HIP_REQUIRE_GPU. \p problems says why backends have found no
  /// GPU.
  void report(const std::string &problems);
  /// Makes the accelerator with the device path \p wanted the default. If no accelerator has this
  /// path, or if it does not run kernels, writes a message to stderr and keeps the default.
  void set_default_by_environment(const std::string &wanted);
  entry &entry_of(const device &of);

  std::mutex lock_;
  std::vector<device *> devices_;
  std::vector<entry> entries_;
  device *default_ = nullptr;
  bool default_fixed_ = false;
  std::string gpu_problems_;
  std::string missing_gpu_; ///< the message of each use if a GPU is required and there is none
};

/// Chooses the default device (§3.2.1). Prefers, in this order, a device that runs kernels, a GPU,
/// the device with the most memory, a device without a display, and the first device.
device *best_device(const std::vector<device *> &all);

} // namespace amp2hip

#endif // AMP2HIP_RUNTIME_REGISTRY_H
