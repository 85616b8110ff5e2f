// A member function with an amp restriction must not be virtual.
//
// reject: L-2.4.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct s
{
    virtual int f() restrict(cpu, amp) { return 1; } // ERROR
    virtual ~s() {}
};
