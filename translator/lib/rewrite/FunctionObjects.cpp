//===--- FunctionObjects.cpp - Amp lambdas become function objects --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] *= f; });
//
//   struct scale_kernel {
//       array_view<float, 1> v;
//       float f;
//
//       __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] *= f; }
//   };
//   parallel_for_each(v.extent, scale_kernel{v, f});
//
// Closure conversion, by hand: the vendors' compilers do not take a lambda of
// host code into a kernel as it is.
//
//===----------------------------------------------------------------------===//
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"
#include "parse/Unit.h"
#include "rewrite/LocalDeclarations.h"
#include "rewrite/MemberNames.h"
#include "rewrite/Placement.h"
#include "rewrite/Rewrite.h"
#include "rewrite/Types.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

using namespace clang;

namespace amp2hip {
namespace {

/// A member of a function object, from a capture.
struct Field {
  std::string Declaration; ///< `float f`
  std::string Name;
  std::string Value;  ///< what the use initialises it with
  std::string Bounds; ///< `[4]` if it is a C array
  std::string Element;
  bool ElementByElement = false; ///< its elements have no default constructor
  std::string Elements;          ///< `{c[0], c[1]}`, then
};

class FunctionObjects {
public:
  explicit FunctionObjects(RewriteContext &C) : C(C), Locals(C) { Locals.nameTypes(); }

  void plan() {
    // The types first: what they are made of is edited where they stood.
    for (const FunctionDecl *F : Locals.hoistingFunctions())
      writeHoisted(F);
    for (const AmpLambda &L : C.M.Lambdas)
      convert(L);
    writeGroups();
    Locals.plan();
    // A function object of the user's own must be in a kernel's reach, too.
    for (const FunctionDecl *F : C.M.AmpFunctions)
      if (const auto *Method = dyn_cast<CXXMethodDecl>(F);
          Method && Method->getOverloadedOperator() == OO_Call && Method->isFirstDecl())
        makePublic(C, Method->getParent());
  }

private:
  /// What stands in front of one function.
  struct Group {
    std::string Indent, Newline;
    bool Internal = false;
    std::vector<std::string> Texts;
  };

  void writeHoisted(const FunctionDecl *F);
  void addToNamespace(const Placement &Place, const std::string &Text, bool Internal);
  void writeGroups();
  bool hasInternalLinkage(const FunctionDecl *F) const;
  std::string openPublic(const Placement &Place, TextPosition At, const std::string &Indent);
  void convert(const AmpLambda &L);
  std::string name(const AmpLambda &L);
  std::string comment(const AmpLambda &L);
  std::vector<Field> fields(const AmpLambda &L, TemplateText &Template);
  Field field(const CapturedVariable &Capture, TemplateText &Template);
  std::string callOperator(const AmpLambda &L, const std::string &Indent);
  std::string genericHead(const AmpLambda &L);
  std::string constructor(const std::string &Name, const std::vector<Field> &Fields,
                          const std::string &Indent);
  void replaceUse(const AmpLambda &L, const std::string &Name, const TemplateText &Template,
                  const std::vector<Field> &Fields);

