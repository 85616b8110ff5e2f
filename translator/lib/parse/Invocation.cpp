//===--- Invocation.cpp - Options of a parse ------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/Invocation.h"
#include "amp2hip/Translator.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "clang/Tooling/ArgumentsAdjusters.h"
#include "clang/Tooling/Tooling.h"
#include "llvm/ADT/STLExtras.h"
#include <string>
#include <vector>

using namespace clang;

namespace amp2hip {

void prepareInvocation(CompilerInvocation &Invocation, const TranslateOptions &Options) {
  LangOptions &Lang = Invocation.getLangOpts();
  Lang.CUDA = true;
  // constexpr functions have only the restrictions of their specifier
  // (§2.4.3.4).
  Lang.CUDAHostDeviceConstexpr = false;
  // Functions without the caller's restriction are not candidates (§2.3.2.1).
  Lang.GPUExcludeWrongSideOverloads = true;
  Lang.CUDAAllowVariadicFunctions = true; // a check of amp2hip rejects them
  Lang.DeclSpecKeyword = true;            // __declspec(property)
  if (Options.FromMsvc) {
    Lang.MicrosoftExt = Lang.DelayedTemplateParsing = Lang.AsmBlocks = true;
    // The version whose extensions Clang imitates. Older ones have less of C++11.
    Lang.MSCompatibilityVersion = LangOptions::MSVC2015 * 100000U;
  }
  // The output is C++17, so older sources are parsed as C++17, too.
  Lang.CPlusPlus11 = Lang.CPlusPlus14 = Lang.CPlusPlus17 = true;
  PreprocessorOptions &PP = Invocation.getPreprocessorOpts();
  PP.addMacroDef("AMP2HIP_TRANSLATING=1");
  PP.addMacroUndef("__CUDA__"); // the user's code is not CUDA
  Invocation.getHeaderSearchOpts().AddPath(Options.RuntimeIncludeDir, frontend::System,
                                           /*IsFramework=*/false, /*IgnoreSysRoot=*/true);
  // DiagnosticPrinter applies --error-limit.
  Invocation.getDiagnosticOpts().ErrorLimit = 0;
  // The compilers of the output report warnings; here they must not be errors.
  // `register` and dynamic exception specifications are errors in C++17, but
  // rewrites remove them.
  std::vector<std::string> &Warnings = Invocation.getDiagnosticOpts().Warnings;
  llvm::erase_if(Warnings, [](StringRef W) { return W.starts_with("error"); });
  if (Lang.MicrosoftExt) {
    // MicrosoftExtensions needs these warnings.
    Invocation.getDiagnosticOpts().IgnoreWarnings = false;
    Warnings.push_back("microsoft");
    Warnings.push_back("no-error=invalid-token-paste");
    Warnings.push_back("no-error=address-of-temporary");
    Warnings.push_back("no-error=c++11-narrowing");
  }
  Warnings.push_back("no-register");
  Warnings.push_back("no-dynamic-exception-spec");
}

/// Adds `-resource-dir` unless the command line contains it.
static tooling::ArgumentsAdjuster withResourceDir(std::string ResourceDir) {
  return [ResourceDir](const tooling::CommandLineArguments &Arguments, llvm::StringRef) {
    for (llvm::StringRef A : Arguments)
      if (A.starts_with("-resource-dir"))
        return Arguments;
    tooling::CommandLineArguments With = Arguments;
    With.insert(With.begin() + 1, "-resource-dir=" + ResourceDir);
    return With;
  };
}

/// Adds the flags for the Windows headers. The compiler searches their folder
/// after the folders of the user.
static tooling::ArgumentsAdjuster withWindowsHeaders(const TranslateOptions &Options) {
  tooling::CommandLineArguments Flags;
  if (!Options.WindowsIncludeDir.empty())
    Flags = {"-isystem", Options.WindowsIncludeDir, "-idirafter",
             Options.WindowsIncludeDir + "/unsupported"};
  if (Options.DefineWin32)
    Flags.push_back("-DAMP2HIP_DEFINE_WIN32");
  if (Options.LongInHeaders)
    Flags.push_back("-DAMP2HIP_LONG_IN_HEADERS");
  return tooling::getInsertArgumentAdjuster(Flags, tooling::ArgumentInsertPosition::END);
}

/// Includes amp2hip_msvc.h, which defines Microsoft's keywords, before each source and before the
/// headers that the command line includes.
static tooling::ArgumentsAdjuster withMicrosoftKeywords(const TranslateOptions &Options) {
  tooling::CommandLineArguments Flags;
  if (!Options.WindowsIncludeDir.empty())
    Flags = {"-include", "amp2hip_msvc.h"};
  return tooling::getInsertArgumentAdjuster(Flags, tooling::ArgumentInsertPosition::BEGIN);
}

void addArguments(tooling::ClangTool &Tool, const TranslateOptions &Options) {
  Tool.appendArgumentsAdjuster(withResourceDir(Options.ResourceDir));
  if (Options.FromMsvc) {
    Tool.appendArgumentsAdjuster(withWindowsHeaders(Options));
    Tool.appendArgumentsAdjuster(withMicrosoftKeywords(Options));
  }
}

} // namespace amp2hip
