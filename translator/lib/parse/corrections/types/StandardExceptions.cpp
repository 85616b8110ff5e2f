//===--- StandardExceptions.cpp - std::exception with a text --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/types/StandardExceptions.h"
#include "ast/DynamicVisitor.h"
#include "normalize/TokenView.h"
#include "parse/DiagnosticArguments.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "parse/corrections/TokenCorrections.h"
#include "parse/corrections/headers/MissingIncludes.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"
#include <set>
#include <utility>

using namespace clang;

namespace amp2hip {

/// The classes of namespace std with a constructor for a text, which amp2hip_windows replaces.
static bool isReplaced(StringRef Name) {
  return llvm::is_contained({"exception", "bad_cast", "bad_typeid", "bad_exception"}, Name);
}

/// True if an argument of \p Info is a class of namespace std whose name satisfies \p IsWanted.
static bool namesClass(const Diagnostic &Info, llvm::function_ref<bool(StringRef)> IsWanted) {
  for (unsigned I = 0; I < Info.getNumArgs(); ++I) {
    const QualType Type = typeArgument(Info, I);
    const CXXRecordDecl *Class = Type.isNull() ? nullptr : Type->getAsCXXRecordDecl();
    if (Class && Class->isInStdNamespace() && IsWanted(Class->getName()))
      return true;
  }
  return false;
}

void StandardExceptions::onDiagnostic(const Diagnostic &Info) {
  auto IsRuntimeError = [](StringRef Name) { return Name == "runtime_error"; };
  switch (Info.getID()) {
  case diag::err_ovl_no_viable_conversion_in_cast:
  case diag::err_ovl_no_viable_function_in_init:
    if (namesClass(Info, isReplaced) || namesClass(Info, IsRuntimeError))
      Constructed.push_back(Info.getLocation());
    break;
  case diag::err_missing_default_ctor:
    if (namesClass(Info, IsRuntimeError))
      Uninitialized.push_back(Info.getLocation());
    break;
  default:
    break;
  }
}

namespace {

/// Finds the classes of the constructors whose initializers contain one of the
/// given locations.
class Initializers : public DynamicVisitor {
public:
  Initializers(const Unit &U, llvm::ArrayRef<SourceLocation> Wanted) : U(U), Wanted(Wanted) {}

  bool VisitFunctionDecl(FunctionDecl *F) override {
    const auto *Constructor = dyn_cast<CXXConstructorDecl>(F);
    if (!Constructor || !Constructor->getBody())
      return true;
    for (SourceLocation Loc : Wanted)
      if (U.SM.isBeforeInTranslationUnit(F->getLocation(), Loc) &&
          U.SM.isBeforeInTranslationUnit(Loc, F->getBody()->getBeginLoc()))
        Found.insert(Constructor->getParent());
    return true;
  }

  std::set<const CXXRecordDecl *> Found;

private:
  const Unit &U;
  llvm::ArrayRef<SourceLocation> Wanted;
};

bool isStandardException(QualType Type) {
  const CXXRecordDecl *Class = Type.isNull() ? nullptr : Type->getAsCXXRecordDecl();
  return Class && Class->isInStdNamespace() && Class->getIdentifier() &&
         Class->getName() == "exception";
}

/// Finds the objects of class std::exception. On Windows, a copy of an exception has its text.
class Copies : public UserVisitor {
public:
  explicit Copies(const Unit &U) : UserVisitor(U) {}

  bool VisitNamedDecl(NamedDecl *D) override {
    const auto *Object = dyn_cast<DeclaratorDecl>(D);
    if (!Object || !isa<VarDecl, FieldDecl>(D) || !U.isUserLocation(D->getLocation()))
      return true;
    const auto *Variable = dyn_cast<VarDecl>(D);
    if (Variable && Variable->isExceptionVariable())
      return true; // fixCaughtExceptions() corrects it
    if (isStandardException(Object->getType()) || isContainer(Object->getType()))
      Objects.push_back(Object);
    return true;
  }

  std::vector<const DeclaratorDecl *> Objects;

private:
  /// True for `std::vector<std::exception>` and its relatives.
  static bool isContainer(QualType Type) {
    const auto *Class =
        dyn_cast_or_null<ClassTemplateSpecializationDecl>(Type->getAsCXXRecordDecl());
    return Class && Class->isInStdNamespace() && Class->getTemplateArgs().size() != 0 &&
           Class->getTemplateArgs()[0].getKind() == TemplateArgument::Type &&
           isStandardException(Class->getTemplateArgs()[0].getAsType());
  }
};

/// Adds the corrections of one unit.
class Corrector {
public:
  Corrector(TokenCorrections &Changes, const Unit &U)
      : HasWindowsClass(!U.Options.WindowsIncludeDir.empty()), Changes(Changes), U(U),
        Tokens(U.Tokens) {
    for (size_t I = 0; I < Tokens.size(); ++I)
      Indices.try_emplace(Tokens[I].getLocation(), I);
  }

  size_t indexOf(SourceLocation Loc) const {
    auto It = Indices.find(Loc);
    return It == Indices.end() ? TokenView::None : It->second;
  }

