// Sources whose string literals are in another code page than 1252, and the option that names it.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The files are written here in octal numbers, because this one is UTF-8.
// RUN: rm -rf %t && mkdir %t
// RUN: printf '#include <amp.h>\n#include "a.h"\nint f() restrict(amp) { return 1; }\nauto t = L"\317\360\350\342\345\362";\n' > %t/a.cpp
// RUN: printf 'static const char *h = "\320\345\347\363\353\374\362\340\362";\n' > %t/a.h
// RUN: %amp2hip --from-msvc %t/a.cpp -o %t/o.hip 2>&1 | FileCheck %s --implicit-check-not=warning:
// RUN: %amp2hip --from-msvc -Wno-amp-charset %t/a.cpp -o %t/o.hip 2>&1 | count 0
// RUN: %amp2hip --from-msvc --source-charset=.1251 %t/a.cpp -o %t/o.hip 2>&1 | count 0
// RUN: FileCheck %s --check-prefix=OUTPUT --input-file=%t/o.hip
// RUN: not %amp2hip --from-msvc --source-charset=none %t/a.cpp -o %t/o.hip 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not %amp2hip --source-charset=.1251 %t/a.cpp -o %t/o.hip 2>&1 | FileCheck %s --check-prefix=MSVC

// CHECK-DAG: a.h:1:1: warning: the string '{{.*}}' was read in code page 1252, but is probably in another one, such as 1251; pass '--source-charset=.1251', or convert the file to UTF-8 [AMP1812
// CHECK-DAG: a.cpp:4:1: warning: the string 'Ïðèâåò' was read in code page 1252
// OUTPUT: L"\u041f\u0440\u0438\u0432\u0435\u0442"
// UNKNOWN: error: option '--source-charset' does not know the code page 'none'; name it as in '--source-charset=.1251'
// MSVC: error: option '--source-charset' requires '--from-msvc'
