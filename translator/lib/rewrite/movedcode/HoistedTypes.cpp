//===--- HoistedTypes.cpp - Local types that are hoisted ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Moves local types out of their functions if both cpu and amp code use them. For example,
//
//   void f() { struct P { int a; }; P p; ... [=] restrict(amp) { P q = p; } }
//
// becomes
//
//   namespace f_local { struct P { int a; }; }
//   void f() { using P = f_local::P; P p; ... }
//
//===----------------------------------------------------------------------===//
#include "ast/DynamicVisitor.h"
#include "ast/Restrictions.h"
#include "ast/Scopes.h"
#include "ast/Variables.h"
#include "model/kernels/Linkage.h"
#include "model/kernels/UnnamedNamespaces.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/movedcode/LocalDeclarations.h"
#include "rewrite/movedcode/LocalUses.h"
#include "rewrite/movedcode/MovedMacros.h"
#include "rewrite/movedcode/OperandTypes.h"
#include "rewrite/movedcode/OverloadHiding.h"
#include "rewrite/names/NameTable.h"
#include "rewrite/pairs/RewriteOverloadPairs.h"
#include "rewrite/text/TypeText.h"
#include "text/Format.h"
#include "text/Layout.h"
#include "text/Tokens.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclLookups.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/ParentMapContext.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

void LocalDeclarations::decideHoisting() {
  std::vector<const TagDecl *> Wanted;
  for (const FunctionDecl *F : C.Model.AmpFunctions)
    if (const auto *Method = dyn_cast<CXXMethodDecl>(F))
      if (const FunctionDecl *Outer = outermostFunction(F); Outer && !restrictionOf(Outer).Amp)
        // Skip a type that is local to an amp lambda: it moves with the body of the lambda.
        if (const TagDecl *Tag = outermostTag(Method->getParent());
            !restrictionOf(enclosingFunction(Tag->getLexicalDeclContext())).Amp)
          Wanted.push_back(Tag);
  for (const TagDecl *Tag : C.Model.TypesToName)
    if (outermostFunction(Tag))
      Wanted.push_back(outermostTag(Tag));
  for (const auto &[D, U] : Uses)
    if (const auto *Tag = dyn_cast<TagDecl>(D))
      if (!U.Lambdas.empty() &&
          ((!isa<EnumDecl>(Tag) && (!U.Cpu.empty() || U.Lambdas.size() > 1)) ||
           (Tag->getIdentifier() && Tag->isEmbeddedInDeclarator())))
        Wanted.push_back(Tag);
  // Hoist an enumeration if a variable of its type is captured; otherwise, copies of its
  // enumerators suffice. Also hoist an unnamed class, because a copy of it would have no name.
  for (const AmpLambda &L : C.Model.Lambdas)
    for (const CapturedVariable &Capture : L.Captures) {
      QualType T =
          C.Unit.context().getBaseElementType(Capture.Variable->getType().getNonReferenceType());
      const TagDecl *Tag = T->getAsTagDecl();
      if (!Tag || !outermostFunction(Tag))
        continue;
      const auto *R = dyn_cast<CXXRecordDecl>(Tag);
      if (isa<EnumDecl>(Tag) || (R && !R->isLambda() && !R->getIdentifier()))
        Wanted.push_back(outermostTag(Tag->getDefinition()));
    }
  // Hoist the class of a variable that a lambda names without capturing it, as in `sizeof`.
  for (const auto &[D, U] : Uses)
    if (const auto *V = dyn_cast<VarDecl>(D); V && !U.Lambdas.empty())
      if (const auto *R = C.Unit.context().getBaseElementType(V->getType())->getAsCXXRecordDecl();
          R && outermostFunction(R) && !R->isLambda())
        Wanted.push_back(outermostTag(R->getDefinition()));
  auto InSource = [&](const TagDecl *A, const TagDecl *B) {
    return C.Unit.SM.isBeforeInTranslationUnit(A->getLocation(), B->getLocation());
  };
  llvm::sort(Wanted, InSource);
  for (const TagDecl *Tag : Wanted)
    hoist(Tag);
  // Hoist the types that hoisted types depend on.
  for (size_t I = 0; I < HoistOrder.size(); ++I)
    visitUses(HoistOrder[I], [&](const NamedDecl *D, const LambdaExpr *, SourceLocation) {
      const auto *Tag = dyn_cast<TagDecl>(movedDeclarationOf(D));
      if (const auto *V = dyn_cast<VarDecl>(D); V && !isInside(V->getLocation(), HoistOrder[I]))
        if (const TagDecl *Of = C.Unit.context()
                                    .getBaseElementType(V->getType().getNonReferenceType())
                                    ->getAsTagDecl())
          Tag = outermostTag(Of->getDefinition() ? Of->getDefinition() : Of); // `decltype(x)`
      const auto *Class = dyn_cast_or_null<CXXRecordDecl>(Tag);
      if (Tag && isLocalOutside(Tag, nullptr, C.Unit.SM) && !(Class && Class->isLambda()) &&
          !isInside(Tag->getLocation(), HoistOrder[I])) // else the text contains it already
        hoist(Tag);
    });
  llvm::sort(HoistOrder, InSource);
  makeNamesUnique();
  for (const TagDecl *Tag : HoistOrder)
    Containers.at(Hoists.at(Tag).Outermost).Types.push_back(Tag);
}

