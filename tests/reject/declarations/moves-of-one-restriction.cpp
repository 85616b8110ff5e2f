// A class that cpu code copies cannot have a move function for amp code only. In the output, cpu
// code, or a library, would move objects with it. L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>

struct assigned
{
    int x;
    assigned &operator=(const assigned &o) { x = o.x; return *this; }
    // expected-error@+1 {{cpu code moves objects of type 'assigned'}}
    assigned &operator=(assigned &&o) restrict(amp) { x = o.x; return *this; }
};

struct constructed
{
    int x;
    constructed(const constructed &o) : x(o.x) {}
    // expected-error@+1 {{cpu code moves objects of type 'constructed'}}
    constructed(constructed &&o) restrict(amp) : x(o.x) {}
};
