//===--- OptionChecks.cpp - Checks of options -----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "options/OptionChecks.h"
#include "amp2hip/SourceEncoding.h"

#include "amp2hip/AmpExtensions.h"
#include "amp2hip/Rules.h"
#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/Process.h"
#include <cstdlib>

namespace cl = llvm::cl;

namespace amp2hip {

bool wantsColors(ColorMode Mode, llvm::raw_fd_ostream &Stream) {
  if (Mode != ColorMode::Auto)
    return Mode == ColorMode::Always;
  std::optional<std::string> Off = llvm::sys::Process::GetEnv("NO_COLOR");
  return Stream.has_colors() && (!Off || Off->empty());
}

std::nullopt_t usageError(const llvm::Twine &Message) {
  llvm::errs() << "amp2hip: error: " << Message << '\n';
  return std::nullopt;
}

bool checkSourceCharset(llvm::StringRef Name) {
  if (setSourceCharset(Name))
    return true;
  usageError(fmt::format("option '--source-charset' does not know the code page '{}'; name it as "
                         "in '--source-charset=.1251'",
                         Name));
  return false;
}

bool flushOutput() {
  llvm::raw_fd_ostream &Stream = llvm::outs();
  Stream.flush();
  if (!Stream.has_error())
    return true;
  usageError("cannot write to standard output: " + Stream.error().message());
  Stream.clear_error();
  return false;
}

/// Returns the option of amp2hip whose name is closest to \p Name; empty if
/// none is close.
static llvm::StringRef closestOption(llvm::StringRef Name, cl::SubCommand &Command) {
  llvm::StringRef Best;
  // Accept fewer misspelled characters in a short name.
  unsigned BestDistance = std::min<size_t>(4, Name.size() / 2 + 1);
  for (const auto &Known : cl::getRegisteredOptions(Command))
    for (const cl::OptionCategory *Category : Known.second->Categories) {
      unsigned Distance = Name.edit_distance(Known.first(), true, BestDistance);
      if (Distance < BestDistance && Category != &cl::getGeneralCategory()) {
        Best = Known.first();
        BestDistance = Distance;
      }
    }
  return Best;
}

/// Returns the warning of amp2hip that is closest to the flag \p Argument, such
/// as `-Wamp-lnog`; empty if the name in the flag does not begin with `amp`.
static llvm::StringRef closestWarning(llvm::StringRef Argument) {
  if (!Argument.consume_front("-W"))
    return "";
  for (llvm::StringRef Start : {"no-", "error="})
    Argument.consume_front(Start);
  if (!Argument.starts_with("amp"))
    return "";
  const RuleInfo *Best = nullptr;
  unsigned BestDistance = ~0u;
  for (const RuleInfo &R : rules())
    if (unsigned Distance = Argument.edit_distance(R.Flag);
        !R.Flag.empty() && Distance < BestDistance) {
      Best = &R;
      BestDistance = Distance;
    }
  return Best ? Best->Flag : "";
}

/// True if \p Argument looks like a compiler flag.
static bool isFlagOfSources(llvm::StringRef Argument) {
  return llvm::any_of(llvm::ArrayRef({"-I", "-D", "-U", "-O", "-W", "-f", "-m",
                                      "-std=", "--std=", "-isystem", "-include", "-iquote", "-x"}),
                      [&](const char *Start) { return Argument.starts_with(Start); });
}

/// Reports an error and returns false if \p Value is a wrong value of the option \p Name. LLVM's
/// parser would report it in other words.
static bool checkValue(llvm::StringRef Name, llvm::StringRef Value, const cl::Option &Known,
                       bool HasValue) {
  if (unsigned Number; Name == "error-limit" && Value.getAsInteger(10, Number)) {
    usageError(fmt::format(
        "invalid value '{}' of '--error-limit'; give a number, or 0 for no limit", Value));
    return false;
  }
  // The other options with values have a name for the value.
  const bool IsSwitch = Known.getValueExpectedFlag() == cl::ValueOptional && Known.ValueStr.empty();
  if (HasValue && IsSwitch &&
      !llvm::is_contained({"true", "TRUE", "True", "1", "false", "FALSE", "False", "0"}, Value)) {
    usageError(fmt::format("invalid value '{}' of '--{}'; use true or false", Value, Name));
    return false;
  }
  return true;
}

/// True if \p Name begins with an option whose value may follow without a
/// separator.
static bool beginsWithOption(llvm::StringRef Name, const llvm::StringMap<cl::Option *> &Options) {
  return llvm::any_of(Options, [&](const auto &Known) {
    return Known.second->getFormattingFlag() == cl::Prefix && Name.starts_with(Known.first());
  });
}

bool checkOptionNames(llvm::ArrayRef<const char *> Arguments, cl::SubCommand &Command,
                      const CommandName &Of) {
  const auto &Options = cl::getRegisteredOptions(Command);
  for (size_t I = 0; I < Arguments.size(); ++I) {
    llvm::StringRef Argument = Arguments[I];
    llvm::StringRef Name = Argument;
    if (!Name.consume_front("-") || Name.empty())
      continue; // a source, or standard input
    if (Name == "h")
      continue; // LLVM reads it as --help
    if (llvm::StringRef Value = Argument;
        Value.consume_front("--color=") || Value.consume_front("-color=")) {
      usageError(fmt::format("invalid value '{}' of '--color'; use auto, always or never", Value));
      return false;
    }
    bool OneDash = !Name.consume_front("-");
    bool HasValue = Name.contains('=');
    Name = Name.take_until([](char C) { return C == '='; });
    auto Known = Options.find(Name);
    if (Known != Options.end()) {
      // The next argument is the value, even if it begins with a dash.
      bool NeedsValue = Known->second->getValueExpectedFlag() == cl::ValueRequired;
      if (!HasValue && NeedsValue && ++I == Arguments.size()) {
        usageError(fmt::format("option '{}' requires a value; see '{} --help'", Argument, Of.Name));
        return false;
      }
      llvm::StringRef Value = HasValue ? Argument.split('=').second : llvm::StringRef(Arguments[I]);
      if (!checkValue(Name, Value, *Known->second, HasValue))
        return false;
      continue;
    }
    if (OneDash && beginsWithOption(Name, Options))
      continue; // -ofile
    if (llvm::StringRef Closest = closestWarning(Argument); !Closest.empty()) {
      usageError(fmt::format("unknown warning '{}'; did you mean '{}{}'?", Argument,
                             Argument.take_until([](char C) { return C == 'a'; }), Closest));
      return false;
    }
    if (Argument.starts_with("-Rpass")) {
      usageError(fmt::format("unknown remark '{}'; use -Rpass=tile-loops or "
                             "-Rpass-missed=tile-loops",
                             Argument));
      return false;
    }
    if (isFlagOfSources(Argument)) {
      usageError(fmt::format("'{}' is not an option of {}; put compiler flags after '--': "
                             "{} -- {}",
                             Argument, Of.Name, Of.Example, Argument));
      return false;
    }
    if (Name == "backend" || Name == "target") {
      usageError(fmt::format("unknown option '{}'; the output is the same for all backends, and "
                             "--cflags and --libs print the flags for each",
                             Argument));
      return false;
    }
    llvm::StringRef Closest = closestOption(Name, Command);
    std::string Advice = Closest.empty() ? fmt::format("see '{} --help'", Of.Name)
                                         : fmt::format("did you mean '--{}'?", Closest);
    usageError(fmt::format("unknown option '{}'; {}", Argument, Advice));
    return false;
  }
  return true;
}

static void printVersion(llvm::raw_ostream &Stream) {
  Stream << "amp2hip " AMP2HIP_VERSION " (LLVM " LLVM_VERSION_STRING ")\n";
}

bool parseOptions(llvm::ArrayRef<const char *> Arguments, llvm::StringRef Overview) {
  cl::SetVersionPrinter(printVersion);
  // --help and --version end the process. The destructor of the stream would abort because of an
  // error.
  llvm::outs();
  llvm::errs();
  std::atexit([] {
    if (!flushOutput())
      std::_Exit(2);
  });
  std::string Message;
  llvm::raw_string_ostream Stream(Message);
  if (cl::ParseCommandLineOptions(int(Arguments.size()), Arguments.data(), Overview, &Stream))
    return true;
  llvm::StringRef Text = Message;
  Text.consume_front("amp2hip: ");
  if (!Text.empty()) // otherwise LLVM has printed it
    usageError(Text.rtrim());
  return false;
}

bool checkAmpOptions(llvm::ArrayRef<std::string> Extensions, llvm::StringRef Long) {
  for (const std::string &Name : Extensions)
    if (!Name.empty() && Name != "all" && !ampExtension(Name)) {
      usageError(fmt::format("invalid value '{}' of '--amp-extensions'; use {} or all", Name,
                             llvm::join(ampExtensionNames(), ", ")));
      return false;
    }
  if (Long != "32" && Long != "64") {
    usageError(fmt::format("invalid value '{}' of '--amp-long'; use 32 or 64", Long));
    return false;
  }
  return true;
}

bool checkLong(llvm::StringRef Bits) {
  if (Bits == "32" || Bits == "64")
    return true;
  usageError(fmt::format("invalid value '{}' of '--long'; use 32 or 64", Bits));
  return false;
}

llvm::ArrayRef<llvm::StringRef> optimizationNames() {
  static const llvm::StringRef Names[] = {"coarsen-tiles", "coarsen-all-tiles", "coarsen-untiled",
                                          "unroll-loops", "none"};
  return Names;
}

std::optional<Optimizations> optimizationsOf(llvm::ArrayRef<std::string> Values) {
  Optimizations Result;
  for (const std::string &Name : Values) {
    if (Name == "coarsen-all-tiles") {
      Result.CoarsenTiles = Coarsening::All;
    } else if (Name == "unroll-loops") {
      Result.UnrollLoops = true;
    } else if (Name == "coarsen-untiled") {
      Result.CoarsenUntiled = true;
    } else if (Name == "none") {
      Result = {};
    } else if (Name != "coarsen-tiles") {
      usageError(fmt::format("invalid value '{}' of '--optimize'; use coarsen-tiles, "
                             "coarsen-all-tiles, coarsen-untiled, unroll-loops or none",
                             Name));
      return std::nullopt;
    } else if (Result.CoarsenTiles == Coarsening::None) {
      Result.CoarsenTiles = Coarsening::Faster;
    }
  }
  return Result;
}

/// Returns the mode that \p Argument sets, if it is --color or one of the color
/// flags of Clang and GCC; otherwise nothing.
static std::optional<ColorMode> colorMode(llvm::StringRef Argument) {
  return llvm::StringSwitch<std::optional<ColorMode>>(Argument)
      .Cases("--color=auto", "-color=auto", "-fdiagnostics-color=auto", ColorMode::Auto)
      .Cases("--color", "-color", "--color=always", "-color=always", "--color=true",
             ColorMode::Always)
      .Cases("-fcolor-diagnostics", "-fdiagnostics-color", "-fdiagnostics-color=always",
             ColorMode::Always)
      .Cases("--color=never", "-color=never", "--color=false", ColorMode::Never)
      .Cases("-fno-color-diagnostics", "-fno-diagnostics-color", "-fdiagnostics-color=never",
             ColorMode::Never)
      .Default(std::nullopt);
}

/// True if \p Flag, the text after -W, is a flag of amp2hip: `amp-long`,
/// `no-amp-long`, `error`, `error=amp-long`, `no-error=amp-long`.
static bool isOurWarningFlag(llvm::StringRef Flag) {
  Flag.consume_front("no-");
  return Flag == "error" || Flag.consume_front("error=") ? Flag == "error" || isWarningFlag(Flag)
                                                         : isWarningFlag(Flag);
}

std::vector<const char *> extractClangFlags(llvm::ArrayRef<const char *> Arguments,
                                            ClangFlags &Flags) {
  std::vector<const char *> Others;
  for (const char *Argument : Arguments) {
    llvm::StringRef Flag = Argument;
    if (std::optional<ColorMode> Mode = colorMode(Flag))
      Flags.Colors = *Mode;
    else if (Flag.consume_front("-W") && isOurWarningFlag(Flag))
      Flags.Warnings.push_back(Flag.str());
    else if (Flag == "-Rpass=tile-loops" || Flag == "-Rpass-missed=tile-loops")
      Flags.Remarks.push_back(Flag.drop_front(2).str());
    else
      Others.push_back(Argument);
  }
  return Others;
}

bool addWerrorFlags(llvm::ArrayRef<std::string> Values, std::vector<std::string> &Flags) {
  for (llvm::StringRef Name : Values) {
    const RuleInfo *Known = nullptr;
    for (const RuleInfo &R : rules())
      if (Name == R.name() || (!R.Flag.empty() && Name == R.Flag))
        Known = &R;
    if (!Name.empty() && !Known) {
      usageError(
          fmt::format("unknown rule '{}' in '--werror'; --list-rules prints all rules", Name));
      return false;
    }
    if (Name.empty() || !Known->Flag.empty()) // the other rules are errors
      Flags.push_back(Name.empty() ? "error" : "error=" + Known->Flag.str());
  }
  return true;
}

} // namespace amp2hip
