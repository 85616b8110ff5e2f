//===--- OverloadSelections.cpp - What `int` selects instead of `long` ----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/longtypes/OverloadSelections.h"
#include "amp2hip/Rules.h"
#include "amp2hip/SourceEncoding.h"
#include "parse/Unit.h"
#include "parse/corrections/types/LongTypes.h"
#include "parse/longtypes/ReplacedLongs.h"
#include "source/SourcePlaces.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/AST/StmtCXX.h"
#include "clang/Basic/CharInfo.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/CompilerInstance.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <set>

using namespace clang;
using llvm::StringRef;

namespace amp2hip {
namespace {

/// Returns \p Types, the text of canonical types, with `int` for `long`.
std::string withInt(StringRef Types) {
  std::string Result;
  while (!Types.empty()) {
    if (!isAsciiIdentifierStart(Types.front())) {
      Result += Types.front();
      Types = Types.drop_front();
      continue;
    }
    const StringRef Word = Types.take_while([](char C) { return isAsciiIdentifierContinue(C); });
    Types = Types.drop_front(Word.size());
    if (Word == "long" && (Types.starts_with(" long") || Types.starts_with(" double"))) {
      const StringRef Second =
          Types.drop_front().take_while([](char C) { return isAsciiIdentifierContinue(C); });
      (Result += "long ") += Second;
      Types = Types.drop_front(1 + Second.size());
    } else {
      Result += Word == "long" ? "int" : Word;
    }
  }
  return Result;
}

/// True if \p Types, the text of canonical types, has `int` or `unsigned int`.
bool containsInt(StringRef Types) {
  for (size_t At = 0; (At = Types.find("int", At)) != StringRef::npos; At += 3)
    if ((At == 0 || !isAsciiIdentifierContinue(Types[At - 1])) &&
        (At + 3 == Types.size() || !isAsciiIdentifierContinue(Types[At + 3])))
      return true;
  return false;
}

/// True if the standard library declares \p D to compare its two arguments, which are types.
bool isComparisonOfTypes(const NamedDecl *D) {
  return D->isInStdNamespace() &&
         (D->getNameAsString() == "is_same" || D->getNameAsString() == "is_same_v");
}

/// Returns the declaration that the program contains for \p D, which may be an instance of it.
const NamedDecl *patternOf(const NamedDecl *D) {
  if (const auto *C = dyn_cast<ClassTemplateSpecializationDecl>(D)) {
    if (C->getSpecializationKind() == TSK_ExplicitSpecialization)
      return cast<NamedDecl>(C->getCanonicalDecl());
    const auto From = C->getSpecializedTemplateOrPartial();
    if (const auto *Partial = From.dyn_cast<ClassTemplatePartialSpecializationDecl *>()) {
      while (!Partial->isMemberSpecialization() && Partial->getInstantiatedFromMember())
        Partial = Partial->getInstantiatedFromMember();
      return Partial;
    }
    const auto *Template = From.get<ClassTemplateDecl *>();
    while (!Template->isMemberSpecialization() && Template->getInstantiatedFromMemberTemplate())
      Template = Template->getInstantiatedFromMemberTemplate();
    return cast<NamedDecl>(Template->getCanonicalDecl());
  }
  if (const auto *V = dyn_cast<VarTemplateSpecializationDecl>(D)) {
    if (V->getSpecializationKind() == TSK_ExplicitSpecialization)
      return cast<NamedDecl>(V->getCanonicalDecl());
    const auto From = V->getSpecializedTemplateOrPartial();
    if (const auto *Partial = From.dyn_cast<VarTemplatePartialSpecializationDecl *>())
      return Partial;
    return cast<NamedDecl>(From.get<VarTemplateDecl *>()->getCanonicalDecl());
  }
  if (const auto *F = dyn_cast<FunctionDecl>(D)) {
    if (F->getTemplateSpecializationKind() != TSK_ExplicitSpecialization)
      if (const FunctionDecl *Pattern = F->getTemplateInstantiationPattern(false))
        F = Pattern;
    if (F->getTemplateSpecializationKind() != TSK_ExplicitSpecialization)
      if (const FunctionTemplateDecl *Template = F->getPrimaryTemplate())
        F = Template->getTemplatedDecl();
    // The first declaration of a specialized member is that of the template.
    return F->getTemplateSpecializationKind() == TSK_ExplicitSpecialization ? F->getMostRecentDecl()
                                                                            : F->getCanonicalDecl();
  }
  return D;
}

class SelectionVisitor : public RecursiveASTVisitor<SelectionVisitor> {
public:
  explicit SelectionVisitor(const Unit &U)
      : U(U), Policy(U.context().getPrintingPolicy()), Longs(U) {
    Policy.PrintCanonicalTypes = true;
    Policy.AnonymousTagLocations = false; // the columns differ between the parses
    for (Decl *D : U.context().getTranslationUnitDecl()->decls())
      if (!U.isForeignTopLevel(D))
        TraverseDecl(D);
    for (const VarDecl *Handler : Handlers)
      for (QualType Thrown : Exceptions)
        compare(Handler, Thrown);
  }

