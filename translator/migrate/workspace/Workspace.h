//===--- Workspace.h - The projects of a code base --------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A description of a code base that does not depend on its build system. The
/// readers of solutions, project files, compilation databases and plain folders
/// return it; the planner and the writer of CMake files use it.
///
/// All paths are absolute, with forward slashes and without "." and "..". A path
/// that a project file spells in another case than the file system has is
/// corrected.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_WORKSPACE_H
#define AMP2HIP_MIGRATE_WORKSPACE_WORKSPACE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <map>
#include <string>
#include <vector>

namespace amp2hip::migrate {

/// A sentence about the code base for the report: something that the migration
/// leaves out or changes, and what to do about it.
struct Note {
  std::string File;  ///< The file that the note is about; empty if none.
  unsigned Line = 0; ///< Line in the file; 0 if unknown.
  std::string Text;  ///< Lower case, without a period at the end.
};

/// Compiler settings of a project or of one source, for one configuration.
struct Settings {
  std::vector<std::string> IncludeDirs;    ///< In the order of the search.
  std::vector<std::string> Definitions;    ///< NAME or NAME=VALUE.
  std::vector<std::string> Undefined;      ///< Names for -U.
  std::vector<std::string> ForcedIncludes; ///< Files for -include, as spelled.
  /// Other flags that change what a source means, for Clang's driver: -std=...
  std::vector<std::string> Flags;
  /// Flags that only affect code generation and warnings: -O2, -g, -fopenmp.
  std::vector<std::string> CompileOptions;
};

/// A source file of a project.
struct Source {
  std::string Path;
  /// Settings in addition to those of the project, by name of configuration. A
  /// configuration that is missing has no additional settings. The include folders
  /// are searched before those of the project.
  std::map<std::string, Settings> Additional;
  /// Configurations that leave out this source.
  std::vector<std::string> ExcludedFrom;
};

/// The file that a project builds on Windows.
struct OutputFile {
  std::string Folder;         ///< In the case of the project file; need not exist.
  std::string Name;           ///< Without extension.
  std::string Extension = {}; ///< Of a DLL, with its dot; empty if it is usual.
};

enum class ProjectKind { Executable, StaticLibrary, SharedLibrary, HeaderOnly };

struct Project {
  std::string Name; ///< Unique in the workspace.
  /// The name of /source-charset, if a source or the project has one.
  std::string SourceCharset = {};
  ProjectKind Kind = ProjectKind::Executable;
  /// A static library that programs link with all its objects, because its sources are part of
  /// each program: otherwise, the linker leaves out objects that only register themselves.
  bool LinkWhole = false;
  /// A program or shared library that links all objects of its static libraries.
  bool LinksWhole = false;
  bool HasUnitTests = false;        ///< A program that runs the tests of CppUnitTest.h.
  std::string Folder;               ///< Folder of the project file.
  std::string File;                 ///< The project file; empty for a plain folder.
  std::vector<Source> Sources;      ///< C and C++ sources.
  std::vector<std::string> Headers; ///< Headers that the project file lists.
  std::vector<std::string> Others;  ///< Other files that it lists: data, resources.
  /// Settings by name of configuration.
  std::map<std::string, Settings> Configurations;
  std::vector<std::string> Dependencies;   ///< Names of projects to build before.
  std::vector<std::string> LinkedProjects; ///< The subset of them to link to.
  /// Libraries of the linker's input, without folder and ".lib".
  std::vector<std::string> Libraries;
  /// Folder of the program or shared library of a CMake build folder, relative to it; empty if
  /// it is CMake's default. Programs load libraries from their own folder.
  std::string OutputFolder;
  /// Programs and libraries by name of configuration, if the project file tells.
  std::map<std::string, OutputFile> Outputs;
  std::string ModuleDefinition; ///< The .def file of a shared library; empty if none.
};

/// A code base.
struct Workspace {
  std::string Root;  ///< The deepest folder that contains all that is migrated.
  std::string Begin; ///< The folder that the user named, or that of the named file.
  /// The file that is the reason why the root is above Begin, and the project that names it; empty
  /// without one.
  std::string RootReason, RootProject;
  std::string Name; ///< Name of the solution, else of the folder.
  /// Names of the configurations, such as Debug and Release. Never empty.
  std::vector<std::string> Configurations;
  /// The configuration whose definitions translations use: Release if it
  /// exists, else the first.
  std::string Configuration;
  std::vector<Project> Projects;
  /// True if the code was written for Microsoft's compiler: a solution, a
  /// .vcxproj, or a database of cl.exe or clang-cl.
  bool FromMsvc = false;
  std::vector<Note> Notes;
};

/// The options that a reader needs.
struct ReadOptions {
  std::string Configuration; ///< Empty: Release if it exists, else the first.
  std::string Platform;      ///< Empty: x64 if it exists, else the first.
  /// Values for $(NAME) macros that the project files do not define.
  std::map<std::string, std::string> Macros;
  bool FromMsvc = false; ///< The options contain --from-msvc.
};

/// Reads \p Source: a .sln, .slnx or .vcxproj, a compile_commands.json, the build
/// folder of CMake (which contains a compile_commands.json), or any other
/// folder. A folder with exactly one .sln or .slnx at its top is read as this
/// solution; a folder with .vcxproj files, as these projects; else each C and C++
/// source below it is read, with -std=c++17.
///
/// Returns an error with one sentence for the user if the input cannot be read
/// or is hostile: XML entities, nesting or size beyond limits, a cycle of
/// property sheets.
llvm::Expected<Workspace> readWorkspace(llvm::StringRef Source, const ReadOptions &Options);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_WORKSPACE_WORKSPACE_H
