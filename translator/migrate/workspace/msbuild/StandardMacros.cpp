//===--- StandardMacros.cpp - Macros that Visual Studio defines -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/msbuild/StandardMacros.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Path.h"

using llvm::StringRef;

namespace amp2hip::migrate::workspace {

namespace path = llvm::sys::path;

/// Sets PREFIXDir, PREFIXPath, PREFIXFileName, PREFIXName and PREFIXExt.
static void setMacrosOfPath(Macros &M, const std::string &Prefix, StringRef Path) {
  M.setGlobal(Prefix + "Dir", (path::parent_path(Path) + "/").str());
  M.setGlobal(Prefix + "Path", Path);
  M.setGlobal(Prefix + "FileName", path::filename(Path));
  M.setGlobal(Prefix + "Ext", path::extension(Path));
}

void setInitialMacros(Macros &M, const EvaluationInput &Input) {
  for (const auto &[Name, Value] : Input.Macros)
    M.set(Name, Value);
  M.setGlobal("Configuration", Input.Configuration);
  M.setGlobal("Platform", Input.Platform);
  const StringRef Project = Input.ProjectFile;
  setMacrosOfPath(M, "Project", Project);
  M.set("ProjectName", path::stem(Project)); // the project may change it
  M.set("MSBuildProjectName", path::stem(Project));
  M.set("MSBuildProjectFile", path::filename(Project));
  M.set("MSBuildProjectExtension", path::extension(Project));
  M.set("MSBuildProjectFullPath", Project);
  M.set("MSBuildProjectDirectory", path::parent_path(Project));
  if (Input.SolutionFile.empty()) {
    M.setGlobal("SolutionDir", Input.SolutionFolder + "/");
  } else {
    setMacrosOfPath(M, "Solution", Input.SolutionFile);
    M.setGlobal("SolutionName", path::stem(Input.SolutionFile));
  }
  const bool Is64 = Input.Platform.find("64") != std::string::npos;
  M.set("PlatformTarget", Is64 ? "x64" : "x86");
  M.set("PlatformShortName", Is64 ? "x64" : "x86");
  M.set("PlatformArchitecture", Is64 ? "64" : "32");
  M.set("OS", "Windows_NT");
  M.setDefault("VisualStudioVersion", "12.0"); // the last with full support for C++ AMP
}

void setMacrosOfFile(Macros &M, StringRef Path) {
  M.set("MSBuildThisFile", path::filename(Path));
  M.set("MSBuildThisFileName", path::stem(Path));
  M.set("MSBuildThisFileExtension", path::extension(Path));
  M.set("MSBuildThisFileFullPath", Path);
  M.set("MSBuildThisFileDirectory", (path::parent_path(Path) + "/").str());
}

void setDefaultMacros(Macros &M) {
  const std::string Configuration = (M.get("Configuration") + "\\").str();
  const bool IsWin32 = M.get("Platform").equals_insensitive("Win32");
  const std::string Folder =
      IsWin32 ? Configuration : (M.get("Platform") + "\\" + Configuration).str();
  M.setDefault("OutDir", (M.get("SolutionDir") + Folder).str());
  M.setDefault("IntDir", Folder);
  M.setDefault("IntermediateOutputPath", M.get("IntDir").str());
  M.setDefault("TargetName", M.get("ProjectName").str());
}

void setOutputMacros(Macros &M) {
  setDefaultMacros(M);
  M.setDefault("TargetExt", llvm::StringSwitch<StringRef>(M.get("ConfigurationType").lower())
                                .Case("staticlibrary", ".lib")
                                .Case("dynamiclibrary", ".dll")
                                .Default(".exe"));
  M.setDefault("TargetDir", M.get("OutDir").str());
  M.setDefault("TargetFileName", (M.get("TargetName") + M.get("TargetExt")).str());
  M.setDefault("TargetPath", (M.get("TargetDir") + M.get("TargetFileName")).str());
}

} // namespace amp2hip::migrate::workspace
