// An amp function template must not use typeid.
//
// reject: L-2.4.3.7-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <typeinfo>

template <typename T> bool is_int(T) restrict(amp)
{
    return typeid(T) == typeid(int); // ERROR
}
bool use() restrict(amp) { return is_int(1); }