  bool shouldVisitTemplateInstantiations() const { return true; }
  bool shouldVisitImplicitCode() const { return true; }

  bool VisitCallExpr(CallExpr *E) {
    if (const FunctionDecl *F = E->getDirectCallee())
      add(E->getExprLoc(), F, typesOf(llvm::ArrayRef(E->getArgs(), E->getNumArgs())));
    return true;
  }
  /// `typeid(a) == typeid(b)`
  bool VisitCXXOperatorCallExpr(CXXOperatorCallExpr *E) {
    if (E->getNumArgs() != 2 || !E->getDirectCallee())
      return true;
    const auto *A = dyn_cast<CXXTypeidExpr>(E->getArg(0)->IgnoreImplicit()),
               *B = dyn_cast<CXXTypeidExpr>(E->getArg(1)->IgnoreImplicit());
    if (A && B && !E->isTypeDependent()) {
      std::string Types;
      for (const CXXTypeidExpr *Each : {A, B})
        Types += (Each->isTypeOperand() ? Each->getTypeOperand(U.context())
                                        : Each->getExprOperand()->getType())
                     .getCanonicalType()
                     .getUnqualifiedType()
                     .getAsString(Policy) +
                 ",";
      add(E->getExprLoc(), E->getDirectCallee(), Types, /*IsComparison=*/true);
    }
    return true;
  }
  bool VisitCXXConstructExpr(CXXConstructExpr *E) {
    if (E->getConstructor()->isUserProvided())
      add(E->getExprLoc(), E->getConstructor(),
          typesOf(llvm::ArrayRef(E->getArgs(), E->getNumArgs())));
    return true;
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) {
    if (const auto *V = dyn_cast<VarTemplateSpecializationDecl>(E->getDecl()))
      add(E->getLocation(), V, textOf(V->getTemplateArgs().asArray()));
    else if (const auto *F = dyn_cast<FunctionDecl>(E->getDecl()))
      if (const TemplateArgumentList *Arguments = F->getTemplateSpecializationArgs())
        add(E->getLocation(), F, textOf(Arguments->asArray()));
    return true;
  }
  bool VisitTemplateSpecializationTypeLoc(TemplateSpecializationTypeLoc L) {
    const auto *C =
        dyn_cast_or_null<ClassTemplateSpecializationDecl>(L.getType()->getAsCXXRecordDecl());
    if (C && !C->isDependentContext())
      add(L.getTemplateNameLoc(), C, textOf(C->getTemplateArgs().asArray()));
    return true;
  }
  bool VisitCXXThrowExpr(CXXThrowExpr *E) {
    if (E->getSubExpr() && !E->getSubExpr()->isTypeDependent())
      Exceptions.insert(E->getSubExpr()->getType().getCanonicalType().getUnqualifiedType());
    return true;
  }
  bool VisitCXXTryStmt(CXXTryStmt *S) {
    for (unsigned I = 0; I != S->getNumHandlers(); ++I)
      if (const VarDecl *Handler = S->getHandler(I)->getExceptionDecl();
          Handler && !Handler->getType()->isDependentType()) {
        Handlers.push_back(Handler);
        for (unsigned Before = 0; Before != I; ++Before)
          if (const VarDecl *Other = S->getHandler(Before)->getExceptionDecl();
              Other && !Other->getType()->isDependentType())
            compare(Handler, Other->getType());
      }
    return true;
  }
  bool VisitCXXMethodDecl(CXXMethodDecl *M) {
    if (M->isCanonicalDecl() && !M->getTemplateInstantiationPattern())
      for (const CXXMethodDecl *Base : M->overridden_methods())
        if (U.isUserLocation(Base->getLocation()) && !M->hasAttr<OverrideAttr>())
          Overriding.push_back({M, Base});
    return true;
  }

