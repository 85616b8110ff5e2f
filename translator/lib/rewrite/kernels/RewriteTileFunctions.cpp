//===--- RewriteTileFunctions.cpp - Functions for whole tiles -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes a second version of functions that wait, with --tile-loops. The version runs all threads
// of a tile, as amp2hip_run_tile does for a kernel, which calls it. It is inserted after the
// function:
//
//   template <int N>
//   void sum(int (&values)[N], tiled_index<N> t) restrict(amp);
//
// gets the version
//
//   template <int N, typename amp2hip_tile>
//   void amp2hip_run_sum(const amp2hip_tile &amp2hip_whole, int (&values)[N], tiled_index<N> t);
//
// If the function is a member that is defined outside of its class, the class declares the version
// after the declaration of the function. If the class is in a header, and the function in the main
// file, the version is a member of a specialization of `kernel_of` (see KernelOf.h).
//
//===----------------------------------------------------------------------===//
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/kernels/KernelOf.h"
#include "rewrite/kernels/OutOfClassPlace.h"
#include "rewrite/kernels/TileLoopWriter.h"
#include "rewrite/names/NameTable.h"
#include "rewrite/text/TypeText.h"
#include "text/Layout.h"
#include "tileloops/calls/FunctionLookup.h"
#include "tileloops/tile/TileTypes.h"
#include "tileloops/values/VariableUses.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

/// True if the version of \p F can be inserted after it.
bool mayWrite(RewriteContext &C, const FunctionDecl *F) {
  const auto *Pattern = F->getCanonicalDecl();
  if (isApartFromClass(F, C.Unit.SM) && kernelOf(C, cast<CXXMethodDecl>(F)->getParent()).empty())
    return false;
  return C.Unit.isUserLocation(F->getLocation()) && !F->getBeginLoc().isMacroID() &&
         !F->getLocation().isMacroID() && !F->getEndLoc().isMacroID() &&
         !isInOverloadPair(C.Model, F) &&
         llvm::none_of(C.Model.Renamed, [&](const RenamedOverloads &R) {
           return llvm::is_contained(R.Functions, Pattern);
         });
}

/// Plans and writes the functions of one translation unit.
class RewriteTileFunctions {
public:
  explicit RewriteTileFunctions(RewriteContext &C) : C(C) {}

  void write();

private:
  void collectKernels();
  void planKernels();
  void collectCalled(const std::vector<TileStep> &Steps);
  void write(TileFunction &F);
  std::string text(TileFunction &F, MissedReason &Why);
  std::string parameters(const TileFunction &F, const FunctionDecl *Spelled, TileLoopWriter &W);
  std::string templateHead(const TileFunction &F, const FunctionDecl *Spelled,
                           const TileLoopWriter &W, const CodeLayout &Layout);
  bool declareInClass(const TileFunction &F, TileLoopWriter &W);
  std::string apartFromClass(const TileFunction &F, const std::string &Text,
                             const CodeLayout &Layout);
  void insert(TextPosition At, StringRef Text);

  RewriteContext &C;
  std::vector<const FunctionDecl *> Kernels; ///< their call operators
  std::vector<TilePlan> Plans;               ///< of the kernels
  std::vector<TileFunction *> Written;       ///< called functions before their callers
  /// If the function that is being written is defined outside of its class: the place in the class
  /// for the declaration of its tile version, and this declaration.
  std::optional<OutOfClassPlace> Place;
  std::string Declaration;
};

/// Collects the call operators of all tiled kernels.
void RewriteTileFunctions::collectKernels() {
  auto Add = [&](const FunctionDecl *Call) {
    if (Call->doesThisDeclarationHaveABody() && isa<CompoundStmt>(Call->getBody()) &&
        Call->getNumParams() == 1 && isTiledIndex(Call->getParamDecl(0)->getType()))
      Kernels.push_back(Call);
  };
  for (const AmpLambda &L : C.Model.Lambdas)
    Add(L.Lambda->getCallOperator());
  for (const FunctionDecl *F : C.Model.AmpFunctions)
    if (F->getOverloadedOperator() == OO_Call)
      Add(F);
}

/// Plans the kernels until the passing of parameters is final.
void RewriteTileFunctions::planKernels() {
  do {
    C.Functions->restart();
    Plans.clear();
    for (const FunctionDecl *Call : Kernels) {
      MissedReason Unused; // planned again when the kernel is written
      if (std::optional<TilePlan> Plan =
              planTileLoops(cast<CompoundStmt>(Call->getBody()), Call->getParamDecl(0),
                            C.Unit.context(), TileRunner::OneThread, Unused, C.Functions.get()))
        Plans.push_back(std::move(*Plan));
    }
  } while (C.Functions->hasChanged());
}

