// The positions of a restriction specifier: after cv-qualifiers and ref-qualifiers, before all other parts.
// L-2.1.1-a to L-2.1.1-i, L-2.1.1-w
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>

float declared(float) restrict(amp, cpu);
float declared(float x) restrict(amp, cpu) { return x; }
// CHECK:__host__ __device__ float declared(float);
// CHECK-NEXT:__host__ __device__ float declared(float x) { return x; }

static inline int specifiers_in_front(int x) restrict(cpu, amp)
{
    return x;
}
[[nodiscard]] constexpr int attribute_in_front(int x) restrict(amp, cpu) { return x; }
int attribute_after_name [[gnu::noinline]] (int x) restrict(amp) { return x; }
// CHECK:__host__ __device__ static inline int specifiers_in_front(int x)
// CHECK-NEXT:{
// CHECK-NEXT:    return x;
// CHECK-NEXT:}
// CHECK-NEXT:{{\[\[}}nodiscard]] __host__ __device__ constexpr int attribute_in_front(int x) { return x; }
// CHECK-NEXT:__host__ __device__ int attribute_after_name {{\[\[}}gnu::noinline]] (int x) { return x; }

void no_throw() restrict(amp, cpu) noexcept {}
void no_throw_if() restrict(amp, cpu) noexcept(noexcept(no_throw())) {}
auto trailing(int x) restrict(amp, cpu) -> decltype(x + 1) { return x + 1; }
auto trailing_no_throw() restrict(amp) noexcept -> double { return 1.0; }
auto deduced(int x) restrict(amp) { return x * 2; }
const int &returns_reference(const int &x) restrict(amp, cpu) { return x; }
// CHECK:__host__ __device__ void no_throw() noexcept {}
// CHECK-NEXT:__host__ __device__ void no_throw_if() noexcept(noexcept(no_throw())) {}
// CHECK-NEXT:__host__ __device__ auto trailing(int x) -> decltype(x + 1) { return x + 1; }
// CHECK-NEXT:__host__ __device__ auto trailing_no_throw() noexcept -> double { return 1.0; }
// CHECK-NEXT:__host__ __device__ auto deduced(int x) { return x * 2; }
// CHECK-NEXT:__host__ __device__ const int &returns_reference(const int &x) { return x; }

struct members
{
    int m;
    members() restrict(amp, cpu) : m(0) {}
    explicit members(int x) restrict(cpu,amp)
        : m(x)
    {
    }
    members(const members &) restrict(amp, cpu) = default;
    ~members() restrict(cpu, amp) {}
    members &operator=(const members &o) restrict(amp, cpu) { m = o.m; return *this; }
    int get() const restrict(amp, cpu) { return m; }
    int lvalue() & restrict(amp) { return m; }
    int lvalue() && restrict(amp) { return -m; }
    int both() const & restrict(amp, cpu) noexcept { return m; }
    static int plain() restrict(amp) { return 3; }
    int out_of_line(int x) const restrict(amp, cpu);
    void gone() restrict(amp, cpu) = delete;
};

int members::out_of_line(int x) const restrict(amp, cpu) { return m + x; }
// CHECK:struct members
// CHECK-NEXT:{
// CHECK-NEXT:    int m;
// CHECK-NEXT:    __host__ __device__ members() : m(0) {}
// CHECK-NEXT:    __host__ __device__ explicit members(int x)
// CHECK-NEXT:        : m(x)
// CHECK-NEXT:    {
// CHECK-NEXT:    }
// CHECK-NEXT:    members(const members &) = default;
// CHECK-NEXT:    __host__ __device__ ~members() {}
// CHECK-NEXT:    __host__ __device__ members &operator=(const members &o) { m = o.m; return *this; }
// CHECK-NEXT:    __host__ __device__ int get() const { return m; }
// CHECK-NEXT:    __host__ __device__ int lvalue() & { return m; }
// CHECK-NEXT:    __host__ __device__ int lvalue() && { return -m; }
// CHECK-NEXT:    __host__ __device__ int both() const & noexcept { return m; }
// CHECK-NEXT:    __host__ __device__ static int plain() { return 3; }
// CHECK-NEXT:    __host__ __device__ int out_of_line(int x) const;
// CHECK-NEXT:    __host__ __device__ void gone() = delete;
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:__host__ __device__ int members::out_of_line(int x) const { return m + x; }

struct host_base
{
    virtual ~host_base() {}
    virtual int work(int) const restrict(cpu) = 0;
};
struct host_derived final : host_base
{
    int work(int x) const restrict(cpu) override { return x; }
};
// CHECK:struct host_base
// CHECK-NEXT:{
// CHECK-NEXT:    virtual ~host_base() {}
// CHECK-NEXT:    virtual int work(int) const = 0;
// CHECK-NEXT:};
// CHECK-NEXT:struct host_derived final : host_base
// CHECK-NEXT:{
// CHECK-NEXT:    int work(int x) const override { return x; }
// CHECK-NEXT:};
