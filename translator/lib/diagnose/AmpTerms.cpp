//===--- AmpTerms.cpp - Clang's messages in C++ AMP terms -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces terms of CUDA in Clang's messages by terms of C++ AMP. The parse
// runs Clang in CUDA mode, so that its messages use terms of CUDA:
//
//   reference to __host__ function 'f' in __device__ function
//
// becomes
//
//   amp code cannot call 'f', which has no restrict(amp)
//
//===----------------------------------------------------------------------===//
#include "diagnose/AmpTerms.h"
#include "text/Format.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Basic/Cuda.h"
#include "clang/Sema/SemaDiagnostic.h"
#include "llvm/ADT/StringSwitch.h"
#include <cstring>

using namespace clang;

namespace amp2hip {

std::string rewriteForAmp(StringRef Message) {
  // Longest first: `__host__ __device__` contains two of the other terms.
  static const std::pair<const char *, const char *> Words[] = {
      {"__host__ __device__", "restrict(cpu, amp)"},
      {"__device__ __host__", "restrict(cpu, amp)"},
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

/// Rewrites \p Message, such as "reference to __host__ function 'f' in
/// __device__ function".
static AmpMessage badReference(StringRef Message) {
  std::string Name = quoted(Message).str();
  StringRef Caller = Message.rsplit(" in ").second;
  if (Message.starts_with("reference to __host__ function"))
    return {fmt::format("amp code cannot call '{}', which has no restrict(amp)", Name),
            Rule::NotCallableFromAmp};
  if (Message.starts_with("reference to __device__ function") && !Caller.starts_with("__device__"))
    return {fmt::format("cpu code cannot call '{}', which is restrict(amp) only", Name),
            Rule::NotCallableFromCpu};
  return {rewriteForAmp(Message), Rule::NotCallableFromAmp};
}

/// Describes the special member \p D: "the implicit destructor of 'C'".
static std::string specialMember(const NamedDecl *D) {
  const auto *M = dyn_cast_or_null<CXXMethodDecl>(D);
  if (!M)
    return "this special member";
  std::string Kind = M->isImplicit() ? "the implicit " : "the defaulted ";
  const auto *Constructor = dyn_cast<CXXConstructorDecl>(M);
  if (isa<CXXDestructorDecl>(M))
    Kind += "destructor";
  else if (!Constructor)
    Kind += M->isMoveAssignmentOperator() ? "move assignment operator" : "copy assignment operator";
  else if (Constructor->isInheritingConstructor())
    Kind = "the inherited constructor";
  else
    Kind += Constructor->isDefaultConstructor() ? "default constructor"
            : Constructor->isMoveConstructor()  ? "move constructor"
                                                : "copy constructor";
  return fmt::format("{} of '{}'", Kind, M->getParent()->getQualifiedNameAsString());
}

std::optional<AmpMessage> messageForInvalidTarget(const Diagnostic &Info) {
  bool Reference = Info.getID() == diag::err_ref_bad_target;
  if (!Reference && Info.getID() != diag::err_ref_bad_target_global_initializer)
    return std::nullopt;
  auto IsInvalid = [&](unsigned Argument) {
    return Info.getRawArg(Argument) == uint64_t(CUDAFunctionTarget::InvalidTarget);
  };
  auto Function = [&](unsigned Argument) -> const NamedDecl * {
    return Info.getArgKind(Argument) == DiagnosticsEngine::ak_nameddecl
               ? reinterpret_cast<const NamedDecl *>(Info.getRawArg(Argument))
               : nullptr;
  };
  const NamedDecl *Callee = Function(Reference ? 2 : 1);
  if (IsInvalid(0))
    return AmpMessage{specialMember(Callee) +
                          " can be neither restrict(cpu) nor restrict(amp), because the bases and "
                          "members of the class have no restriction in common; define it in the "
                          "class",
                      Rule::NotCallableFromAmp};
  if (Reference && IsInvalid(3))
    return AmpMessage{specialMember(Callee) +
                          " is called by a special member that can be neither restrict(cpu) nor "
                          "restrict(amp); define that member",
                      Rule::NotCallableFromAmp};
  return std::nullopt;
}

AmpMessage rewriteForAmp(unsigned Id, StringRef Message) {
  switch (Id) {
  case diag::err_ref_bad_target:
  case diag::err_ref_bad_target_global_initializer:
    return badReference(Message);
  case diag::err_cuda_device_exceptions:
    return {rewriteForAmp(Message), Rule::Exceptions};
  case diag::override_keyword_hides_virtual_member_function:
    return {"this function does not override the virtual function of a base class, because its "
            "parameters or restrictions differ; make them the same, or remove 'override' or "
            "'final'",
            Rule::OverrideRestrictionMismatch};
  case diag::err_cuda_ovl_target:
    return {rewriteForAmp(Message), Rule::OverlappingOverloads};
  case diag::note_ovl_candidate_bad_target:
  case diag::note_cuda_ovl_candidate_target_mismatch:
    return {rewriteForAmp(Message),
            Message.contains("from __device__") || Message.contains("from __host__ __device__")
                ? Rule::NotCallableFromAmp
                : Rule::NotCallableFromCpu};
  default:
    return {rewriteForAmp(Message), std::nullopt};
  }
}

} // namespace amp2hip
