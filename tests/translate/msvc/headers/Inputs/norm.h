// A template that uses functions that its sources include after it.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
#pragma once

template <typename T> T norm(int x, int y) { return T(sqrt(double(x * x + y * y))); }
template <typename T> T unused(int x) { return T(std::ceil(double(x))); }