/// Resolves conflicts between hoisted types of the same name from different blocks of one function.
/// Each type but the first gets a nested scope. A type that depends on a type in a nested scope
/// moves into that scope, too.
void LocalDeclarations::makeNamesUnique() {
  std::map<std::tuple<const FunctionDecl *, std::string, std::string>, const TagDecl *> Taken;
  for (const TagDecl *Tag : HoistOrder) {
    Hoisted &H = Hoists.at(Tag);
    bool Mixed = false;
    visitUses(Tag, [&](const NamedDecl *D, const LambdaExpr *, SourceLocation) {
      const auto *Used = dyn_cast<TagDecl>(movedDeclarationOf(D));
      auto It = Used && Used != Tag ? Hoists.find(Used) : Hoists.end();
      if (It == Hoists.end() || It->second.Scope.empty())
        return;
      Mixed |= !H.Scope.empty() && H.Scope != It->second.Scope;
      H.Scope = It->second.Scope;
    });
    auto [It, New] = Taken.try_emplace({H.Outermost, H.Scope, H.Name}, Tag);
    if (!New && H.Scope.empty()) {
      H.Scope = C.Names.unique("inner", Tag->getLocation());
      Taken[{H.Outermost, H.Scope, H.Name}] = Tag;
    } else if (!New || Mixed) {
      C.Unit.error(
          Tag->getLocation(),
          fmt::format(
              "amp code uses several local types named '{}' (or types built from them); rename one",
              H.Name));
      C.Unit.note(It->second->getLocation(),
                  fmt::format("a type named '{}' is declared here", H.Name));
    }
  }
}

LocalDeclarations::Container &LocalDeclarations::containerFor(const FunctionDecl *Outermost) {
  auto [It, New] = Containers.try_emplace(Outermost);
  Container &Holder = It->second;
  if (!New)
    return Holder;
  MovedClass &Object = Holder.Object;
  if (std::optional<Placement> Place = placeMoved(C, Outermost)) {
    Object.Place = *Place;
    Holder.Placed = true;
  }
  Object.Template = templateText(C, Outermost);
  Object.Internal = hasInternalLinkage(C.Unit, *Outermost);
  std::string Base = Outermost->getDeclName().isIdentifier()
                         ? Outermost->getNameAsString()
                         : cast<NamedDecl>(Outermost->getParent())->getNameAsString();
  bool InClass = Object.Place.Class || !Object.Place.KernelOf.empty();
  Holder.IsNamespace = !InClass && Object.Template.Head.empty();
  SourceLocation Where = Outermost->getLocation();
  Object.Name = InClass ? C.Names.unique(Base + "_local", Where)
                        : C.Names.uniqueInNamespace(Base + "_local", Where, *Outermost);
  return Holder;
}

