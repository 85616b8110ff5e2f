// An instance of a cpu,amp template must not call a cpu-only member of its argument's class.
//
// reject: L-2.3.2.1-b, L-2.4.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct covered
{
    int get() const { return 1; }
    int get() const restrict(amp) { return 2; }
};
struct cpu_only
{
    int get() const { return 1; }
};
template <typename T> int read(const T &x) restrict(cpu, amp)
{
    return x.get(); // ERROR
}
int fine(covered c) { return read(c); }
int wrong(cpu_only c) { return read(c); }
