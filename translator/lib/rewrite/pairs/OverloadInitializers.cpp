//===--- OverloadInitializers.cpp - Merged lists of initializers ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Merges the initializers of a pair of constructors into one list. For example,
//
//   S(int n) : x(n) {}
//   S(int n) restrict(amp) : x(n + 1) {}
//
// becomes
//
//   __host__ __device__ S(int n) : x(amp2hip::on_accelerator() ? (n + 1) : n) {}
//
// If initializers of non-scalar members differ, the constructors delegate if they can
// (OverloadDelegation.cpp). Constructors that cannot delegate, such as copy constructors, select
// the object for each base and member. The selected object is a prvalue and is therefore not
// copied:
//
//   S(const S &o) : p(o.p) {}
//   S(const S &o) restrict(amp) : p(o.p.n + 1) {}
//
// becomes
//
//   __host__ __device__ S(const S &o)
//       : p(amp2hip::on_accelerator() ? part(o.p.n + 1) : part(o.p)) {}
//
// If initializers of the cpu constructor call cpu functions, only the host gets the merged list.
// The device pass, in which a GPU compiler generates device code, gets the list of the amp
// constructor.
//
//===----------------------------------------------------------------------===//
#include "ast/DynamicVisitor.h"
#include "model/overloads/OverloadPairs.h"
#include "model/overloads/RenamedOverloads.h"
#include "parse/Unit.h"
#include "rewrite/pairs/Dispatch.h"
#include "rewrite/pairs/RewriteOverloadPairs.h"
#include "rewrite/text/TypeText.h"
#include "text/Layout.h"
#include "text/Tokens.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

using Initializer = CXXCtorInitializer;

const CXXConstructorDecl *constructor(const FunctionDecl *F) { return cast<CXXConstructorDecl>(F); }

/// Returns the initializers that the source of the constructor \p F contains, in source order.
std::vector<const Initializer *> written(const FunctionDecl *F) {
  std::vector<const Initializer *> All;
  for (const Initializer *I : constructor(F)->inits())
    if (I->isWritten())
      All.push_back(I);
  llvm::stable_sort(All, [](const Initializer *A, const Initializer *B) {
    return A->getSourceOrder() < B->getSourceOrder();
  });
  return All;
}

bool sameTarget(const ASTContext &Ctx, const Initializer *A, const Initializer *B) {
  if (A->isAnyMemberInitializer())
    return A->getAnyMember() == B->getAnyMember();
  return !B->isAnyMemberInitializer() &&
         A->isDelegatingInitializer() == B->isDelegatingInitializer() &&
         Ctx.hasSameType(QualType(A->getTypeSourceInfo()->getType()),
                         QualType(B->getTypeSourceInfo()->getType()));
}

/// Returns the position of the base or member of \p I in the order of initialization.
unsigned orderOf(const CXXRecordDecl *Class, const Initializer *I) {
  if (I->isIndirectMemberInitializer())
    return Class->getNumBases() +
           cast<FieldDecl>(I->getIndirectMember()->chain().front())->getFieldIndex();
  if (const FieldDecl *Field = I->getAnyMember())
    return Class->getNumBases() + Field->getFieldIndex();
  unsigned Order = 0;
  for (const CXXBaseSpecifier &Base : Class->bases()) {
    if (Class->getASTContext().hasSameType(Base.getType(),
                                           QualType(I->getTypeSourceInfo()->getType())))
      break;
    ++Order;
  }
  return Order;
}

/// Merges the initializers of both constructors into one list. \c Ok is false if no such list
/// exists. \c plan writes the list into the amp constructor.
class Initializers {
public:
  explicit Initializers(ClassifiedPair &Pair)
      : Pair(Pair), C(Pair.Context), Ctx(Pair.Context.Unit.context()),
        Class(constructor(Pair.Amp)->getParent()), OnlyScalars(mayDelegate(Pair)) {
    std::vector<const Initializer *> Cpu = written(Pair.CpuBody), Amp = written(Pair.AmpBody);
    if (Pair.declaresParameters())
      Ok = replaceParameters(Cpu);
    for (const Initializer *A : Amp) {
      auto B = llvm::find_if(Cpu, [&](const Initializer *I) { return sameTarget(Ctx, A, I); });
      Ok &= mergeInto(A, B == Cpu.end() ? nullptr : *B);
    }
    for (const Initializer *B : Cpu)
      if (llvm::none_of(Amp, [&](const Initializer *A) { return sameTarget(Ctx, A, B); }))
        Ok &= mergeInto(nullptr, B);
    if (!OnlyScalars)
      Ok &= listRange(Pair.AmpBody) && !hasDirectives(Pair.AmpBody) && !hasDirectives(Pair.CpuBody);
  }

