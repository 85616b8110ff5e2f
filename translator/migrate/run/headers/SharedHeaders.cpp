//===--- SharedHeaders.cpp - Headers that several sources share -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/run/headers/SharedHeaders.h"

#include "amp2hip/TranslatedMark.h"
#include "migrate/merge/HeaderUnion.h"
#include "migrate/run/children/TranslationResult.h"
#include "migrate/run/headers/IncludeNames.h"
#include "parse/corrections/templates/UnusedBodies.h"
#include "text/Format.h"
#include "text/Layout.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;
namespace path = llvm::sys::path;

namespace amp2hip::migrate {

void SharedHeaders::addUpToDate(const StoredRecord &Stored) {
  if (!isSuccess(Stored.Record.State))
    return;
  for (const Output &O : Stored.Record.Outputs)
    if (auto Found = Stored.Published.find(O.File); O.IsHeader && Found != Stored.Published.end())
      if (Headers.try_emplace(O.File, Header{Found->second.Hash, Stored.Record.Source, ""}).second)
        Variants[O.Original].push_back(O.File);
  addUnchanged(Stored.Record);
}

/// Calls \p Do for each file of the code base that the translation reads and does not write.
static void forEachUnchanged(const FileRecord &Record, function_ref<void(const std::string &)> Do) {
  for (const Dependency &D : Record.Dependencies)
    if (!path::is_absolute(D.File) && D.File != Record.original() &&
        none_of(Record.Outputs, [&](const Output &O) { return O.Original == D.File; }))
      Do(D.File);
}

void SharedHeaders::addUnchanged(const FileRecord &Record) {
  forEachUnchanged(Record,
                   [&](const std::string &File) { Unchanged.try_emplace(File, Record.Source); });
}

/// True if \p Text, a translation of \p Original, does not replace the original for other sources.
bool SharedHeaders::isForSomeSources(const std::string &Original, StringRef Text) const {
  return leavesOutBody(Text) || movesDefaultArgument(Text) ||
         includesOtherFiles(readFile(Root + "/" + Original).value_or(""), Text);
}

std::set<std::string> SharedHeaders::headersToCopy(const FileRecord &Record) {
  std::set<std::string> Result;
  forEachUnchanged(Record, [&](const std::string &File) {
    auto Found = Headers.find(File);
    if (Found == Headers.end())
      return;
    std::optional<bool> &IsForSome = Found->second.IsForSome;
    if (!IsForSome)
      IsForSome = isForSomeSources(File, textOf(File));
    if (*IsForSome)
      Result.insert(File);
  });
  return Result;
}

std::string SharedHeaders::textOf(const std::string &File) const {
  const Header &H = Headers.at(File);
  return H.Text.empty() ? readFile(State.base(File)).value_or("") : H.Text;
}

/// Returns \p Text, whose original is at \p Original, with a new mark instead of its first line.
static std::string withNewMark(StringRef Text, const std::string &Original, MarkKind Kind) {
  const std::string Bom = Text.consume_front("\xEF\xBB\xBF") ? "\xEF\xBB\xBF" : "";
  const StringRef LineEnding = lineEnding(Text);
  Text = Text.split('\n').second;
  return withMark(Original, readFile(Original).value_or(""), Bom + Text.str(), LineEnding, Kind);
}

/// Finds the files for the headers of one translation.
class SharedHeaders::Agreement {
public:
  Agreement(SharedHeaders &Shared, FileRecord &Record, std::map<std::string, std::string> &Texts)
      : Shared(Shared), Record(Record), Texts(Texts) {}

  AgreedHeaders run();

private:
  bool visit(Output &O);
  bool renameIncludesOf(const Output &O);
  bool choose(const Output &O);
  void chooseSource(const Output &O);
  bool mergeWith(const std::string &File, const Output &O,
                 std::pair<std::string, std::string> &Conflict);
  void take(const Output &O, const std::string &File);
  bool fail(const Output &O, StringRef Reason);
  std::string newNameFor(const Output &O) const;
  std::string originalOf(const Output &O) const {
    return path::is_absolute(O.Original) ? O.Original : Shared.Root + "/" + O.Original;
  }
  std::string &textOf(const Output &O) { return Texts.at(O.File); }

