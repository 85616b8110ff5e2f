// The functions for wide characters of <stdio.h> and <tchar.h>.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s
// RUN: %amp2hip --from-msvc %s -o %t.hip -- -D_UNICODE 2>&1 | FileCheck %s -check-prefix WIDE

#include <amp.h>
#include <stdio.h>
#include <tchar.h>

int f() restrict(amp) { return 1; }

void lines(FILE *in, TCHAR *buffer) { _fgetts(buffer, 10, in); }
// CHECK: wide.cpp:[[#@LINE-1]]:39: warning: {{.*}}the lines that 'fgets' reads
// WIDE: wide.cpp:[[#@LINE-2]]:39: warning: {{.*}}the lines that 'fgetws' reads
