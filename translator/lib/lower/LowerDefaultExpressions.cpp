//===--- LowerDefaultExpressions.cpp - Calls in default arguments ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Moves calls out of default arguments and default member initializers that amp code uses, into
// generated functions of both restrictions. For example,
//
//   int g(int);
//   int g(float) restrict(amp);
//   int f(int x = g(1)) restrict(amp);
//
// becomes
//
//   int g(int);
//   int g(float) restrict(amp);
//   inline int g_given(int value1) restrict(cpu, amp) { return g(value1); }
//   int f(int x = g_given(1)) restrict(amp);
//
// Default arguments and default member initializers have the restrictions of the code that uses
// them (§2.1.1). But Clang resolves the calls in them once, as cpu code. In a function of both
// restrictions, the rewrites select the callee for cpu code and for amp code.
//
// Operators and member calls get such functions, too: `operator_plus_given(a, 1)`, `f_given(o, 1)`.
// A generated function that needs the class with the default argument or initializer is a static
// member of this class.
//
//===----------------------------------------------------------------------===//
#include "ast/Restrictions.h"
#include "lower/DependentUses.h"
#include "lower/Lower.h"
#include "model/overloads/RenamedOverloads.h"
#include "parse/Unit.h"
#include "rewrite/names/NameTable.h"
#include "rewrite/overloads/OperatorCalls.h"
#include "rewrite/pairs/RewriteOverloadPairs.h"
#include "rewrite/text/TypeText.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Replaces calls in default arguments and default member initializers, and inserts the generated
/// functions that contain these calls.
class DefaultExpressions {
public:
  explicit DefaultExpressions(RewriteContext &C) : C(C) {}

  /// Lowers the expressions that \p S, a statement of amp code, uses implicitly: a default argument
  /// or default member initializers.
  void lowerUses(const Stmt *S) {
    if (const auto *Argument = dyn_cast<CXXDefaultArgExpr>(S)) {
      if (Seen.insert(Argument->getExpr()).second)
        lowerIn(Argument->getExpr(), cast<Decl>(Argument->getParam()->getDeclContext()));
    } else if (const auto *Init = dyn_cast<CXXDefaultInitExpr>(S)) {
      if (Seen.insert(Init->getExpr()).second)
        lowerIn(Init->getExpr(), Init->getField());
    } else if (const auto *Made = dyn_cast<CXXConstructExpr>(S)) {
      if (const CXXConstructorDecl *F = Made->getConstructor();
          F->isImplicit() || (F->isDefaulted() && !hasRestrictionSpecifier(F)))
        lowerInitializers(F);
    }
  }

  /// Lowers the default member initializers that \p F, a constructor with amp among its
  /// restrictions, uses.
  void lowerInitializers(const CXXConstructorDecl *F) {
    if (F->getDefinition())
      for (const CXXCtorInitializer *Init : cast<CXXConstructorDecl>(F->getDefinition())->inits())
        if (!Init->isWritten() && Init->getInit())
          lowerAllUses(Init->getInit());
  }

private:
  /// Calls lowerUses() for \p S and all statements in it, except in lambdas.
  void lowerAllUses(const Stmt *S) {
    if (!S || isa<LambdaExpr>(S))
      return;
    lowerUses(S);
    for (const Stmt *Child : S->children())
      lowerAllUses(Child);
  }

  /// Replaces the outermost calls in \p S that depend on restrictions. \p S is
  /// part of a default argument of the function \p Owner, or of the initializer
  /// of the data member \p Owner.
  void lowerIn(const Stmt *S, const Decl *Owner) {
    if (!S || isa<LambdaExpr>(S) || !C.Unit.isUserLocation(S->getBeginLoc()))
      return;
    if (const auto *Operator = dyn_cast<CXXOperatorCallExpr>(S)) {
      if (dependsOnRestrictions(Operator) && lowerOperator(Operator, Owner))
        return;
    } else if (const auto *Member = dyn_cast<CXXMemberCallExpr>(S)) {
      if (dependsOnRestrictions(Member->getDirectCallee()) && lowerMemberCall(Member, Owner))
        return;
    } else if (const auto *Call = dyn_cast<CallExpr>(S)) {
      if (dependsOnRestrictions(Call->getDirectCallee()) && lowerCall(Call, Owner))
        return;
    } else if (const auto *Made = dyn_cast<CXXConstructExpr>(S)) {
      if (dependsOnRestrictions(constructorOf(Made)) && lowerConstruction(Made, Owner))
        return;
    }
    for (const Stmt *Child : S->children())
      lowerIn(Child, Owner);
  }

