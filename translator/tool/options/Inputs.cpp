//===--- Inputs.cpp - Checks of the input files ---------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "options/Inputs.h"

#include "amp2hip/SourceEncoding.h"
#include "text/Format.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/BinaryFormat/Magic.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

namespace amp2hip {

/// Returns why \p Input is not a C++ source according to its name; empty if it
/// may be one.
static llvm::StringRef describeBadName(llvm::StringRef Input) {
  llvm::StringRef Name = llvm::sys::path::filename(Input);
  llvm::StringRef Extension = llvm::sys::path::extension(Input);
  if (Name.equals_insensitive("CMakeLists.txt"))
    return "is a CMake file; replace add_executable by add_amp_executable in it "
           "(docs/cmake.md), or name its C++ sources";
  if (Name == "compile_commands.json")
    return "is a compilation database; name its folder with '-p', and add the "
           "sources to translate";
  if (Extension == ".C")
    return "";
  return llvm::StringSwitch<llvm::StringRef>(Extension.lower())
      .Cases(".cpp", ".cc", ".cxx", ".c++", ".cp", ".ii", "")
      .Cases(".vcproj", ".props", ".filters",
             "is a Visual Studio file; name the C++ sources of the project "
             "('amp2hip main.cpp'), or list them in a CMakeLists.txt "
             "(add_amp_executable)")
      .Cases(".h", ".hpp", ".hxx", ".hh", ".h++", ".inl", ".ipp", ".tpp", ".inc",
             "is a header; translate a source that includes it, which "
             "translates the header too")
      .Case(".c", "is a C source according to its name; rename it to .cpp, or "
                  "add '-- -x c++' if it is C++")
      .Cases(".cu", ".cuh", "is a CUDA file; name C++ AMP sources")
      .Cases(".o", ".obj", ".a", ".lib", ".so", ".dll", ".exe", ".pch",
             "is a binary file; name the C++ sources")
      .Default("is not a C++ source according to its name; rename it to .cpp, "
               "or add '-- -x c++' if it is C++");
}

/// Returns why a file with the contents \p Bytes is not a C++ source; empty if
/// it may be one.
static llvm::StringRef describeBadContents(llvm::StringRef Bytes, bool FromMsvc) {
  if (Bytes.starts_with(llvm::StringRef("\xFF\xFE\0\0", 4)) ||
      Bytes.starts_with(llvm::StringRef("\0\0\xFE\xFF", 4)))
    return "is UTF-32; save it as UTF-8 ('iconv -f UTF-32 -t UTF-8')";
  if (isUtf16(Bytes))
    return FromMsvc ? ""
                    : "is UTF-16; use '--from-msvc', or save it as UTF-8 ('iconv -f UTF-16 -t "
                      "UTF-8')";
  if (llvm::identify_magic(Bytes) != llvm::file_magic::unknown)
    return "is a binary file; name the C++ sources";
  return "";
}

/// Returns advice if \p Input is a misspelled command.
static std::string commandAdvice(llvm::StringRef Input) {
  for (llvm::StringRef Command : {"migrate", "check", "report", "trace"})
    if (Input.edit_distance(Command, /*AllowReplacements=*/true, /*MaxEditDistance=*/2) <= 2)
      return fmt::format("; did you mean the command '{}'?", Command);
  return "";
}

/// Returns why \p Input cannot be the path of a source; empty if it can be one.
static llvm::StringRef describeBadPath(llvm::StringRef Input) {
  llvm::SmallString<256> Path(Input);
  llvm::sys::fs::make_absolute(Path);
  if (Path.str().contains('\\'))
    return "has a backslash in its path, which Clang reads as '/'; rename the file or folder";
  if (Path.str().find_first_of("\n\r") != llvm::StringRef::npos)
    return "has a line break in its path; rename the file or folder";
  return "";
}

/// Returns why \p Input cannot be read like a file; empty if it can be.
static std::string describeBadFile(llvm::StringRef Input) {
  llvm::sys::fs::file_status Status;
  if (llvm::sys::fs::status(Input, Status))
    return Input == "-" ? "standard input cannot be translated; name the file of the source" : "";
  const std::string Migrate =
      fmt::format("migrate its sources with 'amp2hip migrate {} --out-dir DIR'", Input);
  if (Status.type() == llvm::sys::fs::file_type::directory_file)
    return fmt::format("'{}' is a folder; name the C++ sources in it, or {}", Input, Migrate);
  if (Status.type() == llvm::sys::fs::file_type::fifo_file ||
      Status.type() == llvm::sys::fs::file_type::socket_file)
    return fmt::format("'{}' is a pipe or socket; name the file of the source", Input);
  llvm::StringRef Extension = llvm::sys::path::extension(Input);
  for (llvm::StringRef Project : {".sln", ".slnx", ".vcxproj"})
    if (Extension.equals_insensitive(Project))
      return fmt::format("'{}' is a Visual Studio file; {}", Input, Migrate);
  return "";
}

std::string describeBadInput(llvm::StringRef Input, bool LanguageGiven, bool FromMsvc) {
  if (std::string Wrong = describeBadFile(Input); !Wrong.empty())
    return Wrong;
  auto Buffer = llvm::MemoryBuffer::getFile(Input, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!Buffer)
    return fmt::format("cannot read '{}': {}{}", Input, Buffer.getError().message(),
                       commandAdvice(Input));
  llvm::StringRef Reason = describeBadPath(Input);
  if (Reason.empty())
    Reason = describeBadContents((*Buffer)->getBuffer(), FromMsvc);
  if (Reason.empty() && !LanguageGiven)
    Reason = describeBadName(Input);
  return Reason.empty() ? "" : fmt::format("'{}' {}", Input, Reason);
}

} // namespace amp2hip
