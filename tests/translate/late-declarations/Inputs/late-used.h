// A header of late-files.cpp.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
#pragma once
template <typename T> int report(T t, int n) { return int(t) * n; }
namespace lib2 { template <typename T> int deep(T t) { return int(t); } inline namespace v1 { namespace nested { inline int deeper(int x) { return x + 1; } } } }
