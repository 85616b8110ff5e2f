//===--- image_check.h - comparing texture units with code ------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_HIP_IMAGE_CHECK_H
#define AMP2HIP_HIP_IMAGE_CHECK_H

#include "amp2hip/texture/image_format.h"
#include <functional>
#include <memory>

namespace amp2hip::hip {

class vendor_image;

/// True if the texture units of the current device sample images with the rank and the texels of
/// \p format as §10.5.7 says. GPUs and drivers differ, so the first call for a device, rank and
/// format of texels tries it: it samples a small image, which \p create creates, in all address
/// modes, and compares the samples with those that the code for linear memory computes. If they
/// differ, or if HIP returns an error, a sentence on stderr says so with AMP2HIP_VERBOSE. Safe to
/// call from several threads.
bool samples_as_specified(
    const image_format &format,
    const std::function<std::unique_ptr<vendor_image>(const image_format &)> &create);

} // namespace amp2hip::hip

#endif // AMP2HIP_HIP_IMAGE_CHECK_H
