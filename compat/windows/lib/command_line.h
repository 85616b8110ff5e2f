//===--- command_line.h - quoting of arguments ----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_COMMAND_LINE_H
#define AMP2HIP_WINDOWS_LIB_COMMAND_LINE_H

#include <string>
#include <string_view>
#include <vector>

namespace amp2hip_windows {

/// Returns the arguments of a command line as CommandLineToArgvW does. The first one is the name of
/// the program, in which backslashes have no special meaning.
std::vector<std::string> split_command_line(std::string_view line);
/// Returns a command line from which split_command_line() returns \p arguments.
std::string join_command_line(const std::vector<std::string> &arguments);
/// Returns the command line of this program without the name of the program, as WinMain() gets it.
std::string command_line_of_arguments();

/// The arguments of this program, the name of the program included.
const std::vector<std::string> &program_arguments();

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_COMMAND_LINE_H
