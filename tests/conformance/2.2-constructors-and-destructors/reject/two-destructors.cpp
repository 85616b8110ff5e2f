// A class must not have two destructors that differ in restriction.
//
// reject: L-2.2.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct a
{
    ~a();
    ~a() restrict(amp); // ERROR
};