  void plan() {
    if (IsOfHost)
      return planPasses();
    for (const Entry &E : List)
      if (E.Place && E.Amp != E.Host)
        C.Edits.replace(*E.Place, E.Host);
    planAdded();
  }

  bool Ok = true;

private:
  /// An initializer of the merged list.
  struct Entry {
    std::optional<TextRange> Place; ///< the entry's text in the amp constructor, if any
    std::string Amp, Host;          ///< the text for the device pass, and for the host
    unsigned Order;
  };

  /// Adds an entry for \p Amp and \p Cpu, which initialize the same base or member. One of the two
  /// may be null. Returns false if no expression suits both constructors.
  bool mergeInto(const Initializer *Amp, const Initializer *Cpu) {
    if (OnlyScalars && !(Amp && Cpu))
      return false;
    std::optional<TextRange> AmpAll, CpuAll;
    for (auto [I, All] : {std::pair(Amp, &AmpAll), std::pair(Cpu, &CpuAll)})
      if (I && !(*All = C.Source.range(I->getSourceRange())))
        return false;
    Entry E{AmpAll, AmpAll ? C.Edits.render(*AmpAll) : "", "", orderOf(Class, Amp ? Amp : Cpu)};
    std::string OfCpu = CpuAll ? render(*CpuAll) : "";
    if (Amp && Cpu && withoutSpaceAndComments(E.Amp) == withoutSpaceAndComments(OfCpu)) {
      E.Host = E.Amp;
    } else {
      std::string Value = conditionalInitializer(Amp, Cpu);
      if (Value.empty())
        return false;
      E.Host = withValue(Amp, Amp ? Amp : Cpu, Value);
    }
    List.push_back(std::move(E));
    return true;
  }

  /// Returns the text of the initializer \p Known with \p Value as its value. If \p Amp is not null
  /// and has a single value, keeps the text of \p Amp around that value.
  std::string withValue(const Initializer *Amp, const Initializer *Known,
                        const std::string &Value) const {
    std::optional<TextRange> All = C.Source.range(Known->getSourceRange());
    WrittenExpr Own = Amp ? valueOf(Amp) : WrittenExpr{};
    std::optional<TextRange> R =
        Own.Value ? C.Source.range(Own.Value->getSourceRange()) : std::nullopt;
    if (!All || !R || R->Begin <= All->Begin || R->End >= All->End)
      return targetText(Known) + "(" + Value + ")";
    return C.Edits.render({All->File, All->Begin, R->Begin}) + Value +
           C.Edits.render({All->File, R->End, All->End});
  }

  /// Plans replacements for uses of the cpu constructor's parameters in \p Cpu, because the
  /// dispatching constructor has only the amp constructor's parameters. Returns false if a use
  /// cannot be replaced.
  bool replaceParameters(llvm::ArrayRef<const Initializer *> Cpu) {
    struct Uses : DynamicVisitor {
      std::vector<std::pair<SourceLocation, const ParmVarDecl *>> All;
      bool VisitDeclRefExpr(DeclRefExpr *E) override {
        if (const auto *P = dyn_cast<ParmVarDecl>(E->getDecl()))
          All.push_back({E->getLocation(), P});
        return true;
      }
    } Visitor;
    for (const Initializer *I : Cpu)
      Visitor.TraverseStmt(I->getInit());
    for (const ParmVarDecl *P : Pair.CpuBody->parameters())
      if (P->hasDefaultArg() && (P->hasUninstantiatedDefaultArg() || P->hasUnparsedDefaultArg() ||
                                 P->getDefaultArg()->HasSideEffects(Ctx)))
        return false;
    for (const auto &[Loc, P] : Visitor.All) {
      if (P->getDeclContext() != Pair.CpuBody)
        continue; // a parameter of a lambda
      std::optional<TextRange> R = C.Source.range(Loc);
      std::string Text = R ? replacementOf(P) : "";
      if (Text.empty())
        return false;
      Replacements.push_back({*R, Text});
    }
    llvm::sort(Replacements,
               [](const auto &A, const auto &B) { return A.first.Begin < B.first.Begin; });
    return true;
  }

