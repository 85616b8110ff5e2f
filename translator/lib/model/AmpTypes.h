//===--- AmpTypes.h - Types that amp code can have -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_AMPTYPES_H
#define AMP2HIP_MODEL_AMPTYPES_H

#include "amp2hip/AmpExtensions.h"
#include "amp2hip/Rules.h"
#include "clang/AST/Type.h"
#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/DenseMap.h"
#include <optional>
#include <string>

namespace clang {
class ASTContext;
class CXXBaseSpecifier;
class CXXRecordDecl;
class FieldDecl;
} // namespace clang

namespace amp2hip {

class Unit;

/// Why a type cannot be used (§2.4.1).
struct TypeFault {
  Rule Violated;
  /// What is wrong, said of what has the type: "has type 'char', which amp code
  /// does not have".
  std::string Predicate;
  /// `p.r` of the member that is at fault, if the fault is inside a class.
  std::string Path = {};
  /// That member or base, the innermost.
  clang::SourceLocation Where = {};

  /// The predicate for something of type \p T.
  std::string about(clang::QualType T, const clang::ASTContext &Ctx) const;
};

using MaybeFault = std::optional<TypeFault>;

/// Judges types. Dependent and incomplete types have no fault: instantiations
/// are judged. The layout is the one of this platform's ABI, which host and
/// accelerator share.
class AmpTypes {
public:
  explicit AmpTypes(const Unit &U) : U(U) {}

  /// Why \p T is not amp-compatible: as a member, an element, a capture.
  MaybeFault valueFault(clang::QualType T) const;
  /// Why a local variable, parameter or result of amp code cannot have type
  /// \p T: pointers and references are good there.
  MaybeFault localFault(clang::QualType T) const;
  /// Why a copy of \p T cannot go to an accelerator: no extension makes a
  /// pointer mean something there.
  MaybeFault captureFault(clang::QualType T) const;
  /// Why \p T is no element of a container or tile_static memory beyond that it
  /// is amp-compatible: it holds a container or a reference to one (§5.1).
  MaybeFault containerFault(clang::QualType T) const;
  /// The first member that does not lie at a multiple of four bytes in a closure
  /// of \p Members in this order; its offset. Empty classes may lie anywhere.
  struct Misplaced {
    unsigned Member;
    uint64_t Offset;
  };
  std::optional<Misplaced> misplaced(llvm::ArrayRef<clang::QualType> Members) const;

  bool allows(AmpExtension E) const;
  /// `'half' (aka 'short')`
  static std::string nameOf(clang::QualType T, const clang::ASTContext &Ctx);

private:
  enum Mode { Value, Transferred };
  MaybeFault fault(clang::QualType T, Mode M) const;
  MaybeFault builtinFault(clang::QualType T) const;
  MaybeFault pointeeFault(clang::QualType Pointer, clang::QualType Pointee) const;
  MaybeFault enumFault(clang::QualType T) const;
  MaybeFault elementFault(clang::QualType T, Mode M) const;
  MaybeFault memberPointerFault(clang::QualType T) const;
  MaybeFault libraryFault(const clang::CXXRecordDecl *R) const;
  MaybeFault classFault(const clang::CXXRecordDecl *R, Mode M) const;
  MaybeFault judge(const clang::CXXRecordDecl *R, Mode M) const;
  MaybeFault baseFault(const clang::CXXRecordDecl *R, const clang::CXXBaseSpecifier &Base,
                       Mode M) const;
  MaybeFault memberFault(const clang::FieldDecl *Field, Mode M) const;
  bool isAligned(clang::QualType T) const;

  const Unit &U;
  mutable llvm::DenseMap<const clang::CXXRecordDecl *, MaybeFault> Classes[2];
};

/// True for concurrency::array and concurrency::graphics::texture, which amp
/// code reaches by pointer and reference only.
bool isReachedByReference(clang::QualType T);
/// True of a volatile type, and of one at any depth of which something is: `volatile
/// int *`.
bool holdsVolatile(clang::QualType T);
/// True for the library's containers and views of them.
bool isContainer(const clang::CXXRecordDecl *R);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_AMPTYPES_H
