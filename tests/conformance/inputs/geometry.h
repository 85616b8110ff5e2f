// Cpu,amp functions and an overload pair for programs with their own header.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMP2HIP_TESTS_CONFORMANCE_GEOMETRY_H
#define AMP2HIP_TESTS_CONFORMANCE_GEOMETRY_H

namespace geometry
{
struct point
{
    float x, y;
    float squared() const restrict(cpu, amp) { return x * x + y * y; }
};
template <typename T> T scale(T x) restrict(cpu, amp) { return x * T(3); }
inline int where() restrict(cpu) { return 1; }
inline int where() restrict(amp) { return 2; }
}

#endif
