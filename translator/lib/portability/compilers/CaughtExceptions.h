//===--- CaughtExceptions.h - Exceptions that a handler copies -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_COMPILERS_CAUGHTEXCEPTIONS_H
#define AMP2HIP_PORTABILITY_COMPILERS_CAUGHTEXCEPTIONS_H

namespace amp2hip {

class Unit;

/// Catches objects of std::exception by reference. The copy in a handler has the text of the
/// exception on Windows only:
///
///   catch (std::exception e)   // catch (std::exception &e)
void fixCaughtExceptions(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_COMPILERS_CAUGHTEXCEPTIONS_H
