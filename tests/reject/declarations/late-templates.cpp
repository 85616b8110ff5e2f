// With -fdelayed-template-parsing, the output declares before a template what the template uses and the source declares
// after it. If that is impossible, the error says why.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: not %amp2hip %s -o %t.hip -- -std=c++17 -fdelayed-template-parsing 2>&1 | FileCheck %s
// RUN: not ls %t.hip

#include <amp.h>

int read_setting();

template <typename F> int uses(F f)
{
    // CHECK: late-templates.cpp:[[@LINE+1]]:18: error: 'setting' is declared after the template that uses it, and amp2hip cannot declare it earlier because it is initialized at run time; declare it before the template
    return f() + setting;
    // CHECK: late-templates.cpp:[[@LINE+3]]:12: note: declared here
}

static int setting = read_setting();

template <typename T> struct holder
{
    // CHECK: late-templates.cpp:[[@LINE+1]]:34: error: 'deduced' is declared after {{.*}} because the template is a member of 'holder'
    int get() const { return int(deduced(T()).x); }
    T x;
};
template <typename T> auto deduced(T t) { return holder<T>{t}; }

namespace named
{
template <typename T> int through_alias(T)
{
    // CHECK: late-templates.cpp:[[@LINE+1]]:12: error: 'later_name' is declared after {{.*}} because it is an alias of namespace 'later', which is declared after the template
    return later_name::value;
}
} // namespace named
namespace later
{
const int value = 1;
}
namespace named
{
namespace later_name = later;
}

int main() { return uses([] { return 0; }) + holder<int>{1}.get() + named::through_alias(1); }
// CHECK-NOT: error:
