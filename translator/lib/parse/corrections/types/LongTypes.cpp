//===--- LongTypes.cpp - `int` for `long` with --long=32 ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/types/LongTypes.h"
#include "amp2hip/Rules.h"
#include "amp2hip/SourceEncoding.h"
#include "normalize/TokenView.h"
#include "parse/Unit.h"
#include "parse/corrections/FileEdits.h"
#include "source/SourcePlaces.h"
#include "text/Format.h"
#include "text/IntForLong.h"
#include "text/RankedOverloads.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/CharInfo.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/MemoryBuffer.h"
#include <map>
#include <optional>
#include <set>

using namespace clang;
using llvm::StringRef;

namespace amp2hip {
namespace {

/// A part of a file: the offsets of its first byte, and after its last.
struct Part {
  FileID File;
  unsigned Begin, End;
};

/// Returns the declaration of which the token at \p Loc is a part, with its body.
std::optional<Part> declarationAt(SourceLocation Loc, const TokenView &Tokens, size_t Count,
                                  const SourceManager &SM) {
  size_t At = 0;
  while (At < Count && Tokens[At].getLocation() != Loc)
    ++At;
  if (At == Count || !Loc.isFileID())
    return std::nullopt;
  size_t First = Tokens.declarationStart(At);
  while (Tokens.is(First, tok::kw_public, tok::kw_private, tok::kw_protected) &&
         Tokens.is(First + 1, tok::colon))
    First += 2;
  bool IsClass = false;
  size_t Last = First;
  for (; Last < Count && !Tokens.is(Last, tok::semi); ++Last) {
    IsClass |= Tokens.is(Last, tok::kw_class, tok::kw_struct, tok::kw_union) &&
               !Tokens.is(Last - 1, tok::less, tok::comma);
    if (!Tokens.is(Last, tok::l_paren, tok::l_square, tok::l_brace))
      continue;
    const bool IsBody = Tokens.is(Last, tok::l_brace);
    Last = Tokens.match(Last);
    if (Last == TokenView::None)
      return std::nullopt;
    // The member initializer `a{1}` is not a body.
    if (IsBody && !IsClass && !Tokens.is(Last + 1, tok::comma, tok::l_brace))
      break;
  }
  if (Last >= Count)
    return std::nullopt;
  SourceLocation Begin = Tokens[First].getLocation();
  const SourceLocation End = Tokens[Last].getLocation();
  // A macro such as FMT_CONSTEXPR may begin the declaration.
  if (Begin.isMacroID() && SM.isAtStartOfImmediateMacroExpansion(Begin))
    Begin = SM.getExpansionLoc(Begin);
  if (!Begin.isFileID() || !End.isFileID() || SM.getFileID(Begin) != SM.getFileID(End))
    return std::nullopt;
  return Part{SM.getFileID(Begin), SM.getFileOffset(Begin),
              SM.getFileOffset(End) + Tokens[Last].getLength()};
}

/// Returns the lines \p First to \p Last, from 1, of \p Text.
StringRef linesOf(StringRef Text, unsigned First, unsigned Last) {
  size_t Begin = 0;
  for (unsigned Line = 1; Line < First && Begin != StringRef::npos; ++Line)
    Begin = Text.find('\n', Begin) + 1;
  size_t End = Begin;
  for (unsigned Line = First; Line <= Last && End < Text.size(); ++Line)
    End = std::min(Text.find('\n', End), Text.size() - 1) + 1;
  return Text.slice(Begin, End);
}

/// Returns the lines on disk, before --long=32 changed them, from \p Begin to \p End.
std::optional<std::string> linesOnDisk(FileID File, unsigned Begin, unsigned End,
                                       const SourceManager &SM) {
  auto Buffer = llvm::MemoryBuffer::getFile(absolutePath(SM, File), /*IsText=*/false);
  if (!Buffer)
    return std::nullopt;
  const std::optional<std::string> Readable = readableText((*Buffer)->getBuffer());
  const StringRef OnDisk = Readable ? StringRef(*Readable) : (*Buffer)->getBuffer();
  return linesOf(OnDisk, SM.getLineNumber(File, Begin), SM.getLineNumber(File, End)).str();
}

/// Returns the tokens of \p Code, without comments.
std::vector<StringRef> tokensOf(const std::string &Code) {
  LangOptions Cxx;
  Cxx.CPlusPlus = true;
  Lexer Raw(SourceLocation(), Cxx, Code.data(), Code.data(), Code.data() + Code.size());
  std::vector<StringRef> Result;
  for (Token T; !Raw.LexFromRawLexer(T);)
    // `unsigned int` is `unsigned`.
    if (const StringRef Text(Raw.getBufferLocation() - T.getLength(), T.getLength());
        Text != "int" || Result.empty() || Result.back() != "unsigned")
      Result.push_back(Text);
  return Result;
}

bool isName(StringRef Token) { return isAsciiIdentifierStart(Token.front()); }

/// The typedefs and aliases of the user's files, by name.
class UserTypes : public RecursiveASTVisitor<UserTypes> {
public:
  explicit UserTypes(const Unit &U) : U(U) { TraverseAST(U.context()); }

