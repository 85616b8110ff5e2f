//===--- CompilerFlags.cpp - The meaning of flags of compilers ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Clang's table resolves the aliases of options first: `/I`, `-I` and `/imsvc`
// reach the same code here, as do `/J` and `-funsigned-char`.
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/flags/CompilerFlags.h"

#include "migrate/workspace/flags/FlagTable.h"
#include "text/Format.h"
#include "clang/Driver/Options.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Option/Arg.h"
#include "llvm/Option/ArgList.h"
#include "llvm/Option/OptTable.h"
#include "llvm/Support/Path.h"

using namespace clang::driver;
using llvm::StringRef;
using llvm::opt::Arg;

namespace amp2hip::migrate::workspace {

namespace {

class FlagReader {
public:
  explicit FlagReader(FlagSyntax Syntax) : Syntax(Syntax) {}

  void read(llvm::ArrayRef<std::string> Arguments);
  CompilerFlags take();

private:
  void argument(const Arg &A);
  bool searchPath(const Arg &A);
  bool definition(const Arg &A);
  bool file(const Arg &A);
  bool dialect(const Arg &A);
  bool generation(const Arg &A);
  bool warning(const Arg &A);
  bool linking(const Arg &A);
  void byTable(const Arg &A);

  void define(StringRef Definition);
  void note(std::string Text) { Flags.Notes.push_back(std::move(Text)); }
  std::string spelling(const Arg &A) const;

