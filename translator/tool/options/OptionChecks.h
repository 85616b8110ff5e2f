//===--- OptionChecks.h - Checks of options ---------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Checks that `amp2hip` and its subcommands share. They print an error to
/// standard error and return false if an option is wrong.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TOOL_OPTIONS_OPTIONCHECKS_H
#define AMP2HIP_TOOL_OPTIONS_OPTIONCHECKS_H

#include "amp2hip/Translator.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/raw_ostream.h"
#include <optional>
#include <string>
#include <vector>

namespace amp2hip {

/// When messages are colored. Auto: if the stream is a terminal and the
/// environment variable NO_COLOR is unset or empty.
enum class ColorMode { Auto, Always, Never };

bool wantsColors(ColorMode Mode, llvm::raw_fd_ostream &Stream);

/// Prints an error. Returns nullopt, so that callers can return the result.
std::nullopt_t usageError(const llvm::Twine &Message);

/// Sets the code page of --source-charset. Reports an error and returns false if it is not known.
bool checkSourceCharset(llvm::StringRef Name);

/// Flushes standard output. Prints an error and returns false if not all of it
/// could be written.
bool flushOutput();

/// A command, for messages.
struct CommandName {
  std::string Name;    ///< "amp2hip migrate"
  std::string Example; ///< A command line without compiler flags.
};

/// Checks the names of all options; reports an error and returns false if one
/// is unknown or lacks a value. This comes before LLVM's parser, which accepts
/// an unknown name if it begins with the name of an option: it would read
/// "--header-dri" as "-h". \p Arguments begins with the first option.
bool checkOptionNames(llvm::ArrayRef<const char *> Arguments, llvm::cl::SubCommand &Command,
                      const CommandName &Name);

/// Runs LLVM's parser. By default, it ends the process with status 1 after an
/// error. With a stream for messages, it returns instead, so that usage errors
/// can have status 2.
bool parseOptions(llvm::ArrayRef<const char *> Arguments, llvm::StringRef Overview);

/// The -W and -R flags of amp2hip, without -W and -R, and the color flags.
struct ClangFlags {
  std::vector<std::string> Warnings, Remarks;
  ColorMode Colors = ColorMode::Auto;
};

/// Stores the -W and -R flags of amp2hip and the color flags in \p Flags, and
/// returns the other arguments. LLVM's parser cannot read these flags, because LLVM has
/// an option -W with another meaning.
std::vector<const char *> extractClangFlags(llvm::ArrayRef<const char *> Arguments,
                                            ClangFlags &Flags);

/// Adds the values of --werror to \p Flags, as `error` or `error=<warning>`.
/// Reports an error and returns false if a value is not a rule.
bool addWerrorFlags(llvm::ArrayRef<std::string> Values, std::vector<std::string> &Flags);

/// Checks the values of --amp-extensions and --amp-long. Reports an error and
/// returns false if one is unknown.
bool checkAmpOptions(llvm::ArrayRef<std::string> Extensions, llvm::StringRef Long);

/// Checks the value of --long. Reports an error and returns false if it is unknown.
bool checkLong(llvm::StringRef Bits);

/// The optimizations that the values of `--optimize` select.
struct Optimizations {
  Coarsening CoarsenTiles = Coarsening::None;
  bool UnrollLoops = false;
  bool CoarsenUntiled = false;
};
/// Returns the values of `--optimize`.
llvm::ArrayRef<llvm::StringRef> optimizationNames();
/// Returns the optimizations that \p Values select; a later value overrides earlier ones. Reports
/// an unknown value and returns nothing.
std::optional<Optimizations> optimizationsOf(llvm::ArrayRef<std::string> Values);

} // namespace amp2hip

#endif // AMP2HIP_TOOL_OPTIONS_OPTIONCHECKS_H
