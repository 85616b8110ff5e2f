//===--- MicrosoftExtensions.cpp - Extensions that Clang accepts ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Handles the warnings of Clang's group -Wmicrosoft, and some others about code
// that the compilers of the output reject. To correct another extension, add its
// warning to isExtension() and a case to ExtensionFixer::fix().
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/MicrosoftExtensions.h"
#include "ast/DynamicVisitor.h"
#include "normalize/TokenView.h"
#include "parse/DiagnosticArguments.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "text/Format.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/PrettyPrinter.h"
#include "clang/Basic/DiagnosticLex.h"
#include "clang/Basic/DiagnosticParse.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"
#include <map>
#include <set>

using namespace clang;

namespace amp2hip {

/// True for the warnings that fix() handles.
static bool isExtension(unsigned Id) {
  switch (Id) {
  case diag::warn_expected_qualified_after_typename:
  case diag::ext_explicit_specialization_storage_class:
  case diag::ext_deprecated_string_literal_conversion:
  case diag::ext_pp_bad_paste_ms:
  case diag::ext_adl_only_template_id:
  case diag::ext_typecheck_addrof_temporary:
    return true;
  case diag::warn_member_extra_qualification: // handled by fixForMicrosoftCode()
  case diag::ext_ms_template_type_arg_missing_typename:
  case diag::ext_ellipsis_exception_spec: // the output has no such specifications
  case diag::ext_incomplete_in_exception_spec:
    return false;
  default:
    const StringRef Group = DiagnosticIDs::getWarningOptionForDiag(Id);
    return Group.starts_with("microsoft") || Group == "c++11-narrowing";
  }
}

/// Returns the types and declarations in the arguments of \p Info.
static std::vector<std::string> namesIn(const Diagnostic &Info) {
  std::vector<std::string> Names;
  PrintingPolicy Policy{LangOptions()};
  Policy.Bool = Policy.SuppressTagKeyword = true;
  for (unsigned I = 0; I < Info.getNumArgs(); ++I)
    if (const QualType Type = typeArgument(Info, I); !Type.isNull())
      Names.push_back(Type.getAsString(Policy));
    else if (Info.getArgKind(I) == DiagnosticsEngine::ak_nameddecl)
      Names.push_back(reinterpret_cast<NamedDecl *>(Info.getRawArg(I))->getNameAsString());
  return Names;
}

void MicrosoftExtensions::onDiagnostic(DiagnosticsEngine::Level Level, const Diagnostic &Info) {
  if (Level == DiagnosticsEngine::Note) {
    if (LastIsUse)
      Uses.back().Notes.push_back(Info.getLocation());
    return;
  }
  LastIsUse = Level != DiagnosticsEngine::Ignored && isExtension(Info.getID());
  if (!LastIsUse)
    return;
  SmallString<128> Message;
  Info.FormatDiagnostic(Message);
  Uses.push_back({Info.getID(),
                  Info.getLocation(),
                  Info.getFixItHints().vec(),
                  Message.str().str(),
                  namesIn(Info),
                  Info.getRanges().vec(),
                  {}});
}

namespace {

/// Finds the declarations of the user at the given locations.
class DeclarationsAt : public DynamicVisitor {
public:
  explicit DeclarationsAt(std::set<SourceLocation> Wanted) : Wanted(std::move(Wanted)) {}

  bool VisitNamedDecl(NamedDecl *D) override {
    if (Wanted.count(D->getLocation()))
      Found.try_emplace(D->getLocation(), D);
    if (const auto *Declarator = dyn_cast<DeclaratorDecl>(D))
      for (auto It = Wanted.lower_bound(Declarator->getInnerLocStart());
           It != Wanted.end() && *It < D->getLocation(); ++It)
        Specified.try_emplace(*It, D);
    return true;
  }

