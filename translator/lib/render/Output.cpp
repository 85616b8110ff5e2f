//===--- Output.cpp - Rendering the output files --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Renders the output files: selects the headers to translate, applies the edits, and adapts the
// `#include` directives, because an output is not in the folder of its original. For example, if
// kernels.h contains C++ AMP and config.h does not, the lines of src/main.cpp
//
//   #include "kernels.h"
//   #include "config.h"
//
// become in main.hip
//
//   #include "main.hip.include/kernels.h"
//   #include "src/config.h"
//
// If the outputs mirror a tree (TranslateOptions::MirrorRoot), all of its files have the same place
// relative to each other as their originals, so both lines stay as they are.
//
// A header must be translated if a rewrite edits it, if the translator parsed another text than
// that on disk, or if one of its `#include` directives contains a backslash. It must also be
// translated if it includes a header of amp2hip or a header that must be translated.
//
// A header without an include guard may be included several times with different macros, so that
// its inclusions need different texts. Each text is an output of its own:
//
//   #define RESTRICTION restrict(cpu)       #define RESTRICTION
//   #include "body.inl"                     #include "body.inl"
//   #undef RESTRICTION                      #undef RESTRICTION
//   #define RESTRICTION restrict(amp)       #define RESTRICTION
//   #include "body.inl"                     #include "body_2.inl"
//
//===----------------------------------------------------------------------===//
#include "render/Output.h"
#include "amp2hip/HeaderLayout.h"
#include "amp2hip/TranslatedMark.h"
#include "parse/Unit.h"
#include "parse/corrections/names/Namespaces.h"
#include "render/LineDirectives.h"
#include "rewrite/movedcode/IncludedCode.h"
#include "source/SourcePlaces.h"
#include "text/Format.h"
#include "text/Layout.h"
#include "clang/Basic/FileManager.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/HeaderSearch.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Renders the output of one translation unit; see renderOutput().
class Output {
public:
  Output(Unit &U, Edits &E, const TranslateOptions &Options,
         const std::map<std::string, std::string> &Texts)
      : U(U), E(E), Options(Options), Texts(Texts) {}

  std::vector<OutputFile> render();

private:
  const FileEntry *entry(FileID File) const {
    OptionalFileEntryRef Ref = U.SM.getFileEntryRefForID(File);
    return Ref ? &Ref->getFileEntry() : nullptr;
  }
  std::string realPath(const FileEntry *File) const;
  void chooseHeaders();
  void planInclusion(FileID File);
  void addVariant(FileID File);
  std::string pathOfNextVariant(const FileEntry *File) const;
  FileID inclusionOf(const IncludeDirective &I) const;
  StringRef includedPath(const IncludeDirective &I) const;
  void rewriteInclude(size_t Number);
  void rename(size_t Number, const std::string &Name);
  std::string outputPathOf(FileID File) const;
  std::string nameInOutput(size_t Number) const;
  void addIncludes(std::vector<OutputFile> &Files) const;
  bool isMirrored(StringRef Path) const;
  std::string spellingIn(StringRef RealPath, StringRef Spelled) const;
  bool hasBackslashes(const IncludeDirective &I) const;
  bool foundOnSearchPath(const IncludeDirective &I) const;
  bool foundBesideIncluder(const IncludeDirective &I) const;
  bool needsRuntimeFirst() const;
  bool mayBeMacro(StringRef Name) const;
  std::string text(FileID File) const;
  std::string pathOfReplaced(FileID File) const;
  std::string originalOf(FileID File) const;

  Unit &U;
  Edits &E;
  const TranslateOptions &Options;
  const std::map<std::string, std::string> &Texts;
  const FileEntry *Main = nullptr;
  std::vector<const FileEntry *> Headers;         ///< to translate, by first inclusion
  std::map<const FileEntry *, std::string> Paths; ///< output paths of the first variants
  /// A text of a header, and the first inclusion that needs it.
  struct Variant {
    FileID Inclusion;
    std::string Text, Path;
  };
  std::map<const FileEntry *, std::vector<Variant>> Variants;
  /// The paths of the variants that inclusions refer to, if it is not the first variant.
  std::map<FileID, std::string> OtherVariants;
  /// The inclusions with a text of their own: they or what they include contribute tokens or have
  /// edits. An inclusion that an include guard leaves empty has neither.
  std::set<FileID> WithText;
  std::set<FileID> Planned; ///< by planInclusion()
  /// The directives in each inclusion, as indices of Unit::Includes, and the inclusion that
  /// results from each directive, by its SourceManager::getIncludeLoc().
  std::map<FileID, std::vector<size_t>> Directives;
  std::map<SourceLocation, FileID> Inclusions;
  /// For each directive inside a kernel, the included name that replaces its placeholder in moved
  /// code. The key is the index of the directive in Unit::Includes.
  std::map<size_t, std::string> Moved;
  std::map<size_t, std::string> Renamed; ///< new names, with quotes, by index of the directive
};

