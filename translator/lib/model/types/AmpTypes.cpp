//===--- AmpTypes.cpp - Types that amp code can have ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "model/types/AmpTypes.h"
#include "ast/Concurrency.h"
#include "parse/Unit.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/RecordLayout.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/StringSwitch.h"

using namespace clang;

namespace amp2hip {

std::string AmpTypes::nameOf(QualType T, const ASTContext &Ctx) {
  PrintingPolicy Policy = Ctx.getPrintingPolicy();
  Policy.SuppressTagKeyword = true;
  std::string Name = T.getAsString(Policy), Canonical = T.getCanonicalType().getAsString(Policy);
  if (Name == Canonical || T->getAsCXXRecordDecl())
    return fmt::format("'{}'", Name);
  return fmt::format("'{}' (aka '{}')", Name, Canonical);
}

std::string TypeFault::about(QualType T, const ASTContext &Ctx) const {
  if (Path.empty())
    return Predicate;
  return fmt::format("has type {}, {} {}", AmpTypes::nameOf(T, Ctx), Path, Predicate);
}

static const Type *canonical(QualType T) { return T.getCanonicalType().getTypePtr(); }

bool holdsVolatile(QualType T) {
  while (!T.isNull()) {
    if (T.isVolatileQualified())
      return true;
    const auto *Array = T->getAsArrayTypeUnsafe();
    T = Array ? Array->getElementType() : T->getPointeeType();
  }
  return false;
}

static StringRef libraryName(const CXXRecordDecl *R) {
  return R && R->getIdentifier() && isInConcurrency(R) ? R->getName() : StringRef();
}

bool isContainer(const CXXRecordDecl *R) {
  return llvm::StringSwitch<bool>(libraryName(R))
      .Cases("array", "array_view", "texture", "texture_view", "writeonly_texture_view", true)
      .Default(false);
}

/// True for the classes of the library that amp code can use (§2.4.1.3, chapters 4, 5, 10).
static bool isOfAmpLibrary(const CXXRecordDecl *R) {
  return llvm::StringSwitch<bool>(libraryName(R))
             .Cases("index", "extent", "grid", "tiled_extent", "tiled_index", "tile_barrier",
                    "array_view", true)
             .Default(false) ||
         (!libraryName(R).empty() && isInGraphics(R) && libraryName(R) != "texture");
}

bool AmpTypes::allows(AmpExtension E) const { return isEnabled(U.Options.AmpExtensions, E); }

static TypeFault typed(Rule R, QualType T, const ASTContext &Ctx, const char *Which) {
  return {R, fmt::format("has type {}, {}", AmpTypes::nameOf(T, Ctx), Which)};
}

MaybeFault AmpTypes::builtinFault(QualType T) const {
  switch (canonical(T)->castAs<BuiltinType>()->getKind()) {
  case BuiltinType::Void:
  case BuiltinType::Bool:
  case BuiltinType::Int:
  case BuiltinType::UInt:
  case BuiltinType::Long:
  case BuiltinType::ULong:
  case BuiltinType::Float:
  case BuiltinType::Double:
    return std::nullopt;
  case BuiltinType::NullPtr:
    return typed(Rule::PointerType, T, U.context(),
                 "but a pointer can only be a local variable, parameter or return value; use an "
                 "array_view or an index");
  case BuiltinType::Char_S:
  case BuiltinType::Char_U:
  case BuiltinType::SChar:
  case BuiltinType::UChar:
  case BuiltinType::WChar_S:
  case BuiltinType::WChar_U:
  case BuiltinType::Char8:
  case BuiltinType::Char16:
  case BuiltinType::Char32:
    if (allows(AmpExtension::Char))
      return std::nullopt;
    return typed(Rule::FundamentalType, T, U.context(),
                 "which amp code does not support; use int or pass --amp-extensions=char");
  case BuiltinType::Short:
  case BuiltinType::UShort:
    if (allows(AmpExtension::Short))
      return std::nullopt;
    return typed(Rule::FundamentalType, T, U.context(),
                 "which amp code does not support; use int or pass --amp-extensions=short");
  case BuiltinType::LongLong:
  case BuiltinType::ULongLong:
    if (allows(AmpExtension::LongLong))
      return std::nullopt;
    return typed(Rule::FundamentalType, T, U.context(),
                 "which amp code does not support; use std::int64_t or std::uint64_t, or pass "
                 "--amp-extensions=long-long");
  default:
    if (canonical(T)->isPlaceholderType())
      return std::nullopt;
    return typed(Rule::FundamentalType, T, U.context(), "which amp code does not support");
  }
}

MaybeFault AmpTypes::enumFault(QualType T) const {
  const EnumDecl *E = canonical(T)->castAs<EnumType>()->getDecl();
  QualType Integer = E->getIntegerType();
  if (Integer.isNull() || Integer->isDependentType())
    return std::nullopt;
  const auto *B = canonical(Integer)->getAs<BuiltinType>();
  if (B && (B->getKind() == BuiltinType::Bool || builtinFault(Integer)))
    return TypeFault{Rule::EnumerationType,
                     fmt::format("has type {}, an enumeration with underlying type {}; use int, "
                                 "unsigned int, long or unsigned long",
                                 nameOf(T, U.context()), nameOf(Integer, U.context()))};
  return std::nullopt;
}

/// False for types whose layout Clang cannot compute: invalid, incomplete and dependent ones.
static bool hasLayout(QualType T) {
  if (T.isNull() || T->isDependentType() || T->isIncompleteType() || T->containsErrors() ||
      T->isUndeducedType() || T->isPlaceholderType() || T->isFunctionType())
    return false;
  const CXXRecordDecl *Class = T->getBaseElementTypeUnsafe()->getAsCXXRecordDecl();
  return !Class || !Class->isInvalidDecl();
}

bool AmpTypes::isAligned(QualType T) const {
  const ASTContext &Ctx = U.context();
  T = Ctx.getBaseElementType(T);
  if (allows(AmpExtension::Alignment) || T->isReferenceType()) // becomes a pointer in the output
    return true;
  if (!hasLayout(T))
    return true;
  return Ctx.getTypeAlignInChars(T).getQuantity() % 4 == 0;
}

MaybeFault AmpTypes::elementFault(QualType T, Mode M) const {
  QualType Element = U.context().getBaseElementType(T);
  if (Element->isDependentType())
    return std::nullopt;
  if (MaybeFault F = fault(Element, M))
    return F;
  if (!isAligned(Element))
    return typed(Rule::ArrayElement, T, U.context(),
                 "an array whose elements are not aligned to 4 bytes; use an array of int or "
                 "pass --amp-extensions=alignment");
  return std::nullopt;
}

MaybeFault AmpTypes::memberPointerFault(QualType T) const {
  const auto *P = canonical(T)->castAs<MemberPointerType>();
  if (P->isMemberFunctionPointer())
    return typed(
        Rule::MemberPointerType, T, U.context(),
        "but amp code supports only pointers to data members; call the function by its name");
  return fault(P->getPointeeType(), Value);
}

MaybeFault AmpTypes::fault(QualType T, Mode M) const {
  if (T.isNull() || T->isDependentType() || T->containsErrors() || T->isUndeducedType())
    return std::nullopt;
  const ASTContext &Ctx = U.context();
  const Type *C = canonical(T);
  if (isa<BuiltinType>(C))
    return builtinFault(T.getUnqualifiedType());
  if (isa<EnumType>(C))
    return enumFault(T.getUnqualifiedType());
  if (const CXXRecordDecl *R = C->getAsCXXRecordDecl())
    return classFault(R, M);
  if (C->isArrayType())
    return elementFault(T, M);
  if (C->isMemberPointerType())
    return memberPointerFault(T);
  if (C->isPointerType()) {
    if (M == Value && allows(AmpExtension::Pointers))
      return pointeeFault(T, C->getPointeeType());
    return typed(Rule::PointerType, T, Ctx,
                 "but a pointer can only be a local variable, parameter or return value; use an "
                 "array_view or an index");
  }
  if (C->isReferenceType())
    return typed(
        Rule::ReferenceType, T, Ctx,
        "but a reference can only be a local variable, parameter or return value; use a copy "
        "or an array_view");
  if (C->isFunctionType())
    return std::nullopt;
  return typed(Rule::FundamentalType, T, Ctx, "which amp code does not support");
}

MaybeFault AmpTypes::valueFault(QualType T) const { return fault(T, Value); }
MaybeFault AmpTypes::captureFault(QualType T) const { return fault(T, Transferred); }

MaybeFault AmpTypes::pointeeFault(QualType Pointer, QualType Pointee) const {
  if (Pointee->isDependentType() || isArrayOrTexture(Pointee))
    return std::nullopt;
  if (Pointee->isFunctionType())
    return typed(Pointer->isReferenceType() ? Rule::ReferenceType : Rule::PointerType, Pointer,
                 U.context(),
                 "but amp code does not support pointers and references to functions; pass an "
                 "object with a call operator");
  QualType Element = U.context().getBaseElementType(Pointee);
  bool ToPointer = Element->isPointerType() || Element->isNullPtrType();
  if (ToPointer && !allows(AmpExtension::Pointers))
    return typed(Rule::PointerType, Pointer, U.context(),
                 "a pointer to a pointer, which amp code does not support; pass "
                 "--amp-extensions=pointers to allow it");
  MaybeFault F = ToPointer ? localFault(Pointee) : fault(Pointee, Value);
  if (F && F->Path.empty() && F->Violated != Rule::ClassType)
    F->Predicate =
        fmt::format("has type {}{}{}", nameOf(Pointer, U.context()),
                    Pointer->isReferenceType() ? ", whose referenced object " : ", whose pointee ",
                    F->Predicate);
  return F;
}

MaybeFault AmpTypes::localFault(QualType T) const {
  if (T.isNull() || T->isDependentType() || T->containsErrors() || T->isUndeducedType())
    return std::nullopt;
  const Type *C = canonical(T);
  if (C->isReferenceType()) {
    QualType Referred = C->getPointeeType();
    if (Referred->isNullPtrType())
      return typed(Rule::ReferenceType, T, U.context(),
                   "a reference to a null pointer constant, which amp code does not support");
    if (Referred->isPointerType())
      return localFault(Referred);
    return pointeeFault(T, Referred);
  }
  if (C->isPointerType())
    return pointeeFault(T, C->getPointeeType());
  if (C->isNullPtrType())
    return std::nullopt;
  return fault(T, Value);
}

MaybeFault AmpTypes::libraryFault(const CXXRecordDecl *R) const {
  const ASTContext &Ctx = U.context();
  QualType T(R->getTypeForDecl(), 0);
  if (libraryName(R).empty() || isOfAmpLibrary(R))
    return std::nullopt;
  if (isArrayOrTexture(T))
    return TypeFault{
        Rule::HostType,
        fmt::format("has type {}, which amp code can access only through a reference or pointer",
                    nameOf(T, Ctx))};
  if (U.isRuntimeLocation(R->getLocation()))
    return TypeFault{Rule::HostType,
                     fmt::format("has type {}, which is only for cpu code", nameOf(T, Ctx))};
  return std::nullopt;
}

/// The definition of \p R, null if there is none. Instantiates a class template if necessary,
/// without diagnostics, since the program does not require the instance.
static const CXXRecordDecl *definitionOf(const Unit &U, const CXXRecordDecl *R) {
  if (R->hasDefinition() || !isa<ClassTemplateSpecializationDecl>(R))
    return R->getDefinition();
  Sema &S = U.sema();
  bool Silent = S.getDiagnostics().getSuppressAllDiagnostics();
  S.getDiagnostics().setSuppressAllDiagnostics(true);
  S.isCompleteType(R->getLocation(), QualType(R->getTypeForDecl(), 0));
  S.getDiagnostics().setSuppressAllDiagnostics(Silent);
  return R->getDefinition();
}

MaybeFault AmpTypes::classFault(const CXXRecordDecl *R, Mode M) const {
  // Library classes are recognized by name and need no instantiation.
  if (MaybeFault F = libraryFault(R))
    return F;
  if (isOfAmpLibrary(R) || R->isDependentContext())
    return std::nullopt;
  R = definitionOf(U, R);
  if (!R || R->isInvalidDecl())
    return std::nullopt;
  // Insert before the check: a class with a pointer to itself recurs in its own check.
  auto [Known, New] = Classes[M].try_emplace(R, std::nullopt);
  if (!New)
    return Known->second;
  MaybeFault F = computeClassFault(R, M);
  Classes[M][R] = F;
  return F;
}

MaybeFault AmpTypes::computeClassFault(const CXXRecordDecl *R, Mode M) const {
  const ASTContext &Ctx = U.context();
  QualType T(R->getTypeForDecl(), 0);
  if (R->isPolymorphic()) {
    TypeFault F{Rule::PolymorphicType,
                fmt::format("has type {}, which has virtual functions; use a class without them",
                            nameOf(T, Ctx))};
    for (const CXXMethodDecl *Method : R->methods())
      if (Method->isVirtual() && F.Where.isInvalid())
        F.Where = Method->getLocation();
    return F;
  }
  for (const CXXBaseSpecifier &Base : R->bases())
    if (MaybeFault F = baseFault(R, Base, M))
      return F;
  for (const FieldDecl *Field : R->fields())
    if (MaybeFault F = memberFault(Field, M))
      return F;
  return std::nullopt;
}

/// Turns the fault \p F of a member or base into a fault of the enclosing class: adds
/// "whose member 'm'" to the path.
static TypeFault inside(TypeFault F, const char *Kind, const std::string &Name,
                        SourceLocation Loc) {
  StringRef Inner = F.Path;
  if (F.Violated == Rule::FundamentalType || F.Violated == Rule::PointerType ||
      F.Violated == Rule::ReferenceType || F.Violated == Rule::HostType ||
      F.Violated == Rule::EnumerationType || F.Violated == Rule::ArrayElement ||
      F.Violated == Rule::MemberPointerType)
    F.Violated = Rule::ClassType;
  if (F.Where.isInvalid())
    F.Where = Loc;
  bool Deeper = Inner.consume_front("whose member '") || Inner.consume_front("whose base '");
  if (!Deeper)
    F.Path = fmt::format("whose {} '{}'", Kind, Name);
  else
    F.Path = fmt::format("whose member '{}{}{}", Name, Name.empty() ? "" : ".", Inner);
  return F;
}

MaybeFault AmpTypes::baseFault(const CXXRecordDecl *R, const CXXBaseSpecifier &Base, Mode M) const {
  const CXXRecordDecl *B = Base.getType()->getAsCXXRecordDecl();
  if (!B || !(B = B->getDefinition()))
    return std::nullopt;
  std::string Name = B->getNameAsString();
  if (Base.isVirtual())
    return TypeFault{Rule::PolymorphicType, "is virtual; inherit without 'virtual'",
                     fmt::format("whose base '{}'", Name), Base.getBeginLoc()};
  if (MaybeFault F = classFault(B, M))
    return inside(std::move(*F), "base", Name, Base.getBeginLoc());
  uint64_t Offset = U.context().getASTRecordLayout(R).getBaseClassOffset(B).getQuantity();
  if (Offset % 4 && !allows(AmpExtension::Alignment))
    return TypeFault{
        Rule::ClassLayout,
        fmt::format("has offset {}, which is not a multiple of 4 bytes; use members of 4 "
                    "bytes or pass --amp-extensions=alignment",
                    Offset),
        fmt::format("whose base '{}'", Name), Base.getBeginLoc()};
  return std::nullopt;
}

/// True if \p T is an empty class, such as a lambda without captures, or a closure that
/// captures nothing else. The offset of such a member in a closure does not matter.
static bool holdsNothing(QualType T) {
  const CXXRecordDecl *R = T->getAsCXXRecordDecl();
  if (!R || !R->hasDefinition())
    return false;
  return R->isEmpty() || (R->isLambda() && llvm::all_of(R->fields(), [](const FieldDecl *Field) {
                            return holdsNothing(Field->getType());
                          }));
}

/// The name of a data member; for a member of a closure, the name of the captured entity.
static std::string memberName(const FieldDecl *Field) {
  const auto *R = dyn_cast<CXXRecordDecl>(Field->getParent());
  if (R && R->isLambda()) {
    llvm::DenseMap<const ValueDecl *, FieldDecl *> Captures;
    FieldDecl *This = nullptr;
    R->getCaptureFields(Captures, This);
    if (Field == This)
      return "this";
    for (const auto &[Variable, Of] : Captures)
      if (Of == Field)
        return Variable->getNameAsString();
  }
  return Field->getNameAsString();
}

MaybeFault AmpTypes::memberFault(const FieldDecl *Field, Mode M) const {
  const ASTContext &Ctx = U.context();
  QualType T = Field->getType();
  std::string Name = memberName(Field);
  std::string Path = fmt::format("whose member '{}'", Name);
  if (T->isDependentType() || Field->isInvalidDecl())
    return std::nullopt;
  if (Field->isBitField() && !allows(AmpExtension::BitFields))
    return TypeFault{Rule::BitField,
                     "is a bit-field, which amp code does not support; use shifts and masks or "
                     "pass --amp-extensions=bit-fields",
                     Name.empty() ? "whose unnamed member" : Path, Field->getLocation()};
  bool Reference = T->isReferenceType() && isArrayOrTexture(T->getPointeeType());
  if (MaybeFault F = Reference ? std::nullopt : fault(T, M))
    return inside(std::move(*F), "member", Name, Field->getLocation());
  const auto *Holder = dyn_cast<CXXRecordDecl>(Field->getParent());
  bool IsNothing = Holder && Holder->isLambda() && holdsNothing(T);
  if (Field->isBitField() || IsNothing || allows(AmpExtension::Alignment))
    return std::nullopt;
  uint64_t Offset = Ctx.toCharUnitsFromBits(Ctx.getFieldOffset(Field)).getQuantity();
  if (Offset % 4)
    return TypeFault{
        Rule::ClassLayout,
        fmt::format("has offset {}, which is not a multiple of 4 bytes; use members of 4 "
                    "bytes or pass --amp-extensions=alignment",
                    Offset),
        Path, Field->getLocation()};
  return std::nullopt;
}

MaybeFault AmpTypes::containerFault(QualType T) const {
  const ASTContext &Ctx = U.context();
  if (T->isReferenceType() && isArrayOrTexture(T->getPointeeType()))
    T = T->getPointeeType();
  T = Ctx.getBaseElementType(T);
  const CXXRecordDecl *R = T->getAsCXXRecordDecl();
  if (!R || R->isDependentContext())
    return std::nullopt;
  if (isContainer(R)) // even if it is not instantiated
    return TypeFault{Rule::ClassType,
                     fmt::format("has type {}, which is a container", nameOf(T, Ctx))};
  if (!R->hasDefinition())
    return std::nullopt;
  for (const CXXBaseSpecifier &Base : R->bases())
    if (MaybeFault F = containerFault(Base.getType()))
      return inside(std::move(*F), "base", Base.getType().getAsString(Ctx.getPrintingPolicy()),
                    Base.getBeginLoc());
  for (const FieldDecl *Field : R->fields())
    if (MaybeFault F = containerFault(Field->getType()))
      return inside(std::move(*F), "member", memberName(Field), Field->getLocation());
  return std::nullopt;
}

std::optional<AmpTypes::Misplaced> AmpTypes::misplaced(ArrayRef<QualType> Members) const {
  const ASTContext &Ctx = U.context();
  uint64_t End = 0;
  for (unsigned I = 0; I < Members.size(); ++I) {
    QualType T = Members[I];
    bool Reference = !T.isNull() && T->isReferenceType();
    if (!Reference && !hasLayout(T))
      return std::nullopt;
    QualType Held = Reference ? Ctx.VoidPtrTy : T;
    End = llvm::alignTo(End, Ctx.getTypeAlignInChars(Held).getQuantity());
    if (End % 4 && !holdsNothing(Held) && !allows(AmpExtension::Alignment))
      return Misplaced{I, End};
    End += Ctx.getTypeSizeInChars(Held).getQuantity();
  }
  return std::nullopt;
}

} // namespace amp2hip
