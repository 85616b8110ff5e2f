// Templates, their members, specializations and instantiations each repeat the specifier. L-2.1.1-o, L-2.1.1-p
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>

template <typename T>
T square(T x) restrict(amp, cpu)
{
    return x * x;
}
template <> int square(int x) restrict(amp, cpu) { return x * x + 1; }
template float square<float>(float x) restrict(amp, cpu);
extern template double square<double>(double x) restrict(amp, cpu);
// CHECK:template <typename T>
// CHECK-NEXT:__host__ __device__ T square(T x)
// CHECK-NEXT:{
// CHECK-NEXT:    return x * x;
// CHECK-NEXT:}
// CHECK-NEXT:template <> __host__ __device__ int square(int x) { return x * x + 1; }
// CHECK-NEXT:template __host__ __device__ float square<float>(float x);
// CHECK-NEXT:extern template __host__ __device__ double square<double>(double x);

template <typename T, int N>
class stack
{
    T m_items[N];
    int m_size;

public:
    stack() restrict(amp, cpu) : m_size(0) {}
    void push(T x) restrict(amp, cpu);
    template <typename U> U pop() restrict(amp, cpu);
    static constexpr int capacity() restrict(amp, cpu) { return N; }
    template <typename U>
    friend bool operator<(const stack<U, 2> &a, const stack<U, 2> &b) restrict(amp, cpu);
};

template <typename T, int N>
void stack<T, N>::push(T x) restrict(amp, cpu)
{
    m_items[m_size++] = x;
}

template <typename T, int N>
template <typename U>
U stack<T, N>::pop() restrict(amp, cpu)
{
    return U(m_items[--m_size]);
}

template <typename... Ts> int count(const Ts &...) restrict(amp, cpu) { return int(sizeof...(Ts)); }
// CHECK:template <typename T, int N>
// CHECK-NEXT:class stack
// CHECK-NEXT:{
// CHECK-NEXT:    T m_items[N];
// CHECK-NEXT:    int m_size;
// CHECK-EMPTY:
// CHECK-NEXT:public:
// CHECK-NEXT:    __host__ __device__ stack() : m_size(0) {}
// CHECK-NEXT:    __host__ __device__ void push(T x);
// CHECK-NEXT:    template <typename U> __host__ __device__ U pop();
// CHECK-NEXT:    __host__ __device__ static constexpr int capacity() { return N; }
// CHECK-NEXT:    template <typename U>
// CHECK-NEXT:    friend __host__ __device__ bool operator<(const stack<U, 2> &a, const stack<U, 2> &b);
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:template <typename T, int N>
// CHECK-NEXT:__host__ __device__ void stack<T, N>::push(T x)
// CHECK-NEXT:{
// CHECK-NEXT:    m_items[m_size++] = x;
// CHECK-NEXT:}
// CHECK-EMPTY:
// CHECK-NEXT:template <typename T, int N>
// CHECK-NEXT:template <typename U>
// CHECK-NEXT:__host__ __device__ U stack<T, N>::pop()
// CHECK-NEXT:{
// CHECK-NEXT:    return U(m_items[--m_size]);
// CHECK-NEXT:}
// CHECK-EMPTY:
// CHECK-NEXT:template <typename... Ts> __host__ __device__ int count(const Ts &...) { return int(sizeof...(Ts)); }

int use() restrict(amp, cpu)
{
    stack<float, 4> s;
    s.push(1.5f);
    return s.pop<int>() + square(2) + count(1, 2.0f);
}
// CHECK:__host__ __device__ int use()
// CHECK-NEXT:{
// CHECK-NEXT:    stack<float, 4> s;
// CHECK-NEXT:    s.push(1.5f);
// CHECK-NEXT:    return s.pop<int>() + square(2) + count(1, 2.0f);
// CHECK-NEXT:}