  /// Returns the text that replaces uses of \p P, a parameter of the cpu constructor. This is the
  /// parameter of the amp constructor, or the default argument of \p P. Empty if neither can
  /// replace \p P.
  std::string replacementOf(const ParmVarDecl *P) {
    unsigned I = P->getFunctionScopeIndex();
    if (I < Pair.AmpBody->getNumParams()) {
      const ParmVarDecl *Given = Pair.AmpBody->getParamDecl(I);
      std::string Name = Given->getIdentifier() ? Given->getNameAsString() : "argument1";
      return Ctx.hasSameType(P->getType(), Given->getType())
                 ? Name
                 : "const_cast<" + Class->getNameAsString() + " &>(" + Name + ")";
    }
    const Expr *Default = P->getDefaultArg();
    WrittenExpr Written = textOf(Default);
    if (!Written.Value || mentionsParameter(Written.Text))
      return "";
    noteEvaluation(/*OfCpu=*/true, Default);
    if (Ctx.hasSameUnqualifiedType(Default->IgnoreImpCasts()->getType(), P->getType()))
      return isa<IntegerLiteral, FloatingLiteral, CXXBoolLiteralExpr>(Default)
                 ? Written.Text
                 : "(" + Written.Text + ")";
    std::string Type = spellType(C, P->getTypeSourceInfo()->getTypeLoc(), P->getType());
    return mentionsParameter(Type) ? "" : "static_cast<" + Type + ">(" + Written.Text + ")";
  }

  /// Returns the text at \p R, with the cpu constructor's parameters replaced.
  std::string render(TextRange R) const {
    std::string Text;
    for (const auto &[Place, Replacement] : Replacements)
      if (Place.File == R.File && R.Begin <= Place.Begin && Place.End <= R.End) {
        Text += C.Edits.render({R.File, R.Begin, Place.Begin}) + Replacement;
        R.Begin = Place.End;
      }
    return Text + C.Edits.render(R);
  }

  /// Returns one expression that initializes the member or base like \p Amp in amp code and
  /// like \p Cpu in cpu code. Returns an empty text if no expression can.
  std::string conditionalInitializer(const Initializer *Amp, const Initializer *Cpu) {
    const FieldDecl *Field = (Amp ? Amp : Cpu)->getAnyMember();
    if (Amp && Cpu && Field &&
        (Field->getType()->isScalarType() || Field->getType()->isDependentType()))
      if (std::string Text =
              conditionalExpression(C, Field->getType(), valueOf(Cpu), valueOf(Amp), Field);
          !Text.empty())
        return Text;
    if (OnlyScalars)
      return "";
    if (!Field)
      return conditionalBaseInitializer(Amp, Cpu);
    if (Field->getType()->isReferenceType() || Field->getType()->isArrayType() ||
        Field->getParent()->isUnion())
      return "";
    return conditional(objectText(Pair.AmpBody, Amp, Field), objectText(Pair.CpuBody, Cpu, Field));
  }

  /// Returns one expression or argument list that initializes a base like \p Amp in amp code and
  /// like \p Cpu in cpu code; empty if there is none. A compiler may copy a base that a conditional
  /// expression selects. To avoid the copy, selects each argument if both initializers call the
  /// same constructor.
  std::string conditionalBaseInitializer(const Initializer *Amp, const Initializer *Cpu) {
    if (Amp && Cpu)
      if (std::string Arguments = conditionalArguments(Amp, Cpu); !Arguments.empty())
        return Arguments;
    const Initializer *Known = Amp ? Amp : Cpu;
    const CXXRecordDecl *Base = Known->getTypeSourceInfo()->getType()->getAsCXXRecordDecl();
    if (Known->isDelegatingInitializer() || Known->isPackExpansion() || !Base ||
        !copiesAreUnobservable(Base) || mentionsParameter(targetText(Known)))
      return "";
    auto Object = [&](const Initializer *I) {
      noteEvaluation(I == Cpu, I ? I->getInit() : nullptr);
      return targetText(Known) + (I ? argumentsText(I) : "()");
    };
    return conditional(Object(Amp), Object(Cpu));
  }

