// `typename` in templates that are never instantiated, with late parsing as in Microsoft's compiler.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate -- -std=c++17 -fdelayed-template-parsing
// RUN: %expect
// RUN: %builds

#include <amp.h>
#include <vector>

template <typename T> class bandwidth
{
public:
    void run(std::vector<T> &in);
    int sum(const T &t) restrict(amp, cpu)
    {
        const T::value_type x = t.first();
        // CHECK:        const typename T::value_type x = t.first();
        return static_cast<T::value_type>(x);
        // CHECK:        return static_cast<typename T::value_type>(x);
    }
    std::vector<typename T::value_type> all;
};

template <typename T> void bandwidth<T>::run(std::vector<T> &in)
{
    std::vector<T>::iterator at = in.begin();
    // CHECK:    typename std::vector<T>::iterator at = in.begin();
    for (std::vector<T>::const_iterator i = in.begin(); i != in.end(); ++i)
        // CHECK:    for (typename std::vector<T>::const_iterator i = in.begin(); i != in.end(); ++i)
        *at = *i;
}
