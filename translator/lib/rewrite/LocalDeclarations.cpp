//===--- LocalDeclarations.cpp - What a moved body uses of its function ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/LocalDeclarations.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/SourceManager.h"
#include "model/Model.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/Types.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Reports every declaration that is local to a cpu function and used, and the
/// innermost amp lambda that uses it (null: cpu code).
class UseVisitor : public RecursiveASTVisitor<UseVisitor> {
public:
  using Callback = std::function<void(const NamedDecl *, const LambdaExpr *, SourceLocation)>;
  using LambdaMap = llvm::DenseMap<const LambdaExpr *, const AmpLambda *>;
  UseVisitor(const LambdaMap &AmpLambdas, Callback OnUse)
      : AmpLambdas(AmpLambdas), OnUse(std::move(OnUse)) {}

  bool TraverseLambdaExpr(LambdaExpr *L) {
    bool Enter = !Current && AmpLambdas.count(L);
    if (Enter) {
      Current = L;
      for (const CapturedVariable &Capture : AmpLambdas.lookup(L)->Captures)
      {
        useType(Capture.Variable->getType());
        if (const TypeSourceInfo *Written = Capture.Variable->getTypeSourceInfo())
          TraverseTypeLoc(Written->getTypeLoc());
      }
    }
    bool Result = RecursiveASTVisitor::TraverseLambdaExpr(L);
    if (Enter)
      Current = nullptr;
    return Result;
  }

  bool TraverseLambdaCapture(LambdaExpr *L, const LambdaCapture *Capture, Expr *Init) {
    // The code around the lambda reads what is captured.
    const LambdaExpr *Inside = std::exchange(Current, L == Current ? nullptr : Current);
    bool Result = RecursiveASTVisitor::TraverseLambdaCapture(L, Capture, Init);
    Current = Inside;
    return Result;
  }

  bool VisitDeclRefExpr(DeclRefExpr *E) {
    if (const auto *Constant = dyn_cast<EnumConstantDecl>(E->getDecl()))
      use(cast<EnumDecl>(Constant->getDeclContext()), E->getLocation());
    else if (const auto *V = dyn_cast<VarDecl>(E->getDecl()))
      if (!Current || !AmpLambdas.count(Current) || !AmpLambdas.lookup(Current)->captures(V))
        use(V, E->getLocation());
    return true;
  }
  bool VisitTagTypeLoc(TagTypeLoc T) {
    if (!T.isDefinition())
      use(T.getDecl(), T.getBeginLoc());
    return true;
  }
  bool VisitTypedefTypeLoc(TypedefTypeLoc T) {
    use(T.getTypedefNameDecl(), T.getBeginLoc());
    return true;
  }
  bool VisitInjectedClassNameTypeLoc(InjectedClassNameTypeLoc T) {
    use(T.getDecl(), T.getBeginLoc());
    return true;
  }

private:
  void useType(QualType T) {
    struct Types : RecursiveASTVisitor<Types> {
      UseVisitor &Outer;
      explicit Types(UseVisitor &Outer) : Outer(Outer) {}
      bool VisitTagType(TagType *T) {
        Outer.use(T->getDecl(), {});
        if (const auto *S = dyn_cast<ClassTemplateSpecializationDecl>(T->getDecl()))
          for (const TemplateArgument &A : S->getTemplateArgs().asArray())
            TraverseTemplateArgument(A);
        return true;
      }
    } V(*this);
    V.TraverseType(T.getNonReferenceType().getCanonicalType());
  }

  void use(const NamedDecl *D, SourceLocation Loc) {
    if (const auto *Tag = dyn_cast<TagDecl>(D)) {
      if (const auto *R = dyn_cast<CXXRecordDecl>(Tag); R && R->isLambda())
        return;
      if (const TagDecl *Definition = Tag->getDefinition())
        D = Definition;
    }
    OnUse(D, Current, Loc);
  }

  const LambdaMap &AmpLambdas;
  Callback OnUse;
  const LambdaExpr *Current = nullptr;
};

/// True if \p D is declared in the body of a function, itself or as a member of
/// a class there, and not inside \p L.
bool isLocalOutside(const NamedDecl *D, const LambdaExpr *L, const SourceManager &SM) {
  if (!enclosingFunction(D->getLexicalDeclContext()) || isa<ParmVarDecl>(D))
    return false;
  if (!L)
    return true;
  return SM.isBeforeInTranslationUnit(D->getLocation(), L->getBeginLoc());
}

