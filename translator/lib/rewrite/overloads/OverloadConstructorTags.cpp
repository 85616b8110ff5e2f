//===--- OverloadConstructorTags.cpp - Tagged constructors ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Adds a tag parameter to constructors that the compilers of the output would confuse, and a tag
// argument where amp code calls them. For example,
//
//   S(int);
//   S(float) restrict(amp);
//   S a(1);                                  // in amp code: the second (§2.3.2.1)
//   int f(int n) restrict(cpu, amp) { S b(n); ... }
//
// becomes
//
//   S(int);
//   __host__ __device__ S(amp2hip::amp_tag, float);
//   template <typename... Arguments>
//   __host__ __device__ S(amp2hip::choice_tag, Arguments &&...arguments);
//   S a(amp2hip::amp_tag(), 1);
//   __host__ __device__ int f(int n) { S b(amp2hip::choice_tag(), n); ... }
//
// A constructor of Model::Renamed cannot get a new name, so it gets a tag. OverloadRenaming.cpp
// handles functions with names. An expression in code of both restrictions may construct an object
// by different constructors in cpu and amp code. Then it calls a choice constructor, which
// delegates to one of these constructors.
//
//===----------------------------------------------------------------------===//
#include "ast/Restrictions.h"
#include "model/CodeIndex.h"
#include "model/overloads/RenamedOverloads.h"
#include "model/overloads/ResolvedCalls.h"
#include "parse/Unit.h"
#include "rewrite/pairs/Dispatch.h"
#include "rewrite/pairs/RewriteOverloadPairs.h"
#include "rewrite/text/TypeText.h"
#include "text/Format.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Adds tags to constructors and to the expressions that call these constructors, and declares the
/// choice constructors.
class Tagger {
public:
  explicit Tagger(RewriteContext &C) : C(C) {}

  void run() {
    for (const RenamedOverloads &Group : C.Model.Renamed)
      for (const FunctionDecl *F : Group.Functions)
        if (isa<CXXConstructorDecl>(F)) {
          tag(F);
          chooseInHeader(F);
        }
    for (const CodeBlock &B : C.Index.code())
      B.forEachStatementOrOperand([&](const Stmt *S) {
        noteOpening(S);
        forEachResolvedCall(S, [&](const ResolvedCall &Call) {
          if (Call.Construction)
            use(B, Call);
        });
      });
    for (const auto &[Class, Choice] : Choices)
      declareChoiceConstructor(Class, Choice);
  }

private:
  /// A constructor that delegates to the cpu or to the amp constructor, depending on where it runs.
  struct ChoiceConstructor {
    const FunctionDecl *Last =
        nullptr;                      ///< the constructor after which this constructor is declared
    bool InstantiatesKernels = false; ///< instantiates the cpu constructor's kernels
  };

  /// Adds the tag parameter to all declarations of \p F.
  void tag(const FunctionDecl *F) {
    FunctionHeadChanges Changes;
    Changes.FirstParameter = "amp2hip::amp_tag";
    Changes.KeepDefaults = true;
    for (const FunctionDecl *D : declarationsOf(C, F))
      editFunctionHead(C, D, Changes);
  }

  /// Adds a choice constructor if \p F is in a header, because code of both restrictions in other
  /// files may need it.
  void chooseInHeader(const FunctionDecl *F) {
    const auto *Class = cast<CXXRecordDecl>(F->getDeclContext());
    if (fileOf(C, F) == C.Unit.SM.getMainFileID() || !copiesAreUnobservable(Class))
      return;
    auto [It, IsNew] = Choices.try_emplace(Class);
    if (!IsNew)
      return;
    It->second.Last = F;
    for (const Decl *D : Class->decls())
      if (const FunctionDecl *Other = D->getAsFunction();
          isa_and_nonnull<CXXConstructorDecl>(Other))
        It->second.InstantiatesKernels |=
            !restrictionOf(Other).Amp && mustInstantiateKernels(C, Other->getDefinition());
  }

  /// If \p S is a cast that constructs an object, records the opening parenthesis of the arguments.
  void noteOpening(const Stmt *S) {
    if (const auto *Cast = dyn_cast<ExplicitCastExpr>(S))
      if (const auto *E = dyn_cast<CXXConstructExpr>(Cast->getSubExpr()->IgnoreImplicit())) {
        const auto *Call = dyn_cast<CXXFunctionalCastExpr>(Cast);
        if (!Call)
          Openings[E] = SourceLocation(); // `static_cast<S>(x)`
        else if (!Call->isListInitialization())
          Openings[E] = Call->getLParenLoc();
      }
  }

  /// Adds the tag argument, if one is needed, to the construction of an object by \p Call in \p B.
  void use(const CodeBlock &B, const ResolvedCall &Call) {
    const CXXConstructExpr *E = Call.Construction;
    const FunctionDecl *F = patternOf(Call.Function), *Meant = F;
    std::string Tag = renamedOverloadsOf(C.Model, F) ? "amp2hip::amp_tag()" : "";
    auto Place = constructionPlace(E);
    if (auto It = C.Model.AmpConstructors.find(Place);
        B.Restrictions.both() && It != C.Model.AmpConstructors.end())
      for (const FunctionDecl *Amp : It->second) {
        if (Amp == F)
          continue;
        // Report an error if the amp constructor has no tag because it is cpu code, too. The cpu
        // constructor cannot have a tag instead: library code that constructs objects passes no
        // tags.
        if (!renamedOverloadsOf(C.Model, Amp))
          return refuse(Place.first, Amp, "cpu code selects another constructor here");
        const auto *Class = cast<CXXRecordDecl>(Amp->getDeclContext());
        if (!copiesAreUnobservable(Class))
          return refuse(Place.first, Amp,
                        "cpu code selects another constructor here, and a choice between them "
                        "would copy the object");
        ChoiceConstructor &Choice = Choices[Class];
        if (!Choice.Last)
          Choice.Last = Amp;
        Choice.InstantiatesKernels |= mustInstantiateKernels(C, F->getDefinition());
        Meant = Amp;
        Tag = "amp2hip::choice_tag()";
      }
    auto [It, IsNew] = Tags.try_emplace(Place, Tag);
    if (It->second != Tag)
      return refuse(Place.first, Meant,
                    "the instances of the template select different constructors");
    if (IsNew && !Tag.empty()) {
      if (Call.IsShared || Call.IsElement)
        return refuse(Place.first, Meant, "amp2hip cannot add an argument here");
      write(E, Meant, Tag);
    }
  }