/// Adds the functions that \p Steps calls to \c Written.
void RewriteTileFunctions::collectCalled(const std::vector<TileStep> &Steps) {
  for (const TileStep &Step : Steps) {
    for (const std::vector<TileStep> &Part : Step.Parts)
      collectCalled(Part);
    if (Step.Kind != TileStep::Call || llvm::is_contained(Written, Step.Called.Function))
      continue;
    collectCalled(Step.Called.Function->Plan->Steps);
    Written.push_back(Step.Called.Function);
  }
}

/// Returns the parameters of the version of \p F, with the types as the declaration \p Spelled
/// spells them.
std::string RewriteTileFunctions::parameters(const TileFunction &F, const FunctionDecl *Spelled,
                                             TileLoopWriter &W) {
  const bool NamesWhole = StringRef(W.Out).contains(W.Whole);
  std::vector<std::string> All = {"const " + W.Tile + " &" + (NamesWhole ? W.Whole : "")};
  if (!W.Results.empty())
    All.push_back(W.Results + "_type &&" + W.Results); // no_values is a temporary
  llvm::StringSet<> PerThread;
  for (const ParmVarDecl *P : Spelled->parameters())
    if (F.passing(P) == Passing::PerThread)
      PerThread.insert(P->getName());
  for (const ParmVarDecl *P : Spelled->parameters()) {
    if (F.passing(P) == Passing::PerThread) {
      // The name is empty if the function does not use the parameter.
      const std::string Name = W.keptName(F.Function->getParamDecl(P->getFunctionScopeIndex()));
      All.push_back(W.keptValuesOf(P) + " &" + Name);
      continue;
    }
    std::optional<TextRange> R =
        C.Source.range({P->getBeginLoc(), P->hasDefaultArg() ? P->getLocation() : P->getEndLoc()});
    // The version has no parameters with the names of those that are passed per thread.
    if (!R || namesAny(C.Edits.render(*R), PerThread))
      return "";
    const bool IsTile = F.passing(P) == Passing::Tile;
    const bool IsMutable = IsTile && P->getType()->isReferenceType() &&
                           !P->getType().getNonReferenceType().isConstQualified();
    All.push_back((IsTile ? "[[maybe_unused]] " : "") + std::string(IsMutable ? "const " : "") +
                  C.Edits.render(*R));
  }
  return llvm::join(All, ", ");
}

/// Returns the template head of the version of \p F for the declaration \p Spelled; empty if it is
/// not available.
std::string RewriteTileFunctions::templateHead(const TileFunction &F, const FunctionDecl *Spelled,
                                               const TileLoopWriter &W, const CodeLayout &Layout) {
  std::string Parameters = "template <";
  if (const FunctionTemplateDecl *T = Spelled->getDescribedFunctionTemplate()) {
    const TemplateParameterList *List = T->getTemplateParameters();
    std::optional<TextRange> R = C.Source.range(
        {List->getParam(0)->getBeginLoc(), List->getParam(List->size() - 1)->getEndLoc()});
    if (!R || List->getTemplateLoc().isMacroID())
      return "";
    Parameters += C.Edits.render(*R) + ", ";
  }
  Parameters += "typename " + W.Tile;
  if (!W.Results.empty())
    Parameters += ", typename " + W.Results + "_type";
  std::vector<std::string> Conditions;
  if (isTiledIndex(F.Tile->getType()) && F.Tile->getType()->isDependentType() &&
      rankOf(F.Tile->getType()) > 1)
    Conditions.push_back(W.Tile + "::rank == " + std::to_string(rankOf(F.Tile->getType())));
  for (const ParmVarDecl *P : Spelled->parameters())
    if (F.passing(P) == Passing::Stateless)
      Conditions.push_back("amp2hip::is_stateless<" +
                           spellType(C, P->getTypeSourceInfo()->getTypeLoc(), P->getType()) + ">");
  for (const std::string &T : W.UninitializedTypes)
    if (!W.canCertainlyKeep())
      Conditions.push_back("std::is_trivially_default_constructible<" + T + ">::value");
  for (const std::string &T : W.Numbers)
    Conditions.push_back("std::is_arithmetic<" + T + ">::value");
  if (!W.canCertainlyKeep())
    Conditions.push_back("amp2hip::can_keep<" + llvm::join(W.Types, ", ") + ">");
  const std::string Line = Layout.Newline + Layout.Indent + "          ";
  if (!Conditions.empty())
    Parameters += "," + Line + "std::enable_if_t<" +
                  llvm::join(Conditions, " &&" + Line + "                 ") +
                  (Spelled->isOutOfLine() ? ", int>" : ", int> = 0");
  return Parameters + callConditions(W, Layout) + ">";
}

