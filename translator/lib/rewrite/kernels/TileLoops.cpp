//===--- TileLoops.cpp - A kernel as loops over the threads of a tile -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes a second function for a tiled kernel, with --tile-loops: one loop over the threads of the
// tile for each section between two barriers. The CPU accelerator runs this function instead of one
// fiber per thread. The text of the statements remains unchanged. The kernel on the left gets the
// function on the right:
//
//   // kernel                            // second function
//   float sum = 0;                       for (...) { // the threads of the tile
//   for (int i = 0; i < n; i += 16) {        float sum = 0;
//     part[local] = a[i + local];            sum_kept.keep(number, sum);
//     t.barrier.wait();              }
//     sum += part[15 - local];       for (int i = 0; i < n; i += 16) {
//     t.barrier.wait();                  for (...) { part[local] = a[i + local]; }
//   }                                    for (...) { auto &sum = sum_kept[number];
//                                                    sum += part[15 - local]; }
//                                    }
//
// With --optimize=coarsen-tiles, writes a similar function for GPUs. Several threads run it, each
// of which loops over some threads of the tile, and they wait at the barriers.
//
//===----------------------------------------------------------------------===//
#include "rewrite/kernels/TileLoops.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/kernels/TileLoopRemarks.h"
#include "rewrite/kernels/TileLoopWriter.h"
#include "rewrite/text/TypeText.h"
#include "tileloops/Coarsening.h"
#include "tileloops/LoopPlan.h"
#include "tileloops/tile/TileTypes.h"
#include "tileloops/values/VariableUses.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Basic/CharInfo.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;

