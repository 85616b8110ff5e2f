//===--- Parse.cpp - Run Clang on a translation unit ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs Clang on a translation unit, if necessary several times. In one parse
// (AmpAction), the preprocessor first produces all tokens. They are normalized
// and corrected, and then fed to Clang's parser. While the parser runs, a token
// watcher lets several classes adapt Sema's state to restrictions. parseUnit()
// repeats the parse until nothing is left to correct.
//
//===----------------------------------------------------------------------===//
#include "parse/Parse.h"
#include "advice/Direct3DAdvice.h"
#include "ast/Concurrency.h"
#include "normalize/CallTarget.h"
#include "normalize/ExceptionSpecTargets.h"
#include "parse/DiagnosticPrinter.h"
#include "parse/Invocation.h"
#include "parse/MacroUses.h"
#include "parse/Recorder.h"
#include "parse/SourceFileSystem.h"
#include "parse/Unit.h"
#include "parse/corrections/TokenCorrections.h"
#include "parse/corrections/headers/HiddenMacros.h"
#include "parse/corrections/headers/MissingAmpInclude.h"
#include "parse/corrections/headers/MissingIncludes.h"
#include "parse/corrections/headers/VersionChecks.h"
#include "parse/corrections/names/BaseMembers.h"
#include "parse/corrections/names/LaterDirectives.h"
#include "parse/corrections/names/NameClashes.h"
#include "parse/corrections/names/Namespaces.h"
#include "parse/corrections/names/PreviewNames.h"
#include "parse/corrections/names/SuperKeyword.h"
#include "parse/corrections/names/VisibleFriends.h"
#include "parse/corrections/syntax/Annotations.h"
#include "parse/corrections/syntax/ExistenceBlocks.h"
#include "parse/corrections/syntax/Interfaces.h"
#include "parse/corrections/syntax/LoopVariables.h"
#include "parse/corrections/syntax/MicrosoftSyntax.h"
#include "parse/corrections/syntax/PrefixedStrings.h"
#include "parse/corrections/syntax/PropertyOperands.h"
#include "parse/corrections/syntax/QualifiedDeclarations.h"
#include "parse/corrections/syntax/StructuredExceptions.h"
#include "parse/corrections/syntax/Uuids.h"
#include "parse/corrections/templates/DeducedParameters.h"
#include "parse/corrections/templates/LateClasses.h"
#include "parse/corrections/templates/LateTemplates.h"
#include "parse/corrections/templates/ShadowedParameters.h"
#include "parse/corrections/templates/TemplateDefaults.h"
#include "parse/corrections/templates/UnusedBodies.h"
#include "parse/corrections/types/ConstructorDefaults.h"
#include "parse/corrections/types/FunctionalCasts.h"
#include "parse/longtypes/LongDefinitions.h"
#include "parse/restrictions/ConstantFunctions.h"
#include "parse/restrictions/DerivedRestrictions.h"
#include "parse/restrictions/MemberSpecializations.h"
#include "parse/restrictions/TemplateAddresses.h"
#include "parse/restrictions/TypedefFunctions.h"
#include "portability/Portability.h"
#include "portability/conditions/SkippedDeclarations.h"
#include "clang/AST/ASTConsumer.h"
#include "clang/AST/Decl.h"
#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Parse/Parser.h"
#include "clang/Sema/EnterExpressionEvaluationContext.h"
#include "clang/Sema/Sema.h"
#include "clang/Tooling/Tooling.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/VirtualFileSystem.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Marks constexpr member functions as soon as Clang has declared them. Also
/// stores the macro expansions, because it lives as long as the compiler
/// instance.
struct Consumer : ASTConsumer {
  void HandleInlineFunctionDefinition(FunctionDecl *F) override {
    if (Constants)
      Constants->mark(F);
  }
  /// Marks the member templates, which the function above does not receive.
  void HandleTagDeclDefinition(TagDecl *Tag) override {
    if (const auto *Class = dyn_cast<CXXRecordDecl>(Tag); Class && Constants)
      Constants->markMemberTemplates(Class);
  }
  ConstantFunctions *Constants = nullptr;
  std::vector<MacroUse> Expansions;
};

