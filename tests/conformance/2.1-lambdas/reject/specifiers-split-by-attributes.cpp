// An attribute must not separate the restriction specifiers of a lambda.
//
// reject: L-2.1.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

auto a = [](int x) restrict(amp) [[]] restrict(cpu) { return x; };              // ERROR
auto b = [](auto x) restrict(amp) [[]] restrict(cpu) { return x; };             // ERROR
auto d = [](int x) [[]] restrict(amp) restrict(cpu) { return x; };
