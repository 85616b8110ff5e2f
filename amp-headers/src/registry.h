//===--- registry.h - all devices, and the default one -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REGISTRY_H
#define AMP2HIP_REGISTRY_H

#include "amp2hip/backend.h"
#include <mutex>
#include <string>
#include <vector>

namespace amp2hip {

/// The devices of the process: those of its GPU backend, then the CPU's. Made
/// at the first use, never destroyed: containers with static lifetime need it.
class registry {
public:
  static registry &get();

  const std::vector<device *> &devices() const { return devices_; }
  /// The device of a path, "default" included; null for an unknown one.
  device *find(const std::wstring &path);
  /// The default device; `use` fixes the choice (§3.2.1).
  device &default_device(bool use);
  /// False once it was chosen or used.
  bool set_default(device &chosen);
  const std::shared_ptr<queue> &default_queue(const device &of);

  /// What access_type_auto means on a device; `use` fixes it (§3.2.5).
  concurrency::access_type default_access(const device &of, bool use);
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
  /// Makes the accelerator of the device path \p wanted the default. If there is
  /// none that runs kernels, says so on stderr, and the default stays.
  void set_default_by_environment(const std::string &wanted);
  entry &entry_of(const device &of);

  std::mutex lock_;
  std::vector<device *> devices_;
  std::vector<entry> entries_;
  device *default_ = nullptr;
  bool default_fixed_ = false;
};

/// The default among devices: not the memory-only one; a GPU rather than an
/// emulated one; the one with the most memory, then without a display; the
/// first of equals (§3.2.1).
device *best_device(const std::vector<device *> &all);

} // namespace amp2hip

#endif // AMP2HIP_REGISTRY_H
