//===--- wide_output.h - wide and narrow output of one program --*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WIDE_OUTPUT_H
#define AMP2HIP_WIDE_OUTPUT_H

#include <cstdio>
#include <string>

namespace amp2hip {

/// Makes std::wcout, std::wcerr and std::wclog write UTF-8 to stdout and stderr
/// without making these wide-oriented. The first wide output to a stream of the
/// C library makes it wide-oriented, and it drops all narrow output from then
/// on; programs for Windows use both.
///
/// Runs before main(), by an initializer of the same object file; later calls do
/// nothing. Nor does it if the environment variable AMP2HIP_WIDE_OUTPUT is
/// "separate", or if the program has given the streams other buffers.
void join_wide_output();

/// Writes \p text to \p file, also if that is wide-oriented. \returns whether
/// everything was written.
bool write_narrow(std::FILE *file, const std::string &text);

} // namespace amp2hip

#endif // AMP2HIP_WIDE_OUTPUT_H
