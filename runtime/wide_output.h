//===--- wide_output.h - wide and narrow output in one program ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_RUNTIME_WIDE_OUTPUT_H
#define AMP2HIP_RUNTIME_WIDE_OUTPUT_H

#include <cstdio>
#include <string>

namespace amp2hip {

/// Makes std::wcout, std::wcerr and std::wclog write UTF-8 to stdout and stderr without making
/// these files wide-oriented. Otherwise the first wide output to a file of the C library makes the
/// file wide-oriented, and all later narrow output to it is lost. Programs for Windows use both
/// kinds of output.
///
/// An initializer in the same object file calls this function before main(); later calls do
/// nothing. The function leaves a stream unchanged if the program has given it another buffer. It
/// leaves all streams unchanged if the environment variable AMP2HIP_WIDE_OUTPUT is "separate".
void join_wide_output();

/// Writes \p text to \p file, even if \p file is wide-oriented. \returns true if everything was
/// written.
bool write_narrow(std::FILE *file, const std::string &text);

} // namespace amp2hip

#endif // AMP2HIP_RUNTIME_WIDE_OUTPUT_H
