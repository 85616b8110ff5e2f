//===--- texture_handle.h - the common part of texture views ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TEXTURE_TEXTURE_HANDLE_H
#define AMP2HIP_TEXTURE_TEXTURE_HANDLE_H

#include "amp2hip/texture/texture.h"

namespace amp2hip {

/// The base class of the texture views. A copy refers to the same texels; a copy into a kernel
/// announces the access \p Access to the launch.
template <typename T, int N, concurrency::access_type Access>
class texture_handle {
public:
  static constexpr int rank = N;

  AMP2HIP_PROPERTY(concurrency::accelerator_view, accelerator_view, get_accelerator_view);
  AMP2HIP_PROPERTY(unsigned, bits_per_scalar_element, get_bits_per_scalar_element);
  AMP2HIP_PROPERTY(unsigned, mipmap_levels, get_mipmap_levels);
  AMP2HIP_PROPERTY(unsigned, data_length, get_data_length);

  /// Returns the extent of the most detailed level of this view.
  AMP2HIP_CPU_AMP concurrency::extent<N> get_extent() const;
  /// Returns the extent of a level of this view. On the host, throws runtime_exception if there is
  /// no such level.
  AMP2HIP_CPU_AMP concurrency::extent<N> get_mipmap_extent(unsigned level) const;
  AMP2HIP_CPU_AMP unsigned get_mipmap_levels() const;
  unsigned get_bits_per_scalar_element() const;
  /// Returns the number of bytes of the levels of this view, packed.
  unsigned get_data_length() const;
  concurrency::accelerator_view get_accelerator_view() const;

#if AMP2HIP_DEVICE_PASS
  texture_handle(const texture_handle &other) = default;
  texture_handle &operator=(const texture_handle &other) = default;
  ~texture_handle() = default;
#else
  AMP2HIP_CPU_AMP texture_handle(const texture_handle &other);
  AMP2HIP_CPU_AMP texture_handle &operator=(const texture_handle &other);
  AMP2HIP_CPU_AMP ~texture_handle();
#endif

#if !defined(AMP2HIP_TRANSLATING)
  concurrency::extent<N> extent;

protected:
  friend struct texture_access;
  /// A view of \p levels levels of a texture or view, beginning with \p first.
  AMP2HIP_CPU_AMP texture_handle(const concurrency::extent<N> &extent, const texture_data &data,
                                 unsigned first, unsigned levels);
  /// Refers to the texels of another view from now on.
  AMP2HIP_CPU_AMP void rebind_to(const concurrency::extent<N> &other_extent,
                                 const texture_data &other);

  texture_data data_;
#else
private:
  void *layout_; // gives the members that follow a view the same alignment as in the output
#endif
};

} // namespace amp2hip

#endif // AMP2HIP_TEXTURE_TEXTURE_HANDLE_H