/// A class inside a local class goes where that goes.
const TagDecl *outermostTag(const TagDecl *Tag) {
  while (const auto *Outer = dyn_cast<CXXRecordDecl>(Tag->getLexicalDeclContext())) {
    if (Outer->isLambda())
      break;
    Tag = Outer;
  }
  return Tag;
}

const FunctionDecl *outermostFunction(const Decl *D) {
  const FunctionDecl *Outermost = nullptr;
  for (const FunctionDecl *F = enclosingFunction(D->getLexicalDeclContext()); F;
       F = enclosingFunction(F->getLexicalParent()))
    Outermost = F;
  return Outermost;
}

} // namespace

TemplateText templateText(RewriteContext &C, const FunctionDecl *Function) {
  TemplateText T;
  const FunctionTemplateDecl *Template =
      Function ? Function->getDescribedFunctionTemplate() : nullptr;
  if (!Template)
    return T;
  std::string Parameters;
  for (const NamedDecl *P : *Template->getTemplateParameters()) {
    if (!P->getIdentifier())
      continue; // nothing can depend on it
    std::optional<TextRange> R = C.Source.range({P->getBeginLoc(), P->getLocation()});
    if (!R)
      continue;
    Parameters += (Parameters.empty() ? "" : ", ") + C.E.render(*R);
    T.Arguments += (T.Arguments.empty() ? "" : ", ") + P->getNameAsString() +
                   (P->isTemplateParameterPack() ? "..." : "");
  }
  if (!Parameters.empty()) {
    T.Head = "template <" + Parameters + ">";
    T.Arguments = "<" + T.Arguments + ">";
  }
  return T;
}

LocalDeclarations::LocalDeclarations(RewriteContext &C) : C(C) {
  gather();
  decideHoisting();
}

void LocalDeclarations::gather() {
  std::set<const FunctionDecl *> Done;
  for (const AmpLambda &L : C.M.Lambdas)
    if (L.Outermost && Done.insert(L.Outermost).second)
      gatherFrom(L.Outermost);
  // Local function objects and local types with amp members are kernels or
  // parts of one, even where no amp lambda is near.
  for (const FunctionDecl *F : C.M.AmpFunctions)
    if (const FunctionDecl *Outer = outermostFunction(F))
      if (!restrictionOf(Outer).Amp && Done.insert(Outer).second)
        gatherFrom(Outer);
}

void LocalDeclarations::gatherFrom(const FunctionDecl *Outermost) {
  UseVisitor::LambdaMap AmpLambdas;
  for (const AmpLambda &L : C.M.Lambdas)
    if (L.Outermost == Outermost)
      AmpLambdas[L.Lambda] = &L;
  UseVisitor V(AmpLambdas, [&](const NamedDecl *D, const LambdaExpr *L, SourceLocation) {
    if (!isLocalOutside(D, L, C.U.SM))
      return;
    if (const auto *Tag = dyn_cast<TagDecl>(D))
      D = outermostTag(Tag);
    Use &U = Uses[D];
    if (!L)
      U.Elsewhere = true;
    else if (Needs[L].insert(D).second)
      U.Lambdas.push_back(L);
  });
  V.TraverseDecl(const_cast<FunctionDecl *>(Outermost));
  // A constant that is captured is a member already; a declaration that needs
  // another takes it along.
  for (const auto &Entry : AmpLambdas) {
    const LambdaExpr *L = Entry.first;
    std::vector<const NamedDecl *> Work(Needs[L].begin(), Needs[L].end());
    while (!Work.empty()) {
      const NamedDecl *D = Work.back();
      Work.pop_back();
      UseVisitor::LambdaMap None;
      UseVisitor Inner(None, [&](const NamedDecl *Used, const LambdaExpr *, SourceLocation) {
        if (Used == D || !isLocalOutside(Used, L, C.U.SM))
          return;
        if (const auto *Tag = dyn_cast<TagDecl>(Used))
          Used = outermostTag(Tag);
        if (Used != D && Needs[L].insert(Used).second) {
          Uses[Used].Lambdas.push_back(L);
          Work.push_back(Used);
        }
      });
      Inner.TraverseDecl(const_cast<NamedDecl *>(D));
    }
  }
}

