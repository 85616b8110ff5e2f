//===--- accelerator_access.h - devices and queues of accelerators --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_RUNTIME_ACCELERATOR_ACCESS_H
#define AMP2HIP_RUNTIME_ACCELERATOR_ACCESS_H

#include "amp2hip/accelerator/accelerator.h"
#include "amp2hip/accelerator/backend.h"

namespace amp2hip {

/// Gives the runtime access to the private members of accelerators and views.
struct accelerator_access {
  static const std::shared_ptr<queue> &queue_of(const concurrency::accelerator_view &view) {
    return view.queue_;
  }
  static concurrency::accelerator_view view(std::shared_ptr<queue> of,
                                            bool auto_selection = false) {
    return concurrency::accelerator_view(std::move(of), auto_selection);
  }
  static concurrency::accelerator accelerator(device &of) { return concurrency::accelerator(of); }
};

/// Returns the device path in quotes, for messages.
inline std::string path_of(const device &of) {
  const std::wstring &path = of.properties().path;
  return "\"" + std::string(path.begin(), path.end()) + "\"";
}

/// True for the accelerator "cpu", which holds memory and does not run kernels.
inline bool is_cpu_accelerator(const device &one) {
  return one.properties().path == concurrency::accelerator::cpu_accelerator;
}

} // namespace amp2hip

#endif // AMP2HIP_RUNTIME_ACCELERATOR_ACCESS_H
