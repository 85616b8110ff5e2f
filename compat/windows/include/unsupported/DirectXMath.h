//===--- DirectXMath.h - not available -----------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#error "DirectXMath.h: Linux does not have the math library of DirectX; install Microsoft's DirectXMath from GitHub, which supports Linux, or use GLM or Eigen"
