// Members of class templates that differ in restriction only. The header or a source specializes them.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#include <amp.h>

template <typename T> struct in_source
{
    int id() const { return 1; }
    int id() const restrict(amp) { return 2; }
    int other() const { return 3; }
    int other() const restrict(amp) { return 4; }
};
template <typename T> struct in_header
{
    int id() const { return 1; }
    int id() const restrict(amp) { return 2; }
};
template <> inline int in_header<float>::id() const restrict(amp) { return 12; }
