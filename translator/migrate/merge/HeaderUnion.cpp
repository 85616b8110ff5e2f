//===--- HeaderUnion.cpp - Additions in one of two texts ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/merge/HeaderUnion.h"

#include "parse/corrections/headers/HiddenMacros.h"
#include "parse/corrections/headers/VersionChecks.h"
#include "text/Layout.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace amp2hip::migrate {

static bool isIdentifierCharacter(char Character) { return isAlnum(Character) || Character == '_'; }

static bool isInclude(StringRef Line) {
  return Line.starts_with("#include <") && Line.rtrim("\r").ends_with(">");
}

/// True for a line of HiddenMacros.
static bool hidesMacro(StringRef Line) {
  return Line.starts_with("#pragma push_macro(\"") || Line.starts_with("#pragma pop_macro(\"") ||
         (Line.starts_with("#undef ") && Line.rtrim("\r").ends_with(HiddenMacros::Comment));
}

/// Returns the include directives at the beginning of \p Lines.
static ArrayRef<StringRef> leadingIncludes(ArrayRef<StringRef> Lines) {
  return Lines.take_while(isInclude);
}

/// Removes the forward declarations from the beginning of \p A and \p B, with the empty line after
/// them. Returns the lines of both, each after a line break; empty if there are none.
static std::string takeDeclarations(ArrayRef<StringRef> &A, ArrayRef<StringRef> &B) {
  // A default argument would be repeated where a source reads the other header first.
  auto IsAddition = [](StringRef Line) {
    return isForwardDeclaration(Line) && !movesDefaultArgument(Line);
  };
  const ArrayRef<StringRef> OfA = A.take_while(IsAddition), OfB = B.take_while(IsAddition);
  std::string Lines, EmptyLine;
  for (StringRef Line : OfA)
    Lines += ("\n" + Line).str();
  for (StringRef Line : OfB)
    if (!is_contained(OfA, Line))
      Lines += ("\n" + Line).str();
  auto Drop = [&](ArrayRef<StringRef> &From, size_t Count) {
    From = From.drop_front(Count);
    if (Count && !From.empty() && From.front().trim().empty()) {
      EmptyLine = ("\n" + From.front()).str();
      From = From.drop_front();
    }
  };
  Drop(A, OfA.size());
  Drop(B, OfB.size());
  // An equal declaration before these lines may have an empty line after it in one of the texts.
  auto DropEmptyLine = [](ArrayRef<StringRef> &From, ArrayRef<StringRef> Other) {
    if (From.size() > 1 && !Other.empty() && From[0].trim().empty() && From[1] == Other[0])
      From = From.drop_front();
  };
  if (!EmptyLine.empty()) {
    DropEmptyLine(A, B);
    DropEmptyLine(B, A);
  }
  return Lines + EmptyLine;
}

/// Splits a line into identifiers and single characters.
static SmallVector<StringRef, 64> tokensOf(StringRef Line) {
  SmallVector<StringRef, 64> Tokens;
  while (!Line.empty()) {
    const size_t Name = Line.take_while(isIdentifierCharacter).size();
    Tokens.push_back(Line.take_front(std::max<size_t>(Name, 1)));
    Line = Line.drop_front(Tokens.back().size());
  }
  return Tokens;
}

/// True if \p Tokens begin with a call of a getter, such as `get_extent()`.
static bool beginsWithGetter(ArrayRef<StringRef> Tokens) {
  return Tokens.size() > 2 && isIdentifierCharacter(Tokens[0].front()) && Tokens[1] == "(" &&
         Tokens[2] == ")";
}

/// True if \p Line ends with a member of `tiled_index` that is an index: components of other
/// types may have the same names.
static bool endsWithIndex(StringRef Line) {
  const StringRef Member = Line.rsplit('.').second;
  return llvm::is_contained({"global", "local", "tile", "tile_origin"}, Member);
}

