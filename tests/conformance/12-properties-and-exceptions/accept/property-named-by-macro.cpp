// A macro can expand to a property access, to its name or to a pasted name.
//
// accept: G-1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
#define PATH(a) a.device_path
#define PROP version
#define PASTE(a, x, y) a.x##y
int main()
{
    accelerator a(L"cpu");
    return !(PATH(a) == L"cpu" && a.PROP == a.get_version() && PASTE(a, device_, path) == L"cpu");
}
