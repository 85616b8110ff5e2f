//===--- CallOperator.cpp - The call operator of a function object --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/kernels/CallOperator.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/movedcode/MovedMacros.h"
#include "rewrite/names/NameTable.h"
#include "rewrite/text/TypeText.h"
#include "text/Layout.h"
#include "text/Tokens.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;

namespace amp2hip {

/// Returns the template head of the call operator of a generic lambda; empty for other lambdas.
/// Replaces each `auto` in a parameter by a named template parameter, because C++17 does not allow
/// `auto` in the parameters of a function.
static std::string genericHead(RewriteContext &C, const AmpLambda &L) {
  std::string Parameters;
  for (const NamedDecl *P : L.Lambda->getExplicitTemplateParameters())
    if (std::optional<TextRange> R = C.Source.range(P->getSourceRange()))
      Parameters += (Parameters.empty() ? "" : ", ") + C.Edits.render(*R);
  for (const ParmVarDecl *P : L.Lambda->getCallOperator()->parameters()) {
    TypeLoc Loc = P->getTypeSourceInfo()->getTypeLoc();
    // Find the `auto` of a generic lambda by its token: in the AST, it is a template parameter.
    std::optional<TextRange> Type = C.Source.range(Loc.getSourceRange());
    if (!Type || !P->getType()->isDependentType())
      continue;
    StringRef Text = C.Source.text(Type->File);
    size_t At = findToken(Text.slice(Type->Begin, Type->End), "auto");
    if (At == StringRef::npos)
      continue;
    std::string Name = C.Names.unique(
        (P->getIdentifier() ? P->getNameAsString() : "argument") + "_type", P->getLocation());
    bool Pack = P->isParameterPack();
    C.Edits.replace({Type->File, unsigned(Type->Begin + At), unsigned(Type->Begin + At + 4)}, Name);
    Parameters +=
        (Parameters.empty() ? "" : ", ") + std::string(Pack ? "typename... " : "typename ") + Name;
  }
  return Parameters.empty() ? "" : "template <" + Parameters + ">";
}

/// True if \p S contains a return statement with a value, outside nested lambdas.
static bool returnsValue(const Stmt *S) {
  if (!S || isa<LambdaExpr>(S))
    return false;
  if (const auto *R = dyn_cast<ReturnStmt>(S))
    return R->getRetValue() != nullptr;
  return llvm::any_of(S->children(), returnsValue);
}

/// Returns the deduced result type of \p Call; `auto` if the type has no name outside functions.
static std::string resultText(RewriteContext &C, const CXXMethodDecl &Call) {
  QualType T = Call.getReturnType();
  if (T->isDependentType() || T->isUndeducedType() || T->getLinkage() == Linkage::None)
    return "auto";
  std::string Name = qualifiedName(C, T);
  bool IsUnnamed =
      Name.find("(lambda") != std::string::npos || Name.find("(unnamed") != std::string::npos;
  if (!IsUnnamed)
    C.Macros.Configuration.report(&Call);
  return IsUnnamed ? "auto" : Name;
}

/// Returns the arguments that pass on the parameters of \p Call: `, i`. Gives unnamed parameters a
/// name.
static std::string argumentsFor(RewriteContext &C, const CXXMethodDecl &Call) {
  std::string Arguments;
  for (const ParmVarDecl *P : Call.parameters()) {
    std::string Name = P->getNameAsString();
    if (std::optional<TextPosition> At = C.Source.begin(P->getLocation()); Name.empty() && At) {
      Name = C.Names.unique("argument", P->getLocation());
      C.Edits.insert(*At, " " + Name, InsertOrder::After);
    }
    Arguments += ", " + Name + (P->isParameterPack() ? "..." : "");
  }
  return Arguments;
}

std::vector<std::string> usings(RewriteContext &C, const AmpLambda &L) {
  std::vector<std::string> Usings;
  for (const Decl *Using : L.Usings)
    if (std::optional<TextRange> R = C.Source.range(Using->getSourceRange()))
      Usings.push_back(C.Edits.render(*R) + ";");
  return Usings;
}

/// Returns \p Body with \p First as its first statements.
static std::string beginningWith(const std::vector<std::string> &First, std::string Body,
                                 const std::string &Newline) {
  std::string Break = " ";
  size_t Line = Body.find('\n');
  if (Line != std::string::npos && StringRef(Body).slice(1, Line).trim().empty()) {
    size_t Code = Body.find_first_not_of(" \t\r\n", 1);
    Break = Newline + indentationAt(Body, Code);
  }
  std::string Begin;
  for (const std::string &Statement : First)
    Begin += Break + Statement;
  return Body.insert(1, Begin);
}

/// Returns the call operator that a launch calls for a kernel made from a mutable lambda. All
/// threads share the kernel, so this operator copies the kernel and calls the copy.
static std::string copyingCall(const CodeLayout &Layout) {
  return fillLines(Layout, R"(

template <typename Index>
__host__ __device__ void operator()(const Index &index) const { auto copy = *this; copy(index); }
)");
}

/// Returns a function that converts \p Class to a function pointer, as a lambda without captures
/// converts.
static std::string conversionText(const std::string &Class, bool IsGeneric,
                                  const CodeLayout &Layout) {
  if (!IsGeneric)
    return fillLines(Layout, R"(

operator auto() const { return amp2hip::pointer_to_call(&$Class::operator()); }
)",
                     {{"Class", Class}});
  return fillLines(Layout, R"(

template <typename Result, typename... Arguments>
operator amp2hip::function_pointer<Result, Arguments...>() const { return $Call; }
)",
                   {{"Call", "amp2hip::call_object<" + Class + ", Result, Arguments...>"}});
}

