//===--- template_packs.h - A parameter pack as one template argument -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A class template has one parameter pack. A function object that needs several
// is a partial specialization for these.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TEMPLATE_PACKS_H
#define AMP2HIP_TEMPLATE_PACKS_H

namespace amp2hip {

template <typename...>
struct type_pack;

template <auto...>
struct value_pack;

template <template <typename...> class...>
struct template_pack;

} // namespace amp2hip

#endif // AMP2HIP_TEMPLATE_PACKS_H
