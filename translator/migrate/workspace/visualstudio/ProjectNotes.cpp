//===--- ProjectNotes.cpp - What a migration leaves out of projects -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/visualstudio/ProjectReader.h"

#include "migrate/workspace/visualstudio/CopiedOutput.h"
#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

using llvm::StringRef;

namespace amp2hip::migrate::workspace {

namespace {

/// A property whose value stands for something that does not exist on Linux.
struct PropertyNote {
  StringRef Property;
  StringRef Values; ///< Separated by commas, in lower case.
  StringRef Text;
};

/// A type of items that no rule of the migrated project builds.
struct ItemNote {
  StringRef Type;
  StringRef Text;
};

} // namespace

static constexpr PropertyNote PropertyNotes[] = {
    {"UseOfMfc", "dynamic,static", "the project uses MFC, which does not exist on Linux"},
    {"UseOfAtl", "dynamic,static",
     "the project uses ATL; only its strings, conversions, pointers, times and containers exist on "
     "Linux"},
    {"CLRSupport", "true,pure,safe",
     "the project is C++/CLI; move the C++ AMP code to a project in standard C++"},
    {"AppContainerApplication", "true",
     "the project is an app of the Windows Store; move the C++ AMP code to a library"},
    {"ConfigurationType", "makefile",
     "the project builds by NMake, which is not migrated; its sources are copied"},
};

static constexpr ItemNote ItemNotes[] = {
    {"cudacompile", "CUDA sources are copied; add them to the CMake files"},
    {"custombuild", "custom build steps are not migrated; write them as 'add_custom_command'"},
    {"masm", "assembler sources are copied; rewrite them for the assembler of Linux"},
    {"midl", "IDL files are copied; COM does not exist on Linux"},
};

static constexpr StringRef BuildEvents[] = {"PreBuildEvent", "PreLinkEvent", "PostBuildEvent",
                                            "CustomBuildStep"};

void addNotesOfProject(const Evaluation &E, StringRef ProjectFile, std::vector<Note> &Notes) {
  for (const PropertyNote &Entry : PropertyNotes) {
    llvm::SmallVector<StringRef, 4> Values;
    Entry.Values.split(Values, ',');
    if (llvm::is_contained(Values, E.Properties.get(Entry.Property).trim().lower()))
      Notes.push_back({ProjectFile.str(), 0, Entry.Text.str()});
  }
  for (const ItemNote &Entry : ItemNotes) {
    auto It = llvm::find_if(E.Items, [&](const Item &I) { return I.Type == Entry.Type; });
    if (It != E.Items.end())
      Notes.push_back({It->Where.File, It->Where.Line, Entry.Text.str()});
  }
  for (StringRef Event : BuildEvents)
    if (const MetadataValue *Command = E.definition(Event.lower(), "command"))
      if (!StringRef(Command->Text).trim().empty() &&
          !(Event == "PostBuildEvent" &&
            folderOfCopiedOutput(E, llvm::sys::path::parent_path(ProjectFile))))
        Notes.push_back({Command->Where.File, Command->Where.Line,
                         fmt::format("the command of '{}' is not migrated; write it as "
                                     "'add_custom_command'",
                                     Event)});
}

} // namespace amp2hip::migrate::workspace
