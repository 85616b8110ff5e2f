//===--- MigrateCommandLine.cpp - Options of migrate ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The options of `amp2hip migrate` and `amp2hip check`. `amp2hip check DIR`
// parses the options of the last run, which are in DIR, together with its own.
//
//===----------------------------------------------------------------------===//
#include "commands/MigrateCommandLine.h"

#include "commands/MigrateFlags.h"
#include "migrate/state/LastRun.h"
#include "options/SourceFlags.h"
#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Threading.h"

namespace cl = llvm::cl;
namespace fs = llvm::sys::fs;
using amp2hip::migrate::MigrateOptions;

namespace amp2hip {

static cl::SubCommand MigrateCommand("migrate", "Migrate a code base to a folder");
static cl::SubCommand CheckCommand("check", "Check that a migrated code base is up to date");

static cl::OptionCategory SourcesCategory("Code base");
static cl::OptionCategory TreeCategory("Migrated tree");
static cl::OptionCategory RunCategory("Run");
static cl::OptionCategory ReportsCategory("Reports");
static cl::OptionCategory RulesCategory("Rules and translations");

//===----------------------------------------------------------------------===//
// The options
//===----------------------------------------------------------------------===//

#define AMP2HIP_BOTH cl::sub(MigrateCommand), cl::sub(CheckCommand)

static cl::list<std::string> Sources(cl::Positional, cl::desc("<source> [-- <flags>]"),
                                     AMP2HIP_BOTH, cl::cat(SourcesCategory));
static cl::opt<std::string> Configuration(
    "configuration", cl::value_desc("name"), AMP2HIP_BOTH, cl::cat(SourcesCategory),
    cl::desc("Configuration of the projects to translate (default: Release, or the first)"));
static cl::opt<std::string>
    Platform("platform", cl::value_desc("name"), AMP2HIP_BOTH, cl::cat(SourcesCategory),
             cl::desc("Platform of the projects to translate (default: x64, or the first)"));
static cl::list<std::string>
    Macros("macro", cl::value_desc("name=value"), AMP2HIP_BOTH, cl::cat(SourcesCategory),
           cl::desc("Value of a macro $(name) that the project files use and do not define"));
static cl::opt<std::string>
    FromMsvc("from-msvc", cl::ValueOptional, cl::value_desc("true|false"), AMP2HIP_BOTH,
             cl::cat(SourcesCategory),
             cl::desc("Accept code that only Microsoft's compiler accepts (default: for Visual "
                      "Studio projects and databases of cl.exe)"));
static cl::opt<bool> DefineWin32("define-win32", AMP2HIP_BOTH, cl::cat(SourcesCategory),
                                 cl::ZeroOrMore,
                                 cl::desc("Define _WIN32, WIN32, _WIN64 and _M_X64, for code "
                                          "without a portable branch"));
static cl::opt<std::string>
    SourceCharset("source-charset", cl::value_desc("name"), AMP2HIP_BOTH, cl::cat(SourcesCategory),
                  cl::desc("Code page of sources that are not UTF-8, such as .1251 or windows-1251 "
                           "(default: that of the projects, else 1252 or one of East Asia)"));
static cl::opt<std::string> Long(
    "long", cl::value_desc("32|64"), AMP2HIP_BOTH, cl::cat(SourcesCategory),
    cl::desc("Number of bits of 'long'; with 32, as on Windows, the output has 'int' for "
             "'long' (default: 32 with --from-msvc, but 64 with --keep-sources or --reference)"));
static cl::list<std::string> Include("include", cl::value_desc("glob"), AMP2HIP_BOTH,
                                     cl::cat(SourcesCategory),
                                     cl::desc("Migrate only sources whose path matches"));
static cl::list<std::string> Exclude("exclude", cl::value_desc("glob"), AMP2HIP_BOTH,
                                     cl::cat(SourcesCategory),
                                     cl::desc("Leave out files whose path matches"));
static cl::opt<std::string>
    Shard("shard", cl::value_desc("i/n"), AMP2HIP_BOTH, cl::cat(SourcesCategory),
          cl::desc("Migrate the i-th of n shards of the sources, for several machines"));

static cl::opt<std::string> OutDir("out-dir", cl::value_desc("dir"), AMP2HIP_BOTH,
                                   cl::cat(TreeCategory), cl::desc("Folder of the migrated tree"));
static cl::opt<bool> Reference(
    "reference", AMP2HIP_BOTH, cl::cat(TreeCategory), cl::ZeroOrMore,
    cl::desc("Leave files that need no change in the code base; the CMake files refer to them "
             "there"));
static cl::opt<bool>
    KeepSources("keep-sources", AMP2HIP_BOTH, cl::cat(TreeCategory), cl::ZeroOrMore,
                cl::desc("Keep the sources as C++ AMP and write CMake files that translate them "
                         "in each build"));
static cl::opt<bool> Force("force", AMP2HIP_BOTH, cl::cat(TreeCategory), cl::ZeroOrMore,
                           cl::desc("Overwrite files that were edited, deleted or not written by "
                                    "amp2hip"));
static cl::opt<bool> NoMerge("no-merge", AMP2HIP_BOTH, cl::cat(TreeCategory), cl::ZeroOrMore,
                             cl::desc("Do not merge changes into edited files; list these files "
                                      "instead"));

static cl::opt<std::string> Jobs("j", cl::value_desc("n"), cl::Prefix, AMP2HIP_BOTH,
                                 cl::cat(RunCategory),
                                 cl::desc("Number of parallel translations (default: one for each "
                                          "processor)"));
static cl::opt<std::string> TimeLimit(
    "time-limit", cl::value_desc("seconds"), AMP2HIP_BOTH, cl::cat(RunCategory),
    cl::desc("Maximum processor time of a translation, which may last ten times as long (default: "
             "120; 0: no limit)"));
static cl::opt<bool> DryRun("dry-run", AMP2HIP_BOTH, cl::cat(RunCategory), cl::ZeroOrMore,
                            cl::desc("Only print what would be done for each file"));
static cl::opt<bool> Check("check", cl::sub(MigrateCommand), cl::cat(RunCategory), cl::ZeroOrMore,
                           cl::desc("Write nothing, list the files that would change, and exit "
                                    "with 1 if there are any"));
static cl::opt<bool> Diff("diff", AMP2HIP_BOTH, cl::cat(RunCategory), cl::ZeroOrMore,
                          cl::desc("Print the differences between originals and translations; "
                                   "when checking, the changes that would be written"));

static cl::list<std::string>
    Reports("report", cl::value_desc("file"), AMP2HIP_BOTH, cl::cat(ReportsCategory),
            cl::desc("Write a report: .html, .json or .sarif; may be repeated"));
static cl::opt<std::string> Baseline("baseline", cl::value_desc("file"), AMP2HIP_BOTH,
                                     cl::cat(ReportsCategory),
                                     cl::desc("File of findings that do not affect the exit code"));
static cl::opt<std::string>
    WriteBaseline("write-baseline", cl::value_desc("file"), AMP2HIP_BOTH, cl::cat(ReportsCategory),
                  cl::desc("Write a baseline with all findings of this run"));

static cl::list<std::string>
    AmpExtensions("amp-extensions", cl::CommaSeparated, cl::ValueOptional,
                  cl::value_desc("type,..."), AMP2HIP_BOTH, cl::cat(RulesCategory),
                  cl::desc("Allow types in amp code that the specification forbids"));
static cl::opt<std::string> AmpLong("amp-long", cl::init("64"), cl::value_desc("32|64"),
                                    AMP2HIP_BOTH, cl::cat(RulesCategory),
                                    cl::desc("Number of bits of 'long' in amp code only"));
static cl::opt<bool>
    AmpPreview("amp-preview", AMP2HIP_BOTH, cl::cat(RulesCategory), cl::ZeroOrMore,
               cl::desc("Accept names of the preview of Visual Studio 11, such as "
                        "restrict(direct3d) and grid, and write those of C++ AMP 1.2"));
static cl::opt<bool>
    TileLoops("tile-loops", AMP2HIP_BOTH, cl::cat(RulesCategory), cl::ZeroOrMore,
              cl::desc("Also write tiled kernels as loops over the threads of a tile"));
static cl::list<std::string>
    Optimize("optimize", cl::CommaSeparated, cl::value_desc("kind,..."), AMP2HIP_BOTH,
             cl::cat(RulesCategory),
             cl::desc("Optimize kernels for NVIDIA GPUs (see 'amp2hip --help')"));
static cl::list<std::string> Werror("werror", cl::CommaSeparated, cl::ValueOptional,
                                    cl::value_desc("rule,..."), AMP2HIP_BOTH,
                                    cl::cat(RulesCategory),
                                    cl::desc("Treat these warnings as errors (without a value: "
                                             "all)"));

static const char MigrateOverview[] =
    "Migrates a C++ AMP code base to a CMake project for GPUs (HIP, CUDA) and the CPU\n\n"
    "  amp2hip migrate app.sln --out-dir hip\n"
    "  amp2hip migrate . --out-dir ../hip --exclude 'tests/*' -- -DNAME\n"
    "  amp2hip check hip\n\n"
    "A code base is a .sln, .slnx or .vcxproj file, a compile_commands.json, a\n"
    "CMake build folder, or any other folder. 'amp2hip check DIR' repeats the\n"
    "last run with --check.\n\n"
    "-W<warning> enables a warning, -Wno-<warning> disables it, and\n"
    "-Werror[=<warning>] makes it an error. --color=auto|always|never: colors.\n\n"
    "Exit status: 0 success, 1 a source has errors, an edit is in conflict or\n"
    "--check found differences, 2 an error of usage or environment.\n";

static const char CheckOverview[] =
    "Checks that a migrated code base is up to date\n\n"
    "  amp2hip check hip\n"
    "  amp2hip check hip --diff\n"
    "  amp2hip check app.sln --out-dir hip\n\n"
    "'amp2hip check DIR' repeats the migration that wrote DIR, with its options,\n"
    "but writes nothing. It lists the files that would change. Further options\n"
    "are added to those of the migration.\n\n"
    "Exit status: 0 no file would change, 1 a file would change or a source has\n"
    "errors, 2 an error of usage or environment.\n";

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Returns \p Path as an absolute path. If it is relative, it refers to \p Folder, by default the
/// current folder.
static std::string absolutePath(llvm::StringRef Path, llvm::StringRef Folder = "") {
  llvm::SmallString<256> Result(Path);
  if (!Folder.empty())
    fs::make_absolute(Folder, Result);
  fs::make_absolute(Result);
  llvm::sys::path::remove_dots(Result, /*remove_dot_dot=*/true);
  return Result.str().str();
}

/// Reads the number in \p Option into \p Number, if the option is given. Reports
/// an error and returns false if it is less than \p Least or no number.
static bool readNumber(const cl::opt<std::string> &Option, unsigned Least, unsigned &Number) {
  if (!Option.getNumOccurrences() ||
      (!llvm::StringRef(Option).getAsInteger(10, Number) && Number >= Least))
    return true;
  usageError(fmt::format("invalid value '{}' of '{}{}'; give a number of at least {}",
                         Option.getValue(), Option.ArgStr.size() == 1 ? "-" : "--", Option.ArgStr,
                         Least));
  return false;
}

/// Reads --shard into \p Index and \p Count. Reports an error and returns false
/// if it is malformed.
static bool readShard(unsigned &Index, unsigned &Count) {
  if (!Shard.getNumOccurrences())
    return true;
  auto [First, Second] = llvm::StringRef(Shard).split('/');
  if (!First.getAsInteger(10, Index) && !Second.getAsInteger(10, Count) && Index >= 1 &&
      Index <= Count)
    return true;
  usageError(fmt::format("invalid value '{}' of '--shard'; give two numbers I/N with I from 1 to N",
                         Shard.getValue()));
  return false;
}

/// Reads --macro into \p Values. Reports an error and returns false if a value is
/// malformed.
static bool readMacros(std::map<std::string, std::string> &Values) {
  for (const std::string &Macro : Macros) {
    auto [Name, Value] = llvm::StringRef(Macro).split('=');
    if (Name.empty() || Name.size() == Macro.size()) {
      usageError(fmt::format("invalid value '{}' of '--macro'; give NAME=VALUE", Macro));
      return false;
    }
    Values[Name.str()] = Value.str();
  }
  return true;
}

/// Checks the value of --from-msvc. Reports an error and returns false if it is
/// wrong.
static bool checkFromMsvc() {
  if (FromMsvc.empty() || FromMsvc == "true" || FromMsvc == "false")
    return true;
  usageError(
      fmt::format("invalid value '{}' of '--from-msvc'; use true or false", FromMsvc.getValue()));
  return false;
}

/// Returns the options that the child processes get.
static std::vector<std::string> translatorOptions(const ClangFlags &Flags) {
  std::vector<std::string> Result;
  for (const std::string &Extension : AmpExtensions)
    Result.push_back(Extension.empty() ? "--amp-extensions" : "--amp-extensions=" + Extension);
  if (AmpLong.getNumOccurrences())
    Result.push_back("--amp-long=" + AmpLong);
  if (AmpPreview)
    Result.push_back("--amp-preview");
  if (!SourceCharset.empty())
    Result.push_back("--source-charset=" + SourceCharset);
  if (TileLoops)
    Result.push_back("--tile-loops");
  for (const std::string &Each : Optimize)
    Result.push_back("--optimize=" + Each);
  for (const std::string &Rule : Werror)
    Result.push_back(Rule.empty() ? "--werror" : "--werror=" + Rule);
  for (const std::string &Warning : Flags.Warnings)
    Result.push_back("-W" + Warning);
  return Result;
}

/// Returns the options that the next `amp2hip check DIR` needs to repeat this
/// run. Leaves out those that do not affect the migrated tree, and --shard.
static std::vector<std::string> savedArguments(const MigrateOptions &Options,
                                               llvm::ArrayRef<std::string> Flags) {
  std::vector<std::string> Result;
  for (const cl::opt<std::string> *Option : {&Configuration, &Platform, &Long})
    if (Option->getNumOccurrences())
      Result.push_back(fmt::format("--{}={}", Option->ArgStr, Option->getValue()));
  auto AddAll = [&](const cl::list<std::string> &Option) {
    for (const std::string &Value : Option)
      Result.push_back(fmt::format("--{}={}", Option.ArgStr, Value));
  };
  AddAll(Macros);
  AddAll(Include);
  AddAll(Exclude);
  if (Options.FromMsvc)
    Result.push_back(*Options.FromMsvc ? "--from-msvc=true" : "--from-msvc=false");
  for (const cl::opt<bool> *Option : {&DefineWin32, &Reference, &KeepSources})
    if (*Option)
      Result.push_back(fmt::format("--{}", Option->ArgStr));
  // The findings of a baseline that this run writes are known, too.
  const std::string &Known = WriteBaseline.empty() ? Baseline : WriteBaseline;
  if (!Known.empty())
    Result.push_back(fmt::format("--{}={}", Baseline.ArgStr, Known));
  llvm::append_range(Result, Options.TranslatorOptions);
  if (!Flags.empty())
    Result.push_back("--");
  llvm::append_range(Result, Flags);
  return Result;
}

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

namespace {

/// The parts of a command line.
struct Parts {
  std::vector<const char *> Options; ///< With the names of program and command.
  ClangFlags Own;                    ///< -W and color flags.
  std::vector<std::string> Flags;    ///< After "--".
};

} // namespace

static Parts split(llvm::ArrayRef<const char *> Arguments) {
  const auto *Separator = llvm::find(Arguments, llvm::StringRef("--"));
  Parts Result;
  Result.Options = extractClangFlags({Arguments.begin(), Separator}, Result.Own);
  if (Separator != Arguments.end())
    Result.Flags.assign(Separator + 1, Arguments.end());
  return Result;
}

/// Parses the options of \p Line. Reports an error and returns false if one is
/// wrong.
static bool parse(const Parts &Line) {
  const bool IsCheck = llvm::StringRef(Line.Options[1]) == CheckCommand.getName();
  cl::SubCommand &Command = IsCheck ? CheckCommand : MigrateCommand;
  cl::HideUnrelatedOptions(
      {&SourcesCategory, &TreeCategory, &RunCategory, &ReportsCategory, &RulesCategory}, Command);
  if (llvm::is_contained(Line.Flags, "--")) {
    usageError("'--' occurs twice; put all compiler flags after one '--'");
    return false;
  }
  cl::ResetAllOptionOccurrences();
  Sources.setDescription(IsCheck ? "<dir> [-- <flags>]" : "<source> [-- <flags>]");
  return checkOptionNames(llvm::ArrayRef(Line.Options).drop_front(2), Command,
                          {IsCheck ? "amp2hip check" : "amp2hip migrate",
                           IsCheck ? "amp2hip check SOURCE --out-dir DIR"
                                   : "amp2hip migrate SOURCE --out-dir DIR"}) &&
         parseOptions(Line.Options, IsCheck ? CheckOverview : MigrateOverview);
}

/// True if \p Argument is an option that savedArguments() returns. Somebody else
/// may have written the file with the options of the last run.
static bool isSavedOption(llvm::StringRef Argument) {
  if (Argument.consume_front("-W"))
    return true;
  llvm::StringRef Name = Argument.split('=').first;
  return Name.consume_front("--") &&
         llvm::is_contained({"configuration", "platform", "macro", "include", "exclude",
                             "from-msvc", "define-win32", "source-charset", "long", "reference",
                             "keep-sources", "baseline", "amp-extensions", "amp-long",
                             "amp-preview", "tile-loops", "optimize", "werror"},
                            Name);
}

/// Parses `amp2hip check DIR` again, after the options of the last run in DIR,
/// and adds its flags to \p Line. Reports an error and returns nothing if that is
/// not possible.
static std::optional<migrate::LastRun> parseWithLastRun(Parts &Line) {
  const std::string Dir = absolutePath(Sources.front());
  llvm::Expected<migrate::LastRun> Last = migrate::readLastRun(migrate::StateFolder(Dir));
  if (!Last)
    return usageError(llvm::toString(Last.takeError()));
  auto Own = Line.Options.begin() + 2, Given = Line.Options.begin() + Sources.getPosition(0);
  std::vector<std::string> Texts(Line.Options.begin(), Own);
  auto SavedEnd = llvm::find(Last->Arguments, "--");
  for (const std::string &Option : llvm::make_range(Last->Arguments.begin(), SavedEnd)) {
    if (!isSavedOption(Option))
      return usageError(fmt::format("'{}/.amp2hip/migration.json' has the option '{}', which "
                                    "amp2hip does not store there; remove it",
                                    Dir, Option));
    // Relative paths refer to the folder of the last run, and those of this command line do not.
    llvm::StringRef Known = Option;
    Texts.push_back(Known.consume_front("--baseline=")
                        ? "--baseline=" + absolutePath(Known, Last->Directory)
                        : Option);
  }
  Texts.insert(Texts.end(), Own, Given);
  Texts.insert(Texts.end(), std::next(Given), Line.Options.end());
  Texts.push_back("--out-dir=" + Dir);
  Texts.push_back(Last->Source);
  if (SavedEnd != Last->Arguments.end())
    Texts.insert(Texts.end(), SavedEnd, Last->Arguments.end());
  std::vector<const char *> Arguments;
  for (const std::string &Text : Texts)
    Arguments.push_back(Text.c_str());
  Parts Combined = split(Arguments);
  llvm::append_range(Combined.Own.Warnings, Line.Own.Warnings);
  Combined.Own.Colors = Line.Own.Colors;
  llvm::append_range(Combined.Flags, Line.Flags);
  if (!parse(Combined))
    return std::nullopt;
  Line = std::move(Combined);
  return std::move(*Last);
}

bool isMigrateCommand(int Count, const char **Arguments) {
  return Count > 1 && (llvm::StringRef(Arguments[1]) == MigrateCommand.getName() ||
                       llvm::StringRef(Arguments[1]) == CheckCommand.getName());
}

/// Returns the options that the last call of parse() found. Reports an error and
/// returns nothing if a value is wrong.
static std::optional<MigrateOptions> readOptions(const ClangFlags &Flags) {
  MigrateOptions Result;
  unsigned Seconds = 120;
  Result.Jobs = llvm::hardware_concurrency().compute_thread_count();
  std::vector<std::string> Unused;
  if (!readNumber(Jobs, 1, Result.Jobs) || !readNumber(TimeLimit, 0, Seconds) ||
      !readShard(Result.Planning.ShardIndex, Result.Planning.ShardCount) ||
      !readMacros(Result.Read.Macros) || !checkFromMsvc() ||
      !checkAmpOptions(AmpExtensions, AmpLong) || (Long.getNumOccurrences() && !checkLong(Long)) ||
      (!SourceCharset.empty() && !checkSourceCharset(SourceCharset)) ||
      !optimizationsOf(Optimize) || !addWerrorFlags(Werror, Unused))
    return std::nullopt;
  Result.Read.Configuration = Configuration;
  Result.Read.Platform = Platform;
  Result.Planning.OutDir = absolutePath(OutDir);
  Result.Planning.Include = Include;
  Result.Planning.Exclude = Exclude;
  Result.Planning.Reference = Reference;
  Result.Planning.KeepSources = KeepSources;
  if (FromMsvc.getNumOccurrences())
    Result.FromMsvc = FromMsvc != "false";
  Result.DefineWin32 = DefineWin32;
  if (Long.getNumOccurrences())
    Result.LongAsInt = Long == "32";
  Result.Force = Force;
  Result.Merge = !NoMerge;
  // A day is no limit for a translation.
  Result.TimeLimit = Seconds ? std::chrono::seconds(Seconds) : std::chrono::hours(24);
  Result.DryRun = DryRun;
  Result.Diff = Diff;
  Result.Reports = {Reports, Baseline, WriteBaseline};
  Result.ColorErrors = wantsColors(Flags.Colors, llvm::errs());
  Result.ColorOutput = wantsColors(Flags.Colors, llvm::outs());
  Result.IsTerminal = llvm::errs().is_displayed();
  if (unsigned Columns = llvm::sys::Process::StandardErrColumns())
    Result.Columns = Columns;
  Result.TranslatorOptions = translatorOptions(Flags);
  return Result;
}

std::optional<MigrateOptions> parseMigrateCommandLine(int Count, const char **Arguments,
                                                      const Environment &Env) {
  Parts Line = split({Arguments, size_t(Count)});
  if (!parse(Line))
    return std::nullopt;
  const bool IsCheck = llvm::StringRef(Arguments[1]) == CheckCommand.getName();
  llvm::SmallString<256> Current;
  if (std::error_code Reason = fs::current_path(Current))
    return usageError(fmt::format("the current folder does not exist: {}", Reason.message()));
  std::string Directory = Current.str().str();
  if (Sources.size() != 1)
    return usageError(Sources.empty()
                          ? fmt::format("no code base given; see 'amp2hip {} --help'", Arguments[1])
                          : fmt::format("several code bases given: '{}' and '{}'; migrate each to "
                                        "its own folder",
                                        Sources[0], Sources[1]));
  if (!OutDir.getNumOccurrences()) {
    if (!IsCheck)
      return usageError("no folder for the migrated tree given; name it with '--out-dir DIR'");
    std::optional<migrate::LastRun> Last = parseWithLastRun(Line);
    if (!Last)
      return std::nullopt;
    Directory = Last->Directory;
  }
  if (OutDir.empty())
    return usageError("option '--out-dir' requires the name of a folder");
  if (Force && NoMerge)
    return usageError("options '--force' and '--no-merge' contradict each other; give one");
  if (DryRun && !(Reports.empty() && WriteBaseline.empty()))
    return usageError(fmt::format("options '--dry-run' and '--{}' contradict each other; give one",
                                  Reports.empty() ? WriteBaseline.ArgStr : Reports.ArgStr));
  if (std::string Unknown = unknownFlag(Line.Flags); !Unknown.empty())
    return usageError(Unknown);

  std::optional<MigrateOptions> Result = readOptions(Line.Own);
  if (!Result)
    return std::nullopt;
  Result->Source = absolutePath(Sources.front());
  if (!fs::exists(Result->Source))
    return usageError(fmt::format("cannot read '{}': no such file or folder", Sources.front()));
  if (fs::exists(Result->Planning.OutDir) && !fs::is_directory(Result->Planning.OutDir))
    return usageError(fmt::format("'{}' is not a folder; choose another '--out-dir'", OutDir));
  Result->Translator = {Env.Binary, AMP2HIP_VERSION, toolIdentity(Env)};
  Result->Check = IsCheck || Check;
  Result->ExtraFlags = withAbsolutePaths(Line.Flags, Directory);
  Result->Directory = Directory;
  Result->SavedArguments = savedArguments(*Result, Line.Flags);
  return Result;
}

} // namespace amp2hip
