//===--- Parse.cpp - Run Clang over one source ----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/Parse.h"
#include "model/RuntimeNamespaces.h"
#include "normalise/ExceptionReach.h"
#include "normalise/Namespaces.h"
#include "normalise/Reach.h"
#include "parse/ConstantFunctions.h"
#include "parse/DeclaredByType.h"
#include "parse/ImplicitMembers.h"
#include "parse/LateTemplates.h"
#include "parse/Leniency.h"
#include "parse/MacroUses.h"
#include "parse/MemberSpecializations.h"
#include "parse/MissingStdIncludes.h"
#include "parse/PropertyOperands.h"
#include "parse/MissingAmpInclude.h"
#include "parse/StdNames.h"
#include "parse/TemplateAddresses.h"
#include "parse/Unit.h"
#include "clang/AST/ASTConsumer.h"
#include "clang/AST/Decl.h"
#include "clang/Basic/Diagnostic.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Lex/MacroInfo.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "clang/Parse/Parser.h"
#include "clang/Sema/EnterExpressionEvaluationContext.h"
#include "clang/Sema/Sema.h"
#include "clang/Tooling/Tooling.h"
#include "diagnose/DiagnosticPrinter.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/VirtualFileSystem.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Notes includes, macros and files while the preprocessor runs.
class Recorder : public PPCallbacks {
public:
  Recorder(Unit &U, std::vector<MacroUse> &Expansions, std::vector<std::string> &Dependencies)
      : U(U), Expansions(Expansions), Dependencies(Dependencies) {}

  void FileChanged(SourceLocation Loc, FileChangeReason Reason,
                   SrcMgr::CharacteristicKind, FileID) override {
    if (Reason != EnterFile)
      return;
    FileID File = U.SM.getFileID(Loc);
    OptionalFileEntryRef Entry = U.SM.getFileEntryRefForID(File);
    if (!Entry)
      return;
    if (Seen.insert(&Entry->getFileEntry()).second)
    {
      SmallString<256> Path(Entry->getName());
      U.SM.getFileManager().makeAbsolutePath(Path);
      Dependencies.push_back(Path.str().str());
    }
    if (U.isUserFile(File))
      U.Files.push_back(File);
  }

  void InclusionDirective(SourceLocation Hash, const Token &, StringRef FileName,
                          bool IsAngled, CharSourceRange NameRange,
                          OptionalFileEntryRef File, StringRef, StringRef,
                          const clang::Module *, bool,
                          SrcMgr::CharacteristicKind) override {
    FileID From = U.SM.getFileID(Hash);
    if (!U.isUserFile(From))
      return;
    U.Includes.push_back({Hash, NameRange, FileName.str(), IsAngled, From, File});
  }

  void MacroDefined(const Token &, const MacroDirective *MD) override {
    if (const MacroInfo *MI = MD->getMacroInfo())
      if (MI->getDefinitionLoc().isValid() && U.isUserLocation(MI->getDefinitionLoc()))
        U.Macros.push_back(MI);
  }

  void MacroExpands(const Token &Name, const MacroDefinition &Macro, SourceRange Range,
                    const MacroArgs *) override {
    if (U.isUserLocation(Name.getLocation()))
      Expansions.push_back({Name.getIdentifierInfo(), Macro.getMacroInfo(), Range});
  }

private:
  Unit &U;
  std::vector<MacroUse> &Expansions;
  std::vector<std::string> &Dependencies;
  std::set<const FileEntry *> Seen;
};

/// Told of the member functions of each class. Lives as long as the compiler instance, and
/// holds what is recorded for it.
struct Consumer : ASTConsumer {
  void HandleInlineFunctionDefinition(FunctionDecl *F) override {
    if (Constants)
      Constants->mark(F);
  }
  ConstantFunctions *Constants = nullptr;
  std::vector<MacroUse> Expansions;
};

