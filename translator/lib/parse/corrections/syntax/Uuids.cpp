//===--- Uuids.cpp - Identifiers of classes -------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/syntax/Uuids.h"
#include "normalize/TokenView.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "text/Format.h"
#include "text/Layout.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Collects the classes with identifiers, and the uses of identifiers that
/// amp2hip_windows::uuid_of does not find.
class Identifiers : public UserVisitor {
public:
  explicit Identifiers(const Unit &U) : UserVisitor(U) {}
  bool shouldVisitTemplateInstantiations() const override { return true; }

  bool VisitCXXRecordDecl(CXXRecordDecl *C) override {
    const auto *Attribute = C->getAttr<UuidAttr>();
    // The attribute of an instance is that of the template.
    if (Attribute && !Attribute->isInherited() && U.isUserLocation(C->getLocation()) &&
        !isTemplateInstantiation(C->getTemplateSpecializationKind()))
      Classes.push_back(C);
    return true;
  }
  bool VisitStmt(Stmt *S) override {
    const auto *E = dyn_cast<CXXUuidofExpr>(S);
    if (!E)
      return true;
    QualType Type =
        E->isTypeOperand() ? E->getTypeOperand(U.context()) : E->getExprOperand()->getType();
    Type = U.context().getBaseElementType(Type.getNonReferenceType());
    if (Type->isPointerType())
      Type = Type->getPointeeType();
    const CXXRecordDecl *Class = Type->getAsCXXRecordDecl();
    if (!Type->isDependentType() && U.isUserLocation(E->getBeginLoc()) &&
        !(Class && Class->getMostRecentDecl()->hasAttr<UuidAttr>()))
      Others.insert(E->getBeginLoc());
    return true;
  }

  std::vector<const CXXRecordDecl *> Classes;
  std::set<SourceLocation> Others;
};

/// Writes the declarations of one unit.
class Writer {
public:
  explicit Writer(Unit &U) : U(U), Tokens(U.Tokens) {}

  /// Declares the identifier of \p C, or reports an error.
  void declare(const CXXRecordDecl *C) {
    if (isDeclaredBefore(C))
      return;
    const size_t Name = indexOf(C->getLocation());
    if (C->getName().empty() || Name == TokenView::None)
      return error(C, "give the class a name");
    if (C->getDescribedClassTemplate() || isa<ClassTemplatePartialSpecializationDecl>(C))
      return error(C, "give identifiers to specializations of the template for single types");
    if (C->getParentFunctionOrMethod())
      return error(C, "move the class out of the function");
    std::string Text = C->getNameAsString();
    if (const auto *S = dyn_cast<ClassTemplateSpecializationDecl>(C);
        S && S->getTemplateArgsAsWritten())
      Text += sourceText({S->getTemplateArgsAsWritten()->getLAngleLoc(),
                          S->getTemplateArgsAsWritten()->getRAngleLoc()});
    const std::string Qualifier = sourceText(C->getQualifierLoc().getSourceRange());
    const bool IsMember = C->getLexicalDeclContext()->isRecord();
    StringRef Identifier = C->getAttr<UuidAttr>()->getGuid();
    Identifier.consume_front("{");
    Identifier.consume_back("}");
    const std::string Line =
        fmt::format("{}AMP2HIP_{}UUID(\"{}\", {}{});",
                    C->getDeclContext()->isExternCContext() && !IsMember ? "extern \"C++\" " : "",
                    IsMember ? "NESTED_" : "", Identifier, Qualifier, Text);

    size_t First = Tokens.declarationStart(Name);
    while (Tokens.is(First, tok::kw_public, tok::kw_private, tok::kw_protected) &&
           Tokens.is(First + 1, tok::colon))
      First += 2;
    const SourceLocation Begin = U.SM.getExpansionLoc(Tokens[First].getLocation());
    const auto [File, Offset] = U.SM.getDecomposedLoc(Begin);
    const StringRef Buffer = U.SM.getBufferData(File);
    const std::string Separator = (lineEnding(Buffer) + indentationAt(Buffer, Offset)).str();
    if (!C->isThisDeclarationADefinition())
      return insertAfterDeclaration(Name, Separator + Line);
    std::string Forward;
    if (Qualifier.empty())
      Forward =
          fmt::format("{}{} {};{}", isa<ClassTemplateSpecializationDecl>(C) ? "template <> " : "",
                      C->isClass()   ? "class"
                      : C->isUnion() ? "union"
                                     : "struct",
                      Text, Separator);
    U.SourceFixes.push_back(FixItHint::CreateInsertion(Begin, Forward + Line + Separator));
  }

private:
  /// True if the file declares the identifier before \p C. If another file does, it may be missing
  /// in other sources.
  bool isDeclaredBefore(const CXXRecordDecl *C) const {
    const FileID File = U.SM.getFileID(U.SM.getExpansionLoc(C->getLocation()));
    for (const CXXRecordDecl *D = C->getPreviousDecl(); D; D = D->getPreviousDecl())
      if (const auto *Attribute = D->getAttr<UuidAttr>();
          Attribute && !Attribute->isInherited() &&
          U.SM.getFileID(U.SM.getExpansionLoc(D->getLocation())) == File)
        return true;
    return false;
  }
  void error(const CXXRecordDecl *C, StringRef Advice) const {
    U.error(C->getLocation(),
            fmt::format("amp2hip cannot declare the identifier of this class for '__uuidof'; {}",
                        Advice));
  }
  /// Inserts \p Text after the declaration without a body that contains the token at \p I.
  void insertAfterDeclaration(size_t I, StringRef Text) {
    while (I < Tokens.size() && !Tokens.is(I, tok::semi))
      ++I;
    if (I < Tokens.size())
      U.SourceFixes.push_back(FixItHint::CreateInsertion(
          U.SM.getExpansionRange(Tokens[I].getLocation()).getEnd().getLocWithOffset(1), Text));
  }
  size_t indexOf(SourceLocation Loc) const {
    for (size_t I = 0; I < Tokens.size(); ++I)
      if (Tokens[I].getLocation() == Loc)
        return I;
    return TokenView::None;
  }
  std::string sourceText(SourceRange Range) const {
    if (Range.isInvalid())
      return "";
    return Lexer::getSourceText(CharSourceRange::getTokenRange(Range), U.SM, U.CI.getLangOpts())
        .str();
  }

  Unit &U;
  const TokenView Tokens;
};

} // namespace

void declareUuids(Unit &U) {
  if (llvm::none_of(U.Tokens,
                    [](const Token &T) { return T.isOneOf(tok::kw___declspec, tok::kw___uuidof); }))
    return;
  Identifiers All(U);
  All.TraverseDecl(U.context().getTranslationUnitDecl());
  Writer W(U);
  for (const CXXRecordDecl *C : All.Classes)
    W.declare(C);
  for (SourceLocation Loc : All.Others)
    U.error(Loc, "this operand of '__uuidof' is not a class with an identifier; name the class");
}

} // namespace amp2hip
