// A property read by a macro can be the argument of a parameter that has a default argument.
//
// accept: G-1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
#define VERSION(a) a.version
#define CALL(e) (e)
static unsigned f(unsigned n = 0xffffffffu) { return n; }
int main()
{
    accelerator a(L"cpu");
    return CALL(f(VERSION(a))) != a.get_version();
}