  /// True if cpu and amp code may call different functions instead of \p F: \p F is a cpu-only
  /// function of the user, and an amp function in the same scope has the same name. False for
  /// overload pairs, which become one function.
  bool dependsOnRestrictions(const FunctionDecl *F) const {
    return isOfCpu(F) && hasAmpOverload(F->getDeclContext(), F->getDeclName());
  }
  /// True if \p F is a cpu-only function of the user that is not part of an
  /// overload pair.
  bool isOfCpu(const FunctionDecl *F) const {
    return F && !restrictionOf(F).Amp && !isInOverloadPair(C.Model, F) &&
           C.Unit.isUserLocation(F->getLocation());
  }
  static bool hasAmpOverload(const DeclContext *Scope, DeclarationName Name) {
    return llvm::any_of(Scope->getRedeclContext()->lookup(Name), [](const NamedDecl *D) {
      const FunctionDecl *Other = D->getUnderlyingDecl()->getAsFunction();
      return Other && restrictionOf(Other).Amp;
    });
  }
  /// True if cpu and amp code may call different operator functions for \p Call. The amp overload
  /// may be a member although the cpu function is not, and vice versa.
  bool dependsOnRestrictions(const CXXOperatorCallExpr *Call) const {
    const FunctionDecl *F = Call->getDirectCallee();
    if (!isOfCpu(F))
      return false;
    return dependsOnRestrictions(F) || llvm::any_of(Call->arguments(), [&](const Expr *Operand) {
             const CXXRecordDecl *Class = Operand->getType()->getAsCXXRecordDecl();
             return Class &&
                    (hasAmpOverload(Class, F->getDeclName()) ||
                     hasAmpOverload(Class->getEnclosingNamespaceContext(), F->getDeclName()));
           });
  }

  /// Rewrites `a + 1` to `operator_plus_given(a, 1)`. Returns false if \p Call cannot be replaced.
  bool lowerOperator(const CXXOperatorCallExpr *Call, const Decl *Owner) {
    const FunctionDecl *F = Call->getDirectCallee();
    OverloadedOperatorKind Kind = Call->getOperator();
    bool IsPostfix = (Kind == OO_PlusPlus || Kind == OO_MinusMinus) && Call->getNumArgs() == 2;
    if (Kind == OO_Call || Kind == OO_Arrow || IsPostfix || !isAccessible(F, Owner) ||
        !C.Source.range(Call->getOperatorLoc()))
      return false;
    std::string Spelling = getOperatorSpelling(Kind);
    std::optional<std::string> New = declare(
        Call, stemOf(F), F->getReturnType(), llvm::ArrayRef(Call->getArgs(), Call->getNumArgs()),
        Owner, [&](llvm::ArrayRef<std::string> Passed) {
          if (Kind == OO_Subscript)
            return Passed[0] + "[" + Passed[1] + "]";
          return Passed.size() == 1 ? Spelling + Passed[0]
                                    : Passed[0] + " " + Spelling + " " + Passed[1];
        });
    if (New)
      callByName(C, Call, /*IsMember=*/false, *New);
    return New.has_value();
  }

  /// Rewrites `o.f(1)` to `f_given(o, 1)`, and `f(1)` to `f_given(*this, 1)`. Returns false if
  /// \p Call cannot be replaced.
  bool lowerMemberCall(const CXXMemberCallExpr *Call, const Decl *Owner) {
    const auto *Member = dyn_cast<MemberExpr>(Call->getCallee()->IgnoreParens());
    const CXXMethodDecl *F = Call->getMethodDecl();
    if (!Member || Member->hasExplicitTemplateArgs() || Member->hasQualifier() ||
        !isAccessible(F, Owner) || !F->getDeclName().isIdentifier())
      return false;
    bool IsOwn = Member->isImplicitAccess();
    if (Member->isArrow() && !IsOwn)
      return false;
    std::optional<TextRange> Object = C.Source.range(IsOwn ? SourceRange(Member->getMemberLoc())
                                                           : Member->getBase()->getSourceRange());
    if (!Object)
      return false;
    std::string Name = F->getNameAsString();
    auto Write = [&](llvm::ArrayRef<std::string> Passed) {
      return Passed[0] + "." + Name + "(" + llvm::join(Passed.drop_front(), ", ") + ")";
    };
    llvm::SmallVector<const Expr *, 4> Operands{Member->getBase()};
    Operands.append(Call->arg_begin(), Call->arg_end());
    std::optional<std::string> New =
        declare(Call, Name, F->getReturnType(), Operands, Owner, Write);
    if (!New)
      return false;
    bool HasArguments = Call->getNumArgs() && !isa<CXXDefaultArgExpr>(Call->getArg(0));
    std::string Separator = HasArguments ? ", " : "";
    unsigned Open = C.Source.text(Object->File).find('(', Object->End);
    if (IsOwn) {
      C.Edits.replace({Object->File, Object->Begin, Open + 1}, *New + "(*this" + Separator);
      return true;
    }
    C.Edits.insert({Object->File, Object->Begin}, *New + "(", InsertOrder::Token);
    C.Edits.replace({Object->File, Object->End, Open + 1}, Separator);
    return true;
  }

