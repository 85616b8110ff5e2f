// `typename` before types of types that depend on template parameters, which Clang takes for
// expressions.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate -- -std=c++17 -fms-extensions -fdelayed-template-parsing
// RUN: %expect
// RUN: %builds

#include <amp.h>
#include <vector>

template <typename T> struct image
{
    typedef std::vector<T> storage;
    storage pixels;
};

// Used below.
template <typename T> T largest(const image<T> &in)
{
    T result = T();
    image<T>::storage::const_iterator i = in.pixels.begin();
    // CHECK:    typename image<T>::storage::const_iterator i = in.pixels.begin();
    image<T>::storage::const_iterator end = in.pixels.end();
    // CHECK:    typename image<T>::storage::const_iterator end = in.pixels.end();
    for (; i != end; ++i)
        if (*i > result)
            result = *i;
    for (image<T>::storage::const_iterator k = in.pixels.begin(); k != end; ++k)
        // CHECK:    for (typename image<T>::storage::const_iterator k = in.pixels.begin(); k != end; ++k)
        result = *k > result ? *k : result;
    image<T>::storage::value_type *first = &result;
    // CHECK:    typename image<T>::storage::value_type *first = &result;
    return *first;
}

// Not used.
template <typename T> void clear(image<T> &in)
{
    image<T>::storage::iterator i = in.pixels.begin();
    // CHECK:    typename image<T>::storage::iterator i = in.pixels.begin();
    const image<T>::storage::value_type zero = 0;
    // CHECK:    const typename image<T>::storage::value_type zero = 0;
    *i = zero + (image<T>::storage::value_type)in.pixels.size();
    // CHECK:    *i = zero + (typename image<T>::storage::value_type)in.pixels.size();
}

// A member of a class template that names its own types.
template <typename T> struct list
{
    typedef std::vector<T> storage;
    storage all;
    void increment()
    {
        storage::value_type *p = &all[0];
        // CHECK:        typename storage::value_type *p = &all[0];
        *p += (storage::value_type)1;
        // CHECK:        *p += (typename storage::value_type)1;
    }
};

int main()
{
    concurrency::array_view<int> v(1);
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 0; });
    // CHECK:    parallel_for_each(v.extent, main_kernel{v});
    image<int> in;
    in.pixels.push_back(3);
    return largest(in) + v[0] - 3;
}
