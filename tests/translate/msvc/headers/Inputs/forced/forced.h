// Included by -include: it demands Microsoft's compiler and uses its keywords.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef FORCED_H
#define FORCED_H
#ifndef _MSC_VER
#error Visual C++ is needed
#endif
typedef unsigned __int64 u64;
__forceinline u64 twice(u64 n) { return 2 * n; }
#endif
