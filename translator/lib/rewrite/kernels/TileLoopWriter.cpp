//===--- TileLoopWriter.cpp - Text of work-item loops ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/kernels/TileLoopWriter.h"
#include "ast/Variables.h"
#include "parse/Unit.h"
#include "rewrite/movedcode/MovedMacros.h"
#include "rewrite/names/NameTable.h"
#include "rewrite/text/TypeText.h"
#include "text/Layout.h"
#include "tileloops/tile/TileTypes.h"
#include "tileloops/values/VariableUses.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/StringExtras.h"
#include <cctype>
#include <limits>

using namespace clang;

namespace amp2hip {

static bool isName(char C) { return std::isalnum(static_cast<unsigned char>(C)) || C == '_'; }

/// The name of the macro that \p Line defines; empty if it is no `#define`.
static StringRef definedMacro(StringRef Line) {
  Line = Line.ltrim();
  if (!Line.consume_front("#"))
    return "";
  Line = Line.ltrim();
  if (!Line.consume_front("define") || Line.empty() || isName(Line.front()))
    return "";
  return Line.ltrim().take_while(isName);
}

bool hasConnectedLines(StringRef Text) {
  const StringRef All = Text;
  llvm::SmallVector<StringRef, 64> Lines;
  Text.split(Lines, '\n');
  bool InMacro = false;
  return llvm::any_of(Lines, [&](StringRef Line) {
    const bool Continues = Line.rtrim().ends_with("\\");
    // The second function repeats the definition of a macro. There, the macro is also defined
    // before this line.
    if (StringRef Name = definedMacro(Line); !InMacro && !Name.empty()) {
      llvm::StringSet<> Macro;
      Macro.insert(Name);
      InMacro = Continues;
      return namesAny(All.take_front(size_t(Line.data() - All.data())), Macro);
    }
    if (InMacro) {
      InMacro = Continues;
      return false;
    }
    return Line.ltrim().starts_with("#") || Continues;
  });
}

/// Returns the declaration \p Text with \p By instead of `tile_static`.
static std::string replaceTileStatic(const std::string &Text, StringRef By) {
  StringRef Word = "tile_static";
  std::string Out;
  for (size_t At = 0; At < Text.size();) {
    size_t End = At + Word.size();
    if (StringRef(Text).substr(At).starts_with(Word) && (At == 0 || !isName(Text[At - 1])) &&
        (End == Text.size() || !isName(Text[End]))) {
      Out += By;
      At = End;
    } else {
      Out += Text[At++];
    }
  }
  return Out;
}

/// Returns the declaration \p Text without `tile_static`. The memory becomes a local variable of
/// the function, so that the compiler knows that no view refers to the memory.
static std::string withoutTileStatic(const std::string &Text) {
  if (!StringRef(Text).ltrim().starts_with("tile_static"))
    return Text;
  return StringRef(replaceTileStatic(Text, "")).ltrim().str();
}

/// Sets \p Element to the text of the element type of the array type \p T, and \p Bounds to its
/// bounds, as `[4][8]`. The texts are those of the canonical type, which contains values instead of
/// the names of constants. If \p T is not an array, \p Bounds is empty. No-op if \p T is dependent.
void TileLoopWriter::writeOut(QualType T, std::string &Element, std::string &Bounds) {
  if (T->isDependentType())
    return;
  Bounds.clear();
  T = T.getCanonicalType();
  while (const ConstantArrayType *A = C.Unit.context().getAsConstantArrayType(T)) {
    Bounds += "[" + std::to_string(A->getSize().getZExtValue()) + "]";
    T = A->getElementType();
  }
  Element = qualifiedName(C, T.getUnqualifiedType());
}

/// Returns the type of \p V, without references and qualifiers: `float[4]`.
std::string TileLoopWriter::typeText(const VarDecl *V) {
  std::string Element, Bounds;
  QualType T = V->getType().getNonReferenceType();
  const TypeLoc Loc = V->getTypeSourceInfo()->getTypeLoc();
  splitArrayType(C, Loc, T, Element, Bounds);
  if (Loc.getContainedAutoTypeLoc() || hasBoundsOfType(C, Loc, T))
    C.Macros.Configuration.report(V);
  if (namesAny(Element + Bounds, Plan->Names)) { // `float x[K]`, where the kernel declares K
    writeOut(T, Element, Bounds);
    C.Macros.Configuration.report(V);
  }
  Failed |= namesAny(Element + Bounds, Plan->Names);
  return Element + Bounds;
}

/// True if the address that the reference \p V refers to is kept, and not the values of a caller's
/// variable.
static bool isKeptReference(const VarDecl *V) {
  return V->getType()->isReferenceType() && !isa<ParmVarDecl>(V);
}

/// Returns the type of the values that are kept for \p V: its own type, or a pointer for a
/// reference.
std::string TileLoopWriter::keptTypeText(const VarDecl *V) {
  const std::string Type = typeText(V);
  if (!isKeptReference(V))
    return Type;
  const bool IsConst =
      C.Unit.context().getBaseElementType(V->getType().getNonReferenceType()).isConstQualified();
  return "std::add_pointer_t<" + std::string(IsConst ? "const " : "") + Type + ">";
}

/// Adds the type \p T, whose text is \p Text, to those that must be kept.
void TileLoopWriter::addKeptType(const std::string &Text, QualType T) {
  NamedTypes.push_back(T);
  // The plan contains only pointers to memory that all threads share; amp2hip::can_keep rejects
  // pointers in classes and template arguments.
  Types.push_back(T->isPointerType() || T->isReferenceType() ? "std::ptrdiff_t" : Text);
  if (T->isPointerType() || T->isReferenceType())
    Bytes += sizeof(uint64_t);
  else if (T->isDependentType() || !C.Unit.context().getBaseElementType(T)->isArithmeticType())
    Bytes = std::numeric_limits<uint32_t>::max();
  else
    Bytes += uint64_t(C.Unit.context().getTypeSizeInChars(T).getQuantity());
}

std::string TileLoopWriter::keptValuesOf(const VarDecl *V) {
  return "amp2hip::kept_values<" + keptTypeText(V) + ", " + Tile + "::threads>";
}

std::string TileLoopWriter::keptName(const VarDecl *V) const {
  auto Found = KeptNames.find(V);
  return Found == KeptNames.end() ? "" : Found->second;
}

void TileLoopWriter::nameThings(const TilePlan &Plan) {
  this->Plan = &Plan;
  SourceLocation At = Index->getLocation();
  // Select names that are neither macros nor identifiers of the user.
  auto Name = [&](const char *Wanted) { return C.Names.local(Wanted, At); };
  const bool OneThread = Runner == TileRunner::OneThread;
  if (!Function)
    Kernel = Name("amp2hip_kernel");
  Tile = Name(OneThread ? "amp2hip_tile" : "amp2hip_threads"),
  Whole = Name(OneThread ? "amp2hip_whole" : "amp2hip_some");
  if (Function && !Function->Function->getReturnType()->isVoidType())
    Results = Name("amp2hip_results");
  for (TypeLoc T : Plan.Numbers) {
    std::string Text = spellType(C, T, T.getType().getUnqualifiedType());
    Failed |= namesAny(Text, Plan.Names);
    if (!llvm::is_contained(Numbers, Text))
      Numbers.push_back(std::move(Text));
  }
  replaceSizes();
  for (const NamedDecl *D : Plan.Renamed)
    renameTokens(D, C.Names.unique(D->getNameAsString(), At));
  Types = {Tile};
  Slice = Name("amp2hip_slice"), Row = Name("amp2hip_row"), Column = Name("amp2hip_column"),
  Number = Name("amp2hip_number");
  End = Name("amp2hip_end");
  for (const VarDecl *V : Plan.Kept) {
    KeptNames[V] = C.Names.unique(V->getNameAsString() + "_kept", At);
    if (isa<ParmVarDecl>(V))
      continue; // the caller stores the values
    addKeptType(typeText(V), V->getType());
    if (Plan.Uninitialized.contains(V) && !llvm::is_contained(UninitializedTypes, Types.back()))
      UninitializedTypes.push_back(Types.back());
  }
}

/// Returns the text of \p R, with new names, and with the saved value for the thread in place of
/// each call for the whole tile, and of operands before it.
std::string TileLoopWriter::render(const TextRange &R) {
  std::vector<std::pair<TextRange, std::string>> Parts;
  for (const auto &[Saved, Array] : SavedValues)
    if (R.contains(Saved))
      Parts.emplace_back(Saved, Array + "[" + Number + "]");
  unsigned LastEnd = R.Begin;
  for (const auto &[Begin, Token] : NewTokens)
    if (R.contains(Token.first) &&
        Token.first.Begin >= std::exchange(LastEnd, std::max(LastEnd, Token.first.End)) &&
        llvm::none_of(Parts, [&Renamed = Token.first](const auto &Saved) {
          return Saved.first.contains(Renamed);
        }))
      Parts.push_back(Token);
  llvm::sort(Parts, [](const auto &A, const auto &B) { return A.first.Begin < B.first.Begin; });
  std::string Text;
  unsigned At = R.Begin;
  for (const auto &[Range, New] : Parts) {
    Text += C.Edits.render({R.File, At, Range.Begin}) + New;
    At = Range.End;
  }
  return Text + C.Edits.render({R.File, At, R.End});
}

/// Returns the text from the token at \p Begin to the token at \p End, exclusive. If one of these
/// tokens comes from a macro, has the invocation written out, because it may contain more code,
/// unless the token is the first of a kept invocation.
std::string TileLoopWriter::text(SourceLocation Begin, SourceLocation End) {
  for (SourceLocation *Loc : {&Begin, &End}) {
    SourceLocation First;
    if (!Loc->isMacroID())
      continue;
    if (Lexer::isAtStartOfMacroExpansion(*Loc, C.Unit.SM, C.Unit.CI.getLangOpts(), &First) &&
        C.Source.isKept(First))
      *Loc = First;
    else
      C.Source.expandInPlace(*Loc);
  }
  std::optional<TextPosition> From = C.Source.begin(Begin), To = C.Source.begin(End);
  if (!From || !To || From->File != To->File || From->Offset > To->Offset) {
    Failed = true;
    return "";
  }
  return StringRef(render({From->File, From->Offset, To->Offset})).rtrim().str();
}

/// Returns the text as above, for a place with the indentation of \p Layout: replaces the
/// indentation of the first line in the source by this one in the following lines.
std::string TileLoopWriter::text(SourceLocation Begin, SourceLocation End,
                                 const CodeLayout &Layout) {
  std::string Text = text(Begin, End);
  std::optional<TextPosition> At = C.Source.begin(Begin);
  // The lines of a string literal must not change.
  if (!At || !StringRef(Text).contains('\n') || StringRef(Text).contains("R\""))
    return Text;
  const std::string Old = indentationAt(C.Source.text(At->File), At->Offset);
  llvm::SmallVector<StringRef, 16> Lines;
  StringRef(Text).split(Lines, '\n');
  std::string Out = Lines.front().str();
  for (StringRef Line : llvm::drop_begin(Lines))
    Out +=
        "\n" + (Line.consume_front(Old) && !Line.trim().empty() ? Layout.Indent : "") + Line.str();
  return Out;
}

/// Returns the text of \p E; empty if it is not available.
std::string TileLoopWriter::text(const Expr *E) {
  std::optional<TextRange> R = C.Source.range(E->getSourceRange());
  Failed |= !R;
  return R ? render(*R) : "";
}

/// Returns the head of the loop over the threads in dimension \p D.
std::string TileLoopWriter::loop(const std::string &Name, const std::string &Length,
                                 const TileStep &Step, unsigned D) {
  std::string From = "0", To = Tile + "::" + Length;
  auto Bound = [&](const Expr *E, bool Next) {
    std::optional<TextRange> R = C.Source.range(E->getSourceRange());
    Failed |= !R;
    return fillText("amp2hip::place_in_tile($Bound, $Next, $Tile::$Length)",
                    {{"Bound", R ? render(*R) : ""},
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

/// Declares the arrays for the variables that \p Step declares and later steps use, and for the
/// arguments that \p Step computes.
void TileLoopWriter::declareKept(const TileStep &Step, const CodeLayout &Layout) {
  for (const auto *Declared : {&Step.KeptForLater, &Step.Uninitialized})
    for (const VarDecl *V : *Declared)
      line(Layout, keptValuesOf(V) + " " + KeptNames[V] + ";");
  for (const TileArgument &A : Step.Arguments)
    line(Layout, copyOf(A) + " " + CopyNames[A.Value] + ";");
}

/// Writes \p Step as loops over the threads of the tile.
bool TileLoopWriter::threads(const TileStep &Step, const CodeLayout &Outer) {
  if (Step.Statements.empty() && Step.Uninitialized.empty() && Step.Arguments.empty())
    return true;
  declareKept(Step, Outer);
  std::string Place;
  if (Runner == TileRunner::SeveralThreads) {
    line(Outer, "AMP2HIP_UNROLL");
    line(Outer, fillText("for (int $Number = 0; $Number < $Tile::threads; ++$Number)",
                         {{"Number", Number}, {"Tile", Tile}}));
    Place = "(" + Number + ")";
  } else {
    // The rank is unknown for a tile_barrier and for a tiled_index of a generic type.
    const unsigned Rank = isTiledIndex(Index->getType()) ? rankOf(Index->getType()) : 3;
    const std::pair<std::string, const char *> Dimensions[] = {
        {Slice, "slices"}, {Row, "rows"}, {Column, "columns"}};
    for (unsigned D = 0; D < Rank; ++D) {
      const auto &[Name, Length] = Dimensions[3 - Rank + D];
      line(Outer, loop(Name, Length, Step, D));
      Place += (D == 0 ? "(" : ", ") + Name;
    }
    Place += ")";
  }
  line(Outer, "{");
  const CodeLayout Inner = Outer.inner();
  if (Step.NamesTile && !isTileBarrier(Index->getType()))
    Out += fillLines(Inner, "${Const}auto $Index = $Whole.at$Place;\n",
                     {{"Const", Plan->ChangesTile ? "" : "const "},
                      {"Index", Index->getNameAsString()},
                      {"Whole", Whole},
                      {"Place", Place}});
  const bool NeedsNumber = llvm::any_of(Step.Statements, [&](const BarrierLevelStatement *L) {
    return L->Kind == BarrierLevelStatement::Call ||
           (!Results.empty() && isa<ReturnStmt>(L->Statement));
  });
  if (Runner == TileRunner::OneThread &&
      (!Step.Kept.empty() || !Step.KeptForLater.empty() || !Step.Uninitialized.empty() ||
       !Step.Arguments.empty() || NeedsNumber || (Step.MayReturn && !Results.empty())))
    Out += fillLines(Inner, "const int $Number = $Tile::number$Place;\n",
                     {{"Number", Number}, {"Tile", Tile}, {"Place", Place}});
  // A saved operand may have been the only use of a variable.
  const bool MayBeUnused = llvm::any_of(
      Step.Statements, [](const BarrierLevelStatement *L) { return !L->BeforeCalls.empty(); });
  auto Refer = [&](const VarDecl *V) {
    Out +=
        fillLines(Inner, "$Unused${Const}auto &$Name = $Target$Kept[$Number];\n",
                  {{"Target", isKeptReference(V) ? "*" : ""},
                   {"Unused", MayBeUnused ? "[[maybe_unused]] " : ""},
                   {"Const", V->getType().getNonReferenceType().isConstQualified() ? "const " : ""},
                   {"Name", nameOf(V)},
                   {"Kept", KeptNames[V]},
                   {"Number", Number}});
  };
  for (const VarDecl *V : Step.Kept)
    Refer(V);
  for (const VarDecl *V : Step.Uninitialized) {
    Refer(V);
    line(Inner, "(void)" + nameOf(V) + ";"); // this step may not use it
  }
  for (const BarrierLevelStatement *L : Step.Recomputed)
    line(Inner, text(L->Begin, L->End, Inner));
  for (const VarDecl *V : Step.Unused)
    line(Inner, "(void)" + nameOf(V) + ";");
  statements(Step, Inner);
  auto Keep = [&](const std::string &Kept, const std::string &Value) {
    Out += fillLines(Inner, "$Kept.keep($Number, $Value);\n",
                     {{"Kept", Kept}, {"Number", Number}, {"Value", Value}});
  };
  for (const TileArgument &A : Step.Arguments) // may change the variables
    Keep(CopyNames[A.Value], text(A.Value));
  for (const VarDecl *V : Step.KeptForLater)
    Keep(KeptNames[V], isKeptReference(V) ? "__builtin_addressof(" + nameOf(V) + ")" : nameOf(V));
  for (const TileArgument &A : Step.Arguments)
    if (A.IsOperand)
      addSaved(A.Value, CopyNames[A.Value]);
  line(Outer, "}");
  if (Step.Returns)
    line(Outer, "return;");
  return !Failed;
}

/// Returns the type of the function's results.
std::string TileLoopWriter::resultType() {
  const FunctionDecl *F = Function->Function;
  std::string Type = spellType(C, F->getFunctionTypeLoc().getReturnLoc(), F->getReturnType());
  Failed |= namesAny(Type, Plan->Names);
  return Type;
}

/// Returns \p E, the operand of a `return`, as a value of the function's result type. The caller
/// may convert the result to another type.
std::string TileLoopWriter::result(const Expr *E) {
  const QualType Type = Function->Function->getReturnType();
  if (C.Unit.context().hasSameUnqualifiedType(Type, E->IgnoreImplicit()->getType()) &&
      !isa<InitListExpr>(E->IgnoreImplicit()))
    return text(E);
  return Type->isArithmeticType() ? "static_cast<" + resultType() + ">(" + text(E) + ")"
                                  : "[&]() -> " + resultType() + " { return " + text(E) + "; }()";
}

/// Returns the declaration \p L without the variables that \p Step keeps elsewhere; empty if there
/// are none, or if \p L is not a declaration.
std::string TileLoopWriter::declarationOfRest(const BarrierLevelStatement &L,
                                              const TileStep &Step) {
  const auto *D = dyn_cast<DeclStmt>(L.Statement);
  auto IsElsewhere = [&](const Decl *Each) {
    const auto *V = dyn_cast<VarDecl>(Each);
    return V && (Step.Kept.contains(V) || Step.Uninitialized.contains(V));
  };
  if (!D || llvm::none_of(D->decls(), IsElsewhere))
    return "";
  std::vector<std::string> Rest;
  for (const Decl *Each : D->decls()) {
    if (IsElsewhere(Each))
      continue;
    std::optional<TextRange> R = C.Source.range({Each->getLocation(), Each->getEndLoc()});
    Failed |= !R;
    Rest.push_back(R ? render(*R) : "");
  }
  return text(L.Begin, (*D->decl_begin())->getLocation()) + " " + llvm::join(Rest, ", ") + ";";
}

/// Writes the statements of \p Step, which each thread runs.
void TileLoopWriter::statements(const TileStep &Step, const CodeLayout &Inner) {
  // A `return` ends the lambda: the loop goes on with the next thread.
  const bool IsLambda = Step.MayReturn;
  const bool HasResult = IsLambda && !Results.empty();
  if (HasResult) {
    line(Inner, Results + ".keep(" + Number + ", [&]() -> " + resultType() + " {");
  } else if (IsLambda) {
    line(Inner, "[&] {");
  }
  for (const BarrierLevelStatement *L : Step.Statements) {
    const auto *Return = IsLambda ? nullptr : dyn_cast<ReturnStmt>(L->Statement);
    if (Return) {
      line(Inner, Results + ".keep(" + Number + ", " + result(Return->getRetValue()) + ");");
      continue;
    }
    if (std::string Declaration = declarationOfRest(*L, Step); !Declaration.empty()) {
      line(Inner, Declaration);
      continue;
    }
    const Stmt *Then = Step.Ranges.empty() ? nullptr : cast<IfStmt>(L->Statement)->getThen();
    const CodeLayout Layout = IsLambda ? Inner.inner() : Inner;
    line(Layout, text(Then ? Then->getBeginLoc() : L->Begin, L->End, Layout));
  }
  if (IsLambda)
    line(Inner, HasResult ? "}());" : "}();");
}

/// Writes a statement that contains barriers. Loops over the threads replace the parts between the
/// barriers, inside the statement.
bool TileLoopWriter::nested(const TileStep &Step, const CodeLayout &Layout) {
  const BarrierLevelStatement &L = *Step.Statements.front();
  const auto *Switch = dyn_cast<SwitchStmt>(L.Statement);
  if (Switch) {
    line(Layout, text(L.Begin, Switch->getBody()->getBeginLoc()));
    line(Layout, "{");
  }
  for (size_t I = 0; I < Step.Parts.size(); ++I) {
    if (Switch)
      line(Layout, text(L.Parts[I].LabelsAt, L.Parts[I].HeadEnd));
    else if (I == 1)
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
  if (Switch)
    line(Layout, "}");
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
    std::string Element, Bounds, Name = nameOf(V);
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
  std::string Text = text(L.Begin, L.End, Layout);
  bool Shared = D && llvm::all_of(D->decls(), [](const Decl *Each) { return isTileStatic(Each); });
  // Do not hoist a variable with a constructor: TileStatic.cpp has split its declaration.
  bool Plain = Shared && !StringRef(Text).contains("tile_storage");
  if (Runner == TileRunner::SeveralThreads) { // the threads share the variables
    line(Layout, Text);
    return !Failed;
  }
  const bool IsStatic = Shared && llvm::any_of(D->decls(), [&](const Decl *Each) {
                          return Plan->StaticMemory.contains(cast<VarDecl>(Each));
                        });
  if (Function || IsStatic) {
    // The variables keep their values between the calls for a tile (§2.4.3.5.1), and one thread
    // runs a tile. Compilers for GPUs reject shared memory in host code.
    line(Layout, Shared ? replaceTileStatic(Text, "static thread_local") : Text);
    return !Failed;
  }
  if (Plain && Depth > 0 && hoist(D, Layout))
    return !Failed;
  line(Layout, Shared && Depth == 0 ? withoutTileStatic(Text) : Text);
  return !Failed;
}

bool TileLoopWriter::steps(const std::vector<TileStep> &Steps, const CodeLayout &Layout) {
  for (const TileStep &Step : Steps) {
    switch (Step.Kind) {
    case TileStep::Once:
      if (!once(Step, Layout))
        return false;
      break;
    case TileStep::Wait:
      if (Runner == TileRunner::SeveralThreads)
        line(Layout, text(Step.Statements.front()->Begin, Step.Statements.front()->End));
      break;
    case TileStep::Call:
      if (!call(Step, Layout))
        return false;
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

} // namespace amp2hip