  std::map<SourceLocation, const NamedDecl *> Found;
  /// Functions and variables with a specifier at the location.
  std::map<SourceLocation, const NamedDecl *> Specified;

private:
  std::set<SourceLocation> Wanted;
};

/// The innermost class and function that contain a location, and what is at it.
class ScopeAt : public UserVisitor {
public:
  ScopeAt(const Unit &U, SourceLocation Loc) : UserVisitor(U), Loc(Loc) {
    TraverseDecl(U.context().getTranslationUnitDecl());
  }
  bool VisitFunctionDecl(FunctionDecl *F) override {
    if (contains(F->getSourceRange())) {
      Function = F;
      if (const auto *Method = dyn_cast<CXXMethodDecl>(F))
        Class = Method->getParent();
    }
    return true;
  }
  bool VisitCXXRecordDecl(CXXRecordDecl *R) override {
    if (R->isThisDeclarationADefinition() && !R->isLambda() && contains(R->getSourceRange())) {
      Class = R;
      Function = nullptr;
    }
    return true;
  }
  bool VisitDependentNameTypeLoc(DependentNameTypeLoc T) override {
    IsType |= T.getNameLoc() == Loc;
    return true;
  }

  const FunctionDecl *Function = nullptr;
  const CXXRecordDecl *Class = nullptr;
  bool IsType = false; ///< the name of a type is at the location

private:
  bool contains(SourceRange R) const {
    return R.isValid() && !U.SM.isBeforeInTranslationUnit(Loc, R.getBegin()) &&
           !U.SM.isBeforeInTranslationUnit(R.getEnd(), Loc);
  }

  SourceLocation Loc;
};

/// Corrects the extensions of one unit.
class ExtensionFixer {
public:
  explicit ExtensionFixer(Unit &U) : U(U), Tokens(U.Tokens) {
    for (size_t I = 0; I < Tokens.size(); ++I)
      Indices.try_emplace(Tokens[I].getLocation(), I);
  }

  void run(llvm::ArrayRef<MicrosoftUse> Uses) {
    std::set<SourceLocation> Locations;
    for (const MicrosoftUse &M : Uses)
      if (U.isUserLocation(M.Loc)) {
        Locations.insert(M.Loc);
        if (M.Id == diag::ext_goto_into_protected_scope)
          Locations.insert(M.Notes.begin(), M.Notes.end());
      }
    if (Locations.empty())
      return;
    DeclarationsAt Visitor(Locations);
    Visitor.TraverseDecl(U.context().getTranslationUnitDecl());
    Declarations = std::move(Visitor.Found);
    Specified = std::move(Visitor.Specified);
    std::set<std::pair<unsigned, SourceLocation>> Done;
    for (const MicrosoftUse &M : Uses)
      if (U.isUserLocation(M.Loc) && Done.insert({M.Id, M.Loc}).second && !fix(M))
        U.error(M.Loc, fmt::format("{}; {}", M.Message, adviceFor(M.Id)));
  }

private:
  size_t indexOf(SourceLocation Loc) const {
    auto It = Indices.find(Loc);
    return It == Indices.end() ? TokenView::None : It->second;
  }
  const NamedDecl *declarationAt(SourceLocation Loc) const {
    auto It = Declarations.find(Loc);
    return It == Declarations.end() ? nullptr : It->second;
  }

  void insertBefore(size_t I, StringRef Text) {
    U.SourceFixes.push_back(FixItHint::CreateInsertion(Tokens[I].getLocation(), Text));
  }
  void insertAfter(size_t I, StringRef Text) {
    U.SourceFixes.push_back(FixItHint::CreateInsertion(
        Tokens[I].getLocation().getLocWithOffset(int(Tokens[I].getLength())), Text));
  }
  /// Replaces the tokens from \p First to \p Last; removes them if \p Text is
  /// empty.
  void replace(size_t First, size_t Last, StringRef Text) {
    U.SourceFixes.push_back(FixItHint::CreateReplacement(
        SourceRange(Tokens[First].getLocation(), Tokens[Last].getLocation()), Text));
  }

