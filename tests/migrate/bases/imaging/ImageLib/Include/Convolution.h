#pragma once

#include <amp.h>

namespace Imaging { namespace Details {

    template <typename T, int N>
    struct Kernel1D
    {
        typedef T value_type;
        T weights[2 * N + 1];

        T operator[](int i) const restrict(cpu, amp) { return weights[i + N]; }
        static const int radius = N;
    };

    template <int N>
    inline Kernel1D<float, N> BoxKernel()
    {
        Kernel1D<float, N> kernel;
        for (int i = 0; i < 2 * N + 1; i++)
            kernel.weights[i] = 1.0f / (2 * N + 1);
        return kernel;
    }

    inline int Clamp(int value, int low, int high) restrict(cpu, amp)
    {
        return value < low ? low : (value > high ? high : value);
    }

    // Convolves each row; Horizontal selects the direction.
    template <typename K, bool Horizontal>
    class Convolver
    {
    public:
        typedef typename K::value_type T;

        Convolver(const K& kernel, concurrency::array_view<const T, 2> source, concurrency::array_view<T, 2> target)
            : m_kernel(kernel), m_source(source), m_target(target) {}

        void operator()(concurrency::index<2> idx) const restrict(amp)
        {
            T sum = 0;
            for (int i = -K::radius; i <= K::radius; i++)
            {
                const int y = Horizontal ? idx[0] : Clamp(idx[0] + i, 0, m_source.extent[0] - 1);
                const int x = Horizontal ? Clamp(idx[1] + i, 0, m_source.extent[1] - 1) : idx[1];
                sum += m_kernel[i] * m_source(y, x);
            }
            m_target[idx] = sum;
        }

    private:
        K m_kernel;
        concurrency::array_view<const T, 2> m_source;
        concurrency::array_view<T, 2> m_target;
    };
}}
