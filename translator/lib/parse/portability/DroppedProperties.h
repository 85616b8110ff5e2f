//===--- DroppedProperties.h - Properties in arguments without use -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_PORTABILITY_DROPPEDPROPERTIES_H
#define AMP2HIP_PARSE_PORTABILITY_DROPPEDPROPERTIES_H

namespace amp2hip {

class Unit;

/// Replaces properties in arguments that a macro does not use, as its definition for
/// other configurations may use them:
///
///   #define TRACE(text, value)             // empty, except in Debug
///   TRACE("%d", box.width);                // before
///   TRACE("%d", box.get_width());          // after
///
/// Clang does not parse such arguments. So a name is only replaced after `.` or `->`, if
/// it names a property in all classes of the program that have such a member, with one
/// getter, and if it is not assigned to.
void mendDroppedProperties(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_PORTABILITY_DROPPEDPROPERTIES_H