  /// Rewrites `g(1)`, or `s::g(1)` for a static member, to `g_given(1)`. Returns false if \p Call
  /// cannot be replaced.
  bool lowerCall(const CallExpr *Call, const Decl *Owner) {
    const auto *Name = dyn_cast<DeclRefExpr>(Call->getCallee()->IgnoreParenImpCasts());
    const FunctionDecl *F = Call->getDirectCallee();
    std::optional<TextRange> Callee = C.Source.range(Call->getCallee()->getSourceRange());
    if (!Name || !Callee)
      return false;
    std::string Called = C.Edits.original(*Callee).str();
    QualType Needed;
    if (const auto *Method = dyn_cast<CXXMethodDecl>(F)) {
      QualType Class = C.Unit.context().getRecordType(Method->getParent());
      if (!isAccessible(F, Owner) || Name->hasExplicitTemplateArgs())
        return false;
      Needed = Class;
      Called = qualifiedName(C, Class) + "::" + F->getNameAsString();
    }
    std::optional<std::string> New = declare(
        Call, F->getNameAsString(), F->getReturnType(),
        llvm::ArrayRef(Call->getArgs(), Call->getNumArgs()), Owner,
        [&](llvm::ArrayRef<std::string> Passed) {
          return Called + "(" + llvm::join(Passed, ", ") + ")";
        },
        Needed);
    if (New)
      C.Edits.replace(*Callee, *New);
    return New.has_value();
  }

  /// Rewrites `S(1)`, `S{1}`, a `1` that is converted to `S`, and the `{1}` of a data member to
  /// `S_given(1)`. Returns false if \p Made cannot be replaced.
  bool lowerConstruction(const CXXConstructExpr *Made, const Decl *Owner) {
    const CXXRecordDecl *Class = Made->getConstructor()->getParent();
    std::optional<TextRange> All = C.Source.range(Made->getSourceRange());
    if (!All || Made->getNumArgs() == 0 || !Class->getIdentifier())
      return false;
    std::optional<TextRange> First =
        C.Source.range(Made->getArg(0)->IgnoreUnlessSpelledInSource()->getSourceRange());
    if (!First)
      return false;
    bool IsList = Made->isListInitialization();
    StringRef Text = C.Source.text(All->File);
    StringRef Before = Text.take_front(First->Begin).rtrim();
    std::string Name = Class->getNameAsString();
    bool IsOpen = Before.consume_back(IsList ? "{" : "(");
    size_t Open = Before.size(), Begin = Open;
    bool IsNamed = IsOpen && Before.rtrim().ends_with(Name);
    if (IsNamed) {
      Begin = Before.rtrim().size() - Name.size();
      if (Begin && (isalnum(Text[Begin - 1]) || Text[Begin - 1] == '_' || Text[Begin - 1] == ':'))
        return false; // another or a qualified name
    }
    bool IsBare = Made->getNumArgs() == 1 && First->Begin == All->Begin && First->End == All->End;
    const auto *Field = dyn_cast<FieldDecl>(Owner);
    bool IsMember = IsList && IsOpen && Field && Field->getInClassInitStyle() == ICIS_ListInit &&
                    All->Begin == Open;
    if ((!IsNamed && !IsBare && !IsMember) || (IsList && Text[All->End - 1] != '}'))
      return false;
    std::optional<std::string> New =
        declare(Made, Name, Made->getType(), llvm::ArrayRef(Made->getArgs(), Made->getNumArgs()),
                Owner, [&](llvm::ArrayRef<std::string> Passed) {
                  return qualifiedName(C, Made->getType()) + (IsList ? "{" : "(") +
                         llvm::join(Passed, ", ") + (IsList ? "}" : ")");
                });
    if (!New)
      return false;
    if (IsBare && !IsNamed) {
      C.Edits.insert({First->File, First->Begin}, *New + "(", InsertOrder::Token);
      C.Edits.insert({First->File, First->End}, ")", InsertOrder::After);
      return true;
    }
    C.Edits.replace({All->File, unsigned(Begin), unsigned(Open + 1)},
                    (IsNamed ? "" : " = ") + *New + "(");
    if (IsList)
      C.Edits.replace({All->File, All->End - 1, All->End}, ")");
    return true;
  }

