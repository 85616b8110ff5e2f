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
#include "portability/text/LiteralSpelling.h"
#include "text/Format.h"
#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/MacroInfo.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include <algorithm>
#include <optional>
#include <set>

using namespace clang;

namespace amp2hip {

namespace {

/// A conversion in a format that means something else on Linux.
struct FormatEdit {
  size_t Offset; ///< in the text of the format
  size_t Length;
  std::string Text;  ///< the text for Linux
  unsigned Argument; ///< index of the converted argument, from 0
  bool IsFixed;      ///< does not depend on the type of the argument
};

/// The functions that interpret a format.
struct FormatReader {
  bool IsWide;      ///< the functions of wide characters, whose `%s` is a wide string
  bool IsScanf;     ///< scanf and its relatives, whose `*` suppresses an assignment
  bool IsMicrosoft; ///< functions of Windows, which interpret Microsoft's formats
  /// Returns the length of the integer that is the Nth argument of the call: empty
  /// for 4 bytes, "l" or "ll" for 8; nothing for other arguments.
  llvm::function_ref<std::optional<StringRef>(unsigned)> LengthOfArgument;
};

/// Returns the text for Linux of an integer conversion; nothing if it means the same
/// on Linux. `long` has 4 bytes on Windows, where `%lu` prints a DWORD and `%d` a long.
std::optional<std::string> integerForLinux(StringRef Length, char Conversion, unsigned Argument,
                                           const FormatReader &Reader) {
  if (Length.empty() || Length == "l") {
    const std::optional<StringRef> Wanted = Reader.LengthOfArgument(Argument);
    if (!Wanted || *Wanted == Length || (Length == "l" && *Wanted == "ll"))
      return std::nullopt;
    return Wanted->str() + Conversion;
  }
  if (Reader.IsMicrosoft)
    return std::nullopt;
  if (Length == "I64")
    return std::string("ll") + Conversion;
  if (Length == "I32")
    return std::string(1, Conversion);
  if (Length == "I")
    return std::string(Conversion == 'd' || Conversion == 'i' ? "t" : "z") + Conversion;
  return std::nullopt;
}

/// Returns the text for Linux of the conversion \p Conversion with the length
/// \p Length of the Nth argument; nothing if it means the same on Linux.
std::optional<std::string> forLinux(StringRef Length, char Conversion, unsigned Argument,
                                    const FormatReader &Reader) {
  if (StringRef("diouxX").contains(Conversion))
    return integerForLinux(Length, Conversion, Argument, Reader);
  if (Reader.IsMicrosoft)
    return std::nullopt;
  const char Lower = llvm::toLower(Conversion);
  if (Lower != 's' && Lower != 'c')
    return std::nullopt;
  // Without a length, the lower-case letter means the characters of the function, and the
  // upper-case letter the other ones.
  std::optional<bool> WantsWide;
  if (Length == "l" || Length == "w")
    WantsWide = true;
  else if (Length == "h")
    WantsWide = false;
  else if (Length.empty())
    WantsWide = Reader.IsWide == (Conversion == Lower);
  if (!WantsWide)
    return std::nullopt;
  const std::string Wanted = std::string(*WantsWide ? "l" : "") + Lower;
  if (Wanted == (Length + StringRef(&Conversion, 1)).str())
    return std::nullopt;
  return Wanted;
}

/// Returns the edits that give the format \p Text the same meaning on Linux.
/// \p Argument is the index of the first converted argument; receives the index of
/// the argument after the last one.
std::vector<FormatEdit> editsForFormat(StringRef Text, const FormatReader &Reader,
                                       unsigned &Argument) {
  std::vector<FormatEdit> Edits;
  for (size_t At = Text.find('%'); At != StringRef::npos; At = Text.find('%', At)) {
    ++At;
    if (Text.substr(At).starts_with("%")) {
      ++At;
      continue;
    }
    // Flags, width and precision.
    const size_t Length = Text.find_first_not_of("-+ #0123456789.*", At);
    if (Length == StringRef::npos)
      break;
    const size_t Stars = Text.slice(At, Length).count('*');
    const bool IsSuppressed = Reader.IsScanf && Stars != 0;
    Argument += Reader.IsScanf ? 0 : Stars;
    StringRef Rest = Text.substr(Length);
    const StringRef Begin = Rest;
    if (!Rest.consume_front("I64") && !Rest.consume_front("I32") && !Rest.consume_front("ll") &&
        !Rest.consume_front("hh") && !Rest.empty() && StringRef("IhlwjztL").contains(Rest[0]))
      Rest = Rest.drop_front();
    if (Rest.empty())
      break;
    const StringRef Prefix = Begin.drop_back(Rest.size());
    const unsigned Converted = IsSuppressed ? ~0U : Argument;
    if (std::optional<std::string> New = forLinux(Prefix, Rest[0], Converted, Reader))
      Edits.push_back({Length, Prefix.size() + 1, *New, Converted,
                       Prefix.starts_with("I") || StringRef("sScC").contains(Rest[0])});
    At = Length;
    if (Rest[0] == '[') // the characters of a set may contain '%', and ']' at its begin
      At = std::min(Text.find(']', Length + Prefix.size() + (Rest.starts_with("[^") ? 3 : 2)),
                    Text.size());
    // The functions whose name ends with _s take the size after the buffer of a text.
    const bool HasSize =
        Reader.IsScanf && Reader.IsMicrosoft && StringRef("sScC[").contains(Rest[0]);
    Argument += IsSuppressed ? 0 : HasSize ? 2 : 1;
  }
  return Edits;
}

/// Finds the calls whose format is a literal.
class FormatCalls : public UserVisitor {
public:
  explicit FormatCalls(Unit &U) : UserVisitor(U), Fixes(U.SourceFixes) {}
  bool VisitCallExpr(CallExpr *Call) override {
    const NamedDecl *Callee =
        Call->getCalleeDecl() ? dyn_cast<NamedDecl>(Call->getCalleeDecl()) : nullptr;
    if (const auto *Name = dyn_cast<UnresolvedLookupExpr>(Call->getCallee()->IgnoreParenImpCasts());
        Name && Name->getNumDecls() > 0)
      Callee = Name->decls_begin()->getUnderlyingDecl();
    const auto *F = dyn_cast_or_null<FunctionDecl>(Callee);
    if (!F || !F->getDeclName().isIdentifier() || U.isUserLocation(F->getLocation()))
      return true;
    const int Index = formatIndex(*F);
    if (Index < 0 || Call->getNumArgs() <= unsigned(Index))
      return true;
    if (const auto *Literal =
            dyn_cast<StringLiteral>(Call->getArg(unsigned(Index))->IgnoreParenImpCasts()))
      fix(*Literal, *F, *Call, unsigned(Index) + 1);
    return true;
  }

