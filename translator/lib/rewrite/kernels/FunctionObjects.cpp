//===--- FunctionObjects.cpp - Amp lambdas become function objects --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces lambdas by objects of generated classes (function objects), because the vendors'
// compilers do not accept a lambda of host code as a kernel without changes. For example,
//
//   parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] *= f; });
//
// becomes
//
//   struct scale_kernel {
//       array_view<float, 1> v;
//       float f;
//
//       __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] *= f; }
//   };
//   parallel_for_each(v.extent, scale_kernel{v, f});
//
//===----------------------------------------------------------------------===//
#include "ast/DynamicVisitor.h"
#include "model/captures/AmpCopyConstructors.h"
#include "model/kernels/Linkage.h"
#include "model/kernels/UnnamedNamespaces.h"
#include "model/overloads/OverloadPairs.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/captures/CaptureFields.h"
#include "rewrite/captures/CopiedThis.h"
#include "rewrite/captures/PackElements.h"
#include "rewrite/captures/PassedValues.h"
#include "rewrite/captures/SampledViews.h"
#include "rewrite/kernels/CallOperator.h"
#include "rewrite/kernels/KernelLoops.h"
#include "rewrite/kernels/LaunchedKernels.h"
#include "rewrite/kernels/MemberNames.h"
#include "rewrite/kernels/PublicTypes.h"
#include "rewrite/kernels/TileLoopRemarks.h"
#include "rewrite/kernels/TileLoops.h"
#include "rewrite/movedcode/LocalDeclarations.h"
#include "rewrite/movedcode/MovableText.h"
#include "rewrite/movedcode/MovedClasses.h"
#include "rewrite/movedcode/MovedMacros.h"
#include "rewrite/movedcode/OverloadHiding.h"
#include "rewrite/names/NameTable.h"
#include "rewrite/names/RewriteUnnamedNamespaces.h"
#include "rewrite/pairs/RewriteOverloadPairs.h"
#include "rewrite/text/TypeText.h"
#include "text/Layout.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/CharInfo.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/Support/Path.h"

using namespace clang;

namespace amp2hip {
namespace {

/// A member that tells the runtime not to copy a kernel in the loops of the CPU accelerator (see
/// amp2hip/launch/launch_cpu.h).
const char *const CopiedOnHost = "using amp2hip_copied_on_host = void;";

/// Converts all lambdas of the model to function objects, and moves the local types that they use
/// out of functions.
class FunctionObjects {
public:
  explicit FunctionObjects(RewriteContext &C) : C(C), Moved(C), Locals(C) {}

  void plan() {
    Locals.nameTypes();
    planKernelOf(C, Moved);
    markCopiedOnHost();
    // Convert the lambdas inside hoisted types first, so that the text of the types contains these
    // edits.
    const std::vector<const AmpLambda *> Ordered = inOrder();
    for (const AmpLambda *L : Ordered)
      if (Locals.isInHoistedType(*L))
        convert(*L);
    Locals.writeHoisted(Moved);
    for (const AmpLambda *L : Ordered)
      if (!Locals.isInHoistedType(*L))
        convert(*L);
    Moved.flush();
    Locals.planRemovals();
    checkConverted();
    describeFunctors(C);
    // Make the user's own function objects accessible to kernels, too.
    for (const FunctionDecl *F : C.Model.AmpFunctions)
      if (const auto *Method = dyn_cast<CXXMethodDecl>(F);
          Method && Method->getOverloadedOperator() == OO_Call && Method->isFirstDecl())
        makePublic(C, Method->getParent());
  }

private:
  std::vector<const AmpLambda *> inOrder() const;
  void convert(const AmpLambda &L);
  void markCopiedOnHost();
  void checkConverted();
  std::string name(const AmpLambda &L, const Placement &Place);
  std::string comment(const AmpLambda &L);
  std::vector<CaptureField> fields(const AmpLambda &L, MovedClass &Object,
                                   const std::vector<PrivateType> &Private,
                                   const ElementNames &Elements);
  void nameSizesOfPacks(const AmpLambda &L, TemplateText &Template);
  void dropUnused(const AmpLambda &L, StringRef Body, TemplateText &Template);
  void replaceUse(const AmpLambda &L, const MovedClass &Object,
                  const std::vector<CaptureField> &Fields);

