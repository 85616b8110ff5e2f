//===--- RewriteTerminationHandlers.cpp - __finally and __except ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces `__finally` by an object whose destructor runs the code:
//
//   __try {                      {
//     p = allocate();              amp2hip_windows::finally cleanup([&] { release(p); });
//     use(p);                      p = allocate();
//   } __finally {                  use(p);
//     release(p);                }
//   }
//
// A `__leave` becomes a jump to the end of the block. As C++ forbids jumps over initializations,
// the label is after a block of its own:
//
//   __try {                      {
//     if (!open()) __leave;        amp2hip_windows::finally cleanup([&] { close(); });
//     int n = read();              {
//   } __finally {                  if (!open()) goto leave;
//     close();                     int n = read();
//   }                              }
//                                leave:;
//                                }
//
// `AbnormalTermination()` becomes a parameter of the lambda.
//
// `__except` becomes a handler of C++:
//
//   __try {                      try {
//     use(p);                      amp2hip_windows::guarded_block guard;
//   } __except (filter()) {        use(p);
//     report();                  } catch (...) {
//   }                              if (!amp2hip_windows::handles_exception(filter())) throw;
//                                  report();
//                                }
//
//===----------------------------------------------------------------------===//
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "source/Edits.h"
#include "text/Format.h"
#include "text/Layout.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Plans the edits for the handlers of one file.
class Handlers {
public:
  Handlers(RewriteContext &C, FileID File) : C(C), File(File) {
    for (const Token &T : C.Unit.Tokens)
      if (const IdentifierInfo *Name = T.getIdentifierInfo();
          Name && C.Unit.SM.getFileID(C.Unit.SM.getExpansionLoc(T.getLocation())) == File)
        Taken.insert(Name->getName().str());
  }

  void plan(const TerminationHandler &H) {
    const std::optional<TextRange> Try = C.Source.range(H.Try), Body = C.Source.range(H.Body),
                                   Handler = C.Source.range(H.Handler),
                                   Finally = C.Source.range({H.Finally, H.Handler.getEnd()});
    if (!Try || !Body || !Handler || !Finally)
      return; // an invocation was written out; the caller plans again
    const std::string Parameter = H.Queries.empty() ? "" : newName("abnormal");
    for (SourceRange Query : H.Queries)
      if (std::optional<TextRange> R = C.Source.range(Query))
        C.Edits.replace(*R, Parameter);

    const StringRef Text = C.Source.text(File);
    const std::string NewLine = lineEnding(Text).str(), Indent = indentationAt(Text, Body->Begin),
                      Inner = indentationInside(*Body, Indent);
    const std::string Object = newName("cleanup");
    const bool OwnLine = isFirstOnLine(Handler->Begin);
    std::string Begin = NewLine + Inner + "amp2hip_windows::finally " + Object + "([&]";
    if (!Parameter.empty())
      Begin += "(bool " + Parameter + ")";
    Begin += (OwnLine ? NewLine + Inner : " ") + indented(*Handler, Inner) + ");";
    std::string End;
    if (!H.Leaves.empty()) {
      const std::string Label = newName("leave");
      Taken.insert(Label); // a label is visible in the whole function
      for (SourceLocation Leave : H.Leaves)
        if (std::optional<TextRange> R = C.Source.range(Leave))
          C.Edits.replace(*R, "goto " + Label);
      Begin += NewLine + Inner + "{";
      End = "}" + NewLine + Label + ":;";
      if (!Parameter.empty())
        End += NewLine + Inner + Object + ".end();";
      End += NewLine + Indent;
    } else if (!Parameter.empty()) {
      // At the beginning of the line of the brace, whose indentation precedes this text.
      const bool IsAlone = isFirstOnLine(Body->End - 1);
      End = (IsAlone ? StringRef(Inner).drop_front(Indent.size()).str() : "") + Object + ".end();" +
            (IsAlone ? NewLine + Indent : " ");
    }
    C.Edits.insert({File, Body->Begin + 1}, Begin, InsertOrder::After);
    if (!End.empty())
      C.Edits.insert({File, Body->End - 1}, End, InsertOrder::After);
    C.Edits.removeWithSpace(*Try);
    C.Edits.removeWithSpace(*Finally);
  }