/// Performs one parse. If there is nothing to correct, calls the callback with
/// the unit; otherwise sets \c NeedsAnotherParse.
class AmpAction : public ASTFrontendAction {
public:
  AmpAction(const TranslateOptions &Options, DiagnosticPrinter &Printer,
            TokenCorrections &Corrections, MissingIncludes &Missing, UnusedBodies &Unused,
            VisibleFriends &Friends, SourceFileSystem *Files,
            std::vector<std::string> &Dependencies, llvm::function_ref<void(Unit &)> WithUnit,
            const ParseExtras &Extras, ParseResult &Result, bool &NeedsAnotherParse,
            bool &IsPreview)
      : Options(Options), Printer(Printer), Corrections(Corrections), Missing(Missing),
        Unused(Unused), Friends(Friends), Files(Files), Dependencies(Dependencies),
        WithUnit(WithUnit), Extras(Extras), Result(Result), NeedsAnotherParse(NeedsAnotherParse),
        IsPreview(IsPreview) {}

protected:
  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &, StringRef) override {
    return std::make_unique<Consumer>();
  }

  void ExecuteAction() override {
    CompilerInstance &CI = getCompilerInstance();
    if (!CI.hasSema())
      CI.createSema(getTranslationUnitKind(), nullptr);
    Preprocessor &PP = CI.getPreprocessor();
    if (Files)
      Files->setSearchPath(PP.getHeaderSearchInfo());
    Unit U(CI, Options);
    // Remove the function at the end: the printer outlives the unit.
    Printer.IsUserLocation = [&U](SourceLocation Loc) { return U.isUserLocation(Loc); };
    auto Forget = llvm::make_scope_exit([this] { Printer.IsUserLocation = nullptr; });
    PP.addPPCallbacks(recordFiles(U, static_cast<Consumer &>(CI.getASTConsumer()).Expansions,
                                  Dependencies, Files));
    PP.addPPCallbacks(recordConditionals(U));
    if (Options.FromMsvc)
      Hidden.hide(PP, U);

    // Create the parser before the tokens are lexed: its constructor registers pragma handlers.
    Missing.include(PP);
    Missing.Macros.undefine(PP, U);
    Parser P(PP, CI.getSema(), /*SkipFunctionBodies=*/false);
    std::vector<Token> Tokens = lexAll(PP, CI.getSema());
    if (Files)
      Files->setOpenFile({});
    for (const Token &T : Tokens)
      if (!T.isAnnotation() && U.isUserLocation(T.getLocation()))
        U.Tokens.push_back(T);
    Result = ParseResult::Parsed;
    const bool HasFatalError = CI.getDiagnostics().hasFatalErrorOccurred();
    const bool HasErrors = CI.getDiagnostics().hasErrorOccurred();
    if (HasFatalError || !prepare(Tokens, U)) {
      if (HasErrors && U.containsAmp() && Printer.Advice.empty())
        Printer.Advice = reportDirect3D(U, Printer.Reports);
      return;
    }
    Printer.MapToUserLocation = [&U](SourceLocation Loc) { return U.userLocationOf(Loc); };
    // These live until the end: later stages also instantiate templates.
    ConstantFunctions Constants(CI.getSema(), U);
    static_cast<Consumer &>(CI.getASTConsumer()).Constants = U.containsAmp() ? &Constants : nullptr;
    DerivedRestrictions Implicit(U);
    CI.getASTContext().setASTMutationListener(&Implicit);
    parseAdapted(P, Tokens, U);
    findCorrections(U);
    const bool IsCorrected = Extras.CorrectedTexts && !Extras.CorrectedTexts->empty();
    if (!NeedsAnotherParse && !IsCorrected)
      finish(U);
    CI.getASTContext().setASTMutationListener(nullptr);
    Printer.MapToUserLocation = nullptr;
    Printer.SuppressedLocations = U.suppressedLocations();
  }

