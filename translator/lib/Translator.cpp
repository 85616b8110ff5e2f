//===--- Translator.cpp - Running the stages of a translation -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses the translation unit, builds the model, lowers, checks, plans the
// edits and renders the output. If lowering changes a file, the unit is parsed
// again with the new text in memory. A source without C++ AMP is copied.
//
//===----------------------------------------------------------------------===//
#include "amp2hip/Translator.h"
#include "advice/CallAdvice.h"
#include "advice/Direct3DAdvice.h"
#include "advice/RestrictionFixes.h"
#include "advice/SizeAssertions.h"
#include "advice/TexelWrites.h"
#include "amp2hip/DiagnosticSummary.h"
#include "amp2hip/SourceEncoding.h"
#include "amp2hip/TranslatedMark.h"
#include "check/Check.h"
#include "lower/Lower.h"
#include "model/AmpCode.h"
#include "model/CodeIndex.h"
#include "model/Model.h"
#include "parse/Parse.h"
#include "parse/Unit.h"
#include "parse/corrections/types/LongTypes.h"
#include "render/Output.h"
#include "rewrite/Rewrite.h"
#include "rewrite/movedcode/MovedMacros.h"
#include "rewrite/names/NameTable.h"
#include "text/Format.h"
#include "text/Layout.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace clang;

