// A macro that reads a property can appear in an argument of another macro.
//
// accept: G-1.1-d, L-2.1.1-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
#define PATH(a) a.device_path
#define CHECK(e) ((e) ? 0 : 1)
int main()
{
    accelerator a(L"cpu");
    return CHECK(PATH(a) == L"cpu");
}
