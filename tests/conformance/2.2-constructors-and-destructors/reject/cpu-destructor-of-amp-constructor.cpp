// A class with an amp constructor must not have a cpu-only destructor, even without objects.
//
// reject: L-2.2.2-c, L-2.2.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

class bar // ERROR-NEAR
{
public:
    bar() {}
    bar() restrict(amp) {}
    ~bar() {}
};