/// Returns the absolute path of \p File.
std::string Output::realPath(const FileEntry *File) const {
  StringRef Real = File->tryGetRealPathName();
  if (!Real.empty())
    return Real.str();
  for (FileID F : U.Files)
    if (entry(F) == File) {
      SmallString<256> Path(U.SM.getFileEntryRefForID(F)->getName());
      U.SM.getFileManager().makeAbsolutePath(Path);
      llvm::sys::path::remove_dots(Path, true);
      return Path.str().str();
    }
  return "";
}

/// Returns the path of \p File if the translator parsed other contents than those on disk; else an
/// empty text.
std::string Output::pathOfReplaced(FileID File) const {
  const std::string Path = Texts.empty() ? "" : absolutePath(U.SM, File);
  return Texts.count(Path) ? Path : "";
}

/// Selects the headers to translate and stores them in Headers.
void Output::chooseHeaders() {
  std::set<const FileEntry *> Amp;
  for (FileID F : U.Files)
    if (E.touches(F) || !pathOfReplaced(F).empty())
      Amp.insert(entry(F));
  // Translate headers that spell an `#include` with backslashes, even without C++ AMP, because the
  // compilers of the output do not find such names. In a mirrored tree, the caller copies headers
  // without C++ AMP and corrects these names. It does not know from which folder of an includer
  // Microsoft's compiler takes a file.
  for (const IncludeDirective &I : U.Includes)
    if (I.File && (U.includesRuntime(I) || (Options.MirrorRoot.empty() && hasBackslashes(I)) ||
                   foundBesideIncluder(I)))
      Amp.insert(entry(I.From));
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (const IncludeDirective &I : U.Includes)
      if (I.File && Amp.count(&I.File->getFileEntry()) && entry(I.From) != Main)
        Changed |= Amp.insert(entry(I.From)).second;
  }
  for (FileID F : U.Files) {
    const FileEntry *File = entry(F);
    if (File != Main && Amp.count(File) && !llvm::is_contained(Headers, File))
      Headers.push_back(File);
  }
}

/// True if \p Path is below the root of the tree that the outputs mirror.
bool Output::isMirrored(StringRef Path) const {
  StringRef Root = Options.MirrorRoot;
  return !Root.empty() && Path.consume_front(Root) && (Path.starts_with("/") || Root == "/");
}

/// Returns \p Spelled with the names of \p RealPath, which may differ in case. Parts of \p Spelled
/// before its last ".." stay.
std::string Output::spellingIn(StringRef RealPath, StringRef Spelled) const {
  SmallVector<StringRef, 8> Real, Names;
  RealPath.split(Real, '/');
  Spelled.split(Names, '/');
  for (size_t I = 1; I <= std::min(Real.size(), Names.size()); ++I) {
    StringRef &Name = Names[Names.size() - I];
    if (!Name.equals_insensitive(Real[Real.size() - I]))
      break;
    Name = Real[Real.size() - I];
  }
  return llvm::join(Names, "/");
}

/// True if the source spells the included name with backslashes. The field Spelled does not show
/// the backslashes: with Microsoft extensions, Clang reports `"..\\a.h"` as "../a.h".
bool Output::hasBackslashes(const IncludeDirective &I) const {
  return Lexer::getSourceText(I.Name, U.SM, U.CI.getLangOpts()).contains('\\');
}

/// True if the include folders of the command line (`-I`) contain the included file under the same
/// name. Then the directive also works in the output.
bool Output::foundOnSearchPath(const IncludeDirective &I) const {
  const HeaderSearch &Search = U.CI.getPreprocessor().getHeaderSearchInfo();
  for (auto Dir = Search.search_dir_begin(); Dir != Search.search_dir_end(); ++Dir) {
    if (!Dir->isNormalDir())
      continue;
    SmallString<256> Path(Dir->getDirRef()->getName());
    llvm::sys::path::append(Path, I.Spelled);
    if (auto Found = U.SM.getFileManager().getOptionalFileRef(Path))
      return &Found->getFileEntry() == &I.File->getFileEntry();
  }
  return false;
}