namespace amp2hip {

std::string callConditions(const TileLoopWriter &W, const CodeLayout &Layout) {
  const std::string Line = Layout.Newline + Layout.Indent + "          ";
  std::string Text;
  for (const auto &[Function, Arguments] : W.Calls)
    Text += "," + Line + "typename = decltype(" + Function + "(" + Line + "    " +
            llvm::join(Arguments, "," + Line + "    ") + "))";
  return Text;
}

/// Returns the numbers of iterations of the loops of \p Plan as expressions of the output; nothing
/// if they use names that the kernel's body declares.
static std::optional<std::string> iterationsText(RewriteContext &C, const TilePlan &Plan) {
  std::vector<std::string> Numbers;
  for (const LoopNest &Nest : Plan.Nests) {
    std::vector<std::string> Factors;
    if (Nest.Constant > 1 || Nest.Dependent.empty())
      Factors.push_back(std::to_string(Nest.Constant));
    for (const DependentLoop &Loop : Nest.Dependent) {
      std::optional<TextRange> R = C.Source.range(Loop.Bound->getSourceRange());
      if (!R || namesAny(C.Edits.render(*R), Plan.Names))
        return std::nullopt;
      std::string Bound = C.Edits.render(*R);
      if (!isValidAsciiIdentifier(Bound))
        Bound = "(" + Bound + ")";
      if (Loop.Step != 1)
        Bound = "(" + Bound + " / " + std::to_string(Loop.Step) + ")";
      Factors.push_back(std::move(Bound));
    }
    std::string Product = llvm::join(Factors, " * ");
    if (!llvm::is_contained(Numbers, Product))
      Numbers.push_back(Product);
  }
  return llvm::join(Numbers, ", ");
}

/// Returns the condition of the loops for -Rpass=tile-loops: the loops are used if a template
/// instantiation fulfills it.
static std::string conditionText(const TileLoopWriter &W, const TilePlan &Plan) {
  const auto List = [](ArrayRef<std::string> Names) {
    std::string Result;
    for (const std::string &Name : Names)
      Result += (Result.empty() ? "'" : ", '") + Name + "'";
    return Result;
  };
  if (!W.Calls.empty())
    return "the functions that it calls must run as loops for their arguments";
  if (!W.Numbers.empty())
    return "these types must be arithmetic: " + List(W.Numbers);
  if (!Plan.Members.empty())
    return "the members that it captures must be containers or numbers";
  return "the values of its variables, of the types " + List(ArrayRef(W.Types).drop_front()) +
         ", must be trivially copyable and need at most 256 KiB for a tile";
}

/// Returns the text of the function that \p Runner runs; empty if there is none.
static std::string functionText(RewriteContext &C, const CXXMethodDecl *Call,
                                const std::string &Class, const std::vector<std::string> &First,
                                const CodeLayout &InClass, TileRunner Runner, MissedReason &Why,
                                OutOfClassLoops *Apart = nullptr) {
  const auto *Body = dyn_cast_or_null<CompoundStmt>(Call->getBody());
  if (!Body || Call->getNumParams() != 1 || Call->isVariadic())
    return "";
  const ParmVarDecl *Tile = Call->getParamDecl(0);
  if (!Tile->getIdentifier() || !isTiledIndex(Tile->getType()) || rankOf(Tile->getType()) == 0) {
    if (namesBarrier(Body, Tile))
      Why.reject(Tile->getLocation(),
                 quoted(Tile) + " has a type that is deduced or depends on template parameters; "
                                "write 'tiled_index' with its tile sizes");
    return "";
  }
  TileFunctions *Functions = Runner == TileRunner::OneThread ? C.Functions.get() : nullptr;
  std::optional<TilePlan> Plan =
      planTileLoops(Body, Tile, C.Unit.context(), Runner, Why, Functions);
  if (!Plan)
    return "";
  std::optional<TextRange> Range = C.Source.range(Body->getSourceRange());
  // Write no function: a conditional directive may begin in one loop and end in another.
  if (!Range || hasConnectedLines(C.Source.text(Range->File).slice(Range->Begin, Range->End))) {
    Why.reject(Body->getBeginLoc(), "the kernel contains preprocessor directives or lines that end "
                                    "with a backslash");
    return "";
  }
  Why.reject(Body->getBeginLoc(), "a macro writes a part of the kernel, or a type names a constant "
                                  "that the kernel declares");
  if ((Runner == TileRunner::SeveralThreads && !Plan->IsFaster &&
       C.Unit.Options.CoarsenTiles != Coarsening::All))
    return "";
  const CodeLayout Layout = InClass.withFourSpaces(), InBody = Layout.inner();
  TileLoopWriter W(C, Tile, Runner);
  W.nameThings(*Plan);
  if (!W.steps(Plan->Steps, InBody))
    return "";
  std::string IndexType = spellType(C, Tile->getTypeSourceInfo()->getTypeLoc(), Tile->getType());
  std::string Conditions, FirstLines;
  for (const std::string &T : W.UninitializedTypes)
    Conditions += fillLines(
        Layout,
        "                           std::is_trivially_default_constructible<$Type>::value &&\n",
        {{"Type", T}});
  for (const std::string &T : W.Numbers)
    Conditions += fillLines(
        Layout, "                           std::is_arithmetic<$Type>::value &&\n", {{"Type", T}});
  for (const auto &[Names, Trait] : {std::pair(&Plan->Members.Containers, "is_container"),
                                     std::pair(&Plan->Members.Numbers, "is_number")})
    for (StringRef Name : *Names)
      Conditions +=
          fillLines(Layout,
                    "                           "
                    "amp2hip::$Trait<decltype((std::declval<const $Kernel &>().$Name))> &&\n",
                    {{"Trait", Trait}, {"Kernel", W.Kernel}, {"Name", Name}});
  // With Coarsening::All, also kernels that are probably slower.
  if (Runner == TileRunner::SeveralThreads && C.Unit.Options.CoarsenTiles != Coarsening::All) {
    std::optional<std::string> Iterations = iterationsText(C, *Plan);
    if (!Iterations)
      return "";
    Conditions += fillLines(Layout, "                           $Tile::is_faster($Iterations) &&\n",
                            {{"Tile", W.Tile}, {"Iterations", *Iterations}});
  }
  // A using declaration of the body could find another function than the template head.
  if (!W.Calls.empty() && !First.empty())
    return "";
  for (const std::string &Statement : First)
    FirstLines += InBody.Indent + Statement + InBody.Newline;
  // The conditions are in the class, which may precede the declarations of types.
  const bool IsCertain =
      W.canCertainlyKeep() && W.Numbers.empty() && W.Calls.empty() && Plan->Members.empty();
  if (Apart && !IsCertain && !canNameTypes(Call, W, C)) {
    Why = MissedReason();
    Why.reject(Call->getLocation(),
               "the call operator is defined outside of its class, which cannot name the types or "
               "functions on which its loops depend; define it in the class");
    return "";
  }
  Why = MissedReason();
  if (!IsCertain)
    Why.reject(Call->getLocation(), conditionText(W, *Plan));
  const bool OneThread = Runner == TileRunner::OneThread;
  std::string Zero = "0";
  for (unsigned D = 1; OneThread && D < rankOf(Tile->getType()); ++D)
    Zero += ", 0";
  // The type of the index in the class of the kernel.
  const auto *Declared = Call->getCanonicalDecl()->getParamDecl(0);
  const std::string Head =
      fillLines(Apart ? Apart->Place.Layout : Layout, R"(
template <typename $Kernel, typename $Tile,
          std::enable_if_t<std::is_same<$Kernel, $Class>::value &&
                           amp2hip::is_index_of<$Tile, $Index> &&
                           $Tile::rank == $Rank &&
$Conditions
                           amp2hip::can_keep<$Types>, int> = 0$Calls>
)",
                {{"Kernel", W.Kernel},
                 {"Tile", W.Tile},
                 {"Class", Class},
                 {"Index", Apart ? spellType(C, Declared->getTypeSourceInfo()->getTypeLoc(),
                                             Declared->getType())
                                 : IndexType},
                 {"Rank", std::to_string(rankOf(Tile->getType()))},
                 {"Conditions", Apart && IsCertain ? "" : Conditions},
                 {"Types", Apart && IsCertain ? W.Tile : llvm::join(W.Types, ", ")},
                 {"Calls", callConditions(W, Apart ? Apart->Place.Layout : Layout)}});
  std::string Function = OneThread ? "amp2hip_run_tile" : "amp2hip_run_coarsened";
  if (Apart) {
    Apart->Declaration = fillLines(Apart->Place.Layout, R"(
$Head
void $Function(const $Tile &$Whole) const { $Loops($Whole); }
template <typename $Tile>
void $Loops(const $Tile &$Whole) const;
)",
                                   {{"Head", Head},
                                    {"Function", Function},
                                    {"Tile", W.Tile},
                                    {"Whole", W.Whole},
                                    {"Loops", Apart->Name}});
    Function = Apart->Place.Qualifier + Apart->Name;
  }
  // Disable two warnings of g++. It warns that the local variables that replace tile_static
  // variables may be uninitialized, because another iteration of the loop over the threads stores
  // into them. It also warns about the indentation of moved statements, of which only the first
  // line is indented again.
  return fillLines(
      Layout, R"(

$Comment
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#pragma GCC diagnostic ignored "-Wmisleading-indentation"
#endif
$Head
$Qualifiers$Function(const $Tile &$Whole) const
{
$First
    [[maybe_unused]] const auto $Parameter = $Whole.at($Zero);
$Hoisted
$Statements
}
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif
)",
      {{"Head",
        Apart ? Apart->Place.TemplateHeads + "template <typename " + W.Tile + ">" + Layout.Newline
              : Head},
       {"Tile", W.Tile},
       {"Whole", W.Whole},
       {"Comment", OneThread
                       ? "// Runs all threads of a tile: a loop for the code between two barriers."
                       : "// Runs several threads of a tile on one thread of a GPU."},
       {"Qualifiers", OneThread ? "void " : "__host__ __device__ void "},
       {"Function", Function},
       {"Zero", Zero},
       {"First", FirstLines},
       {"Parameter", Tile->getNameAsString()},
       {"Hoisted", W.Hoisted},
       {"Statements", W.Out}});
}

