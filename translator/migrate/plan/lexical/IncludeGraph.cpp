//===--- IncludeGraph.cpp - Which file includes which ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/plan/lexical/IncludeGraph.h"

#include "migrate/plan/Encoding.h"
#include "migrate/plan/SourceSettings.h"
#include "migrate/plan/lexical/IncludeSearch.h"
#include "migrate/plan/lexical/KnownHeaders.h"
#include "migrate/plan/tree/ExcludedFiles.h"
#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace amp2hip::migrate {

/// Returns the headers that the settings of \p S force into it.
static std::vector<std::string> forcedIncludes(const Project &P, const Source &S) {
  std::vector<std::string> Result;
  for (const std::map<std::string, Settings> *All : {&P.Configurations, &S.Additional})
    for (const auto &[Name, Of] : *All)
      Result.insert(Result.end(), Of.ForcedIncludes.begin(), Of.ForcedIncludes.end());
  return Result;
}

IncludeGraph::IncludeGraph(const Workspace &W, ArrayRef<PlannedFile> Files)
    : Files(Files), Nodes(Files.size()) {
  for (size_t I = 0; I != Files.size(); ++I) {
    StringRef Name = sys::path::filename(Files[I].Relative);
    ByPath[Files[I].Path] = I;
    ByName[Name.lower()].push_back(I);
    if (isCodeName(Name))
      ToRead.push_back(I);
  }
  IncludeSearch Search(W);
  for (const Project &P : W.Projects)
    for (const Source &S : P.Sources)
      if (auto It = ByPath.find(S.Path); It != ByPath.end())
        for (const std::string &Name : forcedIncludes(P, S)) {
          addInclude(It->second, {Name, 0, 0, /*Angled=*/false, /*Conditional=*/false}, Search);
          Nodes[It->second].IsCorrected = false; // The option is corrected, not the file.
        }
  while (!ToRead.empty()) {
    const size_t File = ToRead.back();
    ToRead.pop_back();
    read(File, Search);
  }
}

void IncludeGraph::read(size_t File, IncludeSearch &Search) {
  Node &N = Nodes[File];
  if (std::exchange(N.IsRead, true))
    return;
  auto Buffer = MemoryBuffer::getFile(Files[File].Path, /*IsText=*/false,
                                      /*RequiresNullTerminator=*/false);
  if (!Buffer) // The migration reports it when it copies the file.
    return;
  if ((*Buffer)->getBufferSize() > MaxScannedSize) {
    N.IsUnknown = true;
    return;
  }
  StringRef Text = (*Buffer)->getBuffer();
  const std::optional<std::string> Converted = readableCopy(Text);
  AmpScan Scan = scanForAmp(Converted ? StringRef(*Converted) : Text);
  N.HasAmp |= Scan.HasAmp;
  N.HasAmpCode = Scan.HasAmp;
  N.IsUnknown |= Scan.IncludesMacro;
  N.IsCorrected |= Converted.has_value();
  N.TestedNames = std::move(Scan.TestedNames);
  if (!Scan.Dialect.empty()) {
    N.Missing = Scan.Dialect.str();
    N.Use = fmt::format("has its syntax on line {}", Scan.DialectLine);
  }
  for (const Include &I : Scan.Includes)
    addInclude(File, I, Search);
}

void IncludeGraph::addInclude(size_t File, const Include &I, IncludeSearch &Search) {
  Node &N = Nodes[File];
  auto AddEdge = [&](size_t To, bool Conditional) {
    N.Includes.push_back({To, Conditional});
    if (!Nodes[To].IsRead)
      ToRead.push_back(To);
  };
  std::optional<FoundFile> Found = Search.find(Files[File].Path, I);
  N.IsCorrected |= Search.correctedName(Files[File].Path, I, Found) != I.Name;
  if (Found)
    if (auto It = ByPath.find(Found->Path); It != ByPath.end())
      return AddEdge(It->second, I.Conditional);
  if (isAmpHeader(I.Name)) {
    N.HasAmp = true;
    N.HasAmpCode |= hasCxxExtension(Files[File].Relative); // in a header: for the other files
  }
  if (StringRef Missing = missingTechnology(I.Name);
      !Missing.empty() && !Found && !I.Conditional && N.Missing.empty()) {
    N.Missing = Missing.str();
    N.Use = fmt::format("includes <{}> on line {}", I.Name, I.Line);
  }
  if (StringRef Library = linkedLibrary(I.Name); !Library.empty() && !Found && !I.Conditional)
    N.Libraries.insert(Library);
  if (Found || I.Angled)
    return;
  // The file may be found by a rule that only the compiler knows. It counts for
  // filesWithAmp(), which may be true by mistake, and not for obstacles().
  if (auto It = ByName.find(sys::path::filename(I.Name, sys::path::Style::windows).lower());
      It != ByName.end())
    for (size_t To : It->second)
      AddEdge(To, /*Conditional=*/true);
}