/// True if only Microsoft's compiler finds the included file: in the folder of a file that includes
/// the file with the directive.
bool Output::foundBesideIncluder(const IncludeDirective &I) const {
  if (!U.Options.FromMsvc || I.Angled || llvm::sys::path::is_absolute(I.Spelled))
    return false;
  SmallString<256> Path = llvm::sys::path::parent_path(realPath(entry(I.From)));
  llvm::sys::path::append(Path, I.Spelled);
  llvm::sys::path::remove_dots(Path, /*remove_dot_dot=*/true);
  return !Path.equals_insensitive(realPath(&I.File->getFileEntry())) && !foundOnSearchPath(I);
}

/// Returns the inclusion that results from \p I; invalid if an include guard or `#pragma once`
/// prevents it.
FileID Output::inclusionOf(const IncludeDirective &I) const {
  auto Found = Inclusions.find(U.SM.getExpansionRange(I.Name.getBegin()).getEnd());
  return Found == Inclusions.end() ? FileID() : Found->second;
}

/// Returns the path of the output that \p I includes; empty if the included file is not translated.
StringRef Output::includedPath(const IncludeDirective &I) const {
  if (auto Other = OtherVariants.find(inclusionOf(I)); Other != OtherVariants.end())
    return Other->second;
  auto Path = Paths.find(&I.File->getFileEntry());
  return Path == Paths.end() || Path->first == Main ? StringRef() : Path->second;
}

/// Plans a new name for the `#include` directive \p Number of a translated file if its current name
/// would refer to another file, or to no file, from the folder of the output.
void Output::rewriteInclude(size_t Number) {
  const IncludeDirective &I = U.Includes[Number];
  // A directive inside a kernel keeps its name unless rename() is called.
  if (std::optional<TextRange> At = includedName(E.source(), I))
    if (E.render(*At) == includePlaceholder(Number))
      Moved[Number] = E.original(*At).str();
  auto FromPath = Paths.find(entry(I.From));
  if (!I.File || FromPath == Paths.end())
    return;
  const StringRef ToPath = includedPath(I);
  if (std::string Real = realPath(&I.File->getFileEntry()); isMirrored(Real)) {
    std::string Corrected = spellingIn(Real, I.Spelled);
    if (foundBesideIncluder(I)) {
      const std::string From = realPath(entry(I.From));
      Corrected = isMirrored(From)
                      ? relativeInclude(From, Real)
                      : relativeInclude(FromPath->second,
                                        Options.HeaderDir + Real.substr(Options.MirrorRoot.size()));
    }
    auto First = Paths.find(&I.File->getFileEntry());
    if (!ToPath.empty() && ToPath != First->second) {
      const size_t Folder = StringRef(Corrected).rfind('/') + 1;
      Corrected.replace(Folder, std::string::npos, llvm::sys::path::filename(ToPath));
    }
    if (Corrected != I.Spelled || hasBackslashes(I))
      rename(Number, I.Angled ? "<" + Corrected + ">" : "\"" + Corrected + "\"");
    return;
  }
  const bool Translated = !ToPath.empty();
  bool Backslashes = hasBackslashes(I);
  std::string Include;
  if (Translated) {
    Include = relativeInclude(FromPath->second, ToPath);
  } else {
    // A file that was found relative to the folder of the original needs a
    // path relative to the folder of the output.
    bool Stays =
        I.Angled ||
        SrcMgr::isSystem(U.CI.getPreprocessor().getHeaderSearchInfo().getFileDirFlavor(*I.File)) ||
        foundOnSearchPath(I);
    // With --from-msvc, files are found in any case: `<Windows.h>`.
    std::string Real = realPath(&I.File->getFileEntry());
    std::string To = Stays ? spellingIn(Real, I.Spelled) : Real;
    if (To.empty() || (Stays && !Backslashes && To == I.Spelled))
      return;
    // The mirrored tree may move, so a path out of it is absolute.
    Include = Stays || !Options.MirrorRoot.empty() ? To : relativeInclude(FromPath->second, To);
  }
  if (!Translated || Include != I.Spelled || I.Angled || Backslashes)
    rename(Number, I.Angled && !Translated ? "<" + Include + ">" : "\"" + Include + "\"");
}

/// Changes the included name of directive \p Number to \p Name. If the
/// directive is inside a kernel, text() inserts the name into the moved code.
void Output::rename(size_t Number, const std::string &Name) {
  std::optional<TextRange> At = includedName(E.source(), U.Includes[Number]);
  if (At)
    Renamed[Number] = Name;
  if (At && E.render(*At) == includePlaceholder(Number))
    Moved[Number] = Name;
  else if (At)
    E.replace(*At, Name);
}

