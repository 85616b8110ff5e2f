// Lines of text files that may come from Windows.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s
// RUN: %amp2hip --from-msvc -Wno-amp-text-line %s -o %t.hip 2>&1 | count 0
// RUN: %amp2hip --from-msvc %s -o %t.hip -- -DC_LIBRARY 2>&1 | FileCheck %s -check-prefix FGETS

#include <amp.h>
#include <fstream>
#include <iostream>
#include <sstream>
#include <stdio.h>
#include <string>

int f() restrict(amp) { return 1; }

void others(std::string &line, char *buffer) {
  std::istringstream text(line);
  std::getline(text, line);
  std::getline(std::cin, line);
  std::ifstream binary("a.txt", std::ios::in | std::ios::binary);
  std::getline(binary, line);
  std::ifstream fields("a.csv");
  std::getline(fields, line, ',');
  fgets(buffer, 10, stdin);
}

#ifndef C_LIBRARY
void lines(std::string &line) {
  std::ifstream in("a.txt");
  while (std::getline(in, line))
    // CHECK: warns.cpp:[[#@LINE-1]]:10: warning: if the file comes from Windows, the lines that 'getline' reads end with '\r' on Linux; remove it from the line or convert the file [AMP1805,-Wamp-text-line]
    std::cout << line;
  std::getline(in, line); // one warning for a file
}
// CHECK-NOT: warning:
#else
void lines(FILE *in, char *buffer) { fgets(buffer, 10, in); }
// FGETS: warns.cpp:[[#@LINE-1]]:38: warning: if the file comes from Windows, the lines that 'fgets' reads
#endif
