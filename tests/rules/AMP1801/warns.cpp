// An unused template body with errors is left out, with a warning; a used body must have no errors.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: not %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s

#include <amp.h>

template <typename T> void never(T t) { gone(3); }
// CHECK: warns.cpp:[[#@LINE-1]]:39: warning: the body of 'never' is left out: nothing uses it, and it has an error: 'gone' is not declared [AMP1801,-Wamp-unused-body]

template <typename T> void used(T t) { gone(3); }
void f() { used(1); }
// CHECK: warns.cpp:[[#@LINE-2]]:40: error: use of undeclared identifier 'gone'

int g() restrict(amp) { return 1; }