/// Returns the path of the output for the inclusion \p File; empty if it is not translated.
std::string Output::outputPathOf(FileID File) const {
  if (auto Other = OtherVariants.find(File); Other != OtherVariants.end())
    return Other->second;
  auto Path = Paths.find(entry(File));
  return Path == Paths.end() ? "" : Path->second;
}

/// Returns the name, without quotes, that the output has in the directive \p Number; empty if a
/// macro contains the name.
std::string Output::nameInOutput(size_t Number) const {
  if (auto New = Renamed.find(Number); New != Renamed.end())
    return New->second.substr(1, New->second.size() - 2);
  const IncludeDirective &I = U.Includes[Number];
  std::optional<TextRange> At = includedName(E.source(), I);
  return At && StringRef("\"<").contains(E.original(*At).front()) ? I.Spelled : "";
}

/// Sets OutputFile::Includes of \p Files.
void Output::addIncludes(std::vector<OutputFile> &Files) const {
  std::map<std::string, std::vector<OutputInclude>> Found;
  std::set<FileID> ByDirective = {U.SM.getMainFileID()};
  for (size_t Number = 0; Number < U.Includes.size(); ++Number) {
    const IncludeDirective &I = U.Includes[Number];
    ByDirective.insert(inclusionOf(I));
    if (const StringRef Target = I.File ? includedPath(I) : ""; !Target.empty())
      Found[outputPathOf(I.From)].push_back({nameInOutput(Number), Target.str()});
  }
  for (FileID File : U.Files)
    if (!ByDirective.count(File) && !outputPathOf(File).empty())
      Found[Options.OutputPath].push_back({"", outputPathOf(File)});
  for (OutputFile &File : Files)
    File.Includes = std::move(Found[File.Path]);
}

/// True if the main output must begin with `#include <amp.h>`. This is necessary if one of these
/// precedes the first header of C++ AMP: `amp` in a restriction specifier, or a name of namespace
/// concurrency that the output replaces. Microsoft's compiler needs no header for restriction
/// specifiers, but the output uses macros of <amp.h> for them.
///
/// The directive is never added to a header, so that the translation of a header does not depend on
/// the file that includes it.
bool Output::needsRuntimeFirst() const {
  const IncludeDirective *First = firstRuntimeInclude(U);
  return definesNamespaceBeforeInclude(U) ||
         llvm::any_of(U.Clauses, [&](const RestrictClause &Clause) {
           return Clause.Set.Amp &&
                  (!First ||
                   U.SM.isBeforeInTranslationUnit(U.SM.getExpansionLoc(Clause.Begin), First->Hash));
         });
}

/// Returns the contents of \p File on disk, even if the translator parsed lowered text instead.
std::string Output::originalOf(FileID File) const {
  if (const std::string Path = pathOfReplaced(File); !Path.empty())
    if (auto Buffer = llvm::MemoryBuffer::getFile(Path, /*IsText=*/false))
      return (*Buffer)->getBuffer().str();
  return U.SM.getBufferData(File).str();
}

/// True if \p Name is a macro, or may be one in a build: by its prefix or without lowercase
/// letters.
bool Output::mayBeMacro(StringRef Name) const {
  const IdentifierTable &Names = U.CI.getPreprocessor().getIdentifierTable();
  auto Known = Names.find(Name);
  return (Known != Names.end() && Known->second->hadMacroDefinition()) || Name.starts_with("__") ||
         llvm::none_of(Name, llvm::isLower);
}

/// Returns the text of the output for \p File. Its first line is the mark, a comment with hashes of
/// the original and of the output.
std::string Output::text(FileID File) const {
  std::string Text = E.render(File);
  if (Options.LineDirectives) {
    const StringRef Base = E.source().text(File);
    Text =
        withLineDirectives(E.pieces({File, 0, unsigned(Base.size())}), Base, realPath(entry(File)),
                           [this](StringRef Name) { return mayBeMacro(Name); });
  }
  for (const auto &[Number, Name] : Moved) {
    const std::string Placeholder = includePlaceholder(Number);
    // Replace every occurrence: with --tile-loops, the output contains the body of a kernel twice.
    for (size_t At = Text.find(Placeholder); At != std::string::npos;
         At = Text.find(Placeholder, At))
      Text.replace(At, Placeholder.size(), Name);
  }
  StringRef Original = U.SM.getBufferData(File);
  if (File == U.SM.getMainFileID() && needsRuntimeFirst()) {
    static const StringRef Bom = "\xEF\xBB\xBF";
    Text.insert(StringRef(Text).starts_with(Bom) ? Bom.size() : 0,
                "#include <amp.h>" + lineEnding(Original).str());
  }
  return withMark(realPath(entry(File)), originalOf(File), Text, lineEnding(Original));
}

