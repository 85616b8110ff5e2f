//===--- Precompiled.h - Precompiled headers of the library -----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The headers that are precompiled for the translator library. Each source
/// still includes all headers that it uses, so that it also compiles without
/// precompiled headers.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PRECOMPILED_H
#define AMP2HIP_PRECOMPILED_H

#include "clang/AST/ASTConsumer.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Parse/Parser.h"
#include "clang/Sema/Sema.h"
#include "clang/Tooling/Core/Replacement.h"
#include "clang/Tooling/Tooling.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <fmt/format.h>
#include <map>
#include <memory>
#include <string>
#include <vector>

#endif // AMP2HIP_PRECOMPILED_H
