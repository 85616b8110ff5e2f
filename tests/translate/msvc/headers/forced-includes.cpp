// A header of -include is translated, with Microsoft's keywords and for its #error.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: rm -rf %t && mkdir %t && cp %s %S/Inputs/forced/forced.h %t && cd %t
// RUN: %amp2hip --from-msvc forced-includes.cpp -o out/a.cpp --header-dir=out --header-base=. -- \
// RUN:   -include forced.h
// RUN: FileCheck --check-prefix HEADER --input-file out/forced.h %s
// RUN: %msvc out/a.cpp -include out/forced.h
// A source without C++ AMP.
// RUN: %amp2hip --from-msvc forced-includes.cpp -o plain/a.cpp --header-dir=plain --header-base=. \
// RUN:   -- -include ./forced.h -DPLAIN 2>&1 | FileCheck --allow-empty --implicit-check-not=error: %s
// RUN: FileCheck --check-prefix HEADER --input-file plain/forced.h %s

// HEADER: Translated by amp2hip from forced.h
// HEADER: #if 0
// HEADER-NEXT: #error Visual C++ is needed

u64 value = 1;
#ifndef PLAIN
#include <amp.h>
void launch(concurrency::array_view<int> v) {
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 0; });
}
#endif
