// `typename` that Microsoft's compiler does not require is written where g++ requires it.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate -- -std=c++17 -fms-extensions
// RUN: %expect
// RUN: %builds

#include <amp.h>

template <typename T>
struct holder
{
    typedef T::value_type value_type;
    T::value_type first;
    const T::value_type &get() const restrict(amp, cpu) { return first; }
    T::value_type set(T::value_type x) restrict(amp, cpu);
    typename T::value_type as_it_should_be;
};
// CHECK:template <typename T>
// CHECK-NEXT:struct holder
// CHECK-NEXT:{
// CHECK-NEXT:    typedef typename T::value_type value_type;
// CHECK-NEXT:    typename T::value_type first;
// CHECK-NEXT:    __host__ __device__ const typename T::value_type &get() const { return first; }
// CHECK-NEXT:    __host__ __device__ typename T::value_type set(typename T::value_type x);
// CHECK-NEXT:    typename T::value_type as_it_should_be;
// CHECK-NEXT:};

template <typename T>
T::value_type holder<T>::set(T::value_type x) restrict(amp, cpu)
{
    first = static_cast<T::value_type>(x);
    return first;
}
// CHECK:template <typename T>
// CHECK-NEXT:__host__ __device__ typename T::value_type holder<T>::set(typename T::value_type x)
// CHECK-NEXT:{
// CHECK-NEXT:    first = static_cast<typename T::value_type>(x);
// CHECK-NEXT:    return first;
// CHECK-NEXT:}

struct traits
{
    typedef int value_type;
};
int use(holder<traits> &h) restrict(amp, cpu) { return h.set(1) + h.get(); }
// CHECK:struct traits
// CHECK-NEXT:{
// CHECK-NEXT:    typedef int value_type;
// CHECK-NEXT:};
// CHECK-NEXT:__host__ __device__ int use(holder<traits> &h) { return h.set(1) + h.get(); }
