//===--- image.h - textures as arrays of HIP --------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_HIP_IMAGE_H
#define AMP2HIP_HIP_IMAGE_H

#include "amp2hip/accelerator/backend.h"
#include "amp2hip/texture/image_format.h"
#include <hip/hip_runtime_api.h>

namespace amp2hip::hip {

/// An array of HIP with texture objects for the linear filter. It has no surface object: those of
/// HIP convert texels, and not all AMD GPUs with texture units have them.
class vendor_image final : public texture_image {
public:
  static constexpr bool has_surfaces = false;

  /// Creates an image on the current device, whose copies are queued on \p stream. Returns null if
  /// the device has no texture units for this format, if they do not sample as specified
  /// (image_check.h), if the environment variable AMP2HIP_TEXTURES is "software", or if the memory
  /// does not suffice.
  static std::unique_ptr<vendor_image> create(const image_format &format, hipStream_t stream);
  /// There are no images over the caller's arrays. Returns null.
  static std::unique_ptr<vendor_image> adopt(void *, const image_format &, hipStream_t) {
    return nullptr;
  }
  static bool read_format(void *, image_format &) { return false; }
  ~vendor_image() override;

  bool owns_array() const { return true; }
  const image_format &format() const { return format_; }
  /// The stream of its copies.
  hipStream_t stream() const { return stream_; }
  const image_handles &handles() const override { return handles_; }
  void copy_from_linear(const void *texels, unsigned level) override;
  void copy_to_linear(void *) const override {} // the linear memory is always current

private:
  vendor_image(const image_format &format, hipStream_t stream) : format_(format), stream_(stream) {}
  hipError_t create_array();
  hipError_t create_objects();

  const image_format format_;
  const hipStream_t stream_;
  hipArray *array_ = nullptr;
  image_handles handles_ = {};
};

} // namespace amp2hip::hip

#endif // AMP2HIP_HIP_IMAGE_H
