//===--- MicrosoftFormats.cpp - Formats of Microsoft's printf -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/text/MicrosoftFormats.h"
#include "ast/FilesystemPaths.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "portability/sizes/ResizedTypes.h"
#include "portability/text/FormatConversions.h"
#include "portability/text/FormatFunctions.h"
#include "portability/text/LiteralSpelling.h"
#include "text/Format.h"
#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/MacroInfo.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringSet.h"
#include <optional>
#include <set>

using namespace clang;

namespace amp2hip {

namespace {

/// Collects the names of standard C's functions that the program gives to functions and variables
/// of its own.
class OwnNames : public UserVisitor {
public:
  using UserVisitor::UserVisitor;
  bool VisitNamedDecl(NamedDecl *D) override {
    if (isa<ValueDecl>(D) && D->getIdentifier() && formatArgument(D->getName()) >= 0)
      Names.insert(D->getName());
    return true;
  }
  llvm::StringSet<> Names;
};

/// A literal that a call may have as its format.
struct PossibleFormat {
  const StringLiteral *Literal;
  bool IsOwned; ///< in the argument of the call, so that no other call has it
};

/// Corrects the calls of functions with formats.
class FormatCalls : public UserVisitor {
public:
  explicit FormatCalls(Unit &U) : UserVisitor(U), Fixes(U.SourceFixes) {}

  bool VisitCallExpr(CallExpr *Call) override {
    const Expr &Callee = *Call->getCallee()->IgnoreParenImpCasts();
    const FunctionDecl *F = functionOf(Callee);
    const int Index = F ? formatIndex(*F) : -1;
    if (Index < 0)
      return true;
    Handled.insert(&Callee);
    std::vector<PossibleFormat> Formats;
    const bool IsKnown = Call->getNumArgs() > unsigned(Index) &&
                         findFormats(*Call->getArg(unsigned(Index)), true, Formats);
    bool IsMicrosoft = microsoftFormat(*F) || MicrosoftNames.count(spelledName(Callee));
    if (!IsMicrosoft && (!IsKnown || needsMicrosoftFunction(Formats, *F, *Call, unsigned(Index)))) {
      IsMicrosoft = redirect(Callee, *F);
      if (!IsMicrosoft && !IsKnown)
        reportFunction(Callee, *F);
    }
    for (const PossibleFormat &Format : Formats)
      fix(Format, *F, *Call, unsigned(Index) + 1, IsMicrosoft);
    return true;
  }

  /// Other uses than calls: nobody knows the formats of a pointer to the function.
  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    const FunctionDecl *F = Handled.count(E) ? nullptr : functionOf(*E);
    if (F && formatIndex(*F) >= 0 && !microsoftFormat(*F) &&
        !MicrosoftNames.count(spelledName(*E)) && !redirect(*E, *F))
      reportFunction(*E, *F);
    return true;
  }

  /// Corrects the definitions of macros that call a function: their formats if these are literals,
  /// the name of the function otherwise. Used or not, because all sources that include a header
  /// must have the same translation of it.
  void fixMacros() {
    OwnNames Own(U);
    Own.TraverseDecl(U.context().getTranslationUnitDecl());
    for (const MacroInfo *Macro : U.Macros)
      for (const FormatUse &Use : formatUses(*Macro))
        if (Use.hasLiteral())
          fixInMacro(Use);
        else if (U.isUserLocation(Use.Range.getEnd()) &&
                 (Use.IsQualified || !Own.Names.contains(Use.Name)) &&
                 MicrosoftNames.insert(Use.Range.getEnd()).second)
          replaceName(Use.Range, Use.IsQualified, Use.Name);
  }

private:
  /// Returns the function of a header that \p Callee refers to; null if there is none, or if the
  /// program has functions with this name.
  const FunctionDecl *functionOf(const Expr &Callee) const {
    const NamedDecl *D = nullptr;
    if (const auto *Reference = dyn_cast<DeclRefExpr>(&Callee)) {
      D = Reference->getDecl();
    } else if (const auto *Names = dyn_cast<UnresolvedLookupExpr>(&Callee)) {
      for (const NamedDecl *Found : Names->decls()) {
        D = Found->getUnderlyingDecl();
        if (U.isUserLocation(D->getLocation()))
          return nullptr;
      }
    }
    const auto *F = dyn_cast_or_null<FunctionDecl>(D);
    return F && F->getDeclName().isIdentifier() && !U.isUserLocation(F->getLocation()) ? F
                                                                                       : nullptr;
  }