  /// Returns the letters of the types that select the declaration \p Pattern, as
  /// ReplacedLongs::lettersOf().
  std::string lettersOf(const NamedDecl *Pattern);

  OverloadSelections Found;
  /// True if `int` in a type may select another declaration than `long`.
  bool MayChange = false;
  std::vector<std::pair<const CXXMethodDecl *, const CXXMethodDecl *>> Overriding;

private:
  std::string typesOf(llvm::ArrayRef<const Expr *> Arguments) const {
    std::string Result;
    for (const Expr *A : Arguments) {
      const Expr *Own = A->IgnoreImplicit();
      Result += Own->getType().getCanonicalType().getAsString(Policy);
      Result += Own->isLValue() ? "&," : ",";
    }
    return Result;
  }
  std::string textOf(llvm::ArrayRef<TemplateArgument> Arguments) const {
    std::string Result;
    llvm::raw_string_ostream Stream(Result);
    for (const TemplateArgument &A : Arguments) {
      A.print(Policy, Stream, /*IncludeType=*/true);
      Stream << ',';
    }
    return Result;
  }
  std::string parametersOf(const NamedDecl *Pattern) const;
  void add(SourceLocation Use, const NamedDecl *D, const std::string &Arguments,
           bool IsComparison = false);
  bool mayRequireEqualTypes(const NamedDecl *D, const NamedDecl *Pattern) const;
  void compare(const VarDecl *Handler, QualType Thrown);
  bool hasAlternative(const NamedDecl *D, const NamedDecl *Pattern);

