// Commands that only the shell of Windows has.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s --implicit-check-not=warning:
// RUN: %msvc %t.hip
// RUN: %amp2hip --from-msvc -Wno-amp-command %s -o %t.hip 2>&1 | count 0

#include <amp.h>
#include <cstdlib>
#include <stdio.h>
#include <string>
#include <tchar.h>

int f() restrict(amp) { return 1; }

template <typename T> int list(T) { return std::system("dir /b"); }
// CHECK: warns.cpp:[[#@LINE-1]]:44: warning: the shell of Linux has no command 'dir'; use 'ls' [AMP1810,-Wamp-command]

void commands(const std::string &name) {
  list(1);
  list(2.0);
  system("@DEL result.tmp");
  // CHECK: warns.cpp:[[#@LINE-1]]:3: warning: the shell of Linux has no command 'del'; use 'rm' [AMP1810,-Wamp-command]
  _wsystem(L"cmd.exe /c dir");
  // CHECK: warns.cpp:[[#@LINE-1]]:3: warning: the shell of Linux has no command 'cmd'; use 'sh' [AMP1810,-Wamp-command]
  FILE *lines = _popen("type\tnotes.txt", "r");
  // CHECK: warns.cpp:[[#@LINE-1]]:17: warning: the shell of Linux has no command 'type'; use 'cat' [AMP1810,-Wamp-command]
  _pclose(lines);
  system("Viewer.exe image.bmp");
  // CHECK: warns.cpp:[[#@LINE-1]]:3: warning: 'Viewer.exe' is a program for Windows; call one for Linux [AMP1810,-Wamp-command]
  system("pause");
  system("cls");
  system("echo done");
  system("typed.sh");
  system(("del " + name).c_str());
}
