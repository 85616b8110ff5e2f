// C++17 has no dynamic exception specifications except throw().
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>
#include <new>
#include <stdexcept>

void may_throw() throw(std::bad_alloc);
void may_throw() throw(std::bad_alloc) {}
void may_throw_two() throw(std::bad_alloc, std::runtime_error)
{
}
void never() throw() {}
struct base
{
    virtual ~base() throw() {}
    virtual int work(int x) const throw(std::runtime_error) { return x; }
};
template <typename T> T of_template(T x) throw(T) { return x; }
// CHECK:void may_throw();
// CHECK-NEXT:void may_throw() {}
// CHECK-NEXT:void may_throw_two()
// CHECK-NEXT:{
// CHECK-NEXT:}
// CHECK-NEXT:void never() throw() {}
// CHECK-NEXT:struct base
// CHECK-NEXT:{
// CHECK-NEXT:    virtual ~base() throw() {}
// CHECK-NEXT:    virtual int work(int x) const { return x; }
// CHECK-NEXT:};
// CHECK-NEXT:template <typename T> T of_template(T x) { return x; }

int on_accelerator(int x) restrict(amp, cpu) { return x; }
// CHECK:__host__ __device__ int on_accelerator(int x) { return x; }
