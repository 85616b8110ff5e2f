// A non-const lvalue reference or a pointer must not bind to a property.
//
// reject: G-1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>
using namespace concurrency;
#include <functional>
#include <tuple>
#include <memory>
template <class T> void lv(T &) {}
template <class V> void tmpl(V &v)
{
    auto &e = v.extent; // ERROR
    lv(v.extent); // ERROR
    extent<1> *p = &v.extent; // ERROR
}
template <class V> void tmpl2(V &v)
{
    v.extent = v.extent; // ERROR
}
void f(array<int, 1> a, array_view<int, 1> v, accelerator acc)
{
    auto &e = a.extent; // ERROR
    lv(a.extent); // ERROR
    lv(acc.description); // ERROR
    auto l = [&x = a.extent] { return x.size(); }; // ERROR
    std::tie(a.extent); // ERROR
    std::ref(a.extent); // ERROR
    std::addressof(a.extent); // ERROR
    std::wstring &s = acc.description; // ERROR
    accelerator_view &w = a.accelerator_view; // ERROR
    [](auto &x) {}(v.extent); // ERROR
    lv(true ? a.extent : v.extent); // ERROR
    auto *q = &(a.extent); // ERROR
    (a.extent) = v.extent; // ERROR
    tmpl(v);
    tmpl2(v);
}
