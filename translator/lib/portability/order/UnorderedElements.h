//===--- UnorderedElements.h - Output in another order ----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_ORDER_UNORDEREDELEMENTS_H
#define AMP2HIP_PORTABILITY_ORDER_UNORDEREDELEMENTS_H

namespace amp2hip {

class Unit;

/// Warns about loops over unordered containers that print or write the elements (AMP1809):
///
///   for (auto &p : counts)    // std::unordered_map<std::string, int>
///     printf("%s %d\n", p.first.c_str(), p.second);
void reportUnorderedElements(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_ORDER_UNORDEREDELEMENTS_H
