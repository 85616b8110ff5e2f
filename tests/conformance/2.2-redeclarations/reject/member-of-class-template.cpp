// A definition of a class template member must not have more restrictions than its declaration.
//
// reject: L-2.2-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

template <typename T> struct s
{
    T get(T x) const restrict(amp);
};
template <typename T> T s<T>::get(T x) const restrict(cpu, amp) { return x; } // ERROR
