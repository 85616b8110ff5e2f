//===--- Libraries.h - Libraries of Windows ---------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decides which libraries of a project the migrated program links to.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_CMAKE_LIBRARIES_H
#define AMP2HIP_MIGRATE_CMAKE_LIBRARIES_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace amp2hip::migrate {

/// Kinds of libraries in the linker's input.
enum class LibraryKind {
  Default, ///< Linux does not need it: the compatibility headers and the compiler's
           ///< libraries have what programs use of it.
  Windows, ///< A part of Windows or of Microsoft's compiler that Linux lacks.
  Other,
};

/// Returns the kind of the library \p Name, in any case, without folder and ".lib".
LibraryKind kindOfLibrary(llvm::StringRef Name);

/// A library in a package of CMake.
struct PackagedLibrary {
  std::string Package;   ///< for find_package()
  std::string Component; ///< of the package; empty if it has none
  std::string Target;    ///< for target_link_libraries()
};

/// Returns the library that replaces \p Name, which has another name on Linux: OpenGL::GL of the
/// package OpenGL for opengl32, Boost::thread for libboost_thread-vc140-mt-1_60. Returns empty
/// names if there is none.
PackagedLibrary replacementOfLibrary(llvm::StringRef Name);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_CMAKE_LIBRARIES_H
