//===--- IdeFlags.cpp - Flags with which editors read C++ AMP -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/flags/IdeFlags.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"

using llvm::StringRef;

namespace amp2hip {

/// The header that declares restrictions as attributes of CUDA.
static constexpr StringRef IdeHeader = "amp2hip/compiler/ide.h";
static constexpr StringRef MsvcHeader = "amp2hip_msvc.h";

static const StringRef LanguageFlags[] = {
    "-xcuda", "--cuda-host-only", "-nocudainc", "-nocudalib", "-fdeclspec",
    "-DAMP2HIP_TRANSLATING=1", "-U__CUDA__",
    // An attribute after the parameters of a function that is defined.
    "-Wno-gcc-compat", "-Wno-unknown-cuda-version"};
/// Each follows "-Xclang". Overloads by restriction are overloads by execution space.
static const StringRef FrontendFlags[] = {"-fgpu-exclude-wrong-side-overloads",
                                          "-fcuda-allow-variadic-functions"};
/// A folder that only exists in the overlay, which has the Windows headers in any case.
static constexpr StringRef OverlayFolder = "/amp2hip-windows";
static constexpr StringRef OverlayName = "any_case.yaml";
static const StringRef MsvcFlags[] = {"-fms-extensions", "-fdelayed-template-parsing"};

std::vector<std::string> flagsForEditors(StringRef RuntimeFolder, StringRef WindowsFolder) {
  std::vector<std::string> Result;
  auto Add = [&](StringRef Flag) { Result.push_back(Flag.str()); };
  for (StringRef Flag : LanguageFlags)
    Add(Flag);
  Add("-std=c++17");
  for (StringRef Flag : FrontendFlags) {
    Add("-Xclang");
    Add(Flag);
  }
  for (StringRef Word : {StringRef("-isystem"), RuntimeFolder, StringRef("-include"), IdeHeader})
    Add(Word);
  if (WindowsFolder.empty())
    return Result;
  for (StringRef Flag : MsvcFlags)
    Add(Flag);
  for (StringRef Word : {StringRef("-isystem"), WindowsFolder, StringRef("-include"), MsvcHeader})
    Add(Word);
  Add("-ivfsoverlay");
  Result.push_back((WindowsFolder + "/" + OverlayName).str());
  Add("-idirafter");
  Add(OverlayFolder);
  return Result;
}

bool removeFlagsForEditors(std::vector<std::string> &Arguments) {
  auto Includes = [&](StringRef Header) {
    for (size_t I = 0; I + 1 < Arguments.size(); ++I)
      if (Arguments[I] == "-include" && Arguments[I + 1] == Header)
        return true;
    return false;
  };
  if (!Includes(IdeHeader))
    return false;
  const bool FromMsvc = Includes(MsvcHeader);
  auto IsOurFolder = [](StringRef Folder) {
    return llvm::sys::fs::exists(Folder + "/" + IdeHeader) ||
           llvm::sys::fs::exists(Folder + "/" + MsvcHeader);
  };
  std::vector<std::string> Kept;
  for (size_t I = 0; I < Arguments.size(); ++I) {
    const StringRef Flag = Arguments[I];
    const StringRef Value = I + 1 < Arguments.size() ? StringRef(Arguments[I + 1]) : "";
    if ((Flag == "-Xclang" && llvm::is_contained(FrontendFlags, Value)) ||
        (Flag == "-include" && (Value == IdeHeader || Value == MsvcHeader)) ||
        (Flag == "-isystem" && IsOurFolder(Value)) ||
        (Flag == "-ivfsoverlay" && Value.ends_with(OverlayName)) ||
        (Flag == "-idirafter" && Value == OverlayFolder))
      ++I;
    else if (!llvm::is_contained(LanguageFlags, Flag) &&
             !(FromMsvc && llvm::is_contained(MsvcFlags, Flag)))
      Kept.push_back(Flag.str());
  }
  Arguments = std::move(Kept);
  return true;
}

} // namespace amp2hip