  bool VisitTypedefNameDecl(TypedefNameDecl *D) {
    if (D->getBeginLoc().isFileID() && D->getEndLoc().isFileID() &&
        U.isUserLocation(D->getLocation()))
      Types.emplace(D->getName(), D);
    return true;
  }

  /// Returns how often \p Head, the code of a declaration without its body, names `long`, itself
  /// or by typedefs and aliases.
  size_t longsIn(const std::string &Head) const { return longsIn(Head, {}); }

private:
  /// Does not read the declarations of \p Outer, in which \p Head is.
  size_t longsIn(const std::string &Head, std::set<StringRef> Outer) const {
    const std::optional<IntForLong> Changed = writeIntForLong(Head);
    size_t Longs = Changed ? Changed->Types.size() : 0;
    for (StringRef Name : tokensOf(Head))
      if (const auto Type = Types.find(Name); Type != Types.end() && !Outer.count(Type->first)) {
        std::set<StringRef> Names = Outer;
        Names.insert(Type->first);
        Longs += longsIn(linesOf(Type->second), std::move(Names));
      }
    return Longs;
  }

  std::string linesOf(const TypedefNameDecl *D) const {
    const auto [File, Begin] = U.SM.getDecomposedLoc(D->getBeginLoc());
    return linesOnDisk(File, Begin, U.SM.getFileOffset(D->getEndLoc()), U.SM).value_or("");
  }

