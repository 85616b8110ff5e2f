//===--- hip_images.h - samples by the texture units of AMD (§10.5.7) ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TEXTURE_HIP_IMAGES_H
#define AMP2HIP_TEXTURE_HIP_IMAGES_H

// Only HIP's compiler for AMD GPUs reads this file.

namespace amp2hip {

using image_point = float __attribute__((ext_vector_type(2)));
using image_color = float __attribute__((ext_vector_type(4)));
using image_words = unsigned int __attribute__((address_space(4)));

} // namespace amp2hip

// HIP's header declares these functions of the device library in the same way. HIP's own functions
// depend on the names of its vector types, which amp2hip hides.
extern "C" {
__device__ amp2hip::image_color __ockl_image_sample_1D(amp2hip::image_words *image,
                                                       amp2hip::image_words *how, float at);
__device__ amp2hip::image_color __ockl_image_sample_2D(amp2hip::image_words *image,
                                                       amp2hip::image_words *how,
                                                       amp2hip::image_point at);
__device__ amp2hip::image_color __ockl_image_sample_3D(amp2hip::image_words *image,
                                                       amp2hip::image_words *how,
                                                       amp2hip::image_color at);
}

namespace amp2hip {

/// Samples by the texture units of a GPU, for images of rank N, which have one level. A texture
/// object is the address of the descriptor of the image, which that of the sampler follows.
template <int N>
struct texture_unit {
  static __device__ void sample(unsigned long long object, float x, float y, float z, float,
                                float *to) {
    image_words *const image = (image_words *)object;
    image_words *const how = image + 12; // HIP_SAMPLER_OBJECT_OFFSET_DWORD
    image_color value;
    if constexpr (N == 1)
      value = __ockl_image_sample_1D(image, how, x);
    else if constexpr (N == 2)
      value = __ockl_image_sample_2D(image, how, image_point{x, y});
    else
      value = __ockl_image_sample_3D(image, how, image_color{x, y, z, 0.0f});
    to[0] = value.x, to[1] = value.y, to[2] = value.z, to[3] = value.w;
  }
};

} // namespace amp2hip

#endif // AMP2HIP_TEXTURE_HIP_IMAGES_H
