//===--- NameClashes.cpp - Names that clash with namespace concurrency ----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/names/NameClashes.h"
#include "parse/Unit.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Path.h"

using namespace clang;

namespace amp2hip {

Clash clashOf(StringRef Name) {
  // Classes and functions of <amp.h> that the C++ library also has.
  static const llvm::StringSet<> Std = {"array", "copy", "extent", "norm"};
  // `index` is a function of <strings.h>. The others are functions of
  // <amp_math.h>; each may have the suffix `f` for single precision. Newer C
  // libraries declare more of them, and so do the vendors' headers.
  static const llvm::StringSet<> Global = {
      "index",     "min",        "max",         "abs",          "clamp",       "mad",
      "sign",      "step",       "smoothstep",  "saturate",     "rcp",         "noise",
      "radians",   "countbits",  "reversebits", "firstbithigh", "firstbitlow", "umin",
      "umax",      "imin",       "imax",        "acos",         "acosh",       "asin",
      "asinh",     "atan",       "atan2",       "atanh",        "cbrt",        "ceil",
      "copysign",  "cos",        "cosh",        "cospi",        "erf",         "erfc",
      "erfcinv",   "erfinv",     "exp",         "exp10",        "exp2",        "expm1",
      "fabs",      "fdim",       "floor",       "fma",          "fmax",        "fmin",
      "fmod",      "fpclassify", "frexp",       "hypot",        "ilogb",       "isfinite",
      "isinf",     "isnan",      "isnormal",    "ldexp",        "lgamma",      "log",
      "log10",     "log1p",      "log2",        "logb",         "modf",        "nan",
      "nearbyint", "nextafter",  "phi",         "pow",          "probit",      "rcbrt",
      "remainder", "remquo",     "round",       "rsqrt",        "scalb",       "scalbn",
      "signbit",   "sin",        "sincos",      "sinh",         "sinpi",       "sqrt",
      "tan",       "tanh",       "tanpi",       "tgamma",       "trunc"};
  if (Std.contains(Name))
    return Clash::WithStd;
  if (Global.contains(Name) || (Name.ends_with("f") && Global.contains(Name.drop_back())))
    return Clash::Always;
  return Clash::Never;
}

/// True if a user file contains `std::NAME`.
static bool namesStd(const Unit &U, StringRef Name) {
  for (size_t I = 2; I < U.Tokens.size(); ++I) {
    const IdentifierInfo *II = U.Tokens[I].getIdentifierInfo();
    if (!II || II->getName() != Name || !U.Tokens[I - 1].is(tok::coloncolon))
      continue;
    const IdentifierInfo *Scope = U.Tokens[I - 2].getIdentifierInfo();
    if (Scope && Scope->getName() == "std")
      return true;
  }
  return false;
}

void hideClashingStdNames(std::vector<Token> &Tokens, const Unit &U) {
  Preprocessor &PP = U.CI.getPreprocessor();
  struct Hidden {
    const char *Name;
    const char *Header;  // if the program includes it, the name stays visible
    bool InStringHeader; // hide only the function of <string.h> or <strings.h>
  };
  static const Hidden Table[] = {
      {"index", nullptr, true}, {"array", "array", false}, {"extent", nullptr, false}};
  llvm::DenseMap<const IdentifierInfo *, std::pair<const Hidden *, IdentifierInfo *>> Rename;
  for (const Hidden &H : Table) {
    bool Wanted = llvm::any_of(U.Includes, [&](const IncludeDirective &I) {
      return H.Header && I.Angled && I.Spelled == H.Header;
    });
    if (Wanted || (!H.InStringHeader && namesStd(U, H.Name)))
      continue;
    Rename[PP.getIdentifierInfo(H.Name)] = {
        &H, PP.getIdentifierInfo(("__amp2hip_hidden_" + StringRef(H.Name)).str())};
  }
  for (Token &T : Tokens) {
    if (T.isNot(tok::identifier))
      continue;
    auto Found = Rename.find(T.getIdentifierInfo());
    if (Found == Rename.end())
      continue;
    FileID File = U.SM.getFileID(U.SM.getExpansionLoc(T.getLocation()));
    if (U.isUserFile(File) || U.isRuntimeFile(File))
      continue;
    if (Found->second.first->InStringHeader) {
      OptionalFileEntryRef Entry = U.SM.getFileEntryRefForID(File);
      StringRef Name = Entry ? llvm::sys::path::filename(Entry->getName()) : "";
      if (Name != "string.h" && Name != "strings.h")
        continue;
    }
    T.setIdentifierInfo(Found->second.second);
  }
}

} // namespace amp2hip