  const Unit &U;
  PrintingPolicy Policy;
  ReplacedLongs Longs;
  std::map<const NamedDecl *, bool> Alternatives; ///< results of hasAlternative()
  std::vector<const VarDecl *> Handlers;          ///< the variables of handlers
  llvm::SetVector<QualType> Exceptions;           ///< the types that the program throws
};

/// Adds a comparison of the types of a handler and of an exception or an earlier handler. Only
/// types that may be `int` or `long` matter.
void SelectionVisitor::compare(const VarDecl *Handler, QualType Thrown) {
  const auto TextOf = [&](QualType Type) {
    return Type.getNonReferenceType().getCanonicalType().getUnqualifiedType().getAsString(Policy) +
           ",";
  };
  const auto IsInteger = [](QualType Type) {
    return Type.getNonReferenceType()->isSpecificBuiltinType(BuiltinType::Int) ||
           Type.getNonReferenceType()->isSpecificBuiltinType(BuiltinType::UInt) ||
           Type.getNonReferenceType()->isSpecificBuiltinType(BuiltinType::Long) ||
           Type.getNonReferenceType()->isSpecificBuiltinType(BuiltinType::ULong);
  };
  if (IsInteger(Handler->getType()) && IsInteger(Thrown))
    add(Handler->getTypeSpecStartLoc(), Handler, TextOf(Handler->getType()) + TextOf(Thrown),
        /*IsComparison=*/true);
}

std::string SelectionVisitor::lettersOf(const NamedDecl *Pattern) {
  std::string Result;
  const auto AddArguments = [&](const ASTTemplateArgumentListInfo *Arguments) {
    if (Arguments)
      for (const TemplateArgumentLoc &A : Arguments->arguments())
        Result += Longs.lettersOf(A);
  };
  if (const auto *C = dyn_cast<ClassTemplateSpecializationDecl>(Pattern))
    AddArguments(C->getTemplateArgsAsWritten());
  else if (const auto *V = dyn_cast<VarTemplateSpecializationDecl>(Pattern))
    AddArguments(V->getTemplateArgsAsWritten());
  else if (const auto *F = dyn_cast<FunctionDecl>(Pattern)) {
    for (const ParmVarDecl *P : F->parameters())
      if (const TypeSourceInfo *Type = P->getTypeSourceInfo())
        Result += Longs.lettersOf(Type->getTypeLoc());
    if (F->getTemplateSpecializationKind() == TSK_ExplicitSpecialization) {
      AddArguments(F->getTemplateSpecializationArgsAsWritten());
      for (const FunctionDecl *Each : F->redecls())
        Result += Longs.lettersOf(Each->getQualifierLoc());
    }
  }
  return Result;
}

std::string SelectionVisitor::parametersOf(const NamedDecl *Pattern) const {
  if (const auto *C = dyn_cast<ClassTemplatePartialSpecializationDecl>(Pattern))
    return "<" + textOf(C->getTemplateArgs().asArray());
  if (const auto *C = dyn_cast<ClassTemplateSpecializationDecl>(Pattern))
    return "<" + textOf(C->getTemplateArgs().asArray());
  if (const auto *V = dyn_cast<VarTemplateSpecializationDecl>(Pattern))
    return "<" + textOf(V->getTemplateArgs().asArray());
  std::string Result;
  if (const auto *F = dyn_cast<FunctionDecl>(Pattern)) {
    Result += F->getDescribedFunctionTemplate() ? "template " : "";
    for (const ParmVarDecl *P : F->parameters())
      Result += P->getType().getCanonicalType().getAsString(Policy) + ",";
  }
  return Result;
}

/// True if \p D, with the types `int` or `long`, is one of several that the other type may select.
bool SelectionVisitor::hasAlternative(const NamedDecl *D, const NamedDecl *Pattern) {
  if (!U.isUserLocation(Pattern->getLocation()))
    return false;
  if (const auto *C = dyn_cast<ClassTemplateSpecializationDecl>(Pattern)) {
    ClassTemplateDecl *Template = C->getSpecializedTemplate();
    llvm::SmallVector<ClassTemplatePartialSpecializationDecl *> Partial;
    Template->getPartialSpecializations(Partial);
    const CXXRecordDecl *Primary = Template->getTemplatedDecl();
    return !lettersOf(Pattern).empty() &&
           (Primary->hasDefinition() || Template->getInstantiatedFromMemberTemplate() ||
            Partial.size() > isa<ClassTemplatePartialSpecializationDecl>(C));
  }
  if (isa<VarTemplateSpecializationDecl>(Pattern))
    return !lettersOf(Pattern).empty();
  const auto *F = dyn_cast<FunctionDecl>(D);
  const auto *Own = dyn_cast<FunctionDecl>(Pattern);
  if (!F || !Own)
    return false;
  if (lettersOf(Own).empty())
    return false;
  if (F->getTemplateSpecializationKind() == TSK_ExplicitSpecialization)
    return true;
  const bool RefersToOne = llvm::any_of(Own->parameters(), [&](const ParmVarDecl *P) {
    const QualType Type = P->getType();
    return Type->isPointerType() ||
           (Type->isReferenceType() && !Type.getNonReferenceType().isConstQualified());
  });
  // Functions with other types, such as `double`, are ambiguous for `long`.
  return llvm::any_of(F->getDeclContext()->getRedeclContext()->lookup(F->getDeclName()),
                      [&](const NamedDecl *Other) {
                        return isa<FunctionTemplateDecl>(Other) ||
                               (RefersToOne && Other->getCanonicalDecl() != F->getCanonicalDecl());
                      });
}

/// True if \p D is one of several templates of the program that may apply only to equal types, such
/// as `same<T, T>` and `f(T, T)`.
bool SelectionVisitor::mayRequireEqualTypes(const NamedDecl *D, const NamedDecl *Pattern) const {
  if (!U.isUserLocation(Pattern->getLocation()))
    return false;
  if (isa<ClassTemplatePartialSpecializationDecl, VarTemplatePartialSpecializationDecl>(Pattern))
    return true;
  const auto *F = dyn_cast<FunctionDecl>(D);
  const auto IsTemplate = [](const NamedDecl *Each) { return isa<FunctionTemplateDecl>(Each); };
  return F && F->getPrimaryTemplate() &&
         llvm::count_if(F->getDeclContext()->getRedeclContext()->lookup(F->getDeclName()),
                        IsTemplate) > 1;
}

void SelectionVisitor::add(SourceLocation Use, const NamedDecl *D, const std::string &Arguments,
                           bool IsComparison) {
  const SourceLocation At = U.SM.getExpansionLoc(Use);
  if (At.isInvalid() || !U.isUserFile(U.SM.getFileID(At)))
    return;
  const NamedDecl *Pattern = patternOf(D);
  const auto [Known, IsNew] = Alternatives.try_emplace(Pattern);
  if (IsNew)
    Known->second = hasAlternative(D, Pattern);
  // Such as the types `int` and `int`, of which one was `long`.
  const StringRef Types = Arguments;
  IsComparison |= isComparisonOfTypes(Pattern);
  const bool AreEqual = IsComparison && Types.size() % 2 == 0 &&
                        Types.take_front(Types.size() / 2) == Types.substr(Types.size() / 2);
  MayChange |= Known->second || (AreEqual && containsInt(Types)) ||
               (Types.count("int") > 1 && mayRequireEqualTypes(D, Pattern));

  OverloadSelection S;
  S.Column = U.SM.getSpellingColumnNumber(At);
  S.IsUser = U.isUserLocation(Pattern->getLocation());
  S.Name = Pattern->getNameAsString();
  S.Parameters = parametersOf(Pattern);
  if (const auto *Class = dyn_cast<ClassTemplateSpecializationDecl>(D->getDeclContext()))
    S.Arguments = textOf(Class->getTemplateArgs().asArray());
  S.Arguments += Arguments;
  S.Where = placeOf(U.SM, U.CI.getLangOpts(),
                    CharSourceRange::getTokenRange(U.SM.getExpansionLoc(Pattern->getLocation())));
  S.Declaration = fmt::format("{}:{}:{}", S.Where.File, S.Where.Line, withInt(S.Parameters));
  S.IsComparison = IsComparison;
  S.IsHandler = isa<VarDecl>(D) && cast<VarDecl>(D)->isExceptionVariable();
  if (IsComparison)
    S.Declaration += AreEqual ? "=" : "!";
  const auto *Scope = Decl::castFromDeclContext(Pattern->getDeclContext());
  if (const auto *Class = dyn_cast<ClassTemplateSpecializationDecl>(Scope))
    Scope = patternOf(Class);
  const SourcePlace InScope =
      placeOf(U.SM, U.CI.getLangOpts(), CharSourceRange::getTokenRange(Scope->getLocation()));
  // A namespace has many beginnings.
  S.Scope = isa<NamespaceDecl>(Scope) ? cast<NamespaceDecl>(Scope)->getQualifiedNameAsString()
                                      : fmt::format("{}:{}", InScope.File, InScope.Line);
  const auto *Template = dyn_cast<FunctionDecl>(Pattern);
  const Decl *Whole = Template && Template->getDescribedFunctionTemplate()
                          ? static_cast<const Decl *>(Template->getDescribedFunctionTemplate())
                          : Pattern;
  S.Where.EndLine = S.Where.Line;
  S.Where.Line = std::min(S.Where.Line, U.SM.getExpansionLineNumber(Whole->getBeginLoc()));
  std::vector<OverloadSelection> &Others =
      Found[{absolutePath(U.SM, U.SM.getFileID(At)), U.SM.getSpellingLineNumber(At), S.Name}];
  if (llvm::none_of(Others, [&](const OverloadSelection &Other) {
        return Other.Declaration == S.Declaration && Other.Arguments == S.Arguments;
      }))
    Others.push_back(std::move(S));
}

/// True if the program names `long` or a type that is `long` in the headers of Windows.
bool usesLong(const Unit &U) {
  if (llvm::any_of(U.Tokens, [](const Token &T) {
        return T.is(tok::identifier) && isLongOnWindows(T.getIdentifierInfo()->getName());
      }))
    return true;
  return llvm::any_of(U.Files, [&](FileID File) {
    auto Buffer = llvm::MemoryBuffer::getFile(absolutePath(U.SM, File), /*IsText=*/false);
    return Buffer && ((*Buffer)->getBuffer().contains("long") || isUtf16((*Buffer)->getBuffer()));
  });
}

/// Finds the selections that differ between two parses.
class Comparison {
public:
  Comparison(llvm::ArrayRef<LeftOutDeclaration> LeftOut, const OverloadSelections &WithLong,
             const OverloadSelections &WithInt)
      : LeftOut(LeftOut) {
    for (const auto &[Use, Before] : WithLong)
      if (const auto After = WithInt.find(Use); After != WithInt.end())
        for (const OverloadSelection &S : Before)
          if (const OverloadSelection *Other = changed(S, After->second))
            if (Lines.insert({std::get<0>(Use), std::get<1>(Use)}).second)
              Changes.push_back({std::get<0>(Use), std::get<1>(Use), &S, Other});
  }

