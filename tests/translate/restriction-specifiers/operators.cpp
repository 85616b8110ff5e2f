// Operators, conversions, friends and literals. L-2.1.1-k to L-2.1.1-n, L-2.1.1-q
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>

class vec
{
    float m_x, m_y;

public:
    vec(float x, float y) restrict(amp, cpu) : m_x(x), m_y(y) {}

    vec operator-() const restrict(amp, cpu) { return vec(-m_x, -m_y); }
    vec &operator+=(const vec &o) restrict(amp, cpu)
    {
        m_x += o.m_x;
        m_y += o.m_y;
        return *this;
    }
    vec &operator++() restrict(amp, cpu) { m_x += 1; return *this; }
    vec operator++(int) restrict(amp, cpu) { vec old(*this); ++*this; return old; }
    float &operator[](int i) restrict(amp, cpu) { return i == 0 ? m_x : m_y; }
    float operator()(int i) const restrict(amp, cpu) { return i == 0 ? m_x : m_y; }
    const vec *operator->() const restrict(amp, cpu) { return this; }
    operator float() const restrict(amp, cpu) { return m_x; }
    explicit operator bool() const restrict(amp, cpu) { return m_x != 0; }

    friend bool operator==(const vec &a, const vec &b) restrict(amp, cpu);
    friend vec operator*(const vec &a, float f) restrict(amp, cpu) { return vec(a.m_x * f, a.m_y * f); }
    friend float dot(vec a, vec b) restrict(amp, cpu);
};
// CHECK:class vec
// CHECK-NEXT:{
// CHECK-NEXT:    float m_x, m_y;
// CHECK-EMPTY:
// CHECK-NEXT:public:
// CHECK-NEXT:    __host__ __device__ vec(float x, float y) : m_x(x), m_y(y) {}
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ vec operator-() const { return vec(-m_x, -m_y); }
// CHECK-NEXT:    __host__ __device__ vec &operator+=(const vec &o)
// CHECK-NEXT:    {
// CHECK-NEXT:        m_x += o.m_x;
// CHECK-NEXT:        m_y += o.m_y;
// CHECK-NEXT:        return *this;
// CHECK-NEXT:    }
// CHECK-NEXT:    __host__ __device__ vec &operator++() { m_x += 1; return *this; }
// CHECK-NEXT:    __host__ __device__ vec operator++(int) { vec old(*this); ++*this; return old; }
// CHECK-NEXT:    __host__ __device__ float &operator[](int i) { return i == 0 ? m_x : m_y; }
// CHECK-NEXT:    __host__ __device__ float operator()(int i) const { return i == 0 ? m_x : m_y; }
// CHECK-NEXT:    __host__ __device__ const vec *operator->() const { return this; }
// CHECK-NEXT:    __host__ __device__ operator float() const { return m_x; }
// CHECK-NEXT:    __host__ __device__ explicit operator bool() const { return m_x != 0; }
// CHECK-EMPTY:
// CHECK-NEXT:    friend __host__ __device__ bool operator==(const vec &a, const vec &b);
// CHECK-NEXT:    friend __host__ __device__ vec operator*(const vec &a, float f) { return vec(a.m_x * f, a.m_y * f); }
// CHECK-NEXT:    friend __host__ __device__ float dot(vec a, vec b);
// CHECK-NEXT:};

bool operator==(const vec &a, const vec &b) restrict(amp, cpu) { return a.m_x == b.m_x && a.m_y == b.m_y; }
float dot(vec a, vec b) restrict(amp, cpu) { return a.m_x * b.m_x + a.m_y * b.m_y; }
// CHECK:__host__ __device__ bool operator==(const vec &a, const vec &b) { return a.m_x == b.m_x && a.m_y == b.m_y; }
// CHECK-NEXT:__host__ __device__ float dot(vec a, vec b) { return a.m_x * b.m_x + a.m_y * b.m_y; }
