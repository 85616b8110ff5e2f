//===--- AmpTypes.h - Types that amp code can have ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_TYPES_AMPTYPES_H
#define AMP2HIP_MODEL_TYPES_AMPTYPES_H

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

/// The reason why amp code cannot use a type (§2.4.1).
struct TypeFault {
  Rule Violated;
  /// The predicate of the diagnostic's sentence, whose subject is the entity that has the type:
  /// "has type 'char', which amp code does not support".
  std::string Predicate;
  /// Set if a member or base of the class has the fault: the path to it, as text of the diagnostic,
  /// "whose member 'p.r'".
  std::string Path = {};
  /// Location of the member or base that \c Path ends with.
  clang::SourceLocation Where = {};

  /// Returns the full predicate of a diagnostic about an entity of type \p T: only \c Predicate if
  /// \c Path is empty, otherwise the name of \p T, \c Path and \c Predicate.
  std::string about(clang::QualType T, const clang::ASTContext &Ctx) const;
};

using MaybeFault = std::optional<TypeFault>;

/// Decides which types amp code can use (§2.4.1). Dependent and incomplete types have no
/// fault; their instantiations are checked instead. Layout rules use the ABI of this
/// platform, which host and accelerator share.
class AmpTypes {
public:
  explicit AmpTypes(const Unit &U) : U(U) {}

  /// Why \p T is not amp-compatible, as the type of a member, element or capture.
  MaybeFault valueFault(clang::QualType T) const;
  /// Why a local variable, parameter or result of amp code cannot have type \p T. Pointers
  /// and references are allowed there.
  MaybeFault localFault(clang::QualType T) const;
  /// Why a value of type \p T cannot be copied to an accelerator. Pointers are a fault even
  /// with the extension that allows pointers as members.
  MaybeFault captureFault(clang::QualType T) const;
  /// Why \p T, an amp-compatible type, still cannot be the element type of a container or of
  /// tile_static memory: it contains a container or a reference to one (§5.1).
  MaybeFault containerFault(clang::QualType T) const;
  /// A member of a closure whose offset is not a multiple of four bytes.
  struct Misplaced {
    unsigned Member;
    uint64_t Offset;
  };
  /// The first misplaced member of a closure whose members have the types \p Members, in this
  /// order. No value if all offsets are multiples of four bytes, or if a type has no known layout.
  /// An empty class may have any offset.
  std::optional<Misplaced> misplaced(llvm::ArrayRef<clang::QualType> Members) const;

  bool allows(AmpExtension E) const;
  /// The name of \p T for diagnostics: `'half' (aka 'short')`.
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
  MaybeFault computeClassFault(const clang::CXXRecordDecl *R, Mode M) const;
  MaybeFault baseFault(const clang::CXXRecordDecl *R, const clang::CXXBaseSpecifier &Base,
                       Mode M) const;
  MaybeFault memberFault(const clang::FieldDecl *Field, Mode M) const;
  bool isAligned(clang::QualType T) const;

  const Unit &U;
  mutable llvm::DenseMap<const clang::CXXRecordDecl *, MaybeFault> Classes[2];
};

/// True if \p T is volatile or, at any depth, points to, refers to or is an array of a
/// volatile type: `volatile int *`.
bool holdsVolatile(clang::QualType T);
/// True for the containers of the library (array, texture) and the views of them.
bool isContainer(const clang::CXXRecordDecl *R);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_TYPES_AMPTYPES_H