  /// Returns the arguments of a call of the common constructor of \p Amp and \p Cpu, with a
  /// selection between the two values of each argument. Empty if the initializers call different
  /// constructors, or if an argument cannot be selected.
  std::string conditionalArguments(const Initializer *Amp, const Initializer *Cpu) {
    const auto *OfAmp = dyn_cast<CXXConstructExpr>(Amp->getInit()->IgnoreImplicit());
    const auto *OfCpu = dyn_cast<CXXConstructExpr>(Cpu->getInit()->IgnoreImplicit());
    if (!OfAmp || !OfCpu || !becomeOne(OfCpu->getConstructor(), OfAmp->getConstructor()) ||
        OfAmp->getNumArgs() != OfCpu->getNumArgs() || OfAmp->getConstructor()->isVariadic())
      return "";
    std::string All;
    for (unsigned I = 0; I < OfAmp->getNumArgs(); ++I) {
      WrittenExpr A = textOf(OfAmp->getArg(I)), B = textOf(OfCpu->getArg(I));
      if (!A.Value && !B.Value) // default arguments
        break;
      const ParmVarDecl *Parameter = OfAmp->getConstructor()->getParamDecl(I);
      QualType Type = Parameter->getType();
      std::string Text = !A.Value || !B.Value ? ""
                         : withoutSpaceAndComments(A.Text) == withoutSpaceAndComments(B.Text)
                             ? A.Text
                         : Type.getNonReferenceType()->isScalarType()
                             ? conditionalExpression(C, Type.getNonReferenceType(), B, A, Parameter)
                             : conditionalLvalue(B, A);
      if (Text.empty())
        return "";
      All += (I ? ", " : "") + Text;
    }
    return All;
  }

  /// True if \p Cpu and \p Amp are one function, or an overload pair that becomes one function.
  bool becomeOne(const FunctionDecl *Cpu, const FunctionDecl *Amp) const {
    return patternOf(Cpu) == patternOf(Amp) ||
           llvm::any_of(C.Model.Pairs, [&](const OverloadPair &P) {
             return P.Cpu == patternOf(Cpu) && P.Amp == patternOf(Amp) &&
                    !haveDifferentOutputNames(C.Model, P.Cpu, P.Amp);
           });
  }

  /// Returns an expression that selects between two lvalues of one type, so that nothing is copied;
  /// empty for other expressions.
  std::string conditionalLvalue(const WrittenExpr &Cpu, const WrittenExpr &Amp) const {
    if (!Cpu.Value || !Amp.Value || !Cpu.Value->isLValue() || !Amp.Value->isLValue() ||
        !Ctx.hasSameType(Cpu.Value->getType(), Amp.Value->getType()))
      return "";
    return conditionalExpression(C, Cpu.Value->getType(), Cpu, Amp);
  }

  static std::string conditional(const std::string &Amp, const std::string &Cpu) {
    return Amp.empty() || Cpu.empty() ? "" : dispatchExpression(Amp, Cpu);
  }

  /// Returns an expression for the object with which the constructor \p F initializes \p Field: by
  /// \p I, or implicitly if \p I is null. Empty if no expression yields this object.
  std::string objectText(const FunctionDecl *F, const Initializer *I, const FieldDecl *Field) {
    const Expr *Value = I                                ? I->getInit()
                        : Field->hasInClassInitializer() ? Field->getInClassInitializer()
                                                         : defaultOf(F, Field);
    noteEvaluation(F == Pair.CpuBody, Value);
    std::string Arguments = I ? argumentsText(I) : "()";
    if (!I && Field->hasInClassInitializer()) {
      Arguments = textOf(Value).Text;
      if (Arguments.empty() || mentionsParameter(Arguments))
        return "";
      if (Arguments.front() != '{')
        Arguments = "(" + Arguments + ")";
    }
    if (!Field->getType()->isScalarType())
      return typeText(Field) + Arguments;
    StringRef Inner = StringRef(Arguments).drop_front().drop_back().trim();
    if (Inner.empty())
      Inner = Field->getType()->isArithmeticType() || Field->getType()->isEnumeralType()
                  ? "0"
                  : "nullptr";
    else if (Value &&
             Ctx.hasSameUnqualifiedType(Value->IgnoreImpCasts()->getType(), Field->getType()))
      return Arguments.front() == '(' ? Arguments : "(" + Inner.str() + ")";
    return "static_cast<" + typeText(Field) + ">(" + Inner.str() + ")";
  }

