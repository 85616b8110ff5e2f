// A const auto& variable binds to the device_path property.
//
// accept: G-1.1-d, C-1.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
static int bad;
#define CHECK(...)                                                                                 \
  ((__VA_ARGS__) ? void() : (void)(std::printf("line %d: %s\n", __LINE__, #__VA_ARGS__), ++bad))
using namespace concurrency;
int main()
{
    accelerator a(L"cpu");
    const auto &path = a.device_path;
    CHECK(path == L"cpu");
    return bad;
}
