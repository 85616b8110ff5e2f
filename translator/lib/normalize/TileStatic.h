//===--- TileStatic.h - The storage class tile_static ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_NORMALIZE_TILESTATIC_H
#define AMP2HIP_NORMALIZE_TILESTATIC_H

namespace amp2hip {

/// The name of the attribute that replaces `tile_static` in the tokens that
/// Clang parses.
extern const char *const TileStaticAttribute;
/// The annotation that the attribute adds to a declaration.
constexpr const char *TileStaticAnnotation = "amp2hip::tile_static";

} // namespace amp2hip

#endif // AMP2HIP_NORMALIZE_TILESTATIC_H
