// Identifiers in a header without C++ AMP are declared, too.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %msvc %t.hip
// RUN: FileCheck %s --input-file %t.hip.include/Inputs/uuids.h

#include "Inputs/uuids.h"

// CHECK:      interface DECLSPEC_UUID("8E3F0008-1234-5678-9abc-def012345678") IFromHeader;
// CHECK-NEXT: AMP2HIP_UUID("8E3F0008-1234-5678-9abc-def012345678", IFromHeader);
// CHECK-NEXT: struct IOther;
// CHECK-NEXT: AMP2HIP_UUID("8E3F0009-1234-5678-9abc-def012345678", IOther);
// CHECK-NEXT: MIDL_INTERFACE("8E3F0009-1234-5678-9abc-def012345678")
// CHECK-NEXT: IOther : public IUnknown {
bool f(REFIID id) { return id == __uuidof(IOther) || id == __uuidof(IFromHeader); }
