//===--- Fields.cpp - Captures become members -----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/Fields.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/QualTypeNames.h"
#include "clang/Basic/CharInfo.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/Types.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

/// `{c[0], c[1]}` for the array \p Name of type \p T.
static std::string elementList(const ASTContext &Ctx, QualType T, const std::string &Name) {
  const ConstantArrayType *Array = Ctx.getAsConstantArrayType(T);
  if (!Array)
    return Name;
  std::string List;
  for (uint64_t I = 0; I < Array->getSize().getZExtValue(); ++I)
    List += (I ? ", " : "") +
            elementList(Ctx, Array->getElementType(), Name + "[" + std::to_string(I) + "]");
  return "{" + List + "}";
}

/// True if only an initialiser says what type \p Loc stands for.
static bool isDeduced(TypeLoc Loc) {
  if (Loc.isNull())
    return false;
  // The parameter of a generic lambda.
  TypeLoc Inner = Loc.getAs<ReferenceTypeLoc>() ? Loc.castAs<ReferenceTypeLoc>().getPointeeLoc()
                                                : Loc;
  TypeLoc Bare = Inner.getUnqualifiedLoc();
  if (auto Elaborated = Bare.getAs<ElaboratedTypeLoc>())
    Bare = Elaborated.getNamedTypeLoc();
  if (Bare.getAs<DeducedTemplateSpecializationTypeLoc>()) // `pair p(x, 1);`
    return true;
  if (auto Parameter = Inner.getUnqualifiedLoc().getAs<TemplateTypeParmTypeLoc>())
    if (Parameter.getDecl() && Parameter.getDecl()->isImplicit())
      return true;
  return (Loc.getContainedAutoTypeLoc() || Loc.getAs<DecltypeTypeLoc>());
}

/// True if \p Loc says how many elements the array has: `T a[4]`, `T (&a)[4]`.
static bool isWrittenAsArray(TypeLoc Loc) {
  auto Array = arrayLoc(Loc);
  return !Array.isNull() && Array.getSizeExpr();
}

/// The type of one element of a captured parameter pack.
static std::string packElement(RewriteContext &C, TypeLoc Loc, QualType T) {
  if (const auto *Expansion = T->getAs<PackExpansionType>())
    T = Expansion->getPattern();
  if (auto Expansion = Loc.isNull() ? PackExpansionTypeLoc() : Loc.getAs<PackExpansionTypeLoc>())
    Loc = Expansion.getPatternLoc();
  std::string Element = spellType(C, Loc, T);
  // The elements of `T &&...x` may be references, those of the others are not.
  if (T->isRValueReferenceType())
    return "std::remove_cv_t<std::remove_reference_t<" + Element + ">>";
  return Element;
}

/// True if \p Name stands unqualified in the type \p Type.
static bool namesItself(StringRef Type, StringRef Name) {
  for (size_t At = Type.find(Name); At != StringRef::npos; At = Type.find(Name, At + 1)) {
    StringRef Before = Type.take_front(At), Behind = Type.drop_front(At + Name.size());
    bool Begins = Before.empty() || !isAsciiIdentifierContinue(Before.back());
    bool Ends = Behind.empty() || !isAsciiIdentifierContinue(Behind.front());
    if (Begins && Ends && !Before.rtrim().ends_with("::"))
      return true;
  }
  return false;
}

/// True if only an instance knows what array \p T refers to: `A &a`.
static bool isUnknownReference(QualType T) {
  T = T.getNonReferenceType();
  return T->isDependentType() && !T->getAs<TemplateSpecializationType>();
}

/// True if \p S holds a lambda, which C++17 lets no decltype do.
static bool holdsLambda(const Stmt *S) {
  return S && (isa<LambdaExpr>(S) || llvm::any_of(S->children(), holdsLambda));
}

