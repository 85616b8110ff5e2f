//===--- RewriteTileStatic.cpp - tile_static objects without construction -===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces tile_static variables whose types have constructors by raw storage (`tile_storage`) and
// a reference to the object in it:
//
//   tile_static index<2> t;
//
// becomes
//
//   tile_static amp2hip::tile_storage<index<2>> t_storage;
//   index<2> &t = t_storage.object();
//
// C++ AMP does not call the constructor of a tile_static variable (§2.4.3.5.1), and the vendors'
// compilers reject such declarations or warn about them. For types without constructors, the
// runtime's macro `tile_static` is sufficient.
//
// In a switch, a label after the declaration would jump over the initialization of the reference.
// So both declarations move before the switch:
//
//   switch (k) { case 0: tile_static index<2> t; ... default: ... }
//
// becomes
//
//   { ...; index<2> &t = t_storage.object();
//   switch (k) { case 0: ; ... default: ... } }
//
// If the switch also uses the name for another entity, or declares the type, only the storage is
// declared, in the place of the variable. Each use of the variable becomes a use of the storage:
//
//   case 0: tile_static amp2hip::tile_storage<local> t_storage; t_storage.object().a = 1;
//
// A lambda that captures such an object by copy gets an init-capture with the original name: `[=, t
// = t_storage.object()]`.
//
//===----------------------------------------------------------------------===//
#include "ast/DynamicVisitor.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/movedcode/LocalUses.h"
#include "rewrite/names/NameTable.h"
#include "rewrite/text/TypeText.h"
#include "text/CodeTemplate.h"
#include "text/Layout.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/Stmt.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace clang;

