//===--- MemberNames.cpp - Access to members of another class -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/kernels/MemberNames.h"
#include "ast/DynamicVisitor.h"
#include "model/captures/CopiedObject.h"
#include "model/kernels/Linkage.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/kernels/KernelOf.h"
#include "rewrite/movedcode/MovedMacros.h"
#include "rewrite/names/NameTable.h"
#include "rewrite/text/TypeText.h"
#include "text/CodeTemplate.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Calls OnName for each name of a member of the class in the visited code, and tells whether the
/// name is qualified.
class Visitor : public DynamicVisitor {
public:
  using Callback = llvm::function_ref<void(const NamedDecl *, SourceLocation, bool Qualified)>;
  Visitor(const CXXRecordDecl &Class, Callback OnName) : Class(Class), OnName(OnName) {}

  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    // Skip the enumerator in `mode::fast`: only the qualifier must be accessible.
    if (isa<EnumConstantDecl>(E->getDecl()) && E->hasQualifier() &&
        E->getQualifier()->getAsType() && E->getQualifier()->getAsType()->isEnumeralType())
      return true;
    name(E->getDecl(), E->getLocation(), E->hasQualifier());
    return true;
  }
  bool TraverseNestedNameSpecifierLoc(NestedNameSpecifierLoc Specifier) override {
    TypeLoc Named = Specifier ? Specifier.getTypeLoc() : TypeLoc();
    const bool Qualified = Specifier && Specifier.getPrefix();
    if (auto Tag = Named ? Named.getAs<TagTypeLoc>() : TagTypeLoc())
      name(Tag.getDecl(), Tag.getNameLoc(), Qualified);
    else if (auto Typedef = Named ? Named.getAs<TypedefTypeLoc>() : TypedefTypeLoc())
      name(Typedef.getTypedefNameDecl(), Typedef.getNameLoc(), Qualified);
    return DynamicVisitor::TraverseNestedNameSpecifierLoc(Specifier);
  }
  bool VisitMemberExpr(MemberExpr *E) override {
    name(E->getMemberDecl(), E->getMemberLoc(), true);
    return true;
  }
  bool VisitElaboratedTypeLoc(ElaboratedTypeLoc T) override {
    bool Qualified = bool(T.getQualifierLoc());
    TypeLoc Named = T.getNamedTypeLoc();
    if (auto Tag = Named.getAs<TagTypeLoc>())
      name(Tag.getDecl(), Tag.getNameLoc(), Qualified);
    else if (auto Typedef = Named.getAs<TypedefTypeLoc>())
      name(Typedef.getTypedefNameDecl(), Typedef.getNameLoc(), Qualified);
    return true;
  }

private:
  void name(const NamedDecl *D, SourceLocation Loc, bool Qualified) {
    const DeclContext *In = D->getDeclContext();
    if (isa<EnumDecl>(In))
      In = In->getParent();
    const auto *Owner = dyn_cast<CXXRecordDecl>(In);
    if (Owner && Owner->getCanonicalDecl() == Class.getCanonicalDecl())
      OnName(D, Loc, Qualified);
  }

  const CXXRecordDecl &Class;
  Callback OnName;
};

bool isHidden(const NamedDecl *D) {
  return D->getAccess() == AS_private || D->getAccess() == AS_protected;
}

/// Returns the declaration of a member of the function object that replaces \p D, a constant or
/// typedef of the class. The member has the same name, and the same value or type. Returns an empty
/// text if that declaration would have to name the class.
std::string copyOf(RewriteContext &C, const NamedDecl *D) {
  const ASTContext &Ctx = C.Unit.context();
  auto NeedsClass = [](QualType T) {
    const TagDecl *Tag = T->getAsTagDecl();
    return T->isDependentType() ||
           (Tag && isa<CXXRecordDecl>(Tag->getDeclContext()) && isHidden(Tag));
  };
  if (const auto *Typedef = dyn_cast<TypedefNameDecl>(D)) {
    QualType T = Typedef->getUnderlyingType().getCanonicalType();
    if (!NeedsClass(T) && !T->isArrayType())
      return "using " + D->getNameAsString() + " = " + (T.isConstQualified() ? "const " : "") +
             qualifiedName(C, T) + ";";
  }
  if (const auto *Constant = dyn_cast<EnumConstantDecl>(D))
    if (!cast<EnumDecl>(Constant->getDeclContext())->getIdentifier())
      return "static constexpr int " + D->getNameAsString() + " = " +
             llvm::toString(Constant->getInitVal(), 10) + ";";
  if (const auto *V = dyn_cast<VarDecl>(D))
    if (V->getType()->isIntegerType() && !V->getType()->isDependentType() &&
        !NeedsClass(V->getType()) && V->isUsableInConstantExpressions(Ctx) && V->getInit() &&
        !V->getInit()->isValueDependent())
      if (const APValue *Value = V->evaluateValue())
        return "static constexpr " + qualifiedName(C, V->getType()) + " " + D->getNameAsString() +
               " = " + Value->getAsString(Ctx, V->getType()) + ";";
  return "";
}

} // namespace