  RewriteContext &C;
  LocalDeclarations Locals;
  std::string Newline = "\n", Unit = "    ";
  /// What closure types are called now.
  llvm::DenseMap<const CXXRecordDecl *, std::string> ClosureNames;
  std::map<std::pair<FileID, unsigned>, bool> PublicWritten;
  std::map<std::pair<FileID, unsigned>, Group> Groups;
};

std::string FunctionObjects::name(const AmpLambda &L) {
  std::string Base;
  if (L.Function) {
    if (L.Function->getDeclName().isIdentifier())
      Base = L.Function->getNameAsString();
    else if (const auto *Method = dyn_cast<CXXMethodDecl>(L.Function))
      Base = Method->getParent()->getNameAsString();
    else
      Base = "operator";
  }
  std::string Suffix = L.Launch.isValid() ? "kernel"
                       : L.Variable       ? L.Variable->getNameAsString()
                                          : "function";
  if (Base.empty())
    Base = Suffix, Suffix = "function";
  return C.Names.unique(Base + "_" + Suffix, L.Lambda->getBeginLoc());
}

std::string FunctionObjects::comment(const AmpLambda &L) {
  SourceLocation At = L.Launch.isValid() ? L.Launch : L.Lambda->getBeginLoc();
  PresumedLoc P = C.U.SM.getPresumedLoc(C.U.SM.getExpansionLoc(At));
  return (L.Launch.isValid() ? "// parallel_for_each at " : "// amp lambda at ") +
         llvm::sys::path::filename(P.getFilename()).str() + ":" +
         std::to_string(P.getLine());
}

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
  if (auto Parameter = Inner.getUnqualifiedLoc().getAs<TemplateTypeParmTypeLoc>())
    if (Parameter.getDecl() && Parameter.getDecl()->isImplicit())
      return true;
  return (Loc.getContainedAutoTypeLoc() || Loc.getAs<DecltypeTypeLoc>());
}

Field FunctionObjects::field(const CapturedVariable &Capture, TemplateText &Template) {
  const VarDecl *V = Capture.Variable;
  TypeLoc Loc = V->getTypeSourceInfo() ? V->getTypeSourceInfo()->getTypeLoc() : TypeLoc();
  Field F;
  F.Name = F.Value = V->getNameAsString();
  if (V->isInitCapture() && V->getInit())
    if (std::optional<TextRange> R = C.Source.range(V->getInit()->getSourceRange()))
      F.Value = C.E.render(*R);
  if (Capture.ByReference) {
    F.Declaration = arrayHandle(C, Loc, V->getType()) + " " + F.Name;
    return F;
  }
  QualType Plain = V->getType().getNonReferenceType();
  // Other closures, and types that only have a name since they were hoisted.
  std::string Type;
  if (const CXXRecordDecl *R = Plain->getAsCXXRecordDecl(); R && R->isLambda())
    Type = ClosureNames.lookup(R);
  if (!Type.empty()) {
    F.Declaration = Type + " " + F.Name;
    return F;
  }
  splitArrayType(C, Loc, Plain, F.Element, F.Bounds);
  bool Nameless = F.Element.find("(lambda") != std::string::npos ||
                  F.Element.find("(unnamed") != std::string::npos;
  if (Nameless || (Plain->isDependentType() && isDeduced(Loc))) {
    // Only an instantiation knows the type: it becomes a parameter.
    std::string Parameter = C.Names.unique(F.Name + "_type", V->getLocation());
    bool Bare = !V->getType()->isReferenceType() && !V->getType().isConstQualified();
    std::string Argument = "decltype(" + F.Name + ")";
    if (!Bare)
      Argument = "std::remove_cv_t<std::remove_reference_t<" + Argument + ">>";
    auto Append = [](std::string &List, const std::string &Open, const std::string &Item) {
      // In front: a parameter pack must stay the last.
      if (List.empty())
        List = Open + Item + ">";
      else
        List.insert(Open.size(), Item + ", ");
    };
    Append(Template.Head, "template <", "typename " + Parameter);
    Append(Template.Arguments, "<", Argument);
    F.Element = Parameter;
    F.Bounds.clear();
    F.Declaration = Parameter + " " + F.Name;
    return F;
  }
  if (F.Element == F.Name && Plain->getAsTagDecl()) // the member would hide its own type
    F.Element = (Plain->getAsTagDecl()->getKindName() + " " + F.Element).str();
  F.Declaration = F.Element + " " + F.Name + F.Bounds;
  if (const CXXRecordDecl *R = C.U.context().getBaseElementType(Plain)->getAsCXXRecordDecl())
    F.ElementByElement = !F.Bounds.empty() && !R->hasDefaultConstructor();
  if (F.ElementByElement)
    F.Elements = elementList(C.U.context(), Plain, F.Name);
  return F;
}

std::vector<Field> FunctionObjects::fields(const AmpLambda &L, TemplateText &Template) {
  std::vector<Field> Fields;
  for (const CapturedVariable &Capture : L.Captures)
    Fields.push_back(field(Capture, Template));
  return Fields;
}

/// Gives the `auto` parameters of a generic lambda names; a member of a class
/// cannot have them in C++17.
std::string FunctionObjects::genericHead(const AmpLambda &L) {
  std::string Parameters;
  for (const NamedDecl *P : L.Lambda->getExplicitTemplateParameters())
    if (std::optional<TextRange> R = C.Source.range(P->getSourceRange()))
      Parameters += (Parameters.empty() ? "" : ", ") + C.E.render(*R);
  for (const ParmVarDecl *P : L.Lambda->getCallOperator()->parameters()) {
    TypeLoc Loc = P->getTypeSourceInfo()->getTypeLoc();
    // A generic lambda's `auto` is a template parameter in the AST; the token
    // tells.
    std::optional<TextRange> Type = C.Source.range(Loc.getSourceRange());
    if (!Type || !P->getType()->isDependentType())
      continue;
    StringRef Text = C.Source.text(Type->File);
    size_t At = Text.slice(Type->Begin, Type->End).find("auto");
    if (At == StringRef::npos)
      continue;
    std::string Name =
        C.Names.unique((P->getIdentifier() ? P->getNameAsString() : "argument") + "_type",
                       P->getLocation());
    bool Pack = P->isParameterPack();
    C.E.replace({Type->File, unsigned(Type->Begin + At), unsigned(Type->Begin + At + 4)}, Name);
    Parameters += (Parameters.empty() ? "" : ", ") +
                  std::string(Pack ? "typename... " : "typename ") + Name;
  }
  return Parameters.empty() ? "" : "template <" + Parameters + ">";
}

/// True if \p S returns a value; what nested lambdas return does not count.
static bool returnsValue(const Stmt *S) {
  if (!S || isa<LambdaExpr>(S))
    return false;
  if (const auto *R = dyn_cast<ReturnStmt>(S))
    return R->getRetValue() != nullptr;
  return llvm::any_of(S->children(), returnsValue);
}

std::string FunctionObjects::callOperator(const AmpLambda &L, const std::string &Indent) {
  const CXXMethodDecl *Call = L.Lambda->getCallOperator();
  std::string Head = genericHead(L);
  FunctionTypeLoc Type =
      Call->getTypeSourceInfo()->getTypeLoc().IgnoreParens().getAs<FunctionTypeLoc>();
  std::optional<TextRange> Parens =
      C.Source.range({Type.getLParenLoc(), Type.getRParenLoc()});
  std::optional<TextRange> Body = C.Source.range(L.Lambda->getBody()->getSourceRange());
  if (!Parens || !Body)
    return "";
  StringRef Text = C.Source.text(Body->File);
  std::string Parameters = C.E.render(*Parens);
  // Between the parameters and the body: what is left of the specifiers.
  std::string Tail = C.E.render(TextRange{Body->File, Parens->End, Body->Begin});
  for (size_t At = Tail.find("mutable"); At != std::string::npos; At = Tail.find("mutable"))
    Tail.erase(At, 7);
  Tail = StringRef(Tail).trim().str();

  std::string Result = "auto";
  if (!L.Lambda->hasExplicitResultType() && !returnsValue(L.Lambda->getBody()))
    Result = "void";
  std::string Out;
  if (!Head.empty())
    Out += Indent + Head + Newline;
  Out += Indent + "__host__ __device__ " + Result + " operator()" + Parameters;
  if (!L.Lambda->isMutable())
    Out += " const";
  if (!Tail.empty())
    Out += " " + Tail;
  // The body, byte for byte; its brace where the user puts braces.
  size_t Line = Text.take_front(Body->Begin).rfind('\n');
  Line = Line == StringRef::npos ? 0 : Line + 1;
  bool OwnLine = Text.slice(Line, Body->Begin).trim().empty();
  Out += OwnLine ? Newline + Text.slice(Line, Body->Begin).str() : " ";
  return Out + C.E.render(*Body) + Newline;
}

std::string FunctionObjects::constructor(const std::string &Name,
                                         const std::vector<Field> &Fields,
                                         const std::string &Indent) {
  if (llvm::none_of(Fields, [](const Field &F) { return !F.Bounds.empty(); }))
    return "";
  // A C array cannot be copied into an aggregate.
  std::string Parameters, Initialisers, Copies;
  for (const Field &F : Fields) {
    Parameters += Parameters.empty() ? "" : ", ";
    if (F.Bounds.empty()) {
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
      Parameters += "const " + F.Element + " (&" + F.Name + ")" + F.Bounds;
      Copies += " amp2hip::copy_elements(this->" + F.Name + ", " + F.Name + ");";
    }
  }
  return Indent + Name + "(" + Parameters + ")" + Initialisers + " {" + Copies + " }" + Newline +
         Newline;
}

void FunctionObjects::replaceUse(const AmpLambda &L, const std::string &Name,
                                 const TemplateText &Template,
                                 const std::vector<Field> &Fields) {
  std::string Use = Name + Template.Arguments + "{";
  for (const Field &F : Fields)
    Use += (&F == &Fields.front() ? "" : ", ") + F.Value;
  Use += "}";
  // Braces do not keep the arguments of a macro together.
  SourceLocation Begin = L.Lambda->getBeginLoc();
  if (Begin.isMacroID() && C.U.SM.isMacroArgExpansion(Begin))
    Use = "(" + Use + ")";
  if (std::optional<TextRange> R = C.Source.range(L.Lambda->getSourceRange()))
    C.E.replace(*R, Use);
}

void FunctionObjects::writeHoisted(const FunctionDecl *F) {
  if (std::optional<Placement> Place = placeBefore(C, F)) {
    Newline = lineEnding(C.Source.text(Place->At.File)).str();
    addToNamespace(*Place, Locals.hoistedFrom(F), hasInternalLinkage(F));
  }
}

/// A macro that the function itself defines is not there yet where the function
/// object stands: its uses are written out.
static void writeOutInnerMacros(RewriteContext &C, const AmpLambda &L) {
  if (!L.Outermost)
    return;
  const SourceManager &SM = C.U.SM;
  SourceLocation From = L.Outermost->getBeginLoc(), Begin = L.Lambda->getBeginLoc(),
                 End = L.Lambda->getEndLoc();
  for (const Token &T : C.U.Tokens) {
    SourceLocation Loc = T.getLocation();
    if (!Loc.isMacroID() || SM.isBeforeInTranslationUnit(Loc, Begin) || SM.isBeforeInTranslationUnit(End, Loc))
      continue;
    SourceLocation Spelled = SM.getSpellingLoc(Loc);
    if (C.U.isUserLocation(Spelled) && SM.isBeforeInTranslationUnit(From, Spelled) &&
        SM.isBeforeInTranslationUnit(Spelled, Begin))
      C.Source.requestWriteOut(Loc);
  }
}

/// True if preprocessor directives stand in the lambda's declarator, or in its
/// body without their other half: the text cannot be moved then.
static bool hasSplitDirectives(RewriteContext &C, const AmpLambda &L) {
  std::optional<TextRange> All = C.Source.range(L.Lambda->getSourceRange());
  std::optional<TextPosition> Body = C.Source.begin(L.Lambda->getBody()->getBeginLoc());
  if (!All || !Body)
    return false;
  StringRef Text = C.Source.text(All->File).slice(All->Begin, All->End);
  size_t BodyAt = Body->Offset - All->Begin;
  int Depth = 0;
  for (size_t At = 0; At < Text.size();) {
    StringRef Line = Text.drop_front(At).split('\n').first;
    StringRef Directive = Line.ltrim();
    if (Directive.consume_front("#")) {
      Directive = Directive.ltrim();
      if (At < BodyAt)
        return true;
      if (Directive.starts_with("if"))
        ++Depth;
      else if (Directive.starts_with("endif") && --Depth < 0)
        return true;
      else if (Directive.starts_with("el") && Depth == 0)
        return true;
    }
    At += Line.size() + 1;
  }
  return Depth != 0;
}

void FunctionObjects::convert(const AmpLambda &L) {
  writeOutInnerMacros(C, L);
  if (hasSplitDirectives(C, L)) {
    C.U.error(L.Lambda->getBeginLoc(), "preprocessor directives begin or end inside this amp "
                                       "lambda; move them around the whole statement");
    return;
  }
  std::optional<TextRange> Range = C.Source.range(L.Lambda->getSourceRange());
  std::optional<Placement> Place = placeFunctionObject(C, L);
  if (!Range || !Place)
    return;
  StringRef Text = C.Source.text(Range->File);
  Newline = lineEnding(Text).str();
  Unit = indentationAt(Text, Range->Begin).find('\t') == std::string::npos ? "    " : "\t";
  if (Place->QualifyMembersOf)
    qualifyMembers(C, *L.Lambda, *Place->QualifyMembersOf);

  TemplateText Template;
  if (L.Outermost)
    Template = templateText(C, L.Outermost);
  std::string Name = name(L);
  std::vector<Field> Fields = fields(L, Template);
  bool InsideClass = Place->Class && !Place->Declaration;
  std::string Indent = InsideClass ? Place->Indent + Unit : Place->Indent;
  std::string Inner = Indent + Unit;

  std::string Out = Indent + comment(L) + Newline;
  if (!Place->Heads.empty())
    Out += Indent + Place->Heads + Newline;
  if (!Template.Head.empty())
    Out += Indent + Template.Head + Newline;
  Out += Indent + "struct " + Place->Qualifier + Name + Newline + Indent + "{" + Newline;
  std::vector<std::string> Members = Locals.membersFor(L);
  for (const std::string &M : Members)
    Out += Inner + M + Newline;
  if (!Members.empty())
    Out += Newline;
  for (const Field &F : Fields)
    Out += Inner + F.Declaration + ";" + Newline;
  if (!Fields.empty())
    Out += Newline;
  Out += constructor(Name, Fields, Inner);
  Out += callOperator(L, Inner);
  Out += Indent + "};" + Newline;

  if (InsideClass) {
    C.E.insert(Place->At, openPublic(*Place, Place->At, Place->Indent) + Out,
               InsertOrder::Declaration);
  } else if (Place->Declaration) {
    std::string Head = Template.Head.empty() ? "" : Template.Head + " ";
    C.E.insert(*Place->Declaration,
               openPublic(*Place, *Place->Declaration, Place->DeclarationIndent) +
                   Place->DeclarationIndent + Unit + Head + "struct " + Name + ";" + Newline,
               InsertOrder::Declaration);
    C.E.insert(Place->At, Out + Newline, InsertOrder::Declaration);
  } else {
    addToNamespace(*Place, Out, hasInternalLinkage(L.Outermost));
  }
  if (Place->Class)
    makePublic(C, Place->Class);
  ClosureNames[L.Lambda->getLambdaClass()] = Name + Template.Arguments;
  replaceUse(L, Name, Template, Fields);
}

/// The line break and, once a class, the `public:` in front of a member that is
/// added at its end.
std::string FunctionObjects::openPublic(const Placement &Place, TextPosition At,
                                        const std::string &Indent) {
  bool &Written = PublicWritten[{At.File, At.Offset}];
  bool Needed = !std::exchange(Written, true) && needsPublic(Place.Class);
  return Newline + (Needed ? Indent + "public:" + Newline : "");
}

/// Two source files may have functions of one name, each with its kernels: what
/// is made from them is as local to the file as a lambda is. `main` is only
/// once in a program, and a header's text is the same everywhere.
bool FunctionObjects::hasInternalLinkage(const FunctionDecl *F) const {
  if (!F)
    return true;
  return C.U.SM.isInMainFile(C.U.SM.getExpansionLoc(F->getLocation())) && !F->isMain() &&
         !F->isInAnonymousNamespace();
}

void FunctionObjects::addToNamespace(const Placement &Place, const std::string &Text,
                                     bool Internal) {
  Group &G = Groups[{Place.At.File, Place.At.Offset}];
  G.Indent = Place.Indent;
  G.Newline = Newline;
  G.Internal |= Internal;
  G.Texts.push_back(Text);
}

void FunctionObjects::writeGroups() {
  for (const auto &[Where, G] : Groups) {
    std::string Out;
    for (const std::string &Text : G.Texts)
      Out += Text + G.Newline;
    if (G.Internal)
      Out = G.Indent + "namespace {" + G.Newline + G.Newline + Out + G.Indent +
            "} // namespace" + G.Newline + G.Newline;
    C.E.insert({Where.first, Where.second}, Out, InsertOrder::Declaration);
  }
}

} // namespace

void planFunctionObjects(RewriteContext &C) { FunctionObjects(C).plan(); }

} // namespace amp2hip
