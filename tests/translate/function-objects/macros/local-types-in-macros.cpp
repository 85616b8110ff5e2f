// A local type is renamed although a macro contains its name: the macro is expanded in the text, or its argument
// changes. Lines keep their numbers.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>
using namespace concurrency;

#define MAKE(type, name, value) type name = {value}
#define NAMED(type) #type
#define DECLARE_ITEM(type, member) \
    struct item                    \
    {                              \
        type member;               \
    }

void add(array_view<int, 1> v)
{
    struct item { int a; };
    MAKE(item, first, 1);
    {
        DECLARE_ITEM(int, b);
        MAKE(item, second, 2);
        second.b += sizeof(NAMED(item));
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = first.a + second.b; });
    }
}

// CHECK:    struct item { int a; };
// CHECK-NEXT:        struct item_2 { int b; };
// CHECK:// parallel_for_each at local-types-in-macros.cpp:31
// CHECK:    MAKE(item, first, 1);
// CHECK-NEXT:    {
// CHECK-NEXT:        using item_2 = add_local::item_2;
// CHECK-NEXT:        MAKE(item_2, second, 2);
// CHECK-NEXT:        second.b += sizeof(NAMED(item));
