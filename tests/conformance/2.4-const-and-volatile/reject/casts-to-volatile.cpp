// Amp code must not access an object through a cast to a pointer or reference to volatile.
//
// reject: L-2.4.1.1-b, L-2.4.1.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

using V = volatile int;
struct S { volatile int v; int ok; };

template <typename T> T read(T *p) restrict(amp) { return *const_cast<volatile T *>(p); } // ERROR
template <typename T> T fine(T *p) restrict(cpu) { return *const_cast<volatile T *>(p); }

int f(int c, S s) restrict(amp)
{
    c = *(volatile int *)&c;            // ERROR
    c = static_cast<volatile int &>(c); // ERROR
    c = *const_cast<V *>(&c);           // ERROR
    c = (const volatile int &)c;        // ERROR
    c = *reinterpret_cast<V *>(&c);     // ERROR
    c += sizeof(volatile int *);        // ERROR
    int S::*ok = &S::ok;
    volatile int S::*bad = &S::v;       // ERROR
    auto [first, second] = s;
    c += second;
    c += first;                         // ERROR
    return s.*ok + read(&c);
}

int host(int c) { return *(volatile int *)&c + fine(&c); }
