// Files with an encoding in the mode of fopen.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip 2> %t.err && %code %t.hip | FileCheck %s && %msvc %t.hip
// RUN: FileCheck %s --check-prefix=MESSAGE --implicit-check-not=warning: < %t.err

#include <amp.h>
#include <cstdio>

int f() restrict(amp) { return 1; }

#define OPEN(name) fopen(name, "w, ccs=UNICODE")

template <typename T> FILE *open(T name) {
  // CHECK: return _fsopen(name, "rt, ccs=UTF-8", 0);
  return fopen(name, "rt, ccs=UTF-8");
}

void read() {
  open("a.txt");
  open((char *)"b.txt");
  // CHECK: FILE *file = _fsopen("c.txt", "w+,ccs=UTF-16LE", 0);
  FILE *file = std::fopen("c.txt", "w+,ccs=UTF-16LE");
  // CHECK: fopen("d.txt", "rt")
  fopen("d.txt", "rt");
  OPEN("e.txt");
  // MESSAGE: encoded-files.cpp:[[#@LINE-1]]:3: warning: 'fopen' of Linux does not support the encoding in the mode "w, ccs=UNICODE"; use '_fsopen' [AMP1805,-Wamp-text-line]
  freopen("f.txt", "a, ccs=UTF-8", file);
  // MESSAGE: [[#@LINE-1]]:3: warning: 'freopen' of Linux does not support the encoding in the mode "a, ccs=UTF-8"; use 'freopen_s'
}
