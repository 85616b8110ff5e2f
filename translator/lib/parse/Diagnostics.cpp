//===--- Diagnostics.cpp - Clang's diagnostics in AMP's words -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/Diagnostics.h"
#include "clang/Basic/DiagnosticIDs.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/TextDiagnostic.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;

namespace amp2hip {

std::string inAmpWords(StringRef Message) {
  // Longest first: `__host__ __device__` holds both others.
  static const std::pair<const char *, const char *> Words[] = {
      {"__host__ __device__", "restrict(cpu,amp)"},
      {"__device__ __host__", "restrict(cpu,amp)"},
      {"__device__", "restrict(amp)"},
      {"__global__", "kernel"},
      {"__host__", "restrict(cpu)"},
      {"__attribute__((device))", "restrict(amp)"},
      {"__attribute__((host))", "restrict(cpu)"},
      {"'device' attribute", "'restrict(amp)'"},
      {"'host' attribute", "'restrict(cpu)'"},
      {"CUDA/HIP", "C++ AMP"},
      {"CUDA", "C++ AMP"},
  };
  std::string Text = Message.str();
  for (auto [From, To] : Words)
    for (size_t At = 0; (At = Text.find(From, At)) != std::string::npos;
         At += strlen(To))
      Text.replace(At, strlen(From), To);
  return Text;
}

static bool isLeniencyFix(const FixItHint &Fix) {
  StringRef Code = StringRef(Fix.CodeToInsert).trim();
  return Fix.RemoveRange.getBegin() == Fix.RemoveRange.getEnd() &&
         Fix.InsertFromRange.isInvalid() && (Code == "typename" || Code == "template");
}

void DiagnosticPrinter::HandleDiagnostic(DiagnosticsEngine::Level Level,
                                         const Diagnostic &Info) {
  DiagnosticConsumer::HandleDiagnostic(Level, Info);

  bool Ours = Info.getID() >= diag::DIAG_UPPER_LIMIT;
  if (Level != DiagnosticsEngine::Note)
    LastShown = Level >= DiagnosticsEngine::Error || Ours;
  if (Level < DiagnosticsEngine::Error)
    for (const FixItHint &Fix : Info.getFixItHints())
      if (isLeniencyFix(Fix))
        LeniencyFixes.push_back(Fix);
  if (!LastShown)
    return;

  SmallString<160> Raw;
  Info.FormatDiagnostic(Raw);
  std::string Message = inAmpWords(Raw);
  if (!Info.getLocation().isValid() || !LangOpts || !Info.hasSourceManager()) {
    OS << "amp2hip: "
       << (Level >= DiagnosticsEngine::Error ? "error" : "note") << ": "
       << Message << '\n';
    return;
  }
  TextDiagnostic Text(OS, *LangOpts, &Options);
  if (SourceLocation User = ToUser ? ToUser(Info.getLocation()) : SourceLocation();
      User.isValid()) {
    if (Level == DiagnosticsEngine::Note)
      return;
    Text.emitDiagnostic(FullSourceLoc(User, Info.getSourceManager()), Level, Message, {}, {});
    return;
  }
  SmallVector<FixItHint, 2> Fixes;
  for (const FixItHint &Fix : Info.getFixItHints())
    if (inAmpWords(Fix.CodeToInsert) == Fix.CodeToInsert)
      Fixes.push_back(Fix);
  Text.emitDiagnostic(FullSourceLoc(Info.getLocation(), Info.getSourceManager()), Level,
                      Message, Info.getRanges(), Fixes);
}

} // namespace amp2hip
