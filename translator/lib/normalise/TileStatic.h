//===--- TileStatic.h - The storage class tile_static --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_NORMALISE_TILESTATIC_H
#define AMP2HIP_NORMALISE_TILESTATIC_H

namespace amp2hip {

/// The attribute that stands for tile_static while Clang parses. What has it is
/// annotated with TileStaticNote.
extern const char *const TileStaticAttribute;
constexpr const char *TileStaticNote = "amp2hip::tile_static";

} // namespace amp2hip

#endif // AMP2HIP_NORMALISE_TILESTATIC_H