  /// Corrects \p M, or returns false.
  bool fix(const MicrosoftUse &M) {
    const size_t I = indexOf(M.Loc);
    switch (M.Id) {
    case diag::ext_undeclared_unqual_id_with_dependent_base:
    case diag::ext_found_in_dependent_base:
      return M.Fixes.empty() ? I != TokenView::None && qualifyMember(I) : applyFixes(M);
    case diag::ext_pp_bad_paste_ms:
      // Remove `##`: the tokens beside it are not part of one token.
      U.SourceFixes.push_back(
          FixItHint::CreateReplacement(SourceRange(U.SM.getSpellingLoc(M.Loc)), ""));
      return true;
    case diag::ext_charize_microsoft:
      return spellCharacter(M.Loc);
    case diag::warn_expected_qualified_after_typename:
      return I != TokenView::None && removeToken(I - 1, tok::kw_typename);
    case diag::ext_deprecated_string_literal_conversion:
      // The compilers of the output only warn about other forms.
      if (I != TokenView::None && tok::isStringLiteral(Tokens[I].getKind()) && !M.Names.empty())
        insertBefore(I, "(" + M.Names.back() + ")");
      return true;
    case diag::ext_ms_sealed_keyword:
      return replaceToken(I, "final");
    case diag::ext_ms_abstract_keyword:
      // Of a function `= 0`; of a class nothing, since it has pure functions.
      return Tokens.is(I + 1, tok::semi) ? replaceToken(I, "= 0") : replaceToken(I, "");
    case diag::ext_ms_cast_fn_obj:
      return Tokens.is(I, tok::kw_static_cast) && replaceToken(I, "reinterpret_cast");
    case diag::ext_ms_impcast_fn_obj:
      return I != TokenView::None && castFunction(I, M);
    case diag::ext_default_init_const:
      return I != TokenView::None && Tokens.is(I, tok::identifier) && initialize(I);
    case diag::ext_override_exception_spec:
    case diag::ext_mismatched_exception_spec:
      return addNoexcept(M.Loc);
    case diag::ext_ms_forward_ref_enum:
      return addUnderlyingType(M.Loc);
    case diag::ext_pure_function_definition:
      return I != TokenView::None && removePureSpecifier(I);
    case diag::ext_mutable_reference:
      return removeToken(I, tok::kw_mutable);
    case diag::ext_param_default_argument_redefinition:
      return I != TokenView::None && removeDefaultArgument(I);
    case diag::ext_explicit_instantiation_duplicate:
      return I != TokenView::None && removeDeclaration(I);
    case diag::ext_unqualified_base_class:
      return I != TokenView::None && qualifyBase(I);
    case diag::ext_string_literal_from_predefined:
      return true; // see planFunctionNames()
    case diag::warn_microsoft_dependent_exists:
      return true; // see ExistenceBlocks
    case diag::ext_goto_into_protected_scope:
      return splitInitializations(M);
    case diag::ext_static_non_static:
      return makeStatic(M.Loc);
    case diag::ext_typecheck_addrof_temporary:
      return nameTemporary(M);
    case diag::ext_cce_narrowing:
      return I != TokenView::None && castConstant(I, M);
    case diag::ext_explicit_specialization_storage_class:
      return replaceStorageClass(M);
    default:
      return applyFixes(M);
    }
  }

  /// `#@x`, the argument of a macro as a character, becomes `(#x)[0]`.
  bool spellCharacter(SourceLocation Operator) {
    Token Name;
    const SourceLocation After = Operator.getLocWithOffset(2);
    if (Lexer::getRawToken(After, Name, U.SM, LangOptions(), /*IgnoreWhiteSpace=*/true) ||
        Name.isNot(tok::raw_identifier))
      return false;
    U.SourceFixes.push_back(
        FixItHint::CreateReplacement(CharSourceRange::getCharRange(Operator, After), "(#"));
    U.SourceFixes.push_back(FixItHint::CreateInsertion(Name.getEndLoc(), ")[0]"));
    return true;
  }

  StringRef adviceFor(unsigned Id) const {
    switch (Id) {
    case diag::ext_anonymous_record_with_type:
      return "move the type out of the anonymous struct or union";
    case diag::ext_goto_into_protected_scope:
      return "declare the variable that it skips before the goto";
    case diag::ext_ms_template_spec_redecl_out_of_scope:
      return "move it to the namespace of the template";
    case diag::ext_template_param_shadow:
      return "rename one of the template parameters";
    case diag::ext_ms_explicit_constructor_call:
      return "use placement new";
    case diag::ext_ms_forward_ref_enum:
      return "move the definition before this declaration";
    case diag::ext_adl_only_template_id:
      return "declare the function template before this call, outside of the class";
    case diag::ext_init_from_predefined:
      return "use it as a variable";
    case diag::ext_typecheck_addrof_temporary:
      return "store the object in a variable";
    case diag::ext_cce_narrowing:
      return "cast the value to this type";
    default:
      return "no compiler of the output accepts this; change it to standard C++";
    }
  }