  SharedHeaders &Shared;
  FileRecord &Record;
  std::map<std::string, std::string> &Texts; ///< By the names that the child process chose.
  AgreedHeaders Result;
  std::set<std::string> Begun, Ended;             ///< Arguments of visit().
  std::map<std::string, std::string> Renamed;     ///< New names by those of the child process.
  std::map<std::string, Header> Chosen;           ///< By their new names.
  std::map<std::string, std::string> Differences; ///< Sentences about renamed headers.
};

/// Says in which lines the text of a known header, \p Conflict.first, and another one differ.
static std::string describe(const std::pair<std::string, std::string> &Conflict) {
  if (Conflict.first.empty() && Conflict.second.empty())
    return "";
  if (Conflict.first.empty() || Conflict.second.empty())
    return fmt::format(" {} the line '{}'", Conflict.first.empty() ? "with" : "without",
                       Conflict.first + Conflict.second);
  return fmt::format(" with the line '{}' instead of '{}'", Conflict.second, Conflict.first);
}

bool SharedHeaders::Agreement::fail(const Output &O, StringRef Reason) {
  Result.Error =
      fmt::format("{}; {}; compile both sources with the same macros, or leave one out with "
                  "--exclude",
                  Differences[O.File], Reason);
  return false;
}

/// Changes the directives of \p O that include renamed headers.
bool SharedHeaders::Agreement::renameIncludesOf(const Output &O) {
  std::string &Text = textOf(O);
  std::optional<std::string> New = renameIncludes(Text, O.Includes, Renamed);
  if (!New) {
    for (const OutputInclude &I : O.Includes)
      if (auto Name = Renamed.find(I.File); Name != Renamed.end())
        for (const Output &Header : Record.Outputs)
          if (Header.File == I.File)
            return fail(Header, fmt::format("'{}' includes it by a macro or an option, or by a "
                                            "name of several files",
                                            O.File));
  }
  if (*New == Text)
    return true;
  std::optional<TranslatedMark> Mark = parseTranslatedMark(*New);
  const bool IsCopy = StringRef(*New).ltrim("\xEF\xBB\xBF").starts_with("// Copied");
  Text = Mark ? withNewMark(*New, originalOf(O), IsCopy ? MarkKind::Copied : MarkKind::Translated)
              : *New;
  return true;
}

/// Replaces the text of \p O by one that also has the additions of the known header \p File.
bool SharedHeaders::Agreement::mergeWith(const std::string &File, const Output &O,
                                         std::pair<std::string, std::string> &Conflict) {
  std::string &Text = textOf(O);
  const Header &Known = Shared.Headers.at(File);
  const std::string Other = Shared.textOf(File);
  if (!includeSameVariants(Other, Text, O.Includes))
    return false;
  std::optional<std::string> Merged = mergeAdditions(Other, Text, &Conflict);
  if (!Merged)
    return false;
  Text = withNewMark(*Merged, originalOf(O), MarkKind::Translated);
  if (Known.Hash != hashOfOriginal(Text))
    Result.Extended.insert(File);
  return true;
}

/// Returns the name of a new variant: "a_2.h", or "a_3.h" if that is a file.
std::string SharedHeaders::Agreement::newNameFor(const Output &O) const {
  auto IsTaken = [&](const std::string &File) {
    return Shared.Headers.count(File) || Chosen.count(File) || Texts.count(File) ||
           sys::fs::exists(Shared.Root + "/" + File);
  };
  // The child process may have given a number already.
  const std::string &Base = path::is_absolute(O.Original) ? O.File : O.Original;
  for (unsigned Number = 2;; ++Number) {
    SmallString<256> File = path::parent_path(O.File);
    path::append(File, fmt::format("{}_{}{}", path::stem(Base), Number, path::extension(Base)));
    if (!IsTaken(File.str().str()))
      return File.str().str();
  }
}

void SharedHeaders::Agreement::take(const Output &O, const std::string &File) {
  auto Known = Shared.Headers.find(File);
  const std::string &Text = textOf(O);
  Chosen[File] = {hashOfOriginal(Text),
                  Known == Shared.Headers.end() ? Record.Source : Known->second.Source, Text};
  if (File != O.File)
    Renamed[O.File] = File;
}

/// Chooses a file for the header \p O.
bool SharedHeaders::Agreement::choose(const Output &O) {
  std::vector<std::string> Known = Shared.Variants[O.Original];
  llvm::erase_if(Known, [&](const std::string &File) { return Chosen.count(File); });
  llvm::stable_sort(Known, [&](const std::string &A, const std::string &B) {
    return std::pair(A != O.File, A.size()) < std::pair(B != O.File, B.size());
  });
  const std::string Hash = hashOfOriginal(textOf(O));
  for (const std::string &File : Known)
    if (Shared.Headers.at(File).Hash == Hash)
      return take(O, File), true;
  const auto Other = Shared.Unchanged.find(O.Original);
  const bool IsReserved =
      Other != Shared.Unchanged.end() && Shared.isForSomeSources(O.Original, textOf(O));
  if (!Shared.Headers.count(O.File) && !Chosen.count(O.File) && !IsReserved)
    return take(O, O.File), true;
  std::pair<std::string, std::string> Conflict; // with the first variant
  for (const std::string &File : Known) {
    std::pair<std::string, std::string> Lines;
    if (mergeWith(File, O, Lines))
      return take(O, File), true;
    if (File == Known.front())
      Conflict = std::move(Lines);
  }
  const std::string New = newNameFor(O);
  auto First = Shared.Headers.find(O.File);
  const std::string &OtherSource = First != Shared.Headers.end() ? First->second.Source
                                   : Chosen.count(O.File)        ? Chosen.at(O.File).Source
                                                                 : Other->second;
  Differences[O.File] = fmt::format("header '{}' has another translation for '{}' than for '{}'{}",
                                    O.File, Record.Source, OtherSource, describe(Conflict));
  Result.Notes.push_back(fmt::format("{}; it is '{}'", Differences[O.File], New));
  return take(O, New), true;
}

/// Chooses a file for \p O, a source or a variant of it: that of an earlier variant if it is equal
/// or differs only in additions, or else its own.
void SharedHeaders::Agreement::chooseSource(const Output &O) {
  const std::vector<std::string> &Known = Shared.Variants[O.Original];
  const std::string Hash = hashOfOriginal(textOf(O));
  for (const std::string &File : Known)
    if (Shared.Headers.at(File).Hash == Hash)
      return take(O, File);
  std::pair<std::string, std::string> Conflict; // with the first variant
  for (const std::string &File : Known) {
    std::pair<std::string, std::string> Lines;
    if (mergeWith(File, O, Lines))
      return take(O, File);
    if (File == Known.front())
      Conflict = std::move(Lines);
  }
  if (!Known.empty())
    Result.Notes.push_back(fmt::format("source '{}' has another translation for project '{}'{}; it "
                                       "is '{}'",
                                       O.Original, Record.Project, describe(Conflict), O.File));
  take(O, O.File);
}

/// Finds a file for \p O after those for the headers that it includes.
bool SharedHeaders::Agreement::visit(Output &O) {
  if (!Begun.insert(O.File).second)
    return true;
  for (const OutputInclude &I : O.Includes)
    for (Output &Included : Record.Outputs)
      if (Included.File == I.File && Included.IsHeader && !visit(Included))
        return false;
  if (!renameIncludesOf(O) || (O.IsHeader && !choose(O)))
    return false;
  if (!O.IsHeader && Shared.SourcesWithVariants.count(O.Original))
    chooseSource(O);
  Ended.insert(O.File);
  if (!Renamed.count(O.File))
    return true;
  for (const Output &Other : Record.Outputs)
    if (Ended.count(Other.File) &&
        any_of(Other.Includes, [&](const OutputInclude &I) { return I.File == O.File; }))
      return fail(O, fmt::format("'{}' and it include each other", Other.File));
  return true;
}

AgreedHeaders SharedHeaders::Agreement::run() {
  for (Output &O : Record.Outputs)
    if (!visit(O))
      return {Result.Error, {}, {}};
  std::map<std::string, std::string> NewTexts;
  for (Output &O : Record.Outputs) {
    const auto New = Renamed.find(O.File);
    std::string Text = std::move(textOf(O));
    if (New != Renamed.end())
      O.File = New->second;
    O.Includes.clear();
    if (Chosen.count(O.File) && !Shared.Headers.count(O.File))
      Shared.Variants[O.Original].push_back(O.File);
    NewTexts[O.File] = std::move(Text);
  }
  for (auto &[File, New] : Chosen)
    Shared.Headers[File] = std::move(New);
  Texts = std::move(NewTexts);
  return std::move(Result);
}

AgreedHeaders SharedHeaders::add(FileRecord &Record, std::map<std::string, std::string> &Texts) {
  addUnchanged(Record);
  return Agreement(*this, Record, Texts).run();
}

} // namespace amp2hip::migrate
