//===--- CommandLine.cpp - Parsing the command line -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses the command line with LLVM's option parser, after two preparations.
// First, -W flags and color flags are removed, because LLVM has an option -W
// with another meaning. Then the names of options are checked, because the
// parser accepts some misspelled names and gives no hint about flags that
// belong after "--".
//
//===----------------------------------------------------------------------===//
#include "options/CommandLine.h"

#include "options/DatabaseErrors.h"
#include "options/OptionChecks.h"
#include "options/SourceFlags.h"
#include "text/Format.h"
#include "clang/Tooling/ArgumentsAdjusters.h"
#include "clang/Tooling/CommonOptionsParser.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace clang::tooling;
namespace cl = llvm::cl;

namespace amp2hip {

static cl::OptionCategory OutputCategory("Output");
static cl::OptionCategory FlagsCategory("Compiler flags of the sources",
                                        "Flags are given after '--' or taken from a "
                                        "compile_commands.json; without either, the language is "
                                        "C++17.");
static cl::OptionCategory BuildLineCategory("Building the output",
                                            "Without a value, the flags are for cpu.");

static cl::list<std::string> Inputs(cl::Positional, cl::desc("<source>..."),
                                    cl::cat(OutputCategory));
static cl::opt<std::string>
    Output("o", cl::value_desc("file"), cl::cat(OutputCategory), cl::Prefix,
           cl::desc("Output file, or a folder for <source>.hip; '-' is standard "
                    "output (default: <source>.hip in the current directory)"));
static cl::opt<std::string> HeaderDir("header-dir", cl::value_desc("dir"), cl::cat(OutputCategory),
                                      cl::desc("Folder for translated headers "
                                               "(default: <file>.include)"));
static cl::opt<std::string>
    HeaderBase("header-base", cl::value_desc("dir"), cl::cat(OutputCategory),
               cl::desc("Root for the paths of headers in --header-dir (default: "
                        "the deepest folder that contains the source and "
                        "its headers)"));
static cl::opt<std::string>
    Mirror("mirror", cl::value_desc("dir"), cl::cat(OutputCategory),
           cl::desc("Root folder of the sources; outputs and headers keep their paths relative to "
                    "it, so that #include lines do not change"));
static cl::opt<std::string>
    ResultFile("result", cl::value_desc("file"), cl::cat(OutputCategory),
               cl::desc("Write findings, kernels and dependencies as JSON"));
static cl::opt<std::string>
    DepFile("depfile", cl::value_desc("file"), cl::cat(OutputCategory),
            cl::desc("Write the dependencies of the output as a rule for Make"));

static cl::opt<bool> Force("force", cl::cat(OutputCategory), cl::ZeroOrMore,
                           cl::desc("Overwrite outputs that amp2hip did not write or that were "
                                    "edited after amp2hip wrote them"));

static cl::opt<bool>
    LineDirectives("line-directives", cl::cat(OutputCategory), cl::ZeroOrMore,
                   cl::desc("Write #line directives, so that compilers, debuggers and profilers "
                            "show the lines of the sources"));

static cl::opt<bool> TileLoops(
    "tile-loops", cl::cat(OutputCategory), cl::ZeroOrMore,
    cl::desc("Also write tiled kernels as loops over the threads of a tile, "
             "which are faster on CPUs than fibers; the output is larger and harder to edit"));

static cl::list<std::string> Optimize(
    "optimize", cl::CommaSeparated, cl::value_desc("kind,..."), cl::cat(OutputCategory),
    cl::desc(
        "Optimize kernels for NVIDIA GPUs; the output is larger and harder to edit. "
        "coarsen-tiles: add a version of tiled kernels in which each GPU "
        "thread runs several threads of a tile, where it is probably faster; coarsen-all-tiles: "
        "add it to all tiled kernels; coarsen-untiled: describe the loops of untiled kernels, so "
        "that a launch can decide whether each GPU thread runs several indices; unroll-loops: "
        "unroll short loops that index arrays of the thread, and long loops that read tile_static "
        "arrays; none: cancel the kinds before it"));

static cl::opt<std::string>
    BuildPath("p", cl::value_desc("dir"), cl::cat(FlagsCategory),
              cl::desc("Folder of compile_commands.json "
                       "(default: searched in the folder of the source and its "
                       "parents)"));
static cl::list<std::string> ExtraArgs("extra-arg", cl::value_desc("flag"), cl::cat(FlagsCategory),
                                       cl::desc("Additional flag, after the others"));
static cl::list<std::string> ExtraArgsBefore("extra-arg-before", cl::value_desc("flag"),
                                             cl::cat(FlagsCategory),
                                             cl::desc("Additional flag, before the others"));

static cl::opt<bool>
    FromMsvc("from-msvc", cl::cat(FlagsCategory), cl::ZeroOrMore,
             cl::desc("Accept Microsoft's language extensions and provide replacement Windows "
                      "headers; with --cflags or --libs: also print the flags for these headers "
                      "and their library"));
static cl::opt<bool> DefineWin32("define-win32", cl::cat(FlagsCategory), cl::ZeroOrMore,
                                 cl::desc("With --from-msvc: define _WIN32, WIN32, _WIN64 and "
                                          "_M_X64"));
static cl::opt<std::string>
    SourceCharset("source-charset", cl::value_desc("name"), cl::cat(FlagsCategory), cl::ZeroOrMore,
                  cl::desc("With --from-msvc: code page of sources that are not UTF-8, such as "
                           ".1251 or windows-1251 (default: 1252, or one of East Asia)"));
static cl::opt<std::string>
    Long("long", cl::init("64"), cl::value_desc("32|64"), cl::cat(FlagsCategory), cl::ZeroOrMore,
         cl::desc("With --from-msvc: number of bits of 'long'; with 32, as on Windows, the output "
                  "has 'int' for 'long'. Use it for all sources of a program"));

static cl::opt<bool>
    AmpPreview("amp-preview", cl::cat(FlagsCategory), cl::ZeroOrMore,
               cl::desc("Accept names of the preview of Visual Studio 11, such as "
                        "restrict(direct3d) and grid, and write those of C++ AMP 1.2"));

static cl::list<std::string>
    VaryingMacros("varying-macros", cl::CommaSeparated, cl::ValueOptional, cl::Hidden,
                  cl::value_desc("name,..."), cl::cat(FlagsCategory),
                  cl::desc("Macros that the configurations of the project define differently; "
                           "AMP1904 takes other macros of the command line as equal in all"));

static cl::OptionCategory DiagnosticsCategory("Rules and diagnostics");

static cl::opt<std::string> CompilerFlags(
    "cflags", cl::ValueOptional, cl::value_desc("cpu|check|cuda|hip|ide|clangd"),
    cl::cat(BuildLineCategory),
    cl::desc("Print the compiler flags to put before the translated sources, "
             "for g++, nvcc or a HIP compiler; check: the flags for a CPU program "
             "that checks its memory accesses; ide: the flags with which clangd "
             "reads C++ AMP, one per line, for compile_flags.txt; clangd: the same flags as "
             "a file .clangd"));
static cl::opt<std::string>
    Libraries("libs", cl::ValueOptional, cl::value_desc("cpu|check|cuda|hip"),
              cl::cat(BuildLineCategory),
              cl::desc("Print the library flags to put after the translated "
                       "sources"));

static cl::opt<unsigned>
    ErrorLimit("error-limit", cl::init(20), cl::value_desc("n"), cl::cat(DiagnosticsCategory),
               cl::desc("Maximum number of errors to print (default: 20; 0: no "
                        "limit)"));
static cl::opt<bool> ListRules("list-rules", cl::cat(DiagnosticsCategory),
                               cl::desc("Print the rules of C++ AMP that are "
                                        "checked, and exit"));
static cl::opt<std::string>
    Explain("explain", cl::value_desc("rule"), cl::cat(DiagnosticsCategory),
            cl::desc("Print the page of a rule, such as AMP1101, and exit"));
static cl::opt<bool> ListDevices("devices", cl::cat(DiagnosticsCategory),
                                 cl::desc("Print the GPUs and the CPU of this machine, and exit"));
static cl::opt<std::string>
    Generate("generate", cl::value_desc("man|bash|zsh"), cl::cat(DiagnosticsCategory), cl::Hidden,
             cl::desc("Print the manual page, or the completion of a shell, and exit"));
static cl::list<std::string>
    Werror("werror", cl::CommaSeparated, cl::ValueOptional, cl::value_desc("rule,..."),
           cl::cat(DiagnosticsCategory),
           cl::desc("Treat these warnings as errors (AMP1901 or amp-long; without "
                    "a value: all)"));
static cl::opt<bool> ApplyFixes("fix", cl::cat(DiagnosticsCategory), cl::ZeroOrMore,
                                cl::desc("Apply the suggested edits to the sources and their "
                                         "headers"));

static cl::list<std::string>
    AmpExtensions("amp-extensions", cl::CommaSeparated, cl::ValueOptional,
                  cl::value_desc("type,..."), cl::cat(DiagnosticsCategory),
                  cl::desc("Allow types in amp code that the specification forbids (char, "
                           "short, ...; without a value: all that GPUs support)"));

static cl::opt<std::string>
    AmpLong("amp-long", cl::init("64"), cl::value_desc("32|64"), cl::cat(DiagnosticsCategory),
            cl::desc("Number of bits of 'long' in amp code only (--long: in the whole program); "
                     "with 32, it is written as 'int' (default: 64, as on the host)"));

static const char Overview[] =
    "Translates C++ AMP sources to C++ for GPUs (HIP, CUDA) and the CPU\n\n"
    "  amp2hip in.cpp -o out.hip -- -Iinclude -DNAME\n\n"
    "-W<warning> enables a warning, -Wno-<warning> disables it, and\n"
    "-Werror[=<warning>] makes it an error; --list-rules prints the names.\n\n"
    "-Rpass=tile-loops reports the kernels that --tile-loops writes as loops;\n"
    "-Rpass-missed=tile-loops reports the other tiled kernels, and why they run\n"
    "each thread of a tile on a fiber.\n\n"
    "--color=auto|always|never, -f[no-]color-diagnostics: colors in messages.\n\n"
    "Exit status: 0 success, 1 an error with a source location, 2 an error of\n"
    "usage or environment (an unreadable input, an unwritable output...).\n";

/// Checks the names of the options and runs LLVM's parser.
static bool parseOwnOptions(llvm::ArrayRef<const char *> Arguments) {
  cl::HideUnrelatedOptions(
      {&OutputCategory, &FlagsCategory, &DiagnosticsCategory, &BuildLineCategory});
  return checkOptionNames(Arguments.drop_front(), cl::SubCommand::getTopLevel(),
                          {"amp2hip", "amp2hip in.cpp -o out.hip"}) &&
         parseOptions(Arguments, Overview);
}

/// Returns \p Base without flags for editors, and with the flags of --extra-arg
/// and --extra-arg-before.
static std::unique_ptr<CompilationDatabase>
withOwnArguments(std::unique_ptr<CompilationDatabase> Base) {
  auto Adjusted = std::make_unique<ArgumentsAdjustingCompilations>(std::move(Base));
  Adjusted->appendArgumentsAdjuster(withoutFlagsForEditors());
  Adjusted->appendArgumentsAdjuster(
      getInsertArgumentAdjuster(ExtraArgsBefore, ArgumentInsertPosition::BEGIN));
  Adjusted->appendArgumentsAdjuster(
      getInsertArgumentAdjuster(ExtraArgs, ArgumentInsertPosition::END));
  return Adjusted;
}

/// Returns \p Base, the database of a build system, without flags that are only
/// for the compiler of that build.
static std::unique_ptr<CompilationDatabase>
withoutForeignFlags(std::unique_ptr<CompilationDatabase> Base) {
  if (!Base)
    return Base;
  auto Adjusted = std::make_unique<ArgumentsAdjustingCompilations>(std::move(Base));
  Adjusted->appendArgumentsAdjuster(withoutForeignFlags());
  return Adjusted;
}

/// Returns the database for the sources: \p FromCommandLine, the flags after
/// "--", if it is not null; else a compile_commands.json; else C++17 without
/// flags. Reports errors and then returns null.
static std::unique_ptr<CompilationDatabase>
chooseDatabase(std::unique_ptr<CompilationDatabase> FromCommandLine) {
  if (FromCommandLine)
    return FromCommandLine;
  std::string Message;
  llvm::StringRef Folder =
      BuildPath.empty() ? llvm::sys::path::parent_path(Inputs.front()) : llvm::StringRef(BuildPath);
  if (std::string Wrong = describeBadDatabase(Folder.empty() ? "." : Folder,
                                              /*Required=*/!BuildPath.empty());
      !Wrong.empty()) {
    usageError(Wrong);
    return nullptr;
  }
  if (!BuildPath.empty()) {
    auto Found = CompilationDatabase::autoDetectFromDirectory(BuildPath, Message);
    if (!Found)
      usageError(fmt::format("cannot read the compilation database in '{}': {}",
                             BuildPath.getValue(), llvm::StringRef(Message).rtrim()));
    return withoutForeignFlags(std::move(Found));
  }
  if (auto Found = CompilationDatabase::autoDetectFromSource(Inputs.front(), Message))
    return withoutForeignFlags(std::move(Found));
  return std::make_unique<FixedCompilationDatabase>(".", std::vector<std::string>{"-std=c++17"});
}

/// True if the paths \p A and \p B refer to the same file, which may not exist.
static bool sameFile(llvm::StringRef A, llvm::StringRef B) {
  llvm::SmallString<256> AbsoluteA(A), AbsoluteB(B);
  for (llvm::SmallString<256> *Path : {&AbsoluteA, &AbsoluteB}) {
    llvm::sys::fs::make_absolute(*Path);
    llvm::sys::path::remove_dots(*Path, /*remove_dot_dot=*/true);
  }
  return AbsoluteA == AbsoluteB || llvm::sys::fs::equivalent(A, B);
}

/// True if -o names a folder, in which each source gets an output file.
static bool outputIsFolder() {
  return !Output.empty() && Output != "-" &&
         (llvm::sys::path::is_separator(Output.back()) || llvm::sys::fs::is_directory(Output));
}

/// Returns one job per source. Reports an error if an output would overwrite an
/// input or another output.
static std::optional<std::vector<Job>> planJobs() {
  bool IntoFolder = outputIsFolder();
  if (Output.getNumOccurrences() && Inputs.size() > 1 && !IntoFolder)
    return usageError("'-o' names one file for several sources; name a folder "
                      "('-o out/') or omit '-o'");
  if (Output.getNumOccurrences() && Output.empty())
    return usageError("option '-o' requires the name of a file or folder");
  if (!DepFile.empty() && (Inputs.size() > 1 || Output == "-"))
    return usageError("option '--depfile' cannot be used with several sources "
                      "or standard output; translate each source to a file");

  std::vector<Job> Jobs;
  for (const std::string &Input : Inputs) {
    llvm::SmallString<256> File(Output);
    if (File.empty() || IntoFolder)
      llvm::sys::path::append(File, llvm::sys::path::stem(Input) + ".hip");
    for (const Job &Other : Jobs)
      if (sameFile(Input, Other.Input))
        return usageError(fmt::format("'{}' is given twice; remove one", Input));
    for (const Job &Other : Jobs)
      if (File != "-" && sameFile(File, Other.Output))
        return usageError(fmt::format("'{}' and '{}' would both be written to '{}'; translate them "
                                      "separately, each with its own -o",
                                      Other.Input, Input, File.str()));
    Jobs.push_back({Input, File.str().str()});
  }
  for (const Job &Writing : Jobs)
    for (const std::string &Input : Inputs) {
      if (Writing.Output != "-" && sameFile(Writing.Output, Input))
        return usageError(
            fmt::format("the output '{}' would overwrite the input '{}'; choose another -o",
                        Writing.Output, Input));
      if (!DepFile.empty() && sameFile(DepFile, Input))
        return usageError(
            fmt::format("--depfile would overwrite the input '{}'; choose another file", Input));
    }
  if (!ResultFile.empty() && Inputs.size() > 1)
    return usageError("option '--result' cannot be used with several sources; translate each "
                      "source separately");
  if (!DepFile.empty() && sameFile(DepFile, Jobs.front().Output))
    return usageError(fmt::format(
        "--depfile and -o name the same file '{}'; choose another --depfile", DepFile.getValue()));
  return Jobs;
}

/// Stores the target that \p Option names in \p Target. Reports an error and
/// returns false if it names none.
static bool readTarget(const cl::opt<std::string> &Option, bool AllowIde,
                       std::optional<BuildTarget> &Target) {
  if (!Option.getNumOccurrences())
    return true;
  Target = llvm::StringSwitch<std::optional<BuildTarget>>(Option)
               .Cases("", "cpu", BuildTarget::Cpu)
               .Case("check", BuildTarget::Check)
               .Case("cuda", BuildTarget::Cuda)
               .Case("hip", BuildTarget::Hip)
               .Case("ide", BuildTarget::Ide)
               .Case("clangd", BuildTarget::Clangd)
               .Default(std::nullopt);
  if ((Target == BuildTarget::Ide || Target == BuildTarget::Clangd) && !AllowIde)
    Target.reset();
  if (!Target)
    usageError(fmt::format("invalid value '{}' of '--{}'; use cpu, check, cuda{} hip{}",
                           Option.getValue(), Option.ArgStr, AllowIde ? "," : " or",
                           AllowIde ? ", ide or clangd" : ""));
  return Target.has_value();
}

std::optional<CommandLine> parseCommandLine(int Count, const char **Arguments) {
  std::string Message;
  std::vector<std::string> Flags;
  const char **End = Arguments + Count;
  const char **Separator = std::find(Arguments + 1, End, llvm::StringRef("--"));
  if (Separator != End)
    Flags.assign(Separator + 1, End);
  if (llvm::is_contained(Flags, "--"))
    return usageError("'--' occurs twice; put all compiler flags after one '--'");
  std::unique_ptr<CompilationDatabase> Fixed =
      FixedCompilationDatabase::loadFromCommandLine(Count, Arguments, Message);
  CommandLine Result;
  ClangFlags Found;
  std::vector<const char *> Others = extractClangFlags({Arguments, size_t(Count)}, Found);
  if (!parseOwnOptions(Others))
    return std::nullopt;
  Result.Colors = Found.Colors;
  Result.WarningFlags = Found.Warnings;
  Result.RemarkFlags = Found.Remarks;

  if (!readTarget(CompilerFlags, /*AllowIde=*/true, Result.PrintCompilerFlags) ||
      !readTarget(Libraries, /*AllowIde=*/false, Result.PrintLibraries) ||
      !checkAmpOptions(AmpExtensions, AmpLong) || !checkLong(Long) ||
      !addWerrorFlags(Werror, Result.WarningFlags))
    return std::nullopt;
  Result.FromMsvc = FromMsvc;
  Result.ListRules = ListRules;
  Result.ListDevices = ListDevices;
  Result.Generate = Generate;
  Result.Explain = Explain;
  if (Explain.getNumOccurrences() && Explain.empty())
    return usageError("option '--explain' requires a rule, as in "
                      "'--explain AMP1101'");
  if (ListRules || ListDevices || Explain.getNumOccurrences() || !Result.Generate.empty())
    return Result;
  if (DefineWin32 && !FromMsvc)
    return usageError("option '--define-win32' requires '--from-msvc'");
  if (!SourceCharset.empty()) {
    if (!FromMsvc)
      return usageError("option '--source-charset' requires '--from-msvc'");
    if (!checkSourceCharset(SourceCharset))
      return std::nullopt;
  }
  if (Long == "32" && !FromMsvc)
    return usageError("option '--long=32' requires '--from-msvc'");
  if (Inputs.empty()) {
    if (Result.PrintCompilerFlags || Result.PrintLibraries)
      return Result;
    return usageError("no source given; see 'amp2hip --help'");
  }
  if (Result.PrintCompilerFlags || Result.PrintLibraries)
    return usageError(
        fmt::format("--cflags and --libs only print flags and translate no source; remove '{}'",
                    Inputs.front()));

  std::optional<Optimizations> Selected = optimizationsOf(Optimize);
  if (!Selected)
    return std::nullopt;
  Result.Optimize = *Selected;
  llvm::append_range(Flags, ExtraArgsBefore);
  llvm::append_range(Flags, ExtraArgs);
  if (std::string Unknown = unknownFlag(Flags); !Unknown.empty())
    return usageError(Unknown);
  std::optional<std::vector<Job>> Jobs = planJobs();
  if (!Jobs)
    return std::nullopt;
  Result.Jobs = std::move(*Jobs);
  Result.HeaderDir = HeaderDir;
  Result.HeaderBase = HeaderBase;
  Result.DepFile = DepFile;
  Result.ResultFile = ResultFile;
  if (Mirror.getNumOccurrences()) {
    if (HeaderDir.empty())
      return usageError("option '--mirror' requires '--header-dir', the root of the mirrored tree");
    llvm::SmallString<256> Root;
    if (std::error_code Wrong = llvm::sys::fs::real_path(Mirror, Root))
      return usageError(fmt::format("cannot read the folder '{}' of '--mirror': {}",
                                    Mirror.getValue(), Wrong.message()));
    Result.MirrorRoot = Root.str().str();
    if (HeaderBase.empty())
      Result.HeaderBase = Result.MirrorRoot;
  }
  Result.Force = Force;
  Result.ApplyFixes = ApplyFixes;
  Result.ErrorLimit = ErrorLimit;
  Result.AmpExtensions = AmpExtensions;
  Result.AmpLongAsInt = AmpLong == "32";
  Result.LineDirectives = LineDirectives;
  Result.TileLoops = TileLoops;
  Result.FromMsvc = FromMsvc;
  Result.DefineWin32 = DefineWin32;
  Result.LongAsInt = Long == "32";
  Result.AmpPreview = AmpPreview;
  if (VaryingMacros.getNumOccurrences())
    Result.VaryingMacros = VaryingMacros;
  if (!Result.RemarkFlags.empty() && !TileLoops)
    llvm::errs() << "amp2hip: note: -R" << Result.RemarkFlags.front()
                 << " has no effect without --tile-loops\n";
  Result.Database = chooseDatabase(std::move(Fixed));
  if (!Result.Database)
    return std::nullopt;
  Result.Database = withOwnArguments(std::move(Result.Database));
  return Result;
}

} // namespace amp2hip
