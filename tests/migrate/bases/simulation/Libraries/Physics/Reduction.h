#pragma once
#include <amp.h>
#include <vector>

namespace Sim { namespace Physics {

struct Plus
{
    template <typename T> T operator()(const T& a, const T& b) const restrict(cpu, amp) { return a + b; }
};

struct Larger
{
    template <typename T> T operator()(const T& a, const T& b) const restrict(cpu, amp) { return a < b ? b : a; }
};

template <typename T, typename Operation>
T Reduce(std::vector<T> values, T initial, Operation operation)
{
    if (values.empty())
        return initial;
    concurrency::array<T> data(static_cast<int>(values.size()), values.begin(), values.end());
    for (int count = data.extent[0]; count > 1;)
    {
        const int half = (count + 1) / 2;
        concurrency::parallel_for_each(concurrency::extent<1>(count - half), [&data, half, operation](concurrency::index<1> i) restrict(amp)
        {
            data[i] = operation(data[i], data[i + half]);
        });
        count = half;
    }
    T result;
    concurrency::copy(data.section(0, 1), &result);
    return operation(initial, result);
}

float Sum(const std::vector<float>& values);
float Maximum(const std::vector<float>& values);

}}