/// Sets \c Declaration to the declaration of the version of \p F, which is defined outside of its
/// class. Returns false if the class cannot declare it.
bool RewriteTileFunctions::declareInClass(const TileFunction &F, TileLoopWriter &W) {
  const auto *Method = cast<CXXMethodDecl>(F.Function);
  const auto *InClass = Method->getCanonicalDecl();
  const std::string Parameters = parameters(F, InClass, W),
                    Head = templateHead(F, InClass, W, Place->Layout);
  const bool IsCertain = W.canCertainlyKeep() && W.Numbers.empty();
  if (Parameters.empty() || Head.empty() || !W.Calls.empty() ||
      !(IsCertain || canNameTypes(Method, W, C)))
    return false;
  Declaration = fillLines(Place->Layout, R"(

$Head
$Static$Name($Parameters)$Const;
)",
                          {{"Head", Place->Layout.Indent + Head + Place->Layout.Newline},
                           {"Static", Method->isStatic() ? "static void " : "void "},
                           {"Name", F.Name},
                           {"Parameters", Parameters},
                           {"Const", Method->isConst() ? " const" : ""}});
  return true;
}

/// The name of the version of \p F in its class, without the qualifier of TileFunction::IsApart.
static StringRef nameInClass(const TileFunction &F) {
  return StringRef(F.Name).rsplit("::").second;
}

/// Returns \p Text, the version of \p F, as member of a class that the header of F's class
/// declares. Returns an empty text if it is not available.
std::string RewriteTileFunctions::apartFromClass(const TileFunction &F, const std::string &Text,
                                                 const CodeLayout &Layout) {
  std::optional<TextRange> Qualifier =
      C.Source.range(F.Function->getQualifierLoc().getSourceRange());
  if (!Qualifier)
    return "";
  return fillLines(Layout, R"(

namespace { struct $Tag; }
template <>
struct $Qualifier$KernelOf<$Tag>
{
$Text
};
)",
                   {{"Tag", nameInClass(F).str()},
                    {"Qualifier", C.Edits.render(*Qualifier)},
                    {"KernelOf", kernelOf(C, cast<CXXMethodDecl>(F.Function)->getParent())},
                    {"Text", Text}});
}

/// Returns the text of the version of \p F; empty if it cannot be written.
std::string RewriteTileFunctions::text(TileFunction &F, MissedReason &Why) {
  std::optional<TextRange> Body = C.Source.range(F.Function->getBody()->getSourceRange());
  std::optional<TextRange> Begin = C.Source.range(F.Function->getLocation());
  if (!Body || !Begin || Body->File != Begin->File ||
      hasConnectedLines(C.Source.text(Body->File).slice(Body->Begin, Body->End)))
    return "";
  const CodeLayout Beside =
      CodeLayout::at(C.Source.text(Body->File), Begin->Begin).withFourSpaces();
  const CodeLayout Layout = F.IsApart ? Beside.inner() : Beside;
  TileLoopWriter W(C, F.Tile, TileRunner::OneThread, &F);
  W.nameThings(*F.Plan);
  if (!W.steps(F.Plan->Steps, Layout.inner()))
    return "";
  const std::string Parameters = parameters(F, F.Function, W),
                    Head = templateHead(F, F.Function, W, Layout);
  if (Parameters.empty() || Head.empty())
    return "";
  if (Place && !declareInClass(F, W)) {
    Why.reject(F.Function->getLocation(),
               quoted(F.Function) + " is defined outside of its class, which cannot name the types "
                                    "or functions on which its loops depend; define it in the "
                                    "class");
    return "";
  }
  F.IsConditional = StringRef(Head).contains("enable_if_t") || !W.Calls.empty();
  const auto *Method = dyn_cast<CXXMethodDecl>(F.Function);
  const bool IsMember = Method && !Method->isStatic();
  const bool IsInternal = F.IsApart || (F.Function->getStorageClass() == SC_Static && !Place);
  const std::string Text = fillLines(Layout, R"(

// Runs $Original for all threads of a tile.
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#pragma GCC diagnostic ignored "-Wmisleading-indentation"
#endif
$TemplateHeads
$Head
$Static$Qualifier$Name($Parameters)$Const
{
$Statements
}
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif
)",
                                     {{"Original", F.Function->getNameAsString()},
                                      {"TemplateHeads", Place ? Place->TemplateHeads : ""},
                                      {"Head", Layout.Indent + Head + Layout.Newline},
                                      {"Qualifier", Place ? Place->Qualifier : ""},
                                      {"Static", IsInternal ? "static void " : "void "},
                                      {"Name", F.IsApart ? nameInClass(F).str() : F.Name},
                                      {"Parameters", Parameters},
                                      {"Const", IsMember && Method->isConst() ? " const" : ""},
                                      {"Statements", W.Out}});
  return F.IsApart ? apartFromClass(F, StringRef(Text).trim("\r\n").str() + Layout.Newline, Beside)
                   : Text;
}

