//===--- DiagnosticPrinter.h - Printing of all diagnostics ------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_DIAGNOSTICPRINTER_H
#define AMP2HIP_PARSE_DIAGNOSTICPRINTER_H

#include "amp2hip/DiagnosticSummary.h"
#include "diagnose/DiagnosticWithNotes.h"
#include "parse/corrections/MicrosoftExtensions.h"
#include "parse/corrections/TokenCorrections.h"
#include "parse/corrections/headers/MissingIncludes.h"
#include "parse/corrections/names/NewStdNames.h"
#include "parse/corrections/names/PreviewMembers.h"
#include "parse/corrections/syntax/MacroArguments.h"
#include "parse/corrections/types/AtlObjects.h"
#include "parse/corrections/types/ConstDistributions.h"
#include "parse/corrections/types/LongLiterals.h"
#include "parse/corrections/types/LongTypes.h"
#include "parse/corrections/types/PathStrings.h"
#include "parse/corrections/types/StandardExceptions.h"
#include "parse/corrections/types/StringRanges.h"
#include "parse/corrections/types/ThreadArguments.h"
#include "parse/corrections/types/WidePaths.h"
#include "clang/Basic/Diagnostic.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace clang {
class DiagnosticOptions;
class LangOptions;
} // namespace clang

namespace amp2hip {

/// Collects the messages of Clang and amp2hip and prints them at the end of the
/// source, in Clang's style and in terms of C++ AMP. Prints the messages in the
/// order of the source, and none twice. Drops Clang's warnings, since the
/// compilers of the output report them.
///
/// Also passes each diagnostic of Clang to the corrections (translator/lib/parse/corrections),
/// whose collectors are the public members below; Parse.cpp asks them after the parse.
class DiagnosticPrinter : public clang::DiagnosticConsumer {
public:
  /// Prints at most \p ErrorLimit errors; all if it is 0.
  DiagnosticPrinter(llvm::raw_ostream &OS, clang::DiagnosticOptions &Options, unsigned ErrorLimit)
      : OS(OS), Options(Options), ErrorLimit(ErrorLimit) {}

  void BeginSourceFile(const clang::LangOptions &LO, const clang::Preprocessor *PP) override {
    LangOpts = &LO;
    this->PP = PP;
  }
  void EndSourceFile() override { flush(); }
  void HandleDiagnostic(clang::DiagnosticsEngine::Level Level,
                        const clang::Diagnostic &Info) override;

  /// Maps a location in amp2hip's headers to the user's code that instantiates
  /// the template at this location. Returns an invalid location if there is
  /// none.
  std::function<clang::SourceLocation(clang::SourceLocation)> MapToUserLocation;

  /// True if a location is in a user file.
  std::function<bool(clang::SourceLocation)> IsUserLocation;

  /// Texts that replace files in the parse, by absolute path. Messages show the lines on disk.
  std::map<std::string, std::string> ChangedTexts;

  /// True to print and count errors as warnings.
  bool ErrorsAreWarnings = false;

  /// The errors and warnings to print, in the order in which they were found.
  std::vector<Report> Reports;
  /// Receives the number of errors and warnings, their rules and suggested
  /// edits.
  DiagnosticSummary Summary;

  /// Locations at which Clang's errors are not printed: a check reports a
  /// better one.
  std::set<clang::SourceLocation> SuppressedLocations;

  /// Edits of code that Clang accepts with a warning, as Microsoft's compiler
  /// does, but that is not standard C++ (see fixesForMicrosoftCode()).
  std::vector<clang::FixItHint> PortabilityFixes;
  /// Edits of code that Clang rejects but Microsoft's compiler accepts (see
  /// fixesForMicrosoftCode()).
  std::vector<clang::FixItHint> RequiredFixes;
  /// Members that only the preview of C++ AMP has.
  PreviewMembers PreviewUses;
  /// Names for unnamed structs in typedefs (see missingTagName()).
  std::vector<clang::FixItHint> MissingTagNames;
  /// The locations of all errors.
  std::vector<clang::SourceLocation> Errors;
  /// The locations of the errors that a missing `typename` may have caused: those of
  /// the parser and names that are not declared.
  std::vector<clang::SourceLocation> SyntaxErrors;
  /// The locations of the errors that a missing keyword `template` may cause.
  std::vector<clang::SourceLocation> TemplateErrors;
  /// The locations of names that may be those of friends (see VisibleFriends).
  std::vector<clang::SourceLocation> FriendNames;
  /// Clang's errors, which a missing standard header may have caused.
  std::vector<NameError> NameErrors;
  /// Temporaries that Clang does not bind to a parameter of reference type.
  TemporaryArguments Temporaries;
  /// Names that clash with names of namespace std.
  NewStdNames StdNames;
  /// Extensions of Microsoft's compiler that Clang accepts with a warning.
  MicrosoftExtensions Extensions;
  /// Uses of macros with a wrong number of arguments.
  MacroArguments MacroUses;
  /// Uses of a constructor that only Microsoft's std::exception has.
  StandardExceptions ExceptionTexts;
  /// Calls of templates with literals of type long.
  LongLiterals LongArguments;
  /// Declarations that --long=32 makes the same.
  LongTypes DuplicateLongs;
  /// Wide names of files, which only Microsoft's streams accept.
  WidePaths WideFileNames;
  /// Functions of threads that change copies of arguments.
  ThreadArguments ThreadCalls;
  /// Paths that Clang does not convert to wide strings.
  PathStrings PathStringUses;
  /// Ranges of characters that only Microsoft's strings accept.
  StringRanges RangesOfStrings;
  /// Constant distributions, which only Microsoft's library can call.
  ConstDistributions Distributions;
  /// Objects of ATL that Clang does not take for their pointers.
  AtlObjects AtlUses;
  /// Advice that is printed after all errors.
  std::string Advice;
  /// True if an error without a location was printed.
  bool HasErrorWithoutLocation = false;

private:
  void print(const Report &R) const;
  void adviseOnClash(Report &R) const;
  /// Returns the folders in which Clang searches for an include at \p Loc.
  std::vector<std::string> includeFolders(clang::SourceLocation Loc,
                                          const clang::SourceManager &SM) const;
  void updateSummary(const Report &R);
  /// The level at which a message is printed and counted.
  clang::DiagnosticsEngine::Level shownLevel(const Message &M) const;
  Finding findingOf(const Message &M, std::optional<Rule> Violated) const;
  void flush();

  llvm::raw_ostream &OS;
  clang::DiagnosticOptions &Options;
  unsigned ErrorLimit;
  const clang::LangOptions *LangOpts = nullptr;
  const clang::Preprocessor *PP = nullptr;
  const clang::SourceManager *Sources = nullptr;
  /// True if the last error or warning is printed, so that its notes are
  /// printed, too.
  bool LastShown = false;
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_DIAGNOSTICPRINTER_H