  /// True if a function generated before \p Owner can use \p T. True for a type that is not a class
  /// or enumeration, and for one declared before the namespace-scope declaration that contains
  /// \p Owner.
  bool isDeclaredBefore(QualType T, const Decl *Owner) const {
    const TagDecl *Tag = T.getNonReferenceType()->getAsTagDecl();
    return !Tag || C.Unit.SM.isBeforeInTranslationUnit(outermostOf(Tag)->getLocation(),
                                                       outermostOf(Owner)->getBeginLoc());
  }

  /// Returns the class of which \p Owner is a member. Returns null if \p Owner is not a member, or
  /// if no generated function can be declared in the class.
  static const CXXRecordDecl *classOf(const Decl *Owner) {
    const auto *Class = dyn_cast<CXXRecordDecl>(Owner->getDeclContext());
    return Class && Class->getIdentifier() && !Class->isDependentContext() &&
                   !Class->getTemplateInstantiationPattern() &&
                   !Class->getDeclContext()->isFunctionOrMethod()
               ? Class->getCanonicalDecl()
               : nullptr;
  }
  /// True if a generated function that replaces a call in \p Owner may call
  /// \p F.
  static bool isAccessible(const FunctionDecl *F, const Decl *Owner) {
    const auto *Method = dyn_cast<CXXMethodDecl>(F);
    return !Method || Method->getAccess() == AS_public ||
           Method->getParent()->getCanonicalDecl() == classOf(Owner);
  }

  /// Generates a function of both restrictions that replaces \p Use, and returns its name. The
  /// function has a parameter for each of \p Arguments (for `this`, a reference to `*this`). It
  /// returns the expression that \p Write makes from the parameters.
  ///
  /// The function is inserted before the declaration at namespace scope that contains \p Owner. If
  /// a parameter, \p Result or \p Needed requires the class of \p Owner, the function becomes a
  /// static member, declared before \p Owner.
  ///
  /// Returns nothing if a type cannot be used there, or if \p Use has been replaced already, for
  /// another instance of its template. Reports an error if instances of the template would call
  /// different functions.
  std::optional<std::string>
  declare(const Expr *Use, const std::string &Stem, QualType Result,
          llvm::ArrayRef<const Expr *> Arguments, const Decl *Owner,
          llvm::function_ref<std::string(llvm::ArrayRef<std::string>)> Write,
          QualType Needed = QualType()) {
    bool IsInside = false;
    auto IsKnown = [&](QualType T) {
      if (T.isNull() || isDeclaredBefore(T, Owner))
        return true;
      IsInside = true;
      return T.getNonReferenceType()->getAsTagDecl()->getCanonicalDecl() == classOf(Owner);
    };
    std::string Parameters;
    std::vector<std::string> Passed;
    for (const Expr *E : Arguments) {
      E = E->IgnoreUnlessSpelledInSource();
      if (isa<CXXDefaultArgExpr>(E))
        break;
      bool IsObject = isa<CXXThisExpr>(E);
      QualType T = IsObject ? E->getType()->getPointeeType() : E->getType();
      const TagDecl *Tag = T->getAsTagDecl();
      if (T->isDependentType() || isa<InitListExpr>(E) || T->isArrayType() || T->isFunctionType() ||
          (Tag && !Tag->getIdentifier()) || !IsKnown(T))
        return std::nullopt;
      std::string Name = "value" + std::to_string(Passed.size() + 1);
      std::string Written = (T.isConstQualified() ? "const " : "") + qualifiedName(C, T);
      Parameters +=
          (Passed.empty() ? "" : ", ") + Written + (IsObject || E->isLValue() ? " &" : " ") + Name;
      bool Moves = !IsObject && !E->isLValue() && !T->isScalarType();
      Passed.push_back(Moves ? "static_cast<" + Written + " &&>(" + Name + ")" : Name);
    }
    if (Result->isDependentType() || Result->isUndeducedType() || !IsKnown(Result) ||
        !IsKnown(Needed))
      return std::nullopt;
    std::string Reference = Result->isLValueReferenceType() ? " &" : " ";
    QualType Value = Result.getNonReferenceType();
    const Decl *Next = IsInside ? memberOf(Owner) : outermostOf(Owner);
    std::optional<TextPosition> At = C.Source.begin(Next->getBeginLoc());
    if (!At)
      return std::nullopt;
    std::string Head = "(" + Parameters + ") restrict(cpu, amp) { return " + Write(Passed) + "; } ";
    if (differsInOtherInstances(Use, Owner)) {
      C.Unit.error(Use->getExprLoc(),
                   "the function called here depends on both the restriction and the template "
                   "arguments; call a function with restrict(cpu, amp) that calls it");
      return std::nullopt;
    }
    // Instances of a template share the source text, so replace the text only once.
    if (!Places.insert({Use->getExprLoc(), Use->getStmtClass()}).second)
      return std::nullopt;
    auto [It, New] = Declared.try_emplace({IsInside ? classOf(Owner) : Next, Stem + Head}, "");
    if (!New)
      return It->second;
    It->second = C.Names.unique(Stem + "_given", Owner->getLocation());
    C.Edits.insert(*At,
                   std::string(IsInside ? "static " : "inline ") +
                       (Value.isConstQualified() ? "const " : "") + qualifiedName(C, Value) +
                       Reference + It->second + Head,
                   InsertOrder::Declaration);
    return It->second;
  }

