// Text that needs no change stays byte for byte. The output is this file with other specifiers in place of the
// restriction specifiers.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: sed -E 's/(\)|const) restrict\((amp, cpu|amp)\)/\1/' %s > %t.without
// RUN: tail -n +2 %t.hip | sed 's/__host_[_] __device__ //' | diff - %t.without
// RUN: head -n 1 %t.hip | FileCheck --check-prefix=MARK %s
// MARK: {{^}}// Translated by amp2hip from untouched.cpp, xxh3 {{[0-9a-f]{16}, output [0-9a-f]{16}$}}
// RUN: %builds

#include  <amp.h>	// blanks and a tab
#if 0
int skipped(int x) restrict ;  not even C++
#endif
using namespace concurrency ;



int   odd  ( int x,int y ) restrict(amp, cpu){return x+y ;}   
#define CONCATENATE(a, b) a ## b
int CONCATENATE(na, me)(int x) { return x; } 	
%:define DIGRAPH 1
const char *raw = R"x(restrict(amp) {
	)x", *utf8 = u8"Größe", *continued = "a\
b";
/* restrict(amp) in a comment */ // and restrict(cpu)
namespace { [[maybe_unused]] int unused; }
struct s { int a : 3, :2; unsigned b; };;
auto lambda = [](auto... xs) { return sizeof...(xs) + sizeof(s) + DIGRAPH; };
template<class T>struct t{T get()const restrict(amp){return T();}};
extern template struct t<int>;
int last() restrict(amp)
{ return 1; }