  /// Returns the value of the implicit initializer of \p Field in \p F. Null if the value depends
  /// on template arguments.
  static const Expr *defaultOf(const FunctionDecl *F, const FieldDecl *Field) {
    for (const Initializer *I : constructor(F)->inits())
      if (!I->isWritten() && I->getAnyMember() == Field)
        return I->getInit();
    return nullptr;
  }

  /// Limits the merged list to the host if only cpu code can evaluate \p Value. \p OfCpu means that
  /// \p Value is a value of the cpu constructor; other values impose no limit.
  void noteEvaluation(bool OfCpu, const Expr *Value) {
    IsOfHost |= OfCpu && Value && !evaluatesAnywhere(Value);
  }

  /// Returns the type of \p Field for use in a functional cast: a name or `decltype(S::field)`.
  std::string typeText(const FieldDecl *Field) const {
    QualType Type = Field->getType();
    std::string Text = spellType(C, Field->getTypeSourceInfo()->getTypeLoc(), Type);
    bool HasMeaning =
        !mentionsParameter(Text) && !(Type->isDependentType() && Pair.AmpBody->isOutOfLine());
    bool IsOneName = Type->isScalarType() || llvm::all_of(Text, [](char Ch) {
                       return isalnum(Ch) || Ch == '_' || Ch == ':';
                     });
    return HasMeaning && IsOneName
               ? Text
               : "decltype(" + Class->getNameAsString() + "::" + Field->getNameAsString() + ")";
  }

  /// True if a parameter may hide a name in \p Text.
  bool mentionsParameter(StringRef Text) const {
    auto IsOfName = [](char Ch) { return isalnum(Ch) || Ch == '_'; };
    for (StringRef Rest = Text; !Rest.empty();) {
      StringRef Name = Rest.take_while(IsOfName);
      if (!Name.empty() && llvm::any_of(Pair.AmpBody->parameters(), [&](const ParmVarDecl *P) {
            return P->getIdentifier() && P->getName() == Name;
          }))
        return true;
      Rest = Rest.drop_front(std::max<size_t>(Name.size(), 1));
    }
    return false;
  }

  /// Returns the name of the base or member that \p I initializes: `p` for `p(n + 1)`.
  std::string targetText(const Initializer *I) const {
    if (I->isAnyMemberInitializer())
      return I->getAnyMember()->getNameAsString();
    std::optional<TextRange> R =
        C.Source.range(I->getTypeSourceInfo()->getTypeLoc().getSourceRange());
    return R ? C.Edits.render(*R) : "";
  }

  /// Returns the arguments of \p I with their parentheses or braces: `(n + 1)` for `p(n + 1)`.
  std::string argumentsText(const Initializer *I) const {
    std::optional<TextRange> R = C.Source.range(I->getSourceRange());
    if (!R)
      return "";
    StringRef Text = C.Edits.original(*R);
    std::optional<TextRange> Type =
        I->isAnyMemberInitializer()
            ? std::nullopt
            : C.Source.range(I->getTypeSourceInfo()->getTypeLoc().getSourceRange());
    size_t Open = Text.find_first_of("({", Type ? Type->End - R->Begin : 0);
    return Open == StringRef::npos ? "" : render({R->File, unsigned(R->Begin + Open), R->End});
  }

  /// Returns the single value of \p I. The result is empty if \p I has several values or a braced
  /// list.
  WrittenExpr valueOf(const Initializer *I) const {
    const Expr *Value = I->getInit();
    if (const auto *InParens = dyn_cast<ParenListExpr>(Value))
      Value = InParens->getNumExprs() == 1 ? InParens->getExpr(0) : nullptr;
    if (!Value || isa<InitListExpr>(Value) || isa<ImplicitValueInitExpr>(Value))
      return {};
    return textOf(Value);
  }

  /// Returns \p Value with its text; an empty result for a default argument.
  WrittenExpr textOf(const Expr *Value) const {
    if (isa<CXXDefaultArgExpr>(Value))
      return {};
    std::optional<TextRange> R = C.Source.range(Value->getSourceRange());
    return R ? WrittenExpr{Value, render(*R)} : WrittenExpr{};
  }

