//===--- MicrosoftPaths.cpp - Paths with backslashes ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/paths/MicrosoftPaths.h"
#include "amp2hip/Rules.h"
#include "ast/FilesystemPaths.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "portability/text/LiteralSpelling.h"
#include "text/Format.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/Expr.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/ConvertUTF.h"
#include <set>
#include <string>

using namespace clang;

namespace amp2hip {
namespace {

/// The parameters of a member function that are paths: of file streams and of
/// std::filesystem::path.
unsigned pathParametersOfMember(const CXXMethodDecl &F) {
  const CXXRecordDecl &Class = *F.getParent();
  const bool IsNamed = F.getDeclName().isIdentifier();
  if (isFilesystemPath(Class))
    return isa<CXXConstructorDecl>(F) || F.getOverloadedOperator() == OO_Equal ||
           F.getOverloadedOperator() == OO_SlashEqual ||
           (IsNamed && (F.getName() == "append" || F.getName() == "assign"));
  const bool IsStream =
      llvm::StringSwitch<bool>(Class.getName())
          .Cases("basic_ifstream", "basic_ofstream", "basic_fstream", "basic_filebuf", true)
          .Default(false);
  return IsStream && (isa<CXXConstructorDecl>(F) || (IsNamed && F.getName() == "open"));
}

/// The parameters that are paths, by the name of a function; bit N for the Nth.
unsigned pathParameters(const FunctionDecl &F) {
  if (const auto *Method = dyn_cast<CXXMethodDecl>(&F))
    return pathParametersOfMember(*Method);
  if (!F.getDeclName().isIdentifier())
    return 0;
  StringRef Name = F.getName();
  if (!Name.consume_back("A"))
    Name.consume_back("W");
  return llvm::StringSwitch<unsigned>(Name)
      .Cases("fopen", "freopen", "_wfopen", "_fsopen", "_wfsopen", "remove", "unlink", "access", 1)
      .Cases("_access", "_waccess", "_unlink", "_wunlink", "_open", "_sopen", "_creat", "open", 1)
      .Cases("_mkdir", "_wmkdir", "_rmdir", "_wrmdir", "_chdir", "_wchdir", "mkdir", "rmdir", 1)
      .Cases("chdir", "_wremove", "_stat64", "_wstat", "_wstat64", "_stat", "stat", 1)
      .Cases("_findfirst", "_findfirst64", "_wfindfirst", "_wfindfirst64", 1)
      .Cases("_chmod", "_access_s", 1)
      .Cases("rename", "_wrename", "MoveFile", "MoveFileEx", "CopyFile", 3)
      .Cases("fopen_s", "_wfopen_s", "freopen_s", 2)
      .Cases("CreateFile", "DeleteFile", "CreateDirectory", "RemoveDirectory", 1)
      .Cases("GetFileAttributes", "GetFileAttributesEx", "SetFileAttributes", 1)
      .Cases("SetCurrentDirectory", "FindFirstFile", "FindFirstFileEx", "GetFullPathName", 1)
      .Cases("LoadLibrary", "LoadLibraryEx", "GetModuleHandle", "PathFileExists", 1)
      .Cases("GetPrivateProfileInt", "WritePrivateProfileString", 8)
      .Case("GetPrivateProfileString", 32)
      .Default(0);
}

/// Returns the characters of a literal; other characters than those of ASCII become letters.
std::string textOf(const StringLiteral &L) {
  std::string Text;
  for (unsigned I = 0; I < L.getLength(); ++I)
    Text += L.getCodeUnit(I) < 0x80 ? static_cast<char>(L.getCodeUnit(I)) : 'x';
  return Text;
}

/// Finds literals that are paths.
class PathLiterals : public UserVisitor {
public:
  explicit PathLiterals(Unit &U) : UserVisitor(U), Fixes(U.SourceFixes) {}

  bool VisitCallExpr(CallExpr *Call) override {
    const FunctionDecl *F = Call->getDirectCallee();
    if (!F)
      return true;
    llvm::ArrayRef<Expr *> Arguments(Call->getArgs(), Call->getNumArgs());
    // The first operand is the object.
    if (isa<CXXOperatorCallExpr>(Call) && isa<CXXMethodDecl>(F))
      Arguments = Arguments.drop_front();
    fixArguments(*F, Arguments);
    if (joinsStrings(*F))
      for (const Expr *Argument : Call->arguments())
        if (const auto *L = dyn_cast<StringLiteral>(Argument->IgnoreParenImpCasts()))
          Joined.insert(L);
    return true;
  }
  bool VisitCXXConstructExpr(CXXConstructExpr *E) override {
    fixArguments(*E->getConstructor(), llvm::ArrayRef(E->getArgs(), E->getNumArgs()));
    return true;
  }
  bool VisitStmt(Stmt *S) override {
    if (const auto *L = dyn_cast<StringLiteral>(S))
      Literals.push_back(L);
    return true;
  }

