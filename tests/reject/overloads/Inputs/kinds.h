// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#include <amp.h>
template <typename T> int kind(T) { return 1; }
template <typename T> int kind(T) restrict(amp) { return 2; }
template <typename T> struct member
{
    int kind() const { return 1; }
    int kind() const restrict(amp) { return 2; }
};
