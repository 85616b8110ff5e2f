//===--- FlagTable.cpp - Which flags a migration keeps --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/flags/FlagTable.h"

#include "migrate/workspace/files/ProgramScan.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

using llvm::StringRef;

namespace amp2hip::migrate::workspace {

/// Beginnings of the names of flags without "f" and "no-". Clang and GCC know all
/// of those that are kept.
static constexpr StringRef MeaningFlags[] = {
    "aligned-",       "ansi-escape",      "asm",          "blocks",
    "builtin",        "char8_t",          "concepts",     "constexpr-",
    "coroutines",     "exceptions",       "extended-",    "freestanding",
    "gnu-keywords",   "hosted",           "ms-extension", "new-alignment",
    "operator-names", "permissive",       "rtti",         "short-enums",
    "short-wchar",    "signed-bitfields", "signed-char",  "sized-deallocation",
    "strict-enums",   "template-depth",   "unsigned-char"};

static constexpr StringRef GenerationFlags[] = {"associative-math",
                                                "cf-protection",
                                                "data-sections",
                                                "delete-null-pointer-checks",
                                                "exec-charset",
                                                "finite-math-only",
                                                "fp-contract",
                                                "function-sections",
                                                "inline",
                                                "math-errno",
                                                "omit-frame-pointer",
                                                "reciprocal-math",
                                                "rounding-math",
                                                "sanitize",
                                                "signed-zeros",
                                                "stack-protector",
                                                "strict-aliasing",
                                                "strict-overflow",
                                                "threadsafe-statics",
                                                "trapping-math",
                                                "tree-vectorize",
                                                "unroll-loops",
                                                "unsafe-math-optimizations",
                                                "vectorize",
                                                "visibility",
                                                "wrapv"};

static constexpr StringRef BuildFlags[] = {"PIC",
                                           "PIE",
                                           "pic",
                                           "pie",
                                           "caret-diagnostics",
                                           "color-",
                                           "coverage",
                                           "debug-",
                                           "delayed-template-parsing",
                                           "dependency",
                                           "diagnostics",
                                           "error-limit",
                                           "file-prefix-map",
                                           "input-charset",
                                           "integrated-",
                                           "lto",
                                           "macro-",
                                           "message-length",
                                           "ms-compatibility",
                                           "module",
                                           "msc-version",
                                           "pch",
                                           "plt",
                                           "profile",
                                           "save-",
                                           "semantic-interposition",
                                           "show-",
                                           "spell-checking",
                                           "syntax-only",
                                           "time-",
                                           "use-ld",
                                           "working-directory"};

static bool hasPrefix(llvm::ArrayRef<StringRef> Prefixes, StringRef Name) {
  return llvm::any_of(Prefixes, [&](StringRef Prefix) { return Name.starts_with(Prefix); });
}

FlagUse useOfFlag(StringRef Name) {
  Name.consume_front("f");
  Name.consume_front("no-");
  if (hasPrefix(BuildFlags, Name))
    return FlagUse::None;
  if (hasPrefix(MeaningFlags, Name))
    return FlagUse::Meaning;
  return hasPrefix(GenerationFlags, Name) ? FlagUse::Generation : FlagUse::Unknown;
}

bool isCompiledName(StringRef Name) {
  StringRef Extension = llvm::sys::path::extension(Name);
  return isSourceName(Name) || Extension == ".cu" || Extension == ".ixx" || Extension == ".cppm";
}

} // namespace amp2hip::migrate::workspace
