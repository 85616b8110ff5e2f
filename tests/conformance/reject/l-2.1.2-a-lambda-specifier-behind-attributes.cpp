// reject: L-2.1.2-a
// what restricts a lambda stands in one run, behind its attributes
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

auto a = [](int x) restrict(amp) [[]] restrict(cpu) { return x; };              // ERROR
auto b = [](auto x) restrict(amp) [[]] restrict(cpu) { return x; };             // ERROR
auto d = [](int x) [[]] restrict(amp) restrict(cpu) { return x; };
