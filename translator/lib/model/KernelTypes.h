//===--- KernelTypes.h - What the names of kernels' types contain ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_KERNELTYPES_H
#define AMP2HIP_MODEL_KERNELTYPES_H

#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/DenseSet.h"
#include <vector>

namespace amp2hip {

struct CodeBlock;
class Unit;

/// The places of the user's types that the name of a launched kernel's type contains
/// in some instance, and that only their own function, or nothing, can name:
///
///   auto twice(F f) restrict(cpu, amp) { return [f](int x) { return f(f(x)); }; }
///   auto g = twice(h);       // a closure of code of both restrictions
///   fill<tag>(v);            // a local class, or a closure of host code
///   static struct { int a; } settings;
///
/// On GPUs a launch names the kernel's type, and nvcc has no name for these. They
/// become named classes at namespace scope. In headers these are all that a function of
/// both restrictions with a deduced result declares, and no others: a header has one
/// translation for all sources. Closures of cpu code inside amp code, which nvcc would
/// compile for the device, are among them in sources and headers.
llvm::DenseSet<clang::SourceLocation> namelessTypesOfKernels(const Unit &U,
                                                             const std::vector<CodeBlock> &Code);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_KERNELTYPES_H
