//===--- user_macros_save.h - save macros of the program ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Removes macros that programs often define before they include <amp.h> (`#define N 1024`),
/// because these headers use their names for template parameters. user_macros_restore.h restores
/// the macros. The file has no include guard, because each public header includes it.
///
/// Also turns off a `#pragma pack` of the program, with which classes would have another layout
/// than in the runtime library.
///
//===----------------------------------------------------------------------===//

#pragma pack(push)
#pragma pack()

#pragma push_macro("A")
#undef A
#pragma push_macro("B")
#undef B
#pragma push_macro("C")
#undef C
#pragma push_macro("D0")
#undef D0
#pragma push_macro("D1")
#undef D1
#pragma push_macro("D2")
#undef D2
#pragma push_macro("E")
#undef E
#pragma push_macro("F")
#undef F
#pragma push_macro("K")
#undef K
#pragma push_macro("L")
#undef L
#pragma push_macro("M")
#undef M
#pragma push_macro("N")
#undef N
#pragma push_macro("R")
#undef R
#pragma push_macro("S")
#undef S
#pragma push_macro("T")
#undef T
#pragma push_macro("U")
#undef U
#pragma push_macro("V")
#undef V
#pragma push_macro("W")
#undef W
#pragma push_macro("X")
#undef X
#pragma push_macro("Y")
#undef Y
#pragma push_macro("Z")
#undef Z