void LocalDeclarations::hoist(const TagDecl *Tag) {
  const FunctionDecl *Outermost = Tag ? outermostFunction(Tag) : nullptr;
  if (!Outermost || Hoists.count(Tag))
    return;
  containerFor(Outermost);
  Hoisted H;
  H.Outermost = Outermost;
  H.Name = Tag->getNameAsString();
  if (const TypedefNameDecl *Typedef = Tag->getTypedefNameForAnonDecl())
    H.Name = Typedef->getNameAsString();
  if (H.Name.empty() || !Tag->getDeclName()) {
    const DeclaratorDecl *For = nullptr;
    for (const Decl *D : Tag->getLexicalDeclContext()->decls())
      if (const auto *V = dyn_cast<DeclaratorDecl>(D))
        if (C.Unit.context().getBaseElementType(V->getType())->getAsTagDecl() == Tag && !For)
          For = V;
    if (!Tag->getTypedefNameForAnonDecl())
      H.Name =
          C.Names.unique((For ? For->getNameAsString() : "unnamed") + "_type", Tag->getLocation());
  }
  Hoists[Tag] = H;
  HoistOrder.push_back(Tag);
}

std::string LocalDeclarations::hoistedName(const TagDecl *Tag) const {
  auto It = Hoists.find(Tag->getDefinition() ? Tag->getDefinition() : Tag);
  if (It == Hoists.end())
    return "";
  const MovedClass &Object = Containers.at(It->second.Outermost).Object;
  return (Object.isDependent() ? "typename " : "") + hoistedScope(It->second) + It->second.Name;
}

std::string LocalDeclarations::hoistedScope(const Hoisted &H) const {
  return Containers.at(H.Outermost).Object.use() + "::" + (H.Scope.empty() ? "" : H.Scope + "::");
}

/// Rewrites `struct s x;` to `s x;`, because an alias allows no keyword.
void LocalDeclarations::dropKeywords() {
  struct Names : DynamicVisitor {
    std::vector<ElaboratedTypeLoc> Found;
    bool VisitElaboratedTypeLoc(ElaboratedTypeLoc Loc) override {
      auto Tag = Loc.getNamedTypeLoc().getAs<TagTypeLoc>();
      if (Tag && !Tag.isDefinition() && Loc.getElaboratedKeywordLoc().isValid())
        Found.push_back(Loc);
      return true;
    }
  } Visitor;
  for (const auto &[Outermost, Holder] : Containers)
    Visitor.TraverseDecl(const_cast<FunctionDecl *>(Outermost));
  for (ElaboratedTypeLoc Loc : Visitor.Found) {
    const TagDecl *Tag = Loc.getType()->getAsTagDecl();
    SourceLocation Keyword = Loc.getElaboratedKeywordLoc();
    bool Hoisted = Tag && Hoists.count(Tag->getDefinition() ? Tag->getDefinition() : Tag);
    if (!Hoisted ||
        llvm::any_of(HoistOrder, [&](const TagDecl *D) { return isInside(Keyword, D); }))
      continue;
    std::optional<TextPosition> From = C.Source.begin(Keyword),
                                To = C.Source.begin(Loc.getNamedTypeLoc().getBeginLoc());
    if (From && To && From->File == To->File && From->Offset < To->Offset)
      C.Edits.remove({From->File, From->Offset, To->Offset});
  }
}

void LocalDeclarations::nameTypes() {
  for (const TagDecl *Tag : HoistOrder)
    if (!Tag->getIdentifier())
      C.NewNames.nameType(Tag, hoistedName(Tag));
  dropKeywords();
}

bool LocalDeclarations::isInHoistedType(const AmpLambda &L) const {
  return llvm::any_of(HoistOrder,
                      [&](const TagDecl *Tag) { return isInside(L.Lambda->getBeginLoc(), Tag); });
}

