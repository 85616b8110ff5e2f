//===--- InsertLateDeclarations.h - Declarations that come late -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_MOVEDCODE_INSERTLATEDECLARATIONS_H
#define AMP2HIP_REWRITE_MOVEDCODE_INSERTLATEDECLARATIONS_H

namespace amp2hip {

struct RewriteContext;

/// Plans the edits that declare entities before a template that uses them, if the program declares
/// the entities later. Only with -fdelayed-template-parsing;
/// parse/corrections/templates/LateDeclarations.h finds the entities.
void planLateDeclarations(RewriteContext &C);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_MOVEDCODE_INSERTLATEDECLARATIONS_H
