//===--- RecordKeys.cpp - Keys of records ---------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/run/uptodate/RecordKeys.h"

#include "amp2hip/TranslatedMark.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace amp2hip::migrate {

/// Increased when a change of the driver makes older results invalid.
static constexpr StringLiteral Version = "1";

/// Appends \p Part to \p Text such that different lists have different texts.
static void append(std::string &Text, StringRef Part) {
  Text += Part;
  Text += '\0';
}

/// Returns \p Text with a placeholder for \p Root.
static std::string withoutRoot(StringRef Text, StringRef Root) {
  std::string Result;
  for (size_t Found; (Found = Text.find(Root)) != StringRef::npos;) {
    StringRef After = Text.drop_front(Found + Root.size());
    Result += Text.take_front(Found);
    Result += After.empty() || After.front() == '/' ? StringRef("<root>") : Root;
    Text = After;
  }
  return Result + Text.str();
}

/// Returns the files of all shards, sorted.
static std::vector<const PlannedFile *> wholeTree(const MigrationPlan &P) {
  std::vector<const PlannedFile *> Result;
  for (const PlannedFile &F : concat<const PlannedFile>(P.Files, P.OtherShards))
    Result.push_back(&F);
  llvm::sort(Result, [](const auto *A, const auto *B) { return A->Relative < B->Relative; });
  return Result;
}

std::vector<std::string> translationArguments(const MigrationContext &R, const PlannedFile &F) {
  std::vector<std::string> Result = R.Options.TranslatorOptions;
  if (R.fromMsvc())
    Result.push_back("--from-msvc");
  if (R.Options.DefineWin32)
    Result.push_back("--define-win32");
  if (R.Plan.LongAsInt)
    Result.push_back("--long=32");
  if (F.VaryingMacros)
    Result.push_back("--varying-macros=" + join(*F.VaryingMacros, ","));
  Result.push_back("--");
  append_range(Result, F.Flags);
  append_range(Result, R.Options.ExtraFlags);
  return Result;
}

std::string RecordKeys::ofTranslation(const PlannedFile &F) const {
  std::string Text;
  append(Text, Version);
  append(Text, R.Options.Translator.Identity);
  append(Text, F.InPlace ? "in-place" : "");
  PlannedFile WithoutFlags;
  for (const std::string &Argument : translationArguments(R, WithoutFlags))
    append(Text, withoutRoot(Argument, R.Plan.Root));
  std::string Flags;
  for (const std::string &Flag : F.Flags)
    append(Flags, withoutRoot(Flag, R.Plan.Root));
  if (F.VaryingMacros)
    append(Flags, join(*F.VaryingMacros, ","));
  return hashOfOriginal(Text) + '-' + hashOfOriginal(Flags);
}

bool haveSameOptions(StringRef Key, StringRef Other) {
  return Key.contains('-') && Key.split('-').first == Other.split('-').first;
}

std::string RecordKeys::ofCopy() {
  if (!CopyKey.empty())
    return CopyKey;
  std::string Text;
  append(Text, Version);
  append(Text, R.Options.Translator.Identity);
  append(Text, R.fromMsvc() ? "from-msvc" : "");
  append(Text, R.Plan.LongAsInt ? "long=32" : "");
  // The copy of an #include depends on the names of all files.
  for (const PlannedFile *F : wholeTree(R.Plan))
    append(Text, F->Relative);
  for (const Project &P : R.Workspace.Projects)
    for (const auto &[Name, S] : P.Configurations)
      for (const std::string &Folder : S.IncludeDirs)
        append(Text, withoutRoot(Folder, R.Plan.Root));
  return CopyKey = hashOfOriginal(Text);
}

const std::string &RecordKeys::treeHash() {
  if (TreeHash.empty()) {
    std::string Text;
    for (const PlannedFile *F : wholeTree(R.Plan)) {
      append(Text, F->Relative);
      append(Text, R.Hashes.hashOf(F->Path));
    }
    TreeHash = hashOfOriginal(Text);
  }
  return TreeHash;
}

std::string RecordKeys::ofResult(const std::string &Key, const FileRecord &Record) {
  const bool HasFailed = Record.State == "failed", HasCrashed = Record.State == "crashed",
             HasTimedOut = Record.State == "timed-out";
  if (!HasFailed && !HasCrashed && !HasTimedOut)
    return Key;
  for (const Finding &F : Record.Findings)
    if (StringRef(F.Message).ends_with("file not found"))
      return "";
  std::string Text;
  append(Text, Key);
  append(Text, treeHash());
  if (HasTimedOut)
    append(Text, std::to_string(R.Options.TimeLimit.count()));
  return hashOfOriginal(Text);
}

} // namespace amp2hip::migrate
