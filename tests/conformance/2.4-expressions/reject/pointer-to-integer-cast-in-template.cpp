// An instance of an amp function template must not cast a pointer to an integer.
//
// reject: L-2.4.3.6-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

template <typename To, typename From> To convert(From x) restrict(amp)
{
    return (To)x; // ERROR
}
int use(int *p) restrict(amp)
{
    float f = convert<float>(3);
    int *q = convert<int *>(p);
    return int(convert<long>(q)) + int(f);
}
