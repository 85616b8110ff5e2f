// `long` in amp code, element types and captures has a warning that names the type to write. L-2.4.1.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip %s -o %t.hip 2>&1 | FileCheck --implicit-check-not=warning: %s
// RUN: %amp2hip -Wno-amp-long %s -o %t.hip 2>&1 | count 0
// RUN: %accepted

#include <amp.h>
#include <cstddef>
#include <vector>
using namespace concurrency;

typedef unsigned long word;

// CHECK: :[[@LINE+1]]:1: warning: 'long' in amp code has 8 bytes here, but 4 on Windows; use 'int', which has 4 bytes everywhere [AMP1901,-Wamp-long]
long twice(int x) restrict(amp)
{
    // CHECK: :[[@LINE+1]]:5: warning: 'unsigned long' in amp code has 8 bytes here, but 4 on Windows; use 'unsigned int', which has 4
    unsigned long y = 2;
    // CHECK: :[[@LINE+1]]:5: warning: 'word' (aka 'unsigned long') in amp code
    word z = 3;
    std::size_t n = sizeof(x); // as wide as it is everywhere
    // CHECK: :[[@LINE+2]]:13: warning: 'long' in amp code
    // CHECK: :[[@LINE+1]]:28: warning: 'long' in amp code
    return (long)(x * y) + long(z + n) - 7;
}

long cpu_code(long x) { return x; }

int main()
{
    std::vector<long> data(4, 1);
    // CHECK: :[[@LINE+1]]:16: warning: 'long' as an element type
    array_view<long, 1> v(4, data);
    // CHECK: :[[@LINE+1]]:5: warning: 'unsigned long' in a captured variable
    unsigned long captured = 1;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += twice(1) + captured; });
    v.synchronize();
    return data[0] == 1 + 2 + 3 + 4 - 7 + 1 && cpu_code(1) ? 0 : 1;
}
