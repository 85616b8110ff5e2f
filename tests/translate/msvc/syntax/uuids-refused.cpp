// Identifiers that the output cannot declare are errors.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: not %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s --implicit-check-not error:

#include <objbase.h>
#include <amp.h>

template <typename T> struct __declspec(uuid("8E3F0001-1234-5678-9abc-def012345678")) IList {};
// CHECK: uuids-refused.cpp:[[#@LINE-1]]:87: error: amp2hip cannot declare the identifier of this class for '__uuidof'; give identifiers to specializations of the template for single types
typedef struct __declspec(uuid("8E3F0002-1234-5678-9abc-def012345678")) {} unnamed;
// CHECK: uuids-refused.cpp:[[#@LINE-1]]:9: error: amp2hip cannot declare the identifier of this class for '__uuidof'; give the class a name
template <typename T> struct pointer {};
bool f(REFIID id) {
  struct __declspec(uuid("8E3F0003-1234-5678-9abc-def012345678")) local {};
  // CHECK: uuids-refused.cpp:[[#@LINE-1]]:67: error: amp2hip cannot declare the identifier of this class for '__uuidof'; move the class out of the function
  return id == __uuidof(pointer<IUnknown>);
  // CHECK: uuids-refused.cpp:[[#@LINE-1]]:16: error: this operand of '__uuidof' is not a class with an identifier; name the class
}
int g() restrict(amp) { return 1; }
