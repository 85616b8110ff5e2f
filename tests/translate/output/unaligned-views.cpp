// The output defines AMP2HIP_UNALIGNED_VIEWS if amp code makes a view of a pointer or of elements of
// another type. Host code that does so does not matter: a launch sees these views.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip %s -o %t.host.hip
// RUN: %code %t.host.hip | FileCheck --check-prefix HOST %s
// HOST-NOT: #define AMP2HIP
// RUN: %amp2hip %s -o %t.pointer.hip -- -DPOINTER
// RUN: %code %t.pointer.hip | FileCheck %s
// RUN: %amp2hip %s -o %t.type.hip -- -DTYPE
// RUN: %code %t.type.hip | FileCheck %s
// CHECK: #define AMP2HIP_UNALIGNED_VIEWS
// CHECK: #include <amp.h>

#include <amp.h>
#include <vector>
using namespace concurrency;

struct pair { float x, y; };

template <typename T>
T first(const array_view<const float, 1>& v) restrict(cpu, amp)
{
#ifdef TYPE
    return v.reinterpret_as<const T>()[0];
#else
    return T();
#endif
}

void run(std::vector<float>& data)
{
    array_view<float, 1> v(100, data.data());
    array_view<pair, 1> pairs = v.reinterpret_as<pair>();
    parallel_for_each(pairs.extent, [=](index<1> i) restrict(amp) {
        pair local[2] = {};
#ifdef POINTER
        array_view<pair, 1> w(2, local);
        pairs[i] = w[0];
#endif
        pairs[i].x = local[1].y + first<pair>(v).x;
    });
}
