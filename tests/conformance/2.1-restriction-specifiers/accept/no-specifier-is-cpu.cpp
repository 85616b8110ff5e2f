// A function without a specifier can be declared again as restrict(cpu).
//
// accept: L-2.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

#include <string>
#include <cstdlib>

int length(const std::string &s);
int length(const std::string &s) restrict(cpu) { return int(s.size()); }

int parse(const char *text) restrict(cpu);
int parse(const char *text) { return std::atoi(text); }

int main()
{
    int n = length("four") + parse("38");
    int data[1] = {};
    array_view<int, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = n; });
    check("kernel", v[0], 42);
    return failures;
}
