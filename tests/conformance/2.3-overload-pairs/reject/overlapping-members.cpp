// A member function without a specifier must not repeat the signature of a cpu,amp member.
//
// reject: L-2.3.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct s
{
    int get() const restrict(amp, cpu);
    int get() const;            // ERROR
    int put() restrict(amp);
    int put();
};
