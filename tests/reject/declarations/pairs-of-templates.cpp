// Two templates that differ only in restriction become one template. If they cannot be renamed, it is an error to use
// template arguments for which one of the bodies does not compile.
// L-2.2.2-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
#include "Inputs/pairs-of-templates.h"

struct host_only
{
    int value;
    int on_host() const { return 1; }
};
struct gpu_only
{
    int value;
    int on_gpu() const restrict(amp) { return 2; }
};

template <typename T> int instantiated(const T &t) { return t.on_host(); }
template <typename T> int instantiated(const T &t) restrict(amp) { return t.on_gpu(); } // expected-note {{the overload that does not compile}}
template int instantiated(const host_only &t);

template <typename T> struct number
{
    T t;
    operator int() const { return t.on_host(); }
    operator int() const restrict(amp) { return t.on_gpu(); } // expected-note {{the overload that does not compile}}
};

template <typename T> struct kernel
{
    concurrency::array_view<int> v;
    T t;
    void operator()(concurrency::index<1> i) const { v[i] = t.on_host(); } // expected-note {{the overload that does not compile}}
    void operator()(concurrency::index<1> i) const restrict(amp) { v[i] = t.on_gpu(); }
};

// The templates get different names: each instance has one body.
template <typename T> int apart(const T &t) { return t.on_host(); }
template <typename T> int apart(const T &t) restrict(amp) { return t.on_gpu(); }

int of_cpu(host_only h)
{
    box<host_only> b = {h};
    number<host_only> n = {h};
    int m = place(h); // expected-error {{the amp overload does not compile for this use}}
    m += b.get();     // expected-error {{the amp overload does not compile for this use}}
    m += b.sum(1);    // expected-error {{the amp overload does not compile for this use}}
    m += from(b);     // expected-error {{the amp overload does not compile for this use}}
    m += n;           // expected-error {{the amp overload does not compile for this use}}
    m += instantiated(h); // expected-error {{the amp overload does not compile for this use}}
    return m + fits(h) + apart(h);
}

void launches(concurrency::array_view<int> v, gpu_only g)
{
    box<gpu_only> b = {g};
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) {
        v[i] = fits(g) + apart(g);
        v[i] += place(g); // expected-error {{the cpu overload does not compile for this use}}
        v[i] += b.get();  // expected-error {{the cpu overload does not compile for this use}}
    });
    parallel_for_each(v.extent, kernel<gpu_only>{v, g}); // expected-error {{the cpu overload does not compile for this use}}
}
// expected-note@pairs-of-templates.h:8 {{the overload that does not compile}}
// expected-note@pairs-of-templates.h:9 {{the overload that does not compile}}
// expected-note@pairs-of-templates.h:14 {{the overload that does not compile}}
// expected-note@pairs-of-templates.h:15 {{the overload that does not compile}}
// expected-note@pairs-of-templates.h:17 {{the overload that does not compile}}
// expected-note@pairs-of-templates.h:19 {{the overload that does not compile}}