private:
  /// Normalizes and corrects the tokens. Returns false if there is nothing to
  /// parse.
  bool prepare(std::vector<Token> &Tokens, Unit &U) {
    DiagnosticsEngine &Diagnostics = U.CI.getDiagnostics();
    const bool Lexed = !Diagnostics.hasErrorOccurred();
    if (Options.AmpPreview)
      Tokens = replacePreviewNames(std::move(Tokens), U, Missing.contains("concurrency::grid"));
    Preprocessor &PP = U.CI.getPreprocessor();
    Tokens = Unused.apply(normalizeRestrictions(std::move(Tokens), PP, U.Clauses), U);
    if (!Lexed) { // a parse would only repeat the errors
      if (Options.FromMsvc && Extras.CorrectedTexts) {
        *Extras.CorrectedTexts = Printer.MacroUses.correctedTexts(PP);
        if (Extras.CorrectedTexts->empty())
          *Extras.CorrectedTexts = fixVersionChecks(U, Printer.Errors);
      }
      // Such as the #error of a header that Linux does not have.
      const bool IsCorrected = Extras.CorrectedTexts && !Extras.CorrectedTexts->empty();
      if (Options.FromMsvc && !Extras.WithoutAmp && !IsCorrected && !U.containsAmp())
        Result = ParseResult::NoAmp;
      return false;
    }
    // After an error in a restriction specifier the parse continues, because
    // normalization has read the specifier as intended.
    if (!U.containsAmp() && !Diagnostics.hasErrorOccurred()) {
      if (reportMissingAmpInclude(Tokens, U))
        return false;
      if (!Extras.WithoutAmp) {
        Result = ParseResult::NoAmp;
        return false;
      }
    }
    if (Options.LongAsInt && Extras.CorrectedTexts) {
      *Extras.CorrectedTexts = LongTypes::textsWithInt(U);
      if (!Extras.CorrectedTexts->empty())
        return false;
    }
    handleTargetMarkers(U.sema());
    if (U.CI.getLangOpts().MicrosoftExt) {
      std::set<SourceLocation> Read = readTerminationHandlers(Tokens, U);
      Read.merge(readStructuredExceptions(Tokens, U));
      Read.merge(Existence.mark(Tokens, U));
      reportMicrosoftKeywords(U, Read);
      for (const TerminationHandler &H : U.TerminationHandlers)
        Missing.addName(U, H.Try, "amp2hip_windows::", "finally");
      for (const ExceptionHandler &H : U.ExceptionHandlers)
        if (!H.OnlyNamesThread)
          Missing.addName(U, H.Try, "amp2hip_windows::", "guarded_block");
      removeAnnotations(Tokens, U);
      replaceMicrosoftSyntax(Tokens, U);
      fixPrefixedStrings(Tokens, U);
    }
    Corrections.addOperands(propertyArguments(U), U);
    hideClashingStdNames(Tokens, U);
    renameNamespaceDefinitions(Tokens, U);
    Tokens = Corrections.apply(std::move(Tokens), U);
    return true;
  }

  /// Parses the tokens while several classes adapt Sema's state to restrictions.
  void parseAdapted(Parser &P, const std::vector<Token> &Tokens, Unit &U) {
    CompilerInstance &CI = U.CI;
    ConstantFunctions *Constants = static_cast<Consumer &>(CI.getASTConsumer()).Constants;
    Preprocessor &PP = CI.getPreprocessor();
    MemberSpecializations Members(CI.getSema(), U, Tokens);
    TemplateAddresses Addresses(CI.getSema(), U);
    ExceptionSpecTargets Exceptions(CI.getSema(), U.Tokens, U.Clauses);
    PP.setTokenWatcher([&](const Token &T) {
      Members.onToken(T);
      Exceptions.onToken(T);
      Addresses.onToken(T);
      if (Constants)
        Constants->onToken(T);
      if (T.is(tok::r_brace))
        Friends.show(CI.getSema(), U);
    });
    // Enter new tokens: the token watcher does not see reinjected ones.
    PP.EnterTokenStream(Tokens, /*DisableMacroExpansion=*/true, /*IsReinject=*/false);
    parse(P, CI.getSema(), U, CI.getLangOpts());
    PP.setTokenWatcher(nullptr);
    Members.finish();
    Addresses.finish();
  }

  /// Decides whether another parse is needed, with more corrections, and which
  /// advice the errors get.
  void findCorrections(Unit &U) {
    const LangOptions &Lang = U.CI.getLangOpts();
    const bool AcceptsMicrosoftCode = Lang.MicrosoftExt || Lang.DelayedTemplateParsing;
    if (!Options.AmpPreview && !Printer.Errors.empty() && usesPreviewNames(U)) {
      IsPreview = NeedsAnotherParse = Options.FromMsvc;
      if (IsPreview)
        return;
      Printer.Advice = "this is code for the preview of C++ AMP; use '--amp-preview'";
    }
    if (Options.AmpPreview && Printer.PreviewUses.hasOrigins()) {
      for (SourceLocation Grid : findGrids(U))
        NeedsAnotherParse |= Missing.addName(U, Grid, "concurrency::", "grid");
      if (NeedsAnotherParse) {
        Corrections = TokenCorrections(); // those so far are for extents
        return;
      }
    }
    // Declarations that a changed text leaves out first: all corrections of the unchanged text are
    // lost, because the places of its tokens change.
    if (Options.LongAsInt && Extras.CorrectedTexts && Extras.LeftOut) {
      *Extras.CorrectedTexts = Printer.DuplicateLongs.textsWithoutRepetitions(U, *Extras.LeftOut);
      if (!Extras.CorrectedTexts->empty())
        return;
    }
    // Names of bases before others: the errors that they cause have no other correction.
    NeedsAnotherParse =
        (Options.FromMsvc && qualifyBaseMembers(Corrections, Printer.NameErrors, U)) ||
        (Options.FromMsvc && Friends.add(Printer.FriendNames, U)) ||
        (Options.FromMsvc && qualifyLaterNames(Corrections, Printer.Reports, U)) ||
        Missing.Macros.add(Printer.Errors, U) || Missing.add(Printer.NameErrors, U) ||
        Printer.StdNames.add(Corrections, Missing, U, !Printer.Errors.empty()) ||
        Corrections.add(Printer.MissingTagNames, U) ||
        Corrections.addRestrictions(functionsDeclaredByTypedef(U), U) ||
        Corrections.addOperands(unreadProperties(U, Printer.Errors), U) ||
        // Before others: Clang takes `v.grid.tile<8>()` for a template of a dependent type.
        (Options.AmpPreview && Printer.PreviewUses.add(Corrections, U)) ||
        (AcceptsMicrosoftCode && addMicrosoftCorrections(Corrections, U)) || Unused.addFound(U);
    if (TokenCorrections NotApplied;
        !AcceptsMicrosoftCode && !Printer.Errors.empty() && addMicrosoftCorrections(NotApplied, U))
      Printer.Advice = "some of these errors are due to code that only Microsoft's compiler "
                       "accepts; use '--from-msvc' to translate it";
    if (Options.FromMsvc && !NeedsAnotherParse && Extras.CorrectedTexts &&
        Extras.CorrectedTexts->empty())
      *Extras.CorrectedTexts = textsWithLoopVariables(Printer.NameErrors, U);
    if (Options.AmpPreview && !NeedsAnotherParse)
      Printer.PreviewUses.reportRest(U);
  }

  /// Collects the edits of the source and calls the callback with the unit.
  void finish(Unit &U) {
    const LangOptions &Lang = U.CI.getLangOpts();
    llvm::append_range(U.SourceFixes, Printer.PortabilityFixes);
    Existence.resolve(U, Missing);
    Hidden.addFixes(U);
    Missing.addFixes(U, Hidden);
    if (Lang.MicrosoftExt) {
      Printer.Extensions.fix(U);
      replaceSuper(U);
      replaceInterfaces(U);
      declareUuids(U);
      if (Options.FromMsvc)
        adaptToLinux(U);
    }
    if (Extras.LeftOut)
      LongTypes::report(U, *Extras.LeftOut);
    if (Options.LongAsInt && Extras.Definitions && Extras.LeftOut)
      recordLongDefinitions(U, *Extras.LeftOut, *Extras.Definitions);
    if (Options.LongAsInt && Extras.LeftOut && Extras.SelectionsWithLong)
      reportChangedSelections(U, *Extras.LeftOut, Extras.SelectionsWithLong);
    if (Lang.DelayedTemplateParsing && !U.hasErrors())
      resolveLateNames(U);
    WithUnit(U);
    if (!U.hasErrors())
      Missing.report(U);
    if (Options.FromMsvc && !Options.DefineWin32 && !Printer.Errors.empty())
      noteSkippedDeclarations(U, Printer.Reports);
    if (Extras.EditReports)
      Extras.EditReports(U, Printer.Reports);
  }

  /// Adds to \p Changes the corrections of code that only Microsoft's compiler
  /// accepts. Returns true if any of them is new.
  bool addMicrosoftCorrections(TokenCorrections &Changes, const Unit &U) {
    return Changes.add(Printer.RequiredFixes, U) ||
           Changes.addMissingTemplateKeywords(Printer.Errors, Printer.TemplateErrors, U) ||
           Changes.addMissingTypenames(Printer.SyntaxErrors, U) ||
           Changes.add(declarationsOfLateClasses(Printer.NameErrors, U), U) ||
           correctFunctionalCasts(Changes, Printer.Errors, U) ||
           removeQualifiedDeclarations(Changes, Printer.Errors, U) ||
           moveConstructorDefaults(Changes, Printer.Errors, U) ||
           correctDeducedParameters(Changes, U) || correctShadowedParameters(Changes, U) ||
           Printer.ExceptionTexts.add(Changes, Missing, U) ||
           Printer.WideFileNames.add(Changes, Missing, U) ||
           Printer.ThreadCalls.add(Changes, Missing, U) || Printer.PathStringUses.add(Changes, U) ||
           Printer.RangesOfStrings.add(Changes, U) || Printer.LongArguments.add(Changes, U) ||
           Changes.addTemporaries(Printer.Temporaries.found(), U) ||
           Printer.Distributions.add(Changes, U) ||
           Printer.AtlUses.add(Printer.Errors, Changes, U) ||
           removeTemplateDefaults(Changes, Printer.Errors, U);
  }

  /// Returns all tokens of the main file. Sets Sema's current context
  /// meanwhile: comments and many pragmas call Sema while they are lexed, but
  /// the parser sets the context only when it starts.
  static std::vector<Token> lexAll(Preprocessor &PP, Sema &S) {
    Sema::ContextRAII AtNamespaceScope(S, S.getASTContext().getTranslationUnitDecl(),
                                       /*NewThisContext=*/false);
    PP.EnterMainSourceFile();
    std::vector<Token> Tokens;
    Token T;
    do {
      PP.Lex(T);
      Tokens.push_back(T);
    } while (T.isNot(tok::eof));
    return Tokens;
  }

  /// Suppresses Clang's errors about functions of amp2hip's headers that are used but not defined.
  /// The headers define some functions only for the compilers of the output. Clang reports such
  /// functions, for example, in instances for local types.
  static void forgetUndefined(const Unit &U) {
    Sema &S = U.sema();
    S.PerformPendingInstantiations();
    S.UndefinedButUsed.remove_if(
        [&](const auto &Used) { return U.isRuntimeLocation(Used.first->getLocation()); });
  }

  /// Marks the namespace blocks of amp2hip's headers, so that later stages can
  /// distinguish them from blocks of the program.
  static void markRuntime(const Parser::DeclGroupPtrTy &Group, const Unit &U) {
    if (Group)
      for (Decl *D : Group.get())
        if (auto *N = dyn_cast<NamespaceDecl>(D); N && U.isRuntimeLocation(N->getLocation()))
          markRuntimeNamespace(*N);
  }

  /// Parses all top-level declarations, and at the end the templates whose
  /// parse was delayed. Bodies of templates in system headers are parsed only if
  /// the templates are instantiated, which saves a tenth to a fifth of the time.
  /// With --from-msvc, Clang looks up names in declarations of the user as
  /// Microsoft's compiler does (-fms-compatibility).
  void parse(Parser &P, Sema &S, Unit &U, LangOptions &Lang) {
    P.Initialize();
    const bool AlwaysDelayed = Lang.DelayedTemplateParsing;
    auto Restore = llvm::make_scope_exit([&] {
      Lang.DelayedTemplateParsing = AlwaysDelayed;
      Lang.MSVCCompat = Lang.CUDAHostDeviceConstexpr = false;
    });
    EnterExpressionEvaluationContext Evaluated(
        S, Sema::ExpressionEvaluationContext::PotentiallyEvaluated);
    Parser::DeclGroupPtrTy Group;
    Sema::ModuleImportState ImportState;
    for (bool AtEnd = P.ParseFirstTopLevelDecl(Group, ImportState); !AtEnd;
         AtEnd = P.ParseTopLevelDecl(Group, ImportState)) {
      markRuntime(Group, U);
      SourceLocation Next = P.getCurToken().getLocation();
      Lang.DelayedTemplateParsing =
          AlwaysDelayed || (U.SM.isInSystemHeader(Next) && !U.isRuntimeLocation(Next));
      Lang.MSVCCompat = U.Options.FromMsvc && U.isUserLocation(Next);
      if (P.getCurToken().is(tok::eof)) {
        parseLateTemplates(P, S, [&](const FunctionDecl *F, LateParsedTemplate &Late) {
          if (U.Options.FromMsvc)
            Unused.parse(P, F, Late, U, [this] { return nextError(); }, Printer.NameErrors);
          else
            parseLateTemplate(&P, Late);
        });
        forgetUndefined(U);
      }
    }
  }

  /// Returns the first error since the last call.
  std::optional<std::string> nextError() {
    std::optional<std::string> Text;
    for (; SeenReports < Printer.Reports.size(); ++SeenReports) {
      const Message &First = Printer.Reports[SeenReports].Messages.front();
      if (!Text && First.Level >= DiagnosticsEngine::Error)
        Text = First.Text;
    }
    return Text;
  }

  ExistenceBlocks Existence;
  HiddenMacros Hidden;
  const TranslateOptions &Options;
  DiagnosticPrinter &Printer;
  TokenCorrections &Corrections;
  MissingIncludes &Missing;
  UnusedBodies &Unused;
  VisibleFriends &Friends;
  size_t SeenReports = 0;  ///< for nextError()
  SourceFileSystem *Files; ///< null without --from-msvc
  std::vector<std::string> &Dependencies;
  llvm::function_ref<void(Unit &)> WithUnit;
  const ParseExtras &Extras;
  ParseResult &Result;
  bool &NeedsAnotherParse;
  bool &IsPreview;
};

