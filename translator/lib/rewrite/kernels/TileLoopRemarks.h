//===--- TileLoopRemarks.h - Remarks about kernels with fibers ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_KERNELS_TILELOOPREMARKS_H
#define AMP2HIP_REWRITE_KERNELS_TILELOOPREMARKS_H

#include <string>

namespace clang {
class CXXMethodDecl;
class ParmVarDecl;
class Stmt;
} // namespace clang

namespace amp2hip {

struct MissedReason;
struct RewriteContext;

/// Reports whether the kernel with the call operator \p Call runs as loops over the threads of a
/// tile, if the command line enables the remark: `-Rpass=tile-loops` or `-Rpass-missed=tile-loops`.
/// Notes say why it does not, or of which condition in a template the loops depend. No-op if there
/// are not loops and \p Why is empty: the kernel has no barrier.
void reportLoops(const RewriteContext &C, const clang::CXXMethodDecl *Call, bool AreWritten,
                 const MissedReason &Why);

/// The same for a kernel whose form prevents loops, for the reason \p Form. No-op if the kernel has
/// no barrier.
void reportForm(const RewriteContext &C, const clang::CXXMethodDecl *Call, const std::string &Form);

/// True if \p Body uses the barrier of \p Tile, also if the type of \p Tile is dependent.
bool namesBarrier(const clang::Stmt *Body, const clang::ParmVarDecl *Tile);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_KERNELS_TILELOOPREMARKS_H
