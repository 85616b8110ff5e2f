//===--- access_lock.h - exclusive access to accelerator views (§11.1) -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_NATIVE_ACCESS_LOCK_H
#define AMP2HIP_NATIVE_ACCESS_LOCK_H

#include "amp2hip/accelerator/accelerator.h"
#include <utility>

namespace concurrency {
namespace native {

/// Locks \p view for the calling thread (d3d_access_lock, §11). While it is locked, launches and
/// copies of other threads on this view of a GPU wait, so that no other work gets between the calls
/// of CUDA or HIP that the thread makes for the view's stream. The lock is not recursive, and the
/// thread that holds it must not use the view by C++ AMP.
void access_lock(accelerator_view &view);
/// Locks \p view, or returns false if another thread has locked it (d3d_access_try_lock).
bool access_try_lock(accelerator_view &view);
/// Unlocks \p view, which the calling thread has locked (d3d_access_unlock).
void access_unlock(accelerator_view &view);

/// Selects the constructor of scoped_access_lock for a view that the thread has locked already.
struct adopt_access_lock_t {};

/// Unlocks a view at the end of a scope (scoped_d3d_access_lock, §11.1).
class scoped_access_lock {
public:
  explicit scoped_access_lock(accelerator_view &view) : view_(view), owns_(true) {
    access_lock(view);
  }
  explicit scoped_access_lock(accelerator_view &view, adopt_access_lock_t)
      : view_(view), owns_(true) {}
  scoped_access_lock(scoped_access_lock &&other)
      : view_(other.view_), owns_(std::exchange(other.owns_, false)) {}
  /// First unlocks the view that this object has locked.
  scoped_access_lock &operator=(scoped_access_lock &&other) {
    if (this != &other) {
      release();
      view_ = other.view_;
      owns_ = std::exchange(other.owns_, false);
    }
    return *this;
  }
  ~scoped_access_lock() { release(); }

private:
  void release() {
    if (std::exchange(owns_, false))
      access_unlock(view_);
  }

  accelerator_view view_;
  bool owns_;
};

} // namespace native
} // namespace concurrency

#endif // AMP2HIP_NATIVE_ACCESS_LOCK_H