bool namesNonPublicMembers(const LambdaExpr &Lambda, const CXXRecordDecl &Class) {
  bool Any = false;
  auto Note = [&](const NamedDecl *D, SourceLocation, bool) { Any |= isHidden(D); };
  Visitor(Class, Note).TraverseStmt(const_cast<LambdaExpr *>(&Lambda));
  return Any;
}

/// Calls \p OnType for the classes and enumerations in \p T, including template arguments.
static void visitTypes(QualType T, llvm::function_ref<void(const TagDecl *)> OnType) {
  struct Types : DynamicVisitor {
    llvm::function_ref<void(const TagDecl *)> OnType;
    explicit Types(llvm::function_ref<void(const TagDecl *)> OnType) : OnType(OnType) {}
    bool VisitTagType(TagType *T) override {
      OnType(T->getDecl());
      if (const auto *Instance = dyn_cast<ClassTemplateSpecializationDecl>(T->getDecl()))
        for (const TemplateArgument &A : Instance->getTemplateArgs().asArray())
          TraverseTemplateArgument(A);
      return true;
    }
  } Visitor(OnType);
  Visitor.TraverseType(T.getCanonicalType());
}

namespace {

/// Collects the declarations through which the function object of one lambda names members of a
/// class.
class MemberNames {
public:
  MemberNames(RewriteContext &C, const AmpLambda &L, const CXXRecordDecl &Class,
              const std::string &Written)
      : C(C), L(L), Class(Class), OutOfReach(isInaccessible(C, &Class)),
        Dependent(Class.isDependentContext() && !Written.empty()),
        Qualifier(Dependent ? Written : Class.getQualifiedNameAsString() + "::") {}

  MemberAccess find(llvm::ArrayRef<const NamedDecl *> Repeated);

private:
  void add(const std::string &Declaration) {
    if (!llvm::is_contained(Found.Declarations, Declaration))
      Found.Declarations.push_back(Declaration);
  }
  std::string qualifierFor(const NamedDecl *D) const {
    return (Dependent && isa<TypeDecl>(D) ? "typename " : "") + Qualifier;
  }
  bool reaches(const NamedDecl *D, SourceLocation Loc, bool Qualified);
  bool addPrivate(const NamedDecl *D);
  void accessFields();
  std::string pointerTo(const FieldDecl *F, const RecordDecl &Of);
  void addType(const std::string &Name);
  void refuse(const NamedDecl *D, SourceLocation Loc);