  /// Returns the place of the name, without qualifier, in \p Callee.
  SourceLocation spelledName(const Expr &Callee) const {
    return U.SM.getSpellingLoc(Callee.getEndLoc());
  }

  void replaceName(SourceRange Range, bool IsQualified, StringRef Name) {
    Fixes.push_back(
        FixItHint::CreateReplacement(Range, (IsQualified ? "::" : "") + microsoftFunction(Name)));
  }

  /// Replaces the function \p F in \p Callee by the one that interprets Microsoft's formats.
  /// Returns false if the name is in a macro that other code uses.
  bool redirect(const Expr &Callee, const FunctionDecl &F) {
    bool IsQualified = false;
    if (const auto *Reference = dyn_cast<DeclRefExpr>(&Callee))
      IsQualified = Reference->hasQualifier();
    else if (const auto *Names = dyn_cast<UnresolvedLookupExpr>(&Callee))
      IsQualified = Names->getQualifier() != nullptr;
    const SourceLocation Begin = Callee.getBeginLoc(), End = Callee.getEndLoc();
    for (const SourceLocation Loc : {Begin, End})
      if (!U.isUserLocation(U.SM.getSpellingLoc(Loc)) || U.SM.isMacroBodyExpansion(Loc))
        return false;
    const SourceRange Spelled = {U.SM.getSpellingLoc(Begin), U.SM.getSpellingLoc(End)};
    // An alias that a macro defines, or a part of a name that a macro joins.
    const unsigned Length = Lexer::MeasureTokenLength(Spelled.getEnd(), U.SM, U.CI.getLangOpts());
    if (!U.SM.isWrittenInSameFile(Spelled.getBegin(), Spelled.getEnd()) ||
        StringRef(U.SM.getCharacterData(Spelled.getEnd()), Length) != F.getName())
      return false;
    if (Redirected.insert(Spelled.getEnd()).second)
      replaceName(Spelled, IsQualified, F.getName());
    return true;
  }

  void reportFunction(const Expr &Callee, const FunctionDecl &F) {
    const SourceLocation Loc = U.SM.getExpansionLoc(Callee.getBeginLoc());
    if (U.isUserLocation(Loc))
      U.report(Rule::MicrosoftFormat, Loc,
               fmt::format("formats of '{}' have another meaning on Linux if they have conversions "
                           "such as '%I64d'; call '{}', which interprets them as on Windows",
                           F.getName(), microsoftFunction(F.getName())));
  }

  /// Adds the literals that the format \p E may be. Returns false if it may be another text.
  bool findFormats(const Expr &E, bool IsOwned, std::vector<PossibleFormat> &Out) const {
    const Expr *Format = E.IgnoreParenImpCasts();
    if (const auto *Literal = dyn_cast<StringLiteral>(Format)) {
      Out.push_back({Literal, IsOwned});
      return true;
    }
    if (const auto *Choice = dyn_cast<ConditionalOperator>(Format))
      return findFormats(*Choice->getTrueExpr(), IsOwned, Out) &&
             findFormats(*Choice->getFalseExpr(), IsOwned, Out);
    const auto *Reference = dyn_cast<DeclRefExpr>(Format);
    const auto *Var = Reference ? dyn_cast<VarDecl>(Reference->getDecl()) : nullptr;
    if (!Var || isa<ParmVarDecl>(Var) || Var->getType()->isDependentType() ||
        !Var->getType().isConstant(U.context()))
      return isa<PredefinedExpr>(Format); // __FUNCTION__
    const Expr *Init = Var->getAnyInitializer();
    return Init && !Init->isValueDependent() && findFormats(*Init, false, Out);
  }

  /// Corrects the literals at the beginning of the format of a call in a macro.
  void fixInMacro(const FormatUse &Use) {
    auto Unknown = [](unsigned) { return std::optional<StringRef>(); };
    const FormatReader Reader = {hasWideFormat(Use.Name), Use.Name.contains("scanf"), false, false,
                                 Unknown};
    unsigned Argument = 0;
    for (const Token &T : Use.Format) {
      const SourceLocation Loc = T.getLocation();
      if (!tok::isStringLiteral(T.getKind()) || !U.isUserLocation(Loc))
        return;
      InMacros.insert(Loc);
      const StringRef Text(U.SM.getCharacterData(Loc), T.getLength());
      for (const FormatEdit &E : editsForFormat(Text, Reader, Argument))
        Fixes.push_back(FixItHint::CreateReplacement(
            CharSourceRange::getCharRange(Loc.getLocWithOffset(int(E.Offset)),
                                          Loc.getLocWithOffset(int(E.Offset + E.Length))),
            E.Text));
    }
  }

