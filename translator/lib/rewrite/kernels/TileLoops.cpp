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
#include "ast/Concurrency.h"
#include "ast/Variables.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/names/NameTable.h"
#include "rewrite/text/TypeText.h"
#include "tileloops/Coarsening.h"
#include "tileloops/Plan.h"
#include "tileloops/Uses.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/CharInfo.h"
#include "llvm/ADT/StringExtras.h"
#include <cctype>

using namespace clang;

namespace amp2hip {
namespace {

/// True if \p T is a tiled_index, dependent or not.
bool isTiledIndex(QualType T) {
  T = T.getNonReferenceType();
  const NamedDecl *Class = T->getAsCXXRecordDecl();
  if (const auto *Written = T->getAs<TemplateSpecializationType>(); !Class && Written)
    Class = Written->getTemplateName().getAsTemplateDecl();
  return Class && Class->getDeclName().isIdentifier() && Class->getName() == "tiled_index" &&
         isInConcurrency(Class);
}

bool isName(char C) { return std::isalnum(static_cast<unsigned char>(C)) || C == '_'; }

/// Returns the rank of the tiled_index \p T; 0 if the rank is unknown. Assumes that no length of a
/// dependent \p T is 0: the head of the generated function requires this.
unsigned rankOf(QualType T) {
  T = T.getNonReferenceType();
  if (const auto *Class =
          dyn_cast_or_null<ClassTemplateSpecializationDecl>(T->getAsCXXRecordDecl())) {
    unsigned Rank = 0; // the lengths of missing dimensions are 0
    for (const TemplateArgument &A : Class->getTemplateArgs().asArray())
      Rank += A.getKind() == TemplateArgument::Integral && A.getAsIntegral() != 0;
    return Rank;
  }
  const auto *Written = T->getAs<TemplateSpecializationType>();
  if (!Written || llvm::any_of(Written->template_arguments(), [](const TemplateArgument &A) {
        return A.isPackExpansion() || A.getKind() != TemplateArgument::Expression;
      }))
    return 0;
  return unsigned(Written->template_arguments().size());
}

/// True if \p Text contains a preprocessor directive or a line that ends with a backslash.
bool hasConnectedLines(StringRef Text) {
  llvm::SmallVector<StringRef, 64> Lines;
  Text.split(Lines, '\n');
  return llvm::any_of(Lines, [](StringRef Line) {
    return Line.ltrim().starts_with("#") || Line.rtrim().ends_with("\\");
  });
}

/// Returns the declaration \p Text without `tile_static`. The memory becomes a local variable of
/// the function, so that the compiler knows that no view refers to the memory.
std::string withoutTileStatic(const std::string &Text) {
  StringRef Word = "tile_static";
  if (!StringRef(Text).ltrim().starts_with(Word))
    return Text;
  std::string Out;
  for (size_t At = 0; At < Text.size();) {
    size_t End = At + Word.size();
    if (StringRef(Text).substr(At).starts_with(Word) && (At == 0 || !isName(Text[At - 1])) &&
        (End == Text.size() || !isName(Text[End])))
      At = End;
    else
      Out += Text[At++];
  }
  return StringRef(Out).ltrim().str();
}

/// Writes the body of the function from a TilePlan.
class TileLoopWriter {
public:
  TileLoopWriter(RewriteContext &C, const ParmVarDecl *Tile, TileRunner Runner)
      : C(C), Index(Tile), Runner(Runner) {}

  /// Appends the text of \p Steps to \c Out. Returns false if source text is not available.
  bool steps(const std::vector<TileStep> &Steps, const CodeLayout &Layout);
  /// Selects the names of generated variables and parameters. Must be called before steps().
  void nameThings(const TilePlan &Plan);

