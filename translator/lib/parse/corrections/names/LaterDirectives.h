//===--- LaterDirectives.h - Names of later using directives ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_NAMES_LATERDIRECTIVES_H
#define AMP2HIP_PARSE_CORRECTIONS_NAMES_LATERDIRECTIVES_H

#include "diagnose/DiagnosticWithNotes.h"
#include "llvm/ADT/ArrayRef.h"

namespace amp2hip {

class TokenCorrections;
class Unit;

/// Qualifies names in the parameter lists of templates that only a later using directive makes
/// visible. Microsoft's compiler reads a default argument where the template is used:
///
///   template <class T, class Less = std::less<message<T>>>   // std::less<concurrency::message<T>>
///   class buffer;
///   using namespace concurrency;
///
/// The namespace must declare the name before the template. Returns true if a correction is new.
bool qualifyLaterNames(TokenCorrections &Corrections, llvm::ArrayRef<Report> Reports,
                       const Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_NAMES_LATERDIRECTIVES_H
