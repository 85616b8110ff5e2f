// An extent must not have a negative rank from a template argument.
//
// reject: R-4.1-b, R-4.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
template <int N> int f() { return sizeof(concurrency::extent<N>); } // ERROR
int main() { return f<-1>(); }
