//===--- cvmarkersobj.h - markers of the Concurrency Visualizer ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Markers that Visual Studio's Concurrency Visualizer shows. There is no such tool here, so they
/// have no effect.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CVMARKERSOBJ_H
#define AMP2HIP_WINDOWS_CVMARKERSOBJ_H

namespace concurrency {
namespace diagnostic {

enum marker_importance {
  undefined_importance,
  critical_importance,
  high_importance,
  normal_importance,
  low_importance
};

class marker_series {
public:
  template <typename... Arguments>
  explicit marker_series(const Arguments &...) {}
  static bool is_enabled() { return false; }
  template <typename... Arguments>
  void write_flag(const Arguments &...) const {}
  template <typename... Arguments>
  void write_message(const Arguments &...) const {}
  template <typename... Arguments>
  void write_alert(const Arguments &...) const {}
};

/// A marked interval, which ends with the object.
class span {
public:
  template <typename... Arguments>
  explicit span(const marker_series &, const Arguments &...) {}
  ~span() {}
};

} // namespace diagnostic
} // namespace concurrency

#include "amp2hip/compiler/namespace_alias.h"

#endif // AMP2HIP_WINDOWS_CVMARKERSOBJ_H
