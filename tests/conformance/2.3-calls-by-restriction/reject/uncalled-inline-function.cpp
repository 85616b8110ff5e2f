// An inline amp function or a member must not call a cpu function, even if nothing calls it.
//
// reject: L-2.3.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

void h();
inline void f() restrict(cpu, amp)
{
    h(); // ERROR
}
struct never_used
{
    void g() const restrict(amp)
    {
        h(); // ERROR
    }
};
