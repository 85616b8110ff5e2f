//===--- CopiedHeaders.cpp - Copies of headers as outputs -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/run/headers/CopiedHeaders.h"

#include "amp2hip/TranslatedMark.h"
#include "migrate/plan/CopiedText.h"
#include "migrate/plan/Encoding.h"
#include "text/Layout.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace amp2hip::migrate {
namespace {

/// The files that a translation has read, with their include directives.
class ReadFiles {
public:
  ReadFiles(MigrationContext &R, const FileRecord &Record);

  /// Returns \p Wanted and the files that include one of them.
  std::set<std::string> includersOf(std::set<std::string> Wanted) const;
  bool contains(const std::string &File) const { return Files.count(File); }
  const std::vector<OutputInclude> &includesOf(const std::string &File) { return Includes[File]; }
  /// Returns the text of the copy, with a mark.
  std::string copyOf(const std::string &File) const;

private:
  MigrationContext &R;
  std::map<std::string, const PlannedFile *> Files; ///< By path relative to the root.
  std::map<std::string, std::vector<OutputInclude>> Includes;
};

} // namespace

ReadFiles::ReadFiles(MigrationContext &R, const FileRecord &Record) : R(R) {
  std::set<std::string> Names;
  for (const Dependency &D : Record.Dependencies)
    Names.insert(D.File);
  std::map<std::string, std::string> ByPath;
  for (const PlannedFile &F : R.Plan.Files)
    if (Names.count(F.Relative)) {
      Files[F.Relative] = &F;
      ByPath[F.Path] = F.Relative;
    }
  for (const auto &[File, F] : Files) {
    const std::string Bytes = readFile(F->Path).value_or("");
    for (const Include &I : scanForAmp(readableCopy(Bytes).value_or(Bytes)).Includes)
      if (const std::optional<FoundFile> Found = R.Includes.find(F->Path, I))
        if (auto To = ByPath.find(Found->Path); To != ByPath.end())
          Includes[File].push_back({R.Includes.correctedName(F->Path, I, Found), To->second});
  }
}

std::set<std::string> ReadFiles::includersOf(std::set<std::string> Wanted) const {
  for (size_t Before = 0; Before != Wanted.size();) {
    Before = Wanted.size();
    for (const auto &[File, Directives] : Includes)
      if (any_of(Directives, [&](const OutputInclude &I) { return Wanted.count(I.File); }))
        Wanted.insert(File);
  }
  return Wanted;
}

std::string ReadFiles::copyOf(const std::string &File) const {
  const PlannedFile &F = *Files.at(File);
  const std::string Bytes = readFile(F.Path).value_or("");
  std::vector<Note> Ignored;
  const std::string Text = copiedText(R.Plan, R.Includes, F, Bytes, Ignored);
  return withMark(F.Path, Bytes, Text, lineEnding(Text), MarkKind::Copied);
}

void addCopies(MigrationContext &R, const std::set<std::string> &Wanted, FileRecord &Record,
               std::map<std::string, std::string> &Texts) {
  if (Wanted.empty())
    return;
  ReadFiles Read(R, Record);
  std::set<std::string> Copied;
  for (const std::string &File : Read.includersOf(Wanted))
    if (Read.contains(File) &&
        none_of(Record.Outputs, [&](const Output &O) { return O.Original == File; }))
      Copied.insert(File);
  for (const std::string &File : Copied) {
    const bool IsHeader = File != Record.original();
    const std::string &Copy = IsHeader ? File : Record.Source;
    Texts[Copy] = Read.copyOf(File);
    Record.Outputs.push_back({File, Copy, IsHeader});
  }
  for (Output &O : Record.Outputs) {
    for (const OutputInclude &I : Read.includesOf(O.Original))
      if (Copied.count(I.File))
        O.Includes.push_back(I);
    // An option or a macro includes the file.
    if (O.File == Record.Source)
      for (const std::string &File : Wanted)
        if (Copied.count(File) && !Read.includersOf({File}).count(Record.original()))
          O.Includes.push_back({"", File});
  }
}

} // namespace amp2hip::migrate