const CXXRecordDecl *LocalDeclarations::classUsedBy(const AmpLambda &L) {
  const auto *Method = dyn_cast_or_null<CXXMethodDecl>(L.Function);
  bool Uses = Method && llvm::any_of(needed(L), [&](const NamedDecl *D) {
                const auto *Tag = dyn_cast<TagDecl>(D);
                return Tag && Hoists.count(Tag) && outermostTag(Method->getParent()) == Tag;
              });
  return Uses ? Method->getParent() : nullptr;
}

std::string LocalDeclarations::aliasFor(const TagDecl *Tag) const {
  return "using " + Hoists.at(Tag).Name + " = " + hoistedName(Tag) + ";";
}

/// Returns the local constants, variables and typedefs that the definition of \p Tag depends on.
std::vector<const NamedDecl *> LocalDeclarations::neededBy(const TagDecl *Tag) const {
  std::vector<const NamedDecl *> Needed, Work = {Tag};
  while (!Work.empty()) {
    const NamedDecl *D = Work.back();
    Work.pop_back();
    visitUses(D, [&](const NamedDecl *Used, const LambdaExpr *, SourceLocation) {
      Used = movedDeclarationOf(Used);
      bool Inside = !C.Unit.SM.isBeforeInTranslationUnit(Used->getLocation(), Tag->getBeginLoc());
      if (isa<TagDecl>(Used) || Inside || !isLocalOutside(Used, nullptr, C.Unit.SM) ||
          llvm::is_contained(Needed, Used))
        return;
      Needed.push_back(Used);
      Work.push_back(Used);
    });
  }
  llvm::sort(Needed, [&](const NamedDecl *A, const NamedDecl *B) {
    return C.Unit.SM.isBeforeInTranslationUnit(A->getLocation(), B->getLocation());
  });
  return Needed;
}

/// Replaces operands in \p D that name variables of the function by their types. Returns the
/// variables that could not be replaced. The declarations in \p Known move together with \p D.
llvm::DenseSet<const NamedDecl *>
LocalDeclarations::writeOutTypes(const NamedDecl *D, const std::vector<const NamedDecl *> &Known) {
  auto IsOutside = [&](const VarDecl *V) {
    return !isInside(V->getLocation(), D) && enclosingFunction(V->getDeclContext()) &&
           !isConstantVariable(V, C.Unit.context());
  };
  auto HoistedName = [&](const TagDecl *Tag) { return hoistedName(Tag); };
  auto IsKnown = [&](const NamedDecl *Used) { return llvm::is_contained(Known, Used); };
  return writeOperandTypes(C, D, IsOutside, IsKnown, HoistedName);
}

/// Returns the definition of \p Tag. Before it, the text contains the local constants and typedefs
/// on which \p Tag depends.
std::string LocalDeclarations::definitionOf(const TagDecl *Tag, const Container &From,
                                            std::set<std::string> &Written) {
  std::optional<TextRange> R = C.Source.range(Tag->getSourceRange());
  if (!R)
    return "";
  MovingTo Destination(C.Edits, From.Object.Place.At);
  std::string Newline = lineEnding(C.Source.text(From.Object.Place.At.File)).str(), Text;
  std::string Indent = indentationAt(C.Source.text(R->File), R->Begin);
  const std::vector<const NamedDecl *> All = neededBy(Tag);
  llvm::DenseSet<const NamedDecl *> Left = writeOutTypes(Tag, All);
  for (const NamedDecl *Needed : All)
    if (const auto *V = dyn_cast<VarDecl>(Needed); !V || isConstantVariable(V, C.Unit.context()))
      for (const NamedDecl *Variable : writeOutTypes(Needed, All))
        Left.insert(Variable);
  for (const NamedDecl *V : Left)
    C.Unit.error(
        Tag->getLocation(),
        fmt::format("amp code uses the local type '{}', which refers to variable '{}' of the "
                    "enclosing function; declare the type outside the function",
                    Hoists.at(Tag).Name, V->getNameAsString()));
  for (const NamedDecl *Needed : All) {
    const auto *V = dyn_cast<VarDecl>(Needed);
    if (namesSameType(Needed) || (V && !isConstantVariable(V, C.Unit.context())))
      continue; // writeOutTypes replaces variables by their types
    C.Macros.Configuration.reportIfUnderCondition(Needed, Tag->getBeginLoc());
    std::string Declaration = declarationText(Needed, !From.IsNamespace);
    if (Written.insert(Declaration).second)
      Text += Indent + Declaration + Newline;
  }
  planMergesIn(C, Tag->getSourceRange());
  std::string Definition = C.Edits.render(*R);
  if (!Tag->getIdentifier())
    Definition.insert(findToken(Definition, "{"), Hoists.at(Tag).Name + " ");
  return Text + Indent + Definition + ";" + Newline;
}