/// True if only white space precedes \p Offset in its line.
static bool isFirstOfLine(StringRef Text, unsigned Offset) {
  const StringRef Before = Text.take_front(Offset);
  return Before.drop_front(Before.rfind('\n') + 1).trim().empty(); // npos + 1 is 0
}

std::string callOperatorText(RewriteContext &C, const AmpLambda &L, const std::string &Class,
                             const std::vector<CaptureField> &Fields, bool WriteResult,
                             const std::vector<std::string> &First, const CodeLayout &Layout) {
  const CXXMethodDecl *Call = L.Lambda->getCallOperator();
  std::string Head = genericHead(C, L);
  FunctionTypeLoc Type =
      Call->getTypeSourceInfo()->getTypeLoc().IgnoreParens().getAs<FunctionTypeLoc>();
  // For `[] { ... }`, which has no parentheses, use the introducer: the body follows it.
  const bool HasParens = L.Lambda->hasExplicitParameters();
  std::optional<TextRange> Parens =
      C.Source.range(HasParens ? SourceRange(Type.getLParenLoc(), Type.getRParenLoc())
                               : L.Lambda->getIntroducerRange());
  std::optional<TextRange> Body = C.Source.range(L.Lambda->getBody()->getSourceRange());
  if (!Parens || !Body)
    return "";
  StringRef Text = C.Source.text(Body->File);
  auto Pack = llvm::find_if(Fields, [](const CaptureField &F) { return F.IsPack; });
  std::string Unpacked = HasParens ? C.Edits.render(*Parens) : "()"; // the parameters of `unpacked`
  const std::string Arguments = Pack == Fields.end() ? "" : argumentsFor(C, *Call);
  const std::string Parameters = HasParens ? C.Edits.render(*Parens) : "()";
  // The remaining specifiers, between the parameters and the body.
  std::string Tail = C.Edits.render(TextRange{Body->File, Parens->End, Body->Begin});
  if (size_t At = findToken(Tail, "mutable"); At != std::string::npos)
    Tail.erase(At, 7);
  Tail = StringRef(Tail).trim().str();

  std::string Result = "auto";
  if (!L.Lambda->hasExplicitResultType())
    Result = !returnsValue(L.Lambda->getBody()) ? "void"
             : WriteResult                      ? resultText(C, *Call)
                                                : "auto";
  std::string Qualifiers = L.Lambda->isMutable() ? "" : " const";
  if (StringRef(Tail).contains('#')) // a directive requires a line of its own
    Qualifiers += Layout.Newline + Tail + Layout.Newline;
  else if (!Tail.empty())
    Qualifiers += " " + Tail;
  const bool IsConstexpr = L.Variable && L.Variable->isConstexpr();
  std::string Begin = fillLines(Layout, R"(
$Head
${Specifier}${Constexpr}$Result)",
                                {{"Head", Head},
                                 {"Specifier", L.IsAmp ? "__host__ __device__ " : ""},
                                 {"Constexpr", IsConstexpr ? "constexpr " : ""},
                                 {"Result", Result}});
  std::string Out = Begin + " operator()" + Parameters + Qualifiers;
  if (Pack != Fields.end()) {
    // The body expands the original pack, so the elements of the pack become parameters of a second
    // function, `unpacked`.
    Out += fillText(" { return $Pack.unpack(*this$Arguments); }",
                    {{"Pack", Pack->Name}, {"Arguments", Arguments}}) +
           Layout.Newline + Layout.Newline;
    Unpacked.pop_back();
    Out += Begin + " unpacked" + Unpacked + (Call->param_empty() ? "" : ", ") +
           Pack->PackParameters + ")" + Qualifiers;
  }
  // Keep the opening brace of the body on its own line, if it was on one.
  const bool OwnLine = isFirstOfLine(Text, Body->Begin);
  const unsigned Brace = isFirstOfLine(Text, Body->End - 1) ? Body->End - 1 : Body->Begin;
  Out += OwnLine ? Layout.Newline + Layout.Indent : " ";
  Out += reindented(beginningWith(First, C.Edits.render(*Body), Layout.Newline),
                    indentationAt(Text, Brace), Layout.Indent) +
         Layout.Newline;
  if (L.IsConverted)
    Out += conversionText(Class, /*IsGeneric=*/!Head.empty(), Layout);
  if (L.IsAmp && L.Lambda->isMutable() && Head.empty() && Call->getNumParams() == 1)
    Out += copyingCall(Layout);
  return Out;
}

} // namespace amp2hip
