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

namespace clang {
class NamedDecl;
} // namespace clang

namespace amp2hip {

struct CodeBlock;
class Unit;

/// What the types of launched kernels contain that compilers of their launches cannot
/// name. On GPUs a launch names the kernel's type.
struct KernelTypes {
  /// The places of types that only their own function, or nothing, can name, and that
  /// become named classes at namespace scope:
  ///
  ///   auto twice(F f) restrict(cpu, amp) { return [f](int x) { return f(f(x)); }; }
  ///   auto g = twice(h);       // a closure of code of both restrictions
  ///   fill<tag>(v);            // a local class, or a closure of host code
  ///   static struct { int a; } settings;
  ///
  /// A header has one translation for all sources. So there the launches that its own
  /// functions cause decide, and all that a function of both restrictions with a deduced
  /// result declares is among them. Closures of cpu code inside amp code, which nvcc would
  /// compile for the device, are among them in sources and headers.
  llvm::DenseSet<clang::SourceLocation> Nameless;

  /// A type of a kernel's type that has no name outside of its function.
  struct Use {
    clang::SourceLocation Type, Launch;
  };
  /// All of them, with the first launch: a header's may be missing in \c Nameless.
  std::vector<Use> Uses;

  /// The places of lambdas that are converted to pointers to functions.
  llvm::DenseSet<clang::SourceLocation> Converted;
  /// Types, functions and variables of unnamed namespaces in kernels' types.
  std::vector<const clang::NamedDecl *> InUnnamedNamespaces;
};

KernelTypes findKernelTypes(const Unit &U, const std::vector<CodeBlock> &Code);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_KERNELTYPES_H
