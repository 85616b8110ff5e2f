//===--- Edits.cpp - Planned edits of the base text -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "source/Edits.h"
#include "text/Layout.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>
#include <tuple>

using namespace clang;

namespace amp2hip {

void Edits::insert(TextPosition At, std::string Text, InsertOrder Order, bool OnlyInMovedCopies) {
  std::vector<Edit> &All = Files[At.File];
  // Ignore repeated insertions: a rewrite visits a macro argument once per expansion, but its text
  // exists only once.
  for (const Edit &E : All)
    if (E.Begin == At.Offset && E.End == At.Offset && E.Order == Order && E.Text == Text &&
        E.OnlyInMovedCopies == OnlyInMovedCopies)
      return;
  All.push_back({At.Offset, At.Offset, std::move(Text), Order, Sequence++, OnlyInMovedCopies,
                 /*IsSpecifier=*/false, Rewrite});
}

void Edits::insert(TextPosition At, std::string Text, InsertOrder Order) {
  insert(At, std::move(Text), Order, /*OnlyInMovedCopies=*/false);
}

void Edits::insertInMovedCopies(TextPosition At, std::string Text, InsertOrder Order) {
  insert(At, std::move(Text), Order, /*OnlyInMovedCopies=*/true);
}

void Edits::replace(TextRange Range, std::string Text) {
  std::vector<Edit> &All = Files[Range.File];
  llvm::erase_if(All, [&](const Edit &E) {
    return E.Begin == Range.Begin && E.End == Range.End && E.Begin != E.End;
  });
  All.push_back({Range.Begin, Range.End, std::move(Text), InsertOrder::Token, Sequence++,
                 /*OnlyInMovedCopies=*/false, /*IsSpecifier=*/false, Rewrite});
}

void Edits::replaceSpecifier(TextRange Range, std::string Text) {
  replace(Range, std::move(Text));
  Files[Range.File].back().IsSpecifier = true;
}

void Edits::removeDeclaration(TextRange Declaration) {
  const StringRef Text = Source.text(Declaration.File);
  const size_t Semicolon = Text.find(';', Declaration.End);
  Declaration.End = static_cast<unsigned>(std::min(Semicolon, Text.size() - 1) + 1);
  removeWithSpace(Declaration);
}

void Edits::removeWithSpace(TextRange Range) {
  StringRef Text = Source.text(Range.File);
  auto IsBlank = [&](unsigned At) { return Text[At] == ' ' || Text[At] == '\t'; };
  unsigned Begin = Range.Begin, End = Range.End;
  while (Begin > 0 && IsBlank(Begin - 1))
    --Begin;
  unsigned After = End;
  while (After < Text.size() && IsBlank(After))
    ++After;
  bool LineStart = Begin == 0 || Text[Begin - 1] == '\n';
  bool LineEnd = After == Text.size() || Text[After] == '\n' || Text[After] == '\r';
  if (LineStart && LineEnd) { // nothing else is on the line
    if (After < Text.size() && Text[After] == '\r')
      ++After;
    if (After < Text.size())
      ++After;
    End = After;
  } else if (LineStart) { // keep the indentation
    Begin = Range.Begin;
    End = After;
  } else if (auto It = Files.find(Range.File); It != Files.end()) {
    for (const Edit &E : It->second) // earlier edits may remove the blanks
      if (E.End > Begin && E.End <= Range.Begin)
        Begin = E.End;
  }
  replace({Range.File, Begin, End}, "");
}

StringRef Edits::original(TextRange Range) const {
  return Source.text(Range.File).slice(Range.Begin, Range.End);
}

std::string Edits::render(TextRange Range) const {
  std::string Out;
  for (const Piece &P : pieces(Range))
    Out += P.Text;
  return Out;
}

/// True if \p Line, without its line ending, is a preprocessor directive. A single `#` is none: an
/// edit may insert the operator of a macro.
static bool isDirective(StringRef Line) {
  Line = Line.ltrim(" \t");
  return Line.consume_front("#") && !Line.ltrim(" \t").empty() &&
         llvm::isAlpha(Line.ltrim(" \t")[0]);
}

/// Adds line breaks around the directives at the ends of inserted texts that share a line with
/// other code. For example, a rewrite may insert lines up to `#endif` after the first brace of `{}
/// };`.
static std::vector<Edits::Piece> withDirectivesApart(std::vector<Edits::Piece> Pieces,
                                                     StringRef Base) {
  const std::string Newline = lineEnding(Base).str();
  std::vector<Edits::Piece> Out;
  std::string Line;        // the last line so far
  bool IsInserted = false; // the last line is a directive of an edit
  for (Edits::Piece &P : Pieces) {
    StringRef Text = P.Text;
    const StringRef First = Text.ltrim(" \t");
    std::string Break;
    if (IsInserted && !First.empty() && First.front() != '\n' && First.front() != '\r') {
      Break = Newline + indentationAt(Base, P.Begin);
      if (P.IsOriginal) {
        P.Begin += unsigned(Text.size() - First.size());
        P.Text = First.str();
      }
    } else if (!P.IsOriginal && !StringRef(Line).trim().empty() &&
               isDirective(Text.take_until([](char C) { return C == '\n'; }))) {
      Break = Newline;
    }
    if (!Break.empty()) {
      Out.push_back({Break, P.Begin, P.Begin, /*IsOriginal=*/false});
      Line.clear();
    }
    Text = P.Text;
    if (size_t End = Text.rfind('\n'); End != StringRef::npos || !Break.empty()) {
      Text = Text.substr(End + 1);
      Line.clear();
      IsInserted = false;
    }
    const bool BeginsLine = StringRef(Line).trim().empty();
    Line += Text;
    IsInserted |= !P.IsOriginal && BeginsLine && isDirective(Line);
    Out.push_back(std::move(P));
  }
  return Out;
}

std::vector<Edits::Piece> Edits::pieces(TextRange Range) const {
  if (Destination && OnMove)
    OnMove(Range, *Destination);
  StringRef Text = Source.text(Range.File);
  std::vector<const Edit *> Inside;
  if (auto It = Files.find(Range.File); It != Files.end())
    for (const Edit &E : It->second)
      if ((Destination || !E.OnlyInMovedCopies) && E.Begin >= Range.Begin && E.End <= Range.End &&
          !(E.Begin == E.End && E.Order == InsertOrder::After && E.Begin == Range.Begin &&
            Range.Begin != 0) &&
          !(E.Begin == E.End && E.Order != InsertOrder::After && E.End == Range.End &&
            Range.End != Text.size()))
        Inside.push_back(&E);
  // Sort by position: at each position, insertions first, then the widest replacement. The loop
  // below skips the edits inside a replacement.
  llvm::sort(Inside, [](const Edit *A, const Edit *B) {
    auto Key = [](const Edit *E) {
      return std::make_tuple(E->Begin, E->Begin != E->End, -int(E->End), E->Order, E->Sequence);
    };
    return Key(A) < Key(B);
  });
  std::vector<Piece> Out;
  unsigned At = Range.Begin;
  for (const Edit *E : Inside) {
    // Skip an earlier insertion at the beginning of a replacement: the new text already contains
    // it.
    if (E->Begin == E->End && (E->Order == InsertOrder::Token || E->Order == InsertOrder::Prefix) &&
        llvm::any_of(Inside, [&](const Edit *R) {
          return R->Begin == E->Begin && R->End > R->Begin && R->Sequence > E->Sequence &&
                 !(R->IsSpecifier && E->Order == InsertOrder::Prefix);
        }))
      continue;
    if (E->Begin < At)
      continue; // inside a replacement
    Out.push_back({Text.slice(At, E->Begin).str(), At, E->Begin, /*IsOriginal=*/true});
    Out.push_back({E->Text, E->Begin, E->End, /*IsOriginal=*/false});
    At = E->End;
  }
  Out.push_back({Text.slice(At, Range.End).str(), At, Range.End, /*IsOriginal=*/true});
  return withDirectivesApart(std::move(Out), Text);
}

std::optional<Edits::Conflict> Edits::conflict() const {
  for (const auto &[File, All] : Files) {
    std::vector<const Edit *> Replacements;
    for (const Edit &E : All)
      if (E.Begin != E.End)
        Replacements.push_back(&E);
    // Sort a replacement before the replacements inside it.
    llvm::sort(Replacements, [](const Edit *A, const Edit *B) {
      return std::make_tuple(A->Begin, -int(A->End)) < std::make_tuple(B->Begin, -int(B->End));
    });
    std::vector<const Edit *> Around; // the replacements that contain the current one
    for (const Edit *E : Replacements) {
      while (!Around.empty() && Around.back()->End <= E->Begin)
        Around.pop_back();
      if (!Around.empty() && Around.back()->End < E->End)
        return Conflict{{File, E->Begin, E->End}, Around.back()->By, E->By};
      Around.push_back(E);
    }
  }
  return std::nullopt;
}

std::string Edits::render(FileID File) const {
  return render(TextRange{File, 0, unsigned(Source.text(File).size())});
}

} // namespace amp2hip