/// Runs AmpAction for the compile command of a source.
class AmpToolAction : public tooling::ToolAction {
public:
  AmpToolAction(const TranslateOptions &Options, DiagnosticPrinter &Printer,
                TokenCorrections &Corrections, MissingIncludes &Missing, UnusedBodies &Unused,
                VisibleFriends &Friends, SourceFileSystem *SourceFiles,
                std::vector<std::string> &Dependencies, llvm::function_ref<void(Unit &)> WithUnit,
                Side For, const ParseExtras &Extras)
      : Options(Options), Printer(Printer), Corrections(Corrections), Missing(Missing),
        Unused(Unused), Friends(Friends), SourceFiles(SourceFiles), Dependencies(Dependencies),
        WithUnit(WithUnit), For(For), Extras(Extras) {}

  bool runInvocation(std::shared_ptr<CompilerInvocation> Invocation, FileManager *Files,
                     std::shared_ptr<PCHContainerOperations> PCH,
                     DiagnosticConsumer *Consumer) override {
    if (Result != ParseResult::Failed)
      return true; // of several compile commands for a file, use the first
    prepareInvocation(*Invocation, Options);
    Invocation->getLangOpts().CUDAIsDevice = For == Side::Amp;
    CompilerInstance Compiler(std::move(PCH));
    Compiler.setVerboseOutputStream(llvm::nulls());
    Compiler.setInvocation(std::move(Invocation));
    Compiler.setFileManager(Files);
    Compiler.createDiagnostics(Consumer, /*ShouldOwnClient=*/false);
    Compiler.createSourceManager(*Files);
    AmpAction Action(Options, Printer, Corrections, Missing, Unused, Friends, SourceFiles,
                     Dependencies, WithUnit, Extras, Result, NeedsAnotherParse, IsPreview);
    bool Success = Compiler.ExecuteAction(Action);
    Files->clearStatCache();
    return Success;
  }