/// Returns the output path of one more variant of \p File: "a_2.h", or "a_3.h" if a file a_2.h
/// exists.
std::string Output::pathOfNextVariant(const FileEntry *File) const {
  namespace path = llvm::sys::path;
  const std::string Original = realPath(File);
  std::set<StringRef> Taken;
  for (const auto &[Header, Path] : Paths)
    Taken.insert(Path);
  for (const auto &[Header, Texts] : Variants)
    for (const Variant &V : Texts)
      Taken.insert(V.Path);
  for (unsigned Number = 2;; ++Number) {
    auto WithNumber = [&](StringRef Path) {
      SmallString<256> Result = path::parent_path(Path);
      path::append(Result, fmt::format("{}_{}{}", path::stem(Path), Number, path::extension(Path)));
      return Result.str().str();
    };
    const std::string Path = WithNumber(Paths.at(File));
    if (!Taken.count(Path) && !llvm::sys::fs::exists(WithNumber(Original)))
      return Path;
  }
}

/// Finds the variant of a header that its inclusion \p File needs, or adds it.
void Output::addVariant(FileID File) {
  const FileEntry *Header = entry(File);
  if (!WithText.count(File) || Header == Main || !Paths.count(Header))
    return;
  std::string Text = text(File);
  std::vector<Variant> &Known = Variants[Header];
  auto Found = llvm::find_if(Known, [&](const Variant &V) { return V.Text == Text; });
  if (Found == Known.end()) {
    std::string Path = Known.empty() ? Paths.at(Header) : pathOfNextVariant(Header);
    Known.push_back({File, std::move(Text), std::move(Path)});
    Found = std::prev(Known.end());
  }
  if (Found != Known.begin())
    OtherVariants[File] = Found->Path;
}

/// Plans the names in the directives of the inclusion \p File, and selects its variant. Plans the
/// files that it includes first, because their variants decide the names.
void Output::planInclusion(FileID File) {
  if (!Planned.insert(File).second)
    return;
  for (size_t Number : Directives[File]) {
    if (FileID Child = inclusionOf(U.Includes[Number]); Child.isValid()) {
      planInclusion(Child);
      if (WithText.count(Child))
        WithText.insert(File);
    }
    rewriteInclude(Number);
  }
  if (E.touches(File))
    WithText.insert(File);
  addVariant(File);
}

std::vector<OutputFile> Output::render() {
  for (const Token &T : U.Tokens)
    WithText.insert(U.SM.getFileID(U.SM.getExpansionLoc(T.getLocation())));
  for (FileID F : U.Files)
    Inclusions[U.SM.getIncludeLoc(F)] = F;
  for (size_t Number = 0; Number < U.Includes.size(); ++Number)
    Directives[U.Includes[Number].From].push_back(Number);
  Main = entry(U.SM.getMainFileID());
  chooseHeaders();
  std::vector<std::string> Names;
  for (const FileEntry *H : Headers)
    Names.push_back(realPath(H));
  llvm::Expected<std::map<std::string, std::string>> HeaderPaths = planHeaderPaths(
      realPath(Main), Names, Options.OutputPath, Options.HeaderDir, Options.HeaderBase);
  if (!HeaderPaths) {
    U.error(SourceLocation(), llvm::toString(HeaderPaths.takeError()));
    return {};
  }
  Paths[Main] = Options.OutputPath;
  for (const FileEntry *H : Headers)
    Paths[H] = HeaderPaths->at(realPath(H));
  for (FileID F : U.Files)
    planInclusion(F);

  std::vector<OutputFile> Files;
  Files.push_back({realPath(Main), Options.OutputPath, text(U.SM.getMainFileID()), false});
  for (const FileEntry *H : Headers) {
    for (const Variant &V : Variants[H])
      Files.push_back({realPath(H), V.Path, text(V.Inclusion), true});
    if (Variants[H].empty()) // macros only
      Files.push_back({realPath(H), Paths[H],
                       text(*llvm::find_if(U.Files, [&](FileID F) { return entry(F) == H; })),
                       true});
  }
  addIncludes(Files);
  return Files;
}

} // namespace

std::vector<OutputFile> renderOutput(Unit &U, Edits &E, const TranslateOptions &Options,
                                     const std::map<std::string, std::string> &Texts) {
  return Output(U, E, Options, Texts).render();
}

} // namespace amp2hip
