// kind 1: global histogram array is never cleared before atomic increments; variable hist
#include <amp.h>
#include <iostream>
#include <vector>
using namespace concurrency;

static const int BINS = 32;

int main()
{
    const int n = 10000;
    std::vector<unsigned int> samples(n);
    unsigned int seed = 12345u;
    for (int i = 0; i < n; ++i)
    {
        seed = seed * 1664525u + 1013904223u;
        samples[i] = seed >> 8;
    }

    array_view<const unsigned int, 1> in(n, samples);
    array<unsigned int, 1> hist(BINS);

    parallel_for_each(in.get_extent(), [=, &hist](concurrency::index<1> i) restrict(amp)
    {
        const int bin = static_cast<int>(in[i] % BINS);
        atomic_fetch_add(&hist[bin], 1u); // FAULT
    });

    std::vector<unsigned int> result(BINS);
    concurrency::copy(hist, result.begin());
    unsigned int biggest = 0;
    for (int b = 0; b < BINS; ++b)
    {
        if (result[b] > biggest)
            biggest = result[b];
    }
    std::cout << "biggest bin " << biggest << "\n";
    return 0;
}
