// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "both.h"
#include <map>
#include <string>

int helper() { return 1; } // the program has one, too
static std::map<std::string, int> calls;
int by_keyword() { return ++calls["by_keyword"] + helper(); }
int data_by_keyword = 4;
counter::~counter() {}
int counter::next() { return count += helper(); }
extern "C" int by_definition_file() { return helper() * 5; }
extern "C" int exported_by_nothing() { return 1; }