/// Returns the files with \p Property and the files that include such a file.
BitVector IncludeGraph::includersOf(bool Node::*Property) const {
  std::vector<std::vector<size_t>> Includers(Nodes.size());
  std::vector<size_t> Queue;
  BitVector Result(Nodes.size());
  for (size_t I = 0; I != Nodes.size(); ++I) {
    for (const Edge &E : Nodes[I].Includes)
      Includers[E.To].push_back(I);
    if (Nodes[I].*Property) {
      Result.set(I);
      Queue.push_back(I);
    }
  }
  while (!Queue.empty()) {
    const size_t File = Queue.back();
    Queue.pop_back();
    for (size_t I : Includers[File])
      if (!Result.test(I)) {
        Result.set(I);
        Queue.push_back(I);
      }
  }
  return Result;
}

BitVector IncludeGraph::filesWithAmp() const { return includersOf(&Node::HasAmp); }

BitVector IncludeGraph::filesThatMayHaveAmp() const {
  BitVector Result = filesWithAmp();
  Result |= includersOf(&Node::IsUnknown);
  return Result;
}

BitVector IncludeGraph::filesToCorrect() const { return includersOf(&Node::IsCorrected); }

/// Returns what to do about \p File, which uses what Linux does not have by \p Origin, itself or a
/// file that it includes. \p User is the number of a source with C++ AMP that includes the file, or
/// that of all files.
std::string IncludeGraph::adviceFor(size_t File, size_t Origin, size_t User,
                                    bool MayHaveAmp) const {
  const Node &From = Nodes[Origin];
  std::string Result;
  if (Nodes[File].HasAmpCode && File == Origin)
    Result = "move its C++ AMP code to a source without " + From.Missing;
  else if (Nodes[File].HasAmpCode)
    Result =
        fmt::format("move its C++ AMP code to a source that does not include '{}', or move the "
                    "uses of {} from that file to the sources that need them",
                    Files[Origin].Relative, From.Missing);
  else if (User != Nodes.size())
    Result = fmt::format("move these uses to the sources that need them, because sources with C++ "
                         "AMP such as '{}' include this file",
                         Files[User].Relative);
  else
    Result = "replace these uses by a library for Linux, or leave the file out by --exclude";
  if (MayHaveAmp && From.Missing == "Direct3D")
    Result += "; <amp_native.h> shares its data with CUDA and HIP in place of "
              "concurrency::direct3d (docs/interop.md)";
  return Result;
}

std::vector<std::string> IncludeGraph::obstacles(const BitVector &Amp) const {
  std::vector<std::vector<size_t>> Includers(Nodes.size());
  // Breadth first, so that the sentence names the nearest use.
  std::vector<size_t> Queue;
  std::vector<size_t> Origin(Nodes.size(), Nodes.size());
  for (size_t I = 0; I != Nodes.size(); ++I) {
    for (const Edge &E : Nodes[I].Includes)
      if (!E.Conditional)
        Includers[E.To].push_back(I);
    if (!Nodes[I].Missing.empty()) {
      Origin[I] = I;
      Queue.push_back(I);
    }
  }
  for (size_t At = 0; At != Queue.size(); ++At)
    for (size_t I : Includers[Queue[At]])
      if (Origin[I] == Nodes.size()) {
        Origin[I] = Origin[Queue[At]];
        Queue.push_back(I);
      }
  // The first source with C++ AMP that includes each file of origin.
  std::vector<size_t> Users(Nodes.size(), Nodes.size());
  for (size_t File : Queue)
    if (Nodes[File].HasAmpCode && File != Origin[File])
      Users[Origin[File]] = std::min(Users[Origin[File]], File);
  std::vector<std::string> Result(Nodes.size());
  for (size_t File : Queue) {
    const Node &From = Nodes[Origin[File]];
    const std::string Advice = adviceFor(File, Origin[File], Users[File], Amp.test(File));
    Result[File] = fmt::format("the file uses {}, which does not exist on Linux ('{}' {}); {}",
                               From.Missing, Files[Origin[File]].Relative, From.Use, Advice);
  }
  return Result;
}

std::map<StringRef, BitVector> IncludeGraph::librariesOfHeaders() const {
  std::vector<std::vector<size_t>> Includers(Nodes.size());
  std::map<StringRef, BitVector> Result;
  std::vector<std::pair<StringRef, size_t>> Queue;
  auto Add = [&](StringRef Library, size_t File) {
    BitVector &Users = Result.try_emplace(Library, Nodes.size()).first->second;
    if (Users.test(File))
      return;
    Users.set(File);
    Queue.push_back({Library, File});
  };
  for (size_t I = 0; I != Nodes.size(); ++I) {
    for (const Edge &E : Nodes[I].Includes)
      if (!E.Conditional)
        Includers[E.To].push_back(I);
    for (StringRef Library : Nodes[I].Libraries)
      Add(Library, I);
  }
  while (!Queue.empty()) {
    const auto [Library, File] = Queue.back();
    Queue.pop_back();
    for (size_t I : Includers[File])
      Add(Library, I);
  }
  return Result;
}

BitVector IncludeGraph::includedBy(BitVector Start) const {
  std::vector<size_t> Queue(Start.set_bits_begin(), Start.set_bits_end());
  while (!Queue.empty()) {
    const size_t File = Queue.back();
    Queue.pop_back();
    for (const Edge &E : Nodes[File].Includes)
      if (!Start.test(E.To)) {
        Start.set(E.To);
        Queue.push_back(E.To);
      }
  }
  return Start;
}

} // namespace amp2hip::migrate