  bool applyFixes(const MicrosoftUse &M) {
    for (const FixItHint &Fix : M.Fixes)
      U.SourceFixes.push_back(Fix.CodeToInsert.empty()
                                  ? FixItHint::CreateReplacement(Fix.RemoveRange.getAsRange(), "")
                                  : Fix);
    return !M.Fixes.empty();
  }

  bool replaceToken(size_t I, StringRef Text) {
    if (I == TokenView::None)
      return false;
    replace(I, I, Text);
    return true;
  }
  bool removeToken(size_t I, tok::TokenKind Kind) {
    return Tokens.is(I, Kind) && replaceToken(I, "");
  }

  /// Writes the conversion of the function at \p I to the type `void *`.
  bool castFunction(size_t I, const MicrosoftUse &M) {
    if (M.Names.size() != 2)
      return false;
    insertBefore(I, "(" + M.Names[1] + ")");
    return true;
  }

  /// `const S s;` becomes `const S s{};`.
  bool initialize(size_t I) {
    insertAfter(I, "{}");
    return true;
  }

  /// Returns the last token of the function declarator whose name is at
  /// \p Name, before an exception specification; None if there is none.
  size_t endOfDeclarator(size_t Name) const {
    size_t I = Name;
    while (I < Tokens.size() && !Tokens.is(I, tok::l_paren, tok::semi, tok::l_brace))
      ++I;
    if (Tokens.is(I, tok::l_paren) && Tokens.isNamed(I - 1, "operator"))
      I = Tokens.match(I) + 1; // operator()
    if (!Tokens.is(I, tok::l_paren) || Tokens.match(I) == TokenView::None)
      return TokenView::None;
    I = Tokens.match(I);
    while (Tokens.is(I + 1, tok::kw_const, tok::kw_volatile, tok::amp, tok::ampamp))
      ++I;
    return I;
  }

  /// Adds `noexcept` to each declaration of the function at \p Loc that has no
  /// such specification.
  bool addNoexcept(SourceLocation Loc) {
    const auto *D = declarationAt(Loc);
    const FunctionDecl *F = D ? D->getAsFunction() : nullptr;
    if (!F)
      return false;
    for (const FunctionDecl *R : F->redecls()) {
      const auto *Type = R->getType()->getAs<FunctionProtoType>();
      const size_t Name = indexOf(R->getLocation());
      if (!Type || Type->isNothrow() || Name == TokenView::None || !Excepted.insert(Name).second)
        continue;
      const size_t End = endOfDeclarator(Name);
      if (End == TokenView::None)
        return false;
      insertAfter(End, " noexcept");
    }
    return true;
  }

  /// `enum color;` becomes `enum color : int;`, in all declarations.
  bool addUnderlyingType(SourceLocation Loc) {
    const auto *E = dyn_cast_or_null<EnumDecl>(declarationAt(Loc));
    if (!E)
      return false;
    std::vector<size_t> Names;
    for (const TagDecl *R : E->redecls()) {
      const size_t Name = indexOf(R->getLocation());
      if (Name == TokenView::None || !Tokens.is(Name + 1, tok::semi, tok::l_brace, tok::colon))
        return false;
      if (!Tokens.is(Name + 1, tok::colon))
        Names.push_back(Name);
    }
    for (size_t Name : Names)
      if (Excepted.insert(Name).second)
        insertAfter(Name, " : int");
    return true;
  }

  /// Removes `= 0` before the body of the function whose name is at \p Name, or
  /// whose `= 0` is at it.
  bool removePureSpecifier(size_t Name) {
    for (size_t I = Name; I < Tokens.size() && !Tokens.is(I, tok::semi, tok::l_brace); ++I)
      if (Tokens.is(I, tok::equal) && Tokens.is(I + 1, tok::numeric_constant)) {
        replace(I, I + 1, "");
        return true;
      }
    return false;
  }

