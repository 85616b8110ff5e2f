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
  // Functions without the caller's restriction are no candidates (§2.3.2.1).
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
  }
  Warnings.push_back("no-register");
  Warnings.push_back("no-dynamic-exception-spec");
}

} // namespace amp2hip
