// The program declares names that the C library of Linux declares.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: not %amp2hip %s -o %t.hip 2>&1 | FileCheck %s --implicit-check-not=error:

#include <amp.h>
#include <cmath>
#include <cstdlib>
#include <math.h>
#include <vector>

// CHECK: [[#@LINE+1]]:7: error: redefinition of 'gamma' as different kind of symbol; a system header declares this name, too, so rename it in the program
float gamma = 2.2f;
// CHECK: [[#@LINE+1]]:5: error: functions that differ only in their return type cannot be overloaded; a system header declares
int random() { return 4; }
// CHECK: [[#@LINE+1]]:7: error: declaration conflicts with target of using declaration already in scope; a system header declares
float round(float x) { return std::floor(x + 0.5f); }
// CHECK: [[#@LINE+2]]:46: error: redefinition of 'own' as different kind of symbol{{$}}
int own = 3;
struct own_class {}; typedef int type; float own() { return 1; }

namespace {
const int size = 3;
}
using namespace std;
// CHECK: [[#@LINE+1]]:25: error: reference to 'size' is ambiguous; a system header declares this name, too
int get_size() { return size; }

int f(int x) restrict(amp) { return x; }
