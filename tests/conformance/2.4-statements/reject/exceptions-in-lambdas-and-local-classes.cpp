// Lambdas and local classes of a cpu,amp function must not throw or catch.
//
// reject: L-2.4.3.7-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(int n) restrict(cpu, amp)
{
    auto check = [](int x)
    {
        if (x < 0)
            throw 1; // ERROR
        return x;
    };
    struct local
    {
        int get(int x) const
        {
            try // ERROR
            {
                return x;
            }
            catch (int)
            {
                return 0;
            }
        }
    };
    return check(n) + local().get(n);
}
