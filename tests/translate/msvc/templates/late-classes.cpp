// Class templates use classes that are declared after them.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>

namespace math {
    // CHECK:      {{^    }}template <unsigned N, class T> struct bits;
    // CHECK-NEXT: {{^    }}template <unsigned N>
    // CHECK-NEXT: {{^    }}struct power_of_two {
    template <unsigned N>
    struct power_of_two {
        enum { result = bits<N, int>::result == 1 };
    };
    // CHECK:      {{^    }}template <unsigned N> struct is_set;
    // CHECK-NEXT: {{^    }}class point;
    // CHECK-NEXT: {{^    }}template <unsigned N, class T>
    template <unsigned N, class T>
    struct bits {
        enum { result = is_set<N>::result + bits<(N >> 1), T>::result };
        point *where;
    };
    template <class T>
    struct bits<0, T> {
        enum { result = 0 };
    };
    template <unsigned N>
    struct is_set {
        enum { result = N & 1 };
    };
    class point {};
} // namespace math

static_assert(math::power_of_two<64>::result && !math::power_of_two<65>::result, "");
int f() restrict(amp) { return 1; }