  /// Warns about the other literals that look like paths.
  void reportOthers() {
    for (const StringLiteral *L : Literals) {
      if (!U.isUserLocation(L->getBeginLoc()) ||
          !Seen.insert(spellingOf(L->getBeginLoc(), U).Loc).second)
        continue;
      const std::string Text = textOf(*L);
      if (looksLikePath(Text) || (Joined.count(L) && joinsPath(Text)))
        report(*L, fmt::format("the path \"{}\" has backslashes, which are parts of names on "
                               "Linux; write '/'",
                               llvm::StringRef(escaped(*L))));
    }
  }

private:
  void fixArguments(const FunctionDecl &F, llvm::ArrayRef<Expr *> Arguments) {
    if (U.isUserLocation(F.getLocation()))
      return;
    const unsigned Paths = pathParameters(F);
    for (unsigned I = 0; I < Arguments.size() && Paths >> I; ++I)
      if (Paths >> I & 1)
        fixPath(Arguments[I]);
  }

  /// Edits the literals in the path \p E: a literal, or strings that `+` joins.
  void fixPath(const Expr *E) {
    E = withoutConversions(E);
    if (const auto *L = dyn_cast<StringLiteral>(E))
      return fix(*L);
    if (const auto *Call = dyn_cast<CXXMemberCallExpr>(E)) {
      const CXXMethodDecl *F = Call->getMethodDecl();
      if (F && isString(*F->getParent()) && F->getDeclName().isIdentifier() &&
          (F->getName() == "c_str" || F->getName() == "data"))
        fixPath(Call->getImplicitObjectArgument());
    }
    const auto *Sum = dyn_cast<CXXOperatorCallExpr>(E);
    const CXXRecordDecl *Class = Sum ? Sum->getType()->getAsCXXRecordDecl() : nullptr;
    if (Class && isString(*Class) && Sum->getOperator() == OO_Plus && Sum->getNumArgs() == 2) {
      fixPath(Sum->getArg(0));
      fixPath(Sum->getArg(1));
    }
  }

  static bool isString(const CXXRecordDecl &Class) {
    return Class.isInStdNamespace() && Class.getName() == "basic_string";
  }

  /// Returns what \p E converts to the type of a parameter.
  static const Expr *withoutConversions(const Expr *E) {
    for (;;) {
      E = E->IgnoreUnlessSpelledInSource();
      // TokenCorrections::convertToPath makes Clang parse `((void)(literal), ...)`.
      if (const auto *Comma = dyn_cast<BinaryOperator>(E);
          Comma && Comma->getOpcode() == BO_Comma && Comma->getLHS()->getType()->isVoidType())
        E = Comma->getLHS()->IgnoreParenCasts()->IgnoreUnlessSpelledInSource();
      const auto *Construct = dyn_cast<CXXConstructExpr>(E);
      if (!Construct || Construct->getNumArgs() == 0)
        return E;
      E = Construct->getArg(0);
    }
  }

  /// Edits the tokens of \p L.
  void fix(const StringLiteral &L) {
    if (!Seen.insert(spellingOf(L.getBeginLoc(), U).Loc).second)
      return;
    for (unsigned I = 0; I < L.getNumConcatenated(); ++I) {
      const LiteralSpelling Spelling = spellingOf(L.getStrTokenLoc(I), U);
      const SourceLocation Spelled = Spelling.Loc;
      const unsigned Length = Lexer::MeasureTokenLength(Spelled, U.SM, U.CI.getLangOpts());
      const StringRef Token(U.SM.getCharacterData(Spelled), Length);
      const bool IsRaw = Token.take_until([](char C) { return C == '"'; }).ends_with("R");
      const StringRef Separator = IsRaw ? "\\" : "\\\\";
      if (!Token.contains(Separator))
        continue;
      const size_t Begin = Token.find('"') + 1;
      const StringRef Text = Token.drop_front(Begin);
      const bool IsRooted =
          I == 0 && (Text.starts_with("\\\\\\\\") ||
                     (Text.size() > 2 && llvm::isAlpha(Text[0]) && Text[1] == ':'));
      if (IsRooted) {
        report(L, "Linux has no drives and no servers in paths; use a path on Linux");
        return;
      }
      if (!Spelling.IsEditable) {
        report(L, "the path has backslashes, which are parts of names on Linux; write '/'");
        return;
      }
      for (size_t At = Token.find(Separator); At != StringRef::npos;
           At = Token.find(Separator, At + Separator.size())) {
        const SourceLocation From = Spelled.getLocWithOffset(int(At));
        Fixes.push_back(FixItHint::CreateReplacement(
            CharSourceRange::getCharRange(From, From.getLocWithOffset(int(Separator.size()))),
            "/"));
      }
    }
  }

