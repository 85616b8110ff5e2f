//===--- template_packs.h - parameter packs as template arguments ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Classes that wrap a parameter pack into one template argument. A function object that needs
// several packs is a partial specialization for these classes, because a primary class template can
// have only one parameter pack.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_OUTPUT_TEMPLATE_PACKS_H
#define AMP2HIP_OUTPUT_TEMPLATE_PACKS_H

namespace amp2hip {

template <typename...>
struct type_pack;

template <auto...>
struct value_pack;

template <template <typename...> class...>
struct template_pack;

} // namespace amp2hip

#endif // AMP2HIP_OUTPUT_TEMPLATE_PACKS_H