  /// Removes the default argument of the parameter at \p Name.
  bool removeDefaultArgument(size_t Name) {
    size_t I = Name + 1;
    if (!Tokens.is(I, tok::equal))
      return false;
    size_t Last = I;
    while (Last + 1 < Tokens.size() && !Tokens.is(Last + 1, tok::comma, tok::r_paren)) {
      ++Last;
      if (Tokens.is(Last, tok::l_paren, tok::l_square, tok::l_brace))
        Last = Tokens.match(Last);
      if (Last == TokenView::None || Tokens.is(Last, tok::less))
        return false;
    }
    replace(I, Last, "");
    return true;
  }

  /// Removes the declaration that contains \p I.
  bool removeDeclaration(size_t I) {
    size_t Last = I;
    while (Last < Tokens.size() && !Tokens.is(Last, tok::semi))
      ++Last;
    if (Last == Tokens.size())
      return false;
    replace(Tokens.declarationStart(I), Last, "");
    return true;
  }

  /// Adds the template arguments of the base class to its name at \p I in a
  /// constructor: `derived() : base() {}` becomes `derived() : base<T>() {}`.
  bool qualifyBase(size_t I) {
    const StringRef Name = Tokens.name(I) ? Tokens.name(I)->getName() : "";
    // Find the base clause of the class: `: public base<T>`.
    for (size_t At = I; At-- > 0;) {
      if (!Tokens.isNamed(At, Name) || !Tokens.is(At + 1, tok::less) || !isBaseClause(At))
        continue;
      size_t Close = At + 2;
      while (Close < Tokens.size() && Tokens.matchAngle(Close) != At + 1)
        ++Close;
      if (Close == Tokens.size())
        return false;
      std::string Arguments;
      for (size_t T = At + 1; T <= Close; ++T)
        Arguments += (T > At + 1 && Tokens[T].hasLeadingSpace() ? " " : "") +
                     U.CI.getPreprocessor().getSpelling(Tokens[T]);
      insertAfter(I, Arguments);
      return true;
    }
    return false;
  }
  /// True if the name at \p I is in the list of base classes.
  bool isBaseClause(size_t I) const {
    while (I > 0 && !Tokens.is(I, tok::semi, tok::l_brace, tok::r_brace)) {
      if (Tokens.is(I, tok::kw_class, tok::kw_struct))
        return true;
      --I;
    }
    return false;
  }

  /// Qualifies the name at \p I of a member of a base class that depends on a
  /// template parameter: `this->count`, `derived::count` in a static function,
  /// `typename derived::type`.
  bool qualifyMember(size_t I) {
    const ScopeAt Scope(U, Tokens[I].getLocation());
    if (!Scope.Class || Scope.Class->getName().empty())
      return false;
    const auto *Method = dyn_cast_or_null<CXXMethodDecl>(Scope.Function);
    if (Scope.IsType)
      insertBefore(I, ("typename " + Scope.Class->getName() + "::").str());
    else if (Method && Method->isInstance())
      insertBefore(I, "this->");
    else
      insertBefore(I, (Scope.Class->getName() + "::").str());
    return true;
  }

  /// A jump may skip the declaration of a scalar without an initializer:
  /// `int n = f();` becomes `int n; n = f();`.
  bool splitInitializations(const MicrosoftUse &M) {
    for (SourceLocation Note : M.Notes) {
      const size_t Name = indexOf(Note);
      if (Name == TokenView::None || !Tokens.is(Name, tok::identifier))
        continue; // the location of the label
      const auto *V = dyn_cast_or_null<VarDecl>(declarationAt(Note));
      if (!V || !Tokens.is(Name + 1, tok::equal))
        return false;
      size_t Const = TokenView::None; // the last one, which follows the `*` of a pointer
      for (size_t I = Tokens.declarationStart(Name); I < Name; ++I) {
        if (Tokens.is(I, tok::kw_auto, tok::kw_constexpr, tok::amp))
          return false;
        if (Tokens.is(I, tok::kw_const))
          Const = I;
      }
      for (size_t I = Name + 2; I < Tokens.size() && !Tokens.is(I, tok::semi); ++I) {
        if (Tokens.is(I, tok::comma)) // another declarator
          return false;
        if (Tokens.is(I, tok::l_paren, tok::l_square) && Tokens.match(I) != TokenView::None)
          I = Tokens.match(I);
      }
      if (!Excepted.insert(Name).second)
        continue;
      const bool IsConst = V->getType().isConstQualified() && Const != TokenView::None;
      if (IsConst && V->hasInit() && !V->getInit()->isValueDependent() &&
          V->hasConstantInitialization()) {
        insertBefore(Tokens.declarationStart(Name), "static ");
        continue;
      }
      if (IsConst)
        replaceToken(Const, "");
      insertAfter(Name, "; " + Tokens.name(Name)->getName().str());
    }
    return !M.Notes.empty();
  }

