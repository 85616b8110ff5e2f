//===--- lvalue.h - Temporaries bound to references -------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Temporaries that are bound to references, as only Microsoft's compiler allows. This header is in
/// amp-headers and in compat/windows, because sources with and without C++ AMP need it. Both have
/// the same include guard.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_COMPILER_LVALUE_H
#define AMP2HIP_COMPILER_LVALUE_H

#if defined(AMP2HIP_TRANSLATING) || defined(__CUDACC__) || defined(__HIP__)
#define AMP2HIP_LVALUE_TARGETS __attribute__((host)) __attribute__((device))
#else
#define AMP2HIP_LVALUE_TARGETS
#endif

namespace amp2hip {

/// Returns a temporary as an lvalue, valid until the end of the full expression. The translator
/// writes the call where a program binds a temporary to a non-const reference to a class.
template <typename T>
AMP2HIP_LVALUE_TARGETS T &lvalue(T &&temporary) {
  return temporary;
}

} // namespace amp2hip

#ifdef AMP2HIP_TRANSLATING
// The translator parses calls of amp2hip::lvalue that it adds as calls of this function, because
// tokens at one location must not contain a qualified name.
template <typename T>
AMP2HIP_LVALUE_TARGETS T &amp2hip_lvalue(T &&temporary) {
  return temporary;
}
#endif

#undef AMP2HIP_LVALUE_TARGETS

#endif // AMP2HIP_COMPILER_LVALUE_H
