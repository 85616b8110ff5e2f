//===--- Uuids.h - Identifiers of classes ----------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_SYNTAX_UUIDS_H
#define AMP2HIP_PARSE_CORRECTIONS_SYNTAX_UUIDS_H

namespace amp2hip {

class Unit;

/// Adds the edits to Unit::SourceFixes that declare the identifiers of classes
/// for `__uuidof`, which is a macro for the compilers of the output:
///
///   struct shape;                          // added
///   AMP2HIP_UUID("8e3f0001-...", shape);   // added
///   struct __declspec(uuid("8e3f0001-...")) shape : IUnknown {...};
///
/// The attribute stays: the output can be translated again. Reports classes
/// whose identifiers cannot be declared.
void declareUuids(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_SYNTAX_UUIDS_H
