//===--- AmpWords.cpp - Clang's messages in C++ AMP's words ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "diagnose/AmpWords.h"
#include "clang/Sema/SemaDiagnostic.h"
#include "llvm/ADT/StringSwitch.h"
#include <cstring>

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
    for (size_t At = 0; (At = Text.find(From, At)) != std::string::npos; At += strlen(To))
      Text.replace(At, strlen(From), To);
  return Text;
}

/// The text between the first pair of quotes.
static StringRef quoted(StringRef Message) { return Message.split('\'').second.split('\'').first; }

/// "reference to __host__ function 'f' in __device__ function"
static AmpMessage badReference(StringRef Message) {
  std::string Name = quoted(Message).str();
  StringRef Caller = Message.rsplit(" in ").second;
  if (Message.starts_with("reference to __host__ function"))
    return {"amp code cannot call '" + Name + "', which has no restrict(amp)",
            Rule::NotCallableFromAmp};
  if (Message.starts_with("reference to __device__ function") && !Caller.starts_with("__device__"))
    return {"cpu code cannot call '" + Name + "', which is restrict(amp) only",
            Rule::NotCallableFromCpu};
  return {inAmpWords(Message), Rule::NotCallableFromAmp};
}

AmpMessage inAmpWords(unsigned Id, StringRef Message) {
  switch (Id) {
  case diag::err_ref_bad_target:
  case diag::err_ref_bad_target_global_initializer:
    return badReference(Message);
  case diag::err_cuda_device_exceptions:
    return {inAmpWords(Message), Rule::Exceptions};
  case diag::override_keyword_hides_virtual_member_function:
    return {"this overrides no function: the parameters or the restrictions are not those of the "
            "base's virtual function",
            Rule::OverrideOfOtherRestrictions};
  case diag::err_cuda_ovl_target:
    return {inAmpWords(Message), Rule::OverlappingOverloads};
  case diag::note_ovl_candidate_bad_target:
  case diag::note_cuda_ovl_candidate_target_mismatch:
    return {inAmpWords(Message),
            Message.contains("from __device__") || Message.contains("from __host__ __device__")
                ? Rule::NotCallableFromAmp
                : Rule::NotCallableFromCpu};
  default:
    return {inAmpWords(Message), std::nullopt};
  }
}

} // namespace amp2hip