void LocalDeclarations::decideHoisting() {
  for (const FunctionDecl *F : C.M.AmpFunctions)
    if (const auto *Method = dyn_cast<CXXMethodDecl>(F))
      if (const FunctionDecl *Outer = outermostFunction(F); Outer && !restrictionOf(Outer).Amp)
        hoist(outermostTag(Method->getParent()));
  for (const auto &[D, U] : Uses)
    if (const auto *Tag = dyn_cast<TagDecl>(D))
      if (!U.Lambdas.empty() && (U.Elsewhere || U.Lambdas.size() > 1) && !isa<EnumDecl>(Tag))
        hoist(Tag);
  // An enumeration crosses as a type only where a variable of it is captured;
  // its constants are copied otherwise.
  // So does a type that has no name to copy it under.
  for (const AmpLambda &L : C.M.Lambdas)
    for (const CapturedVariable &Capture : L.Captures) {
      QualType T = C.U.context().getBaseElementType(
          Capture.Variable->getType().getNonReferenceType());
      const TagDecl *Tag = T->getAsTagDecl();
      if (!Tag || !outermostFunction(Tag))
        continue;
      const auto *R = dyn_cast<CXXRecordDecl>(Tag);
      if (isa<EnumDecl>(Tag) || (R && !R->isLambda() && !R->getIdentifier()))
        hoist(outermostTag(Tag->getDefinition()));
    }
  llvm::sort(HoistOrder, [&](const TagDecl *A, const TagDecl *B) {
    return C.U.SM.isBeforeInTranslationUnit(A->getLocation(), B->getLocation());
  });
}

void LocalDeclarations::hoist(const TagDecl *Tag) {
  const FunctionDecl *Outermost = Tag ? outermostFunction(Tag) : nullptr;
  if (!Outermost || Hoists.count(Tag))
    return;
  std::string &Namespace = Namespaces[Outermost];
  if (Namespace.empty()) {
    std::string Base = Outermost->getDeclName().isIdentifier()
                           ? Outermost->getNameAsString()
                           : cast<NamedDecl>(Outermost->getParent())->getNameAsString();
    Namespace = C.Names.unique(Base + "_local", Outermost->getLocation());
  }
  Hoisted H;
  H.Namespace = Namespace;
  H.Name = Tag->getNameAsString();
  if (H.Name.empty()) {
    const DeclaratorDecl *For = nullptr;
    for (const Decl *D : Tag->getLexicalDeclContext()->decls())
      if (const auto *V = dyn_cast<DeclaratorDecl>(D))
        if (C.U.context().getBaseElementType(V->getType())->getAsTagDecl() == Tag && !For)
          For = V;
    H.Name = C.Names.unique((For ? For->getNameAsString() : "unnamed") + "_type", Tag->getLocation());
  }
  if (Tag->isDependentContext() || Outermost->getDescribedFunctionTemplate()) {
    TemplateText T = templateText(C, Outermost);
    H.TemplateHead = T.Head;
    H.TemplateArguments = T.Arguments;
  }
  if (Tag->getIdentifier() && Tag->isEmbeddedInDeclarator())
    C.U.error(Tag->getLocation(), "declare the local type '" + H.Name +
                                      "' and the variables of it apart: amp code uses the type");
  Hoists[Tag] = H;
  HoistOrder.push_back(Tag);
}

std::string LocalDeclarations::hoistedName(const TagDecl *Tag) const {
  auto It = Hoists.find(Tag->getDefinition() ? Tag->getDefinition() : Tag);
  if (It == Hoists.end())
    return "";
  return It->second.Namespace + "::" + It->second.Name + It->second.TemplateArguments;
}

void LocalDeclarations::nameTypes() {
  for (const TagDecl *Tag : HoistOrder)
    if (!Tag->getIdentifier())
      C.TypeNames[Tag] = hoistedName(Tag);
}

std::vector<const FunctionDecl *> LocalDeclarations::hoistingFunctions() const {
  std::vector<const FunctionDecl *> Functions;
  for (const TagDecl *Tag : HoistOrder)
    if (const FunctionDecl *F = outermostFunction(Tag); !llvm::is_contained(Functions, F))
      Functions.push_back(F);
  return Functions;
}

