//===--- LibraryNames.cpp - Advice on library names -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds tables for lookup by name from LibraryNames.def.
//
//===----------------------------------------------------------------------===//
#include "advice/LibraryNames.h"
#include "text/Format.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/Type.h"
#include "llvm/ADT/StringMap.h"

using namespace clang;

namespace amp2hip {

static std::string preciseAdvice(const std::string &Name) {
  return fmt::format("call 'precise_math::{}' of <amp_math.h>", Name);
}

/// The advice to call \p Name of fast_math, or \p Plain of precise_math.
/// \p Plain is the name without the suffix f, because only that function is
/// overloaded for double.
static std::string fastAdvice(const std::string &Name, const std::string &Plain) {
  return fmt::format(
      "call 'fast_math::{}', or 'precise_math::{}' for double precision, of <amp_math.h>", Name,
      Plain);
}

std::string adviceForFunction(StringRef Name) {
  static const llvm::StringMap<std::string> Table = {
#define FAST(Name) {#Name, fastAdvice(#Name, #Name)}, {#Name "f", fastAdvice(#Name "f", #Name)},
#define PRECISE(Name) {#Name, preciseAdvice(#Name)}, {#Name "f", preciseAdvice(#Name "f")},
#define FAST_PLAIN(Name) {#Name, fastAdvice(#Name, #Name)}, {#Name "f", fastAdvice(#Name, #Name)},
#define PRECISE_PLAIN(Name) {#Name, preciseAdvice(#Name)}, {#Name "f", preciseAdvice(#Name)},
#define FUNCTION(Name, Advice) {#Name, Advice},
#define CLASS(Name, Advice)
#include "advice/LibraryNames.def"
  };
  return Table.lookup(Name);
}

std::string adviceForClass(StringRef Name) {
  static const llvm::StringMap<std::string> Table = {
#define FAST(Name)
#define PRECISE(Name)
#define FAST_PLAIN(Name)
#define PRECISE_PLAIN(Name)
#define FUNCTION(Name, Advice)
#define CLASS(Name, Advice) {#Name, Advice},
#include "advice/LibraryNames.def"
  };
  return Table.lookup(Name);
}

std::string adviceForClass(QualType T) {
  const CXXRecordDecl *Class =
      T.isNull() ? nullptr
                 : T.getNonReferenceType()->getBaseElementTypeUnsafe()->getAsCXXRecordDecl();
  return Class && Class->isInStdNamespace() && Class->getIdentifier()
             ? adviceForClass(Class->getName())
             : "";
}

} // namespace amp2hip
