//===--- BuildLine.h - What a compiler of the output needs ------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TOOL_BUILDLINE_H
#define AMP2HIP_TOOL_BUILDLINE_H

#include "Environment.h"
#include <string>

namespace amp2hip {

/// The compiler that the output is for.
enum class BuildTarget {
  Cpu,  ///< g++ or another host compiler.
  Cuda, ///< nvcc.
  Hip,  ///< hipcc, or clang++.
};

/// Fails, with a sentence, if this amp2hip was built without the backend that
/// \p Target needs.
llvm::Error checkBackend(const Environment &Env, BuildTarget Target);

/// Flags that come before the translated sources on a compiler's command line:
/// language, standard, include folder. What is the user's choice (-O2, -arch,
/// --offload-arch) is not among them.
std::string compilerFlags(const Environment &Env, BuildTarget Target);

/// What comes after the sources: library folder and libraries.
std::string libraryFlags(const Environment &Env, BuildTarget Target);

} // namespace amp2hip

#endif // AMP2HIP_TOOL_BUILDLINE_H