std::string LocalDeclarations::textOf(const Container &From) {
  std::string Newline = lineEnding(C.Source.text(From.Object.Place.At.File)).str(), Text;
  // Insert the text of a nested scope at the place of its last type.
  std::map<std::string, std::string> Scopes;
  std::map<std::string, std::set<std::string>> Written;
  std::map<std::string, const TagDecl *> Last;
  for (const TagDecl *Tag : From.Types)
    Last[Hoists.at(Tag).Scope] = Tag;
  for (const TagDecl *Tag : From.Types) {
    const std::string &Scope = Hoists.at(Tag).Scope;
    std::string &Here = Scope.empty() ? Text : Scopes[Scope];
    Here += definitionOf(Tag, From, Written[Scope]);
    if (!Scope.empty() && Last[Scope] == Tag)
      Text += fillLines({Newline, ""}, R"(
$Kind $Name {
$Types
}$End
)",
                        {{"Kind", From.IsNamespace ? "namespace" : "struct"},
                         {"Name", Scope},
                         {"Types", Here},
                         {"End", From.IsNamespace ? "" : ";"}});
  }
  return Text;
}

/// True if \p T is one of \p Types, or a reference, pointer, array or template instance made from
/// one of them.
static bool isMadeOf(QualType T, const std::vector<const TagDecl *> &Types) {
  while (T->isReferenceType() || T->isPointerType() || T->isArrayType())
    T = T->isArrayType() ? QualType(T->getPointeeOrArrayElementType(), 0) : T->getPointeeType();
  const TagDecl *Tag = T->getAsTagDecl();
  if (const auto *S = dyn_cast_or_null<ClassTemplateSpecializationDecl>(Tag))
    return llvm::any_of(S->getTemplateArgs().asArray(), [&](const TemplateArgument &A) {
      return A.getKind() == TemplateArgument::Type && isMadeOf(A.getAsType(), Types);
    });
  return Tag && llvm::is_contained(Types, Tag);
}

/// Returns using declarations for the function templates that take types of \p From and are in the
/// namespace of the function. Without them, argument-dependent lookup would not find the templates:
/// it searches the namespace of the hoisted type, which is a new one.
std::vector<std::string> LocalDeclarations::functionsFor(const Container &From) const {
  std::set<std::string> Usings;
  const FunctionDecl *Outermost = Hoists.at(From.Types.front()).Outermost;
  const DeclContext *Beside = Outermost->getDeclContext()->getRedeclContext();
  if (!Beside->isFileContext())
    return {};
  std::string Qualifier = Beside->isTranslationUnit() ? "::" : qualifierOf(Outermost);
  for (const auto &Names : Beside->getPrimaryContext()->lookups())
    for (const NamedDecl *D : Names) {
      const auto *Template = dyn_cast<FunctionTemplateDecl>(D);
      if (!Template || !C.Unit.isUserLocation(D->getLocation()) ||
          !C.Unit.SM.isBeforeInTranslationUnit(D->getLocation(), Outermost->getBeginLoc()))
        continue;
      for (const FunctionDecl *F : Template->specializations())
        for (const TemplateArgument &A : F->getTemplateSpecializationArgs()->asArray())
          if (A.getKind() == TemplateArgument::Type && isMadeOf(A.getAsType(), From.Types))
            Usings.insert("using " + Qualifier + D->getNameAsString() + ";");
    }
  return {Usings.begin(), Usings.end()};
}