  /// Returns the function template of \p Owner, or \p Owner if there is none.
  static const Decl *memberOf(const Decl *Owner) {
    const auto *F = dyn_cast<FunctionDecl>(Owner);
    return F && F->getDescribedFunctionTemplate() ? F->getDescribedFunctionTemplate() : Owner;
  }

  /// Returns the declaration at namespace scope that contains \p D. For a template instance,
  /// returns the template of that declaration.
  static const Decl *outermostOf(const Decl *D) {
    auto Written = [](const Decl *One) -> const Decl * {
      const auto *F = dyn_cast<FunctionDecl>(One);
      const auto *Class = dyn_cast<CXXRecordDecl>(One);
      const Decl *Pattern = F       ? cast_or_null<Decl>(F->getTemplateInstantiationPattern())
                            : Class ? Class->getTemplateInstantiationPattern()
                                    : nullptr;
      return Pattern ? Pattern : One;
    };
    D = Written(D);
    while (!D->getLexicalDeclContext()->isFileContext())
      D = Written(cast<Decl>(D->getLexicalDeclContext()));
    if (const auto *F = dyn_cast<FunctionDecl>(D); F && F->getDescribedFunctionTemplate())
      return F->getDescribedFunctionTemplate();
    if (const auto *Class = dyn_cast<CXXRecordDecl>(D); Class && Class->getDescribedClassTemplate())
      return Class->getDescribedClassTemplate();
    return D;
  }

  RewriteContext &C;
  std::set<const Stmt *> Seen;
  /// The expressions that have been replaced.
  std::set<std::pair<SourceLocation, Stmt::StmtClass>> Places;
  /// The names of the generated functions. Expressions with equal keys share a function. The key
  /// has two parts: the class that contains the function, or the declaration that the function
  /// precedes, and the function's text without its name.
  std::map<std::pair<const Decl *, std::string>, std::string> Declared;
};

} // namespace

void lowerDefaultExpressions(RewriteContext &C, const std::vector<CodeBlock> &Code) {
  if (C.Model.AmpFunctions.empty())
    return;
  DefaultExpressions Shared(C);
  for (const CodeBlock &B : Code)
    if (B.Restrictions.Amp)
      for (const Stmt *S : B.Statements)
        Shared.lowerUses(S);
  for (const FunctionDecl *F : C.Model.AmpFunctions)
    if (const auto *Constructor = dyn_cast<CXXConstructorDecl>(F))
      Shared.lowerInitializers(Constructor);
}

} // namespace amp2hip