/// The constants that an unscoped enumeration declares beside itself.
std::vector<std::string> LocalDeclarations::enumerators(const TagDecl *Tag) {
  std::vector<std::string> Names;
  if (const auto *E = dyn_cast<EnumDecl>(Tag); E && !E->isScoped())
    for (const EnumConstantDecl *Constant : E->enumerators())
      Names.push_back(Constant->getNameAsString());
  return Names;
}

std::string LocalDeclarations::aliasFor(const TagDecl *Tag) const {
  return "using " + Hoists.at(Tag).Name + " = " + hoistedName(Tag) + ";";
}

/// The whole declaration of \p D up to its semicolon.
static std::optional<TextRange> wholeDeclaration(RewriteContext &C, const NamedDecl *D) {
  std::optional<TextRange> R = C.Source.range(D->getSourceRange());
  if (!R)
    return std::nullopt;
  StringRef Text = C.Source.text(R->File);
  size_t Semicolon = Text.find(';', R->End);
  if (Semicolon == StringRef::npos)
    return std::nullopt;
  R->End = Semicolon + 1;
  return R;
}

std::string LocalDeclarations::declarationText(const NamedDecl *D, bool AsMember) {
  std::optional<TextRange> R = wholeDeclaration(C, D);
  if (!R)
    return "";
  std::string Text = C.E.render(*R);
  // Of several declarators in one declaration only the one that is needed.
  if (const auto *V = dyn_cast<VarDecl>(D); V && V->getInit())
    for (const Decl *Other : V->getLexicalDeclContext()->decls())
      if (Other != V && isa<VarDecl>(Other) && Other->getBeginLoc() == V->getBeginLoc())
        if (std::optional<TextRange> Init = C.Source.range(V->getInit()->getSourceRange()))
          return std::string("static ") + (V->isConstexpr() ? "constexpr " : "const ") +
                 spellType(C, V->getTypeSourceInfo()->getTypeLoc(), V->getType()) + " " +
                 V->getNameAsString() + " = " + C.E.render(*Init) + ";";
  if (const auto *V = dyn_cast<VarDecl>(D); V && AsMember && !V->isStaticLocal())
    Text = "static " + Text;
  return Text;
}

std::vector<std::string> LocalDeclarations::membersFor(const AmpLambda &L) {
  std::vector<const NamedDecl *> Needed(Needs[L.Lambda].begin(), Needs[L.Lambda].end());
  llvm::sort(Needed, [&](const NamedDecl *A, const NamedDecl *B) {
    return C.U.SM.isBeforeInTranslationUnit(A->getLocation(), B->getLocation());
  });
  std::vector<std::string> Members;
  std::set<std::string> Seen;
  auto Add = [&](std::string Text) {
    if (!Text.empty() && Seen.insert(Text).second)
      Members.push_back(std::move(Text));
  };
  std::map<DeclarationName, const NamedDecl *> Names;
  for (const NamedDecl *D : Needed) {
    if (D->getDeclName() && !Names.emplace(D->getDeclName(), D).second)
      C.U.error(D->getLocation(), "amp code uses two local declarations named '" +
                                      D->getNameAsString() + "'; give one of them another name");
    if (const auto *Tag = dyn_cast<TagDecl>(D)) {
      if (!Hoists.count(Tag))
        Add(declarationText(Tag, true));
      else {
        if (Tag->getIdentifier())
          Add(aliasFor(Tag));
        for (const std::string &Constant : enumerators(Tag))
          Add("static constexpr auto " + Constant + " = " + Hoists.at(Tag).Namespace +
              "::" + Constant + ";");
      }
    } else if (const auto *V = dyn_cast<VarDecl>(D)) {
      if (L.captures(V))
        continue;
      if (isConstantVariable(V, C.U.context()))
        Add(declarationText(V, true));
      else
        C.U.error(V->getLocation(), "amp code uses '" + V->getNameAsString() +
                                        "' of the function around it without capturing it; "
                                        "only constants may be used so");
    } else {
      Add(declarationText(D, true));
    }
  }
  return Members;
}

