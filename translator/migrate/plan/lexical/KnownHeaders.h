//===--- KnownHeaders.h - Headers that a plan recognizes by name -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tables of header names: technologies that Linux does not have, the headers of
// C++ AMP, and the headers whose exact spelling is known.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_PLAN_LEXICAL_KNOWNHEADERS_H
#define AMP2HIP_MIGRATE_PLAN_LEXICAL_KNOWNHEADERS_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace amp2hip::migrate {

/// Returns the technology that the header \p Name belongs to and that has no
/// counterpart on Linux, such as "Direct3D"; empty if there is none. Case and the
/// kind of slashes do not matter.
llvm::StringRef missingTechnology(llvm::StringRef Name);

/// Returns the library to which the header \p Name of Boost makes a program link on Windows,
/// "boost_thread" for `boost/thread.hpp`. Returns an empty name if a program needs only headers.
llvm::StringRef linkedLibrary(llvm::StringRef Name);

/// Returns whether \p Name is a header of C++ AMP, in any case.
bool isAmpHeader(llvm::StringRef Name);

/// Returns the name by which Linux finds the header \p Name of the C or C++ library,
/// of C++ AMP or of amp2hip's compatibility headers, such as "windows.h" for
/// "Windows.h"; empty if it is none of them.
std::string exactSystemName(llvm::StringRef Name);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_PLAN_LEXICAL_KNOWNHEADERS_H