namespace amp2hip {

/// True if the type \p T of a tile_static variable requires a tile_storage, because \p T may have a
/// non-trivial default constructor or destructor.
static bool needsStorage(const ASTContext &Ctx, QualType T) {
  T = Ctx.getBaseElementType(T);
  if (T->isDependentType())
    return true; // it may have a constructor in some instantiation
  const CXXRecordDecl *R = T->getAsCXXRecordDecl();
  return R && R->hasDefinition() &&
         !(R->hasTrivialDefaultConstructor() && R->hasTrivialDestructor());
}

/// Returns the text of a separate declaration of \p V. \p Break is the text between the declaration
/// of the storage and that of the reference.
static std::string declaration(RewriteContext &C, const VarDecl *V, const std::string &Break) {
  std::string Name = V->getNameAsString(), Element, Bounds;
  splitArrayType(C, V->getTypeSourceInfo()->getTypeLoc(), V->getType(), Element, Bounds);
  if (!needsStorage(C.Unit.context(), V->getType()))
    return "tile_static " + Element + " " + Name + Bounds;
  std::string Storage = C.Names.unique(Name + "_storage", V->getLocation());
  std::string Reference = Bounds.empty() ? " &" + Name : " (&" + Name + ")" + Bounds;
  return fillText("tile_static amp2hip::tile_storage<$Element$Bounds> $Storage$Break"
                  "$Element$Reference = $Storage.object()",
                  {{"Element", Element},
                   {"Bounds", Bounds},
                   {"Storage", Storage},
                   {"Break", Break},
                   {"Reference", Reference}});
}

/// Appends the statements from \p Around to the declaration of \p V to \p Path, outermost first. If
/// \p Around does not declare \p V, returns false and leaves \p Path unchanged.
static bool findPath(const Stmt *Around, const VarDecl *V, std::vector<const Stmt *> &Path) {
  if (!Around || isa<LambdaExpr>(Around))
    return false;
  Path.push_back(Around);
  if (const auto *D = dyn_cast<DeclStmt>(Around); D && llvm::is_contained(D->decls(), V))
    return true;
  if (llvm::any_of(Around->children(), [&](const Stmt *S) { return findPath(S, V, Path); }))
    return true;
  Path.pop_back();
  return false;
}

/// True if \p S contains a label of a switch around \p S.
static bool holdsLabel(const Stmt *S) {
  return S && (isa<SwitchCase>(S) ||
               (!isa<SwitchStmt, LambdaExpr>(S) && llvm::any_of(S->children(), holdsLabel)));
}

namespace {
/// A switch that jumps over a declaration, and the scope of this declaration.
struct JumpingSwitch {
  const SwitchStmt *Switch = nullptr;
  const Stmt *Scope = nullptr;
};
} // namespace

/// Returns the switch that has a label after \p V in the scope of \p V; null members if there is no
/// such switch.
static JumpingSwitch switchOver(const VarDecl *V) {
  std::vector<const Stmt *> Path;
  const auto *Function = dyn_cast<FunctionDecl>(V->getDeclContext());
  if (!Function || !findPath(Function->getBody(), V, Path))
    return {};
  auto Scope =
      std::find_if(Path.rbegin(), Path.rend(), [](const Stmt *S) { return isa<CompoundStmt>(S); });
  auto Switch = std::find_if(Scope, Path.rend(), [](const Stmt *S) { return isa<SwitchStmt>(S); });
  if (Scope == Path.rbegin() || Switch == Path.rend())
    return {};
  auto Statements = cast<CompoundStmt>(*Scope)->body();
  auto Behind = std::next(llvm::find(Statements, *std::prev(Scope)));
  if (!std::any_of(Behind, Statements.end(), holdsLabel))
    return {};
  return {cast<SwitchStmt>(*Switch), *Scope};
}

/// True if \p V can be declared before \p Over: the switch does not use the name of \p V for
/// another entity, and does not declare the type of \p V.
static bool canPrecede(RewriteContext &C, const VarDecl *V, const JumpingSwitch &Over) {
  const SourceManager &SM = C.Unit.SM;
  auto IsIn = [&](SourceLocation Loc, SourceLocation Begin, SourceLocation End) {
    return !SM.isBeforeInTranslationUnit(Loc, Begin) && !SM.isBeforeInTranslationUnit(End, Loc);
  };
  SourceLocation Begin = Over.Switch->getBeginLoc(), End = Over.Switch->getEndLoc();
  bool Known = true;
  visitUses(V, [&](const NamedDecl *Used, const LambdaExpr *, SourceLocation) {
    Known &= Used == V || !IsIn(Used->getLocation(), Begin, End);
  });
  return Known && llvm::none_of(C.Unit.Tokens, [&](const Token &T) {
           return T.getIdentifierInfo() == V->getIdentifier() &&
                  IsIn(T.getLocation(), Begin, End) &&
                  !IsIn(T.getLocation(), V->getLocation(), Over.Scope->getEndLoc());
         });
}

using SwitchDeclarations = llvm::MapVector<const SwitchStmt *, std::string>;

namespace {

/// Replaces the uses of a tile_static variable by \p Object, an expression for its storage.
class StorageUses : public DynamicVisitor {
public:
  StorageUses(RewriteContext &C, const VarDecl *V, const std::string &Object)
      : C(C), V(V), Object(Object) {}

  bool TraverseLambdaExpr(LambdaExpr *L) override {
    // Do not replace uses in the body: NestedCaptures inserts an init-capture with the variable's
    // name, which these uses refer to.
    if (L->getCaptureDefault() != LCD_ByCopy || !names(L->getBody()))
      return DynamicVisitor::TraverseLambdaExpr(L);
    for (unsigned I = 0; I < L->capture_size(); ++I)
      if (const LambdaCapture *Capture = L->capture_begin() + I; L->isInitCapture(Capture))
        TraverseLambdaCapture(L, Capture, *(L->capture_init_begin() + I));
    return true;
  }
  bool TraverseDecltypeTypeLoc(DecltypeTypeLoc T) override {
    const auto *Name = dyn_cast_or_null<DeclRefExpr>(T.getUnderlyingExpr());
    if (!Name || Name->getDecl() != V)
      return DynamicVisitor::TraverseDecltypeTypeLoc(T);
    replace({T.getDecltypeLoc(), T.getRParenLoc()},
            "std::remove_reference_t<decltype(" + Object + ")>");
    return true;
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    if (E->getDecl() == V)
      replace(E->getSourceRange(), Object);
    return true;
  }

private:
  bool names(const Stmt *S) const {
    const auto *Name = dyn_cast_or_null<DeclRefExpr>(S);
    return S && ((Name && Name->getDecl() == V) ||
                 llvm::any_of(S->children(), [&](const Stmt *Child) { return names(Child); }));
  }
  void replace(SourceRange Range, const std::string &Text) {
    if (std::optional<TextRange> R = C.Source.range(Range))
      C.Edits.replace(*R, Text);
  }

