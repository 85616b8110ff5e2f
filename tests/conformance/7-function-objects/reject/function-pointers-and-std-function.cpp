// A kernel must not be a function pointer or a std::function.
//
// reject: P-7-m
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <functional>
using namespace concurrency;

void host_function(index<1>) {}

void by_pointer(extent<1> e)
{
    parallel_for_each(e, &host_function); // ERROR-NEAR
}

void by_object(extent<1> e)
{
    std::function<void(index<1>)> k = host_function;
    parallel_for_each(e, k); // ERROR-NEAR
}