/// Lexes all, normalises, parses, and hands the unit on.
class AmpAction : public ASTFrontendAction {
public:
  AmpAction(const TranslateOptions &Options, DiagnosticPrinter &Printer, Leniency &Mended,
            MissingStdIncludes &Missing, std::vector<std::string> &Dependencies,
            llvm::function_ref<void(Unit &)> WithUnit, const ParseExtras &Extras,
            ParseResult &Result, bool &Again)
      : Options(Options), Printer(Printer), Mended(Mended), Missing(Missing),
        Dependencies(Dependencies), WithUnit(WithUnit), Extras(Extras), Result(Result),
        Again(Again) {}

protected:
  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &, StringRef) override {
    return std::make_unique<Consumer>();
  }

  void ExecuteAction() override {
    CompilerInstance &CI = getCompilerInstance();
    if (!CI.hasSema())
      CI.createSema(getTranslationUnitKind(), nullptr);
    Preprocessor &PP = CI.getPreprocessor();
    Unit U(CI, Options);
    // The unit is gone when the printer prints.
    Printer.IsUser = [&U](SourceLocation Loc) { return U.isUserLocation(Loc); };
    auto Forget = llvm::make_scope_exit([this] { Printer.IsUser = nullptr; });
    PP.addPPCallbacks(std::make_unique<Recorder>(
        U, static_cast<Consumer &>(CI.getASTConsumer()).Expansions, Dependencies));

    // The parser registers its pragma handlers when it is made: they must be
    // there when the tokens are lexed.
    Missing.include(PP);
    Parser P(PP, CI.getSema(), /*SkipFunctionBodies=*/false);
    std::vector<Token> Tokens = lexAll(PP, CI.getSema());
    for (const Token &T : Tokens)
      if (!T.isAnnotation() && U.isUserLocation(T.getLocation()))
        U.Tokens.push_back(T);
    if (CI.getDiagnostics().hasFatalErrorOccurred()) {
      Result = ParseResult::Parsed;
      return;
    }
    bool Lexed = !CI.getDiagnostics().hasErrorOccurred();
    Tokens = normaliseRestrictions(std::move(Tokens), PP, U.Clauses);
    if (!Lexed) {
      Result = ParseResult::Parsed; // a parse would only repeat it in other words
      return;
    }
    // A clause that was wrong has been read as what was meant by it.
    if (!U.holdsAmp() && !CI.getDiagnostics().hasErrorOccurred()) {
      Result = reportMissingAmpInclude(Tokens, U) ? ParseResult::Parsed : ParseResult::NoAmp;
      return;
    }
    followReach(CI.getSema());
    hideClashingStdNames(Tokens, U);
    uniteNamespaces(Tokens, U);
    Tokens = Mended.apply(std::move(Tokens), U);
    Printer.ToUser = [&U](SourceLocation Loc) { return userPlace(U, Loc); };
    ConstantFunctions Constants(CI.getSema(), U);
    static_cast<Consumer &>(CI.getASTConsumer()).Constants = &Constants;
    ImplicitMembers Implicit(U);
    CI.getASTContext().setASTMutationListener(&Implicit);
    MemberSpecializations Members(CI.getSema(), U, Tokens);
    TemplateAddresses Addresses(CI.getSema(), U);
    ExceptionReach Exceptions(CI.getSema(), U.Tokens, U.Clauses);
    PP.setTokenWatcher([&](const Token &T) {
      Members.look(T);
      Exceptions.look(T);
      Addresses.look(T);
      if (T.isOneOf(tok::l_brace, tok::semi))
        Constants.look();
    });
    // Not as tokens that come back: nobody would watch those.
    PP.EnterTokenStream(Tokens, /*DisableMacroExpansion=*/true, /*IsReinject=*/false);
    parse(P, CI.getSema(), U);
    PP.setTokenWatcher(nullptr);
    Members.finish();
    Addresses.finish();
    Result = ParseResult::Parsed;
    const LangOptions &Lang = CI.getLangOpts();
    bool Lenient = Lang.MicrosoftExt || Lang.DelayedTemplateParsing;
    Again = Missing.add(Printer.NameErrors, U) || Mended.add(Printer.MissingTagNames, U) ||
            Mended.addRestrictions(declaredByType(U), U) ||
            Mended.addOperands(unreadProperties(U, Printer.Errors), U) || (Lenient && mend(Mended, U));
    if (Leniency Unused; !Lenient && !Printer.Errors.empty() && mend(Unused, U))
      Printer.Advice = "Microsoft's compiler took some of this; with -fms-extensions (behind "
                       "'--') amp2hip does, and writes standard C++";
    if (!Again) {
      llvm::append_range(U.LeniencyFixes, Printer.LeniencyFixes);
      Missing.addFixes(U);
      if (Lang.DelayedTemplateParsing && !U.hasErrors())
        resolveLateNames(U);
      WithUnit(U);
      if (!U.hasErrors())
        Missing.report(U);
      if (Extras.EditReports)
        Extras.EditReports(U, Printer.Reports);
    }
    CI.getASTContext().setASTMutationListener(nullptr);
    Printer.ToUser = nullptr;
    Printer.Explained = U.explained();
  }

