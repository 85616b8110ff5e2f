//===--- image.h - textures as CUDA arrays ----------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_CUDA_IMAGE_H
#define AMP2HIP_CUDA_IMAGE_H

#include "amp2hip/accelerator/backend.h"
#include "amp2hip/texture/image_format.h"
#include <cuda_runtime_api.h>

namespace amp2hip::cuda {

/// A CUDA array with a surface object and texture objects, or a mipmapped array with texture
/// objects.
class vendor_image final : public texture_image {
public:
  static constexpr bool has_surfaces = true;

  /// Creates an image on the current device, whose copies are queued on \p stream. Returns null if
  /// CUDA has no arrays of this format, if the memory does not suffice, or if the environment
  /// variable AMP2HIP_TEXTURES is "software".
  static std::unique_ptr<vendor_image> create(const image_format &format, cudaStream_t stream);
  /// Creates an image over the caller's \p array. Returns null if CUDA has no texture units for the
  /// format. Throws runtime_exception if the array has another format or extent, or no surfaces.
  static std::unique_ptr<vendor_image> adopt(void *array, const image_format &format,
                                             cudaStream_t stream);
  /// Sets the extent and the bits of \p format to those of \p array. Returns true.
  static bool read_format(void *array, image_format &format);
  ~vendor_image() override;

  bool owns_array() const { return owns_array_; }
  const image_format &format() const { return format_; }
  /// The stream of its copies.
  cudaStream_t stream() const { return stream_; }
  const image_handles &handles() const override { return handles_; }
  void copy_from_linear(const void *texels, unsigned level) override;
  void copy_to_linear(void *texels) const override;

private:
  vendor_image(const image_format &format, cudaStream_t stream)
      : format_(format), stream_(stream) {}
  cudaError_t create_array();
  cudaError_t create_objects();
  /// The parameters of a copy of all texels of \p level, without its direction.
  cudaMemcpy3DParms copy_of(const void *linear, unsigned level) const;

  const image_format format_;
  const cudaStream_t stream_;
  cudaArray_t array_ = nullptr;
  cudaMipmappedArray_t mipmapped_ = nullptr; ///< instead of array_ if there are several levels
  bool owns_array_ = true;
  image_handles handles_ = {};
};

} // namespace amp2hip::cuda

#endif // AMP2HIP_CUDA_IMAGE_H