  struct Change {
    std::string File;
    unsigned Line;
    const OverloadSelection *OnWindows, *InOutput;
  };
  std::vector<Change> Changes;

private:
  /// Returns what replaces the selection \p S; null if \p After contains it.
  const OverloadSelection *changed(const OverloadSelection &S,
                                   llvm::ArrayRef<OverloadSelection> After) const {
    const std::string Arguments = withInt(S.Arguments);
    const auto IsSame = [&](const OverloadSelection &A) {
      return withInt(A.Arguments) == Arguments && A.Declaration == S.Declaration;
    };
    if (llvm::any_of(After, IsSame) || isLeftOut(S))
      return nullptr;
    const auto *Other = llvm::find_if(After, [&](const OverloadSelection &A) {
      // The size of `long` may select one of several templates with equal parameters.
      return A.Arguments == Arguments && A.Scope == S.Scope && !isOneFunction(S, A) &&
             (containsInt(S.Arguments) || A.Parameters != S.Parameters);
    });
    // Declarations of libraries for both types do the same.
    return Other != After.end() && (S.IsUser || Other->IsUser || S.IsComparison) ? &*Other
                                                                                 : nullptr;
  }

  /// True if \p A and \p B are one function or specialization in the output, which has a message of
  /// its own.
  static bool isOneFunction(const OverloadSelection &A, const OverloadSelection &B) {
    return A.Parameters != B.Parameters && !StringRef(A.Parameters).starts_with("template ") &&
           withInt(A.Parameters) == withInt(B.Parameters);
  }

