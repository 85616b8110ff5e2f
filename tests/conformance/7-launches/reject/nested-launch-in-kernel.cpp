// A kernel must not launch another kernel.
//
// reject: P-7-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int main() {
    parallel_for_each(extent<1>(4), [=](index<1>) restrict(amp) {
        parallel_for_each(extent<1>(2), [=](index<1>) restrict(amp) {}); // ERROR
    });
}
