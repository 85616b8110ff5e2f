// Headers that Linux does not have: the advice, and a warning in a source without C++ AMP.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: not %amp2hip --from-msvc %s -o %t.hip -- -DAMP 2>&1 | FileCheck %s -DKIND=error
// RUN: %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s -DKIND=warning -check-prefixes CHECK,COPY

#include <TlHelp32.h>
// CHECK: tlhelp32.h:{{.*}}: [[KIND]]: "tlhelp32.h: Linux does not have {{.*}}; read /proc"
// COPY: contain no C++ AMP; the source was copied unchanged
#ifdef AMP
#include <amp.h>
int f() restrict(amp) { return 1; }
#endif