  RewriteContext &C;
  const AmpLambda &L;
  const CXXRecordDecl &Class;
  const bool OutOfReach, Dependent;
  const std::string Qualifier;
  MemberAccess Found;
  /// The places where the lambda names data members that it accesses through pointers.
  std::set<SourceLocation> ByPointer;
  std::map<const FieldDecl *, std::string> Pointers;
};

/// True if the function object can access \p D by its qualified name. Otherwise adds a declaration
/// that replaces \p D, or reports an error.
bool MemberNames::reaches(const NamedDecl *D, SourceLocation Loc, bool Qualified) {
  if (!isHidden(D) && !OutOfReach)
    return true;
  std::string Copy = Qualified ? "" : copyOf(C, D);
  if (!Copy.empty()) {
    C.Macros.Configuration.report(D);
    add(Copy);
  } else if (Qualified || !addPrivate(D))
    refuse(D, Loc);
  return false;
}

/// Adds the declarations that name \p D, a non-public type or an enumerator of such a type. Returns
/// false if \p D is another entity, or if its class may be incomplete or dependent at the function
/// object.
bool MemberNames::addPrivate(const NamedDecl *D) {
  const auto *Constant = dyn_cast<EnumConstantDecl>(D);
  const auto *Type = dyn_cast<TypeDecl>(Constant ? cast<EnumDecl>(D->getDeclContext()) : D);
  bool InClass = L.Outermost && isa<CXXRecordDecl>(L.Outermost->getLexicalDeclContext());
  if (!Type || !Type->getIdentifier() || Class.isDependentContext() || InClass ||
      L.Outermost->isTemplated())
    return false;
  addType(Type->getNameAsString());
  if (Constant)
    add("static constexpr auto " + D->getNameAsString() + " = " + Type->getNameAsString() +
        "::" + D->getNameAsString() + ";");
  return true;
}

struct FieldAccesses : DynamicVisitor {
  std::vector<MemberExpr *> Found;
  std::set<const Expr *> InDecltype;
  bool VisitMemberExpr(MemberExpr *E) override {
    Found.push_back(E);
    return true;
  }
  // Records the operand, which no other expression can replace: `decltype(p.x)` is the declared
  // type of the member.
  bool TraverseDecltypeTypeLoc(DecltypeTypeLoc T) override {
    InDecltype.insert(T.getUnderlyingExpr());
    return DynamicVisitor::TraverseDecltypeTypeLoc(T);
  }
};

/// True if the qualified name of \p Class is valid everywhere, and contains no template arguments.
static bool hasPlainName(const RecordDecl *Class) {
  if (!Class->getIdentifier() || Class->isInAnonymousNamespace() || Class->isDependentContext())
    return false;
  for (const DeclContext *In = Class; In; In = In->getParent())
    if (isa<FunctionDecl, ClassTemplateSpecializationDecl>(In))
      return false;
  return true;
}

/// Returns the data member that \p E names. For a member of an anonymous union, returns the union.
static const FieldDecl *memberOfClass(const MemberExpr *E) {
  const auto *Outer = dyn_cast<MemberExpr>(E->getBase()->IgnoreImpCasts());
  const auto *Union = Outer ? dyn_cast<FieldDecl>(Outer->getMemberDecl()) : nullptr;
  return Union && Union->isAnonymousStructOrUnion() ? memberOfClass(Outer)
                                                    : dyn_cast<FieldDecl>(E->getMemberDecl());
}

/// Makes the lambda access private and protected data members through pointers to members, which
/// only an explicit instantiation may name at namespace scope. Skips bit-fields and references,
/// which have no pointers to members, and members of a class that is incomplete at the function
/// object.
void MemberNames::accessFields() {
  bool InClass = !L.Outermost || isa<CXXRecordDecl>(L.Outermost->getLexicalDeclContext());
  if (Class.isDependentContext() || InClass)
    return;
  FieldAccesses Accesses;
  Accesses.TraverseStmt(L.Lambda->getBody());
  std::map<std::pair<FileID, unsigned>, std::string> Opened;
  for (MemberExpr *E : Accesses.Found) {
    const auto *F = dyn_cast<FieldDecl>(E->getMemberDecl());
    const FieldDecl *Outer = F ? memberOfClass(E) : nullptr;
    if (!Outer || !isHidden(Outer) || !F->getIdentifier() || F->isBitField() ||
        F->getType()->isReferenceType() || !hasPlainName(Outer->getParent()) ||
        Accesses.InDecltype.count(E) ||
        (E->isImplicitAccess() && objectCopiedBy(*L.Lambda).isNull() &&
         (L.IsAmp || objectReferredToBy(*L.Lambda).isNull())))
      continue;
    SourceLocation Name =
        E->hasQualifier() ? E->getQualifierLoc().getBeginLoc() : E->getMemberLoc();
    std::optional<TextPosition> Begin = C.Source.begin(E->getBeginLoc());
    std::optional<TextRange> Named = C.Source.range({Name, E->getMemberLoc()});
    if (!Begin || !Named)
      continue;
    ByPointer.insert(E->getMemberLoc());
    Opened[{Begin->File, Begin->Offset}] += "(";
    C.Edits.replace(*Named, "*member_of(" + pointerTo(F, *Outer->getParent()) + "()))");
  }
  // Insert before the first token, not as a part of the token, which another edit may replace.
  for (const auto &[At, Parentheses] : Opened)
    C.Edits.insert({At.first, At.second}, Parentheses, InsertOrder::Declaration);
}

/// Returns the tag type through which the function object gets the pointer to \p F, a data member
/// of the class \p Of.
std::string MemberNames::pointerTo(const FieldDecl *F, const RecordDecl &Of) {
  std::string &Tag = Pointers[F];
  if (!Tag.empty())
    return Tag;
  SourceLocation Where = L.Lambda->getBeginLoc();
  Tag = C.Names.uniqueInNamespace(Of.getNameAsString() + "_" + F->getNameAsString(), Where,
                                  enclosingDeclarationOf(L));
  std::string Is = C.Names.unique(Tag + "_is", Where);
  std::string Function = "friend __host__ __device__ constexpr auto member_of(" + Tag + ")";
  Found.Pointers.push_back(fillLines({}, R"(
struct $Tag { $Function; };
template <auto Member> struct $Is { $Function { return Member; } };
template struct $Is<&$Class::$Field>;
)",
                                     {{"Tag", Tag},
                                      {"Function", Function},
                                      {"Is", Is},
                                      {"Class", Of.getQualifiedNameAsString()},
                                      {"Field", F->getNameAsString()}}));
  return Tag;
}

