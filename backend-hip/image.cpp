//===--- image.cpp - textures as arrays of HIP ----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "image.h"
#include "amp2hip/launch/launch_comparison.h"
#include "error.h"
#include "image_check.h"
#include "vendor.h"
#include <algorithm>
#include <cstdlib>
#include <string_view>

namespace amp2hip::hip {

namespace {

bool images_allowed() {
  static const bool allowed = [] {
    const char *const wanted = std::getenv("AMP2HIP_TEXTURES");
    return !comparing && (wanted == nullptr || std::string_view(wanted) != "software");
  }();
  return allowed;
}

bool is_normalized(const image_format &format) {
  return format.kind == texel_kind::norm || format.kind == texel_kind::unorm;
}

/// True if the current device filters textures of this format. HIP has no mipmapped arrays on
/// Linux. The units would filter a texture of rank 1 as a picture of one row.
bool is_filtered(const image_format &format) {
  if (format.levels > 1 || format.components == 3 || format.rank == 1 ||
      !(format.kind == texel_kind::real || is_normalized(format)))
    return false;
#ifdef __HIP_PLATFORM_AMD__
  int device = 0;
  hipDeviceProp_t properties;
  if (hipGetDevice(&device) != hipSuccess ||
      hipGetDeviceProperties(&properties, device) != hipSuccess)
    return false;
  const std::string_view name(properties.gcnArchName);
  const auto is = [&](std::string_view family) { return name.substr(0, family.size()) == family; };
  // The accelerators gfx940 and later have no texture units; gfx90a does not filter in 3
  // dimensions.
  return !is("gfx94") && !is("gfx95") && !(is("gfx90a") && format.rank == 3);
#else
  return true;
#endif
}

hipChannelFormatDesc channels_of(const image_format &format) {
  const auto bits = [&](int component) {
    return component < format.components ? static_cast<int>(format.bits) : 0;
  };
  return hipCreateChannelDesc(bits(0), bits(1), bits(2), bits(3),
                              format.kind == texel_kind::real   ? hipChannelFormatKindFloat
                              : format.kind == texel_kind::norm ? hipChannelFormatKindSigned
                                                                : hipChannelFormatKindUnsigned);
}

hipExtent extent_of(const image_format &format) {
  const auto size = [&](int d) { return static_cast<std::size_t>(format.extent[d]); };
  hipExtent extent; // HIP's NVIDIA platform lacks make_hipExtent()
  extent.width = size(0), extent.height = size(1), extent.depth = size(2);
  return extent;
}

/// A texture object as a number. HIP's type is a pointer or a number; only this form of a cast
/// converts both.
unsigned long long handle_of(hipTextureObject_t object) { return (unsigned long long)object; }
hipTextureObject_t object_of(unsigned long long handle) { return (hipTextureObject_t)handle; }

} // namespace

std::unique_ptr<vendor_image> vendor_image::create(const image_format &format, hipStream_t stream) {
  if (!images_allowed() || !is_filtered(format))
    return nullptr;
  const auto create_unchecked = [&](const image_format &one) {
    std::unique_ptr<vendor_image> image(new vendor_image(one, stream));
    if (image->create_array() == hipSuccess && image->create_objects() == hipSuccess)
      return image;
    clear_error(); // kernels access the texels in linear memory
    return std::unique_ptr<vendor_image>();
  };
  return samples_as_specified(format, create_unchecked) ? create_unchecked(format) : nullptr;
}

hipError_t vendor_image::create_array() {
  const hipChannelFormatDesc channels = channels_of(format_);
  return hipMalloc3DArray(&array_, &channels, extent_of(format_), hipArrayDefault);
}

hipError_t vendor_image::create_objects() {
  hipResourceDesc resource = {};
  resource.resType = hipResourceTypeArray;
  resource.res.array.array = array_;
  hipTextureDesc how = {};
  how.filterMode = hipFilterModeLinear;
  how.readMode = is_normalized(format_) ? hipReadModeNormalizedFloat : hipReadModeElementType;
  how.normalizedCoords = 1;
  const hipTextureAddressMode modes[] = {hipAddressModeWrap, hipAddressModeMirror,
                                         hipAddressModeClamp, hipAddressModeBorder};
  hipError_t code = hipSuccess;
  for (int i = 0; i < 4 && code == hipSuccess; ++i) {
    for (hipTextureAddressMode &mode : how.addressMode)
      mode = modes[i];
    hipTextureObject_t object = {};
    code = hipCreateTextureObject(&object, &resource, &how, nullptr);
    if (code == hipSuccess)
      handles_.linear[i] = handle_of(object);
  }
  return code;
}

vendor_image::~vendor_image() {
  for (const unsigned long long handle : handles_.linear)
    if (handle != 0)
      (void)hipDestroyTextureObject(object_of(handle));
  if (array_ != nullptr)
    (void)hipFreeArray(array_);
}

void vendor_image::copy_from_linear(const void *texels, unsigned) {
  const hipExtent size = extent_of(format_);
  const std::size_t row =
      size.width * static_cast<std::size_t>(format_.components) * format_.bits / 8;
  hipMemcpy3DParms copy = {};
  copy.extent = size;
  copy.extent.height = std::max<std::size_t>(size.height, 1);
  copy.extent.depth = std::max<std::size_t>(size.depth, 1);
  copy.srcPtr.ptr = const_cast<void *>(texels);
  copy.srcPtr.pitch = row;
  copy.srcPtr.xsize = size.width;
  copy.srcPtr.ysize = copy.extent.height;
  copy.dstArray = array_;
  copy.kind = hipMemcpyDefault; // `texels` may be on the device or on the host
  check(hipMemcpy3DAsync(&copy, stream_), "copying a texture to its image");
}

} // namespace amp2hip::hip