  std::string Kernel, Tile, Whole, Out;
  /// Declarations of tile_static variables that move out of inner blocks.
  std::string Hoisted;
  /// The types that `amp2hip::can_keep` must accept: the types of the tile and of the variables
  /// that live across barriers. \c UninitializedTypes contains the types of those variables that
  /// are declared without a value.
  std::vector<std::string> Types, UninitializedTypes;

private:
  void writeOut(QualType T, std::string &Element, std::string &Bounds);
  std::string text(SourceLocation Begin, SourceLocation End);
  std::string loop(const std::string &Name, const std::string &Length, const TileStep &Step,
                   unsigned D);
  bool once(const TileStep &Step, const CodeLayout &Layout);
  bool hoist(const DeclStmt *D, const CodeLayout &Layout);
  bool threads(const TileStep &Step, const CodeLayout &Outer);
  bool nested(const TileStep &Step, const CodeLayout &Layout);
  void line(const CodeLayout &Layout, const std::string &Text) {
    Out += Layout.Indent + Text + Layout.Newline;
  }

  RewriteContext &C;
  const ParmVarDecl *Index;
  TileRunner Runner;
  std::string Slice, Row, Column, Number, End;
  std::map<const VarDecl *, std::string> KeptNames, TypeOf;
  const TilePlan *Plan = nullptr;
  unsigned Depth = 0; ///< nesting depth of blocks
  bool Failed = false;
};

/// Sets \p Element to the text of the element type of the array type \p T, and \p Bounds to its
/// bounds, as `[4][8]`. The texts are those of the canonical type, which contains values instead of
/// the names of constants. If \p T is no array, \p Bounds is empty. No-op if \p T is dependent.
void TileLoopWriter::writeOut(QualType T, std::string &Element, std::string &Bounds) {
  if (T->isDependentType())
    return;
  Bounds.clear();
  T = T.getCanonicalType();
  while (const ConstantArrayType *A = C.U.context().getAsConstantArrayType(T)) {
    Bounds += "[" + std::to_string(A->getSize().getZExtValue()) + "]";
    T = A->getElementType();
  }
  Element = qualifiedName(C, T.getUnqualifiedType());
}

void TileLoopWriter::nameThings(const TilePlan &Plan) {
  this->Plan = &Plan;
  SourceLocation At = Index->getLocation();
  // Select names that are neither macros nor identifiers of the user.
  auto Name = [&](const char *Wanted) { return C.Names.unique(Wanted, At); };
  const bool OneThread = Runner == TileRunner::OneThread;
  Kernel = Name("amp2hip_kernel"), Tile = Name(OneThread ? "amp2hip_tile" : "amp2hip_threads"),
  Whole = Name(OneThread ? "amp2hip_whole" : "amp2hip_some");
  Types = {Tile};
  Slice = Name("amp2hip_slice"), Row = Name("amp2hip_row"), Column = Name("amp2hip_column"),
  Number = Name("amp2hip_number");
  End = Name("amp2hip_end");
  for (const VarDecl *V : Plan.Kept) {
    std::string Element, Bounds;
    splitArrayType(C, V->getTypeSourceInfo()->getTypeLoc(), V->getType(), Element, Bounds);
    if (namesAny(Element + Bounds, Plan.Names)) // `float x[K]`, where the kernel declares K
      writeOut(V->getType(), Element, Bounds);
    Failed |= namesAny(Element + Bounds, Plan.Names);
    KeptNames[V] = C.Names.unique(V->getNameAsString() + "_kept", At);
    TypeOf[V] = Element + Bounds;
    Types.push_back(TypeOf[V]);
    if (Plan.Uninitialized.contains(V) && !llvm::is_contained(UninitializedTypes, TypeOf[V]))
      UninitializedTypes.push_back(TypeOf[V]);
  }
}

/// Returns the text from the token at \p Begin to the token at \p End, exclusive. If one of these
/// tokens comes from a macro, has the invocation written out, because it may contain more code.
std::string TileLoopWriter::text(SourceLocation Begin, SourceLocation End) {
  for (SourceLocation Loc : {Begin, End})
    if (Loc.isMacroID())
      C.Source.expandInPlace(Loc);
  std::optional<TextPosition> From = C.Source.begin(Begin), To = C.Source.begin(End);
  if (!From || !To || From->File != To->File || From->Offset > To->Offset) {
    Failed = true;
    return "";
  }
  return StringRef(C.E.render({From->File, From->Offset, To->Offset})).rtrim().str();
}

/// Returns the head of the loop over the threads in dimension \p D. For a dimension that the tile
/// does not have, the loop has one iteration.
std::string TileLoopWriter::loop(const std::string &Name, const std::string &Length,
                                 const TileStep &Step, unsigned D) {
  std::string From = "0", To = Tile + "::" + Length;
  auto Bound = [&](const Expr *E, bool Next) {
    std::optional<TextRange> R = C.Source.range(E->getSourceRange());
    Failed |= !R;
    return fillText("amp2hip::place_in_tile($Bound, $Next, $Tile::$Length)",
                    {{"Bound", R ? C.E.render(*R) : ""},
                     {"Next", Next ? "1" : "0"},
                     {"Tile", Tile},
                     {"Length", Length}});
  };
  for (const LocalIndexRange &R : Step.Ranges)
    if (R.Dimension == D) {
      From = R.From ? Bound(R.From, R.ExcludesFrom) : From;
      To = R.To ? Bound(R.To, R.IncludesTo) : To;
    }
  if (To == Tile + "::" + Length)
    return fillText("for (int $Name = $From; $Name < $To; ++$Name)",
                    {{"Name", Name}, {"From", From}, {"To", To}});
  return fillText("for (int $Name = $From, $End = $To; $Name < $End; ++$Name)",
                  {{"Name", Name}, {"From", From}, {"End", End}, {"To", To}});
}

/// Writes \p Step as loops over the threads of the tile.
bool TileLoopWriter::threads(const TileStep &Step, const CodeLayout &Outer) {
  if (Step.Statements.empty() && Step.Uninitialized.empty())
    return true;
  for (const auto *Declared : {&Step.KeptForLater, &Step.Uninitialized})
    for (const VarDecl *V : *Declared)
      Out += fillLines(Outer, "amp2hip::kept_values<$Type, $Tile::threads> $Kept;\n",
                       {{"Type", TypeOf[V]}, {"Tile", Tile}, {"Kept", KeptNames[V]}});
  std::string Place;
  if (Runner == TileRunner::SeveralThreads) {
    line(Outer, "AMP2HIP_UNROLL");
    line(Outer, fillText("for (int $Number = 0; $Number < $Tile::threads; ++$Number)",
                         {{"Number", Number}, {"Tile", Tile}}));
    Place = "(" + Number + ")";
  } else {
    unsigned Rank = rankOf(Index->getType());
    line(Outer, loop(Slice, "slices", Step, Rank - 3));
    line(Outer, loop(Row, "rows", Step, Rank - 2));
    line(Outer, loop(Column, "columns", Step, Rank - 1));
    Place =
        fillText("($Slice, $Row, $Column)", {{"Slice", Slice}, {"Row", Row}, {"Column", Column}});
  }
  line(Outer, "{");
  const CodeLayout Inner = Outer.inner();
  if (Step.NamesTile)
    Out += fillLines(Inner, "const auto $Index = $Whole.at$Place;\n",
                     {{"Index", Index->getNameAsString()}, {"Whole", Whole}, {"Place", Place}});
  if (Runner == TileRunner::OneThread &&
      (!Step.Kept.empty() || !Step.KeptForLater.empty() || !Step.Uninitialized.empty()))
    Out += fillLines(Inner, "const int $Number = $Tile::number$Place;\n",
                     {{"Number", Number}, {"Tile", Tile}, {"Place", Place}});
  auto Refer = [&](const VarDecl *V) {
    Out += fillLines(Inner, "${Const}auto &$Name = $Kept[$Number];\n",
                     {{"Const", V->getType().isConstQualified() ? "const " : ""},
                      {"Name", V->getNameAsString()},
                      {"Kept", KeptNames[V]},
                      {"Number", Number}});
  };
  for (const VarDecl *V : Step.Kept)
    Refer(V);
  for (const VarDecl *V : Step.Uninitialized) {
    Refer(V);
    line(Inner, "(void)" + V->getNameAsString() + ";"); // this step may not use it
  }
  for (const BarrierLevelStatement *L : Step.Recomputed)
    line(Inner, text(L->Begin, L->End));
  for (const VarDecl *V : Step.Unused)
    line(Inner, "(void)" + V->getNameAsString() + ";");
  if (Step.MayReturn) // a `return` ends the lambda: the loop goes on with the next thread
    line(Inner, "[&] {");
  for (const BarrierLevelStatement *L : Step.Statements) {
    const Stmt *Then = Step.Ranges.empty() ? nullptr : cast<IfStmt>(L->Statement)->getThen();
    line(Step.MayReturn ? Inner.inner() : Inner,
         text(Then ? Then->getBeginLoc() : L->Begin, L->End));
  }
  if (Step.MayReturn)
    line(Inner, "}();");
  for (const VarDecl *V : Step.KeptForLater)
    Out += fillLines(Inner, "$Kept.keep($Number, $Name);\n",
                     {{"Kept", KeptNames[V]}, {"Number", Number}, {"Name", V->getNameAsString()}});
  line(Outer, "}");
  return !Failed;
}

/// Writes a statement that contains barriers. Loops over the threads replace the parts between the
/// barriers, inside the statement.
bool TileLoopWriter::nested(const TileStep &Step, const CodeLayout &Layout) {
  const BarrierLevelStatement &L = *Step.Statements.front();
  for (size_t I = 0; I < Step.Parts.size(); ++I) {
    if (I == 1)
      line(Layout, "else");
    else if (!isa<CompoundStmt>(L.Statement))
      line(Layout, text(L.Begin, L.Parts[I].HeadEnd));
    line(Layout, "{");
    ++Depth;
    if (!steps(Step.Parts[I], Layout.inner()))
      return false;
    --Depth;
    line(Layout, "}");
  }
  if (const auto *D = dyn_cast<DoStmt>(L.Statement))
    line(Layout, text(D->getWhileLoc(), L.End));
  return !Failed;
}

/// Moves tile_static variables of an inner block to the beginning of the function, because they
/// live as long as the tile (§2.4.3.5.1). Returns false if their types depend on names that the
/// kernel's body declares.
bool TileLoopWriter::hoist(const DeclStmt *D, const CodeLayout &Layout) {
  std::string Declarations, References;
  for (const Decl *Each : D->decls()) {
    const auto *V = cast<VarDecl>(Each);
    std::string Element, Bounds, Name = V->getNameAsString();
    splitArrayType(C, V->getTypeSourceInfo()->getTypeLoc(), V->getType(), Element, Bounds);
    if (namesAny(Element + Bounds, Plan->Names))
      return false;
    std::string Memory = C.Names.unique(Name + "_shared", Index->getLocation());
    Declarations += fillLines({Layout.Newline, ""}, "        $Element $Memory$Bounds;\n",
                              {{"Element", Element}, {"Memory", Memory}, {"Bounds", Bounds}});
    References +=
        fillLines(Layout, "auto &$Name = $Memory;\n", {{"Name", Name}, {"Memory", Memory}});
  }
  Hoisted += Declarations;
  Out += References;
  return true;
}

/// Writes a statement that runs once per tile.
bool TileLoopWriter::once(const TileStep &Step, const CodeLayout &Layout) {
  const BarrierLevelStatement &L = *Step.Statements.front();
  const auto *D = dyn_cast<DeclStmt>(L.Statement);
  std::string Text = text(L.Begin, L.End);
  bool Shared = D && llvm::all_of(D->decls(), [](const Decl *Each) { return isTileStatic(Each); });
  // Do not hoist a variable with a constructor: TileStatic.cpp has split its declaration.
  bool Plain = Shared && !StringRef(Text).contains("tile_storage");
  if (Runner == TileRunner::SeveralThreads) { // the threads share the variables
    line(Layout, Text);
    return !Failed;
  }
  if (Plain && Depth > 0 && hoist(D, Layout))
    return !Failed;
  line(Layout, Shared && Depth == 0 ? withoutTileStatic(Text) : Text);
  return !Failed;
}

bool TileLoopWriter::steps(const std::vector<TileStep> &Steps, const CodeLayout &Layout) {
  for (const TileStep &Step : Steps) {
    switch (Step.Is) {
    case TileStep::Once:
      if (!once(Step, Layout))
        return false;
      break;
    case TileStep::Wait:
      if (Runner == TileRunner::SeveralThreads)
        line(Layout, text(Step.Statements.front()->Begin, Step.Statements.front()->End));
      break;
    case TileStep::Threads:
      if (!threads(Step, Layout))
        return false;
      break;
    case TileStep::Nested:
      if (!nested(Step, Layout))
        return false;
      break;
    }
  }
  return !Failed;
}

} // namespace

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
      if (!R || namesAny(C.E.render(*R), Plan.Names))
        return std::nullopt;
      std::string Bound = C.E.render(*R);
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

/// Returns the text of the function that \p Runner runs; empty if there is none.
static std::string functionText(RewriteContext &C, const CXXMethodDecl *Call,
                                const std::string &Class, const std::vector<std::string> &First,
                                const CodeLayout &InClass, TileRunner Runner) {
  const auto *Body = dyn_cast_or_null<CompoundStmt>(Call->getBody());
  if (!Body || Call->getNumParams() != 1 || Call->isVariadic())
    return "";
  const ParmVarDecl *Tile = Call->getParamDecl(0);
  if (!Tile->getIdentifier() || !isTiledIndex(Tile->getType()) || rankOf(Tile->getType()) == 0)
    return "";
  std::optional<TextRange> Range = C.Source.range(Body->getSourceRange());
  // Write no function: a conditional directive may begin in one loop and end in another.
  if (!Range || hasConnectedLines(C.Source.text(Range->File).slice(Range->Begin, Range->End)))
    return "";
  std::optional<TilePlan> Plan = planTileLoops(Body, Tile, C.U.context(), Runner);
  if (!Plan || (Runner == TileRunner::SeveralThreads && !Plan->IsFaster &&
                C.U.Options.CoarsenTiles != Coarsening::All))
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
  // With Coarsening::All, also kernels that are probably slower.
  if (Runner == TileRunner::SeveralThreads && C.U.Options.CoarsenTiles != Coarsening::All) {
    std::optional<std::string> Iterations = iterationsText(C, *Plan);
    if (!Iterations)
      return "";
    Conditions += fillLines(Layout, "                           $Tile::is_faster($Iterations) &&\n",
                            {{"Tile", W.Tile}, {"Iterations", *Iterations}});
  }
  for (const std::string &Statement : First)
    FirstLines += InBody.Indent + Statement + InBody.Newline;
  const bool OneThread = Runner == TileRunner::OneThread;
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
template <typename $Kernel, typename $Tile,
          std::enable_if_t<std::is_same<$Kernel, $Class>::value &&
                           amp2hip::is_index_of<$Tile, $Index> &&
                           $Tile::rank == $Rank &&
$Conditions
                           amp2hip::can_keep<$Types>, int> = 0>
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
      {{"Kernel", W.Kernel},
       {"Tile", W.Tile},
       {"Class", Class},
       {"Index", IndexType},
       {"Rank", std::to_string(rankOf(Tile->getType()))},
       {"Conditions", Conditions},
       {"Types", llvm::join(W.Types, ", ")},
       {"Whole", W.Whole},
       {"Comment",
        OneThread ? "// The same for all threads of a tile, between each two barriers."
                  : "// The same for several threads of a tile, which one thread of a GPU runs."},
       {"Qualifiers", OneThread ? "void " : "__host__ __device__ void "},
       {"Function", OneThread ? "amp2hip_run_tile" : "amp2hip_run_coarsened"},
       {"Zero", OneThread ? "0, 0, 0" : "0"},
       {"First", FirstLines},
       {"Parameter", Tile->getNameAsString()},
       {"Hoisted", W.Hoisted},
       {"Statements", W.Out}});
}

std::string tileLoopsText(RewriteContext &C, const CXXMethodDecl *Call, const std::string &Class,
                          const std::vector<std::string> &First, const CodeLayout &InClass) {
  std::string Text;
  if (C.U.Options.TileLoops)
    Text += functionText(C, Call, Class, First, InClass, TileRunner::OneThread);
  if (C.U.Options.CoarsenTiles != Coarsening::None)
    Text += functionText(C, Call, Class, First, InClass, TileRunner::SeveralThreads);
  return Text;
}

} // namespace amp2hip
