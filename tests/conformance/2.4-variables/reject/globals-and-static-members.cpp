// Amp code must not use a global, namespace, static member or thread_local variable.
//
// reject: L-2.4.3.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int global;
static float file_static;
namespace n
{
int named;
}
struct s
{
    static int counter;
    int m;
    int use() const restrict(amp) { return m + counter; } // ERROR
};
int &alias = global;
thread_local int local_to_thread;

int f() restrict(amp)
{
    global = 1;                    // ERROR
    int x = int(file_static);      // ERROR
    x += n::named;                 // ERROR
    x += s::counter;               // ERROR
    x += alias;                    // ERROR
    return x + local_to_thread;    // ERROR
}