  /// Inserts \p Tag as the first argument of \p E. Makes an implicit conversion explicit for this
  /// purpose.
  void write(const CXXConstructExpr *E, const FunctionDecl *Meant, const std::string &Tag) {
    const Expr *First = E->getNumArgs() ? E->getArg(0)->IgnoreUnlessSpelledInSource() : nullptr;
    bool HasArguments = First && !isa<CXXDefaultArgExpr>(First);
    SourceLocation Opening = E->getParenOrBraceRange().getBegin();
    if (auto It = Openings.find(E); It != Openings.end())
      Opening = It->second;
    if (std::optional<TextRange> R = Opening.isValid() ? C.Source.range(Opening) : std::nullopt)
      return C.Edits.insert({R->File, R->End}, Tag + (HasArguments ? ", " : ""),
                            InsertOrder::After);
    std::optional<TextRange> R = HasArguments && E->getNumArgs() == 1
                                     ? C.Source.range(First->getSourceRange())
                                     : std::nullopt;
    if (!R)
      return refuse(E->getLocation(), Meant, "amp2hip cannot add an argument here");
    C.Edits.insert({R->File, R->Begin}, qualifiedName(C, E->getType()) + "(" + Tag + ", ",
                   InsertOrder::Token);
    C.Edits.insert({R->File, R->End}, ")", InsertOrder::After);
  }

  void refuse(SourceLocation Loc, const FunctionDecl *Meant, const std::string &Why) {
    if (!Refused.insert(Loc).second)
      return;
    C.Unit.error(
        Loc,
        fmt::format(
            "this constructor is selected only by its restrictions, and {}; give the cpu and amp "
            "constructors the same parameters, or parameters that match no common argument",
            Why));
    C.Unit.note(Meant->getLocation(), "amp code calls this constructor");
  }

  /// Declares the choice constructor of \p Class after the last constructor to which it may
  /// delegate.
  void declareChoiceConstructor(const CXXRecordDecl *Class, const ChoiceConstructor &Choice) {
    const FunctionDecl *Last = Choice.Last;
    for (const Decl *D : Class->decls())
      if (const FunctionDecl *F = D->getAsFunction();
          F && isa<CXXConstructorDecl>(F) && renamedOverloadsOf(C.Model, F))
        Last = F;
    std::optional<TextRange> R =
        wholeFunction(C, Last, /*WithSemicolon=*/!Last->doesThisDeclarationHaveABody());
    if (!R)
      return;
    llvm::StringRef Text = C.Source.text(R->File);
    bool EndsLine = Text.substr(R->End).ltrim(" \t").find_first_of("\r\n") == 0;
    const CodeLayout Layout = CodeLayout::at(Text, R->Begin);
    const std::string Name = Class->getNameAsString();
    const std::string Passed = "static_cast<Arguments &&>(arguments)...";
    const std::string OnAmp = Name + "(amp2hip::amp_tag(), " + Passed + ")",
                      OnCpu = Name + "(" + Passed + ")";
    std::string DeviceBody = " {}";
    if (Choice.InstantiatesKernels)
      DeviceBody = Layout.Newline +
                   fillLines(Layout, "{\n$Instantiation\n}",
                             {{"Instantiation", kernelInstantiation("Arguments &&...arguments",
                                                                    OnCpu, Layout.inner())}});
    // The colon of the expression is on a line of its own, at a fixed column.
    const std::string BeforeColon = Layout.Newline + Layout.Indent + std::string(33, ' ');
    const std::string Selected = dispatchExpression(OnAmp, OnCpu, BeforeColon);
    std::string Lines =
        fillLines(Layout, R"(

template <typename... Arguments>
__host__ __device__ $Name(amp2hip::choice_tag, Arguments &&...arguments)
$Initializers
)",
                  {{"Name", Name},
                   {"Initializers",
                    initializerLines(Layout, OnAmp + DeviceBody, Name + "(" + Selected + ") {}")}});
    if (EndsLine)
      Lines.resize(Lines.size() - Layout.Newline.size());
    else
      Lines += Layout.Indent;
    C.Edits.insert({R->File, R->End}, Lines, InsertOrder::After);
  }

  RewriteContext &C;
  std::map<const CXXConstructExpr *, SourceLocation> Openings; ///< opening parentheses of `S(x)`
  std::map<std::pair<SourceLocation, const CXXRecordDecl *>, std::string> Tags;
  std::map<const CXXRecordDecl *, ChoiceConstructor> Choices;
  std::set<SourceLocation> Refused;
};

} // namespace

void planOverloadConstructorTags(RewriteContext &C) {
  bool Any = !C.Model.AmpConstructors.empty() ||
             llvm::any_of(C.Model.Renamed, [](const RenamedOverloads &Group) {
               return isa<CXXConstructorDecl>(Group.Functions.front());
             });
  if (Any)
    Tagger(C).run();
}

} // namespace amp2hip