  void plan(const ExceptionHandler &H) {
    const std::optional<TextRange> Try = C.Source.range(H.Try), Body = C.Source.range(H.Body),
                                   Filter = C.Source.range(H.Filter),
                                   Handler = C.Source.range(H.Handler),
                                   Except = C.Source.range({H.Except, H.Filter.getEnd()});
    if (!Try || !Body || !Filter || !Handler || !Except)
      return;
    const StringRef Text = C.Source.text(File);
    const std::string NewLine = lineEnding(Text).str();
    if (!H.OnlyNamesThread) {
      const std::string Condition = "if (!amp2hip_windows::handles_exception" +
                                    withParentheses(C.Edits.render(*Filter)) + ")) throw;";
      insertFirst(*Handler, Condition);
      std::string Begin = "amp2hip_windows::guarded_block " + newName("guard") + ";";
      if (!H.Leaves.empty()) {
        const std::string Indent = indentationAt(Text, Body->Begin), Label = newName("leave");
        Taken.insert(Label);
        for (SourceLocation Leave : H.Leaves)
          if (std::optional<TextRange> R = C.Source.range(Leave))
            C.Edits.replace(*R, "goto " + Label);
        Begin += NewLine + indentationInside(*Body, Indent) + "{";
        C.Edits.insert({File, Body->End - 1}, "}" + NewLine + Label + ":;" + NewLine + Indent,
                       InsertOrder::After);
      }
      insertFirst(*Body, Begin);
    }
    C.Edits.replace(*Try, "try");
    C.Edits.replace(*Except, "catch (...)");
  }

private:
  /// Inserts \p Statement after the brace at the beginning of \p Block.
  void insertFirst(TextRange Block, const std::string &Statement) {
    const StringRef Text = C.Source.text(File), Rest = Text.slice(Block.Begin + 1, Block.End);
    const bool IsOneLine = Rest.take_until([](char X) { return X == '\n'; }).size() == Rest.size();
    const std::string Inner = indentationInside(Block, indentationAt(Text, Block.Begin));
    C.Edits.insert({File, Block.Begin + 1},
                   (IsOneLine ? " " : lineEnding(Text).str() + Inner) + Statement +
                       (IsOneLine && Rest == "}" ? " " : ""),
                   InsertOrder::After);
  }

  /// Returns the filter \p Text, which has parentheses, as the argument of a function.
  static std::string withParentheses(std::string Text) {
    int Depth = 0;
    for (char X : Text) {
      Depth += X == '(' || X == '[' || X == '{' ? 1 : X == ')' || X == ']' || X == '}' ? -1 : 0;
      if (X == ',' && Depth == 1) // a comma operator
        return "(" + Text;
    }
    return Text.substr(0, Text.size() - 1);
  }

  /// Returns \p Name, or with a number if the file contains this name.
  std::string newName(StringRef Name) const {
    std::string Result = Name.str();
    for (unsigned Number = 2; Taken.count(Result); ++Number)
      Result = fmt::format("{}_{}", Name, Number);
    return Result;
  }

  /// Returns the indentation in \p Block, whose own indentation is \p Indent.
  std::string indentationInside(TextRange Block, StringRef Indent) const {
    const StringRef Text = C.Source.text(File);
    const size_t Line = Text.find('\n', Block.Begin),
                 First = Text.find_first_not_of(" \t\r\n", Line);
    std::string Found = First < Block.End - 1 ? indentationAt(Text, unsigned(First)) : "";
    return StringRef(Found).starts_with(Indent) && Found.size() > Indent.size()
               ? Found
               : Indent.str() + indentUnit(Text, Block.Begin);
  }

  bool isFirstOnLine(unsigned Offset) const {
    const StringRef Before = C.Source.text(File).take_front(Offset);
    return Before.drop_front(Before.rfind('\n') + 1).trim().empty();
  }

  /// Returns the text of \p Range with its edits, indented like \p Indent.
  std::string indented(TextRange Range, StringRef Indent) const {
    const std::string Text = C.Edits.render(Range);
    const std::string Old = indentationAt(C.Source.text(File), Range.Begin);
    if (StringRef(Text).contains("R\"")) // a string literal may contain line breaks
      return Text;
    std::string Result;
    StringRef Line, Rest = Text;
    for (bool IsFirst = true; !Rest.empty(); IsFirst = false) {
      std::tie(Line, Rest) = Rest.split('\n');
      if (!IsFirst) {
        Result += '\n';
        if (Line.consume_front(Old) && !Line.trim().empty() && !Line.starts_with("#"))
          Result += Indent;
      }
      Result += Line;
    }
    return Result;
  }

  RewriteContext &C;
  const FileID File;
  std::set<std::string> Taken;
};

} // namespace

void planTerminationHandlers(RewriteContext &C) {
  std::map<FileID, Handlers> ByFile;
  // Inner statements first: an outer handler moves with the edits of those in it.
  std::vector<std::pair<SourceLocation, std::function<void(Handlers &)>>> Sorted;
  for (const TerminationHandler &H : C.Unit.TerminationHandlers)
    Sorted.push_back({H.Handler.getEnd(), [&](Handlers &In) { In.plan(H); }});
  for (const ExceptionHandler &H : C.Unit.ExceptionHandlers)
    Sorted.push_back({H.Handler.getEnd(), [&](Handlers &In) { In.plan(H); }});
  llvm::stable_sort(Sorted, [&](const auto &A, const auto &B) {
    return C.Unit.SM.isBeforeInTranslationUnit(A.first, B.first);
  });
  for (const auto &[End, Plan] : Sorted) {
    const FileID File = C.Unit.SM.getFileID(End);
    Plan(ByFile.try_emplace(File, C, File).first->second);
  }
}

} // namespace amp2hip
