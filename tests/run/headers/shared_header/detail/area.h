// area.h: a header with amp code that includes no header of C++ AMP.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma once

namespace detail
{
    template <typename T>
    inline T product(T a, T b) restrict(cpu, amp)
    {
        return a * b;
    }
}