  FlagSyntax Syntax;
  const llvm::opt::ArgList *All = nullptr;
  CompilerFlags Flags;
  std::vector<std::string> QuoteDirs, SystemDirs;
  std::string Optimization, Standard;
  std::vector<std::string> Warnings;
  bool DebugInformation = false, OpenMp = false, FastMath = false, DebugRuntime = false;
};

} // namespace

static void addUnique(std::vector<std::string> &List, std::string Value) {
  if (!llvm::is_contained(List, Value))
    List.push_back(std::move(Value));
}

std::string FlagReader::spelling(const Arg &A) const {
  const Arg &Original = A.getAlias() ? *A.getAlias() : A;
  return Original.getAsString(*All);
}

/// /I, -I, -isystem...
bool FlagReader::searchPath(const Arg &A) {
  switch (A.getOption().getID()) {
  case options::OPT_I:
    Flags.Result.IncludeDirs.push_back(A.getValue());
    return true;
  case options::OPT_iquote:
    QuoteDirs.push_back(A.getValue());
    return true;
  case options::OPT_isystem:
  case options::OPT_isystem_after:
  case options::OPT_idirafter:
  case options::OPT_cxx_isystem:
  case options::OPT__SLASH_imsvc:
    SystemDirs.push_back(A.getValue());
    return true;
  default:
    return false;
  }
}

/// Adds NAME or NAME=VALUE. cl.exe accepts `NAME#VALUE`, because the shell of
/// Windows treats "=" as a separator.
void FlagReader::define(StringRef Definition) {
  std::string Text = Definition.str();
  const size_t End = Text.find_first_of("=#");
  if (Syntax == FlagSyntax::Cl && End != std::string::npos)
    Text[End] = '=';
  StringRef Name = StringRef(Text).take_front(End);
  if (Name.empty())
    return;
  llvm::erase(Flags.Result.Undefined, Name.str());
  addUnique(Flags.Result.Definitions, Text);
}

/// /D, /U. The last flag for a name counts.
bool FlagReader::definition(const Arg &A) {
  if (A.getOption().matches(options::OPT_D)) {
    define(A.getValue());
    return true;
  }
  if (!A.getOption().matches(options::OPT_U))
    return false;
  StringRef Name = A.getValue();
  llvm::erase_if(Flags.Result.Definitions,
                 [&](StringRef Definition) { return Definition.split('=').first == Name; });
  addUnique(Flags.Result.Undefined, Name.str());
  return true;
}

/// Files that the compiler reads or writes.
bool FlagReader::file(const Arg &A) {
  switch (A.getOption().getID()) {
  case options::OPT_INPUT:
    // In the syntax of cl.exe, a flag that the table does not have is an input.
    if (Syntax == FlagSyntax::Gnu || A.getValue()[0] != '/' || isCompiledName(A.getValue()))
      Flags.Inputs.push_back(A.getValue());
    return true;
  case options::OPT__SLASH_Tp:
  case options::OPT__SLASH_Tc:
    Flags.Language = A.getOption().matches(options::OPT__SLASH_Tp) ? "c++" : "c";
    Flags.Inputs.push_back(A.getValue());
    return true;
  case options::OPT_include:
    addUnique(Flags.Result.ForcedIncludes, A.getValue());
    return true;
  case options::OPT_o:
  case options::OPT__SLASH_o:
  case options::OPT__SLASH_Fo:
    Flags.Output = A.getValue();
    return true;
  case options::OPT__SLASH_Fp:
    Flags.PrecompiledFile = A.getValue();
    return true;
  case options::OPT__SLASH_Yu:
  case options::OPT__SLASH_Yc:
    Flags.PrecompiledHeader = A.getValue();
    return true;
  case options::OPT__SLASH_Y_:
    Flags.PrecompiledHeader.clear();
    return true;
  default:
    return false;
  }
}

/// Returns the flag for a standard of the language, in any spelling; empty for a
/// value that means none. The output requires C++17, and nvcc knows C++20 at most.
static std::string standardFlag(StringRef Value) {
  if (Value.consume_front("gnu++") || Value.consume_front("c++"))
    return llvm::StringSwitch<std::string>(Value)
        .Cases("20", "2a", "23", "2b", "23preview", "26", "2c", "latest", "-std=c++20")
        .Default("-std=c++17");
  if (Value.starts_with("c") || Value.starts_with("gnu") || Value.starts_with("iso"))
    return ("-std=" + Value).str();
  return "";
}

/// Flags that change what a source means.
bool FlagReader::dialect(const Arg &A) {
  StringRef Value = A.getNumValues() ? A.getValue() : "";
  switch (A.getOption().getID()) {
  case options::OPT_std_EQ:
  case options::OPT__SLASH_std:
    Standard = standardFlag(Value);
    return true;
  case options::OPT_x:
    Flags.Language = Value.contains("++") ? "c++" : Value == "c" ? "c" : "";
    return true;
  case options::OPT__SLASH_TP:
    Flags.Language = "c++";
    return true;
  case options::OPT__SLASH_TC:
    Flags.Language = "c";
    return true;
  case options::OPT_fpack_struct:
  case options::OPT_fpack_struct_EQ:
    // 8 and 16 are the defaults of cl.exe.
    if (Value != "8" && Value != "16")
      note(fmt::format("flag '{}' is left out, because it would change the classes of the "
                       "standard library too; write '#pragma pack' around the classes whose "
                       "layout matters",
                       spelling(A)));
    return true;
  case options::OPT__SLASH_EH:
    if (Value.contains('a'))
      note(fmt::format("flag '{}' has no counterpart, because 'catch (...)' does not catch access "
                       "violations on Linux; check pointers and indices instead",
                       spelling(A)));
    return true;
  case options::OPT__SLASH_Zc_wchar_t_:
    note(fmt::format("flag '{}' is left out; wchar_t is a type of its own, so overloads for "
                     "'unsigned short' are not called for it",
                     spelling(A)));
    return true;
  case options::OPT__SLASH_Zc:
    if (Value == "forScope-")
      note(fmt::format("flag '{}' is left out; variables that are used after a 'for' statement are "
                       "declared before it, unless another variable has this name there",
                       spelling(A)));
    return true;
  case options::OPT__SLASH_clr:
  case options::OPT__SLASH_ZW:
  case options::OPT__SLASH_FU:
  case options::OPT__SLASH_AI:
    note(fmt::format("flag '{}' selects C++/CLI or C++/CX, which only Microsoft's compiler "
                     "implements; rewrite the sources that use it in standard C++",
                     spelling(A)));
    return true;
  case options::OPT__SLASH_await:
  case options::OPT__SLASH_await_COLON:
    note(fmt::format("flag '{}' is left out; use the coroutines of C++20", spelling(A)));
    return true;
  case options::OPT__SLASH_Zc_char8_t_:
    addUnique(Flags.Result.Flags, "-fno-char8_t");
    return true;
  case options::OPT__SLASH_Zc_char8_t:
    addUnique(Flags.Result.Flags, "-fchar8_t");
    return true;
  case options::OPT_m64:
    return true;
  case options::OPT_m32:
    note("flag '-m32' is left out; the migrated project is for 64 bits");
    return true;
  default:
    return false;
  }
}

/// Flags for the generation of code.
bool FlagReader::generation(const Arg &A) {
  const llvm::opt::Option &Option = A.getOption();
  StringRef Value = A.getNumValues() ? A.getValue() : "";
  if (Option.matches(options::OPT__SLASH_O)) {
    // /Ox is a subset of /O2. Other letters fine-tune these levels.
    Optimization = llvm::StringSwitch<std::string>(Value)
                       .Case("d", "-O0")
                       .Cases("1", "s", "-Os")
                       .Cases("2", "x", "-O2")
                       .Default(Optimization);
    return true;
  }
  if (Option.matches(options::OPT_O_Group)) {
    Optimization = spelling(A);
    return true;
  }
  if (Option.matches(options::OPT_DebugInfo_Group)) {
    DebugInformation = !Option.matches(options::OPT_g0);
    return true;
  }
  switch (Option.getID()) {
  case options::OPT__SLASH_MTd:
  case options::OPT__SLASH_MDd:
  case options::OPT__SLASH_LDd:
  case options::OPT__SLASH_MT:
  case options::OPT__SLASH_MD:
    DebugRuntime = StringRef(Option.getName()).ends_with("d");
    return true;
  case options::OPT_fopenmp:
  case options::OPT_fopenmp_EQ:
    OpenMp = true;
    return true;
  case options::OPT_fno_openmp:
  case options::OPT__SLASH_openmp_:
    OpenMp = false;
    return true;
  case options::OPT_ffast_math:
  case options::OPT_fno_fast_math:
    FastMath = Option.matches(options::OPT_ffast_math);
    return true;
  case options::OPT_ffp_model_EQ:
    FastMath = Value == "fast";
    if (Value == "strict")
      for (const char *Flag : {"-ffp-contract=off", "-frounding-math"})
        addUnique(Flags.Result.CompileOptions, Flag);
    return true;
  case options::OPT__SLASH_arch: {
    // The processors that clang-cl chooses. The others are below x86-64.
    StringRef Processor = llvm::StringSwitch<StringRef>(Value.upper())
                              .Case("AVX", "-march=sandybridge")
                              .Case("AVX2", "-march=haswell")
                              .Case("AVX512F", "-march=knl")
                              .Case("AVX512", "-march=skylake-avx512")
                              .Default("");
    if (!Processor.empty())
      addUnique(Flags.Result.Flags, Processor.str());
    return true;
  }
  case options::OPT_pthread:
    addUnique(Flags.Result.CompileOptions, "-pthread");
    return true;
  default:
    return false;
  }
}

/// /W, -W. A warning must not stop the build of the output, so -Werror is left out.
bool FlagReader::warning(const Arg &A) {
  const llvm::opt::Option &Option = A.getOption();
  if (Option.matches(options::OPT_w)) {
    Warnings = {"-w"};
    return true;
  }
  if (!Option.matches(options::OPT_W_Group) && !Option.matches(options::OPT_pedantic_Group))
    return false;
  StringRef Value = A.getNumValues() ? A.getValue() : "";
  if (Option.matches(options::OPT_WCL4) || Value == "everything") {
    Warnings = {"-Wall", "-Wextra"};
    // Microsoft's compiler does not report the last two, and programs for it disable
    // warnings about functions that it calls deprecated.
    if (Syntax == FlagSyntax::Cl)
      llvm::append_range(Warnings, std::vector<std::string>{"-Wno-deprecated-declarations",
                                                            "-Wno-missing-field-initializers",
                                                            "-Wno-unknown-pragmas"});
  } else if (A.getAlias() && Syntax == FlagSyntax::Cl) {
    // /W1 to /W3 report far less than -Wall.
    if (Option.matches(options::OPT_Wall))
      Warnings.clear();
  } else if (!Value.starts_with("error") && Value != "invalid-pch") {
    addUnique(Warnings, spelling(A));
  }
  return true;
}

/// Libraries, and what only the linker reads.
bool FlagReader::linking(const Arg &A) {
  if (A.getOption().matches(options::OPT_l)) {
    addUnique(Flags.Libraries, A.getValue());
    return true;
  }
  if (A.getOption().matches(options::OPT__SLASH_link)) {
    for (StringRef Value : A.getValues())
      if (Value.ends_with_insensitive(".lib"))
        addUnique(Flags.Libraries, libraryName(Value));
    return true;
  }
  return A.getOption().matches(options::OPT_Link_Group);
}

/// Flags that are passed on or left out by FlagTable.
void FlagReader::byTable(const Arg &A) {
  const llvm::opt::Option &Option = A.getOption();
  const bool IsMachine = Option.matches(options::OPT_m_Group);
  if (!IsMachine && !Option.matches(options::OPT_f_Group)) {
    if (Option.matches(options::OPT_UNKNOWN))
      note(fmt::format("flag '{}' is unknown to Clang and left out; add it to the CMake files if "
                       "the program needs it",
                       spelling(A)));
    return;
  }
  llvm::opt::ArgStringList Rendered; // without the alias that the user wrote
  A.render(*All, Rendered);
  switch (IsMachine ? FlagUse::Meaning : useOfFlag(Option.getName())) {
  case FlagUse::Meaning:
    return addUnique(Flags.Result.Flags, llvm::join(Rendered, ""));
  case FlagUse::Generation:
    return addUnique(Flags.Result.CompileOptions, llvm::join(Rendered, ""));
  case FlagUse::None:
    return;
  case FlagUse::Unknown:
    note(fmt::format("flag '{}' is left out; add it to the CMake files if the program needs it",
                     spelling(A)));
  }
}

void FlagReader::argument(const Arg &A) {
  if (A.getOption().matches(options::OPT__SLASH_clang)) {
    FlagReader Inner(FlagSyntax::Gnu);
    std::swap(Inner.Flags, Flags);
    Inner.read({std::string(A.getValue())});
    Flags = Inner.take();
    return;
  }
  if (A.getOption().matches(options::OPT_Xclang))
    return; // for precompiled headers of CMake, or not portable
  if (!searchPath(A) && !definition(A) && !file(A) && !dialect(A) && !generation(A) &&
      !warning(A) && !linking(A))
    byTable(A);
}

void FlagReader::read(llvm::ArrayRef<std::string> Arguments) {
  std::vector<const char *> Pointers;
  for (const std::string &Argument : Arguments) {
    StringRef Text = Argument;
    if (Syntax == FlagSyntax::Cl && Text.size() > 8 && Text.drop_front().starts_with("openmp:"))
      Pointers.push_back("/openmp"); // the table knows only one kind of OpenMP
    else if (Syntax == FlagSyntax::Cl && Text.drop_front().starts_with("source-charset:"))
      Flags.SourceCharset = Text.split(':').second.str(); // the table knows only UTF-8
    else if (Text.starts_with("-finput-charset="))
      Flags.SourceCharset = Text.split('=').second.str();
    else
      Pointers.push_back(Argument.c_str());
  }
  unsigned MissingIndex = 0, MissingCount = 0;
  llvm::opt::InputArgList List = getDriverOptTable().ParseArgs(
      Pointers, MissingIndex, MissingCount,
      llvm::opt::Visibility(Syntax == FlagSyntax::Cl ? options::CLOption : options::ClangOption));
  All = &List;
  for (const Arg *A : List)
    argument(*A);
  All = nullptr;
}

CompilerFlags FlagReader::take() {
  Settings &S = Flags.Result;
  S.IncludeDirs.insert(S.IncludeDirs.begin(), QuoteDirs.begin(), QuoteDirs.end());
  S.IncludeDirs.insert(S.IncludeDirs.end(), SystemDirs.begin(), SystemDirs.end());
  if (!Standard.empty())
    S.Flags.insert(S.Flags.begin(), Standard);
  std::vector<std::string> Options;
  if (!Optimization.empty())
    Options.push_back(Optimization);
  if (DebugInformation)
    Options.push_back("-g");
  if (OpenMp)
    Options.push_back("-fopenmp");
  if (FastMath)
    Options.push_back("-ffast-math");
  Options.insert(Options.end(), Warnings.begin(), Warnings.end());
  S.CompileOptions.insert(S.CompileOptions.begin(), Options.begin(), Options.end());
  // cl.exe defines it for the debug variants of its runtime library.
  if (DebugRuntime && llvm::none_of(S.Definitions, [](StringRef Definition) {
        return Definition.split('=').first == "_DEBUG";
      }))
    define("_DEBUG");
  return std::move(Flags);
}

CompilerFlags readCompilerFlags(llvm::ArrayRef<std::string> Arguments, FlagSyntax Syntax) {
  FlagReader Reader(Syntax);
  Reader.read(Arguments);
  return Reader.take();
}

std::string libraryName(StringRef Name) {
  Name = Name.trim(" \t\r\n\"");
  Name = Name.substr(Name.find_last_of("/\\") + 1); // npos + 1 is 0
  Name.consume_back_insensitive(".lib");
  return Name.str();
}

void addDefaultStandard(std::vector<std::string> &Flags) {
  if (llvm::none_of(Flags, [](StringRef Flag) { return Flag.starts_with("-std=c++"); }))
    Flags.insert(Flags.begin(), "-std=c++17");
}

} // namespace amp2hip::migrate::workspace
