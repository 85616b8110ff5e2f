//===--- image.cpp - textures as CUDA arrays ------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "image.h"
#include "amp2hip/error/exceptions.h"
#include "amp2hip/launch/launch_comparison.h"
#include "error.h"
#include "vendor.h"
#include <algorithm>
#include <cstdlib>
#include <string_view>

namespace amp2hip::cuda {

namespace {

bool images_allowed() {
  static const bool allowed = [] {
    const char *const wanted = std::getenv("AMP2HIP_TEXTURES");
    if (comparing) // the CPU filters exactly
      return false;
    return wanted == nullptr || std::string_view(wanted) != "software";
  }();
  return allowed;
}

/// True if CUDA has arrays of this format.
bool has_channels(const image_format &format) {
  return format.components != 3 && format.kind != texel_kind::wide;
}

bool is_normalized(const image_format &format) {
  return format.kind == texel_kind::norm || format.kind == texel_kind::unorm;
}

/// True if the format has a linear filter.
bool is_filtered(const image_format &format) {
  return format.kind == texel_kind::real || is_normalized(format);
}

cudaChannelFormatDesc channels_of(const image_format &format) {
  const auto bits = [&](int component) {
    return component < format.components ? static_cast<int>(format.bits) : 0;
  };
  const cudaChannelFormatKind kind =
      format.kind == texel_kind::real ? cudaChannelFormatKindFloat
      : format.kind == texel_kind::signed_integer || format.kind == texel_kind::norm
          ? cudaChannelFormatKindSigned
          : cudaChannelFormatKindUnsigned;
  return cudaCreateChannelDesc(bits(0), bits(1), bits(2), bits(3), kind);
}

cudaExtent extent_of(const image_format &format) {
  const auto size = [&](int d) { return static_cast<std::size_t>(format.extent[d]); };
  return {size(0), size(1), size(2)};
}

} // namespace

std::unique_ptr<vendor_image> vendor_image::create(const image_format &format,
                                                   cudaStream_t stream) {
  // Linear samples of rank 1 are computed in code (sample_texture()), and linear memory is faster
  // for them.
  const bool is_filtered_row = format.extent[1] == 0 && is_filtered(format);
  if (!images_allowed() || !has_channels(format) || is_filtered_row ||
      (format.levels > 1 && !is_filtered(format)))
    return nullptr;
  std::unique_ptr<vendor_image> image(new vendor_image(format, stream));
  if (image->create_array() == cudaSuccess && image->create_objects() == cudaSuccess)
    return image;
  clear_error(); // kernels access the texels in linear memory
  return nullptr;
}

std::unique_ptr<vendor_image> vendor_image::adopt(void *array, const image_format &format,
                                                  cudaStream_t stream) {
  if (!has_channels(format))
    return nullptr;
  auto *const given = static_cast<cudaArray_t>(array);
  cudaChannelFormatDesc channels = {};
  cudaExtent extent = {};
  unsigned flags = 0;
  check(cudaArrayGetInfo(&channels, &extent, &flags, given), "reading the format of an array");
  const cudaChannelFormatDesc wanted = channels_of(format);
  const cudaExtent size = extent_of(format);
  if (channels.x != wanted.x || channels.y != wanted.y || channels.z != wanted.z ||
      channels.w != wanted.w || channels.f != wanted.f)
    throw concurrency::runtime_exception("make_texture: the array has another format (10.1.16)",
                                         E_INVALIDARG);
  if (extent.width != size.width || extent.height != size.height || extent.depth != size.depth)
    throw concurrency::runtime_exception("make_texture: the array has another extent (10.1.16)",
                                         E_INVALIDARG);
  if ((flags & cudaArraySurfaceLoadStore) == 0)
    throw concurrency::runtime_exception(
        "make_texture: the array was created without cudaArraySurfaceLoadStore", E_INVALIDARG);
  std::unique_ptr<vendor_image> image(new vendor_image(format, stream));
  image->array_ = given;
  image->owns_array_ = false;
  check(image->create_objects(), "creating the objects of a texture");
  return image;
}

bool vendor_image::read_format(void *array, image_format &format) {
  cudaChannelFormatDesc channels = {};
  cudaExtent extent = {};
  unsigned flags = 0;
  check(cudaArrayGetInfo(&channels, &extent, &flags, static_cast<cudaArray_t>(array)),
        "reading the format of an array");
  format.extent[0] = static_cast<int>(extent.width);
  format.extent[1] = static_cast<int>(extent.height);
  format.extent[2] = static_cast<int>(extent.depth);
  format.bits = static_cast<unsigned>(channels.x);
  return true;
}

cudaError_t vendor_image::create_array() {
  const cudaChannelFormatDesc channels = channels_of(format_);
  return format_.levels > 1
             ? cudaMallocMipmappedArray(&mipmapped_, &channels, extent_of(format_), format_.levels)
             : cudaMalloc3DArray(&array_, &channels, extent_of(format_), cudaArraySurfaceLoadStore);
}

cudaError_t vendor_image::create_objects() {
  cudaResourceDesc resource = {};
  cudaTextureDesc how = {};
  cudaError_t code = cudaSuccess;
  if (mipmapped_ != nullptr) {
    resource.resType = cudaResourceTypeMipmappedArray;
    resource.res.mipmap.mipmap = mipmapped_;
    how.mipmapFilterMode = cudaFilterModeLinear;
    how.maxMipmapLevelClamp = static_cast<float>(format_.levels - 1);
  } else {
    resource.resType = cudaResourceTypeArray;
    resource.res.array.array = array_;
    code = cudaCreateSurfaceObject(&handles_.surface, &resource);
  }
  if (!is_filtered(format_))
    return code;
  how.filterMode = cudaFilterModeLinear;
  how.readMode = is_normalized(format_) ? cudaReadModeNormalizedFloat : cudaReadModeElementType;
  how.normalizedCoords = 1;
  const cudaTextureAddressMode modes[] = {cudaAddressModeWrap, cudaAddressModeMirror,
                                          cudaAddressModeClamp, cudaAddressModeBorder};
  for (int i = 0; i < 4 && code == cudaSuccess; ++i) {
    for (cudaTextureAddressMode &mode : how.addressMode)
      mode = modes[i];
    code = cudaCreateTextureObject(&handles_.linear[i], &resource, &how, nullptr);
  }
  return code;
}

vendor_image::~vendor_image() {
  for (const cudaTextureObject_t object : handles_.linear)
    if (object != 0)
      (void)cudaDestroyTextureObject(object);
  if (handles_.surface != 0)
    (void)cudaDestroySurfaceObject(handles_.surface);
  if (owns_array_ && array_ != nullptr)
    (void)cudaFreeArray(array_);
  if (mipmapped_ != nullptr)
    (void)cudaFreeMipmappedArray(mipmapped_);
}

cudaMemcpy3DParms vendor_image::copy_of(const void *linear, unsigned level) const {
  const auto size = [&](int d) {
    return static_cast<std::size_t>(std::max(format_.extent[d] >> level, 1));
  };
  const std::size_t row = size(0) * static_cast<std::size_t>(format_.components) * format_.bits / 8;
  cudaMemcpy3DParms copy = {};
  copy.srcPtr = {const_cast<void *>(linear), row, size(0), size(1)};
  copy.extent = {size(0), size(1), size(2)};
  copy.kind = cudaMemcpyDefault; // `linear` may be on the device or on the host
  return copy;
}

void vendor_image::copy_from_linear(const void *texels, unsigned level) {
  cudaMemcpy3DParms copy = copy_of(texels, level);
  copy.dstArray = array_;
  if (mipmapped_ != nullptr)
    check(cudaGetMipmappedArrayLevel(&copy.dstArray, mipmapped_, level),
          "finding a level of a texture");
  check(cudaMemcpy3DAsync(&copy, stream_), "copying a texture to its image");
}

void vendor_image::copy_to_linear(void *texels) const {
  cudaMemcpy3DParms copy = copy_of(texels, 0);
  copy.dstPtr = copy.srcPtr;
  copy.srcPtr = {};
  copy.srcArray = array_;
  check(cudaMemcpy3DAsync(&copy, stream_), "copying a texture from its image");
}

} // namespace amp2hip::cuda
