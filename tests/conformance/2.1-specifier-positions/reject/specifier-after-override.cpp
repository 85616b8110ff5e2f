// A restriction specifier must not follow override.
//
// reject: L-2.1.1-x
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct base
{
    virtual ~base() {}
    virtual void run();
};
struct derived : base
{
    void run() override restrict(cpu); // ERROR
};