  RewriteContext &C;
  MovedClasses Moved;
  LocalDeclarations Locals;
  ClosureNameMap ClosureNames;
};

/// Returns the lambdas in source order of their ends. So a lambda in the initializer of a capture
/// comes before the lambda with this capture, whose text contains the other lambda.
std::vector<const AmpLambda *> FunctionObjects::inOrder() const {
  std::vector<const AmpLambda *> Ordered;
  for (const AmpLambda &L : C.Model.Lambdas)
    Ordered.push_back(&L);
  auto EndsBefore = [&](const AmpLambda *A, const AmpLambda *B) {
    return C.Unit.SM.isBeforeInTranslationUnit(A->Lambda->getEndLoc(), B->Lambda->getEndLoc());
  };
  llvm::stable_sort(Ordered, EndsBefore);
  return Ordered;
}

std::string FunctionObjects::name(const AmpLambda &L, const Placement &Place) {
  const NamedDecl *After = L.Function;
  if (!After && !L.Variable)
    After = dyn_cast_or_null<NamedDecl>(L.NamespaceLevel);
  std::string Base;
  if (After && After->getDeclName().isIdentifier())
    Base = After->getNameAsString();
  else if (isa_and_nonnull<CXXConstructorDecl, CXXDestructorDecl>(After))
    Base = cast<CXXMethodDecl>(After)->getParent()->getNameAsString();
  else if (const FunctionDecl *F = After ? After->getAsFunction() : nullptr)
    Base = stemOf(F);
  std::string Suffix = L.Launch.isValid() ? "kernel"
                       : L.Variable       ? L.Variable->getNameAsString()
                                          : "function";
  if (Base.empty())
    Base = Suffix, Suffix = "function";
  SourceLocation Where = L.Lambda->getBeginLoc();
  return Place.Class
             ? C.Names.unique(Base + "_" + Suffix, Where)
             : C.Names.uniqueInNamespace(Base + "_" + Suffix, Where, enclosingDeclarationOf(L));
}

std::string FunctionObjects::comment(const AmpLambda &L) {
  SourceLocation At = L.Launch.isValid() ? L.Launch : L.Lambda->getBeginLoc();
  PresumedLoc P = C.Unit.SM.getPresumedLoc(C.Unit.SM.getExpansionLoc(At));
  return (L.Launch.isValid() ? "// parallel_for_each at "
          : L.IsAmp          ? "// amp lambda at "
                             : "// lambda at ") +
         llvm::sys::path::filename(P.getFilename()).str() + ":" + std::to_string(P.getLine());
}

/// Replaces the qualified names of the types \p Private in \p Text by the names that the function
/// object declares for these types.
static void namePrivate(std::string &Text, const std::vector<PrivateType> &Private) {
  for (const PrivateType &T : Private)
    for (size_t At = Text.find(T.Qualified); At != std::string::npos;
         At = Text.find(T.Qualified, At + 1)) {
      size_t End = At + T.Qualified.size();
      bool Whole = End == Text.size() || !isAsciiIdentifierContinue(Text[End]);
      if (Whole && (At == 0 || !(isAsciiIdentifierContinue(Text[At - 1]) || Text[At - 1] == ':')))
        Text.replace(At, T.Qualified.size(), T.Name);
    }
}

static void namePrivate(CaptureField &F, const std::vector<PrivateType> &Private) {
  namePrivate(F.Element, Private);
  namePrivate(F.Declaration, Private);
}

std::vector<CaptureField> FunctionObjects::fields(const AmpLambda &L, MovedClass &Object,
                                                  const std::vector<PrivateType> &Private,
                                                  const ElementNames &Elements) {
  std::vector<CaptureField> Fields;
  if (std::optional<CaptureField> This = memberForThis(C, L, Object.Place, Object.Template))
    Fields.push_back(std::move(*This));
  for (const CapturedVariable &Capture : L.Captures) {
    if (Capture.Variable->isParameterPack() && L.Lambda->containsUnexpandedParameterPack()) {
      for (CaptureField &F : packFields(C, Capture, L, Elements, Object.Template)) {
        namePrivate(F, Private);
        Fields.push_back(std::move(F));
      }
      continue;
    }
    CaptureField F = makeField(C, Capture, L, ClosureNames, Object.Template);
    namePrivate(F, Private);
    const VarDecl *V = Capture.Variable;
    renameElements(C, *V, Elements, F);
    if (!Capture.ByReference && isIncompleteAt(Object.Place, V->getType().getNonReferenceType())) {
      // Use a template parameter for the type: a template argument may be incomplete until the
      // template is instantiated.
      std::string Parameter = C.Names.unique(F.Name + "_type", V->getLocation());
      Object.Template.prepend(Parameter, F.Element);
      F.Element = Parameter;
      F.Declaration = Parameter + " " + F.Name + F.Bounds;
    }
    Fields.push_back(std::move(F));
  }
  mergePacks(Fields);
  passInOrder(C, L, Fields);
  return Fields;
}

/// Makes the size of a pack that \p L names in `sizeof...(x)` a parameter of the function object.
/// Only packs of the enclosing function that \p L does not capture as a whole need this:
/// `sizeof...(x)` captures nothing.
void FunctionObjects::nameSizesOfPacks(const AmpLambda &L, TemplateText &Template) {
  struct Sizes : DynamicVisitor {
    std::vector<const SizeOfPackExpr *> Found;
    bool VisitSizeOfPackExpr(SizeOfPackExpr *E) override {
      Found.push_back(E);
      return true;
    }
  } Visitor;
  Visitor.TraverseStmt(L.Lambda->getBody());
  std::map<const VarDecl *, std::string> Names;
  for (const SizeOfPackExpr *E : Visitor.Found) {
    const auto *Pack = dyn_cast<VarDecl>(E->getPack());
    if (!Pack || (L.captures(Pack) && !L.Lambda->containsUnexpandedParameterPack()) ||
        !C.Unit.SM.isBeforeInTranslationUnit(Pack->getLocation(), L.Lambda->getBeginLoc()))
      continue;
    std::string &Name = Names[Pack];
    if (Name.empty()) {
      Name = C.Names.unique(Pack->getNameAsString() + "_count", Pack->getLocation());
      Template.prepend("std::size_t", Name, "sizeof...(" + Pack->getNameAsString() + ")");
    }
    if (std::optional<TextRange> R = C.Source.range(E->getSourceRange()))
      C.Edits.replace(*R, Name);
  }
}

void FunctionObjects::replaceUse(const AmpLambda &L, const MovedClass &Object,
                                 const std::vector<CaptureField> &Fields) {
  std::string Use = Object.use() + "{";
  for (const CaptureField &F : Fields)
    Use += (&F == &Fields.front() ? "" : ", ") + (F.Passed.empty() ? F.Value : passedValue(F));
  Use += "}";
  if (passesValues(Fields))
    Use = withPassedValues(L, Use, Fields);
  // Commas in braces separate macro arguments, so add parentheses.
  SourceLocation Begin = L.Lambda->getBeginLoc();
  if (Begin.isMacroID() && C.Unit.SM.isMacroArgExpansion(Begin))
    Use = "(" + Use + ")";
  if (std::optional<TextRange> R = C.Source.range(L.Lambda->getSourceRange()))
    C.Edits.replace(*R, Use);
}

/// Returns the outermost function around \p L. Outside function bodies, returns the template that
/// contains \p L, or null.
static const DeclaratorDecl *templateAround(const AmpLambda &L) {
  const auto *Outside = dyn_cast_or_null<DeclaratorDecl>(L.NamespaceLevel);
  if (L.Outermost || !Outside || !Outside->getDescribedTemplateParams())
    return L.Outermost;
  return Outside;
}

/// Drops the template parameters that \p Body, the text of \p L's function object, does not name.
/// The instances of a function that differ only in these parameters then share one kernel. Some of
/// their arguments, for example closure types of host lambdas, could not be part of a kernel's
/// type.
void FunctionObjects::dropUnused(const AmpLambda &L, StringRef Body, TemplateText &Template) {
  if (Template.Parameters.empty())
    return;
  llvm::StringSet<> Names = identifiersIn(Body);
  // Add the identifiers of macro expansions: the text contains only the names of the macros.
  SourceManager &SM = C.Unit.SM;
  SourceLocation Begin = SM.getExpansionLoc(L.Lambda->getBeginLoc()),
                 End = SM.getExpansionLoc(L.Lambda->getEndLoc());
  for (const Token &T : C.Unit.Tokens)
    if (T.getLocation().isMacroID() && T.getIdentifierInfo()) {
      SourceLocation At = SM.getExpansionLoc(T.getLocation());
      if (!SM.isBeforeInTranslationUnit(At, Begin) && !SM.isBeforeInTranslationUnit(End, At))
        Names.insert(T.getIdentifierInfo()->getName());
    }
  Template.keepNamed(Names);
}

/// Reports an error if \p L uses several packs and one of them contains templates with non-type
/// parameters, which `amp2hip::template_pack` cannot hold.
static void checkPacks(RewriteContext &C, const AmpLambda &L, const TemplateText &Template) {
  if (Template.hasSeveralPacks() &&
      llvm::any_of(Template.Parameters, [](const TemplateText::Parameter &P) {
        return P.Pack == TemplateText::PackOf::Templates && !P.TakesTypes;
      }))
    C.Unit.error(L.Lambda->getBeginLoc(), "amp lambda uses several parameter packs, one of which "
                                          "contains templates with non-type parameters; split the "
                                          "lambda, or use templates with only type parameters");
}

void FunctionObjects::convert(const AmpLambda &L) {
  if (hasSplitDirectives(C, L)) {
    C.Unit.error(L.Lambda->getBeginLoc(), "preprocessor directives begin or end inside this amp "
                                          "lambda; move them around the whole statement");
    return;
  }
  std::optional<TextRange> Range = C.Source.range(L.Lambda->getSourceRange());
  const CXXRecordDecl *Local = Locals.classUsedBy(L);
  std::optional<Placement> Place = Local ? placeInClass(C, Local) : placeFunctionObject(C, L);
  if (!Range || !Place)
    return;
  MovingTo Destination(C.Edits, Place->At);
  StringRef Text = C.Source.text(Range->File);

  planMergesIn(C, L.Lambda->getSourceRange());
  MovedClass Object;
  Object.Place = *Place;
  // A hoisted local class gets no template parameters: the class or namespace around it has them.
  const DeclaratorDecl *Template = Local ? nullptr : templateAround(L);
  Object.Template = templateText(C, Template, /*WithClass=*/Place->QualifyMembersOf != nullptr);
  ElementNames Elements;
  if (L.Lambda->containsUnexpandedParameterPack())
    Elements = nameElements(C, L, Object.Template);
  Object.Name = name(L, *Place);
  describeKernel(C, L, Object.Name);
  Object.Internal = hasInternalLinkage(C.Unit, enclosingDeclarationOf(L));
  if (Object.Internal && !Object.Place.Class &&
      (isUnnamedNamespaceAmbiguous(C, L) ||
       wouldHideOverloads(UnnamedNamespaces::namedScopeOf(&enclosingDeclarationOf(L)), L.Lambda)))
    Object.Place.OwnNamespace =
        Moved.ownNamespace(*Place, Object.Name + "s", L.Lambda->getBeginLoc());
  if (const FunctionDecl *F =
          Object.Internal && !Object.Place.Class ? blockScopeFunction(L.Lambda) : nullptr)
    reportBlockScopeFunction(C.Unit, F);
  nameSizesOfPacks(L, Object.Template);
  MemberAccess Named;
  if (Place->QualifyMembersOf)
    Named =
        qualifyMembers(C, L, *Place->QualifyMembersOf, Place->MembersQualifier, Locals.needed(L));
  std::vector<CaptureField> Fields = fields(L, Object, Named.Types, Elements);
  std::vector<std::string> Members = std::move(Named.Declarations);
  if (classWithAmpCopies(L))
    Members.push_back(CopiedOnHost);
  for (const PrivateType &T : Named.Types) {
    Object.Template.prepend(T.Parameter, T.Tag);
    Moved.addToNamespace(*Place, T.Declarations, Object.Internal);
  }
  for (const std::string &Pointer : Named.Pointers)
    Moved.addToNamespace(*Place, Pointer, Object.Internal);
  for (const CapturedVariable &Named : Locals.namedWithoutCapture(L))
    Members.push_back(declarationOfType(C, Named, L, Locals.isUnused(Named.Variable), ClosureNames,
                                        Object.Template));
  for (std::string &Member : Locals.membersFor(L, Object.Template))
    Members.push_back(std::move(Member));
  for (const FunctionDecl *F : L.LocalFunctions)
    if (std::optional<TextRange> R = C.Source.range(F->getSourceRange()))
      Moved.addToNamespace(*Place, C.Edits.render(*R) + ";", false, /*Outside=*/true);

  CodeLayout Layout = CodeLayout::at(Text, Range->Begin);
  Layout.Indent = MovedClasses::indentOf(Object, Layout.Unit);
  const CodeLayout Inner = Layout.inner();
  std::string Out;
  for (const std::string &M : Members)
    Out += Inner.Indent + M + Layout.Newline;
  if (!Members.empty())
    Out += Layout.Newline;
  for (const CaptureField &F : Fields)
    Out += Inner.Indent + F.Declaration + ";" + Layout.Newline;
  if (!Fields.empty())
    Out += Layout.Newline;
  Out += sampledViewsText(L, Fields, Inner);
  if (C.Unit.Options.CoarsenUntiled)
    Out += kernelLoopsText(L, C.Unit.context(), Inner);
  Out += constructorText(Object.constructorName(), Fields, Inner);
  bool FollowsCalls = Place->Class && !Place->Declaration && Place->KernelOf.empty();
  std::vector<std::string> First = usings(C, L);
  llvm::append_range(First, Locals.constantObjects(L, Object.constructorName(), Object.Template));
  Out += callOperatorText(C, L, Object.constructorName(), Fields, FollowsCalls, First, Inner);
  if (L.Lambda->isGenericLambda() || L.Lambda->isMutable() ||
      llvm::any_of(Fields, [](const CaptureField &F) { return F.IsPack; }))
    reportForm(C, L.Lambda->getCallOperator(),
               "the lambda is generic or mutable, or captures a parameter pack");
  else
    Out += tileLoopsText(C, L.Lambda->getCallOperator(), Object.constructorName(), First, Inner);
  dropUnused(L, Out, Object.Template);
  checkPacks(C, L, Object.Template);
  Moved.write(Object, fillLines(Layout, R"(
$Comment
$Head
$Members
};
)",
                                {{"Comment", comment(L)},
                                 {"Head", Moved.head(Object, Text, Layout)},
                                 {"Members", Out}}));
  // If values are passed (PassedValues.h), the template arguments of the class refer to parameters
  // of a lambda around this use. Other code then has no name for the class, so leave the name
  // empty.
  ClosureNames[L.Lambda->getLambdaClass()] = passesValues(Fields) ? "" : Object.use();
  replaceUse(L, Object, Fields);
}

