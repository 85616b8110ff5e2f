// Amp code must not use std::string, std::unique_ptr, std::complex, std::tuple or std::pair.
//
// reject: L-2.4.1.3-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
#include <string>
#include <tuple>
#include <complex>
#include <memory>
struct Big { std::string s; };
void a(std::string s) restrict(amp); // ERROR
void b(const Big& b) restrict(amp); // ERROR
void c(std::unique_ptr<int> p) restrict(amp) { (void)p; } // ERROR
void d(std::wstring* p) restrict(amp); // ERROR
void e() restrict(amp) { std::complex<float> z(1, 2); } // ERROR
void f() restrict(amp) { auto t = std::make_tuple(1, 2); } // ERROR
void g() restrict(amp) { std::pair<int, char> p; } // ERROR
void h() restrict(amp) { int x = std::string("a").size(); } // ERROR
int main() {}
