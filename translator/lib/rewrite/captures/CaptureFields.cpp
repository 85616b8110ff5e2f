//===--- CaptureFields.cpp - Data members for captured variables ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/captures/CaptureFields.h"
#include "ast/DynamicVisitor.h"
#include "ast/Scopes.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/captures/ArrayElements.h"
#include "rewrite/captures/CapturedNames.h"
#include "rewrite/captures/PassedValues.h"
#include "rewrite/movedcode/LocalUses.h"
#include "rewrite/movedcode/MovedMacros.h"
#include "rewrite/names/NameTable.h"
#include "rewrite/text/TypeText.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/QualTypeNames.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

/// True if Clang deduced the type at \p Loc from an initializer or an expression.
static bool isDeduced(TypeLoc Loc) {
  if (Loc.isNull())
    return false;
  // The parameter of a generic lambda.
  TypeLoc Inner =
      Loc.getAs<ReferenceTypeLoc>() ? Loc.castAs<ReferenceTypeLoc>().getPointeeLoc() : Loc;
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

/// True if \p Loc is written as an array with a length: `T a[4]`, `T (&a)[4]`.
static bool isWrittenAsArray(TypeLoc Loc) {
  auto Array = arrayLoc(Loc);
  return !Array.isNull() && Array.getSizeExpr();
}

/// Returns the type of one element of a captured parameter pack of type \p T, written as \p Loc.
/// \p ByReference means that the lambda captures the pack by reference. \p Refers means that the
/// function object stores references to the elements, not copies or handles of arrays.
static std::string packElement(RewriteContext &C, TypeLoc Loc, QualType T, bool ByReference,
                               bool Refers) {
  if (const auto *Expansion = T->getAs<PackExpansionType>())
    T = Expansion->getPattern();
  if (auto Expansion = Loc.isNull() ? PackExpansionTypeLoc() : Loc.getAs<PackExpansionTypeLoc>())
    Loc = Expansion.getPatternLoc();
  std::string Element = spellType(C, Loc, T);
  if (ByReference && T.getNonReferenceType().isConstQualified())
    return "const " + Element;
  // Only the elements of `T &&...x` may be references.
  if (Refers && T->isRValueReferenceType())
    return "std::remove_reference_t<" + Element + ">";
  if (T->isRValueReferenceType())
    return "std::remove_cv_t<std::remove_reference_t<" + Element + ">>";
  return Element;
}

/// True if \p Pack, with the type at \p Loc, is a parameter of a generic lambda. Outside that
/// lambda, the types of its elements have no names.
static bool isOfGenericLambda(const VarDecl &Pack, TypeLoc Loc) {
  if (auto Expansion = Loc.isNull() ? PackExpansionTypeLoc() : Loc.getAs<PackExpansionTypeLoc>())
    Loc = Expansion.getPatternLoc();
  const auto *Call = dyn_cast<CXXMethodDecl>(Pack.getDeclContext());
  return Call && Call->getParent()->isLambda() &&
         (isDeduced(Loc) || !Call->getParent()->getLambdaExplicitTemplateParameters().empty());
}

/// True if the member for \p Capture is a reference. False in amp code: there, a variable captured
/// by reference is an array, and the member is a handle of the array.
static bool refers(const CapturedVariable &Capture, const AmpLambda &L) {
  return Capture.ByReference && !L.IsAmp;
}

/// Returns the type of one element of \p Capture, a parameter pack. If the type has no name outside
/// a generic lambda, it becomes a parameter of \p Template. With \p AsPack, it becomes a parameter
/// pack.
static std::string elementType(RewriteContext &C, const CapturedVariable &Capture,
                               const AmpLambda &L, bool AsPack, TemplateText &Template) {
  const VarDecl *V = Capture.Variable;
  TypeLoc Loc = V->getTypeSourceInfo() ? V->getTypeSourceInfo()->getTypeLoc() : TypeLoc();
  if (!isOfGenericLambda(*V, Loc))
    return packElement(C, Loc, V->getType(), Capture.ByReference, refers(Capture, L));
  const std::string Name = V->getNameAsString();
  std::string Type = C.Names.unique(Name + (AsPack ? "_types" : "_type"), V->getLocation());
  std::string Argument = "std::remove_reference_t<decltype(" + Name + ")>";
  if (!Capture.ByReference)
    Argument = "std::remove_cv_t<" + Argument + ">";
  if (AsPack)
    Template.appendTypes(Type, Argument);
  else
    Template.prepend(Type, Argument);
  return Type;
}

CaptureField makeElementField(RewriteContext &C, const CapturedVariable &Capture,
                              const AmpLambda &L, TemplateText &Template) {
  CaptureField F;
  F.Name = F.Value = Capture.Variable->getNameAsString();
  F.Element = elementType(C, Capture, L, /*AsPack=*/false, Template);
  const bool IsHandle = Capture.ByReference && L.IsAmp;
  if (IsHandle)
    F.Element = "typename amp2hip::reference_to<" + F.Element + ">::type";
  F.Declaration =
      (IsHandle ? "mutable " : "") + F.Element + (refers(Capture, L) ? " &" : " ") + F.Name;
  return F;
}

CaptureField makePackField(RewriteContext &C, const CapturedVariable &Capture, const AmpLambda &L,
                           TemplateText &Template) {
  CaptureField F;
  F.Name = Capture.Variable->getNameAsString();
  F.Element = elementType(C, Capture, L, /*AsPack=*/true, Template);
  F.IsPack = true;
  std::string Mutable;
  if (Capture.ByReference && L.IsAmp) {
    F.Element = "typename amp2hip::reference_to<" + F.Element + ">::type";
    Mutable = "mutable ";
  }
  const bool Const = !Capture.ByReference && !L.Lambda->isMutable();
  F.PackParameters = (Const ? "const " : "") + F.Element + " &..." + F.Name;
  if (refers(Capture, L))
    F.Element += " &";
  F.Declaration = Mutable + "amp2hip::captured_pack<" + F.Element + "...> " + F.Name;
  F.Value = "{" + F.Name + "...}";
  return F;
}

/// True if \p T refers to a dependent type that is not written as a template specialization, such
/// as `A &a`. The type may then be an array or not.
static bool isUnknownReference(QualType T) {
  T = T.getNonReferenceType();
  return T->isDependentType() && !T->getAs<TemplateSpecializationType>();
}

/// True if the output for the value \p S contains a lambda, which C++17 does not allow in
/// `decltype`.
static bool containsLambda(const Stmt *S, const ClosureNameMap &ClosureNames) {
  if (const auto *Lambda = dyn_cast_or_null<LambdaExpr>(S))
    return ClosureNames.lookup(Lambda->getLambdaClass()).empty();
  return S && llvm::any_of(S->children(),
                           [&](const Stmt *Child) { return containsLambda(Child, ClosureNames); });
}

/// Returns the operand of `decltype` that has the type of the captured variable \p V. Passes the
/// value of the member \p F through a lambda if the value contains a lambda itself.
static std::string valueForType(RewriteContext &C, const VarDecl *V,
                                const ClosureNameMap &ClosureNames, CaptureField &F) {
  if (!F.IsComputed || !containsLambda(V->getInit(), ClosureNames))
    return capturedFrom(V, F);
  passValue(C, V, F);
  return F.Passed;
}

/// Returns the type of the handle that replaces \p V, a variable of dependent type that is captured
/// by reference.
static std::string handleIn(RewriteContext &C, const VarDecl *V, TypeLoc Loc,
                            const ClosureNameMap &ClosureNames, CaptureField &F,
                            TemplateText &Template) {
  std::string Type = spellType(C, Loc, V->getType());
  if (isDeduced(Loc)) {
    Type = C.Names.unique(V->getNameAsString() + "_type", V->getLocation());
    Template.prepend(Type, "std::remove_reference_t<decltype(" +
                               valueForType(C, V, ClosureNames, F) + ")>");
  } else if (V->getType().getNonReferenceType().isConstQualified() &&
             !StringRef(Type).contains("const")) {
    Type = "const " + Type;
  }
  return "mutable typename amp2hip::reference_to<" + Type + ">::type";
}

/// True if \p T is a non-public member of a class that does not enclose \p L.
static bool isPrivateElsewhere(const Type *T, const AmpLambda &L) {
  const TagDecl *Member = T->getAsTagDecl();
  if (!Member || Member->getAccess() == AS_none || Member->getAccess() == AS_public)
    return false;
  return !Member->getDeclContext()->Encloses(L.Lambda->getLambdaClass()->getDeclContext());
}

/// True if all copy constructors of \p T are explicit.
static bool isCopiedExplicitly(QualType T) {
  const CXXRecordDecl *R = T->getAsCXXRecordDecl();
  return R && R->hasDefinition() && !R->isLambda() && R->hasUserDeclaredCopyConstructor() &&
         llvm::all_of(R->ctors(), [](const CXXConstructorDecl *D) {
           return !D->isCopyConstructor() || D->isExplicit();
         });
}

/// Makes the type of \p F a parameter of \p Template. With \p WithBounds, the template argument is
/// the element type, and the declaration of the member keeps the bounds. \p Refers means that the
/// member is a reference.
static void makeParameter(RewriteContext &C, const VarDecl *V, bool WithBounds, bool Refers,
                          const ClosureNameMap &ClosureNames, CaptureField &F,
                          TemplateText &Template) {
  std::string Parameter = C.Names.unique(F.Name + "_type", V->getLocation());
  // Inside a lambda, g++ considers an init-capture of an enclosing lambda const.
  bool Bare =
      !V->getType()->isReferenceType() && !V->getType().isConstQualified() && !V->isInitCapture();
  const std::string Value = valueForType(C, V, ClosureNames, F);
  std::string Argument = "decltype(" + Value + ")";
  if (!F.Passed.empty())
    Argument = F.IsReference ? "std::remove_reference_t<" + Argument + ">" : Argument;
  else if (Refers && !WithBounds)
    Argument = "std::remove_reference_t<decltype((" + Value + "))>";
  else if (F.IsComputed)
    Argument = "std::decay_t<" + Argument + ">";
  else if (!Bare)
    Argument = "std::remove_cv_t<std::remove_reference_t<" + Argument + ">>";
  F.Element = Parameter;
  if (WithBounds)
    Argument = "std::remove_all_extents_t<" + Argument + ">";
  else
    F.Bounds.clear();
  Template.prepend(Parameter, Argument);
}

/// True if the function object of \p L can name the class that replaces \p Closure.
static bool isNamedFor(const AmpLambda &L, const CXXRecordDecl *Closure) {
  const FunctionDecl *In = outermostFunction(Closure);
  return !In || In == L.Outermost ||
         (L.Outermost && In->getDeclContext()->getRedeclContext()->Equals(
                             L.Outermost->getDeclContext()->getRedeclContext()));
}

/// True if \p T contains a type that is local to a function other than those around \p L.
static bool namesLocalOfOther(QualType T, const AmpLambda &L, const SourceManager &SM) {
  struct Tags : DynamicVisitor {
    const SourceLocation Here;
    const SourceManager &SM;
    bool Found = false;
    Tags(SourceLocation Here, const SourceManager &SM) : Here(Here), SM(SM) {}
    bool VisitTagType(TagType *T) override {
      const auto *Record = dyn_cast<CXXRecordDecl>(T->getDecl());
      const FunctionDecl *In = enclosingFunction(T->getDecl()->getDeclContext());
      Found |= In && !(Record && Record->isLambda()) &&
               (SM.isBeforeInTranslationUnit(Here, In->getBeginLoc()) ||
                SM.isBeforeInTranslationUnit(In->getEndLoc(), Here));
      if (const auto *S = dyn_cast<ClassTemplateSpecializationDecl>(T->getDecl()))
        for (const TemplateArgument &A : S->getTemplateArgs().asArray())
          TraverseTemplateArgument(A);
      return !Found;
    }
  } Visitor(L.Lambda->getBeginLoc(), SM);
  Visitor.TraverseType(T.getCanonicalType());
  return Visitor.Found;
}

std::string capturedFrom(const VarDecl *V, const CaptureField &F) {
  StringRef Value = F.Value;
  if (isa_and_nonnull<InitListExpr>(V->getInit()) && Value.consume_front("{"))
    Value.consume_back("}");
  return Value.str();
}

/// Returns the member \p F, for the variable \p V, as a reference member of a host class.
static CaptureField referenceTo(RewriteContext &C, const VarDecl *V, CaptureField F) {
  QualType Plain = V->getType().getNonReferenceType();
  bool Const = C.Unit.context().getBaseElementType(Plain).isConstQualified() && !F.IsParameter &&
               !StringRef(F.Element).starts_with("const ");
  F.Declaration = (Const ? "const " : "") + F.Element +
                  (F.Bounds.empty() ? " &" + F.Name : " (&" + F.Name + ")" + F.Bounds);
  F.IsArray = F.IsExplicit = false; // nothing is copied
  F.Elements.clear();
  F.Packs.clear();
  return F;
}

CaptureField makeField(RewriteContext &C, const CapturedVariable &Capture, const AmpLambda &L,
                       const ClosureNameMap &ClosureNames, TemplateText &Template) {
  const VarDecl *V = Capture.Variable;
  const bool Refers = refers(Capture, L);
  TypeLoc Loc = V->getTypeSourceInfo() ? V->getTypeSourceInfo()->getTypeLoc() : TypeLoc();
  CaptureField F;
  F.Name = F.Value = V->getNameAsString();
  // The value of an init-capture of an enclosing lambda is already computed.
  F.IsComputed =
      V->isInitCapture() && V->getInit() && V->getDeclContext() == L.Lambda->getCallOperator();
  F.IsReference = F.IsComputed && V->getType()->isReferenceType();
  if (F.IsComputed)
    if (std::optional<TextRange> R = C.Source.range(V->getInit()->getSourceRange()))
      F.Value = C.Edits.render(*R);
  if (V->isParameterPack())
    return makePackField(C, Capture, L, Template);
  if (Capture.ByReference && L.IsAmp) {
    F.Declaration =
        (isUnknownReference(V->getType()) ? handleIn(C, V, Loc, ClosureNames, F, Template)
                                          : arrayHandle(C, Loc, V->getType())) +
        " " + F.Name;
    return F;
  }
  QualType Plain = V->getType().getNonReferenceType();
  // The variable is a closure whose lambda already became a class.
  std::string Type;
  if (const CXXRecordDecl *R = Plain->getAsCXXRecordDecl(); R && R->isLambda() && isNamedFor(L, R))
    Type = ClosureNames.lookup(R);
  if (!Type.empty()) {
    F.Element = Type;
    F.Declaration = Type + " " + F.Name;
    return Refers ? referenceTo(C, V, std::move(F)) : F;
  }
  splitArrayType(C, Loc, Plain, F.Element, F.Bounds);
  bool IsUnnamed = F.Element.find("(lambda") != std::string::npos ||
                   F.Element.find("(unnamed") != std::string::npos;
  IsUnnamed |= isDeduced(Loc) && namesLocalOfOther(Plain, L, C.Unit.SM);
  F.IsArray = !F.Bounds.empty();
  bool Private = isDeduced(Loc) && isPrivateElsewhere(Plain->getBaseElementTypeUnsafe(), L);
  bool UnseenArray = Plain->isDependentType() && C.Model.CapturedArrays.count(V->getLocation()) &&
                     !isWrittenAsArray(Loc);
  // In another configuration, the variable may have another type: its declaration is under a
  // condition, or it has a type that the source does not spell.
  const bool OfConfiguration =
      C.Macros.Configuration.isDeclaredUnderCondition(V, L.Lambda->getBeginLoc()) ||
      ((isDeduced(Loc) || hasBoundsOfType(C, Loc, Plain)) && C.Macros.Configuration.decide(V));
  bool Clashes = namesMember(F.Element, L) || (!Loc.isNull() && namesMember(Loc, L));
  // Local and dependent types cannot be spelled in another way.
  bool IsLocal = Plain->isDependentType() || Plain->getLinkage() == Linkage::None;
  Clashes = Clashes || (!IsLocal && mayMeanOther(Plain, Loc, L));
  const auto *ToMember = Plain->getAs<MemberPointerType>();
  bool NeedsDeclarator = ToMember && ToMember->getPointeeType()->isArrayType();
  if (IsUnnamed || Private || UnseenArray || NeedsDeclarator || OfConfiguration ||
      (Clashes && IsLocal) || (Plain->isDependentType() && isDeduced(Loc))) {
    F.IsArray = F.IsArray || UnseenArray;
    const bool WithBounds =
        Clashes && !OfConfiguration && !F.Bounds.empty() && isWrittenAsArray(Loc);
    makeParameter(C, V, WithBounds, Refers, ClosureNames, F, Template);
    F.IsParameter = !WithBounds;
  } else if (Clashes) {
    // Spell the canonical type: the class cannot use `decltype` of a captured variable or a local
    // typedef.
    QualType Element =
        C.Unit.context().getBaseElementType(Plain).getUnqualifiedType().getCanonicalType();
    PrintingPolicy Policy(C.Unit.CI.getLangOpts());
    Policy.SuppressUnwrittenScope = true;
    C.Macros.Configuration.report(V);
    F.Element = TypeName::getFullyQualifiedName(Element, C.Unit.context(), Policy,
                                                /*WithGlobalNsPrefix=*/true);
    // Clang writes no prefix for members of an unnamed namespace at global scope.
    if (Element->getAsTagDecl() && !StringRef(F.Element).starts_with("::"))
      F.Element.insert(0, "::");
  }
  // Spell the type of `const float point::*` from the AST, because the TypeLoc does not include the
  // part before the class.
  QualType Innermost = C.Unit.context().getBaseElementType(Plain);
  F.IsMemberPointer = Innermost->isMemberPointerType();
  if (F.IsMemberPointer && !IsLocal && !NeedsDeclarator)
    F.Element = qualifiedName(C, Innermost);
  if (Refers)
    return referenceTo(C, V, std::move(F));
  F.Declaration = F.Element + " " + F.Name + F.Bounds;
  F.IsExplicit = isCopiedExplicitly(C.Unit.context().getBaseElementType(Plain));
  if (!F.Bounds.empty() || (OfConfiguration && F.IsArray))
    initializeElements(C, Loc, Plain, F);
  return F;
}

void mergePacks(std::vector<CaptureField> &Fields) {
  auto First = llvm::find_if(Fields, [](const CaptureField &F) { return F.IsPack; });
  if (First == Fields.end())
    return;
  std::string Parameters, Elements, Values;
  bool Mutable = false;
  for (const CaptureField &F : Fields) {
    if (!F.IsPack)
      continue;
    const char *Comma = Elements.empty() ? "" : ", ";
    Parameters += Comma + F.PackParameters;
    Values += Comma + F.Name + "...";
    Elements += Comma + F.Element + "...";
    Mutable |= StringRef(F.Declaration).starts_with("mutable ");
  }
  First->PackParameters = Parameters;
  First->Declaration =
      (Mutable ? "mutable " : "") + ("amp2hip::captured_pack<" + Elements + "> ") + First->Name;
  First->Value = "{" + Values + "}";
  Fields.erase(std::remove_if(std::next(First), Fields.end(),
                              [](const CaptureField &F) { return F.IsPack; }),
               Fields.end());
}

/// True if \p T is a local class or enumeration, which may remain in its function.
static bool isLocalClass(QualType T) {
  const auto *Class = T.getNonReferenceType()->getAsTagDecl();
  const auto *Closure = dyn_cast_or_null<CXXRecordDecl>(Class);
  return Class && Class->getParentFunctionOrMethod() && !(Closure && Closure->isLambda());
}

std::string declarationOfType(RewriteContext &C, const CapturedVariable &Named, const AmpLambda &L,
                              bool Unused, const ClosureNameMap &ClosureNames,
                              TemplateText &Template) {
  const VarDecl *V = Named.Variable;
  QualType T = V->getType();
  const std::string ForType = "; // only its type is used";
  if (V->isParameterPack())
    C.Unit.error(V->getLocation(),
                 fmt::format("amp code uses the types of parameter pack '{}' without capturing it; "
                             "use the types of the template parameter pack",
                             V->getNameAsString()));
  else if (Unused || isLocalClass(T)) {
    std::string Name = V->getNameAsString();
    std::string Parameter = C.Names.unique(Name + "_type", V->getLocation());
    Template.prepend(Parameter, "decltype(" + Name + ")");
    return "static " + Parameter + " " + Name + ForType;
  }
  CaptureField F = makeField(C, Named, L, ClosureNames, Template);
  if (const auto *R = T->getAs<ReferenceType>())
    return "static " + std::string(R->getPointeeType().isConstQualified() ? "const " : "") +
           F.Element + (F.Bounds.empty() ? " &" + F.Name : " (&" + F.Name + ")" + F.Bounds) +
           ForType;
  return "static " + std::string(T.isConstQualified() ? "const " : "") + F.Declaration + ForType;
}

/// Returns the constructor parameter for \p F.
static std::string parameterText(const CaptureField &F) {
  // Write `float point::*const`: a `const` before `float point::*` would qualify the pointee.
  std::string Element = F.IsMemberPointer ? F.Element + " const" : "const " + F.Element;
  if (F.IsArray)
    return Element + (F.Bounds.empty() ? " &" + F.Name : " (&" + F.Name + ")" + F.Bounds);
  StringRef Type = StringRef(F.Declaration).drop_back(F.Name.size() + 1);
  if (Type.consume_front("mutable "))
    return Type.str() + " " + F.Name;
  if (F.IsMemberPointer)
    return Element + " &" + F.Name;
  return "const " + Type.str() + " &" + F.Name;
}

std::string constructorText(const std::string &Name, const std::vector<CaptureField> &Fields,
                            const CodeLayout &Layout) {
  // Aggregate initialization can copy neither arrays nor members with an explicit copy constructor.
  if (llvm::none_of(Fields, [](const CaptureField &F) { return F.IsArray || F.IsExplicit; }))
    return "";
  std::string Parameters, Names, Initializers, Copies, Packs, Sequences, Indices;
  for (const CaptureField &F : Fields) {
    Parameters += (Parameters.empty() ? "" : ", ") + parameterText(F);
    Names += (Names.empty() ? "" : ", ") + F.Name;
    if (F.IsArray && F.Elements.empty())
      Copies += " amp2hip::copy_elements(this->" + F.Name + ", " + F.Name + ");";
    else
      Initializers += (Initializers.empty() ? " : " : ", ") + F.Name +
                      (F.Elements.empty() ? "(" + F.Name + ")" : F.Elements);
    for (const auto &[Pack, Size] : F.Packs) {
      Packs += (Packs.empty() ? "" : ", ") + ("std::size_t... " + Pack);
      Sequences += ", std::index_sequence<" + Pack + "...>";
      Indices += ", std::make_index_sequence<" + Size + ">()";
    }
  }
  std::string Delegating;
  if (!Packs.empty())
    Delegating = fillLines(Layout, R"(
$Name($Parameters) : $Name($Names$Indices) {}
template <$Packs>
)",
                           {{"Name", Name},
                            {"Parameters", Parameters},
                            {"Names", Names},
                            {"Indices", Indices},
                            {"Packs", Packs}});
  return fillLines(Layout, R"(
$Delegating
$Name($Parameters$Sequences)$Initializers {$Copies }

)",
                   {{"Delegating", Delegating},
                    {"Name", Name},
                    {"Parameters", Parameters},
                    {"Sequences", Sequences},
                    {"Initializers", Initializers},
                    {"Copies", Copies}});
}

} // namespace amp2hip