/// Returns the qualified name of the version \p Name of \p F, which is defined in another file than
/// its class.
static std::string nameApart(RewriteContext &C, const CXXMethodDecl *F, const std::string &Name) {
  std::string Namespaces = "::", Class = "::" + F->getParent()->getQualifiedNameAsString() + "::";
  if (const auto *N = dyn_cast<NamespaceDecl>(F->getLexicalDeclContext()->getRedeclContext()))
    Namespaces = "::" + N->getQualifiedNameAsString() + "::";
  return Class + kernelOf(C, F->getParent()) + "<" + Namespaces + Name + ">::" + Name;
}

/// Inserts \p Text in the lines after \p At.
void RewriteTileFunctions::insert(TextPosition At, StringRef Text) {
  const StringRef Source = C.Source.text(At.File);
  const std::string Newline = CodeLayout::at(Source, At.Offset).Newline;
  // Separate the version from a declaration in the next line.
  StringRef Next = Source.substr(At.Offset).ltrim(" \t\r");
  const bool IsFollowed = Next.consume_front("\n") && !Next.ltrim(" \t\r").starts_with("\n") &&
                          !Next.ltrim().starts_with("}");
  C.Edits.insert(At, Newline + Text.rtrim("\r\n").str() + (IsFollowed ? Newline : ""),
                 InsertOrder::After);
}

/// Writes the version of \p F after the function.
void RewriteTileFunctions::write(TileFunction &F) {
  const std::string Wanted = "amp2hip_run_" + F.Function->getNameAsString();
  F.Name = isa<CXXMethodDecl>(F.Function)
               ? C.Names.unique(Wanted, F.Function->getLocation())
               : C.Names.uniqueInNamespace(Wanted, F.Function->getLocation(), *F.Function);
  F.IsApart = isApartFromClass(F.Function, C.Unit.SM);
  if (F.IsApart)
    F.Name = nameApart(C, cast<CXXMethodDecl>(F.Function), F.Name);
  const bool IsOutside = F.Function->isOutOfLine() && !F.IsApart;
  std::optional<TextRange> Begin = C.Source.range(F.Function->getLocation());
  Place = std::nullopt;
  if (IsOutside && Begin)
    Place = outOfClassPlace(C, cast<CXXMethodDecl>(F.Function),
                            CodeLayout::at(C.Source.text(Begin->File), Begin->Begin).Newline);
  MissedReason Why;
  const std::string Text = IsOutside && !Place ? "" : text(F, Why);
  if (Text.empty()) {
    F.Name.clear();
    Why.reject(F.Function->getLocation(), "a macro or another translation changes the text of " +
                                              quoted(F.Function) + " or of its calls");
    C.Functions->drop(F, Why);
    return;
  }
  std::optional<TextRange> Body = C.Source.range(F.Function->getBody()->getSourceRange());
  insert({Body->File, Body->End}, Text);
  if (Place)
    insert(Place->InClass, Declaration);
}

void RewriteTileFunctions::write() {
  C.Functions = std::make_shared<TileFunctions>(
      C.Unit.context(), [&C = C](const FunctionDecl *F) { return mayWrite(C, F); });
  collectKernels();
  planKernels();
  for (const TilePlan &Plan : Plans)
    collectCalled(Plan.Steps);
  // The translation of a header must not depend on the kernels in other files.
  for (const FunctionDecl *F : C.Model.AmpFunctions)
    if (F->doesThisDeclarationHaveABody() && !C.Unit.SM.isWrittenInMainFile(F->getLocation()))
      if (TileFunction *Found = C.Functions->find(F);
          Found && !llvm::is_contained(Written, Found)) {
        collectCalled(Found->Plan->Steps);
        Written.push_back(Found);
      }
  for (TileFunction *F : Written)
    write(*F);
}

} // namespace

void planTileFunctions(RewriteContext &C) {
  if (C.Unit.Options.TileLoops)
    RewriteTileFunctions(C).write();
}

} // namespace amp2hip