  /// Corrects the formats in the definitions of macros that call the function themselves. Used or
  /// not, because all sources that include a header must have the same translation of it.
  void fixMacros() {
    for (const MacroInfo *Macro : U.Macros)
      for (const Token *T = Macro->tokens_begin(); T + 2 < Macro->tokens_end(); ++T)
        if (T->is(tok::identifier) && T[1].is(tok::l_paren))
          fixInMacro(*Macro, T);
  }

private:
  /// Returns the index of the argument with the format of the function \p Name of the C library,
  /// or -1.
  static int formatIndex(StringRef Name) {
    return llvm::StringSwitch<int>(Name)
        .Cases("printf", "vprintf", "wprintf", "vwprintf", "scanf", "wscanf", 0)
        .Cases("fprintf", "vfprintf", "fwprintf", "vfwprintf", "sprintf", "vsprintf", 1)
        .Cases("fscanf", "sscanf", "fwscanf", "swscanf", 1)
        .Cases("snprintf", "vsnprintf", "swprintf", "vswprintf", 2)
        .Default(-1);
  }

  /// Corrects the format of the call in \p Macro whose name is \p Name.
  void fixInMacro(const MacroInfo &Macro, const Token *Name) {
    const StringRef Function = Name->getIdentifierInfo()->getName();
    int Index = formatIndex(Function);
    const Token *T = Name + 2;
    for (unsigned Depth = 0; Index > 0 && T != Macro.tokens_end(); ++T) {
      if (T->is(tok::l_paren))
        ++Depth;
      else if (T->is(tok::r_paren) && Depth-- == 0)
        return;
      else if (T->is(tok::comma) && Depth == 0)
        --Index;
    }
    auto Unknown = [](unsigned) { return std::optional<StringRef>(); };
    const FormatReader Reader = {Function.contains("wprintf") || Function.contains("wscanf"),
                                 Function.contains("scanf"), false, Unknown};
    unsigned Argument = 0;
    for (; Index == 0 && T != Macro.tokens_end() && tok::isStringLiteral(T->getKind()); ++T) {
      const SourceLocation Loc = T->getLocation();
      if (!U.isUserLocation(Loc))
        return;
      InMacros.insert(Loc);
      const StringRef Text(U.SM.getCharacterData(Loc), T->getLength());
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
    return formatIndex(F.getName());
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

  /// \p First is the index of the first converted argument of \p Call.
  void fix(const StringLiteral &Literal, const FunctionDecl &F, const CallExpr &Call,
           unsigned First) {
    const StringRef Function = F.getName();
    // A va_list hides the arguments.
    unsigned Argument = Function.starts_with("v") ? Call.getNumArgs() : First;
    const bool IsScanf = Function.contains("scanf");
    auto LengthOfArgument = [&](unsigned I) { return lengthOf(Call, I, IsScanf); };
    const FormatReader Reader = {Function.contains("wprintf") || Function.contains("wscanf"),
                                 IsScanf, microsoftFormat(F) != nullptr, LengthOfArgument};
    for (unsigned I = 0; I < Literal.getNumConcatenated(); ++I) {
      const SourceLocation Loc = Literal.getStrTokenLoc(I);
      const LiteralSpelling Spelling = spellingOf(Loc, U);
      const SourceLocation Spelled = Spelling.Loc;
      const unsigned Length = Lexer::MeasureTokenLength(Spelled, U.SM, U.CI.getLangOpts());
      const StringRef Text(U.SM.getCharacterData(Spelled), Length);
      const bool IsNew = Seen.insert(Spelled).second;
      for (const FormatEdit &E : editsForFormat(Text, Reader, Argument)) {
        if (!IsNew || contradicts(Call, E.Argument, E.Text))
          continue;
        // Other uses of a macro may need the format as it is.
        const bool IsEditable = Spelling.IsEditable;
        if (E.IsFixed && InMacros.count(Spelled))
          continue;
        const SourceLocation Begin = Spelled.getLocWithOffset(int(E.Offset));
        if (const SourceRange Type = extendedSign(Call, E.Argument);
            IsEditable && !IsScanf && Type.isValid())
          Fixes.push_back(FixItHint::CreateReplacement(Type, "unsigned"));
        if (IsEditable)
          Fixes.push_back(FixItHint::CreateReplacement(
              CharSourceRange::getCharRange(Begin, Begin.getLocWithOffset(int(E.Length))), E.Text));
        else if (U.isUserLocation(Call.getBeginLoc()))
          U.report(Rule::MicrosoftFormat, Call.getBeginLoc(),
                   fmt::format("'%{}' in the format of '{}' has another meaning on Linux; write "
                               "'%{}'",
                               Text.substr(E.Offset, E.Length), Function, E.Text));
      }
    }
  }

  std::vector<FixItHint> &Fixes;
  std::set<SourceLocation> Seen;     ///< literals; a template and its instances share them
  std::set<SourceLocation> InMacros; ///< literals that fixInMacro() has seen
};

} // namespace

void fixMicrosoftFormats(Unit &U) {
  FormatCalls Calls(U);
  Calls.fixMacros();
  Calls.TraverseDecl(U.context().getTranslationUnitDecl());
}

} // namespace amp2hip