/// What \p V is captured from, to ask for its type: its own name means nothing, or
/// something else, outside of the lambda that it is an init-capture of.
static std::string capturedFrom(const VarDecl *V, const Field &F) {
  StringRef Value = F.Value;
  if (isa_and_nonnull<InitListExpr>(V->getInit()) && Value.consume_front("{"))
    Value.consume_back("}");
  return Value.str();
}

/// The member for a captured reference of an unknown type, in a template.
static std::string handleIn(RewriteContext &C, const VarDecl *V, TypeLoc Loc, const Field &F,
                            TemplateText &Template) {
  std::string Type = spellType(C, Loc, V->getType());
  if (isDeduced(Loc)) {
    Type = C.Names.unique(V->getNameAsString() + "_type", V->getLocation());
    Template.prepend(Type, "std::remove_reference_t<decltype(" + capturedFrom(V, F) + ")>");
  } else if (V->getType().getNonReferenceType().isConstQualified() &&
             !StringRef(Type).contains("const")) {
    Type = "const " + Type;
  }
  return "mutable typename amp2hip::reference_to<" + Type + ">::type";
}

Field makeField(RewriteContext &C, const CapturedVariable &Capture, const LambdaExpr *Lambda,
                const ClosureNameMap &ClosureNames, TemplateText &Template) {
  const VarDecl *V = Capture.Variable;
  TypeLoc Loc = V->getTypeSourceInfo() ? V->getTypeSourceInfo()->getTypeLoc() : TypeLoc();
  Field F;
  F.Name = F.Value = V->getNameAsString();
  // One of a lambda around this one has been computed there.
  bool Computed = V->isInitCapture() && V->getInit() && Lambda &&
                  V->getDeclContext() == Lambda->getCallOperator();
  if (Computed)
    if (std::optional<TextRange> R = C.Source.range(V->getInit()->getSourceRange()))
      F.Value = C.E.render(*R);
  if (V->isParameterPack()) {
    F.IsPack = true;
    F.Element = packElement(C, Loc, V->getType());
    F.Declaration = "amp2hip::captured_pack<" + F.Element + "...> " + F.Name;
    F.Value = "{" + F.Name + "...}";
    return F;
  }
  if (Capture.ByReference) {
    F.Declaration = (isUnknownReference(V->getType()) ? handleIn(C, V, Loc, F, Template)
                                                      : arrayHandle(C, Loc, V->getType())) +
                    " " + F.Name;
    return F;
  }
  QualType Plain = V->getType().getNonReferenceType();
  // Other closures, and types that only have a name since they were hoisted.
  std::string Type;
  if (const CXXRecordDecl *R = Plain->getAsCXXRecordDecl(); R && R->isLambda())
    Type = ClosureNames.lookup(R);
  if (!Type.empty()) {
    F.Element = Type;
    F.Declaration = Type + " " + F.Name;
    return F;
  }
  splitArrayType(C, Loc, Plain, F.Element, F.Bounds);
  bool Nameless = F.Element.find("(lambda") != std::string::npos ||
                  F.Element.find("(unnamed") != std::string::npos;
  F.IsArray = !F.Bounds.empty();
  bool UnseenArray = Plain->isDependentType() && C.M.CapturedArrays.count(V->getLocation()) &&
                     !isWrittenAsArray(Loc);
  if (Nameless || UnseenArray || (Plain->isDependentType() && isDeduced(Loc))) {
    // Only an instantiation knows the type: it becomes a parameter.
    std::string Parameter = C.Names.unique(F.Name + "_type", V->getLocation());
    // In a lambda g++ takes one that a lambda around it makes for const.
    bool Bare = !V->getType()->isReferenceType() && !V->getType().isConstQualified() &&
                !V->isInitCapture();
    std::string Argument = "decltype(" + capturedFrom(V, F) + ")";
    if (Computed && holdsLambda(V->getInit()))
      C.U.error(V->getLocation(), "the initialiser of the captured '" + F.Name +
                                      "' holds a lambda; keep its value in a variable in front "
                                      "of this lambda");
    if (Computed)
      Argument = "std::decay_t<" + Argument + ">";
    else if (!Bare)
      Argument = "std::remove_cv_t<std::remove_reference_t<" + Argument + ">>";
    Template.prepend(Parameter, Argument);
    F.Element = Parameter;
    F.Bounds.clear();
    F.IsArray = F.IsArray || UnseenArray;
    F.Declaration = Parameter + " " + F.Name;
    return F;
  }
  if (namesItself(F.Element, F.Name)) // the member would hide its own type
    F.Element = TypeName::getFullyQualifiedName(
        C.U.context().getBaseElementType(Plain).getUnqualifiedType(), C.U.context(),
        PrintingPolicy(C.U.CI.getLangOpts()), /*WithGlobalNsPrefix=*/true);
  F.Declaration = F.Element + " " + F.Name + F.Bounds;
  if (const CXXRecordDecl *R = C.U.context().getBaseElementType(Plain)->getAsCXXRecordDecl())
    F.ElementByElement = !F.Bounds.empty() && !R->hasDefaultConstructor();
  if (F.ElementByElement)
    F.Elements = elementList(C.U.context(), Plain, F.Name);
  return F;
}