bool LocalDeclarations::hidesOverloads(const Container &From) const {
  const Placement &Place = From.Object.Place;
  const DeclContext *Scope =
      UnnamedNamespaces::namedScopeOf(Hoists.at(From.Types.front()).Outermost);
  return !Place.Class && Place.KernelOf.empty() &&
         llvm::any_of(From.Types,
                      [&](const TagDecl *Type) { return wouldHideOverloads(Scope, Type); });
}

void LocalDeclarations::writeHoisted(MovedClasses &Moved) {
  for (const TagDecl *First : HoistOrder) {
    const Container &From = Containers.at(Hoists.at(First).Outermost);
    if (From.Types.front() != First || !From.Placed)
      continue;
    if (From.IsNamespace || (From.Object.Internal && !From.Object.Place.Class))
      for (const TagDecl *Type : From.Types)
        if (const FunctionDecl *F = blockScopeFunction(Type))
          reportBlockScopeFunction(C.Unit, F);
    std::string Newline = lineEnding(C.Source.text(From.Object.Place.At.File)).str();
    std::string Types = textOf(From);
    if (From.IsNamespace) {
      std::string Usings;
      for (const std::string &Using : functionsFor(From))
        Usings += From.Object.Place.Indent + Using + Newline;
      Types.insert(0, Usings);
      bool Inside = From.Object.Internal && hidesOverloads(From); // the unnamed namespace is inside
      Moved.addToNamespace(From.Object.Place,
                           fillLines({Newline, ""}, R"(
namespace $Name {$Open
$Types
}$Close
)",
                                     {{"Name", From.Object.Name},
                                      {"Open", Inside ? " namespace {" : ""},
                                      {"Types", Types},
                                      {"Close", Inside ? "}" : ""}}),
                           From.Object.Internal && !Inside, /*Outside=*/Inside);
    } else {
      if (From.Object.Internal && !From.Object.Place.Class && From.Object.Place.KernelOf.empty())
        for (const std::string &Using : functionsFor(From))
          Moved.addToNamespace(From.Object.Place, From.Object.Place.Indent + Using + Newline, true);
      if (From.Object.Internal && hidesOverloads(From))
        C.Unit.error(First->getLocation(), "amp code uses local types that call a function with "
                                           "overloads in an unnamed namespace; declare the types "
                                           "outside the function");
      StringRef Around = C.Source.text(From.Object.Place.At.File);
      CodeLayout Layout = CodeLayout::at(Around, From.Object.Place.At.Offset);
      Layout.Indent = MovedClasses::indentOf(From.Object, Layout.Unit);
      Moved.write(From.Object,
                  fillLines(Layout, R"(
$Head
$Types
};
)",
                            {{"Head", Moved.head(From.Object, Around, Layout)}, {"Types", Types}}));
    }
  }
  for (const TagDecl *Tag : HoistOrder)
    replaceDefinition(Tag);
}

/// Returns the declarations that make the enumerators of \p Tag visible in its function.
std::string LocalDeclarations::constantsInFunction(const TagDecl *Tag) const {
  const Container &In = Containers.at(Hoists.at(Tag).Outermost);
  std::string Constants;
  auto It = Uses.find(Tag);
  const auto *Enum = dyn_cast<EnumDecl>(Tag);
  if (It == Uses.end() || !Enum || Enum->isScoped())
    return "";
  for (const EnumConstantDecl *Constant : Enum->enumerators()) {
    auto Places = It->second.Constants.find(Constant);
    if (Places == It->second.Constants.end() ||
        llvm::all_of(Places->second, [&](SourceLocation Loc) { return leavesFunction(Loc); }))
      continue;
    std::string Name = Constant->getNameAsString();
    Constants += (In.IsNamespace ? "using " : "constexpr auto " + Name + " = ") +
                 hoistedScope(Hoists.at(Tag)) + Name + "; ";
  }
  return Constants;
}