  /// Returns the parameter of a function of the compatibility headers that is a
  /// Microsoft format, or null.
  static const ParmVarDecl *microsoftFormat(const FunctionDecl &F) {
    for (const ParmVarDecl *P : F.parameters())
      if (F.isVariadic() && P->getName() == "format")
        return P;
    return nullptr;
  }

  /// Returns the index of the argument with the format, or -1.
  static int formatIndex(const FunctionDecl &F) {
    if (const ParmVarDecl *Format = microsoftFormat(F))
      return int(Format->getFunctionScopeIndex());
    return F.isExternC() ? formatArgument(F.getName()) : -1;
  }

  /// Returns the type, as written, of a cast `(unsigned long)n` of a signed integer with up to 4
  /// bytes. On Linux, the cast extends the sign of n to 8 bytes. Returns an invalid range for other
  /// arguments and in macros.
  SourceRange extendedSign(const CallExpr &Call, unsigned Index) const {
    if (Index >= Call.getNumArgs())
      return {};
    const auto *Cast = dyn_cast<ExplicitCastExpr>(Call.getArg(Index)->IgnoreParenImpCasts());
    if (!Cast || Cast->isTypeDependent() || !isSpelledLong(Cast->getTypeAsWritten(), U) ||
        !isa<BuiltinType>(Cast->getTypeAsWritten().getTypePtr()) ||
        Cast->getType()->isSignedIntegerType())
      return {};
    const Expr *Operand = Cast->getSubExpr()->IgnoreParenImpCasts();
    const SourceRange Type = Cast->getTypeInfoAsWritten()->getTypeLoc().getSourceRange();
    const bool IsExtended = !Operand->isTypeDependent() &&
                            Operand->getType()->isSignedIntegerType() &&
                            U.context().getTypeSize(Operand->getType()) <= 32;
    return IsExtended && Type.getBegin().isFileID() && U.isUserLocation(Type.getBegin())
               ? Type
               : SourceRange();
  }

  /// Implements FormatReader::LengthOfArgument. The arguments of scanf are
  /// pointers.
  std::optional<StringRef> lengthOf(const CallExpr &Call, unsigned Index, bool IsScanf) const {
    if (Index >= Call.getNumArgs())
      return std::nullopt;
    if (!IsScanf && extendedSign(Call, Index).isValid())
      return "";
    QualType Type = Call.getArg(Index)->IgnoreParenImpCasts()->getType();
    if (IsScanf) {
      if (!Type->isPointerType() && !Type->isArrayType())
        return std::nullopt;
      Type = QualType(Type->getPointeeOrArrayElementType(), 0);
    }
    if (Type->isDependentType() || !Type->isIntegralOrUnscopedEnumerationType())
      return std::nullopt;
    const uint64_t Bytes = U.context().getTypeSizeInChars(Type).getQuantity();
    if (Bytes == 8)
      return Type->isSpecificBuiltinType(BuiltinType::LongLong) ||
                     Type->isSpecificBuiltinType(BuiltinType::ULongLong)
                 ? "ll"
                 : "l";
    return Bytes == 4 || (Bytes < 4 && !IsScanf) ? std::optional<StringRef>("") : std::nullopt;
  }

  /// True if the argument \p Index of \p Call is a string of the other kind than
  /// the conversion \p New: somebody has adapted the format to Linux.
  static bool contradicts(const CallExpr &Call, unsigned Index, StringRef New) {
    if (!New.ends_with("s") || Index >= Call.getNumArgs())
      return false;
    const QualType Type = Call.getArg(Index)->IgnoreParenImpCasts()->getType();
    if (charactersOfPath(Call.getArg(Index))) // fixPathArguments() makes it a wide string
      return New == "s";
    const QualType Element = Type->isPointerType() || Type->isArrayType()
                                 ? QualType(Type->getPointeeOrArrayElementType(), 0)
                                 : QualType();
    return !Element.isNull() && (New == "ls" ? Element->isCharType() : Element->isWideCharType());
  }