/// True if \p From begins with a subscript and \p Other with the component of the preview that it
/// replaces, such as `[1]` and `.x`.
static bool beginsWithComponent(ArrayRef<StringRef> From, ArrayRef<StringRef> Other) {
  return From.size() > 2 && From[0] == "[" && isDigit(From[1].front()) && From[2] == "]" &&
         Other.size() > 1 && Other[0] == "." &&
         (Other[1] == "x" || Other[1] == "y" || Other[1] == "z");
}

/// Merges two translations of a line, or returns nothing if they differ in more than the
/// following. The merged line has what only one of them has: keywords `typename` and `template`,
/// qualifiers and `this->`. It has the operator `##` only before `__VA_ARGS__`. Three constructs
/// have another form in one translation, which the merged line takes: `std::runtime_error` for
/// `std::exception`, a getter for a property, and a subscript for a component.
static std::optional<std::string> mergeLines(StringRef LineOfA, StringRef LineOfB) {
  const SmallVector<StringRef, 64> TokensOfA = tokensOf(LineOfA), TokensOfB = tokensOf(LineOfB);
  ArrayRef<StringRef> A = TokensOfA, B = TokensOfB;
  std::string Result;
  auto Take = [&](ArrayRef<StringRef> &From, size_t Count) {
    for (StringRef Token : From.take_front(Count))
      Result += Token;
    From = From.drop_front(Count);
    return true;
  };
  auto TakeKeyword = [&](ArrayRef<StringRef> &From) {
    return From.size() > 1 && (From[0] == "typename" || From[0] == "template") && From[1] == " " &&
           Take(From, 2);
  };
  // A name is qualified if a source has no using directive before the header.
  auto TakeQualifier = [&](ArrayRef<StringRef> &From, ArrayRef<StringRef> Other) {
    return From.size() > 3 && isIdentifierCharacter(From[0].front()) && From[1] == ":" &&
           From[2] == ":" && !Other.empty() && From[3] == Other[0] && Take(From, 3);
  };
  auto TakeThis = [&](ArrayRef<StringRef> &From) {
    return From.size() > 3 && From[0] == "this" && From[1] == "-" && From[2] == ">" &&
           Take(From, 3);
  };
  // Only the sources that construct a `std::exception` with a text have the other class.
  auto TakeException = [&](ArrayRef<StringRef> &From, ArrayRef<StringRef> &Other) {
    if (From.empty() || Other.empty() || From[0] != "runtime_error" || Other[0] != "exception")
      return false;
    Other = Other.drop_front();
    return Take(From, 1);
  };
  // `, ##__VA_ARGS__` is for an empty list. Other operators `##` are removed if they form no token.
  auto TakePasting = [&](ArrayRef<StringRef> &From) {
    if (From.size() < 3 || From[0] != "#" || From[1] != "#")
      return false;
    if (From[2] == "__VA_ARGS__")
      return Take(From, 2);
    From = From.drop_front(2);
    return true;
  };
  auto TakeGetter = [&](ArrayRef<StringRef> &From, ArrayRef<StringRef> &Other) {
    const bool IsMember = StringRef(Result).ends_with(".") || StringRef(Result).ends_with("->");
    if (!IsMember || !beginsWithGetter(From) || Other.empty() ||
        !isIdentifierCharacter(Other[0].front()) || (Other.size() > 1 && Other[1] == "("))
      return false;
    Other = Other.drop_front();
    return Take(From, 3);
  };
  // Only the sources that instantiate a template have the subscript in it.
  auto TakeSubscript = [&](ArrayRef<StringRef> &From, ArrayRef<StringRef> &Other) {
    if (!endsWithIndex(Result) || !beginsWithComponent(From, Other))
      return false;
    Other = Other.drop_front(2);
    return Take(From, 3);
  };
  while (!A.empty() || !B.empty()) {
    if (!A.empty() && !B.empty() && A.front() == B.front()) {
      Take(A, 1);
      B = B.drop_front();
    } else if (!TakeKeyword(A) && !TakeKeyword(B) && !TakePasting(A) && !TakePasting(B) &&
               !TakeQualifier(A, B) && !TakeQualifier(B, A) && !TakeThis(A) && !TakeThis(B) &&
               !TakeException(A, B) && !TakeException(B, A) && !TakeGetter(A, B) &&
               !TakeGetter(B, A) && !TakeSubscript(A, B) && !TakeSubscript(B, A)) {
      return std::nullopt;
    }
  }
  return Result;
}

