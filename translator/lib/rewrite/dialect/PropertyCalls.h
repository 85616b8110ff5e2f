//===--- PropertyCalls.h - Properties as calls of accessors -----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_DIALECT_PROPERTYCALLS_H
#define AMP2HIP_REWRITE_DIALECT_PROPERTYCALLS_H

namespace clang {
class PseudoObjectExpr;
} // namespace clang

namespace amp2hip {

struct InstanceUses;
struct RewriteContext;

/// Rewrites \p Use, which reads or writes a property, to calls of the property's accessors:
///
///     acc.default_view            acc.get_default_view()
///     box.width = 3               box.put_width(3)
///     box.width += 2              box.put_width(box.get_width() + (2))
///
/// If the old value is used, or if the object or a subscript has side effects, a lambda calls the
/// accessors. It receives all operands as arguments, so each is evaluated once:
///
///     n = box.width++
///     n = [](auto &&object) {
///       auto value = object.get_width(); object.put_width(value + 1); return value; }(box)
///
/// Inner uses must be rewritten before the uses that contain them.
void writeAccessorCalls(RewriteContext &C, const clang::PseudoObjectExpr *Use);

/// The same for a use in a template. If the use means different accessors or data members in
/// different instances, the output's compiler selects the first lambda that is valid:
///
///     x.width
///     amp2hip::first_fit(
///       [](auto &&object) -> decltype((object.width)) { return (object.width); },
///       [](auto &&object) -> decltype(object.get_width()) { return object.get_width(); })(x)
void writeInstanceUses(RewriteContext &C, const InstanceUses &Uses);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_DIALECT_PROPERTYCALLS_H