  /// Replaces the name of a class, which \p I is or which follows its qualifier at \p I, by that of
  /// amp2hip_windows, or by `runtime_error`. Returns false if there is none.
  bool replaceName(size_t I) {
    while (Tokens.is(I, tok::coloncolon) || Tokens.isNamed(I, "std"))
      ++I;
    const IdentifierInfo *Class = Tokens.name(I);
    if (!Class || !isReplaced(Class->getName()) ||
        (!HasWindowsClass && Class->getName() != "exception"))
      return false;
    bool Qualified = I > 0 && Tokens.is(I - 1, tok::coloncolon);
    if (HasWindowsClass) {
      Any |= Qualified && I > 1 && Tokens.isNamed(I - 2, "std")
                 ? Changes.replace(Tokens[I - 2].getLocation(), "amp2hip_windows", U)
                 : Changes.replace(Tokens[I].getLocation(),
                                   ("amp2hip_windows::" + Class->getName()).str(), U);
      return true;
    }
    bool New = Changes.replace(Tokens[I].getLocation(),
                               Qualified ? "runtime_error" : "std::runtime_error", U);
    // The class has no default constructor.
    if (Tokens.is(I + 1, tok::l_paren) && Tokens.is(I + 2, tok::r_paren))
      New |= Changes.insertAfter(Tokens[I + 1].getLocation(), "\"Unknown exception\"", U);
    Any |= New;
    return true;
  }

  /// Corrects the initialization at \p Loc of an object that is not a base class.
  void correctObject(SourceLocation Loc) {
    const size_t I = indexOf(Loc);
    if (I == TokenView::None || replaceName(I))
      return;
    if (I > 0 && Tokens.is(I - 1, tok::identifier)) // the name of a variable
      replaceName(I - 1);
  }

  /// Changes the base class of \p Class, and its initializers.
  void correctClass(const CXXRecordDecl *Class) {
    for (const CXXBaseSpecifier &Base : Class->bases())
      if (const size_t I = indexOf(Base.getTypeSourceInfo()->getTypeLoc().getBeginLoc());
          I != TokenView::None)
        replaceName(I);
    for (const CXXConstructorDecl *Constructor : Class->ctors())
      if (const FunctionDecl *Definition = Constructor->getDefinition())
        for (const CXXCtorInitializer *Init : cast<CXXConstructorDecl>(Definition)->inits())
          if (Init->isBaseInitializer() && Init->isWritten())
            if (const size_t I = indexOf(Init->getSourceLocation()); I != TokenView::None)
              replaceName(I);
  }

  /// Replaces std::exception in the type of \p Object by a class with a text.
  bool keepText(const DeclaratorDecl *Object) {
    const size_t First = indexOf(Object->getTypeSpecStartLoc()),
                 Name = indexOf(Object->getLocation());
    if (First == TokenView::None || Name == TokenView::None || !HasWindowsClass)
      return false;
    const bool Before = std::exchange(Any, false);
    for (size_t I = First; I < Name; ++I)
      if (Tokens.isNamed(I, "exception") && !Tokens.isNamed(I - 2, "amp2hip_windows"))
        replaceName(I);
    return std::exchange(Any, Before || Any);
  }

  /// Adds an initializer of the base class to the constructor whose name is at
  /// \p Loc.
  void initializeBase(SourceLocation Loc) {
    size_t I = indexOf(Loc);
    if (!Tokens.is(I + 1, tok::l_paren) || Tokens.match(I + 1) == TokenView::None)
      return;
    static const char Initializer[] = "std::runtime_error(\"Unknown exception\")";
    for (I = Tokens.match(I + 1); I < Tokens.size() && !Tokens.is(I, tok::semi); ++I)
      if (Tokens.is(I, tok::colon)) {
        Any |=
            Changes.insertAfter(Tokens[I].getLocation(), std::string(" ") + Initializer + ",", U);
        return;
      } else if (Tokens.is(I, tok::l_brace)) {
        Any |=
            Changes.insertBefore(Tokens[I].getLocation(), std::string(": ") + Initializer + " ", U);
        return;
      }
  }

  bool Any = false;
  /// True if the header of amp2hip_windows::exception exists.
  const bool HasWindowsClass;

private:
  TokenCorrections &Changes;
  const Unit &U;
  const TokenView Tokens;
  llvm::DenseMap<SourceLocation, size_t> Indices;
};

} // namespace

bool StandardExceptions::add(TokenCorrections &Changes, MissingIncludes &Missing,
                             const Unit &U) const {
  Copies Found(U);
  // Most sources do not name the class, and need no traversal.
  if (U.Options.FromMsvc && llvm::any_of(U.Tokens, [](const Token &T) {
        return T.is(tok::identifier) && T.getIdentifierInfo()->isStr("exception");
      }))
    Found.TraverseDecl(U.context().getTranslationUnitDecl());
  if (Constructed.empty() && Uninitialized.empty() && Found.Objects.empty())
    return false;
  Corrector Correct(Changes, U);
  for (const DeclaratorDecl *Object : Found.Objects)
    if (Correct.keepText(Object))
      Missing.addName(U, Object->getLocation(), "amp2hip_windows::", "exception");
  Initializers Inits(U, Constructed);
  Inits.TraverseDecl(U.context().getTranslationUnitDecl());
  for (const CXXRecordDecl *Class : Inits.Found)
    Correct.correctClass(Class);
  for (SourceLocation Loc : Constructed)
    Correct.correctObject(Loc);
  for (SourceLocation Loc : Uninitialized)
    Correct.initializeBase(Loc);
  if (Correct.Any)
    for (SourceLocation Loc : Constructed)
      Correct.HasWindowsClass ? Missing.addName(U, Loc, "amp2hip_windows::", "exception")
                              : Missing.addName(U, Loc, "std::", "runtime_error");
  return Correct.Any;
}

} // namespace amp2hip
