//===--- normalize_fuzzer.cpp - libFuzzer target for the normalizer -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lexes arbitrary bytes as a C++ source and passes the tokens to
// normalizeRestrictions(). Aborts if the resulting tokens do not end with the
// end-of-file token, or if they contain the `restrict` of a removed clause.
//
//===----------------------------------------------------------------------===//
#include "normalize/Restriction.h"
#include "clang/Basic/FileManager.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Basic/TargetInfo.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/VirtualFileSystem.h"
#include "llvm/TargetParser/Host.h"
#include <cstdlib>
#include <set>

using namespace clang;

static std::vector<Token> lexAll(Preprocessor &PP) {
  PP.EnterMainSourceFile();
  std::vector<Token> Tokens;
  do {
    PP.Lex(Tokens.emplace_back());
  } while (Tokens.back().isNot(tok::eof));
  return Tokens;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  CompilerInstance CI;
  CI.createDiagnostics(new IgnoringDiagConsumer);
  auto Target = std::make_shared<TargetOptions>();
  Target->Triple = llvm::sys::getDefaultTargetTriple();
  CI.setTarget(TargetInfo::CreateTargetInfo(CI.getDiagnostics(), Target));
  std::vector<std::string> Includes;
  LangOptions::setLangDefaults(CI.getLangOpts(), Language::CXX, CI.getTarget().getTriple(),
                               Includes, LangStandard::lang_cxx17);
  CI.createFileManager(new llvm::vfs::InMemoryFileSystem);
  CI.createSourceManager(CI.getFileManager());
  CI.getSourceManager().setMainFileID(
      CI.getSourceManager().createFileID(llvm::MemoryBuffer::getMemBufferCopy(
          StringRef(reinterpret_cast<const char *>(Data), Size), "input.cpp")));
  CI.createPreprocessor(TU_Complete);
  CI.getDiagnosticClient().BeginSourceFile(CI.getLangOpts(), &CI.getPreprocessor());

  std::vector<amp2hip::RestrictClause> Clauses;
  std::vector<Token> Tokens =
      amp2hip::normalizeRestrictions(lexAll(CI.getPreprocessor()), CI.getPreprocessor(), Clauses);
  if (Tokens.empty() || Tokens.back().isNot(tok::eof))
    std::abort();
  std::set<SourceLocation> Begins;
  for (const amp2hip::RestrictClause &C : Clauses)
    Begins.insert(C.Begin);
  // After an error, the tokens of rejected clauses may remain.
  const bool HasErrors = CI.getDiagnostics().hasErrorOccurred();
  for (const Token &T : Tokens)
    if (!HasErrors && T.is(tok::identifier) && T.getIdentifierInfo()->isStr("restrict") &&
        Begins.count(T.getLocation()))
      std::abort();
  CI.getDiagnosticClient().EndSourceFile();
  return 0;
}