  /// `case 0x80070002:` becomes `case static_cast<HRESULT>(0x80070002):`, and an enumerator with
  /// such a value likewise.
  bool castConstant(size_t Begin, const MicrosoftUse &M) {
    const bool IsCase = Begin > 0 && Tokens.is(Begin - 1, tok::kw_case);
    if (M.Names.empty() || !(IsCase || Tokens.is(Begin - 1, tok::equal)))
      return false;
    size_t End = Begin;
    for (unsigned Conditionals = 0; End < Tokens.size(); ++End) {
      if (Tokens.is(End, tok::l_paren, tok::l_brace) && Tokens.match(End) != TokenView::None)
        End = Tokens.match(End);
      else if (Tokens.is(End, tok::question))
        ++Conditionals;
      else if (Tokens.is(End, tok::comma, tok::r_brace, tok::semi) ||
               (Tokens.is(End, tok::colon) && Conditionals-- == 0))
        break;
    }
    insertBefore(Begin, "static_cast<" + M.Names.back() + ">(");
    insertAfter(End - 1, ")");
    return true;
  }

  /// `&f()` becomes `&amp2hip::lvalue(f())` if f() returns an object of a class.
  bool nameTemporary(const MicrosoftUse &M) {
    const size_t Begin = M.Ranges.empty() ? TokenView::None : indexOf(M.Ranges[0].getBegin());
    const size_t End = M.Ranges.empty() ? TokenView::None : indexOf(M.Ranges[0].getEnd());
    if (Begin == TokenView::None || End == TokenView::None)
      return false;
    insertBefore(Begin, "amp2hip::lvalue(");
    insertAfter(End, ")");
    return true;
  }

  /// `template <> static int f<int>() {...}` becomes `template <> inline ...`: without `inline`,
  /// several sources would define a specialization in a header. `extern` is removed.
  bool replaceStorageClass(const MicrosoftUse &M) {
    auto It = Specified.find(M.Loc);
    const NamedDecl *D = It == Specified.end() ? nullptr : It->second;
    const auto *F = dyn_cast_or_null<FunctionDecl>(D);
    const auto *V = dyn_cast_or_null<VarDecl>(D);
    const bool IsDefined = F ? F->isDefined() && !F->isInlineSpecified() && !F->isConstexpr()
                             : V && V->isThisDeclarationADefinition() && !V->isInlineSpecified();
    if (!IsDefined || !Tokens.is(indexOf(M.Loc), tok::kw_static))
      return applyFixes(M);
    U.SourceFixes.push_back(FixItHint::CreateReplacement(SourceRange(M.Loc), "inline"));
    return true;
  }

  /// Makes the first declaration of the function at \p Loc static, too.
  bool makeStatic(SourceLocation Loc) {
    const NamedDecl *D = declarationAt(Loc);
    const FunctionDecl *F = D ? D->getAsFunction() : nullptr;
    if (!F)
      return false;
    const FunctionDecl *First = F->getFirstDecl();
    const size_t Name = indexOf(First->getLocation());
    if (Name == TokenView::None || !U.SM.isInMainFile(First->getLocation()))
      return false;
    insertBefore(Tokens.declarationStart(Name), "static ");
    return true;
  }

  Unit &U;
  const TokenView Tokens;
  llvm::DenseMap<SourceLocation, size_t> Indices;
  std::map<SourceLocation, const NamedDecl *> Declarations, Specified;
  std::set<size_t> Excepted; ///< names whose declarations are corrected already
};

} // namespace

void MicrosoftExtensions::fix(Unit &U) const { ExtensionFixer(U).run(Uses); }

} // namespace amp2hip
