// An instance of an amp template must not have a local variable of an incompatible type.
//
// reject: L-2.4.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

template <typename T> int count(int n) restrict(amp)
{
    T zero = T(); // ERROR
    return n + int(zero);
}

int use() restrict(amp)
{
    return count<int>(1) + count<short>(2);
}