  const Unit &U;
  std::map<StringRef, const TypedefNameDecl *> Types; ///< the first of each name
};

/// A declaration as it is on disk, before --long=32 changed it.
struct Original {
  Part Where;
  std::string Lines;
  size_t Longs; ///< how often its head names `long`, also by aliases
};

/// Returns what the declaration \p D was; nothing if its lines contain other code, or if it does
/// not name `long`.
std::optional<Original> originalOf(const Part &D, const SourceManager &SM, const UserTypes &Types) {
  const StringRef Text = SM.getBufferData(D.File);
  const StringRef Before = Text.take_front(D.Begin), After = Text.substr(D.End);
  if (!Before.substr(Before.rfind('\n') + 1).trim().empty())
    return std::nullopt;
  const StringRef Rest = After.take_until([](char C) { return C == '\n'; }).trim();
  if (!Rest.empty() && !Rest.starts_with("//"))
    return std::nullopt;
  std::optional<std::string> Lines = linesOnDisk(D.File, D.Begin, D.End - 1, SM);
  if (!Lines)
    return std::nullopt;
  // The types in the body do not matter.
  const size_t Longs =
      Types.longsIn(StringRef(*Lines).take_until([](char C) { return C == '{'; }).str());
  if (Longs == 0)
    return std::nullopt;
  return Original{D, std::move(*Lines), Longs};
}

/// Returns the names of the parameters of the function whose declaration is \p Tokens, as far as
/// the tokens tell, with their numbers.
std::map<StringRef, unsigned> parametersIn(llvm::ArrayRef<StringRef> Tokens) {
  std::map<StringRef, unsigned> Result;
  unsigned Depth = 0, Number = 0;
  for (size_t I = 0; I + 1 < Tokens.size() && Tokens[I] != "{"; ++I) {
    Depth += Tokens[I] == "(";
    Depth -= Tokens[I] == ")" && Depth > 0;
    Number += Depth == 1 && Tokens[I] == ",";
    if (Depth == 1 && I > 0 && isName(Tokens[I]) && Tokens[I - 1] != "(" && Tokens[I - 1] != "," &&
        llvm::is_contained({",", ")", "=", "["}, Tokens[I + 1]))
      Result.try_emplace(Tokens[I], Number);
  }
  return Result;
}

/// True if the declarations \p A and \p B have the same tokens, except for the names of parameters:
/// it makes no difference which of them calls use.
bool areEqual(const std::string &A, const std::string &B) {
  const std::vector<StringRef> TokensOfA = tokensOf(A), TokensOfB = tokensOf(B);
  const std::map<StringRef, unsigned> OfA = parametersIn(TokensOfA), OfB = parametersIn(TokensOfB);
  return TokensOfA.size() == TokensOfB.size() &&
         llvm::all_of(llvm::zip(TokensOfA, TokensOfB), [&](const auto &Pair) {
           const auto &[First, Second] = Pair;
           const auto InA = OfA.find(First), InB = OfB.find(Second);
           if (InA == OfA.end() || InB == OfB.end())
             return First == Second && InA == OfA.end() && InB == OfB.end();
           return InA->second == InB->second;
         });
}

/// Returns \p Lines as comments.
std::string commented(StringRef Lines) {
  std::string Result;
  const size_t First = Lines.find_first_not_of(" \t");
  for (; !Lines.empty();
       Lines = Lines.drop_front(std::min(Lines.find('\n'), Lines.size() - 1) + 1)) {
    const StringRef Line = Lines.take_front(std::min(Lines.find('\n'), Lines.size() - 1) + 1);
    const size_t Indentation = std::min({Line.find_first_not_of(" \t"), First, Line.size()});
    const bool IsEmpty = Line.trim().empty();
    Result +=
        (Line.take_front(Indentation) + (IsEmpty ? "" : "// ") + Line.substr(Indentation)).str();
  }
  return Result;
}

} // namespace

void LongTypes::onDiagnostic(DiagnosticsEngine::Level Level, const Diagnostic &Info) {
  if (Level != DiagnosticsEngine::Note) {
    const bool IsTypedef = Info.getID() == diag::err_redefinition_different_typedef;
    LastIsRepetition = IsTypedef || Info.getID() == diag::err_redefinition ||
                       Info.getID() == diag::err_member_redeclared ||
                       Info.getID() == diag::err_constructor_redeclared ||
                       Info.getID() == diag::err_conv_function_redeclared ||
                       Info.getID() == diag::err_explicit_instantiation_duplicate;
    if (LastIsRepetition)
      Repetitions.push_back({Info.getLocation(), {}, IsTypedef});
  } else if (LastIsRepetition && Repetitions.back().Old.isInvalid()) {
    Repetitions.back().Old = Info.getLocation();
  }
}

bool LongTypes::isChanged(StringRef Path, const Unit &U) {
  StringRef Root = U.Options.MirrorRoot;
  return !Path.empty() && (Root.empty() || (Path.consume_front(Root) &&
                                            (Root.ends_with("/") || Path.starts_with("/"))));
}

std::map<std::string, std::string> LongTypes::textsWithInt(const Unit &U) {
  std::set<std::string> Ranked;
  for (FileID File : U.Files)
    Ranked.merge(rankedFunctions(U.SM.getBufferData(File)));
  std::map<FileID, FileEdits> Edits;
  for (FileID File : U.Files) {
    if (!isChanged(absolutePath(U.SM, File), U))
      continue;
    const StringRef Text = U.SM.getBufferData(File);
    if (std::optional<IntForLong> Changed = writeIntForLong(Text, Ranked))
      Edits[File][0] = {Text.size(), std::move(Changed->Text)};
  }
  return editedTexts(U.SM, Edits);
}

std::map<std::string, std::string>
LongTypes::textsWithoutRepetitions(const Unit &U, std::vector<LeftOutDeclaration> &LeftOut) const {
  if (Repetitions.empty())
    return {};
  const TokenView Tokens(U.Tokens);
  const UserTypes Types(U);
  std::map<FileID, FileEdits> Edits;
  llvm::SmallString<32> Spelling;
  for (const Repetition &R : Repetitions) {
    std::vector<Original> Found;
    std::vector<std::string> Texts; // with `int` for `long`
    for (SourceLocation Loc : {R.New, R.Old})
      if (Loc.isValid() && U.isUserLocation(Loc))
        if (std::optional<Part> D = declarationAt(Loc, Tokens, U.Tokens.size(), U.SM);
            D && isChanged(absolutePath(U.SM, D->File), U)) {
          Texts.push_back(U.SM.getBufferData(D->File).slice(D->Begin, D->End).str());
          if (std::optional<Original> O = originalOf(*D, U.SM, Types))
            Found.push_back(std::move(*O));
        }
    // The declaration for `long` has more uses of `long` in its original text. If both have the
    // same number, the program itself declares the entity twice, so Clang's error is reported.
    if (Found.size() == 2 && Found[0].Longs < Found[1].Longs)
      std::swap(Found[0], Found[1]);
    if (Found.empty() || (Found.size() == 2 && Found[0].Longs == Found[1].Longs))
      continue;
    // A typedef in the program is an error of its own, and one line may declare several types.
    const bool OfSystem = U.isUserLocation(R.New) != (R.Old.isValid() && U.isUserLocation(R.Old));
    if (R.IsTypedef && (!OfSystem || StringRef(Texts[0]).contains(',')))
      continue;
    const Part &D = Found[0].Where;
    const StringRef Text = U.SM.getBufferData(D.File);
    const size_t LineBegin = Text.take_front(D.Begin).rfind('\n') + 1;
    const size_t LineEnd = std::min(Text.find('\n', D.End - 1), Text.size() - 1) + 1;
    if (!Edits[D.File].try_emplace(LineBegin, FileEdit{LineEnd, commented(Found[0].Lines)}).second)
      continue;
    const SourcePlace Place{absolutePath(U.SM, D.File), U.SM.getLineNumber(D.File, D.Begin),
                            U.SM.getColumnNumber(D.File, D.Begin)};
    const SourceLocation Name = U.isUserLocation(R.New) ? R.New : R.Old;
    const std::string Spelled = Lexer::getSpelling(Name, Spelling, U.SM, U.CI.getLangOpts()).str();
    LeftOut.push_back({Place, R.IsTypedef ? Spelled : std::string(), Spelled,
                       StringRef(Found[0].Lines).contains('{'),
                       Texts.size() == 2 && areEqual(Texts[0], Texts[1])});
  }
  return editedTexts(U.SM, Edits);
}

void LongTypes::report(Unit &U, const std::vector<LeftOutDeclaration> &LeftOut) {
  std::set<std::string> Seen; // a header may be included several times
  for (FileID File : U.Files) {
    const std::string Path = absolutePath(U.SM, File);
    if (!Seen.insert(Path).second)
      continue;
    for (const LeftOutDeclaration &D : LeftOut)
      if (D.Place.File == Path && !D.IsHarmless)
        U.report(Rule::LongSize, U.SM.translateLineCol(File, D.Place.Line, D.Place.Column),
                 D.Type.empty()
                     ? "'long' is 'int' in the output, so the declaration for 'long' repeats the "
                       "one for 'int' and is left out; pass '--long=64' to keep both"
                     : fmt::format("a system header declares '{}' with 8 bytes, so this "
                                   "declaration with 4 bytes is left out; rename the type",
                                   D.Type));
  }
}

} // namespace amp2hip