private:
  /// Notes in \p Changes what Microsoft's compiler let pass; false if there is no more.
  bool mend(Leniency &Changes, const Unit &U) const {
    return Changes.add(Printer.NeededFixes, U) || Changes.addCalls(Printer.Errors, U) ||
           Changes.addLvalues(Printer.Temporaries.found(), U);
  }

  /// The closest place of the user's that had a template of amp2hip's headers
  /// instantiated.
  static SourceLocation userPlace(const Unit &U, SourceLocation Loc) {
    if (!U.isRuntimeLocation(Loc))
      return {};
    for (const Sema::CodeSynthesisContext &Context :
         llvm::reverse(U.sema().CodeSynthesisContexts))
      if (U.isUserLocation(Context.PointOfInstantiation))
        return Context.PointOfInstantiation;
    return {};
  }

  /// Comments and many pragmas call Sema while they are lexed. Sema diagnoses
  /// and declares in its current context, which the parser sets only when it
  /// starts.
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

  /// amp2hip's headers declare here what they define in the output: that a
  /// function of theirs over a local type has no body means nothing.
  static void forgetUndefined(const Unit &U) {
    Sema &S = U.sema();
    S.PerformPendingInstantiations();
    S.UndefinedButUsed.remove_if(
        [&](const auto &Used) { return U.isRuntimeLocation(Used.first->getLocation()); });
  }

  /// Lets the later stages tell what amp2hip's headers declare.
  static void markRuntime(const Parser::DeclGroupPtrTy &Group, const Unit &U) {
    if (Group)
      for (Decl *D : Group.get())
        if (auto *N = dyn_cast<NamespaceDecl>(D); N && U.isRuntimeLocation(N->getLocation()))
          markRuntimeNamespace(*N);
  }

  static void parse(Parser &P, Sema &S, const Unit &U) {
    P.Initialize();
    EnterExpressionEvaluationContext Evaluated(
        S, Sema::ExpressionEvaluationContext::PotentiallyEvaluated);
    Parser::DeclGroupPtrTy Group;
    Sema::ModuleImportState ImportState;
    for (bool AtEnd = P.ParseFirstTopLevelDecl(Group, ImportState); !AtEnd;
         AtEnd = P.ParseTopLevelDecl(Group, ImportState)) {
      markRuntime(Group, U);
      if (P.getCurToken().is(tok::eof)) {
        parseLateTemplates(P, S);
        forgetUndefined(U);
      }
    }
  }

  const TranslateOptions &Options;
  DiagnosticPrinter &Printer;
  Leniency &Mended;
  MissingStdIncludes &Missing;
  std::vector<std::string> &Dependencies;
  llvm::function_ref<void(Unit &)> WithUnit;
  const ParseExtras &Extras;
  ParseResult &Result;
  bool &Again;
};

/// Turns a plain C++ invocation into the one that amp2hip parses with.
void prepareInvocation(CompilerInvocation &Invocation, const TranslateOptions &Options) {
  LangOptions &Lang = Invocation.getLangOpts();
  Lang.CUDA = true;
  // A constexpr function has no more restrictions than it says (§2.4.3.4).
  Lang.CUDAHostDeviceConstexpr = false;
  // Functions without the caller's restriction are no candidates (§2.3.2.1).
  Lang.GPUExcludeWrongSideOverloads = true;
  Lang.CUDAAllowVariadicFunctions = true; // a check of ours speaks of them
  Lang.DeclSpecKeyword = true; // properties
  // The output is C++17 whatever the sources were written for.
  Lang.CPlusPlus11 = Lang.CPlusPlus14 = Lang.CPlusPlus17 = true;
  PreprocessorOptions &PP = Invocation.getPreprocessorOpts();
  PP.addMacroDef("AMP2HIP_TRANSLATING=1");
  PP.addMacroUndef("__CUDA__"); // the user's code is not CUDA
  Invocation.getHeaderSearchOpts().AddPath(Options.RuntimeIncludeDir, frontend::System,
                                           /*IsFramework=*/false, /*IgnoreSysRoot=*/true);
  // Warnings are the business of the compiler that builds the output; only
  // what C++17 made an error and the rewriter mends must not stop the parse.
  Invocation.getDiagnosticOpts().ErrorLimit = 0; // --error-limit counts all
  std::vector<std::string> &Warnings = Invocation.getDiagnosticOpts().Warnings;
  llvm::erase_if(Warnings, [](StringRef W) { return W.starts_with("error"); });
  Warnings.push_back("no-register");
  Warnings.push_back("no-dynamic-exception-spec");
}