namespace amp2hip {

/// How often a source is parsed again with corrected or lowered texts.
static constexpr unsigned MaxLowerings = 8;

/// Runs all rewrites and returns the edits that they plan. If a rewrite
/// requests that a macro invocation be written out, the base text changes and
/// planning starts again. Each round writes out at least one more invocation,
/// so the loop terminates. Stores descriptions of the kernels in \p Kernels. If \p U has errors,
/// only runs the rewrites for Microsoft's extensions.
static Edits planEdits(Unit &U, const Model &M, const CodeIndex &Index, SourceText &Source,
                       std::vector<LaunchedKernel> &Kernels) {
  const bool OnlyCorrections = U.hasErrors();
  MovedMacros Macros(U, Source);
  for (;;) {
    Edits E(Source);
    NameTable Names(U);
    RewriteContext C{U, M, Index, Source, E, Names, Macros};
    E.OnMove = [&](TextRange From, TextPosition To) { Macros.check(From, To); };
    for (const Rewrite &R : rewrites()) {
      E.Rewrite = R.Name;
      if (!OnlyCorrections || R.With == Errors::Accepts)
        R.Plan(C);
    }
    E.OnMove = nullptr;
    if (Source.takeTextChanged() && (OnlyCorrections || !U.hasErrors())) {
      U.forgetRemarks();
      continue;
    }
    if (auto Found = E.conflict(); Found && (OnlyCorrections || !U.hasErrors()))
      U.error(Source.original({Found->Place.File, Found->Place.Begin}),
              fmt::format("internal error: the rewrites '{}' and '{}' change overlapping text; "
                          "please report it with the source",
                          Found->First, Found->Second));
    if (!U.hasErrors())
      Macros.Configuration.reportWrittenOut();
    Kernels = std::move(C.Kernels);
    return E;
  }
}

/// Translates \p U, which was parsed with \p Texts, and stores the outcome in
/// \p Result. If \p Lowered is not null and the unit contains constructs that
/// must be lowered first, only stores the lowered texts in \p Lowered. If \p WithoutAmp is set,
/// stores the output even if there are errors: other edits for Microsoft's extensions are
/// independent of them.
static void translateUnit(Unit &U, const tooling::CompilationDatabase &Database,
                          const std::string &Path, const TranslateOptions &Options,
                          const FileOverlay &Texts, FileOverlay *Lowered, bool WithoutAmp,
                          Translation &Result) {
  // Code that Clang could parse is checked even if it reported errors
  // elsewhere.
  const CodeIndex Index(U);
  std::vector<CodeBlock> Code = collectCode(U);
  const Model M = buildModel(U, Index, Code, [&](llvm::function_ref<void(Unit &)> WithUnit) {
    ParseExtras SameTexts;
    SameTexts.Texts = Texts;
    std::vector<std::string> SameDependencies;
    parseUnit(Database, Path, Options, llvm::nulls(), SameDependencies, WithUnit, Side::Amp,
              SameTexts);
  });
  if (Lowered && Options.FromMsvc && U.hasErrors()) {
    *Lowered = fixSizeAssertions(U);
    if (!Lowered->empty())
      return;
  }
  if (Lowered && !U.hasErrors()) {
    *Lowered = lowerUnit(U, M, Index, Code);
    if (U.hasErrors()) { // a construct that cannot be lowered
      Lowered->clear();
      Result.Status = TranslateStatus::Rejected;
      return U.showReports();
    }
    if (!Lowered->empty())
      return;
  }
  // Without C++ AMP, no rule of amp code applies, although constant functions could be called
  // there.
  if (!WithoutAmp) {
    const std::vector<CodeBlock> Evaluated = collectEvaluatedCode(U);
    CheckContext Checked(U, M, Index, Evaluated);
    for (Check Run : checks())
      Run(Checked);
    Checked.reportDelayedTypes();
  }
  const bool IsClean = !U.hasErrors();
  if (IsClean || WithoutAmp) {
    SourceText Source(U, /*KeepLines=*/Options.LineDirectives);
    Edits E = planEdits(U, M, Index, Source, Result.Kernels);
    if (!E.conflict() && !(IsClean && U.hasErrors()))
      Result.Files = renderOutput(U, E, Options, Texts);
  }
  Result.Status = U.hasErrorsWithoutLocation() ? TranslateStatus::EnvironmentError
                  : U.hasErrors()              ? TranslateStatus::Rejected
                                               : TranslateStatus::Translated;
  if (U.hasErrors()) {
    if (!WithoutAmp)
      Result.Files.clear();
    Result.Kernels.clear();
  }
  U.showReports();
}

/// Says that the output of a source without C++ AMP does not compile, because of the first message
/// in \p Summary, which is an error that is shown as a warning.
static void reportUncompilable(const std::string &Path, const DiagnosticSummary &Summary,
                               llvm::raw_ostream &Diagnostics) {
  auto First = llvm::find_if(Summary.Findings, [](const Finding &F) { return !F.Violated; });
  Diagnostics << "amp2hip: note: the output of '" << Path
              << "' does not compile until you change it by hand";
  if (First != Summary.Findings.end()) {
    Diagnostics << "; the first reason is ";
    if (!First->Where.File.empty()) // not in a definition by a flag
      Diagnostics << "at " << llvm::sys::path::filename(First->Where.File) << ':'
                  << First->Where.Line << ": ";
    Diagnostics << First->Message;
  }
  Diagnostics << '\n';
}

/// Completes the translation \p Result of a source without C++ AMP. Unless it
/// has changed the text, the output is a copy with another mark, in an encoding that compilers
/// read.
static void finishWithoutAmp(const std::string &Path, const TranslateOptions &Options,
                             llvm::raw_ostream &Diagnostics, Translation &Result) {
  auto Buffer = llvm::MemoryBuffer::getFile(Path, /*IsText=*/false);
  if (!Buffer) {
    Diagnostics << "amp2hip: error: cannot read '" << Path << "': " << Buffer.getError().message()
                << '\n';
    Result.Status = TranslateStatus::EnvironmentError;
    return;
  }
  const StringRef Bytes = (*Buffer)->getBuffer();
  // The compilers of the output do not read UTF-16 and other code pages.
  const bool IsReadable = !isUtf16(Bytes) && !(Options.FromMsvc && isInOtherCodePage(Bytes));
  const std::optional<std::string> Converted = IsReadable ? std::nullopt : readableText(Bytes);
  const StringRef Text = Converted ? StringRef(*Converted) : Bytes;
  std::string Copy = withMark(Path, Bytes, Text, lineEnding(Text), MarkKind::Copied);
  Result.IsCorrected = !Result.Files.empty() && (Result.Files.size() > 1 ||
                                                 !equalAfterMark(Result.Files.front().Text, Copy));
  if (!Result.IsCorrected)
    Result.Files = {{Path, Options.OutputPath, std::move(Copy), false}};
  Result.Status = TranslateStatus::NoAmp;
}

/// Edits the messages of one translation before they are printed. Explains
/// failed calls in amp code and missing headers. Also suggests restriction
/// specifiers for functions that amp code cannot call, if a trial translation
/// of the edited texts has no new errors. \p Base contains the lowered texts.
static void editReports(Unit &U, std::vector<Report> &Reports,
                        const tooling::CompilationDatabase &Database, const std::string &Path,
                        const TranslateOptions &Options, const FileOverlay &Base) {
  if (Reports.empty())
    return;
  FunctionsByLocation Functions = functionsByLocation(U);
  explainCalls(U, Functions, Reports);
  explainMissingHeaders(U, Reports);
  explainDirect3D(U, Reports);
  explainTexelWrites(U, Reports);
  explainSizeAssertions(U, Reports);
  offerRestrictions(U, Functions, Reports, [&](const FileOverlay &Texts) {
    std::vector<TrialError> Errors;
    ParseExtras Extras;
    Extras.Texts = Texts;
    Extras.Texts.insert(Base.begin(), Base.end()); // does not overwrite Texts
    Extras.EditReports = [&](Unit &Trial, std::vector<Report> &Found) {
      FunctionsByLocation InTrial = functionsByLocation(Trial);
      explainCalls(Trial, InTrial, Found);
      Errors = errorsIn(Trial, InTrial, Found);
    };
    Translation Unused;
    std::vector<std::string> Dependencies;
    parseUnit(
        Database, Path, Options, llvm::nulls(), Dependencies,
        [&](Unit &Trial) {
          translateUnit(Trial, Database, Path, Options, Extras.Texts, nullptr,
                        /*WithoutAmp=*/false, Unused);
        },
        Side::Cpu, Extras);
    return Errors;
  });
}

/// Returns the overloads and specializations that the source selects if `long` stays.
static OverloadSelections selectionsWithLong(const tooling::CompilationDatabase &Database,
                                             const std::string &Path, TranslateOptions Options,
                                             bool WithoutAmp) {
  Options.LongAsInt = false;
  Options.LongInHeaders = true;
  OverloadSelections Result;
  ParseExtras Extras;
  Extras.WithoutAmp = WithoutAmp;
  for (unsigned Round = 0; Round <= MaxLowerings; ++Round) {
    FileOverlay Corrected;
    Extras.CorrectedTexts = Round < MaxLowerings ? &Corrected : nullptr;
    std::vector<std::string> Dependencies;
    parseUnit(
        Database, Path, Options, llvm::nulls(), Dependencies,
        [&](Unit &U) { Result = selectionsIn(U); }, Side::Cpu, Extras);
    if (Corrected.empty())
      break;
    for (auto &[File, Text] : Corrected)
      Extras.Texts[File] = std::move(Text);
  }
  return Result;
}

Translation translate(const tooling::CompilationDatabase &Database, const std::string &Path,
                      const TranslateOptions &Options, llvm::raw_ostream &Diagnostics) {
  DiagnosticSummary Unused;
  return translate(Database, Path, Options, Diagnostics, Unused);
}

Translation translate(const tooling::CompilationDatabase &Database, const std::string &Path,
                      const TranslateOptions &Requested, llvm::raw_ostream &Diagnostics,
                      DiagnosticSummary &Summary) {
  // The first parse may set AmpPreview in this copy; later parses use it.
  TranslateOptions Options = Requested;
  Translation Result;
  bool Ran = false;
  ParseExtras Extras;
  Extras.Summary = &Summary;
  std::vector<LeftOutDeclaration> LeftOut;
  Extras.LeftOut = &LeftOut;
  std::optional<std::vector<LongDefinition>> Definitions;
  Extras.Definitions = &Definitions;
  Extras.IsPreview = &Options.AmpPreview;
  Extras.EditReports = [&](Unit &U, std::vector<Report> &Reports) {
    const IdentifierInfo *Export = &U.context().Idents.get("dllexport");
    Result.Exports = Options.FromMsvc && llvm::any_of(U.Tokens, [&](const Token &T) {
                       return T.is(tok::identifier) && T.getIdentifierInfo() == Export;
                     });
    editReports(U, Reports, Database, Path, Options, Extras.Texts);
  };
  std::optional<OverloadSelections> WithLong;
  Extras.SelectionsWithLong = [&]() -> const OverloadSelections & {
    if (!WithLong)
      WithLong = selectionsWithLong(Database, Path, Options, Extras.WithoutAmp);
    return *WithLong;
  };
  ParseResult Parsed;
  for (unsigned Round = 0;; ++Round) {
    FileOverlay Lowered;
    Extras.CorrectedTexts = Round < MaxLowerings ? &Lowered : nullptr;
    std::string Printed;
    llvm::raw_string_ostream Text(Printed);
    Text.enable_colors(Diagnostics.colors_enabled());
    Parsed = parseUnit(
        Database, Path, Options, Text, Result.Dependencies,
        [&](Unit &U) {
          Ran = true;
          translateUnit(U, Database, Path, Options, Extras.Texts,
                        Round < MaxLowerings ? &Lowered : nullptr, Extras.WithoutAmp, Result);
        },
        Side::Cpu, Extras);
    if (Parsed == ParseResult::NoAmp && Options.FromMsvc) {
      // Corrects what only Microsoft's compiler accepts.
      Extras.WithoutAmp = true;
      continue;
    }
    if (Lowered.empty()) {
      Diagnostics << Printed;
      break;
    }
    for (auto &[File, New] : Lowered)
      Extras.Texts[File] = std::move(New);
  }
  Result.IsPreview = Options.AmpPreview != Requested.AmpPreview;
  if (Result.IsPreview)
    Diagnostics << "amp2hip: note: '" << Path
                << "' is code for the preview of C++ AMP; it is translated with '--amp-preview'\n";
  if (Definitions)
    Result.LongDefinitions = std::move(*Definitions);
  switch (Parsed) {
  case ParseResult::Parsed:
    if (!Ran)
      Result.Status = TranslateStatus::Rejected; // errors were reported
    if (Extras.WithoutAmp && Result.Status == TranslateStatus::Rejected)
      reportUncompilable(Path, Summary, Diagnostics);
    if (Extras.WithoutAmp)
      finishWithoutAmp(Path, Options, Diagnostics, Result);
    break;
  case ParseResult::NoAmp:
    finishWithoutAmp(Path, Options, Diagnostics, Result);
    break;
  case ParseResult::EnvironmentError:
    Result.Status = TranslateStatus::EnvironmentError;
    Result.Files.clear();
    break;
  case ParseResult::Failed:
    Diagnostics << "amp2hip: error: cannot run Clang on '" << Path << "'\n";
    break;
  }
  return Result;
}

} // namespace amp2hip