  ParseResult Result = ParseResult::Failed;
  /// True if there are new corrections. Another parse follows, and the messages
  /// of this parse are discarded.
  bool NeedsAnotherParse = false;
  /// True if the other parse must accept the names of the preview of C++ AMP.
  bool IsPreview = false;

private:
  const TranslateOptions &Options;
  DiagnosticPrinter &Printer;
  TokenCorrections &Corrections;
  MissingIncludes &Missing;
  UnusedBodies &Unused;
  VisibleFriends &Friends;
  SourceFileSystem *SourceFiles; ///< null without --from-msvc
  std::vector<std::string> &Dependencies;
  llvm::function_ref<void(Unit &)> WithUnit;
  Side For;
  const ParseExtras &Extras;
};

} // namespace

const std::vector<MacroUse> &macroUses(const Unit &U) {
  return static_cast<Consumer &>(U.CI.getASTConsumer()).Expansions;
}

ParseResult parseUnit(const tooling::CompilationDatabase &Database, const std::string &Path,
                      const TranslateOptions &Requested, llvm::raw_ostream &Diagnostics,
                      std::vector<std::string> &Dependencies,
                      llvm::function_ref<void(Unit &)> WithUnit, Side For,
                      const ParseExtras &Extras) {
  TranslateOptions Options = Requested;
  TokenCorrections Corrections;
  MissingIncludes Missing;
  UnusedBodies Unused;
  VisibleFriends Friends;
  // With a file system of its own, ClangTool does not change the working
  // directory of the process.
  IntrusiveRefCntPtr<llvm::vfs::FileSystem> Files = llvm::vfs::createPhysicalFileSystem();
  IntrusiveRefCntPtr<SourceFileSystem> SourceFiles;
  if (Options.FromMsvc) {
    SourceFiles = new SourceFileSystem(std::move(Files));
    Files = SourceFiles;
    for (const auto &[File, Contents] : Extras.Texts)
      SourceFiles->replaceText(File, Contents);
  }
  for (;;) {
    tooling::ClangTool Tool(Database, {Path}, std::make_shared<PCHContainerOperations>(), Files);
    Tool.setPrintErrorMessage(false);
    addArguments(Tool, Options);
    if (!Options.FromMsvc)
      for (const auto &[File, Contents] : Extras.Texts)
        Tool.mapVirtualFile(File, Contents);
    IntrusiveRefCntPtr<DiagnosticOptions> DiagnosticOpts = new DiagnosticOptions;
    DiagnosticOpts->ShowColors = Diagnostics.colors_enabled();
    std::string Printed;
    llvm::raw_string_ostream Text(Printed);
    Text.enable_colors(Diagnostics.colors_enabled());
    DiagnosticPrinter Printer(Text, *DiagnosticOpts, Options.ErrorLimit);
    // A source without C++ AMP is copied if it cannot be corrected.
    Printer.ErrorsAreWarnings = Extras.WithoutAmp;
    Printer.ChangedTexts = Extras.Texts;
    Tool.setDiagnosticConsumer(&Printer);
    Dependencies.clear();
    AmpToolAction Action(Options, Printer, Corrections, Missing, Unused, Friends, SourceFiles.get(),
                         Dependencies, WithUnit, For, Extras);
    Tool.run(&Action);
    if (Action.IsPreview) { // discard corrections of the misread source
      Options.AmpPreview = true;
      if (Extras.IsPreview)
        *Extras.IsPreview = true;
      Corrections = TokenCorrections();
      Missing = MissingIncludes();
      Unused = UnusedBodies();
      Friends = VisibleFriends();
    }
    if (Action.NeedsAnotherParse)
      continue;
    Diagnostics << Printed;
    if (Extras.Summary)
      *Extras.Summary = std::move(Printer.Summary);
    if (Printer.HasErrorWithoutLocation)
      return ParseResult::EnvironmentError;
    if (Action.Result == ParseResult::Failed && Printer.getNumErrors())
      return ParseResult::Parsed; // the errors are printed
    return Action.Result;
  }
}

} // namespace amp2hip
