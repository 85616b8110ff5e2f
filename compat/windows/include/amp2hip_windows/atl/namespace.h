//===--- namespace.h - using namespace ATL --------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_ATL_NAMESPACE_H
#define AMP2HIP_WINDOWS_ATL_NAMESPACE_H

namespace ATL {}
#ifndef _ATL_NO_AUTOMATIC_NAMESPACE
using namespace ATL;
#endif

#endif // AMP2HIP_WINDOWS_ATL_NAMESPACE_H
