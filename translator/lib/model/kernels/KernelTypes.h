//===--- KernelTypes.h - Types in the names of kernels' types -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_KERNELS_KERNELTYPES_H
#define AMP2HIP_MODEL_KERNELS_KERNELTYPES_H

#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/DenseSet.h"
#include <vector>

namespace clang {
class NamedDecl;
} // namespace clang

namespace amp2hip {

struct CodeBlock;
class Unit;

/// The types and declarations that occur in the types of launched kernels and that cannot keep
/// their names in the output. For a launch on a GPU, nvcc generates code that names the kernel's
/// type; it cannot name local, unnamed and closure types.
struct KernelTypes {
  /// The locations of local, unnamed and closure types that become named classes at
  /// namespace scope:
  ///
  ///   auto twice(F f) restrict(cpu, amp) { return [f](int x) { return f(f(x)); }; }
  ///   auto g = twice(h);       // a closure of code of both restrictions
  ///   fill<tag>(v);            // a local class, or a closure of host code
  ///   static struct { int a; } settings;
  ///
  /// The translation of a header must be the same for all sources. For a type in a header,
  /// only the launches that the header itself causes count. The set also contains all types
  /// and lambdas of a header's function of both restrictions with a deduced return type.
  /// In sources and headers, it contains cpu lambdas inside amp code, because nvcc would
  /// compile their bodies for the device.
  llvm::DenseSet<clang::SourceLocation> TypesToName;

  /// A local, unnamed or closure type in the name of a kernel's type.
  struct Use {
    clang::SourceLocation Type, Launch;
  };
  /// All uses of local, unnamed and closure types, each with the first launch that needs the type.
  /// Includes types of headers that \c TypesToName lacks.
  std::vector<Use> Uses;

  /// The locations of lambdas that are converted to function pointers.
  llvm::DenseSet<clang::SourceLocation> Converted;
  /// Types, functions, variables and templates of unnamed namespaces in kernels' types.
  std::vector<const clang::NamedDecl *> InUnnamedNamespaces;
};

KernelTypes findKernelTypes(const Unit &U, const std::vector<CodeBlock> &Code);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_KERNELS_KERNELTYPES_H
