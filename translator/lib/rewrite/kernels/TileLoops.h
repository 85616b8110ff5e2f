//===--- TileLoops.h - A kernel as loops over the threads of a tile -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_KERNELS_TILELOOPS_H
#define AMP2HIP_REWRITE_KERNELS_TILELOOPS_H

#include "rewrite/kernels/OutOfClassPlace.h"
#include <string>
#include <vector>

namespace clang {
class CXXMethodDecl;
} // namespace clang

namespace amp2hip {

struct RewriteContext;

/// Returns the text of member functions that run a kernel as loops over the threads of a tile, one
/// loop for the code between each two barriers: amp2hip_run_tile runs a whole tile on one thread
/// (`--tile-loops`), and amp2hip_run_coarsened runs some threads of a tile on a thread of a GPU
/// (`--optimize=coarsen-tiles`).
///
/// \p Call is the kernel's call operator, and \p Class is the name of its class. \p First contains
/// statements for the beginning of the functions. \p Layout is the layout of the members of the
/// class.
///
/// Returns an empty text without these options, or if the kernel cannot be split at its barriers.
std::string tileLoopsText(RewriteContext &C, const clang::CXXMethodDecl *Call,
                          const std::string &Class, const std::vector<std::string> &First,
                          const CodeLayout &Layout);

/// The loops of a call operator that is defined outside of its class: the class gets
/// amp2hip_run_tile, which calls a member function that is defined after the call operator.
struct OutOfClassLoops {
  OutOfClassPlace Place;
  std::string Name;        ///< of the member function with the loops
  std::string Declaration; ///< the result for the class
};

/// Returns the definition of the member function with the loops of \p Call, and sets the
/// declaration in \p Apart. \p Layout is the layout of the definition. Returns an empty text if the
/// kernel cannot be split at its barriers.
std::string outOfClassLoopsText(RewriteContext &C, const clang::CXXMethodDecl *Call,
                                const std::string &Class, const CodeLayout &Layout,
                                OutOfClassLoops &Apart);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_KERNELS_TILELOOPS_H