std::string declarationOfType(RewriteContext &C, const CapturedVariable &Named, bool Unused,
                              const ClosureNameMap &ClosureNames, TemplateText &Template) {
  const VarDecl *V = Named.Variable;
  QualType T = V->getType();
  if (V->isParameterPack())
    C.U.error(V->getLocation(), "amp code uses the types of the parameter pack '" +
                                    V->getNameAsString() + "' without capturing it; use those "
                                    "of the template's parameters");
  else if (Unused) {
    std::string Name = V->getNameAsString();
    std::string Parameter = C.Names.unique(Name + "_type", V->getLocation());
    Template.prepend(Parameter, "decltype(" + Name + ")");
    return "static " + Parameter + " " + Name + ";";
  }
  Field F = makeField(C, Named, nullptr, ClosureNames, Template);
  if (const auto *R = T->getAs<ReferenceType>())
    return "static " + std::string(R->getPointeeType().isConstQualified() ? "const " : "") +
           F.Element + (F.Bounds.empty() ? " &" + F.Name : " (&" + F.Name + ")" + F.Bounds) + ";";
  return "static " + std::string(T.isConstQualified() ? "const " : "") + F.Declaration + ";";
}

std::string constructorText(const std::string &Name, const std::vector<Field> &Fields,
                            const std::string &Indent, const std::string &Newline) {
  if (llvm::none_of(Fields, [](const Field &F) { return F.IsArray; }))
    return "";
  // A C array cannot be copied into an aggregate.
  std::string Parameters, Initialisers, Copies;
  for (const Field &F : Fields) {
    Parameters += Parameters.empty() ? "" : ", ";
    if (!F.IsArray) {
      StringRef Type = StringRef(F.Declaration).drop_back(F.Name.size() + 1);
      if (Type.consume_front("mutable "))
        Parameters += Type.str() + " " + F.Name;
      else
        Parameters += "const " + Type.str() + " &" + F.Name;
      Initialisers += (Initialisers.empty() ? " : " : ", ") + F.Name + "(" + F.Name + ")";
    } else if (F.ElementByElement) {
      Parameters += "const " + F.Element + " (&" + F.Name + ")" + F.Bounds;
      Initialisers += (Initialisers.empty() ? " : " : ", ") + F.Name + F.Elements;
    } else {
      Parameters += F.Bounds.empty() ? "const " + F.Element + " &" + F.Name
                                     : "const " + F.Element + " (&" + F.Name + ")" + F.Bounds;
      Copies += " amp2hip::copy_elements(this->" + F.Name + ", " + F.Name + ");";
    }
  }
  return Indent + Name + "(" + Parameters + ")" + Initialisers + " {" + Copies + " }" + Newline +
         Newline;
}

} // namespace amp2hip