/// Returns the places where code that remains in the function names \p Tag, without the places that
/// name an enumerator of \p Tag.
std::vector<SourceLocation> LocalDeclarations::namesInFunction(const TagDecl *Tag) const {
  std::vector<SourceLocation> Names, OfConstants;
  auto It = Uses.find(Tag);
  if (It == Uses.end())
    return Names;
  for (const auto &[Constant, Places] : It->second.Constants)
    OfConstants.insert(OfConstants.end(), Places.begin(), Places.end());
  llvm::copy_if(It->second.Cpu, std::back_inserter(Names), [&](SourceLocation Loc) {
    return !leavesFunction(Loc) && !llvm::is_contained(OfConstants, Loc);
  });
  return Names;
}

/// True if two local declarations are in the same block.
static bool isSameBlock(ASTContext &Ctx, const Decl *A, const Decl *B) {
  auto BlockOf = [&](const Decl *D) -> const Stmt * {
    for (const DynTypedNode &Declaration : Ctx.getParents(*D))
      for (const DynTypedNode &Block : Ctx.getParents(Declaration))
        return Block.get<Stmt>();
    return nullptr;
  };
  return BlockOf(A) && BlockOf(A) == BlockOf(B);
}

/// True if a variable in the block of \p Tag has the same name as \p Tag. Then no alias can replace
/// \p Tag: the variable may hide a class, but it conflicts with an alias.
bool LocalDeclarations::sharesName(const TagDecl *Tag) const {
  return llvm::any_of(Tag->getLexicalDeclContext()->decls(), [&](const Decl *D) {
    const auto *V = dyn_cast<VarDecl>(D);
    return V && V->getIdentifier() == Tag->getIdentifier() && isSameBlock(C.Unit.context(), Tag, V);
  });
}

/// Replaces each use of \p Tag in its function by its new qualified name.
void LocalDeclarations::nameInFunction(const TagDecl *Tag) {
  for (SourceLocation Loc : namesInFunction(Tag)) {
    if (std::optional<TextRange> R = C.Source.range(Loc))
      C.Edits.replace(*R, hoistedName(Tag));
    else
      C.Unit.error(Loc, fmt::format("amp code uses the local type '{}', but a variable in the same "
                                    "block has the same name; rename one of them",
                                    Hoists.at(Tag).Name));
  }
}

void LocalDeclarations::replaceDefinition(const TagDecl *Tag) {
  std::optional<TextRange> R = C.Source.range(Tag->getSourceRange());
  if (!R)
    return;
  std::string Constants = constantsInFunction(Tag);
  if (!Tag->isEmbeddedInDeclarator()) {
    if (Removable.count(Tag) && Tag->getIdentifier())
      return;
    std::string Alias = Tag->getIdentifier() && !namesInFunction(Tag).empty() ? aliasFor(Tag) : "";
    if (!Alias.empty() && sharesName(Tag)) {
      Alias.clear();
      nameInFunction(Tag);
    }
    std::string Text = Constants + Alias;
    StringRef Both = StringRef(Text).rtrim();
    Both.consume_back(";"); // the semicolon of the definition remains
    std::optional<TextRange> Whole = Both.empty() ? wholeDeclaration(C, Tag) : std::nullopt;
    if (Whole)
      C.Edits.removeWithSpace(*Whole);
    else
      C.Edits.replace(*R, Both.str());
    return;
  }
  C.Edits.replace(*R, hoistedName(Tag));
  // Insert the constants and the alias before the declaration that contained the type.
  const Decl *Around = Tag;
  bool Named = !Tag->getIdentifier();
  for (const Decl *D : Tag->getLexicalDeclContext()->decls())
    if (isa<DeclaratorDecl, TypedefNameDecl>(D) && isInside(Tag->getLocation(), D)) {
      Around = D;
      Named |= namesSameType(cast<NamedDecl>(D));
      break;
    }
  if (!namesInFunction(Tag).empty() && !Named)
    Constants += aliasFor(Tag) + " ";
  if (std::optional<TextPosition> At = C.Source.begin(Around->getBeginLoc());
      At && !Constants.empty())
    C.Edits.insert(*At, Constants,
                   At->Offset == R->Begin ? InsertOrder::Declaration : InsertOrder::Prefix);
}

} // namespace amp2hip