  bool isLeftOut(const OverloadSelection &S) const {
    return llvm::any_of(LeftOut, [&](const LeftOutDeclaration &D) {
      return D.Place.File == S.Where.File && D.Place.Line >= S.Where.Line &&
             D.Place.Line <= S.Where.EndLine;
    });
  }

  llvm::ArrayRef<LeftOutDeclaration> LeftOut;
  std::set<std::pair<std::string, unsigned>> Lines;
};

} // namespace

OverloadSelections selectionsIn(const Unit &U) { return std::move(SelectionVisitor(U).Found); }

void reportChangedSelections(Unit &U, llvm::ArrayRef<LeftOutDeclaration> LeftOut,
                             llvm::function_ref<const OverloadSelections &()> WithLong) {
  SelectionVisitor Own(U);
  for (const auto &[M, Base] : Own.Overriding)
    if (Own.lettersOf(M) != Own.lettersOf(Base)) {
      U.report(Rule::LongSize, M->getLocation(),
               fmt::format("'long' is 'int' in the output, so '{}' overrides a function that it "
                           "hides on Windows; rename it, or pass '--long=64' to keep 'long'",
                           M->getNameAsString()));
      U.note(Base->getLocation(), "the overridden function");
    }
  if (!Own.MayChange || !usesLong(U))
    return;
  std::map<std::string, FileID> Files;
  for (FileID File : U.Files)
    Files.try_emplace(absolutePath(U.SM, File), File);
  const auto LocationOf = [&](const std::string &File, unsigned Line, unsigned Column) {
    const auto Found = Files.find(File);
    return Found == Files.end() ? SourceLocation()
                                : U.SM.translateLineCol(Found->second, Line, Column);
  };
  for (const Comparison::Change &C : Comparison(LeftOut, WithLong(), Own.Found).Changes) {
    U.report(Rule::LongSize, LocationOf(C.File, C.Line, C.InOutput->Column),
             fmt::format(C.OnWindows->IsHandler
                             ? "'long' is 'int' in the output, so a handler for one of them also "
                               "catches the other; throw an object of a class, or pass "
                               "'--long=64' to keep 'long'"
                         : C.OnWindows->IsComparison
                             ? "'long' is 'int' in the output, so '{}' finds types equal that "
                               "differ on Windows; pass '--long=64' to keep 'long'"
                             : "'long' is 'int' in the output, so '{}' selects another declaration "
                               "here than on Windows; rename one of them, or pass '--long=64' to "
                               "keep 'long'",
                         C.OnWindows->Name));
    if (C.OnWindows->IsHandler)
      continue;
    for (const auto &[S, Note] :
         {std::pair(C.OnWindows, "the declaration that is selected on Windows"),
          std::pair(C.InOutput, "the declaration that the output selects")})
      if (const SourceLocation Loc = LocationOf(S->Where.File, S->Where.EndLine, S->Where.Column);
          Loc.isValid())
        U.note(Loc, Note);
  }
}

} // namespace amp2hip