  /// Inserts the initializers that only the cpu constructor has.
  void planAdded() {
    std::vector<std::string> Added;
    for (const Entry &E : List)
      if (!E.Place) {
        const Entry *Before = nullptr, *First = nullptr;
        for (const Entry &Other : List) {
          if (Other.Place && Other.Order < E.Order)
            Before = &Other;
          if (Other.Place && !First)
            First = &Other;
        }
        if (Before)
          C.Edits.insert({Before->Place->File, Before->Place->End}, ", " + E.Host,
                         InsertOrder::After);
        else if (First)
          C.Edits.insert({First->Place->File, First->Place->Begin}, E.Host + ", ",
                         InsertOrder::Token);
        else
          Added.push_back(E.Host);
      }
    std::optional<TextRange> Place = Added.empty() ? std::nullopt : listRange(Pair.AmpBody);
    if (!Place)
      return;
    StringRef Before = C.Source.text(Place->File).take_front(Place->Begin);
    const bool InComment = Before.rsplit('\n').second.contains("//");
    std::string Line =
        Pair.Newline + indentationAt(C.Source.text(Place->File), Place->Begin) + "    ";
    C.Edits.replace(*Place, (InComment ? Line : " ") + ": " + llvm::join(Added, ", ") + " ");
  }

  /// Replaces the list by two lists: the amp constructor's list for the device pass, and the merged
  /// list for the host.
  void planPasses() {
    std::optional<TextRange> Place = listRange(Pair.AmpBody);
    if (!Place)
      return;
    std::vector<std::string> OfAmp, OfHost;
    for (const Entry &E : List)
      if (E.Place)
        OfAmp.push_back(E.Amp);
    llvm::stable_sort(List, [](const Entry &A, const Entry &B) { return A.Order < B.Order; });
    for (const Entry &E : List)
      OfHost.push_back(E.Host);
    const std::string Outer = indentationAt(C.Source.text(Place->File), Place->Begin);
    C.Edits.replace(*Place, Pair.Newline +
                                initializerLines({Pair.Newline, Outer}, llvm::join(OfAmp, ", "),
                                                 llvm::join(OfHost, ", ")) +
                                Outer);
  }

  /// Returns the range between the head and the body of \p F, which contains the initializers.
  /// Returns nothing if the range cannot be found.
  std::optional<TextRange> listRange(const FunctionDecl *F) const {
    std::optional<TextRange> Body = C.Source.range(F->getBody()->getSourceRange());
    if (!Body)
      return std::nullopt;
    unsigned Begin = Body->Begin;
    for (const Initializer *I : written(F))
      if (std::optional<TextRange> R = C.Source.range(I->getSourceRange()))
        Begin = std::min(Begin, R->Begin);
    StringRef Before = C.Source.text(Body->File).take_front(Begin).rtrim();
    if (Begin != Body->Begin) {
      while (!Before.ends_with(":") && dropLastComment(Before))
        Before = Before.rtrim();
      if (!Before.consume_back(":"))
        return std::nullopt;
    }
    return TextRange{Body->File, unsigned(Before.rtrim().size()), Body->Begin};
  }

  /// True if the text of the initializers of \p F contains preprocessor directives.
  bool hasDirectives(const FunctionDecl *F) const {
    std::optional<TextRange> R = listRange(F);
    llvm::SmallVector<StringRef, 8> Lines;
    if (R)
      C.Edits.original(*R).split(Lines, '\n');
    return llvm::any_of(Lines, [](StringRef Line) { return Line.ltrim().starts_with("#"); });
  }

  ClassifiedPair &Pair;
  RewriteContext &C;
  const ASTContext &Ctx;
  const CXXRecordDecl *Class;
  const bool OnlyScalars;
  std::vector<std::pair<TextRange, std::string>> Replacements; ///< for cpu parameters, in order
  bool IsOfHost = false; ///< only the host can evaluate the merged list
  std::vector<Entry> List;
};

} // namespace

bool canMergeInitializers(ClassifiedPair &Pair) { return Initializers(Pair).Ok; }

void planInitializers(ClassifiedPair &Pair) { Initializers(Pair).plan(); }

} // namespace amp2hip