/// Returns the text of the function that runs a whole tile, and reports whether there is one.
static std::string onlyLoopsText(RewriteContext &C, const CXXMethodDecl *Call,
                                 const std::string &Class, const std::vector<std::string> &First,
                                 const CodeLayout &InClass) {
  MissedReason Why;
  std::string Text = functionText(C, Call, Class, First, InClass, TileRunner::OneThread, Why);
  reportLoops(C, Call, /*AreWritten=*/!Text.empty(), Why);
  return Text;
}

std::string outOfClassLoopsText(RewriteContext &C, const CXXMethodDecl *Call,
                                const std::string &Class, const CodeLayout &Layout,
                                OutOfClassLoops &Apart) {
  MissedReason Why;
  std::string Text = functionText(C, Call, Class, {}, Layout, TileRunner::OneThread, Why, &Apart);
  reportLoops(C, Call, /*AreWritten=*/!Text.empty(), Why);
  return Text;
}

std::string tileLoopsText(RewriteContext &C, const CXXMethodDecl *Call, const std::string &Class,
                          const std::vector<std::string> &First, const CodeLayout &InClass) {
  std::string Text;
  if (C.Unit.Options.TileLoops)
    Text += onlyLoopsText(C, Call, Class, First, InClass);
  if (MissedReason Unused; C.Unit.Options.CoarsenTiles != Coarsening::None)
    Text += functionText(C, Call, Class, First, InClass, TileRunner::SeveralThreads, Unused);
  return Text;
}

} // namespace amp2hip
