//===--- PropertyCalls.h - Properties as calls of accessors -----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_DIALECT_PROPERTYCALLS_H
#define AMP2HIP_REWRITE_DIALECT_PROPERTYCALLS_H

#include "source/SourceText.h"
#include <string>

namespace clang {
class PseudoObjectExpr;
} // namespace clang

namespace amp2hip {

struct InstanceUses;
struct RewriteContext;

/// Returns the text that other rewrites have inserted before \p Name, such as `this->`. A call that
/// replaces the name must begin with it.
std::string insertedBefore(const RewriteContext &C, TextRange Name);

/// Rewrites \p Use, which reads or writes a property, to calls of the property's accessors. Each
/// left expression becomes the right one:
///
///     acc.default_view            acc.get_default_view()
///     box.width = 3               box.put_width(3)
///     box.width += 2              box.put_width(box.get_width() + (2))
///
/// If the old value is used, or if the object or a subscript has side effects, a lambda calls the
/// accessors. The lambda receives all operands as arguments, so that each is evaluated once. For
/// example,
///
///     n = box.width++
///
/// becomes
///
///     n = [](auto &&object) {
///       auto value = object.get_width(); object.put_width(value + 1); return value; }(box)
///
/// Inner uses must be rewritten before the uses that contain them.
void writeAccessorCalls(RewriteContext &C, const clang::PseudoObjectExpr *Use);

/// Rewrites \p Uses, the use of a property in a template, to calls of the property's accessors.
/// Instances of the template may call different accessors, or use a data member of that name. Then
/// the output contains a lambda for each case, and its compiler selects the first lambda that is
/// valid. For example,
///
///     x.width
///
/// becomes
///
///     amp2hip::first_fit(
///       [](auto &&object) -> decltype((object.width)) { return (object.width); },
///       [](auto &&object) -> decltype(object.get_width()) { return object.get_width(); })(x)
void writeInstanceUses(RewriteContext &C, const InstanceUses &Uses);

/// Removes using declarations of properties.
void planPropertyUsings(RewriteContext &C);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_DIALECT_PROPERTYCALLS_H