class AmpToolAction : public tooling::ToolAction {
public:
  AmpToolAction(const TranslateOptions &Options, DiagnosticPrinter &Printer,
                Leniency &Mended, MissingStdIncludes &Missing,
                std::vector<std::string> &Dependencies,
                llvm::function_ref<void(Unit &)> WithUnit, Side For, const ParseExtras &Extras)
      : Options(Options), Printer(Printer), Mended(Mended), Missing(Missing),
        Dependencies(Dependencies), WithUnit(WithUnit), For(For), Extras(Extras) {}

  bool runInvocation(std::shared_ptr<CompilerInvocation> Invocation, FileManager *Files,
                     std::shared_ptr<PCHContainerOperations> PCH,
                     DiagnosticConsumer *Consumer) override {
    if (Result != ParseResult::Failed)
      return true; // a database may have several commands for a file: the first counts
    prepareInvocation(*Invocation, Options);
    Invocation->getLangOpts().CUDAIsDevice = For == Side::Amp;
    CompilerInstance Compiler(std::move(PCH));
    Compiler.setVerboseOutputStream(llvm::nulls());
    Compiler.setInvocation(std::move(Invocation));
    Compiler.setFileManager(Files);
    Compiler.createDiagnostics(Consumer, /*ShouldOwnClient=*/false);
    Compiler.createSourceManager(*Files);
    AmpAction Action(Options, Printer, Mended, Missing, Dependencies, WithUnit, Extras, Result,
                     Again);
    bool Success = Compiler.ExecuteAction(Action);
    Files->clearStatCache();
    return Success;
  }

  ParseResult Result = ParseResult::Failed;
  /// Something was mended: there is nothing to say before the next parse.
  bool Again = false;

private:
  const TranslateOptions &Options;
  DiagnosticPrinter &Printer;
  Leniency &Mended;
  MissingStdIncludes &Missing;
  std::vector<std::string> &Dependencies;
  llvm::function_ref<void(Unit &)> WithUnit;
  Side For;
  const ParseExtras &Extras;
};

/// Names the resource directory unless the command line does.
tooling::ArgumentsAdjuster withResourceDir(std::string ResourceDir) {
  return [ResourceDir](const tooling::CommandLineArguments &Arguments, StringRef) {
    for (StringRef A : Arguments)
      if (A.starts_with("-resource-dir"))
        return Arguments;
    tooling::CommandLineArguments With = Arguments;
    With.insert(With.begin() + 1, "-resource-dir=" + ResourceDir);
    return With;
  };
}

} // namespace

const std::vector<MacroUse> &macroUses(const Unit &U) {
  return static_cast<Consumer &>(U.CI.getASTConsumer()).Expansions;
}

ParseResult parseUnit(const tooling::CompilationDatabase &Database,
                      const std::string &Path, const TranslateOptions &Options,
                      llvm::raw_ostream &Diagnostics,
                      std::vector<std::string> &Dependencies,
                      llvm::function_ref<void(Unit &)> WithUnit, Side For,
                      const ParseExtras &Extras) {
  Leniency Mended;
  MissingStdIncludes Missing;
  for (;;) {
    // A file system of its own: the process's working directory stays.
    tooling::ClangTool Tool(Database, {Path}, std::make_shared<PCHContainerOperations>(),
                            llvm::vfs::createPhysicalFileSystem());
    Tool.setPrintErrorMessage(false);
    Tool.appendArgumentsAdjuster(withResourceDir(Options.ResourceDir));
    for (const auto &[File, Contents] : Extras.Texts)
      Tool.mapVirtualFile(File, Contents);
    IntrusiveRefCntPtr<DiagnosticOptions> DiagnosticOpts = new DiagnosticOptions;
    DiagnosticOpts->ShowColors = Diagnostics.colors_enabled();
    std::string Said;
    llvm::raw_string_ostream Text(Said);
    Text.enable_colors(Diagnostics.colors_enabled());
    DiagnosticPrinter Printer(Text, *DiagnosticOpts, Options.ErrorLimit);
    Tool.setDiagnosticConsumer(&Printer);
    Dependencies.clear();
    AmpToolAction Action(Options, Printer, Mended, Missing, Dependencies, WithUnit, For, Extras);
    Tool.run(&Action);
    if (Action.Again)
      continue;
    Diagnostics << Said;
    if (Extras.Said)
      *Extras.Said = std::move(Printer.Said);
    if (Printer.Placeless)
      return ParseResult::Refused;
    if (Action.Result == ParseResult::Failed && Printer.getNumErrors())
      return ParseResult::Parsed; // what failed has been said
    return Action.Result;
  }
}

} // namespace amp2hip