  /// True for `data\points.txt` and `..\data\`: names, separated by backslashes.
  static bool looksLikePath(StringRef Text) {
    if (!Text.contains('\\') || Text.size() < 3)
      return false;
    if (Text.size() > 2 && llvm::isAlpha(Text[0]) && Text[1] == ':')
      Text = Text.drop_front(2);
    const bool OnlyNames = llvm::all_of(
        Text, [](char C) { return llvm::isAlnum(C) || StringRef("\\._- ()").contains(C); });
    const StringRef Extension = Text.rsplit('.').second;
    const bool HasExtension = Text.contains('.') && !Extension.empty() && Extension.size() <= 5 &&
                              llvm::all_of(Extension, [](char C) { return llvm::isAlnum(C); });
    return OnlyNames && (HasExtension || Text.starts_with(".\\") || Text.starts_with("..\\"));
  }

  /// True for functions that append to strings or format them.
  static bool joinsStrings(const FunctionDecl &F) {
    if (F.isOverloadedOperator())
      return F.getOverloadedOperator() == OO_Plus || F.getOverloadedOperator() == OO_PlusEqual;
    return F.getDeclName().isIdentifier() &&
           llvm::StringSwitch<bool>(F.getName())
               .Cases("append", "strcat", "strcat_s", "lstrcatA", "lstrcat", true)
               .Cases("wcscat", "wcscat_s", "lstrcatW", "StringCchCatW", "StringCchCatA", true)
               .Cases("sprintf", "sprintf_s", "snprintf", "_snprintf", "wsprintfA", true)
               .Cases("swprintf", "swprintf_s", "_snwprintf", "wsprintfW", true)
               .Cases("_snprintf_s", "_snwprintf_s", "StringCchPrintfW", "StringCchPrintfA", true)
               .Default(false);
  }

  /// Removes an escape sequence of C or JSON from the beginning of \p Text:
  /// `\n`, `\\`, `\u001f`, `\x%02x`, `\%03o`. Returns false if there is none.
  static bool consumeEscape(StringRef &Text) {
    if (!Text.consume_front("\\") || Text.empty())
      return false;
    const bool IsNumber = StringRef("uUx%").contains(Text.front());
    if (Text.front() != '%') {
      if (!IsNumber && !StringRef("\\abefnrtv0").contains(Text.front()))
        return false;
      Text = Text.drop_front();
    }
    if (!IsNumber)
      return true;
    if (Text.consume_front("%")) {
      Text = Text.ltrim("0123456789.lhz");
      return Text.consume_front("x") || Text.consume_front("X") || Text.consume_front("o");
    }
    const StringRef Digits = Text.take_while(llvm::isHexDigit);
    Text = Text.drop_front(Digits.size());
    return true;
  }

  /// True if escape sequences make up \p Text, as in code that writes JSON. A single `\` is none.
  static bool isEscapes(StringRef Text) {
    while (!Text.empty())
      if (!consumeEscape(Text))
        return false;
    return true;
  }

  /// True for `\`, `\data\`, `\*.bmp` and `%s\%s`: parts of a path at a separator.
  static bool joinsPath(StringRef Text) {
    if (isEscapes(Text))
      return false;
    const bool OnlyNames = llvm::all_of(
        Text, [](char C) { return llvm::isAlnum(C) || StringRef("\\._-*%").contains(C); });
    return OnlyNames && Text.contains('\\');
  }

  /// Returns the characters of \p L for a message, with two backslashes for one.
  static std::string escaped(const StringLiteral &L) {
    std::string Result;
    for (unsigned I = 0; I < L.getLength(); ++I) {
      const uint32_t C = L.getCodeUnit(I);
      char Bytes[UNI_MAX_UTF8_BYTES_PER_CODE_POINT];
      char *End = Bytes;
      if (C == '\\')
        Result += "\\\\";
      else if (L.getCharByteWidth() == 1) // UTF-8
        Result += static_cast<char>(C);
      else if (llvm::ConvertCodePointToUTF8(C, End))
        Result.append(Bytes, End);
    }
    return Result;
  }

  /// Reports \p L where it is written, so that the message needs no notes about macros.
  void report(const StringLiteral &L, const std::string &Message) {
    const SourceLocation Loc = spellingOf(L.getBeginLoc(), U).Loc;
    U.report(Rule::MicrosoftPath,
             U.isUserLocation(Loc) ? Loc : U.SM.getExpansionLoc(L.getBeginLoc()), Message);
  }

  std::vector<FixItHint> &Fixes;
  std::vector<const StringLiteral *> Literals;
  std::set<const StringLiteral *> Joined; ///< arguments of functions that join strings
  std::set<SourceLocation> Seen;          ///< literals; a template and its instances share them
};

} // namespace

void fixMicrosoftPaths(Unit &U) {
  PathLiterals Visitor(U);
  Visitor.TraverseDecl(U.context().getTranslationUnitDecl());
  Visitor.reportOthers();
}

} // namespace amp2hip