/// The local constants and typedefs that the definition of \p Tag names.
std::vector<const NamedDecl *> LocalDeclarations::neededBy(const TagDecl *Tag) const {
  std::vector<const NamedDecl *> Needed, Work = {Tag};
  UseVisitor::LambdaMap None;
  while (!Work.empty()) {
    const NamedDecl *D = Work.back();
    Work.pop_back();
    UseVisitor V(None, [&](const NamedDecl *Used, const LambdaExpr *, SourceLocation) {
      bool Inside = !C.U.SM.isBeforeInTranslationUnit(Used->getLocation(), Tag->getBeginLoc());
      if (isa<TagDecl>(Used) || Inside || !isLocalOutside(Used, nullptr, C.U.SM) ||
          llvm::is_contained(Needed, Used))
        return;
      Needed.push_back(Used);
      Work.push_back(Used);
    });
    V.TraverseDecl(const_cast<NamedDecl *>(D));
  }
  llvm::sort(Needed, [&](const NamedDecl *A, const NamedDecl *B) {
    return C.U.SM.isBeforeInTranslationUnit(A->getLocation(), B->getLocation());
  });
  return Needed;
}

std::string LocalDeclarations::hoistedFrom(const FunctionDecl *Outermost) {
  auto It = Namespaces.find(Outermost);
  if (It == Namespaces.end())
    return "";
  std::optional<TextRange> Function = C.Source.range(Outermost->getSourceRange());
  std::string Newline =
      Function ? lineEnding(C.Source.text(Function->File)).str() : std::string("\n");
  std::string Text = "namespace " + It->second + " {" + Newline;
  std::set<std::string> Written;
  for (const TagDecl *Tag : HoistOrder) {
    if (outermostFunction(Tag) != Outermost)
      continue;
    std::optional<TextRange> R = C.Source.range(Tag->getSourceRange());
    if (!R)
      continue;
    const Hoisted &H = Hoists.at(Tag);
    std::string Indent = indentationAt(C.Source.text(R->File), R->Begin);
    // Constants and typedefs of the function that the type needs go with it.
    for (const NamedDecl *Needed : neededBy(Tag)) {
      std::string Declaration = declarationText(Needed, false);
      if (Written.insert(Declaration).second)
        Text += Indent + Declaration + Newline;
    }
    std::string Definition = C.E.render(*R);
    if (!Tag->getIdentifier()) {
      size_t Keyword = Definition.find('{');
      Definition.insert(Keyword, H.Name + " ");
    }
    if (!H.TemplateHead.empty())
      Text += Indent + H.TemplateHead + Newline;
    Text += Indent + Definition + ";" + Newline;
  }
  return Text + "}" + Newline;
}

void LocalDeclarations::plan() {
  // What only amp lambdas used leaves the function.
  std::set<std::pair<unsigned, unsigned>> Removed;
  for (const auto &[D, U] : Uses) {
    if (U.Lambdas.empty() || U.Elsewhere)
      continue;
    if (const auto *Tag = dyn_cast<TagDecl>(D); Tag && Hoists.count(Tag))
      continue;
    if (const auto *V = dyn_cast<VarDecl>(D);
        V && !isConstantVariable(V, C.U.context()))
      continue;
    if (std::optional<TextRange> R = wholeDeclaration(C, D)) {
      bool Shared = llvm::any_of(Uses, [&](const auto &Other) {
        return Other.second.Elsewhere && Other.first != D &&
               Other.first->getSourceRange().getBegin() == D->getSourceRange().getBegin();
      });
      if (!Shared)
        C.E.removeWithSpace(*R);
    }
  }
  for (const TagDecl *Tag : HoistOrder)
    if (auto It = Uses.find(Tag);
        Tag->getIdentifier() && (It == Uses.end() || !It->second.Elsewhere)) {
      if (std::optional<TextRange> R = wholeDeclaration(C, Tag))
        C.E.removeWithSpace(*R);
    } else if (std::optional<TextRange> R = C.Source.range(Tag->getSourceRange())) {
      std::string Alias = Tag->getIdentifier()
                              ? "using " + Hoists.at(Tag).Name + " = " + hoistedName(Tag)
                              : hoistedName(Tag);
      std::string Constants;
      for (const std::string &Constant : enumerators(Tag))
        Constants += "using " + Hoists.at(Tag).Namespace + "::" + Constant + "; ";
      C.E.replace(*R, Constants + Alias);
    }
}

} // namespace amp2hip