  RewriteContext &C;
  const VarDecl *V;
  const std::string Object;
};

} // namespace

/// Returns the text of a declaration of \p V's storage without the reference, and replaces the uses
/// of \p V. Needed in a switch before which \p V cannot be declared.
static std::string storageAlone(RewriteContext &C, const VarDecl *V) {
  std::string Element, Bounds;
  splitArrayType(C, V->getTypeSourceInfo()->getTypeLoc(), V->getType(), Element, Bounds);
  if (!needsStorage(C.Unit.context(), V->getType()))
    return "tile_static " + Element + " " + V->getNameAsString() + Bounds;
  std::string Storage = C.Names.unique(V->getNameAsString() + "_storage", V->getLocation());
  const std::string Object = Storage + ".object()";
  C.NewNames.replaceObject(V, Object);
  StorageUses(C, V, Object).TraverseStmt(cast<FunctionDecl>(V->getDeclContext())->getBody());
  return "tile_static amp2hip::tile_storage<" + Element + Bounds + "> " + Storage;
}

/// Plans the edits for one declaration with its \p Declarators. Adds the text of a declaration that
/// must move before a switch to \p InFront.
static void planDeclaration(RewriteContext &C, ArrayRef<const VarDecl *> Declarators,
                            SwitchDeclarations &InFront) {
  const VarDecl *First = Declarators.front();
  JumpingSwitch Over = switchOver(First);
  bool Stays = Over.Switch &&
               llvm::any_of(Declarators, [&](const VarDecl *V) { return !canPrecede(C, V, Over); });
  bool Moves = Over.Switch && !Stays;
  SourceLocation Where = Moves ? Over.Switch->getBeginLoc() : First->getBeginLoc();
  std::optional<TextRange> Range =
      C.Source.range({First->getBeginLoc(), Declarators.back()->getEndLoc()});
  std::optional<TextPosition> At = C.Source.begin(Where);
  if (!Range || !At)
    return;
  StringRef Text = C.Source.text(At->File);
  std::string Line = lineEnding(Text).str() + indentationAt(Text, At->Offset), New;
  for (const VarDecl *V : Declarators)
    New += (V == First ? "" : ";" + Line) +
           (Stays ? storageAlone(C, V) : declaration(C, V, ";" + Line));
  if (Moves)
    InFront[Over.Switch] += Line + New + ";";
  C.Edits.replace(*Range, Moves ? "" : New);
}

/// Inserts a block around \p Switch that begins with \p Declarations.
static void planInFront(RewriteContext &C, const SwitchStmt *Switch,
                        const std::string &Declarations) {
  std::optional<TextRange> Range = C.Source.range(Switch->getSourceRange());
  if (!Range)
    return;
  StringRef Text = C.Source.text(Range->File);
  std::string Line = lineEnding(Text).str() + indentationAt(Text, Range->Begin);
  C.Edits.insert({Range->File, Range->Begin}, "{" + Declarations + Line, InsertOrder::Token);
  C.Edits.insert({Range->File, Range->End}, Line + "}", InsertOrder::After);
}

void planTileStatic(RewriteContext &C) {
  const auto &All = C.Model.TileStatics;
  SwitchDeclarations InFront;
  for (auto First = All.begin(); First != All.end();) {
    // The declarators of one declaration are adjacent elements.
    auto Last = std::find_if(First, All.end(), [&](const VarDecl *V) {
      return V->getBeginLoc() != (*First)->getBeginLoc();
    });
    if (std::any_of(First, Last,
                    [&](const VarDecl *V) { return needsStorage(C.Unit.context(), V->getType()); }))
      planDeclaration(C, ArrayRef(&*First, size_t(Last - First)), InFront);
    First = Last;
  }
  for (const auto &[Switch, Declarations] : InFront)
    planInFront(C, Switch, Declarations);
}

} // namespace amp2hip