void MemberNames::addType(const std::string &Name) {
  if (llvm::any_of(Found.Types, [&](const PrivateType &T) { return T.Name == Name; }))
    return;
  SourceLocation Where = L.Lambda->getBeginLoc();
  PrivateType T;
  T.Name = Name;
  T.Qualified = Qualifier + Name;
  T.Tag = C.Names.uniqueInNamespace(Class.getNameAsString() + "_" + Name, Where,
                                    enclosingDeclarationOf(L));
  T.Parameter = C.Names.unique(Name + "_name", Where);
  std::string Is = C.Names.unique(T.Tag + "_is", Where);
  T.Declarations = fillLines({}, R"(
struct $Tag { friend auto type_of($Tag); };
template <typename T> struct $Is { friend auto type_of($Tag) { return amp2hip::named_type<T>(); } };
template struct $Is<$Type>;
)",
                             {{"Tag", T.Tag}, {"Is", Is}, {"Type", T.Qualified}});
  add(fillText("using $Name = typename decltype(type_of($Parameter()))::type;",
               {{"Name", Name}, {"Parameter", T.Parameter}}));
  Found.Types.push_back(std::move(T));
}

void MemberNames::refuse(const NamedDecl *D, SourceLocation Loc) {
  if (OutOfReach)
    C.Unit.error(
        Loc, fmt::format(
                 "'{}' is a member of the non-public class '{}', whose header contains no C++ AMP "
                 "and is not translated; include <amp.h> in the header or make the class public",
                 D->getNameAsString(), Class.getQualifiedNameAsString()));
  else
    C.Unit.error(
        Loc, fmt::format("'{}' is not public in '{}', whose header contains no C++ AMP and is not "
                         "translated; include <amp.h> in the header or make the member public",
                         D->getNameAsString(), Class.getNameAsString()));
}

MemberAccess MemberNames::find(llvm::ArrayRef<const NamedDecl *> Repeated) {
  accessFields();
  auto InLambda = [&](const NamedDecl *D, SourceLocation Loc, bool Qualified) {
    if (isa<FieldDecl>(D) && (!isHidden(D) || ByPointer.count(Loc)))
      return; // the kernel accesses the data member through an object
    if (reaches(D, Loc, Qualified) && !Qualified)
      if (std::optional<TextRange> R = C.Source.range(Loc))
        C.Edits.insert({R->File, R->Begin}, qualifierFor(D), InsertOrder::Token);
  };
  Visitor(Class, InLambda).TraverseStmt(const_cast<LambdaExpr *>(L.Lambda));
  auto InDeclaration = [&](const NamedDecl *D, SourceLocation Loc, bool IsQualified) {
    // Several function objects may repeat a declaration.
    if (reaches(D, Loc, IsQualified) && !IsQualified && C.Qualified.insert(Loc).second)
      if (std::optional<TextRange> R = C.Source.range(Loc))
        C.Edits.insert({R->File, R->Begin}, qualifierFor(D), InsertOrder::Token);
  };
  for (const NamedDecl *D : Repeated)
    Visitor(Class, InDeclaration).TraverseDecl(const_cast<NamedDecl *>(D));
  // Declare the types that the captured variables' declarations name: the function object repeats
  // the text of these declarations.
  auto InType = [&](const NamedDecl *D, SourceLocation Loc, bool Qualified) {
    if (isa<TypeDecl>(D) && reaches(D, Loc, Qualified) && !Qualified)
      add("using " + D->getNameAsString() + " = " + qualifierFor(D) + D->getNameAsString() + ";");
  };
  for (const CapturedVariable &Capture : L.Captures) {
    if (const TypeSourceInfo *Written = Capture.Variable->getTypeSourceInfo())
      Visitor(Class, InType).TraverseTypeLoc(Written->getTypeLoc());
    // Also visit the types of variables declared with `auto`, which the text does not contain.
    visitTypes(Capture.Variable->getType().getNonReferenceType(), [&](const TagDecl *Tag) {
      if (Tag->getDeclContext() == &Class && Tag->getIdentifier() && (isHidden(Tag) || OutOfReach))
        addPrivate(Tag);
    });
  }
  return std::move(Found);
}

} // namespace

MemberAccess qualifyMembers(RewriteContext &C, const AmpLambda &L, const CXXRecordDecl &Class,
                            const std::string &Written,
                            llvm::ArrayRef<const NamedDecl *> Repeated) {
  return MemberNames(C, L, Class, Written).find(Repeated);
}

} // namespace amp2hip