/// If \p A is the condition of an `#error` with the value of `_MSC_VER`, and \p B is the same with
/// its name, returns true. \p Next is the following line. The source of \p B skips these lines:
/// otherwise, it would need the value, too, because the condition depends on no other macro.
static bool isCheckedVersion(StringRef A, StringRef B, StringRef Next) {
  if (!A.consume_front("#") || !B.consume_front("#") || !Next.consume_front("#") ||
      !Next.ltrim().starts_with("error") || !B.ltrim().starts_with("if"))
    return false;
  for (StringRef Token : tokensOf(B))
    if (isIdentifierCharacter(Token.front()) && !isDigit(Token.front()) && Token != "_MSC_VER" &&
        Token != "defined" && Token != "if" && Token != "ifdef" && Token != "ifndef")
      return false;
  return A.ltrim() != B.ltrim() && A.ltrim() == withCompilerVersion(B.ltrim());
}

std::optional<std::string> mergeAdditions(StringRef A, StringRef B,
                                          std::pair<std::string, std::string> *Conflict) {
  SmallVector<StringRef, 64> LinesOfA, LinesOfB;
  A.split(LinesOfA, '\n');
  B.split(LinesOfB, '\n');
  ArrayRef<StringRef> RestA = ArrayRef(LinesOfA).drop_front(),
                      RestB = ArrayRef(LinesOfB).drop_front();
  std::string Result = LinesOfA.front().str();
  auto Take = [&](ArrayRef<StringRef> &From) {
    Result += '\n';
    Result += From.front();
    From = From.drop_front();
  };
  while (!RestA.empty() || !RestB.empty()) {
    if (!RestA.empty() && !RestB.empty() && RestA.front() == RestB.front()) {
      Take(RestA);
      RestB = RestB.drop_front();
    } else if (std::string Lines = takeDeclarations(RestA, RestB); !Lines.empty()) {
      Result += Lines;
    } else if (!RestA.empty() && hidesMacro(RestA.front()) &&
               !is_contained(RestB.take_while(hidesMacro), RestA.front())) {
      Take(RestA);
    } else if (!RestB.empty() && hidesMacro(RestB.front())) {
      Take(RestB);
    } else if (!RestA.empty() && isInclude(RestA.front()) &&
               !is_contained(leadingIncludes(RestB), RestA.front())) {
      Take(RestA);
    } else if (!RestB.empty() && isInclude(RestB.front())) {
      Take(RestB);
    } else if (RestA.size() > 1 && RestB.size() > 1 && RestA[1] == RestB[1] &&
               isCheckedVersion(RestA[0].ltrim(), RestB[0].ltrim(), RestA[1].ltrim())) {
      Take(RestA);
      RestB = RestB.drop_front();
    } else if (RestA.size() > 1 && RestB.size() > 1 && RestA[1] == RestB[1] &&
               isCheckedVersion(RestB[0].ltrim(), RestA[0].ltrim(), RestA[1].ltrim())) {
      Take(RestB);
      RestA = RestA.drop_front();
    } else if (!RestA.empty() && !RestB.empty()) {
      std::optional<std::string> Line = mergeLines(RestA.front(), RestB.front());
      if (!Line) {
        if (Conflict)
          *Conflict = {RestA.front().trim().str(), RestB.front().trim().str()};
        return std::nullopt;
      }
      Result += '\n' + *Line;
      RestA = RestA.drop_front();
      RestB = RestB.drop_front();
    } else {
      if (Conflict)
        *Conflict = {RestA.empty() ? "" : RestA.front().trim().str(),
                     RestB.empty() ? "" : RestB.front().trim().str()};
      return std::nullopt;
    }
  }
  return Result;
}

} // namespace amp2hip::migrate
