//===--- DroppedProperties.h - Properties in text that is dropped -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_DIALECT_DROPPEDPROPERTIES_H
#define AMP2HIP_REWRITE_DIALECT_DROPPEDPROPERTIES_H

namespace amp2hip {

struct RewriteContext;

/// Replaces properties in text that the preprocessor drops (see DroppedText) by calls of their
/// getters, because the class in the output has no property. The names of members must suffice to
/// recognize a property, since the text has no types:
///
///   assert(s.N == 3);        // becomes assert(s.get_N() == 3);
///
/// Warns about other names of properties in dropped macro arguments.
void planDroppedProperties(RewriteContext &C);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_DIALECT_DROPPEDPROPERTIES_H