  /// Calls \p Do(piece, text, edits) for each piece of the literal \p Format of \p Call, whose
  /// first converted argument is \p First.
  void
  forEachPiece(const PossibleFormat &Format, const FunctionDecl &F, const CallExpr &Call,
               unsigned First, bool IsMicrosoft,
               llvm::function_ref<void(const LiteralSpelling &, StringRef, std::vector<FormatEdit>)>
                   Do) const {
    const StringRef Function = F.getName();
    const bool IsScanf = Function.contains("scanf");
    auto LengthOfArgument = [&](unsigned I) { return lengthOf(Call, I, IsScanf); };
    const FormatReader Reader = {
        hasWideFormat(Function), IsScanf, IsMicrosoft,
        IsScanf && (Function.ends_with("_s") || Function.ends_with("_s_l")), LengthOfArgument};
    // A va_list hides the arguments.
    unsigned Argument = Function.starts_with("v") ? Call.getNumArgs() : First;
    for (unsigned I = 0; I < Format.Literal->getNumConcatenated(); ++I) {
      const LiteralSpelling Spelling = spellingOf(Format.Literal->getStrTokenLoc(I), U);
      const unsigned Length = Lexer::MeasureTokenLength(Spelling.Loc, U.SM, U.CI.getLangOpts());
      const StringRef Text(U.SM.getCharacterData(Spelling.Loc), Length);
      Do(Spelling, Text, editsForFormat(Text, Reader, Argument));
    }
  }

  /// True if a format that other code uses too has conversions whose meaning is another one.
  bool needsMicrosoftFunction(ArrayRef<PossibleFormat> Formats, const FunctionDecl &F,
                              const CallExpr &Call, unsigned Index) const {
    bool IsNeeded = false;
    for (const PossibleFormat &Format : Formats)
      forEachPiece(Format, F, Call, Index + 1, false,
                   [&](const LiteralSpelling &Spelling, StringRef, ArrayRef<FormatEdit> Edits) {
                     if ((Spelling.IsEditable && Format.IsOwned) || InMacros.count(Spelling.Loc))
                       return;
                     for (const FormatEdit &E : Edits)
                       IsNeeded |= E.IsFixed && !contradicts(Call, E.Argument, E.Text);
                   });
    return IsNeeded;
  }

  /// Corrects the literal \p Format of \p Call, whose first converted argument is \p First.
  void fix(const PossibleFormat &Format, const FunctionDecl &F, const CallExpr &Call,
           unsigned First, bool IsMicrosoft) {
    const bool IsScanf = F.getName().contains("scanf");
    forEachPiece(
        Format, F, Call, First, IsMicrosoft,
        [&](const LiteralSpelling &Spelling, StringRef Text, ArrayRef<FormatEdit> Edits) {
          const bool IsNew = Seen.insert(Spelling.Loc).second;
          // Other uses of a macro or a constant may need the format as it is.
          const bool IsEditable = Spelling.IsEditable && Format.IsOwned;
          for (const FormatEdit &E : Edits) {
            if (!IsNew || contradicts(Call, E.Argument, E.Text) ||
                (E.IsFixed && InMacros.count(Spelling.Loc)))
              continue;
            const SourceLocation Begin = Spelling.Loc.getLocWithOffset(int(E.Offset));
            if (const SourceRange Type = extendedSign(Call, E.Argument);
                IsEditable && !IsScanf && Type.isValid())
              Fixes.push_back(FixItHint::CreateReplacement(Type, "unsigned"));
            if (IsEditable)
              Fixes.push_back(FixItHint::CreateReplacement(
                  CharSourceRange::getCharRange(Begin, Begin.getLocWithOffset(int(E.Length))),
                  E.Text));
            else if (U.isUserLocation(Call.getBeginLoc()))
              U.report(Rule::MicrosoftFormat, Call.getBeginLoc(),
                       fmt::format("'%{}' in the format of '{}' has another meaning on Linux; "
                                   "write '%{}'",
                                   Text.substr(E.Offset, E.Length), F.getName(), E.Text));
          }
        });
  }

  std::vector<FixItHint> &Fixes;
  std::set<SourceLocation> Seen;     ///< literals; a template and its instances share them
  std::set<SourceLocation> InMacros; ///< literals that fixInMacro() has seen
  /// Names in macros that now refer to functions which interpret Microsoft's formats.
  std::set<SourceLocation> MicrosoftNames;
  std::set<SourceLocation> Redirected;  ///< the names that redirect() has replaced
  llvm::DenseSet<const Expr *> Handled; ///< the callees that VisitCallExpr() has seen
};

} // namespace

void fixMicrosoftFormats(Unit &U) {
  FormatCalls Calls(U);
  Calls.fixMacros();
  Calls.TraverseDecl(U.context().getTranslationUnitDecl());
}

} // namespace amp2hip
