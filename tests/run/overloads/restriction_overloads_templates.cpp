// Templates overloaded on restrictions: constrained by SFINAE, specialized for
// both sides or for one, explicitly instantiated, members and friends of class
// templates, different names of template parameters.
// L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include <vector>
#include "check.h"
using namespace concurrency;

template <typename T>
typename std::enable_if<std::is_integral<T>::value, T>::type half(T x) { return x / 2; }
template <typename T>
typename std::enable_if<std::is_integral<T>::value, T>::type half(T x) restrict(amp) { return x / 2 + 100; }
template <typename T>
typename std::enable_if<std::is_floating_point<T>::value, T>::type half(T x) { return x * T(0.5); }
template <typename T>
typename std::enable_if<std::is_floating_point<T>::value, T>::type half(T y) restrict(amp) { return y * T(0.25); }

template <typename T> int kind(const T&) { return 1; }
template <typename T> int kind(const T&) restrict(amp) { return 2; }
template <> int kind<int>(const int& x) { return 10 + x; }
template <> int kind<int>(const int& x) restrict(amp) { return 20 + x; }
template <> int kind<float>(const float&) { return 30; }
template <> int kind(const unsigned&) restrict(amp) { return 40; }

template <typename T> T twice(T x) { return x + x; }
template <typename T> T twice(T x) restrict(amp) { return x * 3; }
template int twice<int>(int);
template int twice<int>(int) restrict(amp);
template float twice(float);
template double twice<double>(double) restrict(amp);

template <int A, int B> int pick(int x) { return A * 10 + B + x; }
template <int B, int A> int pick(int y) restrict(amp) { return B * 100 + A + y; }
template <typename... A> int number(A... a) { return sizeof...(a); }
int between;
template <typename... B> int number(B... b) restrict(amp) { return sizeof...(b) + 10; }

template <typename T, int N>
class matrix
{
    T d[N * N];

public:
    typedef T value;
    matrix() restrict(cpu, amp)
    {
        for (int i = 0; i < N * N; ++i)
            d[i] = T(i);
    }
    T trace() const;
    T trace() const restrict(amp);
    T at(int r, int c = 0) const { return d[r * N + c]; }
    T at(int r, int c = 1) const restrict(amp) { return d[r * N + c]; }
    template <typename U> U as(int i) const;
    template <typename U> U as(int i) const restrict(amp);
    value sum(value v) const;
    value sum(value v) const restrict(amp);
    friend matrix operator+(const matrix& a, const matrix&) { return a; }
    friend matrix operator+(const matrix&, const matrix& b) restrict(amp)
    {
        matrix m = b;
        m.d[0] = 50;
        return m;
    }
    template <typename S, int M> friend S first(const matrix<S, M>& m);
    template <typename S, int M> friend S first(const matrix<S, M>& m) restrict(amp);
};
template <typename T, int N> T matrix<T, N>::trace() const { return d[0] + d[N * N - 1]; }
template <typename T, int N> template <typename U> U matrix<T, N>::as(int i) const { return U(d[i]); }
template <typename T, int N> typename matrix<T, N>::value matrix<T, N>::sum(value v) const { return v + d[1]; }
template <typename S, int M> S first(const matrix<S, M>& m) { return m.d[0]; }
template <typename T, int N> T matrix<T, N>::trace() const restrict(amp) { return T(1000); }
template <typename A, int B> template <typename C> C matrix<A, B>::as(int i) const restrict(amp) { return C(d[i] + 1); }
template <typename T, int N> typename matrix<T, N>::value matrix<T, N>::sum(value w) const restrict(amp) { return w + d[2]; }
template <typename S, int M> S first(const matrix<S, M>& m) restrict(amp) { return m.d[2]; }

const int count = 15;
void all(int* out) restrict(cpu, amp)
{
    out[0] = half(4);
    out[1] = int(half(8.0f));
    out[2] = kind(1);
    out[3] = kind(1.0f);
    out[4] = kind(1u);
    out[5] = kind(out);
    out[6] = twice(2);
    out[7] = pick<1, 2>(0);
    out[8] = number(1, 2.0f, 3);
    matrix<int, 2> m;
    out[9] = m.trace();
    out[10] = m.at(1);
    out[11] = m.as<int>(1);
    out[12] = m.sum(5);
    out[13] = first(m);
    out[14] = (m + m).at(0, 0);
}

int main()
{
    const int on_cpu[count] = { 2, 4, 11, 30, 1, 1, 4, 12, 3, 3, 2, 1, 6, 0, 0 };
    const int on_amp[count] = { 102, 2, 21, 2, 40, 2, 6, 102, 13, 1000, 3, 2, 7, 2, 50 };
    int out[count];
    all(out);
    array_view<int, 1> v(count);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        int local[count];
        all(local);
        for (int i = 0; i < count; ++i)
            v[i] = local[i];
    });
    for (int i = 0; i < count; ++i)
    {
        CHECK_EQUAL(out[i], on_cpu[i]);
        CHECK_EQUAL(v[i], on_amp[i]);
    }
    return report();
}