/// Declares \c CopiedOnHost as a member of the user's own function objects.
void FunctionObjects::markCopiedOnHost() {
  std::set<const CXXRecordDecl *> Done;
  for (const FunctionDecl *F : C.Model.AmpFunctions) {
    const auto *Call = dyn_cast<CXXMethodDecl>(F);
    if (!Call || !mayBeKernel(Call) || Call->getParent()->isLambda())
      continue;
    const CXXRecordDecl *Class = Call->getParent()->getDefinition();
    if (!Class || !C.Unit.isUserLocation(Class->getLocation()) ||
        Class->getTemplateInstantiationPattern() || !classWithAmpCopies(Class) ||
        !Done.insert(Class).second)
      continue;
    if (std::optional<Placement> At = placeInClass(C, Class))
      Moved.declareInClass(Class, At->At, At->Indent, CopiedOnHost);
  }
}

/// Reports amp lambdas that were not converted, because they would become host code.
void FunctionObjects::checkConverted() {
  if (C.Unit.hasErrors() || C.Source.hasTextChanged())
    return;
  for (const AmpLambda &L : C.Model.Lambdas)
    if (!ClosureNames.count(L.Lambda->getLambdaClass()))
      C.Unit.error(L.Lambda->getBeginLoc(), "amp lambda cannot be translated in this context; "
                                            "initialize a local variable of an ordinary function "
                                            "with it");
}

} // namespace

void planFunctionObjects(RewriteContext &C) { FunctionObjects(C).plan(); }

} // namespace amp2hip
